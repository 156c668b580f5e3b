"""Attacks: who is hit, what happens to them, and what the attacker makes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from archfoe.core.causes import ATTACK, CHOSEN_FOE
from archfoe.core.decisions import TARGET_FOE
from archfoe.core.effect import Ability, Effect, clause, do_ability, is_plain, told
from archfoe.core.events import ATTACKED, TURNED_DOWN, TURNED_UP
from archfoe.core.moments import HARM
from archfoe.core.piles import DECK, UNDER
from archfoe.core.text import FOE, YOU, Person

if TYPE_CHECKING:
    from archfoe.core.card import Card
    from archfoe.core.player import Player


@dataclass(frozen=True)
class Attack(Effect):
    """Hits each foe, or one of them, who does not avoid it; `spoils` is what the attacker gets from those hit."""

    hit: Ability
    spoils: Callable[[Player, list[Player]], object] | None = None
    spared: Ability = None  # for the attacker, if a foe avoided it or could not be harmed
    harmed: Ability = None  # for the attacker, if a foe was hit and could be harmed
    chosen: bool = False  # hits one foe of the attacker's choice

    def do(self, me: Player) -> bool:
        me.game.works(me.source)
        foes = me.foes
        if self.chosen and foes:  # a team without foes attacks nobody
            foes = [self._choose_foe(me)]
        if me.game.telling:
            one, why = (foes[0].seat, CHOSEN_FOE) if self.chosen and foes else (-1, "")
            me.tell(ATTACKED, me.source, other=one, n=self._number(me), rule=why)
        for foe in foes:
            foe.cause = ATTACK
        hit = me.attack(foes)
        if hit:
            me.game.happened(HARM, me.by)
        harmed = sum([self._harms(victim) for victim in hit])
        if self.spoils is not None:
            self.spoils(me, hit)
        if harmed < len(foes):
            do_ability(me, self.spared)
        if harmed:
            do_ability(me, self.harmed)
        return bool(hit)

    def _number(self, me: Player) -> int:
        """Which of its Attacks the card makes, counted from 1; 0 if it has one only, or takes it from elsewhere."""
        attacks = me.s.cards[me.source].attacks
        return attacks.index(self) + 1 if len(attacks) > 1 and self in attacks else 0

    def _choose_foe(self, me: Player) -> Player:
        seat = me.choose([foe.seat for foe in me.foes], TARGET_FOE)
        assert seat is not None
        return me.as_seat(seat)

    def _harms(self, victim: Player) -> bool:
        if isinstance(self.hit, Effect):
            return self.hit.do(victim)
        do_ability(victim, self.hit)
        return True

    def attacks(self) -> tuple[Effect, ...]:
        return (self,)

    def is_plain(self) -> bool:
        """Those who are hit may have to choose, its player has not."""
        return self.spoils is None and not self.chosen and is_plain(self.spared) and is_plain(self.harmed)

    def text(self, who: Person = YOU) -> str:
        one = "one foe" if who.terse else "a foe of your choice"
        out = f"Attack: {one if self.chosen else 'each foe'} {clause(self.hit, who.of(FOE))}"
        if self.spoils is not None:
            out += f". {told(self.spoils, who)}"
        if self.spared is not None:
            out += f". If {_any_foe(who)} not, {clause(self.spared, who)}"
        if self.harmed is not None:
            out += f". If {_any_foe(who)}, {clause(self.harmed, who)}"
        return out


def attacks_of(card: Card) -> tuple[Attack, ...]:
    """Those of a card, with whom they hit and how."""
    return tuple([attack for attack in card.attacks if isinstance(attack, Attack)])


def _any_foe(who: Person) -> str:
    return "a foe does" if who.terse else "one or more foes do"


@dataclass(frozen=True)
class Solace(Effect):
    """What those get who are hit by an Attack, for what it takes from them; an ambush gives nothing."""

    effect: Effect

    def possible(self, me: Player) -> bool:
        return not me.game.rules.in_ambush(me.s) and self.effect.possible(me)

    def do(self, me: Player) -> bool:
        return not me.game.rules.in_ambush(me.s) and self.effect.do(me)

    def text(self, who: Person = YOU) -> str:
        return self.effect.text(who)


@dataclass(frozen=True)
class Jointly(Effect):
    """What happens to all who are hit by a First Appearance together, where cards pass between them."""

    act: Callable[[Player, list[Player]], object]

    def do_together(self, me: Player, hit: list[Player]) -> None:
        self.act(me, hit)

    def do(self, me: Player) -> bool:
        self.act(me, [me])
        return True

    def text(self, who: Person = YOU) -> str:
        words = told(self.act, who)
        return words[:1].lower() + words[1:]


@dataclass(frozen=True)
class TurnHeroDown(Effect):
    """The Super Hero lies face down and has no abilities (ruling G-21)."""

    def do(self, me: Player) -> bool:
        me.s.down[me.seat] = True
        me.s.look_again()
        me.tell(TURNED_DOWN)
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('turn')} {who.their} Super Hero face down"


@dataclass(frozen=True)
class TurnHeroesUp(Effect):
    """Every Super Hero is face up again, and counts from here on (rulings G-21 and G-55)."""

    def do(self, me: Player) -> bool:
        s = me.s
        for seat, down in enumerate(s.down):
            if down:
                s.down[seat] = False
                s.awake[seat] = len(s.plays), len(s.gained)
                me.as_seat(seat).tell(TURNED_UP, rule="G-21")
        s.look_again()
        return True

    def text(self, who: Person = YOU) -> str:
        return "each Super Hero is turned face up"


@dataclass(frozen=True)
class HideUnderHero(Effect):
    """A random card from the hand goes face down under the Super Hero; only its owner may look at it."""

    def do(self, me: Player) -> bool:
        if not me.hand:
            return False
        me.hide(me.random(me.hand), UNDER + me.seat)
        return True

    def text(self, who: Person = YOU) -> str:
        return f"{who.verb('put')} a random card from {who.their} hand face down under {who.their} Super Hero"


@dataclass(frozen=True)
class ReturnFromUnder(Effect):
    """Every card under a Super Hero goes on top of its owner's deck."""

    def do(self, me: Player) -> bool:
        cards = me.s.cards
        for player in me.everyone:
            for card in me.s.piles[UNDER + player.seat][:]:
                if not cards[card].is_brought:  # a card that only its holder sees stays
                    player.move(card, DECK + player.seat)
        return True

    def text(self, who: Person = YOU) -> str:
        return "each card under a Super Hero goes on top of its owner's deck"
