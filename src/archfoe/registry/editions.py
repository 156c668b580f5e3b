"""What records keep of the sets and variants that they were played with, and whether those are here as they were."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from archfoe.core.cards import Card
from archfoe.core.errors import ArchfoeError
from archfoe.registry.brought import brought
from archfoe.registry.found import everything, left_out, shipped
from archfoe.registry.guest_list import names
from archfoe.registry.things import Set

_DIGEST_BYTES = 6
#: The fields of cards in the order of the first digests in records, and what those of other games were then.
_FIELDS: Final = (
    "name type kind set cost vp copies play defense first_appearance when uses offers own_place gained defeated at_end "
    "ongoing super_villain starts_on_top goes_first promo synergy grants tough assist block character level side "
    "symbol attack reward destination assist_range subtype standing returns super_hero number pack"
)
_OF_OTHERS: Final = {
    "level": 0,
    "number": 0,
    **dict.fromkeys(("character", "side", "symbol", "super_hero", "pack"), ""),
}
_VARIANT = "variant "  # in front of a variant's name among what records keep: no set has a blank in its name


@lru_cache(256)
def digest(name: str) -> str:
    """Of what the cards of a set are: two tables with the same digest play the same game."""
    thing = brought(name) or everything().sets[name]
    text = repr([thing.name, thing.revision, [canonical(card) for card in thing.box.values()]])
    return blake2b(text.encode(), digest_size=_DIGEST_BYTES).hexdigest()


def canonical(value: object) -> object:
    """A value as plain data; of a function only its name is known."""
    if isinstance(value, tuple | list):
        return [canonical(part) for part in value]
    if isinstance(value, Mapping):
        return [[canonical(key), canonical(part)] for key, part in value.items()]
    if isinstance(value, Enum) or value is None or isinstance(value, str | int | float | bool):
        return repr(value)
    if isinstance(value, frozenset | set):
        return sorted(repr(canonical(part)) for part in value)
    if isinstance(value, Card):
        return ["Card", [[name, canonical(part)] for name, part in _told_of(value).items() if name != "provenance"]]
    if is_dataclass(value) and not isinstance(value, type):
        own = [field.name for field in fields(value) if not field.name.startswith("_") and field.name != "provenance"]
        return [type(value).__name__, [[name, canonical(getattr(value, name))] for name in own]]
    return getattr(value, "__qualname__", type(value).__name__)


def _told_of(card: Card) -> dict[str, object]:
    """All fields of a card, in the order that digests in records have been made of since the first."""
    values = card.values()
    return {name: values.get(name, _OF_OTHERS.get(name)) for name in _FIELDS.split()} | values


def digests(names: Iterable[str], variants: Iterable[str] = ()) -> dict[str, str]:
    """What the head of a record keeps: the digest of each set and the revision of each variant of others.

    Of ours nothing is kept as long as they are in their first edition, so those records and the ones of 0.1 are alike
    to the letter; then the number of the edition.
    """
    ours = shipped().sets
    kept = {name: _edition(ours[name].revision) if name in ours else digest(name) for name in names}
    foreign = everything().variants if variants else {}
    rules = {_VARIANT + name: _revision(foreign[name].revision) for name in variants if name in foreign}
    return {name: words for name, words in kept.items() if words != _edition(1)} | rules


def _edition(revision: int) -> str:
    return f"edition {revision}"


def _revision(number: int) -> str:
    return f"revision {number}"


def named_sets(options: Mapping[str, object]) -> list[str]:
    """The sets of ours that the options of a record speak of, whatever else is in them."""
    words = [options.get("mode"), options.get("mix")]
    return [name for word in words if isinstance(word, str) for name in names(word) if name in shipped().sets]


def _earlier(kept: Mapping[str, str], options: Mapping[str, object]) -> Iterable[tuple[Set, int]]:
    """The sets of ours that a record was played with in another edition, and which; without a word it is the first."""
    for name in named_sets(options):
        own = shipped().sets[name]
        then = str(kept.get(name, _edition(1)))  # whatever a forged file has there
        if then != _edition(own.revision):
            yield own, int(then.rpartition(" ")[2]) if then.rpartition(" ")[2].isdecimal() else 0


def editions_told(kept: Mapping[str, str], options: Mapping[str, object]) -> str:
    """What to know about a game that was played with earlier editions of our cards; empty if it was not."""
    return " ".join(
        f"It was played with edition {then} of {own.name_on_button}: {own.changed}."
        for own, then in _earlier(kept, options)
    )


def check_sets(kept: Mapping[str, str], options: Mapping[str, object], version: str) -> None:
    """Refuses a record of that version whose sets are not here as they were."""
    for own, then in _earlier(kept, options):
        if then > own.revision or then < own.oldest:
            why = own.changed if then < own.oldest else f"and this program has edition {own.revision}"
            raise ArchfoeError(
                f"it needs edition {then} of {own.name_on_button}, {why}: open it with archfoe {version}."
            )
    check_digests({name: words for name, words in kept.items() if name not in shipped().sets})


def check_digests(kept: Mapping[str, str]) -> None:
    """Refuses a record whose sets of others are not here as they were."""
    sets = everything().sets if kept else {}
    for name, then in kept.items():
        if name.startswith(_VARIANT):
            _check_variant_kept(name.removeprefix(_VARIANT), then)
        elif name not in sets and brought(name) is None:
            if why := left_out(name):
                raise ArchfoeError(f"it needs the set {name}, which can't be used: {why}")
            raise ArchfoeError(f"it needs the set {name}, which is not installed: install it first.")
        elif digest(name) != then:
            raise ArchfoeError(
                f"it was played with other cards of {name}: the set has changed since then ({then}, "
                f"now {digest(name)}). Put its cards back as they were, or watch it with archfoe replay FILE --anyway."
            )


def _check_variant_kept(name: str, then: str) -> None:
    known = everything().variants.get(name)
    if known is None:
        if why := left_out(name):
            raise ArchfoeError(f"it needs the variant {name}, which can't be used: {why}")
        raise ArchfoeError(f"it needs the variant {name}, which is not installed: install it first.")
    if _revision(known.revision) != then:
        raise ArchfoeError(
            f"it was played with {then} of the variant {name}, and {_revision(known.revision)} is here: "
            "install the one that it was played with."
        )
