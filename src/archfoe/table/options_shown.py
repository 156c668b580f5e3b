"""What may be chosen, as a player sees it: cards by definition, and where they lie."""

from __future__ import annotations

from typing import Any, NamedTuple

from archfoe.core.abilities import Use
from archfoe.core.cards import Card
from archfoe.core.decisions import ACTION, CARD, PILE, SEAT, SPACE_OPTION, Decision
from archfoe.core.effect import Ability
from archfoe.core.piles import owner_of
from archfoe.core.state import State
from archfoe.games.shared.turns import Turns


class Option(NamedTuple):
    """One thing that may be chosen: what it is, which card, from where."""

    what: str  # "play", "buy", "use", "end", or the sort of option: "card", "pile", "seat", "word"
    card: Card | None = None
    pile: int | None = None  # where the card lies, or the pile itself
    seat: int | None = None  # the seat that is meant: whom a Defense protects, who is chosen
    word: str = ""  # a key, a card type or the name of a place
    cost: int | None = None  # what it costs now, if it is bought
    use: Use | None = None  # the ability that is used: a card may have several
    effect: Ability = None  # what would be done: an offer of a card, or one of its choices


def option_shown(s: State, rules: Turns, d: Decision, option: Any) -> Option:
    of = d.kind.of
    if of == CARD:
        return Option("card", s.defn(option), None if d.kind.played else s.where[option])
    if of == ACTION:
        return action_shown(s, rules, d.seat, option)
    if of == PILE:
        return Option("pile", pile=option, seat=owner_of(option))
    if of == SEAT:
        return Option("seat", seat=option)
    if of == SPACE_OPTION:
        return Option("space", pile=rules.spaces[option])
    return Option("word", word=option) if isinstance(option, str) else Option("word", effect=option)


def _with_card(
    what: str, card: Card, pile: int, seat: int | None = None, cost: int | None = None, use: Use | None = None
) -> Option:
    """As `Option(...)`, but without the detour over plain Python: a bot is shown some ten at every question."""
    return tuple.__new__(Option, (what, card, pile, seat, "", cost, use, None))


def action_shown(s: State, rules: Turns, seat: int, action: Any) -> Option:
    what, card = action[0], action[1] if len(action) > 1 else -1
    if what == "play":  # as most are
        return _with_card(what, s.defn(card) if s.text else s.cards[card], s.where[card])
    if what in rules.board_actions:
        pile, name = rules.place_of(s, seat, what, card)
        return Option(what, pile=pile, word=name)
    if card < 0:
        return Option(what)
    if what in ("buy", "hunt"):
        return _with_card(what, s.cards[card], s.where[card], cost=rules.cost(s, seat, card))
    if what == "use":
        return _with_card(what, s.defn(card), s.where[card], use=s.defn(card).uses[action[2]])
    return _with_card(what, s.defn(card), s.where[card], action[2] if what == "defend" else None)
