"""Dawn: a turn begins with 1 Power, ends with a line in the log, and Equipment costs 1 less; for each of our games."""

from __future__ import annotations

from pathlib import Path

from archfoe.cards import EQUIPMENT, Player
from archfoe.core.game import Game
from archfoe.core.state import State
from archfoe.games.city.rules import CityPart
from archfoe.games.duel.rules import DuelPart
from archfoe.games.lineup.rules import LineupPart
from archfoe.games.shared.parts import Part
from archfoe.registry import Variant


class Dawn(Part):
    def at_turn_start(self, game: Game, s: State, seat: int) -> None:
        Player(game, seat).add_power(1)
        game.tell("dawned", seat, n=s.turn)

    def at_turn_end(self, game: Game, s: State, seat: int) -> None:
        game.tell("dusked", seat, n=s.power(seat))

    def cost(self, s: State, seat: int, card: int, so_far: int) -> int:
        return so_far - 1 if s.cards[card].type == EQUIPMENT else so_far


class LineupDawn(Dawn, LineupPart):
    pass


class DuelDawn(Dawn, DuelPart):
    pass


class CityDawn(Dawn, CityPart):
    pass


PARTS: dict[str, type[Part]] = {"lineup": LineupDawn, "duel": DuelDawn, "city": CityDawn}
THINGS = tuple(
    Variant(
        name=f"dawn-{game}",
        game=game,
        note="A turn begins with 1 Power, and Equipment costs 1 less.",
        api=1,
        part=part,
        rules=str(Path(__file__).with_name("rules.md")),
        words={"dawned": "see the sun rise", "dusked": "see it set with {n} Power"},
    )
    for game, part in PARTS.items()
)
