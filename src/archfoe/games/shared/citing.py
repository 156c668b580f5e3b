"""Which rule an event is told with: that of the table for its cause, or what a book says of the very card.

An event keeps why it has happened (`core.causes`). Each game has a table of rules by cause (`rule_ids` of its room); a
set whose book has rules of its own, and each part of the rules, puts them in the place of others (`Set.rule_ids`,
`Part.rule_ids`). Where a book says of one card what it does, the events that this card brings about are told with that
statement (`Set.statements`). A key of a table is a cause, a word of the log that has one cause only, or both in one
("attack: gained"); a rule can also be the key, of one that takes its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from archfoe.core.card import CHARACTER_KIND, SUPER_HERO_KIND
from archfoe.core.causes import ABILITY, LASTING, MORE_CARDS, TEXT, is_rule
from archfoe.core.events import AVOIDED, DESTROYED, EVERYBODY, GAINED, PLAYED, USED, Event
from archfoe.core.state import State
from archfoe.core.text import listed
from archfoe.games.options import Options
from archfoe.registry import sets

#: Words whose first card is the one that a book may speak of, before the card that brought it about.
_OF_ITSELF: Final = (PLAYED, USED, AVOIDED, GAINED, DESTROYED)


def rules_behind(table: Mapping[str, str], options: Options) -> Mapping[str, str]:
    """The table of a game with what the books of its sets say in their own rules; a guest brings none."""
    own = [each.rule_ids for each in options.played.sets if each.rule_ids]
    for more in own:
        table = {**table, **more}
    return table


def cause_of(event: Event, s: State) -> str:
    """Why it has happened. A card whose text is carried out says by what it is which sort of text that is."""
    source = s.cards[event.source] if event.source >= 0 else None
    if source is not None and source.kind in (SUPER_HERO_KIND, CHARACTER_KIND):
        return ABILITY
    if event.rule or source is None:
        return event.rule
    return LASTING if source.ongoing else TEXT


def rule_behind(table: Mapping[str, str], event: Event, s: State) -> str:
    """The id of the rule with which an event is told; "" if there is none."""
    if is_rule(event.rule):
        return table.get(event.rule, event.rule)
    cause, what = cause_of(event, s), event.what
    rule = _stated(event, cause, s) or table.get(f"{cause}: {what}") or table.get(what) or table.get(cause, "")
    return table.get(rule, rule)  # a variant may have another rule in its place


def _stated(event: Event, cause: str, s: State) -> str:
    """What a book says of the card itself: of this word of the log, or of this part of its text."""
    open_ = bool(event.cards) and event.seen_by == EVERYBODY
    if open_ and (event.source < 0 or event.what in _OF_ITSELF):
        card = s.cards[event.cards[0]]
        stated = _statements(card.set).get((card.id, event.what), "")
        if stated or event.source < 0:
            return stated
    if event.source < 0:
        return ""
    card = s.cards[event.source]
    said = _statements(card.set)
    return (said.get((card.id, event.what)) or said.get((card.id, cause), "")) if said else ""


@lru_cache(maxsize=64)
def _statements(name: str) -> Mapping[tuple[str, str], str]:
    own = sets().get(name)
    return own.statements if own is not None else {}


def why_more(s: State, seat: int) -> str:
    """Of a new hand that is larger than usual: who has given how many more cards."""
    given = [(n, s.cards[key[2]]) for key, n in s.counts.items() if key[:2] == (MORE_CARDS, seat) and key[2] >= 0]
    return listed([f"{n} more for {card.character or card.name}" for n, card in given])
