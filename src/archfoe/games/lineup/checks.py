"""What must hold at tables with a Line-Up, where that is not what all tables have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from archfoe.core.cards import MAIN_KIND, SUPER_VILLAIN_KIND
from archfoe.core.decisions import Kind
from archfoe.core.filters import HERO
from archfoe.core.piles import HAND, LINEUP, MAIN, SET_ASIDE, STACK, UNUSED
from archfoe.core.state import State
from archfoe.games.lineup.kinds import ANSWER_FOE
from archfoe.games.shared.choices import HIDDEN, SYNERGY
from archfoe.games.shared.turns import STALL_ROUNDS
from archfoe.sim.checks import Checks
from archfoe.sim.places import MayLie, nothing

#: What a variant changes of where cards may lie.
_MAY_LIE: Final[dict[str, dict[int, MayLie]]] = {
    SYNERGY: {SET_ASIDE: lambda card: card.kind == MAIN_KIND and card.type == HERO},
    HIDDEN: {MAIN: lambda card: card.kind in (MAIN_KIND, SUPER_VILLAIN_KIND), STACK: nothing, UNUSED: nothing},
}


class LineupChecks(Checks):
    own_places: ClassVar[Mapping[Kind, tuple[int, ...]]] = {ANSWER_FOE: (HAND,)}

    def may_lie(self) -> dict[int, MayLie]:
        may_lie = super().may_lie()
        for variant in self.options.variants:
            may_lie.update(_MAY_LIE.get(variant, {}))
        return may_lie

    def may_be_short(self, s: State) -> bool:
        """The First Appearance of Mr. Freeze comes after the refill, and destroys Equipment in the Line-Up."""
        return any(
            s.cards[card].super_villain and s.cards[card].name == "Mr. Freeze"
            for card in s.piles[STACK][-1:] + s.piles[LINEUP]
        )

    def has_a_reason_to_end(self, s: State) -> bool:
        if HIDDEN in self.options.variants and s.idle < STALL_ROUNDS * (len(s.teams) - len(s.out)):
            return not s.piles[MAIN]
        return super().has_a_reason_to_end(s)
