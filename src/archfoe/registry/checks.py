"""What is looked at before a set of others is taken in, and what records keep of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from archfoe.core.cards import CHARACTER_KIND, MAIN_KIND, SUPER_HERO_KIND, Box
from archfoe.core.errors import ArchfoeError
from archfoe.registry.brought import brought
from archfoe.registry.found import everything, shipped
from archfoe.registry.guest_list import names
from archfoe.registry.missing import left_out
from archfoe.registry.things import Counts, GameType, Set, Variant

_DIGEST_BYTES = 6
_VARIANT = "variant "  # in front of a variant's name among what records keep: no set has a blank in its name


def check_set(thing: Set, game: GameType) -> None:
    """Refuses a set whose cards are not what it says, with the first thing that is wrong."""
    if thing.seats is not None and not (thing.seats and set(thing.seats) <= set(game.players)):
        raise ArchfoeError(
            f"{thing.name} seats {thing.seats.start} to {thing.seats.stop - 1} players, and {game.name} is for "
            f"{game.players.start} to {game.players.stop - 1}"
        )
    box = thing.box
    if box.name != thing.name:
        raise ArchfoeError(f"the set {thing.name} has the box of {box.name}")
    if not box:
        raise ArchfoeError(f"the set {thing.name} has no card")
    for card in box.values():
        if card.kind == MAIN_KIND and card.name in (thing.kick, thing.weakness):
            raise ArchfoeError(f"{card.name} is the name of a card that every table has in a stack: rename yours")
        try:
            card.text  # noqa: B018 -- every card must be able to say what it does
        except Exception as error:
            raise ArchfoeError(f"{card.name} cannot say what it does ({type(error).__name__}: {error})") from error
    if thing.counts is not None and counted(box) != thing.counts:
        have, said = counted(box), thing.counts
        raise ArchfoeError(
            f"{thing.name} says {said.cards} cards, {said.figures} figures and {said.promos} promos, "
            f"and has {have.cards}, {have.figures} and {have.promos}"
        )
    if thing.rules and not Path(thing.rules).is_file():
        raise ArchfoeError(f"the page of rules of {thing.name} is not there: {thing.rules}")


def check_variant(thing: Variant, game: GameType) -> None:
    """Refuses a variant that could not be played or told of."""
    if not callable(thing.part):
        raise ArchfoeError(f"the variant {thing.name} has no part, so it would change nothing")
    kind = game.part_kind()
    if kind is None:
        raise ArchfoeError(f"{thing.name} is a variant of {game.name}, which takes only its own")
    if isinstance(thing.part, type) and not issubclass(thing.part, kind):
        raise ArchfoeError(
            f"the part {thing.part.__name__} of the variant {thing.name} is not a {kind.__name__}, which variants of "
            f"{game.name} build on"
        )
    for key, text in thing.words.items():
        try:
            text.format(card="", cards="", n=0)
        except (LookupError, ValueError):
            raise ArchfoeError(
                f"the word {key!r} of the variant {thing.name} has other braces than {{card}}, {{cards}} or {{n}}"
            ) from None


def counted(box: Box) -> Counts:
    """What is in a box, each copy."""
    figures = box.of_kind(SUPER_HERO_KIND, CHARACTER_KIND)
    promos = sum(figure.promo for figure in figures)
    cards = sum(card.copies for card in box.values() if card not in figures and not card.pack)
    return Counts(cards, len(figures) - promos, promos)


@lru_cache(256)
def digest(name: str) -> str:
    """Of what the cards of a set are: two tables with the same digest play the same game."""
    thing = brought(name) or everything().sets[name]
    text = repr([thing.name, thing.revision, [_canonical(card) for card in thing.box.values()]])
    return blake2b(text.encode(), digest_size=_DIGEST_BYTES).hexdigest()


def _canonical(value: object) -> object:
    """A value as plain data; of a function only its name is known."""
    if isinstance(value, tuple | list):
        return [_canonical(part) for part in value]
    if isinstance(value, Mapping):
        return [[_canonical(key), _canonical(part)] for key, part in value.items()]
    if isinstance(value, Enum) or value is None or isinstance(value, str | int | float | bool):
        return repr(value)
    if isinstance(value, frozenset | set):
        return sorted(repr(_canonical(part)) for part in value)
    if is_dataclass(value) and not isinstance(value, type):
        own = [field.name for field in fields(value) if not field.name.startswith("_") and field.name != "provenance"]
        return [type(value).__name__, [[name, _canonical(getattr(value, name))] for name in own]]
    return getattr(value, "__qualname__", type(value).__name__)


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
