"""Games with Characters that Confront each other: two players, three, or two teams of two."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from archfoe.games.duel.kinds import ASSIST
from archfoe.games.duel.piles import DUEL_PILES
from archfoe.games.shared.choices import ANY_SIDES, DEALT, FREE, TEAM_PLAYERS
from archfoe.registry import GameType, Mode, Variant
from archfoe.registry.faces import faces_of
from archfoe.registry.questions import MixParts

if TYPE_CHECKING:
    from archfoe.core.cards import Box, Card
    from archfoe.core.state import State
    from archfoe.games.options import Options
    from archfoe.games.shared.parts import Part
    from archfoe.games.shared.turns import Turns
    from archfoe.registry.questions import GameOptions


class Duel(GameType):
    name = "duel"
    api = 1
    faces = faces_of(
        __name__,
        words="words:WORDS",
        wire="wire:WIRE",
        bot="bot.knowledge:KNOWLEDGE",
        checks="checks:DuelChecks",
        positions="positions:KEYS",
        feats="feats:FEATS",
    )
    figure = "Character"
    piles = DUEL_PILES
    players = range(2, TEAM_PLAYERS + 1)
    hero_ways = (DEALT, FREE)
    variants = (Variant(name=ANY_SIDES, game="duel", note="Heroes and villains may be teammates.", api=1),)
    mix_ways = ("example", "random")

    def box(self) -> type[Box]:
        from archfoe.games.duel.cards import DuelBox

        return DuelBox

    def rules(self, options: Options) -> Turns:
        from archfoe.games.duel.tables import rules_of

        return rules_of(options)

    def new_state(self, options: Options, key: bytes) -> State:
        return self.start(options, key)[1]

    def start(self, options: Options, key: bytes) -> tuple[Turns, State]:
        from archfoe.games.duel.setup import new_state
        from archfoe.games.duel.tables import rules_of

        rules = rules_of(options)
        return rules, new_state(options, key, rules.new_facts())

    def part_kind(self) -> type[Part]:
        from archfoe.games.duel.rules import DuelPart

        return DuelPart

    def rule_tables(self) -> tuple[Mapping[str, str], ...]:
        from archfoe.games.duel.rule_ids import CONFRONTATIONS_RULES, RIVALS_RULES

        return RIVALS_RULES, CONFRONTATIONS_RULES

    def check(self, options: Options) -> Mapping[str, object]:
        from archfoe.games.duel.options import check

        return check(options)

    def check_figures(self, options: Options, chosen: list[Card]) -> None:
        from archfoe.games.duel.options import check_sides

        if self.partners(options) and ANY_SIDES not in options.variants:
            check_sides(chosen)

    def own_options(self) -> type[GameOptions]:
        from archfoe.games.shared.heads import FirstOptions

        return FirstOptions

    def mix_parts(self, mode: Mode) -> MixParts:
        from archfoe.games.shared.mixing import heroes_of

        names = tuple(card.figure for card in heroes_of(mode.home.name, promos=False))
        short = [name for name in names if " " not in name]
        some = f"each Character whose cards make room, such as {short[0]}+{short[-1]}"
        return MixParts(names, "These Characters' cards make room:", 0, some)

    def partners(self, options: Options) -> bool:
        return options.players == TEAM_PLAYERS and ASSIST in options.played.features

    def teams(self, options: Options) -> tuple[int, ...]:
        partners = self.partners(options)
        return tuple(seat % 2 if partners else seat for seat in range(options.players))

    def hands_seen_by(self, options: Options) -> tuple[int, ...]:
        return options.seen_by_team() if self.partners(options) else super().hands_seen_by(options)

    def guest(self, card: Card) -> Card | None:
        from archfoe.games.shared.mixing import for_a_lineup

        return for_a_lineup(card)

    def lacks(self, box: Box) -> str:
        from archfoe.games.duel.options import lacks

        return lacks(box)


GAME: Final = Duel()
