"""What of a card is at work while it asks: a card may say several things, and only one of them is answered."""

from __future__ import annotations

from archfoe.core.cards import Card
from archfoe.core.decisions import DEFEND, DEFEND_TEAM, Decision
from archfoe.core.effects.base import say
from archfoe.core.piles import OWNED
from archfoe.core.state import State
from archfoe.core.text import HIT, TERSE, lower_first


def text_at_work(s: State, decision: Decision, card: Card | None) -> str:
    """In few words; "" where the rules ask."""
    if card is None:
        return ""
    nobodys = decision.source >= 0 and s.where[decision.source] >= OWNED
    attacks = decision.kind in (DEFEND, DEFEND_TEAM)
    if nobodys and card.attack is not None and attacks:
        return f"Attack: {say(card.attack, HIT)}"
    if nobodys and card.first_appearance is not None:
        return f"First Appearance: {lower_first(card.first_short)}"
    if attacks and len(card.attacks) == 1:
        return say(card.attacks, TERSE)
    return card.short
