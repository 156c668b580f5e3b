"""The checks of variants, mixtures and matches: each must notice the harm that it is there for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from archfoe.core import decisions as ask
from archfoe.core.cards import MAIN_KIND, SUPER_VILLAIN_KIND, Card
from archfoe.core.decisions import MAIN_ACTION, Decision
from archfoe.core.game import Game
from archfoe.core.piles import DISCARD, LENT, LINEUP, MAIN, SET_ASIDE, STACK
from archfoe.core.state import State
from archfoe.games.build import build
from archfoe.games.lineup.rules import LineupRules
from archfoe.games.lineup.variants.hidden import Hidden
from archfoe.games.lineup.variants.hunt import Hunt
from archfoe.games.lineup.variants.synergy import Synergy
from archfoe.games.options import HIDDEN, HUNT, SYNERGY, Options
from archfoe.games.shared.mixing import GROUPS, SUPER_VILLAINS
from archfoe.sets import BOXES
from archfoe.sim import Plan, Seating, Violation, Watcher, recount, run
from archfoe.sim.checks import checks_of
from archfoe.sim.invariants import check_end
from archfoe.sim.questions import check_decision
from tests.oracle.lineup import HiddenWatch, HuntWatch, SynergyWatch
from tests.remembered import remember
from tests.vocabulary import Table, rule, table

UNITE, MIXED = "heroes_unite", "base+heroes_unite"


def asked(t: Table) -> Decision:
    (decision,) = t.game.waiting.values()
    return decision


# The second count


@rule("HU-4.1", "HU-4.2", "HU-4.3")
def test_the_second_count() -> None:
    t = table(
        UNITE,
        deck0=["Saint Walker", "Raven", "Raven", "Sciencell", "Talon", "Trigon"],
        deck1=["Larfleeze"] + ["Punch"] * 12,
        p1=["Vulnerability"],
    )
    # Saint Walker: himself and Raven; Sciencell: Talon and Trigon.
    assert recount.scores(t.state) == [2 + 1 + 1 + 2 + 1 + 6, 2]
    rings = ["Blue Lantern Power Ring", "Red Lantern Power Ring", "Star Sapphire Power Ring"]
    assert recount.scores(table(UNITE, deck0=rings, deck1=["Legion Flight Ring"]).state) == [9, 1]


def test_the_second_count_knows_every_card() -> None:
    for box in BOXES.values():
        assert isinstance(recount.points(list(box.values())), int)


@rule("HU-10.6")
def test_the_second_count_of_a_match() -> None:
    t = table(MIXED, deck0=["Kick"], deck1=["Kick"] * 3)
    assert recount.scores(t.state, (4, 1)) == [5, 4]
    assert recount.winners(t.state, (4, 1)) == (0,)
    assert recount.winners(t.state) == (1,)


@rule("HU-6.3", "G-4")
def test_a_card_set_aside_is_nobodys() -> None:
    t = table(UNITE, deck0=["Kick"], deck1=["Kick"], hero0="Hawkman", aside0=["Winged Warrior"], variants=[SYNERGY])
    assert recount.scores(t.state) == [1, 1]


# An instant win


def rings_and_kyle(*more: str) -> Table:
    rings = ["Green Lantern Power Ring", "Yellow Lantern Corps Power Ring", "Power Ring"]
    return table(MIXED, p0=["Kyle Rayner", *more], played0=rings[: 3 - len(more)], deck1=["Trigon"] * 9)


@rule("HU-4.4", "G-23")
def test_an_instant_win_needs_no_points() -> None:
    t = rings_and_kyle()
    t.play("Kyle Rayner")
    assert recount.won_at_once(t.state) == (0,)
    assert recount.winners(t.state) == (1,)
    check_end(t.state, checks_of(Options(MIXED, 2)))
    t.state.winners = (1,)
    with pytest.raises(Violation, match=r"the seats \(1,\) have won, and \(0,\) should have"):
        check_end(t.state, checks_of(Options(MIXED, 2)))


@rule("HU-4.4", "HU-10.9")
def test_no_instant_win_without_all_of_it() -> None:
    for played in (["Kyle Rayner", "Power Ring", "Legion Flight Ring"], ["Power Ring"] * 4):
        assert recount.won_at_once(table(MIXED, played0=played).state) == ()
    twice = ["Kyle Rayner", "Power Ring", "Power Ring", "Red Lantern Power Ring"]
    assert recount.won_at_once(table(MIXED, played0=twice).state) == ()


def test_a_player_who_has_won_does_not_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LineupRules, "win", lambda self, game, seat: None)
    t = rings_and_kyle()
    t.play("Kyle Rayner")
    watcher = Watcher.__new__(Watcher)
    watcher._turn, watcher._first, watcher._stack, watcher._watches = 1, 0, 3, []
    watcher._checks = checks_of(Options(UNITE))
    with pytest.raises(Violation, match="has won at once"):
        watcher._check_turn(t.state, asked(t))


# How a turn begins


@rule("HU-2.8")
def test_mr_freeze_may_leave_a_small_line_up() -> None:
    _, state = build(Options(UNITE), bytes(16))
    game = Game(LineupRules(Options(UNITE)), state)
    (decision,) = game.waiting.values()
    checks_of(Options(UNITE)).check_start(state, decision)
    state.put(state.piles[LINEUP][-1], MAIN)
    with pytest.raises(Violation, match="with 4 cards in the Line-Up"):
        checks_of(Options(UNITE)).check_start(state, decision)
    freeze = next(card for card, defn in enumerate(state.cards) if defn.name == "Mr. Freeze")
    state.put(freeze, STACK)
    checks_of(Options(UNITE)).check_start(state, decision)


@rule("HU-8.8")
def test_a_hidden_game_ends_with_the_main_deck() -> None:
    options = Options(UNITE, 2, (HIDDEN,))
    t = table(UNITE, variants=[HIDDEN], deck0=["Kick"], deck1=["Punch"], main=[])
    s = t.state
    s.over, s.winners = True, (0,)
    s.agenda.clear()
    check_end(s, checks_of(options))
    s.put(s.piles[LINEUP][-1], MAIN)
    with pytest.raises(Violation, match="without a reason"):
        check_end(s, checks_of(options))


# Questions


@rule("HU-6.3", "HU-6.5")
def test_a_card_set_aside_is_offered_to_its_owner_alone() -> None:
    t = table(UNITE, variants=[SYNERGY], hero0="Hawkman", aside0=["Winged Warrior"], hero1="Batgirl", power=6)
    check_decision(t.game, asked(t))
    aside, lineup = t.state.piles[SET_ASIDE][0], t.state.piles[LINEUP]
    for kind in (ask.GAIN_CARD, ask.BORROW_CARD, ask.DESTROY_CARD, ask.PLAY_CARD):
        check_decision(t.game, Decision(0, kind, [aside, *lineup]))
        with pytest.raises(Violation, match="Winged Warrior is offered from the card set aside"):
            check_decision(t.game, Decision(1, kind, [aside, *lineup]))
    t.state.between = True
    with pytest.raises(Violation, match="Winged Warrior is offered from the card set aside"):
        check_decision(t.game, Decision(0, ask.GAIN_CARD, [aside, *lineup]))


def test_a_purchase_of_a_card_set_aside_must_be_offered() -> None:
    t = table(UNITE, variants=[SYNERGY], hero0="Hawkman", aside0=["Winged Warrior"], power=6)
    less = [option for option in asked(t).options if option != ("buy", t.state.piles[SET_ASIDE][0])]
    with pytest.raises(Violation, match="buy Winged Warrior is not offered"):
        check_decision(t.game, Decision(0, MAIN_ACTION, less))


@rule("HU-8.2")
def test_a_refill_is_up_to_six_in_a_hidden_game() -> None:
    t = table(UNITE, variants=[HIDDEN, "on-patrol"], lineup=["Raven"] * 5)
    assert ("patrol",) in asked(t).options
    check_decision(t.game, asked(t))


# Synergy


def synergy() -> tuple[SynergyWatch, State]:
    t = table(UNITE, variants=[SYNERGY], hero0="Hawkman", hero1="Batgirl", aside0=["Winged Warrior"])
    watch = SynergyWatch()
    watch.turn_begins(t.state)
    return watch, t.state


@rule("HU-6.7")
def test_a_borrowed_card_comes_back_to_its_super_hero() -> None:
    watch, s = synergy()
    card = s.piles[SET_ASIDE][0]
    s.put(card, LENT)
    watch.look(s, Decision(0, MAIN_ACTION, [("end",)]))
    s.put(card, SET_ASIDE)
    watch.turn_begins(s)
    s.put(card, LENT)
    watch.look(s, Decision(0, MAIN_ACTION, [("end",)]))
    s.put(card, LINEUP)
    with pytest.raises(Violation, match="has not come back to its Super Hero"):
        watch.turn_begins(s)


@rule("HU-6.1", "HU-6.2")
def test_every_super_hero_begins_with_their_own_card() -> None:
    watch, s = synergy()
    s.put(s.piles[SET_ASIDE][0], SET_ASIDE + 1)
    with pytest.raises(Violation, match="who has another Super Hero"):
        watch.turn_begins(s)
    s.put(s.piles[SET_ASIDE + 1][0], LINEUP)
    with pytest.raises(Violation, match="Winged Warrior is not set aside for Hawkman"):
        SynergyWatch().turn_begins(s)
    watch.turn_begins(s)
    s.put(next(c for c in s.piles[LINEUP] if s.cards[c].name == "Winged Warrior"), SET_ASIDE)
    with pytest.raises(Violation, match="set aside in the middle of the game"):
        watch.turn_begins(s)


# Hunt


@rule("HU-7.1", "HU-7.2")
def test_what_may_be_hunted() -> None:
    t = table(
        UNITE,
        variants=[HUNT],
        players=3,
        discard0=["Amazo"],
        discard1=["Trigon", "Graves", "Raven"],
        p2=["H'el"],
        power=10,
    )
    watch, decision = HuntWatch(), asked(t)
    watch.look(t.state, decision)
    graves = ("hunt", next(c for c in t.state.piles[DISCARD + 1] if t.state.cards[c].name == "Graves"))
    trigon = ("hunt", next(c for c in t.state.piles[DISCARD + 1] if t.state.cards[c].name == "Trigon"))
    amazo = ("hunt", t.state.piles[DISCARD][0])
    assert graves in decision.options
    for wrong in ([], [graves, trigon], [graves, amazo]):
        with pytest.raises(Violation, match="is offered and may not be"):
            watch.look(t.state, Decision(0, MAIN_ACTION, [*wrong, ("end",)]))


def hunted(*answer: str | None) -> None:
    """One attempt on Graves, as the watch sees it."""
    t = table(UNITE, variants=[HUNT], p1=["Katana"], discard1=["Graves", "Trigon"], power=21)
    watch, s = HuntWatch(), t.state
    graves = next(card for card in s.piles[DISCARD + 1] if s.cards[card].name == "Graves")
    watch.look(s, asked(t))
    watch.chosen(s, ("hunt", graves))
    t.hunt("Graves")
    t.answer(1, *answer)
    watch.look(t.state, asked(t))


@rule("HU-7.1", "HU-7.4", "HU-7.5")
def test_a_hunt_by_the_rules_is_not_complained_about() -> None:
    hunted(None)
    hunted("Katana")


# Rules that are broken on purpose


def pay_always(self: Hunt, game: Game, s: State, seat: int, card: int) -> None:
    """Takes the Power even if the attempt is avoided."""
    do_hunt(self, game, s, seat, card)
    s.spent[seat] = self.rules.cost(s, seat, card)


def pay_never(self: Hunt, game: Game, s: State, seat: int, card: int) -> None:
    do_hunt(self, game, s, seat, card)
    s.spent[seat] = 0


def try_again(self: Hunt, game: Game, s: State, seat: int, card: int) -> None:
    """Forgets that an attempt was avoided."""
    do_hunt(self, game, s, seat, card)
    remember(s, "avoided", -1)


do_hunt = Hunt.hunt


@pytest.mark.parametrize(
    ("broken", "answer", "message"),
    [
        (pay_always, "Katana", "the hunt of Graves was avoided and cost 9 Power"),
        (pay_never, None, "Graves was hunted for 0 Power, and its price is 9"),
        (try_again, "Katana", "the hunt of Graves, Trigon is offered and may not be"),
    ],
)
def test_a_broken_hunt_is_caught(
    monkeypatch: pytest.MonkeyPatch, broken: Callable[..., None], answer: str | None, message: str
) -> None:
    monkeypatch.setattr(Hunt, "hunt", broken)
    with pytest.raises(Violation, match=message):
        hunted(answer)


def spare_nobody(self: Hunt, game: Game, s: State, seat: int, card: int, pile: int) -> None:
    """Who defeats a Super-Villain is attacked by the next like everybody."""


def never_appear(self: Hidden, game: Game) -> None:
    """Super-Villains lie in the Line-Up without a word."""


def set_nothing_aside(self: Synergy, s: State) -> None:
    """As if there were no variant."""


@pytest.mark.parametrize(
    ("owner", "name", "broken", "variant", "message"),
    [
        (Hunt, "after_buy", spare_nobody, HUNT, "is attacked by the next"),
        (Hidden, "after_task", never_appear, HIDDEN, "has not appeared"),
        (Synergy, "after_hands", set_nothing_aside, SYNERGY, "is not set aside for"),
    ],
)
def test_a_broken_rule_is_caught(
    monkeypatch: pytest.MonkeyPatch, owner: type, name: str, broken: Callable[..., None], variant: str, message: str
) -> None:
    monkeypatch.setattr(owner, name, broken)
    report = run(Plan((Seating(Options(UNITE, 3, (variant,)), ("random",) * 3),), 5, 1, check=True))
    assert report.failures
    assert all(message in failure.error for failure in report.failures)


@rule("HU-8.3")
def test_no_super_villain_lies_in_the_first_line_up() -> None:
    t = table(UNITE, variants=[HIDDEN], lineup=["Trigon"] + ["Raven"] * 5)
    with pytest.raises(Violation, match="in the first Line-Up"):
        HiddenWatch().turn_begins(t.state)
    t.state.turn = 2
    HiddenWatch().turn_begins(t.state)


# Mixtures


def cards_of(ours: tuple[str, ...]) -> tuple[Card, ...]:
    """Every group of the base set that is named, and the other ones of Heroes Unite."""
    return tuple(
        card
        for group, kind in GROUPS.items()
        for card in BOXES["base" if group in ours else "heroes_unite"].values()
        if (
            card.kind == SUPER_VILLAIN_KIND if group == SUPER_VILLAINS else card.kind == MAIN_KIND and card.type == kind
        )
    )


@rule("HU-10.1", "HU-10.5", "HU-10.8")
def test_mixtures() -> None:
    three = ("heroes", "villains", SUPER_VILLAINS)
    checks_of(Options(MIXED, mix="random")).check_mixture(cards_of(three))
    checks_of(Options(MIXED, mix="+".join(three))).check_mixture(cards_of(three))
    with pytest.raises(Violation, match="2 groups come from base, not 3"):
        checks_of(Options(MIXED, mix="random")).check_mixture(cards_of(three[:2]))
    with pytest.raises(Violation, match=r"and heroes\+villains\+locations should"):
        checks_of(Options(MIXED, mix="heroes+villains+locations")).check_mixture(cards_of(three))
    both = cards_of(three) + cards_of(("equipment", "locations", SUPER_VILLAINS))
    checks_of(Options(MIXED, mix="whole")).check_mixture(both)
    with pytest.raises(Violation, match="from two sets or from none"):
        checks_of(Options(MIXED, mix="random")).check_mixture(both)
    with pytest.raises(Violation, match="the Super-Villains come from two sets"):
        checks_of(Options(MIXED, mix="whole")).check_mixture(both + cards_of(()))
    with pytest.raises(Violation, match="has cards of another set"):
        checks_of(Options("base")).check_mixture(cards_of(three))
