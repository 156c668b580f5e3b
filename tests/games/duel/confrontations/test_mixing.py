"""Rivals mixed into Confrontations (CON-15.x, G-38, G-49), and mixtures that cannot be played."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from archfoe.agents import make_agent
from archfoe.core.cards import MAIN_KIND, Card
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import HEROES, KICKS, LINEUP, MAIN, REMOVED, SHELF, WEAKNESSES
from archfoe.games.duel.card import duel_card
from archfoe.games.duel.piles import NEXT
from archfoe.games.options import Options
from archfoe.sets import BOXES
from archfoe.sim.checks import checks_of
from archfoe.sim.questions import check_decision
from archfoe.table.session import Session
from tests.games.duel.confrontations.test_setup import SUPER_HEROES, SUPER_VILLAINS, characters, chosen
from tests.games.lineup.variants import choose, names, start
from tests.vocabulary import Table, rule, table

MIXED = "rivals+confrontations"
EIGHT = sorted(SUPER_HEROES | SUPER_VILLAINS)
#: Whose cards those of Rivals are.
BATMANS = {"Hero", "Equipment", "The Batcave", "Wayne Manor"}
JOKERS = {"Villain", "Super Power", "Abandoned Amusement Park", "Arkham Asylum"}
#: One or two of a side, and one of each side.
SOME_OUT = [
    ("Aquaman",),
    ("Circe",),
    ("Superman", "Wonder Woman"),
    ("Aquaman", "Zatanna Zatara"),
    ("Lex Luthor", "Circe"),
    ("Ocean Master", "Felix Faust"),
    ("Aquaman", "Circe"),
    ("Superman", "Aquaman", "Lex Luthor", "Felix Faust"),
]


def mix(seed: int = 1, players: int = 4, **options: Any) -> Session:
    return start(seed, MIXED, players=players, **options)


def mixed(**position: Any) -> Table:
    return table(MIXED, **position)


def main_cards(session: Session) -> list[Card]:
    """The main deck of the game, with what has come into the Line-Up or was taken out there."""
    state = session.game.state
    return [state.cards[card] for pile in (MAIN, LINEUP, REMOVED) for card in state.piles[pile]]


def copies(box: str) -> list[Card]:
    return [card for card in BOXES[box].of_kind(MAIN_KIND) for _ in range(card.copies)]


def out_of(session: Session) -> set[str]:
    """The Characters whose cards are not in the game."""
    return set(EIGHT) - {duel_card(card).symbol for card in main_cards(session) if card.set == "confrontations"}


def from_rivals(session: Session) -> list[Card]:
    return [card for card in main_cards(session) if card.set == "rivals"]


def is_of(card: Card, whose: set[str]) -> bool:
    return card.name in whose or card.type in whose


# Symbols


@rule("CON-15.1")
def test_every_card_of_the_main_deck_bears_a_symbol() -> None:
    assert Counter(duel_card(card).symbol for card in copies("confrontations")) == {
        "Superman": 14,
        "Lex Luthor": 13,
        "Wonder Woman": 14,
        "Circe": 12,
        "Aquaman": 14,
        "Ocean Master": 14,
        "Zatanna Zatara": 13,
        "Felix Faust": 14,
    }


# Which cards go and which come


@rule("CON-15.2", "G-49")
@pytest.mark.parametrize("out", SOME_OUT, ids="+".join)
def test_all_cards_of_the_symbols_go_and_as_many_of_rivals_come(out: tuple[str, ...]) -> None:
    cards = main_cards(mix(mix="+".join(out), players=2))
    gone = [card for card in copies("confrontations") if duel_card(card).symbol in out]
    assert len(cards) == 108
    assert Counter(card for card in cards if card.set == "confrontations") == Counter(
        card for card in copies("confrontations") if duel_card(card).symbol not in out
    )
    new = Counter(card for card in cards if card.set == "rivals")
    assert new.total() == len(gone)
    assert all(n <= card.copies for card, n in new.items())


@rule("CON-15.2", "G-49")
@pytest.mark.parametrize(
    ("side", "whose"), [(SUPER_HEROES, BATMANS), (SUPER_VILLAINS, JOKERS)], ids=["heroes", "villains"]
)
def test_batman_stands_in_for_heroes_and_the_joker_for_villains_type_by_type(side: set[str], whose: set[str]) -> None:
    pool = Counter(card.type for card in copies("rivals") if is_of(card, whose))
    assert pool.total() == 30
    for out in [*combinations(sorted(side), 1), *combinations(sorted(side), 2)]:
        new = from_rivals(mix(mix="+".join(out), players=2))
        assert all(is_of(card, whose) for card in new)
        gone = Counter(card.type for card in copies("confrontations") if duel_card(card).symbol in out)
        came = Counter(card.type for card in new)
        for kind, n in gone.items():  # as many of the type as there are; the others make up the number
            assert came[kind] >= min(n, pool[kind])


@rule("G-49")
@pytest.mark.parametrize(
    ("out", "kind", "costs"),
    [
        ("Wonder Woman", "Equipment", [3, 3]),
        ("Lex Luthor", "Villain", [3, 3, 4, 4, 5, 5, 6]),
        ("Circe", "Super Power", [4, 5]),
        ("Aquaman", "Location", [4]),
    ],
)
def test_cards_of_the_same_type_and_cost_come_if_rivals_has_them(out: str, kind: str, costs: list[int]) -> None:
    gone = [card.cost for card in copies("confrontations") if duel_card(card).symbol == out and card.type == kind]
    new = Counter(card.cost for card in from_rivals(mix(mix=out, players=2)) if card.type == kind)
    assert sorted(gone) == costs
    there = Counter(card.cost for card in copies("rivals") if card.type == kind)
    exact = Counter(gone) & there
    assert exact.total() >= len(costs) - 1
    assert new & exact == exact


@rule("CON-15.2", "CON-15.3")
def test_unless_said_otherwise_zatanna_and_felix_faust_make_room() -> None:
    session = mix()
    assert out_of(session) == {"Zatanna Zatara", "Felix Faust"}
    assert len(from_rivals(session)) == 13 + 14


@rule("CON-15.3")
def test_chance_leaves_out_one_of_each_side_and_never_superman_or_lex_luthor() -> None:
    seen = set()
    for seed in range(40):
        out = out_of(mix(seed, mix="random"))
        assert (len(out & SUPER_HEROES), len(out & SUPER_VILLAINS)) == (1, 1)
        seen |= out
    assert seen == set(EIGHT) - {"Superman", "Lex Luthor"}


@rule("CON-15.3")
def test_the_table_may_leave_out_superman_all_the_same() -> None:
    assert out_of(mix(mix="Superman")) == {"Superman"}


@rule("CON-15.2", "G-49")
def test_chance_spares_the_cards_of_who_is_played() -> None:
    for seed in range(20):
        session = mix(seed, mix="random", heroes="Wonder Woman, Batman vs Circe, The Joker")
        assert not out_of(session) & {"Wonder Woman", "Circe"}


@rule("CON-15.2")
def test_chance_leaves_out_nobody_of_a_side_that_is_played_by_all_who_might_go() -> None:
    session = mix(mix="random", players=3, heroes="Wonder Woman,Aquaman,Zatanna Zatara")
    (gone,) = out_of(session)
    assert gone in SUPER_VILLAINS - {"Lex Luthor"}
    assert len(main_cards(session)) == 108


@rule("CON-15.2")
def test_stacks_and_starting_decks_are_those_of_confrontations() -> None:
    view = mix().view(0)
    assert (names(view, KICKS), names(view, WEAKNESSES)) == (["Enhanced Strength"] * 16, ["Weakness"] * 16)


# Who plays


@rule("CON-15.4")
def test_batman_and_the_joker_are_played_with_their_characters_of_rivals() -> None:
    session = mix(heroes="Wonder Woman, Batman vs Circe, The Joker")
    assert characters(session) == ["Wonder Woman", "Circe", "Batman", "The Joker"]
    view = session.view(0)
    for seat, name in ((2, "Batman"), (3, "The Joker")):
        stack = [*view.known(HEROES + seat), *reversed(view.known(NEXT + seat))]
        assert [card.name for card in stack] == [f"{name} (Level {level})" for level in (1, 2, 3)]
        assert {card.set for card in stack} == {"rivals"}


@rule("CON-15.4")
@pytest.mark.parametrize(
    ("heroes", "says"),
    [
        ("Batman, Circe vs Superman, Aquaman", r"Batman stands with the heroes and cannot be a teammate of Circe"),
        (
            "Superman, The Joker vs Circe, Batman",
            r"Superman stands with the heroes and cannot be a teammate of The Jok",
        ),
        ("Superman, Aquaman vs Batman, Wonder Woman", r"Both teams stand with the heroes"),
    ],
)
def test_batman_stands_with_the_heroes_and_the_joker_with_the_villains(heroes: str, says: str) -> None:
    with pytest.raises(ArchfoeError, match=says):
        Options(MIXED, 4, heroes=heroes)


@rule("CON-15.4", "G-49")
def test_a_character_whose_cards_are_out_is_neither_dealt_nor_chosen() -> None:
    out = {"Aquaman", "Circe"}
    there = set(EIGHT) - out | {"Batman", "The Joker"}
    session = mix(mix="Aquaman+Circe", heroes="free", players=2)
    assert chosen(session, 0) == there
    choose(session, 0, "The Joker (Level 1)")
    assert chosen(session, 1) == there - {"The Joker"}
    dealt = set()
    for seed in range(60):
        session = mix(seed, mix="Aquaman+Circe")
        dealt |= set(characters(session))
        assert not {card.figure for card in session.view(0).known(SHELF)} & out
    assert dealt == there


@rule("G-49")
def test_the_mixture_of_three_players_may_leave_out_four_characters() -> None:
    session = mix(mix="Superman+Aquaman+Lex Luthor+Felix Faust", players=3)
    assert (len(main_cards(session)), len(from_rivals(session))) == (108, 14 + 14 + 13 + 14)


# Cards of Rivals among partners


@rule("CON-15.5")
def test_a_defense_of_rivals_may_protect_a_partner() -> None:
    t = mixed(players=4, p0=["Kryptonite"], p1=["Batarang"], p3=["Punch"], deck1=["Kick", "Punch"])
    t.play("Kryptonite")
    t.answer(1, "Batarang for P3")
    assert (t.discard(1), t.discard(3)) == (["Batarang", "Weakness"], [])
    assert t.hand(1) == ["Kick"]  # who uses it draws


@rule("CON-15.5")
@pytest.mark.parametrize("blocker", [1, 3])
def test_a_block_of_rivals_raises_the_cost_of_the_confronted_character_of_the_team(blocker: int) -> None:
    t = mixed(players=4, confronting=1, power=10, **{f"p{blocker}": ["Grappling Hook", "Grappling Hook"]})
    t.end()
    t.answer(blocker, "Grappling Hook")
    assert (t.figure_cost(1), t.figure_cost(3)) == (9 + 2, 9)
    t.answer(blocker, None)
    assert t.trophies(0) == []


@rule("CON-15.6", "RIV-11.2", "G-38")
@pytest.mark.parametrize(("bought", "drawn"), [("Enhanced Strength", 6), ("Kick", 5), ("Insanity", 6), ("Krypto", 5)])
def test_only_kick_is_left_out_by_the_joker(bought: str, drawn: int) -> None:
    t = mixed(hero0="The Joker", power=9, lineup=["Kick", "Insanity", "Krypto"])
    t.buy(bought)
    t.end()
    assert len(t.hand(0)) == drawn


# What cannot be agreed on


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (
            {"mix": "Aquaman", "heroes": "Superman, Aquaman vs Circe, Lex Luthor"},
            "Aquaman is played, so that Character's cards stay in: leave another one out, or use the mix random.",
        ),
        (
            {"heroes": "Superman, Zatanna Zatara vs Circe, Lex Luthor"},
            (
                "Zatanna Zatara is played, so that Character's cards stay in: leave another one out, or use the mix "
                "random."
            ),
        ),
        (
            {"mix": "Superman+Aquaman+Zatanna Zatara"},
            "Batman has cards for 2 Characters of the heroes and no more: leave out fewer.",
        ),
        (
            {"mix": "Circe+Lex Luthor+Felix Faust"},
            "The Joker has cards for 2 Characters of the villains and no more: leave out fewer.",
        ),
        ({"mix": "Circe+Circe"}, "The mixture names a Character twice: name each one that is left out once."),
        (
            {"mix": "Zatana"},
            "There is no Character to leave out, or way to mix, 'Zatana'. Did you mean 'Zatanna Zatara'?",
        ),
        ({"mix": "exampel"}, "There is no Character to leave out, or way to mix, 'exampel'. Did you mean 'example'?"),
        ({"players": 5}, "5 players cannot play rivals+confrontations: seat 2 to 4."),
        (
            {"match": True},
            "The option 'match' is only for base, ",
        ),
        (
            {"villains": 8 + 1},
            "The option 'villains' is only for base, ",
        ),
        (
            {"heroes": "two-dealt"},
            "You can't choose a Character by two-dealt in rivals+confrontations. Use dealt or free, or names.",
        ),
        (
            {"heroes": "Batman, Batman vs Circe, Lex Luthor"},
            "Batman is named twice; each Character is for one player only.",
        ),
    ],
)
def test_a_mixture_that_cannot_be_played_is_refused_in_one_sentence(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ArchfoeError) as refused:
        Options(**{"mode": MIXED, "players": 4, **wrong})
    assert str(refused.value).startswith(says)


def test_the_ways_to_mix_other_sets_are_none_here() -> None:
    for way in ("whole", "split", "heroes+villains+equipment"):
        with pytest.raises(ArchfoeError, match=r"no Character to leave out, or way to mix,"):
            Options(MIXED, mix=way)


def test_the_sets_and_the_characters_to_leave_out_may_be_written_freely() -> None:
    assert Options("confrontations+rivals") == Options(MIXED)
    assert Options(MIXED, mix="Aquaman + Circe") == Options(MIXED, mix="Aquaman+Circe")
    assert out_of(mix(mix="Aquaman + Circe")) == {"Aquaman", "Circe"}


def test_a_mixture_survives_as_plain_data_and_replays_with_the_same_cards() -> None:
    options = Options(MIXED, 4, ("any-sides",), mix="random", heroes="Batman, Circe vs The Joker, Superman")
    assert Options.from_dict(json.loads(json.dumps(options.as_dict()))) == options
    session = mix(mix="random", heroes="free")
    choose(session, 0, "Batman (Level 1)")
    again = Session.from_record(session.record())
    assert again.game.state == session.game.state


@rule("CON-13.4", "G-48")
def test_what_a_knock_out_brings_is_asked_in_no_confrontation() -> None:
    t = mixed(players=3, hero1="Lex Luthor (Level 3)", p0=["Red Hood", "Punch"], confronting=1, power=13)
    t.play("Red Hood")
    t.end()
    assert (t.asked(), t.view(0).kind.prompt, t.state.out) == ([0], "Destroy a card", (1,))
    assert t.target is None
    t.game.decide(0, *make_agent("greedy", 1).answer(t.view(0)))
    assert t.active == 2


@rule("CON-5.3", "G-45")
def test_who_is_helped_may_pay_for_what_an_assist_card_offers() -> None:
    t = mixed(players=4, hero0="Circe (Level 3)", p2=["The Riddler"], power=2)
    t.assist(2, "The Riddler")
    assert "use The Riddler" in " ".join(t.offered(0))
    (decision,) = [d for d in t.game.waiting.values() if d.seat == 0]
    check_decision(t.game, decision, checks_of(Options(MIXED, 4)))  # nothing is wrong with it
