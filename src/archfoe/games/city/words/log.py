"""Sentences about what happens in a city."""

from __future__ import annotations

from archfoe.core.cards import SECRET_KIND
from archfoe.core.city import ALLY, space_name
from archfoe.core.effects import say
from archfoe.core.events import OVER
from archfoe.core.text import EACH
from archfoe.core.text import HIT as HIT_PLAYER
from archfoe.games.city.die import SIDES
from archfoe.games.city.legacy import DESTROYED_AT
from archfoe.games.city.rule_ids import CONTEST_RULES
from archfoe.games.city.tables.solo import ENDURANCE
from archfoe.games.city.villains import CLOCK_BOXES
from archfoe.table.view import Seen
from archfoe.table.words.log.plays import Plays
from archfoe.table.words.log.teller import named

SECRET_NOTE = "secret"  # what is looked at is a Secret Card, even if the reader may not know which
#: The rules by which a competitive game ends, which is scored.
CONTEST_ENDS = frozenset(CONTEST_RULES[word] for word in (OVER, "clock out", "deck out", "five defeated"))


def ends_for_a_team(e: Seen) -> bool:
    """Of the end of a game: do all players win or lose together?"""
    return e.rule.startswith("REB-") and e.rule not in CONTEST_ENDS


def civilians(n: int) -> str:
    return "1 civilian" if n == 1 else f"{n} civilians"


def _is_secret(e: Seen) -> bool:
    return bool(e.cards) and all(card.kind == SECRET_KIND for card in e.cards)


class Cities(Plays):
    """Ways of Characters and Villains, Locations, and what single scenarios have."""

    # Characters and Villains

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
        return f"The clock {'starts' if e.n == 1 else 'goes on'}: box {e.n} of {CLOCK_BOXES}."

    def tell_entered(self, e: Seen) -> str:
        return f"{self.cards(e)} comes into {space_name(e.n)}."

    def tell_rewarded(self, e: Seen) -> str:
        """In the words of the card: who has defeated it was told before."""
        text = "".join(say(card.reward) for card in e.cards)
        return f"Reward of {named(e.cards)}{f': {text}' if text else '.'}"

    def tell_left(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'leave')} {self.cards(e)} in {space_name(e.n)}."

    def tell_attacked(self, e: Seen) -> str:
        """A Villain of the city attacks one player, or as it enters all of them."""
        if all(card.attack is None for card in e.cards):
            return super().tell_attacked(e)
        if e.other == ALLY:  # who takes a Weakness instead
            return f"{named(e.cards)} attacks the ally."
        victim = "every player" if e.other < 0 else self.whom(e.other)
        does = "".join(say(card.attack, EACH if e.other < 0 else HIT_PLAYER) for card in e.cards)
        return f"{named(e.cards)} attacks {victim}: {does}"

    def tell_came_back(self, e: Seen) -> str:
        return f"{named(e.cards)} comes back in {space_name(e.n)}."

    def tell_rolled(self, e: Seen) -> str:
        chosen = f", and {self.whom(e.seat)} {self.person(e.seat).verb('choose')}" if e.n == SIDES else ""
        return f"The die shows {e.n}{chosen}: {named(e.cards)} makes for {space_name(e.other)}."

    def tell_ally_hurt(self, e: Seen) -> str:
        return f"The ally takes a Weakness: {e.n} of {ENDURANCE}."

    def tell_ally_left(self, e: Seen) -> str:
        return "The ally leaves the city."

    def tell_ally_back(self, e: Seen) -> str:
        return f"The ally comes back to {space_name(e.n)}."

    # Threat and Locations

    def tell_threat(self, e: Seen) -> str:
        return f"The Threat rises to Level {e.n}."

    def tell_damaged(self, e: Seen) -> str:
        return f"{space_name(e.n)} takes damage: {min(e.other, DESTROYED_AT)} of {DESTROYED_AT}."

    def tell_ruined(self, e: Seen) -> str:
        return f"{space_name(e.n)} is destroyed: its ability or its Basic stack is gone."

    def tell_repaired(self, e: Seen) -> str:
        return (
            f"{self.acts(e.seat, 'repair')} {space_name(e.n)}{self.paying(e)}{self.by(e)}: it has no damage any more."
        )

    def tell_used(self, e: Seen) -> str:
        """A Location, or a card."""
        if e.cards or not e.note:
            return super().tell_used(e)
        return f"{self.acts(e.seat, 'use')} {e.note}{self.paying(e)}."

    # What single scenarios have

    def tell_darkened(self, e: Seen) -> str:
        return f"{space_name(e.n)} goes dark{self.by(e)}."

    def tell_lit(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'light')} {space_name(e.n)}{self.paying(e)}{self.by(e)}."

    def tell_rescued(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'pick')} up a civilian on {space_name(e.n)}."

    def tell_saved(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'put')} {civilians(e.n)} aboard the Javelin: saved."

    def tell_lost(self, e: Seen) -> str:
        return f"{civilians(e.n)} on {space_name(e.other)} {'is' if e.n == 1 else 'are'} lost."

    def tell_completed(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'complete')} the Side Mission {e.note.title()}."

    def tell_looked_at(self, e: Seen) -> str:
        """Only its holder reads which Secret Card it is."""
        if not _is_secret(e) and e.note != SECRET_NOTE:
            return super().tell_looked_at(e)
        which = f", {named(e.cards)}" if e.cards else ""
        return f"{self.acts(e.seat, 'look')} at {self.person(e.seat).their} Secret Card{which}."

    def tell_removed(self, e: Seen) -> str:
        if not _is_secret(e):
            return super().tell_removed(e)
        their = self.person(e.seat).their
        return f"{self.acts(e.seat, 'release')} {their} Secret Card, {named(e.cards)}: its burden is over."

    # The end

    def tell_over(self, e: Seen) -> str:
        if not ends_for_a_team(e):
            return super().tell_over(e)
        return "The team has won." if e.note == "won" else "The team has lost."
