"""Why and why not: a rule by its id, or a card and what this seat can do with it now.

The terminal looks through all rules for a card whenever it is asked; a server does that once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from archfoe.core.cards import Card
from archfoe.core.errors import ArchfoeError
from archfoe.core.text import listed
from archfoe.table import rulebook
from archfoe.table.catalogue import is_surprise, matching, mentioned, type_words
from archfoe.table.spoilers import FLAG, cards_to_tell, rule_to_read, spoils, without_flag
from archfoe.table.view import View
from archfoe.table.words.card_facts import is_for
from archfoe.table.words.why import (
    cards_called,
    in_reach,
    places_meant,
    rule_line,
    use_of,
    why_not_bought,
    with_rule,
)
from archfoe.wire.card_names import by_name

_MOST_RULES = 4  # of a starter there are dozens


@cache
def rules_by_card() -> dict[str, list[str]]:
    """Card name -> the ids of all rules and rulings that mention it, first those that mention few others."""
    found: dict[str, list[str]] = {}
    named = {rule.id: mentioned(f"{rule.question} {rule.text}") for rule in rulebook.rules().values()}
    for rule_id in sorted(named, key=lambda one: len(named[one])):  # stable: else in the order of the pages
        for name in named[rule_id]:
            found.setdefault(name, []).append(rule_id)
    return found


def explanation(view: View, what: str) -> list[str]:
    """Raises one sentence if nothing is called so."""
    plain, spoilers = without_flag(what)
    told = cards_to_tell(view, spoilers)
    if rulebook.is_id(plain):
        return [rule_line(rule_to_read(f"{_rule(plain)} {FLAG if spoilers else ''}", view).id)]
    card = by_name(plain)
    if card is not None and (card in told or not is_surprise(card)):
        return list(_about_card(view, card))
    places = places_meant(view, what)
    if places:
        return [*(line.strip() for line in places[0].lines), use_of(view, places[0])]
    if not matching(plain, met=told):
        raise ArchfoeError(f"There is no card or rule {plain!r}.")
    return [line for called in cards_called(what, view) for line in _about_card(view, called)]


def _rule(what: str) -> str:
    """Its id as the pages write it; a guess at what was meant would take longer than a server has."""
    rule_id = what.strip().upper().replace(" ", "-")
    if rulebook.rule_by(rule_id) is None:
        raise ArchfoeError(f"There is no rule {what!r}.")
    return rule_id


def _about_card(view: View, card: Card) -> Iterator[str]:
    yield f"{card.name}: {type_words(card)}. {card.text or 'It does nothing when it is played.'}"
    for verb, place in in_reach(view).items():
        if card in place:
            reason = why_not_bought(view, card) if verb == "buy" else view.why_not(verb, card)
            yield f"You can {verb} it now." if reason is None else f"You cannot {verb} it: {with_rule(reason)}"
    known = rulebook.rules()
    about = [rule for rule in rules_by_card().get(card.name, []) if is_for(known[rule], card)]
    if rules := [rule for rule in about if not spoils(known[rule], view)]:
        yield f"Rules about it: {listed(rules[:_MOST_RULES])}{', and others' if len(rules) > _MOST_RULES else ''}."
