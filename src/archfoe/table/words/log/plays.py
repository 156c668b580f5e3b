"""Sentences about cards that are played, bought, moved and drawn, about Attacks, and about the turns of any game."""

from __future__ import annotations

from archfoe.core.cards import SUPER_HERO_KIND
from archfoe.core.effects import clause, say
from archfoe.core.piles import DECK, DISCARD, LENT, POOL, kind_of
from archfoe.core.text import EACH, FOE, listed
from archfoe.table.view import Seen
from archfoe.table.words.log.teller import Teller, named, upper, without_article


class Plays(Teller):
    """`tell_drew` is the sentence for the event "drew"."""

    def tell_played(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'play')} {named(e.cards)}."

    def tell_played_again(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'play')} {named(e.cards)} again."

    def tell_assisted(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'assist')} {self.whom(e.other)} with {named(e.cards)}."

    def tell_bought(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'buy')} {self.cards(e)} for {e.n}."

    def tell_defeated(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'defeat')} {self.cards(e)} for {e.n}."

    def tell_gained(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'gain')} {self.cards(e)}{self.elsewhere(e)}{self.by(e)}."

    def elsewhere(self, e: Seen) -> str:
        """Where a gained card went, unless it was the place where such cards go anyway."""
        if e.pile in (-1, DISCARD + e.seat):
            return ""
        if kind_of(e.pile) == DECK:
            return f" onto {self.owner(e.pile, e.seat)} deck"
        return f" {self.into(e)}"

    def tell_put(self, e: Seen) -> str:
        if e.pile == LENT:
            return f"{self.acts(e.seat, 'take')} {self.cards(e)} out of the Line-Up{self.by(e)}."
        if e.pile == POOL:
            return f"{self.acts(e.seat, 'put')} {self.cards(e)} face down into the pool{self.by(e)}."
        return f"{self.acts(e.seat, 'put')} {self.cards(e)} {self.into(e)}{self.by(e)}."

    def tell_drew(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'draw')} {self.cards(e)}{self.by(e)}."

    def tell_discarded(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'discard')} {self.cards(e)}{self.out_of(e)}{self.by(e)}."

    def tell_destroyed(self, e: Seen) -> str:
        place = self.out_of(e) or f" from {self.person(e.seat).their} hand"
        return f"{self.acts(e.seat, 'destroy')} {self.cards(e)}{place}{self.by(e)}."

    def tell_revealed(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'reveal')} {self.cards(e)}{self.by(e)}."

    def tell_looked_at(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'look')} at {self.cards(e)}{self.by(e)}."

    def tell_shuffled(self, e: Seen) -> str:
        their = self.person(e.seat).their
        cards = "1 card" if e.n == 1 else f"{e.n} cards"
        return f"{self.acts(e.seat, 'shuffle')} {their} discard pile into a new deck ({cards})."

    def tell_power(self, e: Seen) -> str:
        if e.n < 0:
            return f"{self.acts(e.seat, 'lose')} {-e.n} Power{self.by(e)}."
        return f"{self.acts(e.seat, 'get')} +{e.n} Power{self.by(e)}."

    def tell_attacked(self, e: Seen) -> str:
        person = self.person(e.other) if e.other >= 0 else FOE
        attacks = [attack for card in e.cards for attack in card.attacks]
        does = [clause(attack.hit, person) for attack in (attacks[e.n - 1 : e.n] if e.n else attacks)]
        victims = "each foe" if e.other < 0 else self.whom(e.other)
        what = f": {victims} {'; '.join(does)}".replace("you you ", "you ") if does else ""
        return f"{upper(self.whose(e.seat))} {without_article(e.cards)} attacks{what}."

    def tell_hit(self, e: Seen) -> str:
        return f"{named(e.cards)} hits {self.whom(e.seat)}."

    def tell_hunted(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'hunt')} {named(e.cards)} in {self.whose(e.other)} discard pile."

    def tell_avoided(self, e: Seen) -> str:
        whom = f" for {self.whom(e.other)}" if e.other not in (-1, e.seat) else ""
        attack = f"the Attack of {e.source.name}" if e.source is not None else "the Attack"
        return f"{self.acts(e.seat, 'avoid')} {attack}{whom} with {named(e.cards)}."

    def tell_spared(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'show')} {named(e.cards)} and {self.person(e.seat).verb('are')} spared{self.by(e)}."

    def tell_passed(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'pass')} {self.cards(e)} to {self.whom(e.other)}{self.by(e)}."

    def tell_used(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'use')} {named(e.cards)}{self.paying(e)}."

    def tell_turned_down(self, e: Seen) -> str:
        return f"{upper(self.whose(e.seat))} Super Hero is turned face down{self.by(e)}."

    def tell_turned_up(self, e: Seen) -> str:
        return f"{upper(self.whose(e.seat))} Super Hero is turned face up{self.by(e)}."

    def tell_chose(self, e: Seen) -> str:
        as_hero = " as Super Hero" if all(card.kind == SUPER_HERO_KIND for card in e.cards) else ""
        as_hero = " as ally" if e.note == "ally" else as_hero
        return f"{self.acts(e.seat, 'choose')} {self.figures(e)}{as_hero}."

    def figures(self, e: Seen) -> str:
        """Super Heroes and Characters; at the start it is the whole stack of a Character that is meant."""
        return listed([card.character or card.name for card in e.cards])

    def tell_named(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'name')} {e.note}{self.by(e)}."

    def tell_picked(self, e: Seen) -> str:
        what = self.cards(e) if e.cards else self.whom(e.other) if e.other >= 0 else f'"{e.note}"'
        return f"{self.acts(e.seat, 'choose')} {what}{self.by(e)}."

    def tell_paid(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'pay')} {e.n} Power{self.by(e)}."

    def tell_appeared(self, e: Seen) -> str:
        first = "".join(say(card.first_appearance, EACH) for card in e.cards if card.first_appearance is not None)
        news = f"The Super-Villain {self.cards(e)} appears."
        return f"{news} First Appearance - Attack: {first}" if first else news

    def tell_turn(self, e: Seen) -> str:
        return f"Turn {e.n}: {'your turn' if e.seat == self.reader else self.names[e.seat]}."

    def tell_turn_ended(self, e: Seen) -> str:
        left = f" with {e.n} Power unspent" if e.n else ""
        return f"{self.acts(e.seat, 'end')} {self.person(e.seat).their} turn{left}."

    def tell_refilled(self, e: Seen) -> str:
        return f"New in the Line-Up: {self.cards(e)}."

    def tell_dealt(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'are')} dealt {self.figures(e)}."

    def tell_removed(self, e: Seen) -> str:
        return f"{named(e.cards)} {'is' if len(e.cards) == 1 else 'are'} taken out of this game."

    def tell_over(self, e: Seen) -> str:
        points = "1 Victory Point" if e.n == 1 else f"{e.n} Victory Points"
        won = f" and {self.person(e.seat).verb('win')}" if e.note == "won" else ""
        return f"{self.acts(e.seat, 'have')} {points}{won}."
