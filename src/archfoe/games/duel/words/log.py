"""Sentences about Confrontations."""

from __future__ import annotations

from archfoe.table.view import Seen
from archfoe.table.words.log.teller import Teller, named, upper, without_article


def _held_against(e: Seen) -> str:
    return f"cost {e.n} against {e.power} Power"


class Duels(Teller):
    """Who is Confronted, who blocks, and what comes of it."""

    def tell_confronted(self, e: Seen) -> str:
        return (
            f"{self.acts(e.seat, 'announce')} a Confrontation with {self.whom(e.other)}: {named(e.cards)}, cost {e.n}."
        )

    def tell_called_off(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'call')} the Confrontation with {self.whom(e.other)} off{self.by(e)}."

    def tell_switched(self, e: Seen) -> str:
        return f"The Confrontation turns to {self.whom(e.other)}{self.by(e)}."

    def tell_blocked(self, e: Seen) -> str:
        whom = f" for {self.whom(e.other)}" if e.other != e.seat else ""
        return f"{self.acts(e.seat, 'block')}{whom} with {named(e.cards)}."

    def tell_raised(self, e: Seen) -> str:
        return f"{upper(self.whose(e.other))} Character costs {e.n} more this turn{self.by(e)}."

    def tell_beaten(self, e: Seen) -> str:
        whom = f"{self.whose(e.seat)} {without_article(e.cards)}"
        return f"{self.acts(e.other, 'defeat')} {whom}: {_held_against(e)}."

    def tell_withstood(self, e: Seen) -> str:
        whose = upper(self.whose(e.seat))
        return f"{whose} {without_article(e.cards)} withstands the Confrontation: {_held_against(e)}."

    def tell_stored(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'lay')} {named(e.cards)} on {self.person(e.seat).their} Character for a later turn."

    def tell_out(self, e: Seen) -> str:
        return f"{self.acts(e.seat, 'are')} out of the game."
