"""Partners: they defend each other, and in Confrontations assist each other."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from archfoe.core.abilities import TEAM
from archfoe.core.decisions import ASSIST, DEFEND_TEAM, MAIN_ACTION, CardId, Decision, Seat
from archfoe.core.facts import TURN
from archfoe.core.filters import Test
from archfoe.core.game import MAIN_TASK, Game
from archfoe.core.piles import HAND, PLAYED
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.duel.rules import Confronting
from archfoe.games.rule_ids import CONFRONTATIONS_RULES
from archfoe.games.shared.facts import HelpTurn, help_turn, own_help_turn
from archfoe.games.shared.turns import END_TURN, Action, Turns

QUIET = ("quiet",)  # "do not ask me again this turn"
LATER = ("later",)  # "ask me again when you are done"
_ASSIST = Test(has="assist")


class DefendingPartners(Turns):
    """A Defense card protects its player or a partner."""

    defenses_each: ClassVar[int]  # how many a player may use against one Attack
    defense_rule: ClassVar[str]

    def avoided(self, me: Player, victims: Sequence[Player]) -> list[Player]:
        """In turn order each player may use Defense cards, for himself or for a partner."""
        s = me.s
        open_ = {victim.seat: victim for victim in victims}
        for player in me.as_seat(me.by).everyone:
            shown: set[CardId] = set()  # a card that stays in hand serves once an Attack
            for _ in range(self.defenses_each):
                near = [seat for seat in open_ if s.teams[seat] == s.teams[player.seat]]
                near.sort(key=lambda seat: seat != player.seat)  # oneself first
                cards = [card for card in self.shields(player) if card not in shown] if near else []
                options = [("defend", card, seat) for seat in near for card in cards]
                if not options:
                    break
                d = Decision(player.seat, DEFEND_TEAM, options, 0, 1, False, me.source, rule=self.defense_rule)
                picked = me.game.ask(d)
                if not picked:
                    break
                _, card, protected = options[picked[0]]
                shown.add(card)
                del open_[protected]
                self.defend(Player(me.game, player.seat, me.source), card, protected)
        return list(open_.values())

    def still_attacks(self, s: State, asked: Decision) -> bool:
        """What a Defense card asks comes before the next player is asked for one."""
        return asked.source >= 0 and s.cards[asked.source].defense is not None


class Assisting(Confronting):
    """Which cards have Assist: printed, or given by another card. Computed, never stored."""

    rule_of: ClassVar[Mapping[str, str]] = CONFRONTATIONS_RULES

    def assist_cards(self, s: State, seat: Seat) -> list[CardId]:
        """The cards in a hand that are Assist cards now."""
        having = s.ears.get(("assist", seat))
        if having is None:
            having = s.ears["assist", seat] = (self._lasting_assist(s, seat),)
        cards = having[0]
        turn: HelpTurn = s.facts[TURN]
        for test in turn.assist[seat]:
            cards = cards | s.pack.fitting(test)
        return [card for card in s.piles[HAND + seat] if card in cards]

    def _lasting_assist(self, s: State, seat: Seat) -> frozenset[CardId]:
        """All cards that have it printed, or from a Character of the team."""
        cards = s.pack.fitting(_ASSIST)
        for owner, team in enumerate(s.teams):
            for hero in s.heroes(owner):
                for grant in s.cards[hero].grants:
                    if owner == seat or (grant.whose == TEAM and team == s.teams[seat]):
                        cards |= s.pack.fitting(grant.test)
        return cards


class Helped(Turns, ABC):
    """Others may play Assist cards in a player's turn: they are asked beside the active player, again and again."""

    asks_first = frozenset({"announce"})  # a helper who is a bot may act at once in the main step

    @abstractmethod
    def helpers(self, s: State, seat: Seat) -> list[Seat]:
        """Who may help this player."""

    @abstractmethod
    def assist_cards(self, s: State, seat: Seat) -> list[CardId]:
        """The cards in a hand that are Assist cards now, and near enough."""

    def main(self, game: Game) -> None:
        """One action of the active player, or of one who assists; then again."""
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
        s = game.state
        return {**super().main_questions(game), **self._offers(game, s, s.active)}

    def _offers(self, game: Game, s: State, seat: Seat) -> dict[Seat, Decision]:
        """What others are asked in this player's turn."""
        options_of = self._help(game, s, seat)
        if not options_of:
            return {}
        turn = help_turn(s)
        return {
            other: Decision(other, ASSIST, [*options, LATER, QUIET], 0, 1)
            for other, options in options_of.items()
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

    def do_assist(self, game: Game, s: State, helper: Seat, card: CardId) -> None:
        s.put(card, PLAYED + helper)
        game.play(s.active, card, helper)

    def end_turn(self, game: Game) -> None:
        """Nobody is cut off: before the turn ends, all who could still help are asked a last time (ruling G-64)."""
        if self._last_offers(game):
            game.state.agenda.append(("last_help",))
        else:
            super().end_turn(game)

    def last_help(self, game: Game) -> None:
        """With help the turn goes on; without it the turn is over."""
        asked = self._last_offers(game)
        answer = game.ask_any(asked)
        if answer is None:
            super().end_turn(game)
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
        options_of = self._help(game, s, s.active)
        if not options_of:
            return {}
        quiet = help_turn(s).quiet
        return {
            other: Decision(other, ASSIST, options, 0, min(1, len(options)), rule="G-64")
            for other, options in options_of.items()
            if other not in quiet
        }


class Partners(DefendingPartners, Helped, Assisting):
    """Two against two: partners see each other's hands, assist, defend and Block for each other."""

    defenses_each = 99
    defense_rule = "G-50"

    def helpers(self, s: State, seat: Seat) -> list[Seat]:
        return [(seat + 2) % len(s.teams)]

    def assist_cards(self, s: State, seat: Seat) -> list[CardId]:
        return Assisting.assist_cards(self, s, seat)
