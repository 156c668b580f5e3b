"""What each field of a card adds to its text, found by making a card of nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from archfoe.core.abilities import Defense, Grant, Offer, StandingRule, Use, VpPer, When
from archfoe.core.cards import MAIN_KIND, Card, with_parts
from archfoe.core.effects.power import Power
from archfoe.core.fields import ROWS
from archfoe.core.filters import HERO
from archfoe.core.moments import PLAY
from archfoe.core.piles import DECK
from archfoe.workshop.stand_ins import ABILITY, DOES, AnEffect
from archfoe.workshop.templates import Hole, Template, tokens
from archfoe.workshop.vocabulary import card_fields, constants, makers, parts

#: One of each sort of ability that has a text by itself.
_SAMPLES: Final[Mapping[str, Any]] = {
    "Defense": Defense(), "When": When(PLAY, Power(1)), "Use": Use(Power(1)), "Offer": Offer(),
    "Grant": Grant("assist"), "Tough": makers()["Tough"](1), "int | Vp": VpPer(1, 7),
}  # fmt: skip
_RANGE: Final = 47


@dataclass(frozen=True)
class Part:
    """Fields of a card that one sentence, or some in a row, say."""

    fields: tuple[tuple[str, Any], ...]


def plain_card(fields: Mapping[str, Any]) -> Card:
    """A card that says nothing but this."""
    return Card("", HERO, MAIN_KIND, **with_parts({key: _in_row(key, value) for key, value in fields.items()}, parts()))


def _in_row(key: str, value: Any) -> Any:
    return (value,) if key in ROWS and not isinstance(value, tuple) else value


def said(part: Part) -> str:
    return plain_card(dict(part.fields)).text


@cache
def part_templates() -> tuple[Template, ...]:
    return tuple(_found())


def _found() -> Iterator[Template]:
    for field, annotation in card_fields().items():
        kind = annotation.removeprefix("tuple[")
        if kind.startswith("Ability"):
            yield from _abilities(field)
        elif any(kind.startswith(name) for name in _SAMPLES):
            yield from _sample(field, next(name for name in _SAMPLES if kind.startswith(name)))
        elif kind == "bool":
            yield from _literal({field: True})
    yield from _literal({"own_place": DECK})
    for rule in (one for one in constants().values() if isinstance(one, StandingRule)):
        yield from _literal({"standing": rule})
    literals, holes = tokens(plain_card({"assist": True, "assist_range": _RANGE}).text, {f"{_RANGE}"}, {})
    yield Template(literals, holes, lambda found: Part((("assist", True), ("assist_range", found[f"{_RANGE}"]))),
                   frozenset())  # fmt: skip


def _literal(fields: dict[str, Any]) -> Iterator[Template]:
    text = plain_card(fields).text
    if text:
        yield Template((text.lower(),), (), lambda found: Part(tuple(fields.items())), frozenset())


def _abilities(field: str) -> Iterator[Template]:
    for n in (1, 2, 3):
        row = tuple(AnEffect(slot, ABILITY if n == 1 else DOES) for slot in range(n))
        literals, holes = tokens(plain_card({field: row if n > 1 else row[0]}).text, set(), {})
        if n == 1 or field != "play":  # each part of it is a sentence, read by itself
            yield Template(literals, holes, _of_effects(field, [hole.key for hole in holes]), frozenset())


def _of_effects(field: str, keys: list[str]) -> Callable[[Mapping[str, Any]], Part]:
    def made(found: Mapping[str, Any]) -> Part:
        return Part(((field, found[keys[0]] if len(keys) == 1 else tuple([found[key] for key in keys])),))

    return made


def _sample(field: str, kind: str) -> Iterator[Template]:
    one = _SAMPLES[kind]
    text, own = plain_card({field: one}).text.lower(), one.text().lower()
    before, found, behind = text.partition(own)
    if found:
        hole = Hole(kind.rpartition(" ")[2], "it", 0)
        yield Template((before, behind), (hole,), lambda found: Part(((field, found["it"]),)), frozenset())
