"""A word that archfoe does not have: what it does, and how it is said."""

from __future__ import annotations

from dataclasses import dataclass

from archfoe.design import ANY, MAIN, YOU, Effect, Person, Player, Test


@dataclass(frozen=True)
class Beacon(Effect):
    """Reveals the top card of the main deck, which stays there; if it is such a card, something follows."""

    test: Test = ANY
    then: Effect | None = None

    def do(self, me: Player) -> bool:
        top = me.s.piles[MAIN][-1:]
        if not top:
            return False
        me.reveal(top)
        if self.then is not None and me.fits(top[0], self.test):
            self.then.do(me)
        return True

    def text(self, who: Person = YOU) -> str:
        out = f"{who.verb('reveal')} the top card of the main deck"
        if self.then is None:
            return out
        return f"{out}. If it is {_one(self.test.noun())}, {self.then.text(who)}"


def _one(noun: str) -> str:
    return f"an {noun}" if noun[0] in "AEIOU" else f"a {noun}"
