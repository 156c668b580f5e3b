"""Games with a Line-Up: the base set and Heroes Unite."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from archfoe.registry import GameType

if TYPE_CHECKING:
    from archfoe.core.state import State
    from archfoe.games.options import Options
    from archfoe.games.shared.turns import Turns
    from archfoe.table.words.words import Words


class Lineup(GameType):
    name = "lineup"

    def rules(self, options: Options) -> Turns:
        from archfoe.games.lineup.tables import rules_of

        return rules_of(options)

    def new_state(self, options: Options, key: bytes) -> State:
        from archfoe.games.lineup.setup import new_state

        return new_state(options, key)

    def words(self) -> Words:
        from archfoe.games.lineup.words import WORDS

        return WORDS


GAME: Final = Lineup()
