"""What belongs into a game, the fields and words of our own cards for it, and what a card says that never happens."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final

from archfoe.core.card import Card
from archfoe.core.cards import MAIN_KIND, STAGE_KIND, SUPER_HERO_KIND, SUPER_VILLAIN_KIND
from archfoe.core.effects import Attack, EachFoe, EachPlayer
from archfoe.core.filters import VILLAIN
from archfoe.registry.found import shipped
from archfoe.workshop.expressions import close
from archfoe.workshop.kept import KEPT
from archfoe.workshop.likely import all_names, is_in_a_name
from archfoe.workshop.spelling import spelled
from archfoe.workshop.vocabulary import card_fields, defaults, types, value_of

_GAMES: Final = "archfoe.games."
_OF_ALL: Final = "shared"
_OF_NAMES: Final = ("names", "not_names", "not_named")  # fields of words that hold names of cards


@cache
def fields_of(game: str) -> frozenset[str]:
    """All that a card for this game may have."""
    if (names := KEPT.get(f"fields {game}")) is not None:
        return frozenset(names)
    boxes = [own.box for own in shipped().sets.values() if own.game == game]
    found = [
        name
        for name in card_fields()
        if any(value_of(card, name) != defaults()[name] for box in boxes for card in box.values())
    ]
    KEPT.put(f"fields {game}", found)
    return frozenset(found)


def misfit(game: str, field: str, value: Any) -> str:
    """Why a field does not go into a card of this game, in a few words; "" if it does."""
    if field not in fields_of(game):
        return f"{field} is for cards of another game than {game}"
    for word in _words(value):
        home = type(word).__module__.removeprefix(_GAMES).split(".")[0]
        if type(word).__module__.startswith(_GAMES) and home not in (_OF_ALL, game):
            return f"in {field}, {type(word).__name__} is a word of another game than {game}"
    if field == "first_appearance":
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Attack | EachFoe | EachPlayer):
                inner = getattr(part, "hit", None) or getattr(part, "effect", None)
                return f"a First Appearance attacks each player already: write {spelled(inner)}"
    return ""


def strange_names(value: Any, own: Collection[str]) -> list[str]:
    """Names that are asked for and that no card has, neither of ours nor of the writer's `own`."""
    asked = [name for word in _words(value) for field in _OF_NAMES for name in _texts(getattr(word, field, ()))]
    return [name for name in dict.fromkeys(asked) if not is_in_a_name(name) and not any(name in one for one in own)]


def no_such_card(name: str, own: Collection[str]) -> str:
    """A few words for who has written such a name; most often it is a card type with a slip in it."""
    guess = close(name, [*(word for word in types() if word), *all_names(), *own])
    return f"no card is called {name!r}" + (f": did you mean {guess!r}?" if guess else "")


def _texts(held: Any) -> tuple[str, ...]:
    return (held,) if isinstance(held, str) and held else held if isinstance(held, tuple) else ()


def _words(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for part in value:
            yield from _words(part)
    elif is_dataclass(value) and not isinstance(value, type):
        yield value
        for name in _names_of_fields(type(value)):
            held = getattr(value, name)
            if not isinstance(held, int | str):
                yield from _words(held)


@cache
def _names_of_fields(word: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(word))


_FIGURES: Final = (SUPER_HERO_KIND, STAGE_KIND)
_LISTENING: Final = ("when", "offers")  # the engine looks for them among figures and what stays in play
_DOING: Final = (MAIN_KIND, SUPER_VILLAIN_KIND, *_FIGURES)  # starting decks and stacks may have cards that do nothing


def senseless(card: Card) -> Iterator[tuple[str, str]]:
    """Field and a few words for each."""
    if card.kind not in _FIGURES and not card.ongoing:
        for field in _LISTENING:
            if getattr(card, field):
                yield field, f"{card.name}: {field} acts only while the card stays in play: add ongoing = true"
    if card.first_appearance is not None and card.type != VILLAIN:
        words = "first_appearance never happens, since only Super-Villains appear: write play"
        yield "first_appearance", f"{card.name}: {words}"
    if card.kind in _DOING and not card.text:
        yield "name", f'{card.name}: it does nothing: write text = "..." or play = "..."'


@cache
def kinds_of(game: str) -> frozenset[str]:
    """The kinds of cards for which this game has a place."""
    if (names := KEPT.get(f"kinds {game}")) is not None:
        return frozenset(names)
    boxes = [own.box for own in shipped().sets.values() if own.game == game]
    found = sorted({card.kind for box in boxes for card in box.values()})
    KEPT.put(f"kinds {game}", found)
    return frozenset(found)
