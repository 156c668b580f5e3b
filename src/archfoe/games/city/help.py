"""Who may help and protect whom in the city: Assist and Defense cards reach as far as they say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.core.abilities import StandingRule
from archfoe.core.cards import Card
from archfoe.core.causes import FOR_ANOTHER
from archfoe.core.decisions import DEFEND_TEAM, CardId, Decision, Seat
from archfoe.core.events import AVOIDED
from archfoe.core.facts import TURN
from archfoe.core.game import Game
from archfoe.core.moments import AVOID
from archfoe.core.piles import HAND, ONGOING
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.city.card import city_card
from archfoe.games.city.facts import city_turn, own_city_turn
from archfoe.games.city.kinds import TARGET_CHARACTER
from archfoe.games.city.parts import CityHooks
from archfoe.games.city.ring import ALLY, distance, space_of_character
from archfoe.games.city.standing import LENDS_DEFENSES
from archfoe.games.city.verbs.cards import PowerForProtected
from archfoe.games.shared.facts import HelpTurn
from archfoe.games.shared.help import HelpedTurns
from archfoe.games.shared.parts import Action, Part, hooked

FOREIGN_ASSIST_RANGE: Final = 2  # of Assist cards from a set without a city


class CityHelp(HelpedTurns):
    """A team that helps across the city."""

    def join(self, parts: Sequence[Part]) -> None:
        super().join(parts)
        self.city_parts = tuple(part for part in parts if isinstance(part, CityHooks))
        self.own = hooked(self.city_parts, CityHooks)

    def _stands(self, s: State, seat: Seat, rule: StandingRule) -> bool:
        """Has a player's Super Hero this rule?"""
        rules = s.found[seat].get("standing")
        if rules is None:
            rules = s.found[seat]["standing"] = tuple(one for hero in s.heroes(seat) for one in s.cards[hero].standing)
        return rule in rules

    def has_helpers(self) -> bool:
        return True

    def basic_helpers(self, s: State, seat: Seat) -> list[Seat]:
        team = s.teams[seat]
        return [p for p in range(len(s.teams)) if p != seat and s.at[p] is not None and s.teams[p] == team]

    def basic_assist_cards(self, s: State, seat: Seat) -> list[CardId]:
        """Assist cards whose range reaches the active Character."""
        mine, other = s.at[seat], s.at[s.active]
        helping = s.card_table.assists
        turn: HelpTurn = s.facts[TURN]
        for test in turn.assist[seat]:  # lent by a card of another set
            helping = helping | s.card_table.fitting(test)
        if mine is None or other is None or helping.isdisjoint(s.piles[HAND + seat]):
            return []
        far = distance(mine, other)
        return [c for c in s.piles[HAND + seat] if c in helping and far <= self._assist_range(s.cards[c])]

    def _assist_range(self, card: Card) -> int:
        own = city_card(card).assist_range
        return FOREIGN_ASSIST_RANGE if own is None else own

    def _help(self, game: Game, s: State, seat: Seat) -> dict[Seat, list[Action]]:
        out = super()._help(game, s, seat)
        for part in self.own["offers"]:
            out = part.offers(game, s, seat, out)
        return out

    def storable(self, s: State, seat: Seat) -> list[CardId]:
        """Where nobody is near, an Assist card reaches as far as any."""
        return [card for card in s.piles[HAND + seat] if s.cards[card].assist]

    # Defenses

    def spend_defense(self, me: Player, card: CardId) -> None:
        for part in self.own["instead_of_spending_defense"]:
            if part.instead_of_spending_defense(me, card):
                return
        super().spend_defense(me, card)

    def avoided(self, me: Player, victims: Sequence[Player]) -> list[Player]:
        """Of the Attack of a card that is played, as only other sets have them: all defend, then come the hits."""
        hit = self.defended_by_all(me, [victim.seat for victim in victims], ())
        return [victim for victim in victims if victim.seat in hit]

    def defended_by_all(self, me: Player, open_: Sequence[Seat], spent: Sequence[Seat]) -> list[Seat]:
        """Each player who has not `spent` the one Defense may use one for any of the attacked; returns who is left."""
        s, left = me.s, list(open_)
        for seat in self._round(s):
            if self._is_armed(s, seat) and seat not in spent:
                mates = [other for other in left if self.same_side(s, seat, other)]
                saved = self._defense_of(me, seat, mates, mates)
                left = [other for other in left if other not in saved]
        return left

    def saved(
        self, me: Player, victim: Seat, open_: Sequence[Seat], spent: Sequence[Seat]
    ) -> tuple[Seat | None, list[Seat]]:
        """Who uses a Defense for this victim, and all of the attacked who avoid the Attack by it.

        The victim is asked first, then the others in turn order; those who have `spent` theirs are not.
        """
        s = me.s
        mates = [other for other in open_ if self.same_side(s, victim, other)]
        for seat in sorted(self._round(s), key=lambda seat: seat != victim):
            if seat not in spent and self.same_side(s, seat, victim):
                saved = self._defense_of(me, seat, [victim], mates)
                if saved:
                    return seat, saved
        return None, []

    def _round(self, s: State) -> list[Seat]:
        n = len(s.teams)
        return [(s.active + i) % n for i in range(n)]

    def same_side(self, s: State, seat: Seat, other: Seat) -> bool:
        """The ally is on the side of the one player who has one."""
        return ALLY in (seat, other) or s.teams[seat] == s.teams[other]

    def _is_armed(self, s: State, seat: Seat) -> bool:
        """Has a player a Defense card, in hand or in play?"""
        defends = s.card_table.defends
        for card in s.piles[HAND + seat]:  # of each player at every Attack
            if defends[card]:
                return True
        return any(defends[card] for card in s.piles[ONGOING + seat])

    def could_defend(self, me: Player, seat: Seat, attacked: Sequence[Seat]) -> bool:
        """By all that lies open, could this player protect one of the attacked?"""
        player, mates = Player(me.game, seat), [other for other in attacked if self.same_side(me.s, seat, other)]
        armed = bool(mates) and self._is_armed(me.s, seat)
        return armed and bool(self._shields_for(me.s, player, mates))

    def is_plain(self, s: State, seat: Seat) -> bool:
        """Do the Defense cards of a player do nothing but avoid, save for Power to whom they protect?"""
        defenses = [s.cards[card].defense for card in s.piles[HAND + seat] + s.piles[ONGOING + seat]]
        return all(
            defense is None or (defense.protects == 1 and isinstance(defense.bonus, PowerForProtected | None))
            for defense in defenses
        )

    def _defense_of(self, me: Player, seat: Seat, victims: list[Seat], mates: list[Seat]) -> list[Seat]:
        """Asks a player for a Defense card for one of the victims; returns those of the attacked who avoid by it."""
        if not victims or not self._is_armed(me.s, seat):
            return []
        player = Player(me.game, seat, city_turn(me.s).attacker, cause=me.cause)
        options = self._shields_for(me.s, player, victims)
        if not options:
            return []
        picked = me.game.put_to(Decision(seat, DEFEND_TEAM, options, least=0, source=me.source))
        if not picked:
            return []
        _, card, protected = options[picked[0]]
        return self._defend_in_city(player, card, protected, [mate for mate in mates if mate != protected])

    def _defend_in_city(self, player: Player, card: CardId, protected: Seat, others: list[Seat]) -> list[Seat]:
        """A Defense card may shelter all who are in a space, or protect several of the attacked."""
        s = player.s
        if city_turn(s).sheltered is not None:
            own_city_turn(s).sheltered = None
        self.defend(player, card, protected)
        sheltered = city_turn(s).sheltered
        if sheltered is not None:
            own_city_turn(s).sheltered = None
        more = [seat for seat in others if sheltered is not None and space_of_character(s, seat) == sheltered]
        defense = s.cards[card].defense
        if defense is not None and defense.protects > 1:
            near = [seat for seat in others if self.covers(s, player.seat, card, space_of_character(s, seat))]
            user = Player(player.game, player.seat, card)
            more += user.choose_some(near, TARGET_CHARACTER, 0, defense.protects - 1)
        for seat in more:
            player.tell(AVOIDED, card, other=seat, rule=FOR_ANOTHER)
            self.has_avoided(player, card, seat)
        return [protected, *more]

    def has_avoided(self, defender: Player, card: CardId, protected: Seat) -> None:
        """Who was attacked has avoided the Attack, whoever's card it was (ruling RB-30)."""
        if protected != ALLY:
            defender.game.happened(AVOID, protected, card)

    def _shields_for(self, s: State, player: Player, attacked: list[Seat]) -> list[tuple[str, CardId, Seat]]:
        """What a player could use for whom; oneself first."""
        shields = self.shields(player)
        return [
            ("defend", card, seat)
            for seat in sorted(attacked, key=lambda seat: seat != player.seat)
            for card in shields
            if seat == player.seat or self.covers(s, player.seat, card, space_of_character(s, seat))
        ]

    def covers(self, s: State, seat: Seat, card: CardId, at: int | None) -> bool:
        """Does a Defense protect a Character there? Wonder Woman lends those of her hand to her neighbours."""
        mine, defense = s.at[seat], s.cards[card].defense
        assert defense is not None
        reach = defense.range
        if not defense.selfish and defense.use != "from play" and self._stands(s, seat, LENDS_DEFENSES):
            reach = max(reach, 1)
        return bool(reach) and mine is not None and at is not None and distance(mine, at) <= reach
