"""`archfoe explain`: the statement behind a rule id, what a variant changes, or all that is known of a card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from archfoe.cli.screen import Screen
from archfoe.core.cards import PRIVATE_KIND, STAGE_KIND, SUPER_HERO_KIND, Card
from archfoe.core.decisions import kinds
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.text import listed
from archfoe.registry import games, modes
from archfoe.sets import BOXES
from archfoe.table import catalogue, rulebook
from archfoe.table.rulebook import Rule
from archfoe.table.spoilers import FLAG
from archfoe.table.words.card_facts import (
    VP,
    facts_of_game,
    our_mark,
    provenance_words,
    rules_about,
    stage_facts,
    statement,
)
from archfoe.table.words.labels import find
from archfoe.table.words.why import Place, places_called
from archfoe.table.words.words import words_of


def show(what: str, spoilers: bool = False) -> int:
    """Prints what a rule id, a variant or a card name stands for; what scenarios say of it only as spoilers."""
    Screen().say_all(_lines(what, spoilers))
    return 0


def _lines(what: str, spoilers: bool) -> Iterable[str]:
    if rulebook.is_id(what):
        return _rule_lines(rulebook.find(what), spoilers)
    return _variant_lines("-".join(what.lower().split()), spoilers) or _cards_lines(what, spoilers)


# A rule


def _rule_lines(rule: Rule, spoilers: bool) -> Iterator[str]:
    yield f"{rule.id} ({'ruling' if rule.is_ruling else rule.section})"
    yield f"  {statement(rule)}"
    yield f"  Sets: {', '.join(rule.sets)}."
    if rule.is_ruling:
        yield "  This is a decision of this project, where the rulebooks are silent or disagree."
    cards = catalogue.mentioned(statement(rule))
    if cards:
        yield f"  Cards: {', '.join(sorted(cards))}."
    if behind := _stands_behind(rule.id):
        yield f"  In the game: {'; '.join(behind)}."
    yield from _entries("See also", [other for other in _linked(rule) if spoilers or _fit_to_see(other, rule)])


def _stands_behind(rule_id: str) -> list[str]:
    """The words of the log and the questions that carry this id."""
    behind = [table for game in games().values() for table in game.rule_tables()]  # loads the games, too
    prompts = {name: kind.prompt for name, kind in kinds().items()}
    words = list(dict.fromkeys(word for rules in behind for word, rule in rules.items() if rule == rule_id))
    log = [f'"{word}"' for word in words if word not in prompts]
    asked = [f'"{prompts[word]}"' for word in words if word in prompts]
    out = [f"behind {listed(log)} in the log"] if log else []
    return out + ([f"behind the question{'s' if len(asked) > 1 else ''} {listed(asked)}"] if asked else [])


def _linked(rule: Rule) -> list[Rule]:
    """Rules that name this one, or are named by it."""
    return [
        other
        for other in rulebook.rules().values()
        if other is not rule and (rule.id in other.cited or other.id in rule.cited)
    ]


def _fit_to_see(other: Rule, asked: Rule) -> bool:
    """Beside a rule that was asked for: no spoiler, or one of the same scenario, or one that the rule names itself."""
    return not other.spoiler or (asked.spoiler and other.section == asked.section) or other.id in asked.cited


def _entries(title: str, rules: list[Rule]) -> Iterator[str]:
    if rules:
        yield f"  {title}:"
    for rule in rules:
        yield f"    {rule.id}: {statement(rule)}"


# A variant


def _variant_lines(name: str, spoilers: bool) -> list[str]:
    """The modes that have it, what it changes in each game, and its rules; none if there is no such variant."""
    having = [mode for mode in modes().values() if name in mode.choices]
    notes = dict.fromkeys(mode.choices[name].note for mode in having)
    sets = {own.name for mode in having for own in mode.sets}
    title = name.replace("-", " ")
    if not having:
        return []
    known = [rule for rule in rulebook.all_rules().values() if spoilers or not rule.spoiler]
    own = [rule for rule in known if title in rule.section.lower().replace("-", " ") and sets.intersection(rule.sets)]
    named = f"{name}, a variant of {listed([mode.name for mode in having])}"
    return [named, *(f"  {note}" for note in notes), *_entries("Rules", own)]


# A card


def _cards_lines(what: str, spoilers: bool) -> Iterator[str]:
    surprises = _surprises(what) if spoilers else []
    is_card = bool(surprises or catalogue.matching(what))
    places = places_called(what, [place for game in games().values() for place in words_of(game).why.places()], is_card)
    for place in places:
        yield from place.lines
        yield f"  {provenance_words(place.provenance)}"
        if not is_card:
            yield from _entries("Rules and rulings", _rules_naming(place, spoilers))
    if not is_card and not places:
        error = unknown("card or rule", what, [*(card.name for card in catalogue.cards()), *rulebook.rules()])
        raise error if spoilers else ArchfoeError(f"{error} Surprises of a campaign are shown with {FLAG}.")
    if not is_card:
        return
    found = [*(catalogue.find(what) if catalogue.matching(what) else []), *surprises]
    for card in dict.fromkeys(found):
        yield from _card_lines(card)
    about = {rule.id: rule for card in found for rule in rules_about(card, spoilers)}
    about |= {rule.id: rule for place in places for rule in _rules_naming(place, spoilers)}
    yield from _entries("Rules and rulings", list(about.values()))


def _surprises(what: str) -> list[Card]:
    """Cards that a campaign brings, by a part of the name."""
    cards = [card for card in catalogue.cards(spoilers=True) if catalogue.is_surprise(card)]
    return [cards[i] for i in find(what, [card.name for card in cards])]


def _card_lines(card: Card) -> Iterator[str]:
    yield card.name
    yield f"  {', '.join(_facts(card))} - {BOXES[card.set].title}"
    yield f"  {card.text or 'It does nothing when it is played.'}"
    yield f"  {provenance_words(card.provenance)}"


def _facts(card: Card) -> Iterator[str]:
    yield catalogue.type_words(card)
    if card.kind == STAGE_KIND:
        yield from stage_facts(card)[1:]
        return
    if card.kind == SUPER_HERO_KIND:
        yield "a promo, not in the box" if card.promo else "1 in the box"
        return
    if card.kind == PRIVATE_KIND:
        yield from facts_of_game(card)
        return
    points = catalogue.victory_points(card)
    yield f"cost {card.cost}{our_mark(card, 'cost')}"
    yield f"{points} VP{our_mark(card, VP)}" if isinstance(points, int) else "VP that depend on what you own"
    yield from facts_of_game(card)
    yield f"{card.copies} in the box{our_mark(card, 'copies')}"


def _rules_naming(place: Place, spoilers: bool) -> list[Rule]:
    """Every rule of its set that has its name: places are no cards."""
    known = [rule for rule in rulebook.rules().values() if spoilers or not rule.spoiler]
    return [rule for rule in known if place.set in rule.sets and place.name in statement(rule)]
