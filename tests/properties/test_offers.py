"""No offer tells the asked player of a hand, deck or pile that is hidden: it is the same whatever lies there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from archfoe.core.cards import MAIN_KIND, STARTER_KIND, SUPER_VILLAIN_KIND
from archfoe.core.filters import VILLAIN
from archfoe.core.player import Player
from archfoe.games.city.tiles import TILES
from archfoe.games.options import Options
from archfoe.sets import BOXES
from tests.properties.driver import TABLES, name_of, start
from tests.properties.offers import Leak, walk_and_compare
from tests.vocabulary import Table, rule, table

#: Tables at which some hand is hidden from somebody.
SECRETIVE = [options for options in TABLES if len(set(options.hands_seen_by)) > 1]
REBIRTH = BOXES["rebirth"]
ORDINARY = [card for card in REBIRTH.values() if card.kind in (MAIN_KIND, STARTER_KIND) and card.type != VILLAIN]
FOES = [card for card in REBIRTH.values() if card.type == VILLAIN and card.kind in (MAIN_KIND, SUPER_VILLAIN_KIND)]
SCARCE = ["Punch", "Run", "Helping Hand", "Weakness"]


def told(found: Iterator[Leak | None]) -> tuple[int, list[str]]:
    """How many worlds were compared, and the leaks among them."""
    pairs = list(found)
    return len(pairs), [str(leak) for leak in pairs if leak is not None]


@pytest.mark.pure
@pytest.mark.parametrize("options", SECRETIVE, ids=[name_of(options) for options in SECRETIVE])
def test_a_question_does_not_change_when_the_hidden_is_dealt_anew(options: Options) -> None:
    pairs, leaks = told(walk_and_compare(start(options, "offers"), name_of(options), decisions=50))
    assert leaks == []
    assert pairs > 40, "too few worlds to prove anything"


# Contests in the city: many cards offer a choice of players, who may have what the card is about


def contest(seed: str, **more: Any) -> Table:
    """Three players with few cards each, so that what is in a hand decides what could be done there."""
    dice = Random(seed)
    names = [card.name for card in ORDINARY]

    def some(n: int) -> list[str]:
        return [dice.choice(SCARCE if dice.random() < 0.5 else names) for _ in range(n)]

    piles = {f"{pile}{seat}": some(n) for seat in range(3) for pile, n in (("p", dice.randint(1, 2)), ("deck", 6))}
    return table("rebirth", players=3, variants=["competitive"], **piles | {"power": 30, "move": 3} | more)


def _rewards() -> Iterator[tuple[str, dict[str, Any], tuple[str, str]]]:
    for foe in FOES:
        yield foe.name, {"city": {"S5": [foe.name]}}, ("buy", foe.name)


def _plays() -> Iterator[tuple[str, dict[str, Any], tuple[str, str]]]:
    for card in ORDINARY:
        if "arget player" in card.text:
            yield card.name, {"p0": [card.name, "Punch"]}, ("play", card.name)


def _tiles() -> Iterator[tuple[str, dict[str, Any], tuple[str, str]]]:
    for tile in TILES.values():
        yield tile.name, {"tiles": {"L1": f"{tile.name} A"}, "at": {0: "L1"}}, ("location", "")


CHOICES = [*_rewards(), *_plays(), *_tiles()]


def _explore(name: str, position: dict[str, Any], wish: tuple[str, str], seeds: int = 4) -> tuple[int, list[str]]:
    pairs = 0
    leaks: list[str] = []
    for seed in range(seeds):
        t = contest(f"{name} {seed}", **position)
        n, found = told(walk_and_compare(t.game, f"{name} {seed}", decisions=4, wish=wish))
        pairs, leaks = pairs + n, leaks + found
    return pairs, leaks


@pytest.mark.pure
@rule("REB-9.7", "G-63")
@pytest.mark.parametrize(("name", "position", "wish"), CHOICES, ids=[name for name, _, _ in CHOICES])
def test_a_choice_of_players_tells_nothing_of_their_hands(
    name: str, position: dict[str, Any], wish: tuple[str, str]
) -> None:
    pairs, leaks = _explore(name, position, wish)
    assert leaks == []
    assert pairs > 10, "too few worlds to prove anything"


@pytest.mark.pure
@pytest.mark.parametrize("name", ["Count Vertigo", "Batcave"])
def test_a_planted_filter_is_seen(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the offer would be if it looked into the hands."""
    monkeypatch.setattr(Player, "as_known", Player.as_seat)
    _, position, wish = next(choice for choice in CHOICES if choice[0] == name)
    _, leaks = _explore(name, position, wish, seeds=12)
    assert leaks, "the filter was not noticed"


@rule("REB-9.7", "G-63", "RB-27")
def test_what_was_shown_may_be_looked_at() -> None:
    """A hand that the chooser knows is a hand that the offer may know."""
    t = table(
        "rebirth", players=3, variants=["competitive"], at={0: "L1"}, tiles={"L1": "Batcave A"}, move=2,
        p0=[], p1=["Punch"], p2=["Weakness"],
    )  # fmt: skip
    t.answer(0, "use Batcave")
    assert t.offered() == ["P1", "P2"]
    shown = table(
        "rebirth", players=4, variants=["competitive", "team"], at={0: "L1"}, tiles={"L1": "Batcave A"}, move=2,
        p1=["Punch"], p2=["Punch"], p3=["Punch"],
    )  # fmt: skip
    shown.answer(0, "use Batcave")
    assert shown.offered() == ["P1", "P3"]
