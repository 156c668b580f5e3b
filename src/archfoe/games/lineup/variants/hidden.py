"""Super-Hidden Super-Villains: they come out of the main deck and attack everybody when they enter the Line-Up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from archfoe.core.causes import APPEARANCE
from archfoe.core.decisions import CardId
from archfoe.core.events import APPEARED, DEFEATED, REFILLED
from archfoe.core.game import Game
from archfoe.core.piles import LENT, LINEUP, MAIN
from archfoe.core.state import State
from archfoe.games.lineup.facts import hidden, own_hidden
from archfoe.games.lineup.rules import LineupPart, LineupRules

HIDDEN_LINEUP_SIZE: Final = 6


class Hidden(LineupPart):
    rule_ids: ClassVar[Mapping[str, str]] = {
        APPEARED: "HU-8.4",
        APPEARANCE: "HU-8.4",
        DEFEATED: "HU-8.5",
        REFILLED: "HU-8.2",
        "deck empty": "HU-8.8",
        "HU-3.4": "HU-8.9",
    }

    def __init__(self, rules: LineupRules) -> None:
        super().__init__(rules)
        rules.lineup_size = HIDDEN_LINEUP_SIZE

    def after_lineup(self, s: State) -> None:
        """Super-Villains among the first six go back into the main deck, which is shuffled again."""
        while villains := self._in_lineup(s):
            for card in villains:
                s.put(card, MAIN)
            s.shuffle(s.own(MAIN))
            s.forget(s.piles[MAIN])
            self.rules.fill_lineup(s)

    def _in_lineup(self, s: State) -> list[CardId]:
        return [card for card in s.piles[LINEUP] if s.cards[card].super_villain]

    def after_task(self, game: Game) -> None:
        """Who has come into the Line-Up appears, who has left it for good is defeated."""
        s = game.state
        if s.over:
            return
        before = hidden(s).appeared
        gone = [card for card in before if s.where[card] not in (LINEUP, LENT)]
        if gone:
            own_hidden(s).appeared = tuple(card for card in before if card not in gone)
            for card in gone:
                if s.cards[card].defeated is not None:
                    game.then("defeated", s.active, card)
        for card in s.piles[LINEUP]:
            self.rules.arrives(game, card)

    def arrives(self, game: Game, card: CardId, so_far: bool) -> bool:
        """A Super-Villain that is new in the Line-Up makes its First Appearance; a borrowed one comes back quietly."""
        s = game.state
        if not s.cards[card].super_villain or card in hidden(s).appeared:
            return so_far
        own = own_hidden(s)
        own.appeared = (*own.appeared, card)
        game.then("appear", card)
        return True

    def instead_of_flip(self, game: Game) -> bool:
        """The game ends when the main deck is empty (ruling G-30); else who has come appears before the next turn."""
        s = game.state
        if s.piles[MAIN]:
            s.agenda.append(("next_turn",))
        else:
            self.rules.finish(game, self.rules.rule_of["deck empty"])
        return True

    def defeats(self, s: State, card: CardId, so_far: bool) -> bool:
        return s.cards[card].super_villain

    def villains_shown(self, s: State, cards: list[CardId]) -> list[CardId]:
        return self._in_lineup(s)
