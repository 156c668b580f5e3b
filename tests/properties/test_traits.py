"""Secret Cards: nobody learns anything about another's, from no view, event or question; planted leaks are seen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from archfoe.core import decisions as ask
from archfoe.core.cards import PRIVATE_KIND, Card
from archfoe.core.events import LOOKED
from archfoe.core.game import Game
from archfoe.core.piles import HAND, UNDER, UNUSED, kind_of
from archfoe.core.state import State
from archfoe.games.city.rules import CityPart, CityRules
from archfoe.games.city.scenarios.hostages.traits import Traits
from archfoe.games.city.scenarios.hostages.verbs import SUSPICIOUS
from archfoe.games.options import Options
from archfoe.games.shared import assists
from archfoe.table.view import View
from archfoe.table.words.choices import question
from archfoe.table.worlds import another_world
from tests.properties.driver import start, walk
from tests.properties.test_secrets import Watchful, compare_worlds, watched, what_is_seen
from tests.server.desk import run
from tests.server.test_secrets import everything_sent
from tests.vocabulary import Table, rule, table

SCENARIO = Options("rebirth", 3, scenario=2, heroes="dealt")
#: Burdens that forbid something: who does the same under another one is seen doing the same.
FORBIDDING = ("Glutton", "Hoarder", "Suspicious")


def trait_of(s: State, seat: int) -> str:
    (card,) = s.piles[UNDER + seat]
    return s.cards[card].name


def traits_seen(view: View) -> list[list[str | None]]:
    return [[card.name if card else None for card in view.pile(UNDER + seat)] for seat in range(view.players)]


# What is seen


@rule("REB-31.3")
def test_only_its_holder_sees_a_secret_card() -> None:
    game = start(SCENARIO, "traits")
    names = [trait_of(game.state, seat) for seat in range(3)]
    assert len(set(names)) == 3
    for viewer in range(3):
        assert traits_seen(View(game, viewer)) == [[names[seat] if seat == viewer else None] for seat in range(3)]
    assert traits_seen(View(game, None)) == [[None]] * 3


@rule("REB-31.3", "RB-27")
def test_hands_lie_open_and_secret_cards_do_not() -> None:
    t = table("rebirth", scenario=2, p1=["Lois Lane"], under0=["Suspicious"], under1=["Glutton"])
    assert [card.name if card else None for card in t.view(0).pile(HAND + 1)] == ["Lois Lane"]
    assert traits_seen(t.view(0)) == [["Suspicious"], [None]]


@rule("REB-31.4")
def test_a_released_card_is_seen_by_all() -> None:
    t = table("rebirth", scenario=2, under0=["Suspicious"], facts={("fell super", 0): 1})
    t.use("Suspicious")
    for viewer in (0, 1, None):
        assert "Suspicious" in str(t.view(viewer).as_dict())


# Worlds


def worlds(seat: int | None, decisions: int = 60) -> list[tuple[Game, Game]]:
    game = start(SCENARIO, "worlds of traits")
    pairs = []
    for i, _ in enumerate(walk(game, "worlds of traits", decisions)):
        world = another_world(game, seat, f"{seat} {i}".encode())
        if world is not None:
            pairs.append((game.clone(), world))
    assert len(pairs) > decisions / 3, "too few worlds to prove anything"
    return pairs


@rule("REB-31.3")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_other_worlds_have_other_secret_cards(seat: int | None) -> None:
    pairs = worlds(seat)
    for other in range(3):
        dealt = {trait_of(world.state, other) for _, world in pairs}
        if other == seat:
            assert dealt == {trait_of(pairs[0][0].state, other)}
        else:
            assert len(dealt) == (3 if seat is not None else 4)  # also what nobody was given


@rule("REB-31.1")
def test_every_world_has_each_secret_card_once() -> None:
    for _, world in worlds(1):
        s = world.state
        found = [s.cards[card].name for pile in s.piles for card in pile if s.cards[card].kind == PRIVATE_KIND]
        assert len(found) == len(set(found)) == 4
        assert sum(s.where[card] == UNUSED for card, what in enumerate(s.cards) if what.kind == PRIVATE_KIND) == 1


# Two games that differ in one Secret Card


def swapped(s: State, one: int, other: int) -> State:
    """A copy in which two hidden cards have changed places."""
    twin = s.copy()
    swap = {one: other, other: one}
    for pile in {s.where[one], s.where[other]}:
        twin.own(pile)[:] = [swap.get(card, card) for card in s.piles[pile]]
    twin.where[one], twin.where[other] = s.where[other], s.where[one]
    twin.known = {swap.get(card, card): mask for card, mask in s.known.items()}
    return twin


def dealt(game: Game, traits: dict[int, str]) -> Game:
    """The same game with these Secret Cards."""
    twin = game.clone(log=True)
    for seat, name in traits.items():
        card = next(card for card, what in enumerate(game.state.cards) if what.name == name)
        held = twin._snapshot.piles[UNDER + seat][0]
        if card != held:
            twin._snapshot = swapped(twin._snapshot, held, card)
    twin.opening = None
    twin._restart()
    return twin


def twins(seed: str, holder: int, mine: str, others: str) -> tuple[Game, Game]:
    """The same game twice, in which one player holds different Secret Cards."""
    game = start(SCENARIO, seed)
    third = next(trait for trait in FORBIDDING if trait not in (mine, others))
    rest = dict(zip([seat for seat in range(3) if seat != holder], [third, "Glory Hound"], strict=True))
    return dealt(game, {holder: mine} | rest), dealt(game, {holder: others} | rest)


def seen_by_others(game: Game, insiders: set[int]) -> list[str]:
    return [what_is_seen(game, seat) for seat in (0, 1, 2, None) if seat not in insiders]


def is_release(game: Game, option: Any) -> bool:
    return bool(option[0] == "use" and kind_of(game.state.where[option[1]]) == UNDER)


def same_choice(one: Game, other: Game, seat: int, dice: Random) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """An answer that means the same in both games; None if there is none."""
    mine, theirs = one.waiting[seat], other.waiting[seat]
    if mine.kind is not theirs.kind or mine.kind is ask.DEFEND_TEAM:
        return ((), ()) if mine.least == theirs.least == 0 else None
    options = [option for option in mine.options if option in theirs.options]
    if mine.kind is ask.MAIN_ACTION:
        options = [option for option in options if not is_release(one, option)]
        if len(options) > 1 and dice.random() < 0.8:
            options.remove(("end",))
    if len(options) < mine.least:
        return None
    picked = dice.sample(options, max(mine.least, min(1, mine.most, len(options))))
    ways = [tuple(list(d.options).index(option) for option in picked) for d in (mine, theirs)]
    return ways[0], ways[1]


def suspicious(s: State) -> bool:
    return any(SUSPICIOUS in s.cards[card].standing for card in s.piles[UNDER + s.active])


def told_by_suspicion(one: Game, other: Game) -> set[int]:
    """Who could assist the active player in one of the games only: whom suspicion refuses must know it."""
    if suspicious(one.state) == suspicious(other.state):
        return set()
    return {seat for seat, d in one.waiting.items() if d.kind is assists.ASSIST}


def in_step(seed: str, holder: int, mine: str, others: str, decisions: int = 150) -> tuple[int, int]:
    """Plays both games alike; counts (moments compared, moments at which the others see a difference)."""
    one, other = twins(seed, holder, mine, others)
    dice = Random(f"{seed} {holder} {mine} {others}")
    moments = leaks = 0
    while one.waiting and other.waiting and moments < decisions:
        moments += 1
        insiders = {holder, *told_by_suspicion(one, other)}
        leaks += seen_by_others(one, insiders) != seen_by_others(other, insiders)
        if one.waiting.keys() != other.waiting.keys():
            return moments, leaks + 1  # somebody is waited for in one of the games only
        seat = dice.choice(sorted(one.waiting))
        answers = same_choice(one, other, seat, dice)
        if answers is None:
            break
        one.decide(seat, *answers[0])
        other.decide(seat, *answers[1])
    return moments, leaks


@rule("REB-31.3")
@pytest.mark.parametrize("holder", [0, 1, 2])
@pytest.mark.parametrize(("mine", "others"), [(a, b) for a in FORBIDDING for b in FORBIDDING if a < b])
def test_who_does_the_same_is_seen_doing_the_same(holder: int, mine: str, others: str) -> None:
    moments, leaks = in_step("steps", holder, mine, others)
    assert leaks == 0
    assert moments > 60, "the games part too early to prove anything"


# Who is asked: in each position P0 holds either a Secret Card that forbids what P0 is asked for, or one that does not


def attacked(under0: str, **position: Any) -> Table:
    """Scarecrow attacks P1 at the start of the turn of P1, in whose space P0 is."""
    at = {0: "S5", 1: "L2", 2: "L3"} | ({0: "L2"} if position.get("turn") else {})
    return table("rebirth", players=3, scenario=2, from_start=True, under0=[under0], at=at, **position)


NAMES = ("Ada", "Bo", "Cy")
SCARECROW = {"L2": ["Scarecrow"]}


@rule("REB-31.3", "REB-31.11")
def test_who_may_not_assist_is_asked_like_anybody_else() -> None:
    forbidden, free = (attacked(under0, turn=1, p0=["Green Arrow"]) for under0 in ("Hoarder", "Glutton"))
    assert free.view(0).kind is forbidden.view(0).kind is assists.ASSIST
    assert "any of your cards" in question(forbidden.view(0), NAMES) and "any of your cards" not in question(
        free.view(0), NAMES
    )
    cards = [[option.card for option in t.view(0).options if option.card] for t in (free, forbidden)]
    assert cards[0] and not cards[1]
    for viewer in (1, 2, None):
        assert 0 in forbidden.view(1).waiting
        assert what_is_seen(forbidden.game, viewer) == what_is_seen(free.game, viewer)
        assert run(everything_sent(forbidden.game, SCENARIO, viewer, 0)) == run(
            everything_sent(free.game, SCENARIO, viewer, 0)
        )
    for t in (forbidden, free):
        t.answer(0, None)
    for viewer in (1, 2, None):
        assert what_is_seen(forbidden.game, viewer) == what_is_seen(free.game, viewer)


@rule("REB-31.3", "REB-31.5")
def test_only_who_would_assist_learns_of_suspicion() -> None:
    wary, free = (attacked(under0, p1=["Green Arrow"], power=1) for under0 in ("Suspicious", "Glutton"))
    assert wary.asked() == free.asked() == [0, 1]
    assert [option.what for option in wary.view(1).options] == ["later", "quiet"]
    for viewer in (2, None):
        assert what_is_seen(wary.game, viewer) == what_is_seen(free.game, viewer)


# Planted leaks


def _show_traits(patch: pytest.MonkeyPatch) -> None:
    """A view that takes Secret Cards for cards of an open hand."""
    honest = View.pile

    def pile(view: View, pile: int) -> list[Card | None]:
        s = view._game.state
        return [s.cards[card] for card in s.piles[pile]] if kind_of(pile) == UNDER else honest(view, pile)

    patch.setattr(View, "pile", pile)


def _add_to_the_view(told: Callable[[Game], Any]) -> Callable[[pytest.MonkeyPatch], None]:
    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = View.as_dict
        patch.setattr(View, "as_dict", lambda view: {**honest(view), "planted": told(view._game)})

    return plant


def _who_may_help(game: Game) -> list[list[int]]:
    """Whom the rules let assist each player: it betrays suspicion."""
    mode = game.rules
    assert isinstance(mode, CityRules)
    return [mode.helpers(game.state, seat) for seat in range(3)]


def _what_is_left_over(game: Game) -> list[str]:
    """The Secret Cards that nobody was given, as a list of the box might tell."""
    s = game.state
    return sorted(s.cards[card].name for card in s.piles[UNUSED] if s.cards[card].kind == PRIVATE_KIND)


PLANTED = {
    "the cards themselves": _show_traits,
    "who may help": _add_to_the_view(_who_may_help),
    "what is left over": _add_to_the_view(_what_is_left_over),
}


@pytest.mark.pure
@pytest.mark.parametrize("plant", PLANTED.values(), ids=PLANTED.keys())
def test_planted_leaks_are_seen(plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch) -> None:
    assert compare_worlds(SCENARIO, "planted", limit=30)[1] == 0
    plant(monkeypatch)
    assert compare_worlds(SCENARIO, "planted", limit=30)[1] > 0
    assert in_step("planted", 1, "Glutton", "Suspicious", 30)[1] > 0


@pytest.mark.pure
@pytest.mark.parametrize(
    ("question", "other", "holder", "seed"),
    [
        ("offers", "Hoarder", 1, "steps 1"),
        ("offers", "Suspicious", 0, "steps 4"),
    ],
)
def test_a_question_that_is_not_asked_is_missed(
    question: str, other: str, holder: int, seed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If burdens say who is asked, the others see who is not."""
    assert in_step(seed, holder, "Glutton", other, 250)[1] == 0
    monkeypatch.setattr(Traits, question, getattr(CityPart, question))
    assert in_step(seed, holder, "Glutton", other, 250)[1] > 0


@pytest.mark.pure
def test_planted_talk_is_heard() -> None:
    class Careless(Watchful):
        careless = frozenset({LOOKED})

    with pytest.raises(AssertionError, match="some who do not know it"):
        watched(SCENARIO, "careless", Careless)
