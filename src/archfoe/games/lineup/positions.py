"""What positions of games with a Line-Up say and hold beside what all have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from archfoe.core.cards import Box
from archfoe.core.piles import SET_ASIDE
from archfoe.core.state import State
from archfoe.games.lineup.rules import Competitive
from archfoe.games.lineup.setup import RESERVED
from archfoe.games.options import HIDDEN, SYNERGY, Options
from archfoe.games.shared.turns import Turns
from archfoe.table.positions.keys import PositionKeys

_PLAIN: Final = {"base": "Super Strength", "heroes_unite": "Brother Blood"}
_STACKS: Final = {
    "base": ("Ra's al Ghul", "Lex Luthor", "Black Manta"),
    "heroes_unite": ("Vandal Savage", "Trigon", "Black Adam"),
}
_MAIN_SIZE: Final = 20
_TIED_TO: Final = {
    "set_aside": (SYNERGY, True, f"cards are set aside only with the variant {SYNERGY}."),
    "stack": (HIDDEN, False, f"with the variant {HIDDEN} there is no stack: put Super-Villains into the main deck."),
    "face_down": (HIDDEN, False, f"with the variant {HIDDEN} there is no stack, so no card of it lies face down."),
}


class LineupKeys(PositionKeys):
    only = ("stack", "face_down", "heroes_down")
    sort = "games with Super Heroes and Super-Villains"
    tied = _TIED_TO

    def usual(self, home: Box, options: Options, rules: Turns) -> dict[str, Sequence[str]]:
        plain = _PLAIN[home.name]
        stack = () if HIDDEN in options.variants else _STACKS[home.name]
        return {"lineup": (plain,) * rules.lineup_size, "main_deck": (plain,) * _MAIN_SIZE, "stack": stack}

    def settle(self, s: State, rules: Turns, own: Mapping[str, Any]) -> None:
        if HIDDEN in rules.options.variants:  # who lies there already has made the First Appearance before
            assert isinstance(rules, Competitive)
            s.facts["appeared"] = tuple(rules.villains_shown(s))
        for seat in range(len(s.teams)):
            for card in s.piles[SET_ASIDE + seat]:
                s.facts[RESERVED, card] = seat


KEYS: Final = LineupKeys()
