"""What positions of games with a Line-Up say and hold beside what all have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from archfoe.core.piles import SET_ASIDE
from archfoe.core.state import State
from archfoe.games.options import HIDDEN, SYNERGY, Options
from archfoe.games.shared.turns import Turns
from archfoe.registry import Set
from archfoe.table.positions.keys import PositionKeys

_TIED_TO: Final = {
    "set_aside": (SYNERGY, True, f"cards are set aside only with the variant {SYNERGY}."),
    "stack": (HIDDEN, False, f"with the variant {HIDDEN} there is no stack: put Super-Villains into the main deck."),
    "face_down": (HIDDEN, False, f"with the variant {HIDDEN} there is no stack, so no card of it lies face down."),
}


class LineupKeys(PositionKeys):
    only = ("stack", "face_down", "heroes_down")
    sort = "games with Super Heroes and Super-Villains"
    tied = _TIED_TO

    def figures(self, home: Set) -> Sequence[str]:
        """Nobody: a Super Hero is always of use."""
        return ()

    def usual(self, home: Set, options: Options, rules: Turns) -> dict[str, Sequence[str]]:
        usual = super().usual(home, options, rules)
        return usual | {"stack": ()} if HIDDEN in options.variants else usual

    def settle(self, s: State, rules: Turns, own: Mapping[str, Any]) -> None:
        if HIDDEN in rules.options.variants:  # who lies there already has made the First Appearance before
            s.note("appeared", tuple(rules.villains_shown(s)))
        for seat in range(len(s.teams)):
            s.note("reserved", (*s.fact("reserved", ()), *((card, seat) for card in s.piles[SET_ASIDE + seat])))


KEYS: Final = LineupKeys()
