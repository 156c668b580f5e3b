"""Values as expressions that mean them: the other way round of `expressions`."""

from __future__ import annotations

import json
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import date, time
from typing import Any, Final

from archfoe.core.abilities import When
from archfoe.core.effect import Effect
from archfoe.core.errors import ArchfoeError
from archfoe.core.fields import kinds_of_parts
from archfoe.core.filters import NO_LIMIT, Test
from archfoe.workshop.vocabulary import card_fields, makers, moments, piles, types, values, whose

#: Fields of words that hold a pile, or several.
_OF_PILES: Final = ("to", "pile", "places")


class NotPure(ArchfoeError):
    """A card that is more than words: a function, or a word that only its own set has."""


def spelled(value: Any) -> str:
    """An expression for what a field of a card holds."""
    if isinstance(value, tuple) and len(value) > 1:
        return ", ".join(map(_spelled, value))
    return _spelled(value)


def spelled_in(field: str, value: Any) -> str:
    """The same for a field of a word, which may hold piles."""
    return _piles(value) if field in _OF_PILES and value is not None else _spelled(value)


def as_written(value: object, field: str) -> str:
    """A value that is wrong where it stands, as the writer has surely written it; `field` may name its word, too."""
    if isinstance(value, str) and value in types():
        return types()[value]
    if isinstance(value, str):
        return f"the text {value!r}"
    try:
        if field.partition(" ")[0] in _OF_PILES and isinstance(value, int) and value in piles():
            name = piles()[value]
            return f"{name}: write ({name},)" if field.startswith("places") else name
        return spelled(value) + _around(value, field)
    except NotPure:
        return str(value) if isinstance(value, date | time) else repr(value)


def _around(value: object, field: str) -> str:
    """What to write around an effect in a field of a card that wants more than that: a Defense or a Use with it."""
    wanted = card_fields().get(field, "").removeprefix("tuple[").partition(",")[0].partition(" ")[0]
    maker = makers().get(wanted)
    parts = value if isinstance(value, tuple) else (value,)
    if not isinstance(maker, type) or not all(isinstance(part, Effect) for part in parts):
        return ""
    if not next(iter(kinds_of_parts(maker).values()), "").startswith("Ability"):
        return ""
    inner = spelled(value)
    return f": write {wanted}(({inner}))" if len(parts) > 1 else f": write {wanted}({inner})"


def _spelled(value: Any) -> str:
    if isinstance(value, Test):
        return _test(value)
    if is_dataclass(value) and not isinstance(value, type):
        return values().get(value) or _word(value)
    if isinstance(value, tuple):
        inner = ", ".join(map(_spelled, value))
        return f"({inner},)" if len(value) == 1 else f"({inner})"
    if value is None or isinstance(value, bool | int | str):
        return _quoted(value) if isinstance(value, str) else repr(value)
    raise NotPure(f"{getattr(value, '__name__', value)!r} is a function, which no file can hold.")


def _quoted(text: str) -> str:
    """In single quotes where that goes: the file has double ones around it."""
    return repr(text)


def _word(value: Any) -> str:
    name = type(value).__name__
    if makers().get(name) is not type(value):
        raise NotPure(f"{name} is a word of its own set.")
    out: list[str] = []
    skipped = False
    for field in fields(value):
        if not field.init:
            continue
        held = getattr(value, field.name)
        if held == _default(field) and not (field.name == "n" and not out and not skipped):  # Draw(1), not Draw()
            skipped = True
        else:
            words = _part(value, field.name, held)
            out.append(f"{field.name}={words}" if skipped else words)
    return f"{name}({', '.join(out)})"


def _default(field: Field[Any]) -> Any:
    return field.default if field.default is not MISSING else MISSING


def _part(word: Any, field: str, held: Any) -> str:
    if field in _OF_PILES and held is not None:
        return _piles(held)
    if isinstance(word, When) and field == "event":
        return moments().get(held) or _quoted(held)
    if field == "whose":
        return whose().get(held) or _quoted(held)
    return _spelled(held)


def _piles(held: Any) -> str:
    if isinstance(held, tuple):
        inner = ", ".join(map(_piles, held))
        return f"({inner},)" if len(held) == 1 else f"({inner})"
    return piles().get(held) or repr(held)


def _test(test: Test) -> str:
    """In the shortest of its ways: COSTLY, only(HERO, high=4), named('Power Ring'), Test(...)."""
    if test in values():
        return values()[test]
    kinds, high = ", ".join(types().get(one, repr(one)) for one in test.types), test.high
    if test.types and test == Test(test.types, high=high):
        return f"only({kinds}{f', high={high}' if high != NO_LIMIT else ''})"
    if test.names and test == Test(names=test.names):
        return f"named({', '.join(map(_quoted, test.names))})"
    if test.not_types and test == Test(not_types=test.not_types):
        return f"non({', '.join(types().get(one, repr(one)) for one in test.not_types)})"
    out = []
    for field in fields(Test):
        held = getattr(test, field.name)
        if field.init and held != field.default:
            of_types = field.name in ("types", "not_types")
            out.append(f"{field.name}={_types(held) if of_types else _spelled(held)}")
    return f"Test({', '.join(out)})"


def _types(held: tuple[str, ...]) -> str:
    inner = ", ".join(types().get(one, repr(one)) for one in held)
    return f"({inner},)" if len(held) == 1 else f"({inner})"


def quoted(text: str) -> str:
    """A basic string of TOML, which JSON's are."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
