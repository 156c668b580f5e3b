"""Whole games of scenarios and contests with one rule broken are caught."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from archfoe.core.cards import PRIVATE_KIND
from archfoe.core.game import Game
from archfoe.core.piles import UNDER, UNUSED
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city import market, villains
from archfoe.games.city.missions import Missions
from archfoe.games.city.rules import CityPart
from archfoe.games.city.scenarios.distractions.rules import Distractions
from archfoe.games.city.scenarios.hostages.rules import Hostages
from archfoe.games.city.scenarios.mischief.rules import Mischief
from archfoe.games.city.tables.contest import Contest
from archfoe.games.options import Options
from archfoe.games.shared.piles import TROPHIES
from archfoe.sim import Violation
from tests.games.city.checks.test_whole_games import a_turn_later, first_error
from tests.oracle.city.second_telling import CityRetold
from tests.remembered import remember, remembered
from tests.vocabulary import Table, rule, table

CONTEST = ("competitive",)


def nothing(*arguments: Any) -> None:
    """The rule is forgotten."""


def never(*arguments: Any) -> bool:
    return False


def free(*arguments: Any) -> int:
    return 0


def without_price(*arguments: Any) -> str:
    """Nobody lacks anything."""
    return ""


def two_at_once(self: Hostages, game: Game, s: State, seat: int, space: int) -> None:
    free_one(self, game, s, seat, space)
    remember(s, ("led", seat), remembered(s, ("led", seat)) + 1)


def no_bonus(self: Contest, me: Player, card: int, space: int) -> None:
    me.s.put(card, TROPHIES + me.seat)


def a_secret_for_the_first_only(self: Hostages, game: Game) -> None:
    s = game.state
    s.put(next(card for card in s.piles[UNUSED] if s.cards[card].kind == PRIVATE_KIND), UNDER)


free_one = Hostages.free


SUPER_VILLAINS = ["Deathstroke", "Amazo", "General Zod", "Sinestro", "Despero"]


def steps(scenario: int, city: dict[str, list[str]], threat: int) -> tuple[Table, CityRetold]:
    """A turn that is about to end; as many Super-Villains have come as the Threat says."""
    retold = CityRetold(Options("rebirth", 2, scenario=scenario))
    came = sum(name in (*SUPER_VILLAINS, "Lex Luthor", "Mister Mxyzptlk") for names in city.values() for name in names)
    gone = SUPER_VILLAINS[: threat - retold.first_threat - came]
    t = table("rebirth", scenario=scenario, city=city, threat=threat, destroyed=gone, facts={"defeated": len(gone)})
    return t, retold


@rule("REB-19.6", "REB-19.9", "REB-33.6", "REB-33.8")
@pytest.mark.parametrize(
    ("scenario", "city", "threat", "owner", "name", "broken", "message"),
    [
        (3, {"L1": ["Mister Mxyzptlk"]}, 2, Mischief, "after_attack", nothing, "Mister Mxyzptlk should be in space 2"),
        (4, {"S1": ["Bane"]}, 1, villains, "HASTE", "forgotten", "Bane should be in space 3"),
        (3, {"S5": ["Lex Luthor"]}, 2, villains, "SUPERS_SLIP_AWAY", "forgotten", "Lex Luthor should be in space 0"),
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
        ((3, 2), "random", Hostages, "burdened", never, "is offered as an Assist|may be bought"),
        ((2, 2), "random", Hostages, "before_opening", a_secret_for_the_first_only, "Secret Cards have been passed"),
        ((2, 2), "random", villains, "WEAKNESS_EACH", "forgotten", "Weaknesses were gained when each"),
        ((2, 3), "greedy", market, "GUARDED_GOODS", "forgotten", "too far away or costs too much"),
        ((2, 4), "random", Distractions, "after_attack", nothing, "no Distraction lies in space"),
        ((2, 4), "random", Distractions, "before_opening", nothing, "begins with Distractions"),
        ((2, 4), "random", Distractions, "lacking", without_price, r"may clear in \[.\]"),
        ((2, 2), "random", Hostages, "_lose", nothing, "hostages are lost in space"),
        ((2, 2), "random", Hostages, "free", two_at_once, "hostages and are|leads"),
        ((2, 2), "random", Hostages, "actions", CityPart.actions, r"may (free|hand_over) in \[\]"),
        ((1, 3), "greedy", Missions, "_complete", nothing, "should be completed"),
        (
            (2, 0),
            "greedy",
            Contest,
            "after_fell",
            no_bonus,
            "0 points more for fortified Villains, and 1 for certain",
        ),
        ((2, 0), "greedy", Contest, "surcharge", free, "too far away or costs too much|was bought for"),
        ((2, 0), "random", Contest, "instead_of_opening", never, "or a Villain"),
        ((2, 0), "greedy", Contest, "after_fell", never, "may not lie in the destroyed pile|score pile"),
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
