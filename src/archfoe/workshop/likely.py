"""Which of several readings is likelier: what our own cards say more often, each word in the place where it stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from math import log
from typing import Any, Final

from archfoe.core.card import Card
from archfoe.core.filters import Test
from archfoe.registry.found import shipped
from archfoe.workshop.kept import KEPT

_TOP: Final = "card"  # where the words of a card's own fields stand
_DOUBT: Final = 2.0  # so much counts what is known without the place
_UNSEEN: Final = 0.3
_NAME: Final = "likely"  # of what is kept
_STRANGE_NAME: Final = 4.0
_OF_PILES: Final = ("to", "pile", "places")
#: (place, what stands there); a place is a word with its field, perhaps with the place of the word itself.
_Seen = Counter[tuple[str, str]]


def _words(value: Any) -> Iterator[Any]:
    """The words that a field holds, each for itself."""
    if isinstance(value, tuple):
        for part in value:
            yield from _words(part)
    else:
        yield value


def _token(value: Any) -> str:
    """What stands in a field, as far as it is alike from card to card: numbers are as good as each other."""
    if is_dataclass(value) and not isinstance(value, type):
        return type(value).__name__
    if isinstance(value, bool) or value is None:
        return str(value)
    if isinstance(value, int):
        return str(value) if value < 2 else "number"
    return "text" if isinstance(value, str) else "row" if isinstance(value, tuple) else "?"


def _parts(value: Any) -> Iterator[tuple[str, str]]:
    """(place, token) of all that a word holds."""
    name = type(value).__name__
    for field in fields(value):
        if field.init:
            held = getattr(value, field.name)
            if field.name in _OF_PILES:
                yield f"{name}.{field.name}", str(held)
                continue
            tokens = [_token(one) for one in _words(held)] if isinstance(held, tuple) else [_token(held)]
            for token in tokens or ["none"]:
                yield f"{name}.{field.name}", token


def _look(value: Any, place: str, seen: _Seen) -> None:
    for one in _words(value):
        if not is_dataclass(one) or isinstance(one, type):
            continue
        name = type(one).__name__
        seen[place, name] += 1
        seen["", name] += 1
        for own, token in _parts(one):
            seen[own, token] += 1
            seen[f"{place}>{own}", token] += 1
        for field in fields(one):
            _look(getattr(one, field.name), f"{name}.{field.name}", seen)


def seen_in(cards: Iterable[Card]) -> _Seen:
    seen: _Seen = Counter()
    for card in cards:
        for value in card.values().values():
            _look(value, _TOP, seen)
    return seen


class Likely:
    """What was seen where: the more often, the likelier."""

    def __init__(self, seen: _Seen, names: Iterable[str]) -> None:
        self._seen, self.names = seen, tuple(names)
        self._all_names = " | ".join(self.names)
        self._of_place = Counter[str]()
        for (place, _), n in seen.items():
            self._of_place[place] += n

        self._prices: dict[tuple[str, str, str], float] = {}

    def price(self, place: str, own: str, token: str) -> float:
        """Of what stands in a place of a word (the word itself: ""), which stands in a place, too."""
        key = place, own, token
        found = self._prices.get(key)
        if found is None:
            usual = (self._seen[own, token] + _UNSEEN) / (self._of_place[own] + 1)
            there = f"{place}>{own}" if own else place
            found = self._prices[key] = -log(
                (self._seen[there, token] + _DOUBT * usual) / (self._of_place[there] + _DOUBT)
            )
        return found

    def knows(self, name: str) -> bool:
        """Is it a name, or a part of one?"""
        return name in self._all_names


class Costs:
    """Those of the readings of one text: each word is looked at once, and what it holds is known by then."""

    def __init__(self, likely: Likely | None = None) -> None:
        self._likely = likely or _of_ours()
        self._known: dict[tuple[int, str], float] = {}
        self._held: list[Any] = []  # so that no other value gets the number of one that is known

    def of(self, value: Any, place: str = _TOP) -> float:
        if isinstance(value, tuple):
            return sum([self.of(part, place) for part in value])
        key = id(value), place
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._of_one(value, place)
            self._held.append(value)
        return found

    def _of_one(self, one: Any, place: str) -> float:
        if isinstance(one, str):
            return 0.0 if self._likely.knows(one) else _STRANGE_NAME
        return self._of_word(one, place) if is_dataclass(one) and not isinstance(one, type) else 0.0

    def _of_word(self, one: Any, place: str) -> float:
        price = self._likely.price
        out = price(place, "", type(one).__name__)
        kind: type = type(one)
        for name, own, of_piles, inner in _fields(kind):
            held = getattr(one, name)
            if of_piles:
                out += price(place, own, str(held))
            elif own and isinstance(held, tuple):
                out += (
                    sum([price(place, own, _token(part)) for part in _words(held)])
                    if held
                    else price(place, own, "none")
                )
            elif own:
                out += price(place, own, _token(held))
            if inner and not isinstance(held, _WITHOUT_WORDS):
                out += self.of(held, inner)
        return out


#: What holds no word; a name by itself is counted with the word that has it.
_WITHOUT_WORDS: Final = (int, str, type(None))


@cache
def _fields(word: type) -> tuple[tuple[str, str, bool, str], ...]:
    """Of each field: its name, the place that it is, whether piles stand there, and the place of words in it."""
    out = []
    for field in fields(word):
        place = f"{word.__name__}.{field.name}"
        inner = "" if word is Test and field.name not in ("names", "not_names") else place
        out.append((field.name, place if field.init else "", field.init and field.name in _OF_PILES, inner))
    return tuple(out)


@cache
def _of_ours() -> Likely:
    if (rows := KEPT.get(_NAME)) is not None:
        return Likely(Counter({(place, token): n for place, token, n in rows["seen"]}), rows["names"])
    cards = [card for own in shipped().sets.values() for card in own.box.values()]
    seen, names = seen_in(cards), [card.name for card in cards]
    KEPT.put(_NAME, {"seen": [[place, token, n] for (place, token), n in seen.items()], "names": names})
    return Likely(seen, names)


def is_in_a_name(words: str) -> bool:
    """Does a card of ours have them in its name?"""
    return _of_ours().knows(words)


def all_names() -> tuple[str, ...]:
    return _of_ours().names
