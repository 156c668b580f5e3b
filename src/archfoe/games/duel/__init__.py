"""Games with Characters: Rivals and Confrontations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archfoe.registry import GameType

if TYPE_CHECKING:
    from archfoe.core.state import State
    from archfoe.games.options import Options
    from archfoe.games.shared.turns import Turns
    from archfoe.table.words.words import Words
    from archfoe.wire.section import WireSection


class Duel(GameType):
    name = "duel"

    def rules(self, options: Options) -> Turns:
        from archfoe.games.duel.tables import rules_of

        return rules_of(options)

    def new_state(self, options: Options, key: bytes) -> State:
        from archfoe.games.duel.setup import new_state

        return new_state(options, key)

    def words(self) -> Words:
        from archfoe.games.duel.words import WORDS

        return WORDS

    def wire(self) -> WireSection:
        from archfoe.games.duel.wire import DuelWire

        return DuelWire()


GAME: Final = Duel()
