"""All cards of all boxes as plain data: to list, to search, to name, to count."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, lru_cache
from typing import Any

from archfoe.core.abilities import Vp
from archfoe.core.card import OWNER
from archfoe.core.cards import SUPER_HERO_KIND, Card, CardPart
from archfoe.core.effects import Move, Power, parts_of, say
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.text import EACH, plural, sentence
from archfoe.registry import Set, games, sets
from archfoe.registry.found import no_such
from archfoe.sets import BOXES

#: Words for the roles of cards that have no type, or more than their type says.
KIND_WORDS = {"super_hero": "Super Hero", "character": "Character", "secret": "Secret Card"}


def is_surprise(card: Card) -> bool:
    """Does a campaign bring it, so that nobody should read it before?"""
    return any(part.is_surprise() for part in card.own)


def cards(set_name: str | None = None, spoilers: bool = False) -> list[Card]:
    """The cards of one box, of several ("base+heroes_unite"), or of all; surprises of campaigns only as spoilers."""
    wanted = list(BOXES) if set_name is None else set_name.split("+")
    for name in wanted:
        if name not in BOXES:
            raise no_such("set", name, BOXES)
    found = [card for name, box in BOXES.items() if name in wanted for card in box.values()]
    return [card for card in found if spoilers or not is_surprise(card)]


# As plain data


def type_words(card: Card) -> str:
    """ "Hero", "Super-Villain", "Super Hero"; "no type" for a Weakness."""
    return "Super-Villain" if card.super_villain else KIND_WORDS.get(card.kind) or card.type or "no type"


def victory_points(card: Card) -> int | str | None:
    """A number, or words where it depends on what else is owned; Super Heroes are not scored."""
    if card.kind == SUPER_HERO_KIND:
        return None
    return card.vp.text() if isinstance(card.vp, Vp) else card.vp


def flat_power(card: Card) -> int:
    """The Power that every play of the card gives, whatever else it does."""
    return sum(part.n for part in parts_of(card.play) if isinstance(part, Power))


def flat_move(card: Card) -> int:
    """Likewise the Move, in a city."""
    return sum(part.n for part in parts_of(card.play) if isinstance(part, Move))


def describe(card: Card) -> dict[str, Any]:
    """All that is known of a card, as values that JSON knows; null where a card has no such thing."""
    appearance = card.first_appearance
    return {
        "set": card.set,
        "id": card.id,
        "name": card.name,
        "kind": card.kind,
        "type": card.type or None,
        "subtype": card.subtype or None,
        "cost": None if card.kind == SUPER_HERO_KIND else card.cost,
        "vp": victory_points(card),
        "copies": card.copies,
        "power": flat_power(card),
        "move": flat_move(card),
        "text": card.text,
        "short": card.short,
        "attack": attacks(card),
        "defense": None if card.defense is None else sentence(card.defense.text()),
        "assist": card.assist,
        "first_appearance": None if appearance is None else say(appearance, EACH),
        "ongoing": card.ongoing,
        "promo": card.promo,
        **of_games(card),
        "pure": is_pure(card),
        "ours": ours(card) or None,
        "source": card.provenance.source,
        "confidence": card.provenance.confidence,
        "effect_source": card.provenance.effect or card.provenance.source,
        "effect_confidence": card.provenance.effect_confidence or card.provenance.confidence,
        "note": card.provenance.note,
    }


def of_games(card: Card) -> dict[str, Any]:
    """What only one game knows of its cards; null where this card has no such thing."""
    told: dict[str, Any] = {}
    for part in (*parts_of_games(), *card.own):
        told |= part.described()
    return told


def parts_of_games() -> list[CardPart]:
    """What games keep of their cards, with nothing in it."""
    return [box.part() for box in (game.box() for game in games().values()) if box.part is not None]


def attacks(card: Card) -> bool:
    return bool(card.attacks) or card.has("attack")


def ours(card: Card) -> str:
    """How far a card is a reconstruction of this project: "wholly", in its "effect", "partly"; "" if not at all."""
    if card.provenance.source == "designed":
        return "wholly"
    if card.provenance.effect == "designed":
        return "effect"
    return "partly" if our_parts(card) or card.provenance.effect not in ("", OWNER) else ""


def our_parts(card: Card) -> list[str]:
    """What is ours of a card that is known in part: "Victory Points", "copies"."""
    listed_parts = card.provenance.note.partition("Ours: ")[2].partition(".")[0]
    return [part.strip() for part in listed_parts.split(",") if part.strip()]


def is_our_number(card: Card, what: str) -> bool:
    """Is a number of a card that is known in part ours: its "cost", its "Victory Points", its "copies"?"""
    number = re.compile(rf"all but .*|(the exact )?{what}( \(.*)?")
    return any(number.fullmatch(part) for part in our_parts(card))


# Names


def mentioned(text: str) -> frozenset[str]:
    """The names of cards that occur in a text, in the singular or plural.

    "Green Arrow's Bow" names the bow, not the Hero; and a name that ends a longer one which
    is no card of ours, as in "the Indigo Tribe Power Ring", is not that card.
    """
    return _mentioned(text, tuple(sets().values()))


@cache  # the rules are asked for every card
def _mentioned(text: str, known: tuple[Set, ...]) -> frozenset[str]:
    pattern, name_of = _name_pattern(known)
    found = [match for match in pattern.finditer(text) if not _ends_longer_name(text, match.start())]
    return frozenset(name_of[match[0]] for match in found)


@cache
def _name_pattern(known: tuple[Set, ...]) -> tuple[re.Pattern[str], dict[str, str]]:
    name_of = {form: card.name for card in cards(spoilers=True) for form in (plural(card.name), card.name)}
    longest_first = sorted(name_of, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest_first))})(?![\w-])"), name_of


_NAME_BEFORE = re.compile(r"[^.:*(] [A-Z][\w-]* $")


def _ends_longer_name(text: str, start: int) -> bool:
    """Is the word before it a part of a name: in capitals, and not the first of a sentence?"""
    before = text[:start]
    return _NAME_BEFORE.search(before) is not None and not before.endswith("The ")


def find(wanted: str, set_name: str | None = None, met: Collection[Card] = ()) -> list[Card]:
    """Cards by name, whole or short: "joker", "ras al ghul", "cape"; of surprises only those that are `met`.

    Several only if they share a name, as the three Levels of a Character do.
    """
    found = matching(wanted, set_name, met)
    names = list(dict.fromkeys(card.figure for card in found))
    if not names:
        raise unknown("card", wanted, [card.name for card in cards(set_name)])
    if len(names) > 1:
        raise ArchfoeError(f"{wanted!r} could mean several cards: {', '.join(names)}.")
    return found


def matching(wanted: str, set_name: str | None = None, met: Collection[Card] = ()) -> list[Card]:
    """Every card that a name, a part of one, or an id may mean; none if it means nothing.

    A surprise of a campaign is found only by who has `met` it.
    """
    pool = [card for card in cards(set_name, spoilers=bool(met)) if card in met or not is_surprise(card)]
    by_id = [card for card in pool if card.id == wanted.strip()] if "_" in wanted else []
    return by_id or _by_name(wanted, pool)  # an id without a sign in it is a name


def _by_name(wanted: str, pool: Iterable[Card]) -> list[Card]:
    """The closest way of matching that finds anything: the whole name, its start, a word's start, any part."""
    low = _folded(wanted)
    if not low:
        return []
    whole = low.replace(" ", "")
    ways = (
        lambda name, closed: closed == whole,
        lambda name, closed: closed.startswith(whole),
        lambda name, closed: f" {low}" in name,
        lambda name, closed: low in name,
    )
    near = [(card, form) for card in pool for form in _forms(card) if whole in form[1]]
    for fits in ways:
        if found := [card for card, form in near if fits(*form)]:
            return list(dict.fromkeys(found))
    return []


@lru_cache(2048)
def _forms(card: Card) -> tuple[tuple[str, str], ...]:
    """The names of a card as they are looked for, with their spaces and without."""
    names = dict.fromkeys((_folded(card.name), _folded(card.figure)))
    return tuple((name, name.replace(" ", "")) for name in names)


@lru_cache(2048)  # all names of cards, and some of what people type
def _folded(name: str) -> str:
    """Lower case, without signs and without a leading article."""
    plain = re.sub(r"['’.]", "", name.lower()).replace("-", " ")
    return " ".join(plain.split()).removeprefix("the ")


def search(words: Sequence[str], set_name: str | None = None, spoilers: bool = False) -> list[Card]:
    """Cards that have every word somewhere in name, type, symbol or text."""
    wanted = [word.lower() for word in words]
    return [card for card in cards(set_name, spoilers) if all(word in _searched(card) for word in wanted)]


def _searched(card: Card) -> str:
    return "\n".join((card.name, type_words(card), card.type, card.sign, card.text)).lower()


# How they are written


def is_pure(card: Card) -> bool:
    """Is it an effect tree from root to leaf, with no function in any ability?"""
    return not _holds_function(card)


def _holds_function(value: object) -> bool:
    if isinstance(value, tuple):
        return any(map(_holds_function, value))
    if is_dataclass(value) and not isinstance(value, type):
        return any(_holds_function(getattr(value, field.name)) for field in fields(value))
    return callable(value)


@dataclass(frozen=True, slots=True)
class Stats:
    cards: int  # different ones
    copies: int
    by_type: dict[str, tuple[int, int]]  # type -> different cards, copies
    by_keyword: dict[str, tuple[int, int]]
    by_figure: dict[str, int]  # Character -> copies with its symbol in the main deck
    ours: dict[str, int]  # wholly, in the effect, partly -> different cards
    pure: int

    @property
    def pure_share(self) -> float:
        return self.pure / self.cards if self.cards else 1.0


def stats(of: Sequence[Card]) -> Stats:
    return Stats(
        len(of),
        sum(card.copies for card in of),
        _grouped((type_words(card), card) for card in of),
        _grouped((word, card) for card in of for word in keywords(card)),
        {name: copies for name, (_, copies) in _grouped((card.sign, card) for card in of if card.sign).items()},
        dict(sorted(Counter(filter(None, map(ours, of))).items(), reverse=True)),
        sum(map(is_pure, of)),
    )


def keywords(card: Card) -> list[str]:
    """The keywords that a card has."""
    has = {
        "Assist": card.assist,
        "Attack": attacks(card) or card.first_appearance is not None,
        "Block": card.has("block"),
        "Defense": card.defense is not None,
        "Ongoing": card.ongoing,
    }
    return [word for word, there in has.items() if there]


def _grouped(pairs: Iterable[tuple[str, Card]]) -> dict[str, tuple[int, int]]:
    """Word -> different cards, copies."""
    different: Counter[str] = Counter()
    copies: Counter[str] = Counter()
    for word, card in pairs:
        different[word] += 1
        copies[word] += card.copies
    return {word: (different[word], copies[word]) for word in different}
