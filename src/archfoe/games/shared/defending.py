"""Attacks as all games have them: who may avoid one, with what, and where the Defense card goes."""

from __future__ import annotations

from collections.abc import Sequence

from archfoe.core.causes import DEFENSE, FOR_ANOTHER
from archfoe.core.decisions import DEFEND, CardId, Decision, Seat
from archfoe.core.effects import do_ability
from archfoe.core.events import AVOIDED
from archfoe.core.moments import AVOID
from archfoe.core.piles import ONGOING
from archfoe.core.player import Player
from archfoe.core.rules import Rules
from archfoe.core.state import State
from archfoe.games.shared.parts import Part


class Defending(Rules):
    """The first of the line on which the rules of every game stand; what is sold comes next."""

    of: dict[str, tuple[Part, ...]]  # by hook, the parts that have it

    def shields(self, me: Player) -> list[CardId]:
        """The Defense cards that a player could use now."""
        cards = me.s.cards
        out = [c for c in me.hand if (defense := cards[c].defense) is not None and defense.use != "from play"]
        in_play = me.s.piles[ONGOING + me.seat]
        return out + [c for c in in_play if (defense := cards[c].defense) is not None and defense.use == "from play"]

    def avoided(self, me: Player, victims: Sequence[Player]) -> list[Player]:
        """Those who are hit by an Attack."""
        for part in self.of["instead_of_avoiding"]:
            hit = part.instead_of_avoiding(me, victims)
            if hit is not None:
                return hit
        return self.avoid_alone(me, victims)

    def avoid_alone(self, me: Player, victims: Sequence[Player]) -> list[Player]:
        """First all victims decide on a Defense, at once; returns those who are hit (ruling G-15)."""
        asked = {}
        for victim in victims:
            cards = self.shields(victim)
            if cards:
                asked[victim.seat] = Decision(victim.seat, DEFEND, cards, least=0, source=me.source)
        if not asked:
            return list(victims)
        answers = me.game.ask_all(asked)
        hit = []
        for victim in victims:
            picked = answers.get(victim.seat)
            if picked:
                self.defend(victim, asked[victim.seat].options[picked[0]], victim.seat)
            else:
                hit.append(victim)
        return hit

    def defend(self, defender: Player, card: CardId, protected: Seat) -> None:
        """Uses one Defense card; who played it has its benefit."""
        me = Player(defender.game, defender.seat, card, by=protected, cause=DEFENSE)
        defense = me.s.cards[card].defense
        assert defense is not None
        if defense.use == "reveal":
            me.reveal([card])
        else:
            self.spend_defense(me, card)
        met = defender.cause if protected == me.seat else FOR_ANOTHER
        me.tell(AVOIDED, card, other=protected, source=defender.source, rule=met)
        do_ability(me, defense.bonus)
        self.has_avoided(me, card, protected)

    def still_attacks(self, s: State, asked: Decision) -> bool:
        """Is this asked in the middle of an Attack that others may still avoid? Not where all defend at once."""
        return any(part.still_attacks(s, asked) for part in self.of["still_attacks"])

    def has_avoided(self, defender: Player, card: CardId, protected: Seat) -> None:
        """Who used the Defense card has avoided the Attack."""
        defender.game.happened(AVOID, defender.seat, card)

    def spend_defense(self, me: Player, card: CardId) -> None:
        """Where a Defense card goes that was used."""
        me.discard(card)
