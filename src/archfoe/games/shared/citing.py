"""Which rule an event is told with: that of the table for its cause, or what a book says of the very card.

An event keeps why it has happened (`core.causes`). Each game has a table of rules by cause (`rule_ids` of its room); a
set whose book has rules of its own, and each part of the rules, puts them in the place of others (`Set.rule_ids`,
`Part.rule_ids`). Where a book says of one card what it does, the events that this card brings about are told with that
statement (`Set.statements`). A key of a table is a cause, a word of the log that has one cause only, or both in one
("attack: gained"); a rule can also be the key, of one that takes its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from archfoe.core import decisions as ask
from archfoe.core.causes import (
    ABILITY,
    APPEARANCE,
    AT_END,
    ATTACK,
    DEFENSE,
    FIRST_TURN,
    GOES_FIRST,
    HELP,
    LASTING,
    MORE_CARDS,
    TEXT,
    is_rule,
    itself,
)
from archfoe.core.events import AVOIDED, DESTROYED, EVERYBODY, GAINED, PLAYED, USED, Event
from archfoe.core.state import State
from archfoe.core.text import listed
from archfoe.games.options import Options
from archfoe.games.shared.causes import BLOCKING, REWARD

#: Texts of cards: what a book tells of the card says more than these. Of other causes it says less.
_TEXTS: Final = frozenset({"", TEXT, ABILITY, LASTING, HELP, AT_END, ATTACK, APPEARANCE, DEFENSE, BLOCKING, REWARD})
#: Words whose card is spoken of also where another one has brought it about.
_OF_THE_CARD: Final = frozenset({PLAYED, USED, AVOIDED, GAINED, DESTROYED})


def rules_behind(table: Mapping[str, str], options: Options) -> Mapping[str, str]:
    """The table of a game with what the books of its sets say in their own rules and of their cards; those of a guest
    are played by the rules of its host."""
    found = dict(table)
    for own in options.played.sets:
        found.update(own.rule_ids)
        for (card, word), rule in own.statements.items():
            found[_stated(own.name, card, word)] = rule
    return found


def _stated(book: str, card: str, word: str) -> str:
    return f"{book}/{card}: {word}"


def cause_of(event: Event, s: State) -> str:
    """Why it has happened. A card whose text is carried out says by what it is which sort of text that is."""
    source = s.cards[event.source] if event.source >= 0 else None
    if source is not None and source.is_figure:
        return ABILITY
    if event.rule or source is None:
        return event.rule
    return LASTING if source.ongoing else TEXT


def rule_behind(table: Mapping[str, str], event: Event, s: State) -> str:
    """The id of the rule with which an event is told; "" if there is none."""
    rule = event.rule if is_rule(event.rule) else _looked_up(table, event, s)
    return table.get(rule, rule)  # a variant may have another rule in its place


def _looked_up(table: Mapping[str, str], event: Event, s: State) -> str:
    cause, what = cause_of(event, s), event.what
    source = s.cards[event.source] if event.source >= 0 else None
    if source is not None:
        of_cause = table.get(_stated(source.set, source.id, f"{cause}: {what}"))
        if stated := of_cause or table.get(_stated(source.set, source.id, what)):
            return stated
    rule = table.get(f"{cause}: {what}", "")
    if rule and cause not in _TEXTS:
        return rule
    if event.cards and event.seen_by == EVERYBODY and (source is None or what in _OF_THE_CARD):
        card = s.cards[event.cards[0]]
        if stated := table.get(_stated(card.set, card.id, itself(what))):
            return stated
    rule = rule or table.get(what, "")
    if not rule and source is not None:
        rule = table.get(_stated(source.set, source.id, cause), "")
    return rule or table.get(cause, "")


def why_more(s: State, seat: int) -> str:
    """Of a new hand that is larger than usual: who has given how many more cards."""
    given = [(n, s.cards[key[2]]) for key, n in s.counts.items() if key[:2] == (MORE_CARDS, seat) and key[2] >= 0]
    return listed([f"{n} more for {card.figure}" for n, card in given])


def first_turn(s: State) -> str:
    """Why who begins has the first turn."""
    return GOES_FIRST if any(s.cards[hero].goes_first for hero in s.heroes(s.active)) else FIRST_TURN


QUESTIONS_OF_PLAY: Final = (
    ask.DISCARD_CARD, ask.FETCH_CARD, ask.MAY, ask.CHOOSE_ONE, ask.MOVE_CARD, ask.CHOOSE_TYPE, ask.PLACE_CARD,
    ask.ORDER_CARDS, ask.TAKE_CARD, ask.COPY_CARD, ask.TARGET_PLAYER, ask.MATCH_CARD, ask.SHOW, ask.BORROW_CARD,
    ask.PASS_CARD,
)  # fmt: skip
