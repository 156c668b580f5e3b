"""Whole games of scenarios and contests with one rule broken are caught."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from archfoe.core.cards import SECRET_KIND
from archfoe.core.game import Game
from archfoe.core.piles import DESTROYED, UNDER, UNUSED
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city import market, villains
from archfoe.games.city.checks.second_telling import CityRetold
from archfoe.games.city.missions import Missions
from archfoe.games.city.parts import CityPart
from archfoe.games.city.scenarios.black_diamond.rules import BlackDiamond
from archfoe.games.city.scenarios.exodus.rules import Exodus
from archfoe.games.city.scenarios.lights_out.rules import LightsOut
from archfoe.games.city.scenarios.new_dawn.rules import NewDawn
from archfoe.games.city.scenarios.open_cells.rules import OpenCells
from archfoe.games.city.scenarios.stolen_seconds.rules import StolenSeconds
from archfoe.games.city.scenarios.walking_catastrophe.rules import WalkingCatastrophe
from archfoe.games.city.tables.contest import Contest
from archfoe.games.options import Options
from archfoe.games.shared.piles import TROPHIES
from archfoe.sim import Plan, Seating, Violation, run
from tests.games.city.checks.test_whole_games import a_turn_later
from tests.remembered import remember, remembered
from tests.vocabulary import Table, rule, table

CONTEST = ("competitive",)


def nothing(*arguments: Any) -> None:
    """The rule is forgotten."""


def never(*arguments: Any) -> bool:
    return False


def free(*arguments: Any) -> int:
    return 0


def two_at_once(self: Exodus, game: Game, s: State, seat: int, space: int) -> None:
    rescue(self, game, s, seat, space)
    remember(s, ("carried", seat), remembered(s, ("carried", seat)) + 1)


def destroy_escapees(self: OpenCells, me: Player, card: int) -> bool:
    me.s.put(card, DESTROYED)
    return True


def no_bonus(self: Contest, me: Player, card: int) -> bool:
    self.rules.basic_take_away(me, card)
    me.s.put(card, TROPHIES + me.seat)
    return True


def a_secret_for_the_first_only(self: BlackDiamond, game: Game) -> None:
    s = game.state
    s.put(next(card for card in s.piles[UNUSED] if s.cards[card].kind == SECRET_KIND), UNDER)


rescue = Exodus.rescue


def first_error(options: Options, bot: str, most: int = 16) -> str:
    """What goes wrong in the first checked game in which anything does."""
    seatings = (Seating(options, (bot,) * options.players),)
    for number in range(most):
        for failure in run(Plan(seatings, 1, f"broken {number}", check=True)).failures:
            return failure.error
    return "nothing went wrong"


SUPER_VILLAINS = ["Ocean Master", "Gorilla Grodd", "Circe", "Sinestro", "Despero"]


def steps(scenario: int, city: dict[str, list[str]], threat: int) -> tuple[Table, CityRetold]:
    """A turn that is about to end; as many Super-Villains have come as the Threat says."""
    retold = CityRetold(Options("rebirth", 2, scenario=scenario))
    came = sum(name in (*SUPER_VILLAINS, "Brainiac", "Doomsday") for names in city.values() for name in names)
    gone = SUPER_VILLAINS[: threat - retold.first_threat - came]
    t = table("rebirth", scenario=scenario, city=city, threat=threat, destroyed=gone, facts={"defeated": len(gone)})
    return t, retold


@rule("REB-19.6", "REB-19.9", "REB-33.6", "REB-33.8")
@pytest.mark.parametrize(
    ("scenario", "city", "threat", "owner", "name", "broken", "message"),
    [
        (3, {"L1": ["Doomsday"]}, 1, WalkingCatastrophe, "_walks_on", nothing, "Doomsday should be in space 2"),
        (3, {"L1": ["Doomsday"]}, 1, WalkingCatastrophe, "after_hit", nothing, "Doomsday should be in space 2"),
        (3, {"S1": ["Bane"]}, 4, villains, "HASTE", "forgotten", "Bane should be in space 3"),
        (8, {"S5": ["Brainiac"]}, 4, villains, "SUPERS_SLIP_AWAY", "forgotten", "Brainiac should be in space 0"),
        (2, {"L4": ["Firefly"]}, 0, OpenCells, "after_hit", nothing, "space 6 should have 1 damage"),
        (6, {"L2": ["Brainiac"]}, 4, villains, "HEAVY_BLOWS", "forgotten", "space 2 should have 2 damage"),
    ],
)
def test_broken_steps_are_caught(
    monkeypatch: pytest.MonkeyPatch,
    scenario: int,
    city: dict[str, list[str]],
    threat: int,
    owner: Any,
    name: str,
    broken: Any,
    message: str,
) -> None:
    a_turn_later(*steps(scenario, city, threat))
    monkeypatch.setattr(owner, name, broken)
    with pytest.raises(Violation, match=message):
        a_turn_later(*steps(scenario, city, threat))


@pytest.mark.parametrize(
    ("options", "bot", "owner", "name", "broken", "message"),
    [
        ((2, 2), "random", OpenCells, "after_hit", nothing, "should have . damage after the Attacks"),
        ((2, 2), "greedy", OpenCells, "instead_of_take_away", destroy_escapees, "may not lie in the destroyed pile"),
        ((3, 4), "random", BlackDiamond, "burdened", never, "Run has given|is offered as an Assist|may be bought"),
        ((2, 4), "greedy", BlackDiamond, "surcharge", free, "too far or too dear|was bought for"),
        (
            (2, 4),
            "random",
            BlackDiamond,
            "before_opening",
            a_secret_for_the_first_only,
            "Secret Cards have been passed",
        ),
        ((3, 4), "random", villains, "WEAKNESS_EACH", "forgotten", "Weaknesses were gained when each"),
        ((2, 4), "greedy", market, "GUARDED_GOODS", "forgotten", "too far or too dear"),
        ((2, 5), "random", LightsOut, "after_entry_attack", nothing, "is not dark"),
        ((2, 5), "random", LightsOut, "before_opening", nothing, "begin dark"),
        ((2, 5), "random", LightsOut, "price", 1, r"may light in \[.\]"),
        ((2, 6), "random", Exodus, "_lose", nothing, "civilians are lost in space"),
        ((2, 6), "random", Exodus, "rescue", two_at_once, "civilians and are|carries"),
        ((2, 6), "random", Exodus, "actions", CityPart.actions, r"may (rescue|board) in \[\]"),
        (
            (3, 6),
            "random",
            villains,
            "HEAVY_BLOWS",
            "forgotten",
            "should have . damage after the Attacks|lost in space",
        ),
        ((4, 7), "greedy", StolenSeconds, "_turn_back", nothing, "that should have gone to the city"),
        ((2, 8), "random", NewDawn, "after_entry_attack", nothing, "Darkseid has not come at Threat"),
        ((2, 8), "greedy", market, "IN_LEAGUE", "forgotten", "too far or too dear|was bought for"),
        ((1, 8), "greedy", Missions, "_complete", nothing, "should be completed"),
        (
            (2, 0),
            "greedy",
            Contest,
            "instead_of_take_away",
            no_bonus,
            "0 points more for fortified Villains, and 1 for certain",
        ),
        ((2, 0), "greedy", Contest, "surcharge", free, "too far or too dear|was bought for"),
        ((2, 0), "random", Contest, "instead_of_opening", never, "or a Villain"),
        ((2, 0), "greedy", Contest, "instead_of_take_away", never, "may not lie in the destroyed pile|score pile"),
    ],
)
def test_a_broken_rule_is_caught(
    monkeypatch: pytest.MonkeyPatch,
    options: tuple[int, int],
    bot: str,
    owner: Any,
    name: str,
    broken: Callable[..., Any],
    message: str,
) -> None:
    """`options` are players and scenario, 0 for a contest."""
    players, scenario = options
    made = Options("rebirth", players, () if scenario else CONTEST, scenario=scenario or 1)
    monkeypatch.setattr(owner, name, broken)
    assert re.search(message, first_error(made, bot))
