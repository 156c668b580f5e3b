"""Partners defend each other: a Defense card protects its player or a partner."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.decisions import DEFEND_TEAM, CardId, Decision
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.shared.parts import Part
from archfoe.games.shared.turns import Turns


class TeamDefence(Part):
    """A part of games with partners; each names its rule, and how many cards a player may use against one Attack."""

    def __init__(self, rules: Turns, each: int, rule: str) -> None:
        self.rules = rules
        self.each = each
        self.rule = rule

    def instead_of_avoiding(self, me: Player, victims: Sequence[Player]) -> list[Player]:
        """In turn order each player may use Defense cards, for himself or for a partner."""
        s = me.s
        open_ = {victim.seat: victim for victim in victims}
        for player in me.as_seat(me.by).everyone:
            shown: set[CardId] = set()  # a card that stays in hand serves once an Attack
            for _ in range(self.each):
                near = [seat for seat in open_ if s.teams[seat] == s.teams[player.seat]]
                near.sort(key=lambda seat: seat != player.seat)  # oneself first
                cards = [card for card in self.rules.shields(player) if card not in shown] if near else []
                options = [("defend", card, seat) for seat in near for card in cards]
                if not options:
                    break
                d = Decision(player.seat, DEFEND_TEAM, options, least=0, source=me.source, rule=self.rule)
                picked = me.game.ask(d)
                if not picked:
                    break
                _, card, protected = options[picked[0]]
                shown.add(card)
                del open_[protected]
                self.rules.defend(Player(me.game, player.seat, me.source, cause=me.cause), card, protected)
        return list(open_.values())

    def still_attacks(self, s: State, asked: Decision) -> bool:
        """What a Defense card asks comes before the next player is asked for one."""
        return asked.source >= 0 and s.cards[asked.source].defense is not None
