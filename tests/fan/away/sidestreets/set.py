"""Side Streets: cards for a city, a variant of the city, and one for games with Characters."""

from __future__ import annotations

from typing import cast

from archfoe.cards import CityBox, Discard, Draw, Move, Player, Power
from archfoe.core.decisions import Reason
from archfoe.core.facts import Facts, changed
from archfoe.core.game import Game
from archfoe.core.state import State
from archfoe.games.city.rules import CityPart
from archfoe.games.duel.rules import DuelPart
from archfoe.games.shared.parts import Action, Doer
from archfoe.registry import Counts, Set, Variant

MOST_SEATS = 5
streets = CityBox("sidestreets", "Side Streets", {})
streets.hero("Night Warden", cost=4, vp=1, copies=6, play=(Power(2), Move(1)), assist=True, assist_range=2)
streets.equipment("Fire Escape", cost=2, vp=1, copies=6, play=(Power(1), Move(2)), subtype="Move")
streets.villain("Pickpocket", cost=3, vp=1, copies=4, attack=Discard(), reward=Draw(1), destination=2)


class ShortCut(CityPart):
    """Once in a turn the active Character may take a short cut: 1 Move more. It is remembered by the turn."""

    def new_facts(self) -> Taken:
        return Taken()

    def doers(self) -> dict[str, Doer]:
        return {"cut": self.take}

    def actions(self, game: Game, s: State, seat: int, options: list[Action]) -> list[Action]:
        if self.why_not(game, seat, "cut", -1) is None:
            options.insert(-1, ("cut",))
        return options

    def why_not(self, game: Game, seat: int, verb: str, card: int) -> Reason | None:
        if verb == "cut" and cast("Taken", game.state.facts[self.slot]).last == game.state.turn:
            return Reason("You have taken a short cut this turn.", "SIDE-1")
        return None

    def take(self, game: Game, s: State, seat: int) -> None:
        cast("Taken", s.own_facts(self.slot)).last = s.turn
        s.moves[seat] += 1
        game.tell("took a short cut", seat, rule="SIDE-1")


class Taken(Facts):
    last: int = -1  # the turn of the last one


class SecondWind(DuelPart):
    """Once in a game each player may draw two cards."""

    def new_facts(self) -> Winds:
        return Winds()

    def doers(self) -> dict[str, Doer]:
        return {"breathe": self.catch_breath}

    def actions(self, game: Game, s: State, seat: int, options: list[Action]) -> list[Action]:
        if self.why_not(game, seat, "breathe", -1) is None:
            options.insert(-1, ("breathe",))
        return options

    def why_not(self, game: Game, seat: int, verb: str, card: int) -> Reason | None:
        if verb == "breathe" and cast("Winds", game.state.facts[self.slot]).used[seat]:
            return Reason("You have had your second wind.", "SIDE-2")
        return None

    def catch_breath(self, game: Game, s: State, seat: int) -> None:
        winds = cast("Winds", s.own_facts(self.slot))
        winds.used = changed(winds.used, seat, True)
        game.tell("caught breath", seat, rule="SIDE-2")
        Player(game, seat).draw(2)


class Winds(Facts):
    used: tuple[bool, ...] = (False,) * MOST_SEATS  # seat -> has it had its second wind?


THINGS = (
    Set(
        name="sidestreets",
        title="Side Streets",
        game="city",
        box=streets,
        api=1,
        counts=Counts(16),
        notes="Drawn on a napkin.",
    ),
    Variant(
        name="short-cut",
        game="city",
        note="Once in a turn a Character may take a short cut, for 1 Move.",
        api=1,
        part=ShortCut,
        words={"cut": "take a short cut", "took a short cut": "take a short cut"},
        worths={"cut": 0.5},
    ),
    Variant(
        name="second-wind",
        game="duel",
        note="Once in a game each player may draw 2 cards.",
        api=1,
        part=SecondWind,
        words={"breathe": "catch your breath", "caught breath": "catch their breath"},
        worths={"breathe": 1},
    ),
)
