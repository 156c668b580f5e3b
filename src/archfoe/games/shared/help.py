"""Turns in which others may help: they play Assist cards, asked beside the active player, again and again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.core.decisions import MAIN_ACTION, CardId, Decision, Seat
from archfoe.core.game import MAIN_TASK, Game
from archfoe.core.piles import PLAYED
from archfoe.core.state import State
from archfoe.games.shared.assists import ASSIST
from archfoe.games.shared.facts import help_turn, own_help_turn, storing
from archfoe.games.shared.parts import Action, Doer, Part, Task
from archfoe.games.shared.turns import END_TURN, Turns

QUIET: Final = ("quiet",)  # "do not ask me again this turn"
LATER: Final = ("later",)  # "ask me again when you are done"


class HelpedTurns(Turns):
    """A game says who may help whom, and with what; where nobody may, a turn is as in any game."""

    def join(self, parts: Sequence[Part]) -> None:
        super().join(parts)
        self.helped = self.has_helpers()
        if self.helped:
            self.ask_first -= {"main"}  # a helper who is a bot may act at once

    def has_helpers(self) -> bool:
        """Does anybody ever help at this table?"""
        return bool(self.of["helpers"])

    def basic_tasks(self) -> dict[str, Task]:
        return {**super().basic_tasks(), "last_help": self.last_help}

    def basic_doers(self) -> dict[str, Doer]:
        return {**super().basic_doers(), "assist": self.do_assist}

    def helpers(self, s: State, seat: Seat, below: Part | None = None) -> list[Seat]:
        """Who may help this player; or what that was before the part `below` had its say."""
        found = self.basic_helpers(s, seat)
        for part in self.of["helpers"]:
            if part is below:
                break
            found = part.helpers(s, seat, found)
        return found

    def basic_helpers(self, s: State, seat: Seat) -> list[Seat]:
        return []

    def assist_cards(self, s: State, seat: Seat, below: Part | None = None) -> list[CardId]:
        """The cards in a hand that are Assist cards now, and near enough; or what they were before `below`."""
        cards = self.basic_assist_cards(s, seat)
        for part in self.of["assist_cards"]:
            if part is below:
                break
            cards = part.assist_cards(s, seat, cards)
        return cards

    def basic_assist_cards(self, s: State, seat: Seat) -> list[CardId]:
        return []

    def storable(self, s: State, seat: Seat) -> list[CardId]:
        """The cards in a hand that may be laid aside where nobody can be helped."""
        return self.assist_cards(s, seat)

    def main(self, game: Game) -> None:
        """One action of the active player, or of one who assists; then again."""
        if not self.helped:
            super().main(game)
            return
        s = game.state
        seat = s.active
        asked = game.opening
        if asked is None:
            offers = self._offers(game, s, seat)
            asked = {seat: Decision(seat, MAIN_ACTION, self.actions(game, s, seat)), **offers} if offers else {}
        if len(asked) < 2:
            super().main(game)
            return
        answer = game.ask_any(asked, main=seat)
        assert answer is not None  # the active player cannot pass
        who, picked = answer
        act = asked[who].options[picked[0]]
        if act == END_TURN:
            self.end_turn(game)
            return
        s.agenda.append(MAIN_TASK)
        if act == QUIET:
            own_turn = own_help_turn(s)
            own_turn.quiet = (*own_turn.quiet, who)
        elif act == LATER:
            own_turn = own_help_turn(s)
            own_turn.later = (*own_turn.later, who)
        else:
            self.perform(game, s, who, act)

    def main_questions(self, game: Game) -> dict[Seat, Decision]:
        asked = super().main_questions(game)
        return {**asked, **self._offers(game, game.state, game.state.active)} if self.helped else asked

    def _offers(self, game: Game, s: State, seat: Seat) -> dict[Seat, Decision]:
        """What others are asked in this player's turn."""
        offers = self._help(game, s, seat)
        if not offers:
            return {}
        turn = help_turn(s)
        return {
            other: Decision(other, ASSIST, [*options, LATER, QUIET], least=0)
            for other, options in offers.items()
            if other not in turn.quiet and other not in turn.later
        }

    def _help(self, game: Game, s: State, seat: Seat) -> dict[Seat, list[Action]]:
        """All that others could do in this player's turn."""
        out = self.others_may(game, s, seat)
        for other in self.helpers(s, seat):
            cards = self.assist_cards(s, other)
            if cards:
                out[other] = [*(("assist", card) for card in cards), *out.get(other, ())]
        return out

    def others_may(self, game: Game, s: State, seat: Seat) -> dict[Seat, list[Action]]:
        """What players may do in the turn of another, beside playing Assist cards."""
        return {}

    def as_own_turn(self, s: State, card: CardId) -> bool:
        return storing(s).playing != card

    def do_assist(self, game: Game, s: State, helper: Seat, card: CardId) -> None:
        s.put(card, PLAYED + helper)
        game.play(s.active, card, helper)

    def end_turn(self, game: Game) -> None:
        """Nobody is cut off: before the turn ends, all who could still help are asked a last time (ruling G-64)."""
        if self.helped and self._last_offers(game):
            game.state.agenda.append(("last_help",))
        else:
            self.done(game)

    def last_help(self, game: Game) -> None:
        """With help the turn goes on; without it the turn is over."""
        asked = self._last_offers(game)
        answer = game.ask_any(asked)
        if answer is None:
            self.done(game)
            return
        helper, picked = answer
        s = game.state
        if help_turn(s).later:
            own_turn = own_help_turn(s)
            own_turn.later = tuple(seat for seat in own_turn.later if seat not in asked)
        s.agenda.append(MAIN_TASK)
        self.perform(game, s, helper, asked[helper].options[picked[0]])

    def _last_offers(self, game: Game) -> dict[Seat, Decision]:
        """What others are asked when the active player is done, unless they have said that they will not help."""
        s = game.state
        offers = self._help(game, s, s.active)
        if not offers:
            return {}
        quiet = help_turn(s).quiet
        return {
            other: Decision(other, ASSIST, options, least=0, most=min(1, len(options)), rule="G-64")
            for other, options in offers.items()
            if other not in quiet
        }
