"""What may be written about a card: its fields for the type checker, and a sentence for each mistake at run time."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, TypedDict

from archfoe.core.abilities import Defense, During, Grant, Offer, StandingRule, Use, Vp, When
from archfoe.core.card import Provenance
from archfoe.core.effect import Ability, Amount, Condition, Effect, Word
from archfoe.core.errors import ArchfoeError, nearest
from archfoe.core.filters import NO_TYPE, TYPES, Test


class CardFields(TypedDict, total=False):
    """What an adder of a box takes beside the name; each field is explained at `Card`."""

    cost: int
    vp: int | Vp
    copies: int
    play: Ability
    defense: Defense | None
    first_appearance: Ability
    when: When | tuple[When, ...]
    uses: Use | tuple[Use, ...]
    offers: Offer | tuple[Offer, ...]
    own_place: int | None
    gained: Ability
    defeated: Ability
    at_end: Ability
    ongoing: bool
    super_villain: bool
    starts_on_top: bool
    goes_first: bool
    promo: bool
    synergy: str
    grants: Grant | tuple[Grant, ...]
    assist: bool
    subtype: str
    standing: StandingRule | tuple[StandingRule, ...]
    returns: int
    provenance: Provenance


TABLE: Final = Path(__file__).with_name("word_fields.json")
#: Fields of which a card may have several; one alone needs no brackets.
ROWS: Final = frozenset({"when", "uses", "offers", "grants", "standing"})
_SIGNED: Final = ("vp",)  # numbers of a card that may be below zero
_CLASSES: Final[Mapping[str, tuple[type, str]]] = {
    "int": (int, "a whole number"),
    "bool": (bool, "True or False"),
    "str": (str, "a text"),
    "Effect": (Effect, "an effect"),
    "Condition": (Condition, "a condition"),
    "Amount": (Amount, "an amount"),
    "Test": (Test, "a filter such as only(HERO)"),
    "Defense": (Defense, "a Defense"),
    "When": (When, "a When"),
    "Use": (Use, "a Use"),
    "Offer": (Offer, "an Offer"),
    "Grant": (Grant, "a Grant"),
    "During": (During, "a time of a game"),
    "Vp": (Vp, "Victory Points such as VpEach(...)"),
    "StandingRule": (StandingRule, "a rule of core/abilities.py"),
    "Provenance": (Provenance, "a Provenance"),
}
_ABILITY: Final = "an effect, a function or several of them in round brackets"


class _Misfit(Exception):
    """A value that is not what its place wants; `part` is the field of a word, if it is not that of the card."""

    def __init__(self, wanted: str, value: object, part: str = "") -> None:
        super().__init__()
        self.wanted, self.value, self.part = wanted, value, part


def check_fields(
    name: str,
    type: str,
    data: Mapping[str, Any],
    kinds: Mapping[str, str],
    types: Collection[str] = (),
    shown: Callable[[object, str], str] | None = None,
) -> None:
    """Refuses what cannot be a card, with one sentence that names card, field and what to write.

    `kinds` says what each field may hold, `types` are card types of one game. `shown` tells a wrong value, and the
    field of the word in which it stands, in the words of who wrote it.
    """
    if not isinstance(name, str) or not any(map(str.isalnum, name)):
        raise ArchfoeError(f"A card needs a name, a text with letters in it, not {name!r}.")
    if type not in (*TYPES, *types, NO_TYPE):
        raise ArchfoeError(f"{name}: there is no card type {type!r}.{_meant(type, TYPES)}")
    for field, value in data.items():
        annotation = kinds.get(field)
        if annotation is None:
            raise ArchfoeError(f"{name}: a card has no field {field!r}.{_meant(field, kinds)}")
        try:
            _check(annotation, value)
            _check_sign(value, signed=field in _SIGNED)
        except _Misfit as misfit:
            where = f"{misfit.part} in {field}" if misfit.part else field
            wrong = shown(misfit.value, misfit.part or field) if shown else _shown(misfit.value)
            raise ArchfoeError(f"{name}: {where} must be {misfit.wanted}, not {wrong}.") from None


def _shown(value: object) -> str:
    if isinstance(value, type):
        return f"{value.__name__} without its brackets"
    return f"the text {value!r}" if isinstance(value, str) else repr(value)


def _meant(word: object, known: Any) -> str:
    guess = nearest(str(word), known)
    return f" Did you mean {guess!r}?" if guess else f" There are: {', '.join(known)}."


def _check(annotation: str, value: Any) -> None:
    if annotation == "Ability":
        _check_ability(value)
        return
    if annotation.startswith("tuple["):
        if not isinstance(value, tuple):
            raise _Misfit("several values in brackets", value)
        for part in value:
            _check(annotation[len("tuple[") : -len(", ...]")], part)
        return
    if annotation.startswith("Callable["):
        if not (_is_function(value) or (value is None and annotation.endswith("| None"))):
            raise _Misfit("a function", value)
        return
    kinds = annotation.split(" | ")
    for kind in kinds:
        if kind == "None":
            if value is None:
                return
        elif _is(value, kind):
            _check_parts(value)
            return
    raise _Misfit(" or ".join(_CLASSES[kind][1] if kind in _CLASSES else _called(kind) for kind in kinds), value)


def _called(kind: str) -> str:
    """A word of one game is known by its name."""
    return kind if kind == "None" else f"a {kind}"


def _is(value: object, kind: str) -> bool:
    """True and False are no numbers here."""
    if kind not in _CLASSES:
        return any(cls.__name__ == kind for cls in value.__class__.__mro__)
    return isinstance(value, _CLASSES[kind][0]) and not (kind == "int" and isinstance(value, bool))


def _is_function(value: object) -> bool:
    return callable(value) and not isinstance(value, type | Test)  # a filter can be called, but does nothing


def _check_ability(value: Any) -> None:
    if isinstance(value, tuple):
        for part in value:
            _check_ability(part)
    elif isinstance(value, Effect):
        _check_parts(value)
    elif value is not None and not _is_function(value):
        raise _Misfit(_ABILITY, value)


def _check_parts(value: Any) -> None:
    """The same for what a word is made of."""
    for field, annotation in _parts(value.__class__):
        part = getattr(value, field)
        try:
            _check(annotation, part)
            _check_sign(part, signed=isinstance(value, Vp))
            known = choices_of(value.__class__, field)
            if known is not None and part not in known:
                raise _Misfit(" or ".join(repr(word) for word in known if word), part)
        except _Misfit as misfit:
            misfit.part = misfit.part or f"{field} of {value.__class__.__name__}"
            raise


def _check_sign(value: object, signed: bool) -> None:
    if isinstance(value, int) and value < 0 and not signed:
        raise _Misfit("0 or more", value)


@cache
def _parts(cls: type) -> tuple[tuple[str, str], ...]:
    """The fields of a word that can be checked; a designer's own words may have others."""
    if not is_dataclass(cls):
        return ()
    ours = _table().get(cls.__module__, {}).get(cls.__name__)
    written = {field.name: str(field.type) for field in fields(cls) if field.init} if ours is None else ours
    return tuple((name, kind) for name, kind in written.items() if _known(kind))


@cache
def _table() -> dict[str, dict[str, dict[str, str]]]:
    """Module -> word of ours -> field -> kind: a compiled class has forgotten most. A test holds it to the sources."""
    found: dict[str, dict[str, dict[str, str]]] = json.loads(TABLE.read_text(encoding="utf-8"))
    return found


def _known(annotation: str) -> bool:
    if annotation.startswith("Callable["):
        return True
    inner = annotation.removeprefix("tuple[").removesuffix(", ...]") if annotation.startswith("tuple[") else annotation
    return all(kind in _CLASSES or kind in ("None", "Ability") for kind in inner.split(" | "))


def choices_of(word: type, field: str) -> Collection[str] | None:
    """The texts that a field of a word may have; None where any will do."""
    return word.choices().get(field) if issubclass(word, Word | Test) else None


def kinds_of_parts(word: type) -> Mapping[str, str]:
    """What each field of a word is."""
    return dict(_parts(word))


@cache
def kinds_of_fields(of: Any = CardFields) -> Mapping[str, str]:
    """The same for the fields that an adder takes; of rows: what one of them is."""
    return {
        field: kind.__forward_arg__.split(" | ")[1] if field in ROWS else kind.__forward_arg__
        for field, kind in of.__annotations__.items()
    }
