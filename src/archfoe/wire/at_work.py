"""What of a card is at work while it asks: a card may say several things, and only one of them is answered."""

from __future__ import annotations

import re

from archfoe.core.cards import Card
from archfoe.core.decisions import DEFEND, DEFEND_TEAM, Decision
from archfoe.core.effect import say
from archfoe.core.piles import BORROWED, LINEUP, OWN_SHARED, OWNED, kind_of, owner_of
from archfoe.core.state import State
from archfoe.core.text import TERSE, Person, lower_first


def text_at_work(s: State, decision: Decision, card: Card | None) -> str:
    """In few words; "" where the rules ask."""
    if card is None:
        return ""
    nobodys = decision.source >= 0 and s.where[decision.source] >= OWNED
    attacks = decision.kind in (DEFEND, DEFEND_TEAM)
    at_home = s.where[decision.source] >= OWN_SHARED or s.where[decision.source] == LINEUP
    for part in card.own:
        if said := part.at_work(card, nobodys and attacks, at_home):
            return said
    if nobodys and card.first_appearance is not None:
        return f"First Appearance: {lower_first(card.first_short)}"
    if attacks and len(card.attacks) == 1:
        return say(card.attacks, TERSE)
    return card.short


def whose_is_at_work(s: State, decision: Decision) -> int | None:
    """The seat that the card of a question calls "you"; None if it speaks to everybody."""
    if decision.source < 0:
        return None
    pile = s.where[decision.source]
    return s.active if kind_of(pile) == BORROWED else owner_of(pile)


_YOU = re.compile(r"\b(let )?(you|your)\b(?: ([a-z]+))?", re.IGNORECASE)
#: What does not change after a name.
_SAME = ("can", "cannot", "or", "and", "to", "from")


def told_to_others(words: str, name: str) -> str:
    """What a card says to its player, for somebody else: "or you draw 1" is "or Bob draws 1"."""
    who = Person(name)

    def named(found: re.Match[str]) -> str:
        let, you, verb = found[1] or "", found[2].lower(), found[3] or ""
        if you == "your":
            return f"{let}{name}'s {verb}".rstrip()
        if not verb:
            return f"{let}{name}"
        return f"{let}{name} {verb if let or verb in _SAME else who.verb(verb)}"

    return _YOU.sub(named, words)
