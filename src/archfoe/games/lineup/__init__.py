"""Games with a Line-Up: two to five players, each against each, and a stack of Super-Villains."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from archfoe.games.shared.choices import (
    DEALT,
    HERO_WAYS,
    HIDDEN,
    HUNT,
    ON_PATROL,
    SYNERGY,
    TEAM,
    TEAM_PLAYERS,
    TWO_DEALT,
    TWO_HEADS,
)
from archfoe.registry import GameType, Mode, Variant
from archfoe.registry.faces import faces_of

if TYPE_CHECKING:
    from archfoe.core.cards import Box, Card
    from archfoe.core.state import State
    from archfoe.games.options import Options
    from archfoe.games.shared.parts import Part
    from archfoe.games.shared.turns import Turns
    from archfoe.registry.questions import GameOptions, MixParts, Question


def _variant(name: str, note: str, exactly: int = 0) -> Variant:
    players = range(exactly, exactly + 1) if exactly else None
    return Variant(name=name, game="lineup", note=note, api=1, players=players)


class Lineup(GameType):
    name = "lineup"
    api = 1
    faces = faces_of(
        __name__,
        words="words:WORDS",
        bot="bot:KNOWLEDGE",
        checks="checks:LineupChecks",
        positions="positions:KEYS",
        feats="feats:FEATS",
    )
    figure = "Super Hero"
    players = range(2, 6)
    hero_ways = HERO_WAYS
    variants: tuple[Variant, ...] = (
        _variant(TWO_HEADS, "Two players with two Super Heroes each.", exactly=2),
        _variant(TEAM, "Two against two. Teammates sit across from each other and win together.", exactly=TEAM_PLAYERS),
        _variant(ON_PATROL, "The Line-Up is refilled when a player wants it, and what comes may attack."),
        _variant(SYNERGY, "Each Super Hero has a Hero card of its own set aside for its player."),
        _variant(HUNT, "A Super-Villain in a foe's discard pile may be hunted."),
        _variant(HIDDEN, "Super-Villains hide in the main deck."),
    )
    mix_ways = ("example", "random", "whole", "split")

    def rules(self, options: Options) -> Turns:
        from archfoe.games.lineup.variants import rules_of

        return rules_of(options)

    def new_state(self, options: Options, key: bytes) -> State:
        from archfoe.games.lineup.setup import new_state
        from archfoe.games.lineup.variants import facts_of

        return new_state(options, key, facts_of(options))

    def part_kind(self) -> type[Part]:
        from archfoe.games.lineup.rules import LineupPart

        return LineupPart

    def rule_tables(self) -> tuple[Mapping[str, str], ...]:
        from archfoe.games.lineup.rule_ids import RULE_OF

        return (RULE_OF,)

    def own_options(self) -> type[GameOptions]:
        from archfoe.games.lineup.options import LineupOptions

        return LineupOptions

    def questions(self, mode: Mode) -> tuple[Question, ...]:
        from archfoe.games.lineup.options import MATCH, PROMOS, VILLAINS

        return (MATCH, VILLAINS, PROMOS) if mode.mixed else (VILLAINS, PROMOS)

    def mix_parts(self, mode: Mode) -> MixParts:
        from archfoe.games.lineup.options import GROUPS_TO_MIX

        return GROUPS_TO_MIX

    def check(self, options: Options) -> Mapping[str, object]:
        from archfoe.games.lineup.options import check

        check(options)
        return {}

    def usual_way(self, mode: Mode) -> str:
        return TWO_DEALT if mode.mixed else DEALT

    def heroes_each(self, options: Options) -> int:
        return 2 if TWO_HEADS in options.variants else 1

    def teams(self, options: Options) -> tuple[int, ...]:
        in_teams = TEAM in options.variants
        return tuple(seat % 2 if in_teams else seat for seat in range(options.players))

    def guest(self, card: Card) -> Card | None:
        from archfoe.games.shared.mixing import for_a_lineup

        return for_a_lineup(card)

    def lacks(self, box: Box) -> str:
        from archfoe.games.lineup.options import lacks

        return lacks(box)


GAME: Final = Lineup()
