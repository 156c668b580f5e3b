"""A hint is an answer that can be given, with a reason, and shows no more than its seat can know."""

from __future__ import annotations

from itertools import islice

import pytest

from archfoe.agents import make_agent
from archfoe.agents.advice import asked_before, where_it_counts
from archfoe.agents.candidates import Line
from archfoe.core.decisions import MAIN_ACTION
from archfoe.games.city.kinds import PLACE_CHARACTER
from archfoe.games.options import Options
from archfoe.review import hint
from archfoe.review.facts import facts
from archfoe.review.hint import BOT, Teacher, doing, instead_of
from archfoe.review.lines import brings_nothing
from archfoe.review.sights import HITS, Fact, looked_on
from archfoe.table.session import Session
from archfoe.table.view import View
from archfoe.table.words.choices import words_of
from archfoe.table.words.labels import labels
from tests.agents.redealt import pairs
from tests.games.city.scenes import scene
from tests.vocabulary import rule, table


@pytest.mark.parametrize(
    "options", [Options("base", 2), Options("confrontations", 4), Options("rebirth", 2)], ids=lambda o: o.mode
)
def test_games_that_look_the_same_get_the_same_hint(options: Options) -> None:
    looked_at = 0
    for game, world, seat in islice(pairs(options, "hints", limit=90, stride=4), 6):
        advised = hint(game, seat, budget=12)
        assert advised == hint(world, seat, budget=12)
        game.waiting[seat].check(advised.answer)
        looked_at += advised.rollouts > 0
    assert looked_at > 1


@pytest.mark.parametrize(("mode", "players"), [("base", 2), ("heroes_unite", 3), ("rivals", 2), ("rebirth", 2)])
def test_a_hint_is_what_the_same_bot_would_do(mode: str, players: int) -> None:
    session = Session.seeded(Options(mode=mode, players=players), ["Ann", *["greedy"] * (players - 1)], 6)
    looked_at = 0
    while looked_at < 8 and not session.game.over:
        advised = hint(session.game, 0, budget=12)
        there, _ = where_it_counts(session.game, 0, make_agent(BOT, 0))
        answer = Teacher(budget=12).answer(View(there, 0))
        assert asked_before(session.game, there, 0, answer) == advised.answer, advised
        looked_at += advised.rollouts > 0
        session.decide(0, *advised.answer)
    assert looked_at == 8


def test_a_hint_says_what_it_is_better_than() -> None:
    """By a word for the other choice, or that there is none to speak of."""
    session = Session.seeded(Options(players=2), ["Ann", "greedy"], 3)
    told: list[str] = []
    while len(told) < 20 and not session.game.over:
        advised = hint(session.game, 0, ["Ann", "Bob"], budget=24)
        if advised.rollouts:
            told.append(advised.why)
        session.decide(0, *advised.answer)
    plain = ("Play it first", "Nothing more is worth doing", "It makes little difference")
    compares = (
        "Better than ",
        " if you ",
        " does more than ",
        " more for you than ",
        " worth ",
        "place of better",
    )
    assert [why for why in told if not why.startswith(plain) and not any(words in why for words in compares)] == []
    assert any(why.startswith("Better than ") for why in told)


def test_what_else_could_be_done_is_named_in_good_english() -> None:
    assert [doing(words) for words in ("buy Kick", "use Batcave", "put it there", "end turn", "don't confront")] == [
        "buying Kick",
        "using Batcave",
        "putting it there",
        "ending your turn",
        "not confronting",
    ]
    assert doing("do not draw a card") == "not drawing a card"


def test_a_hint_names_what_to_do_and_why() -> None:
    session = Session.seeded(Options(players=2, heroes="The Flash,Batman"), ["Ann", "greedy"], 4)
    while session.view(0).kind is not MAIN_ACTION or session.view(0).options[0].what != "buy":
        session.decide(0, *hint(session.game, 0, budget=0).answer)
    advised = hint(session.game, 0, ["Ann", "greedy"])
    assert advised.words.startswith("buy ") and advised.cards[0].startswith("base/")
    assert advised.rollouts > 50 and 0 < (advised.chance or 0) < 1
    assert advised.why[0].isupper() and advised.why.endswith(".")
    assert advised == hint(session.game, 0, ["Ann", "greedy"])


def test_without_roll_outs_it_is_a_bots_answer_with_a_plain_reason() -> None:
    t = table("base", p0=["Punch", "Kick"])
    advised = hint(t.game, 0, budget=0)
    assert advised.words in ("play Punch", "play Kick") and advised.rollouts == 0 and advised.chance is None
    assert advised.why == "Play it first: then you see what you can do."


def test_nothing_to_choose_is_said() -> None:
    t = table("base", p0=[])
    while t.game.waiting[0].kind is MAIN_ACTION and len(t.game.waiting[0].options) > 1:
        t.game.decide(0, 0)
    assert hint(t.game, 0).why == "There is nothing else to choose."


def line(view: View, label: str, *then: str) -> Line:
    cards = {card.name: card for card in (*view.lineup, *[o.card for o in view.options if o.card is not None])}
    return Line((labels(view).index(label),), tuple([cards[name] for name in then]))


def test_a_card_that_is_destroyed_is_told_of() -> None:
    t = table("base", p0=["Heat Vision"], discard0=["Weakness", "Super Strength", "Punch", "X-Ray Vision", "Lobo"])
    t.play("Heat Vision")
    view = t.view(0)
    weakness, punch, strong = (line(view, name) for name in ("Weakness", "Punch", "Super Strength"))
    assert facts(view, strong, weakness) == ["Weakness does nothing for you and costs Victory Points."]
    assert facts(view, strong, punch) == ["Punch does less than your other cards, which then come up more often."]
    assert facts(view, punch, strong) == []


def test_purchases_with_a_part_in_common_are_told_apart_by_the_rest() -> None:
    t = table(
        "base", p0=["Super Strength", "Kick"], lineup=["Bane", "The Riddler", "Nth Metal", "Bulletproof", "Robin"]
    )
    t.play("Super Strength")
    t.play("Kick")
    view = t.view(0)
    both, alone = line(view, "buy Bulletproof", "Kick"), line(view, "buy Bulletproof")
    assert instead_of(view, both, alone, ["Ann", "Bob"]) == "if you buy only Bulletproof"
    assert instead_of(view, alone, both, ["Ann", "Bob"]) == "if you also buy Kick"
    assert instead_of(view, both, line(view, "end turn"), ["Ann", "Bob"]) == "if you end your turn"
    assert instead_of(view, both, line(view, "buy Bane"), ["Ann", "Bob"]) == "if you buy Bane"
    assert facts(view, alone, both) == ["Kick costs only Power that is lost otherwise."]
    assert facts(view, both, alone) == [], "nobody is told to leave what does more than a Punch"


def test_a_way_in_the_city_is_told_by_what_can_be_paid_for_there() -> None:
    city = {"S1": ["Bane", "Lois Lane"], "S5": ["Super Strength"]}
    t = table("rebirth", city=city, at={0: "L1", 1: "L3"}, power=6, move=1)
    view = t.view(0)
    there = dict(zip(labels(view), view.options, strict=True))
    speaks = words_of(view).speaks_for
    assert speaks(there["walk to slot 1"], view) == "You can defeat Bane there."
    assert speaks(there["walk to slot 5"], view) == "", "it costs more than there is Power"


def test_nobody_is_told_to_use_up_what_brings_nothing_here() -> None:
    """Superman gives Power for each Villain in his space: one step away that defeats Bane, here it is lost."""
    city = {"S1": ["Bane"], "S5": ["Lois Lane"]}
    t = table("rebirth", hero0="Superman", city=city, at={0: "L1", 1: "L3"}, power=6, move=2)
    view = t.view(0)
    use = next(Line((i,)) for i, option in enumerate(view.options) if option.what == "use")
    assert brings_nothing(view, use)
    assert hint(t.game, 0, ["Ann", "Bob"]).words != "use Superman"
    there = table("rebirth", hero0="Superman", city=city, at={0: "S1", 1: "L3"}, power=6, move=2).view(0)
    assert not brings_nothing(there, next(Line((i,)) for i, o in enumerate(there.options) if o.what == "use"))


def test_an_attack_that_is_not_avoided_counts_as_a_hit() -> None:
    t = table("base", p0=["Bane"], p1=["Lasso of Truth", "Kick"], deck0=["Punch"] * 9, deck1=["Punch"] * 9)
    t.play("Bane")
    view = t.view(1)
    deals = looked_on(view, (line(view, "Lasso of Truth"), Line(())), 4, "test", turns=1)
    assert [[one[Fact(HITS)] for one in both] for both in deals] == [[0, 1]] * 4


@rule("REB-6.5")
@pytest.mark.parametrize(("space", "said"), [("S3", True), ("S1", False)])
def test_who_is_placed_looks_at_who_is_about_to_reach_a_destination(space: str, said: bool) -> None:
    """In slot 3 Bane is one step from Location 4, his Destination; in slot 1 he has further to go."""
    t = scene(0, at={0: None}, city={space: ["Bane"]}, p0=["Punch"] * 3 + ["Run"] * 2, turn_number=1, from_start=True)
    assert t.view(0).kind is PLACE_CHARACTER
    advised = hint(t.game, 0, budget=12)
    assert (advised.why == "Bane would reach its Destination next: there you hold it.") is said
    assert (advised.words == "slot 3") is said or not said
