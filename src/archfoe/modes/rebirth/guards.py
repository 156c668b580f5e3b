"""Who may help and protect whom in the city: Assist and Defense cards reach as far as they say."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.cards import Card
from archfoe.core.city import distance
from archfoe.core.decisions import DEFEND_TEAM, TARGET_CHARACTER, CardId, Decision, Seat
from archfoe.core.events import AVOIDED
from archfoe.core.filters import Test
from archfoe.core.piles import HAND, ONGOING
from archfoe.core.player import Player
from archfoe.core.standing import LENDS_DEFENSES, Standing
from archfoe.core.state import State
from archfoe.modes.partners import Helped

_DEFENSE, _ASSIST = Test(has="defense"), Test(has="assist")
FOREIGN_ASSIST_RANGE = 2  # of Assist cards from a set without a city


class Guarded(Helped):
    """A team that helps across the city."""

    def _stands(self, s: State, seat: Seat, rule: Standing) -> bool:
        """Has a player's Super Hero this rule?"""
        rules = s.ears.get(("standing", seat))
        if rules is None:
            rules = s.ears["standing", seat] = tuple(one for hero in s.heroes(seat) for one in s.cards[hero].standing)
        return rule in rules

    def helpers(self, s: State, seat: Seat) -> list[Seat]:
        team = s.teams[seat]
        return [p for p in range(len(s.teams)) if p != seat and s.at[p] is not None and s.teams[p] == team]

    def assist_cards(self, s: State, seat: Seat) -> list[CardId]:
        """Assist cards whose range reaches the active Character."""
        mine, other = s.at[seat], s.at[s.active]
        helping = s.pack.fitting(_ASSIST)
        for test in s.facts.get(("assist", seat), ()):  # lent by a card of another set
            helping = helping | s.pack.fitting(test)
        if mine is None or other is None or helping.isdisjoint(s.piles[HAND + seat]):
            return []
        far = distance(mine, other)
        return [c for c in s.piles[HAND + seat] if c in helping and far <= self._assist_range(s.cards[c])]

    def _assist_range(self, card: Card) -> int:
        return FOREIGN_ASSIST_RANGE if card.assist_range is None else card.assist_range

    def avoided(self, me: Player, victims: Sequence[Player]) -> list[Player]:
        """Each player may use one Defense card, for himself or, in range, for others who are attacked."""
        s = me.s
        open_ = {victim.seat: victim for victim in victims}
        defenses, n, piles = s.pack.fitting(_DEFENSE), len(s.teams), s.piles
        armed = [
            seat
            for seat in range(n)
            if not defenses.isdisjoint(piles[HAND + seat]) or not defenses.isdisjoint(piles[ONGOING + seat])
        ]
        for seat in sorted(armed, key=lambda seat: (seat - s.active) % n):
            player = Player(me.game, seat)
            mates = [other for other in open_ if s.teams[other] == s.teams[seat]]
            options = self._shields_for(s, player, mates)
            if not options and not self.seems_able(player, mates):
                continue
            most = min(1, len(options))
            picked = me.game.put_to(Decision(player.seat, DEFEND_TEAM, options, 0, most, False, me.source))
            if picked:
                _, card, protected = options[picked[0]]
                del open_[protected]
                self._defend_in_city(player, card, protected, open_)
                self._protect_more(player, card, open_)
        return list(open_.values())

    def _protect_more(self, player: Player, card: CardId, open_: dict[Seat, Player]) -> None:
        """Some Defense cards protect more than one Character from the same Attack."""
        s, more = player.s, self.protects(player.s, player.seat, card) - 1
        mates = [seat for seat in open_ if s.teams[seat] == s.teams[player.seat]] if more else []
        others = [seat for seat in mates if self.covers(s, player.seat, card, s.at[seat])]
        for seat in player.choose_some(others, TARGET_CHARACTER, 0, more):
            player.tell(AVOIDED, card, other=seat, source=s.facts.get("attacker", -1))
            del open_[seat]

    def _shields_for(self, s: State, player: Player, attacked: list[Seat]) -> list[tuple[str, CardId, Seat]]:
        """What a player could use for whom; oneself first."""
        shields = self.shields(player)
        return [
            ("defend", card, seat)
            for seat in sorted(attacked, key=lambda seat: seat != player.seat)
            for card in shields
            if seat == player.seat or self.covers(s, player.seat, card, s.at[seat])
        ]

    def seems_able(self, player: Player, attacked: list[Seat]) -> bool:
        """Does all that lies open say that a player has a Defense, though a hidden card forbids every one?"""
        return False

    def protects(self, s: State, seat: Seat, card: CardId) -> int:
        """How many Characters a Defense card protects from one Attack."""
        defense = s.cards[card].defense
        return 1 if defense is None else defense.protects

    def covers(self, s: State, seat: Seat, card: CardId, at: int | None) -> bool:
        """Does a Defense protect a Character there? Wonder Woman lends those of her hand to her neighbours."""
        mine, defense = s.at[seat], s.cards[card].defense
        assert defense is not None
        reach = defense.range
        if defense.use != "from play" and self._stands(s, seat, LENDS_DEFENSES):
            reach = max(reach, 1)
        return bool(reach) and mine is not None and at is not None and distance(mine, at) <= reach

    def _defend_in_city(self, player: Player, card: CardId, protected: Seat, open_: dict[Seat, Player]) -> None:
        s = player.s
        s.facts.pop("sheltered", None)
        self.defend(Player(player.game, player.seat, s.facts.get("attacker", -1)), card, protected)
        sheltered = s.facts.pop("sheltered", None)
        for seat in list(open_):
            if sheltered is not None and s.at[seat] == sheltered and s.teams[seat] == s.teams[player.seat]:
                del open_[seat]
