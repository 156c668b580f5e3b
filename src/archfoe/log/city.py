"""Sentences about what happens in a city."""

from __future__ import annotations

from archfoe.core.city import space_name
from archfoe.core.effects import say
from archfoe.core.text import EACH
from archfoe.core.text import HIT as HIT_PLAYER
from archfoe.log.words import Teller, named
from archfoe.views import Seen


class Cities(Teller):
    """Ways of Characters and Villains, and the Locations."""

    def tell_placed(self, e: Seen) -> str:
        own = e.seat in (e.other, -1)
        whom = f"{self.person(e.other).their} Character" if own else self.whom(e.other)
        return f"{self.acts(e.other if own else e.seat, 'place')} {whom} in {space_name(e.n)}{self.by(e)}."

    def tell_walked(self, e: Seen) -> str:
        return f"{self.acts(e.other, 'walk')} to {space_name(e.n)}{self.by(e)}."

    def tell_moved(self, e: Seen) -> str:
        if e.seat < 0:
            return f"{named(e.cards)} goes to {space_name(e.n)}."
        return f"{self.acts(e.seat, 'move')} {named(e.cards)} to {space_name(e.n)}{self.by(e)}."

    def tell_contained(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'put')} the CONTAINED token on {named(e.cards)}{self.by(e)}."

    def tell_frozen(self, e: Seen) -> str:
        return f"{named(e.cards)} makes no Attack until {self.whose(e.seat)} next turn{self.by(e)}."

    def tell_cheapened(self, e: Seen) -> str:
        return f"{named(e.cards)} costs {self.whom(e.seat)} {e.n} less this turn{self.by(e)}."

    def tell_kept(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'keep')} {self.cards(e)} in hand."

    def tell_clock(self, e: Seen) -> str:
        return f"The clock {'starts' if e.n == 1 else 'goes on'}: box {e.n} of 3."

    def tell_entered(self, e: Seen) -> str:
        return f"{self.cards(e)} comes into {space_name(e.n)}."

    def tell_rewarded(self, e: Seen) -> str:
        text = "".join(say(card.reward, self.person(e.seat)) for card in e.cards)
        return f"Reward of {named(e.cards)}{f': {text}' if text else '.'}"

    def tell_left(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'leave')} {self.cards(e)} in {space_name(e.n)}."

    def villain_attacks(self, e: Seen) -> str:
        """A Villain of the city attacks one player, or as it enters all of them."""
        victim = "the ally" if e.note == "ally" else "every player" if e.other < 0 else self.whom(e.other)
        does = "".join(say(card.attack, EACH if e.other < 0 else HIT_PLAYER) for card in e.cards)
        return f"{named(e.cards)} attacks {victim}: {does}"

