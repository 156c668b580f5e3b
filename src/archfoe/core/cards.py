"""The boxes that hold cards, and how a card is found again in them. Not compiled: a box asks who made it."""

from __future__ import annotations

import copyreg
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import fields
from functools import wraps
from importlib import import_module
from types import FrameType
from typing import Any, ClassVar, Final, TypeVarTuple, Unpack
from weakref import WeakValueDictionary

from archfoe.core.card import BOARD_KIND as BOARD_KIND
from archfoe.core.card import FIGURE_KINDS as FIGURE_KINDS
from archfoe.core.card import LATER_KIND as LATER_KIND
from archfoe.core.card import MADE
from archfoe.core.card import MAIN_KIND as MAIN_KIND
from archfoe.core.card import PRIVATE_KIND as PRIVATE_KIND
from archfoe.core.card import PUBLIC_LIST as PUBLIC_LIST
from archfoe.core.card import STACK_KIND as STACK_KIND
from archfoe.core.card import STAGE_KIND as STAGE_KIND
from archfoe.core.card import STARTER_KIND as STARTER_KIND
from archfoe.core.card import SUPER_HERO_KIND as SUPER_HERO_KIND
from archfoe.core.card import SUPER_VILLAIN_KIND as SUPER_VILLAIN_KIND
from archfoe.core.card import Card as Card
from archfoe.core.card import CardPart as CardPart
from archfoe.core.card import Provenance as Provenance
from archfoe.core.card import with_text_of as with_text_of
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.fields import ROWS, CardFields, check_fields, kinds_of_fields
from archfoe.core.filters import EQUIPMENT, HERO, LOCATION, NO_TYPE, STARTER, SUPER_POWER, VILLAIN

Cards = TypeVarTuple("Cards")


RULEBOOK: Final = Provenance("rulebook")
#: Of sets that are nobody's product: there is no printed card.
INVENTED: Final = Provenance("invented", "high")
DESIGNED: Final = Provenance("designed", "low", "Our own reconstruction: the printed card is unknown.")


def known(ours: str) -> Provenance:
    """What the rulebook fixes but for small things, which are ours."""
    return Provenance("rulebook", "high", f"Ours: {ours}.")


def clarified(ours: str, confidence: str = "medium") -> Provenance:
    """What the rulebook names and explains in part; `ours` is what we added."""
    return Provenance("rulebook", confidence, f"Partly our own reconstruction. Ours: {ours}.")


def listed(ours: str = "copies", effect: str = "designed", effect_confidence: str = "") -> Provenance:
    """A card whose name and numbers stand in a public list that has no texts: what it does is ours, or the rulebook's.

    `ours` is what we added beside a wholly designed effect, or to one that the rulebook tells in part.
    """
    sure = effect_confidence or ("low" if effect == "designed" else "medium")
    return Provenance("public-list", "high", f"Ours: {ours}." if ours else "", effect, sure)


#: (the module that makes it, its name) -> a box: copies and pickles of a game find cards by name.
_BOXES: Final[WeakValueDictionary[tuple[str, str], Box]] = WeakValueDictionary()


def _how_to_find(card: Card) -> tuple[Any, ...]:
    """For pickles: a card by its name in its box, by how it was made of others, or else field by field."""
    for box in list(_BOXES.values()):
        if box.name == card.set and box.get(card.id) is card:
            return _card_again, (box.module, box.name, card.id)
    return MADE.get(card) or (Card, tuple(getattr(card, field.name) for field in fields(card) if field.init))


copyreg.pickle(Card, _how_to_find)


def _card_again(module: str, set_name: str, card_id: str) -> Card:
    """The card itself when a pickle is read, perhaps in another process."""
    if (module, set_name) not in _BOXES and module != "__main__":
        with suppress(ImportError):
            import_module(module)
    box = _BOXES.get((module, set_name))
    if box is None:
        raise ArchfoeError(
            f"This game has cards of the set {set_name!r}, which is made in the module {module!r}: "
            "make that set first, then load the game."
        )
    if card_id not in box:
        raise unknown(f"card of the set {set_name!r} called", card_id, box)
    return box[card_id]


def variation(make: Callable[[*Cards], Card]) -> Callable[[*Cards], Card]:
    """For a function that makes a card of others: once for each, and a copied game finds the very same one."""
    known: dict[tuple[Any, ...], Card] = {}

    @wraps(make)
    def made(*cards: *Cards) -> Card:
        if cards not in known:
            card = known[cards] = make(*cards)
            if card not in cards:
                MADE[card] = made, cards
        return known[cards]

    return made


def _caller(parts: Sequence[str]) -> str:
    """The part that asks for a card to be made, perhaps with the help of other modules."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_globals.get("__name__") not in parts:
        frame = frame.f_back
    return "" if frame is None else str(frame.f_globals["__name__"])


def with_parts(given: Mapping[str, Any], parts: Sequence[type[CardPart]]) -> dict[str, Any]:
    """Fields of a card with those of its game in a part of their own."""
    left = dict(given)
    own = []
    for part in parts:
        mine = {name: left.pop(name) for name in part().values() if name in left}
        if mine:
            own.append(part(**mine))
    return {**left, "own": tuple(own)} if own else left


class Box(Mapping[str, Card]):
    """The cards of one product by id; each adder makes a card, keeps it and returns it.

    A game whose cards have more than all cards have brings a box of its own.
    """

    fields: ClassVar[Any] = CardFields  # what its adders take
    part: ClassVar[type[CardPart] | None] = None  # which keeps what only this game's cards have
    types: ClassVar[tuple[str, ...]] = ()  # card types that no other game has

    def __init__(
        self,
        name: str,
        title: str,
        starting_deck: Mapping[str, int],
        provenance: Provenance = PUBLIC_LIST,
        parts: Sequence[str] = (),
    ) -> None:
        """`provenance` is that of all cards that say nothing else.

        `parts` are the modules that make the cards, in the order of the catalogue: whole names, or those of modules
        beside the one that makes the box. They are loaded when somebody first looks into it.
        """
        self.name, self.title, self.starting_deck, self.provenance = name, title, dict(starting_deck), provenance
        self._cards: dict[str, Card] = {}
        self.module: str = sys._getframe(1).f_globals.get("__name__", "__main__")  # where it can be found again
        package = self.module.rpartition(".")[0]
        self._parts = tuple(part if "." in part else f"{package}.{part}" for part in parts)
        self._made_in: dict[str, str] = {}  # card -> part, until all are there
        self._filling = False
        _BOXES[self.module, name] = self

    def _look(self) -> dict[str, Card]:
        if self._parts and not self._filling:
            self._fill()
        return self._cards

    def _fill(self) -> None:
        """Whichever part was loaded first, the cards lie in the order of the parts."""
        self._filling = True
        try:
            for part in self._parts:
                import_module(part)
            place = {part: i for i, part in enumerate(self._parts)}
            order = sorted(self._cards, key=lambda card_id: place.get(self._made_in[card_id], -1))
            self._cards = {card_id: self._cards[card_id] for card_id in order}
            self._parts = ()
        finally:
            self._filling = False

    def __getitem__(self, card_id: str) -> Card:
        return self._look()[card_id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._look())

    def __len__(self) -> int:
        return len(self._look())

    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)

    def of_kind(self, *kinds: str) -> list[Card]:
        return [card for card in self.values() if card.kind in kinds]

    def find(self, name: str) -> Card | None:
        """A card by its name; None if there is none."""
        return next((card for card in self.values() if card.name == name), None)

    def named(self, name: str) -> Card:
        found = self.find(name)
        if found is None:
            raise unknown(f"card of the set {self.name!r} called", name, [card.name for card in self.values()])
        return found

    def add(self, name: str, type: str, kind: str, **data: Any) -> Card:
        """Refuses what cannot be a card, or what is there already, with one sentence."""
        given: dict[str, Any] = {"provenance": self.provenance, **data}
        for key in ROWS & given.keys():
            if not isinstance(given[key], tuple):
                given[key] = (given[key],)
        check_fields(name, type, given, kinds_of_fields(self.fields), self.types)
        card = Card(name, type, kind, self.name, **with_parts(given, [self.part] if self.part else []))
        if card.id in self._cards:
            raise ArchfoeError(f"{name}: the set {self.name!r} has a card with the id {card.id!r} already.")
        self._cards[card.id] = card
        if self._parts:
            self._made_in[card.id] = _caller(self._parts)
        return card

    def starter(self, name: str, **data: Unpack[CardFields]) -> Card:
        return self.add(name, STARTER, STARTER_KIND, **data)

    def stack(self, name: str, type: str = NO_TYPE, **data: Unpack[CardFields]) -> Card:
        return self.add(name, type, STACK_KIND, **data)

    def hero(self, name: str, **data: Unpack[CardFields]) -> Card:
        return self.add(name, HERO, MAIN_KIND, **data)

    def villain(self, name: str, **data: Unpack[CardFields]) -> Card:
        return self.add(name, VILLAIN, MAIN_KIND, **data)

    def super_power(self, name: str, **data: Unpack[CardFields]) -> Card:
        return self.add(name, SUPER_POWER, MAIN_KIND, **data)

    def equipment(self, name: str, **data: Unpack[CardFields]) -> Card:
        return self.add(name, EQUIPMENT, MAIN_KIND, **data)

    def location(self, name: str, **data: Unpack[CardFields]) -> Card:
        data["ongoing"] = True
        return self.add(name, LOCATION, MAIN_KIND, **data)

    def super_villain(self, name: str, **data: Unpack[CardFields]) -> Card:
        data["super_villain"] = True
        return self.add(name, VILLAIN, SUPER_VILLAIN_KIND, **data)

    def super_hero(self, name: str, **data: Unpack[CardFields]) -> Card:
        return self.add(name, NO_TYPE, SUPER_HERO_KIND, **data)
