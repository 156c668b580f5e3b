"""All words of set files with what they hold and how a card of ours uses them: for `archfoe set words` and the docs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from inspect import signature
from typing import Any, Final, NamedTuple

from archfoe.core.effect import Amount, Condition, Effect
from archfoe.core.errors import unknown
from archfoe.registry.found import shipped
from archfoe.workshop.card_parts import plain_card
from archfoe.workshop.spelling import NotPure, spelled, spelled_in
from archfoe.workshop.vocabulary import constants, kind_of_constant, makers

_GAMES: Final = "archfoe.games."
_KINDS: Final = {
    "what happens": Effect,
    "what may be counted": Amount,
    "what may hold": Condition,
}
_CAPITALS: Final = re.compile(r"\b[A-Z_]+\b")
_REST: Final = "abilities, filters and Victory Points"


class Word(NamedTuple):
    name: str
    form: str  # Draw(n=1)
    kind: str
    game: str  # "" for all
    told: str
    example: str = ""
    text: str = ""


def words() -> list[Word]:
    """By kind, then by name."""
    found = [_word(name, maker) for name, maker in makers().items()]
    order = [*_KINDS, _REST]
    return sorted(found, key=lambda word: (order.index(word.kind), word.name.lower()))


def word_called(name: str) -> Word:
    """A word or a name without brackets; `draw` is Draw(...), and only DRAW the moment."""
    known = {word.name: word for word in [*map(_constant, names()), *words()]}
    found = known.get(name) or {word.name.lower(): word for word in known.values()}.get(name.lower())
    if found is None:
        raise unknown("word", name, known)
    return found


def names() -> list[str]:
    """What stands without brackets."""
    return sorted(constants())


def _constant(name: str) -> Word:
    return Word(name, name, kind_of_constant(name), "", "", *_examples().get(name, ("", "")))


def _word(name: str, maker: Any) -> Word:
    kind = _REST
    if isinstance(maker, type):
        kind = next((kind for kind, base in _KINDS.items() if issubclass(maker, base)), _REST)
    home = maker.__module__
    game = home.removeprefix(_GAMES).split(".")[0] if home.startswith(_GAMES) else ""
    told = " ".join((maker.__doc__ or "").split())
    told = "" if told.startswith(f"{name}(") else told.partition(". ")[0].rstrip(".")
    example, text = _examples().get(name, ("", ""))
    return Word(name, _form(name, maker), kind, "" if game == "shared" else game, told, example, text)


def _form(name: str, maker: Any) -> str:
    """With the usual value of what may be left out."""
    if not is_dataclass(maker):
        return f"{name}({', '.join(str(one).split(':')[0] for one in signature(maker).parameters.values())})"
    return f"{name}({', '.join(_part(field) for field in fields(maker) if field.init)})"


def _part(field: Field[Any]) -> str:
    return field.name if field.default is MISSING else f"{field.name}={spelled_in(field.name, field.default)}"


@cache
def _examples() -> dict[str, tuple[str, str]]:
    """Word -> the shortest expression of our own cards that has it, and its text."""
    found: dict[str, tuple[str, str]] = {}
    for own in shipped().sets.values():
        for card in own.box.values():
            for key, value in card.values().items():
                for part in value if isinstance(value, tuple) else (value,):
                    if is_dataclass(part) and key != "provenance" and not card.is_brought:
                        _note(found, key, part)
    return found


def _note(found: dict[str, tuple[str, str]], key: str, part: Any) -> None:
    try:
        example = spelled(part)
    except NotPure:
        return
    text = plain_card({key: part}).text
    of_filters = {name for name in ("only", "named", "non") if f"{name}(" in example}
    of_names = set(_CAPITALS.findall(example)) & set(names())
    for name in {type(word).__name__ for word in _within(part)} | of_filters | of_names:
        if name not in found or len(example) < len(found[name][0]):
            found[name] = example, text


def _within(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for part in value:
            yield from _within(part)
    elif is_dataclass(value) and not isinstance(value, type):
        yield value
        for field in fields(value):
            yield from _within(getattr(value, field.name))


_HEAD: Final = """# The words of set files

What may stand in an expression of a [set file](set-files.md). This page is made by `archfoe set words --markdown`;
`archfoe set words Draw` tells one word.
What has a value behind `=` may be left out, and is that then. Examples are cards of our own.
"""


def page() -> str:
    out = [_HEAD]
    kind = ""
    for word in words():
        if word.kind != kind:
            kind = word.kind
            out.append(f"\n## {kind[0].upper()}{kind[1:]}\n\n| word | does | as in |\n|---|---|---|")
        game = f" (only {word.game})" if word.game else ""
        example = f"`{word.example}`: {word.text}" if word.example else ""
        out.append(f"| `{word.form}` | {word.told}{game} | {example} |")
    out.append("\n## Names\n\nThey stand without brackets: " + ", ".join(f"`{name}`" for name in names()) + ".")
    return "\n".join(out) + "\n"
