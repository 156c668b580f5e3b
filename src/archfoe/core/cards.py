"""Cards as data: one frozen expression each, never subclassed, and the boxes that hold them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from functools import wraps
from importlib import import_module
from types import FrameType
from typing import Any, TypeVarTuple, Unpack
from weakref import WeakValueDictionary

from archfoe.core.abilities import Defense, Grant, Offer, Tough, Use, Vp, When
from archfoe.core.effects.attacks import Attack
from archfoe.core.effects.base import Ability, clause, parts_of, say
from archfoe.core.effects.joints import OneOf
from archfoe.core.errors import ArchfoeError, unknown
from archfoe.core.fields import ROWS, AllFields, CardFields, check_fields
from archfoe.core.fields import Provenance as Provenance
from archfoe.core.filters import EQUIPMENT, HERO, LOCATION, NO_TYPE, STARTER, SUPER_POWER, VILLAIN
from archfoe.core.standing import StandingRule
from archfoe.core.text import EACH, HIT, lower_first, sentence

Cards = TypeVarTuple("Cards")

# What role a card has in its box; `type` is the word that effects ask for.
STARTER_KIND, STACK_KIND, MAIN_KIND, SUPER_VILLAIN_KIND, SUPER_HERO_KIND, CHARACTER_KIND = (
    "starter",
    "stack",
    "main",
    "super_villain",
    "super_hero",
    "character",
)
BASIC_KIND, SECRET_KIND, MISSION_KIND = "basic", "secret", "mission"


PUBLIC_LIST = Provenance("public-list")
RULEBOOK = Provenance("rulebook")
DESIGNED = Provenance("designed", "low", "Our own reconstruction: the printed card is unknown.")


def known(ours: str) -> Provenance:
    """What the rulebook fixes but for small things, which are ours."""
    return Provenance("rulebook", "high", f"Ours: {ours}.")


def clarified(ours: str, confidence: str = "medium") -> Provenance:
    """What the rulebook names and explains in part; `ours` is what we added."""
    return Provenance("rulebook", confidence, f"Partly our own reconstruction. Ours: {ours}.")


#: (the module that makes it, its name) -> a box: copies and pickles of a game find cards by name.
_BOXES: WeakValueDictionary[tuple[str, str], Box] = WeakValueDictionary()
#: A card that was made of others -> how.
_VARIATIONS: dict[Card, tuple[Callable[..., Card], tuple[Any, ...]]] = {}


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """What a card is. Its cost and Victory Points in a game are computed, see `State` and the rules."""

    name: str
    type: str
    kind: str
    set: str = ""
    cost: int = 0
    vp: int | Vp = 0
    copies: int = 1
    play: Ability = None
    defense: Defense | None = None
    first_appearance: Ability = None
    when: tuple[When, ...] = ()
    uses: tuple[Use, ...] = ()
    offers: tuple[Offer, ...] = ()  # other places for cards that the owner gains
    own_place: int | None = None  # another place for this card itself when it is gained
    gained: Ability = None  # when bought or gained
    defeated: Ability = None  # when taken from the Super-Villain stack
    at_end: Ability = None  # at the end of the turn in which it was played
    ongoing: bool = False  # stays in play
    super_villain: bool = False
    starts_on_top: bool = False  # the Super-Villain that every game begins with
    goes_first: bool = False  # the Super Hero whose player begins
    promo: bool = False  # not in the box: only on request
    synergy: str = ""  # the Hero card of this Super Hero, by name
    grants: tuple[Grant, ...] = ()  # keywords that other cards have because of this one
    tough: Tough | None = None  # makes Characters cost more while it is in play
    assist: bool = False  # may be played on the teammate's turn, for the teammate
    block: Ability = None  # by discarding it from hand, once the Confronting player is done
    character: str = ""  # who this is a Level of
    level: int = 0
    side: str = ""  # of a Character
    symbol: str = ""  # the Character to whom a card of the main deck belongs
    attack: Ability = None  # of a Villain in the city
    reward: Ability = None  # for who defeats it there
    destination: int | None = None  # the number of a Location; 0 is all of them
    assist_range: int | None = None  # how far away the player may be who is assisted; None: there is no city
    subtype: str = ""
    standing: tuple[StandingRule, ...] = ()  # rules that the rules carry out because of this card
    returns: int = 0  # the pile of its stack, where it goes back to when it is destroyed
    super_hero: str = ""  # whose Signature card it is
    number: int = 0  # of a Signature card: they are earned in this order
    pack: str = ""  # of a card that a scenario brings: "2B"; its further copies have the letters that follow
    provenance: Provenance = PUBLIC_LIST

    @property
    def id(self) -> str:
        """Unique within its set: "ras_al_ghul", "aquaman_sh"."""
        kept = "".join(c if c.isalnum() else " " if c in " -" else "" for c in (self.character or self.name).lower())
        tail = {SUPER_HERO_KIND: "_sh", CHARACTER_KIND: f"_l{self.level}"}.get(self.kind, "")
        return "_".join(kept.split()) + tail

    @property
    def attacks(self) -> tuple[Attack, ...]:
        """The Attacks among the things that happen when it is played, or that may be chosen then."""
        parts = parts_of(self.play)
        chosen = tuple(one for part in parts if isinstance(part, OneOf) for one in parts_of(part.options))
        return tuple(part for part in parts + chosen if isinstance(part, Attack))

    @property
    def guards(self) -> bool:
        """Is it a Block or a Defense card?"""
        return self.block is not None or self.defense is not None

    @property
    def text(self) -> str:
        """What the card says: exactly what it does."""
        parts = []
        if self.assist:
            parts.append("Assist." if self.assist_range is None else f"Assist, Range {self.assist_range}.")
        if self.ongoing:
            parts.append("Ongoing: this card stays in play.")
        parts.append(say(self.play))
        if self.goes_first:
            parts.append("You take the first turn of the game.")
        spoken: tuple[Use | When | Offer | Grant, ...] = (*self.uses, *self.when, *self.offers, *self.grants)
        parts += [sentence(ability.text()) for ability in (*spoken, *self.standing)]
        if self.tough is not None:
            parts.append(sentence(self.tough.text()))
        if self.own_place is not None:
            parts.append("When you buy or gain this card, you may put it on top of your deck.")
        if self.gained is not None:
            parts.append(sentence("when you buy or gain this card, " + lower_first(clause(self.gained))))
        if self.at_end is not None:
            parts.append(sentence("at the end of the turn, " + lower_first(clause(self.at_end))))
        if self.defense is not None:
            parts.append("Defense: " + sentence(self.defense.text()))
        if self.block is not None:
            parts.append("Block: " + sentence(f"you may discard this card. If you do: {say(self.block)}"))
        if self.attack is not None:
            parts.append("Attack: " + say(self.attack, HIT))
        if self.reward is not None:
            parts.append("Reward: " + say(self.reward))
        if self.first_appearance is not None:
            parts.append("First Appearance - Attack: " + say(self.first_appearance, EACH))
        if self.defeated is not None:
            parts.append(sentence("when this card is defeated, " + lower_first(clause(self.defeated))))
        if self.starts_on_top:
            parts.append("Every game begins with this Super-Villain on top of the stack.")
        if isinstance(self.vp, Vp):
            parts.append(sentence("at the end of the game, this card is worth " + self.vp.text()))
        return " ".join(part for part in parts if part)

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles: by its name in its box, by how it was made of another card, or else field by field."""
        for box in list(_BOXES.values()):
            if box.name == self.set and box.get(self.id) is self:
                return _card_again, (box.module, box.name, self.id)
        return _VARIATIONS.get(self) or (Card, tuple(getattr(self, field.name) for field in fields(self)))


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
                _VARIATIONS[card] = made, cards
        return known[cards]

    return made


@variation
def with_text_of(card: Card, other: Card) -> Card:
    """A card that has another card's text but stays what it is by name, type, cost and worth."""
    return replace(
        other,
        name=card.name,
        type=card.type,
        kind=card.kind,
        set=card.set,
        cost=card.cost,
        vp=card.vp,
        copies=card.copies,
        super_villain=card.super_villain,
        provenance=card.provenance,
    )


def _caller(parts: Sequence[str]) -> str:
    """The part that asks for a card to be made, perhaps with the help of other modules."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_globals.get("__name__") not in parts:
        frame = frame.f_back
    return "" if frame is None else str(frame.f_globals["__name__"])


class Box(Mapping[str, Card]):
    """The cards of one product by id; each adder makes a card, keeps it and returns it."""

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

    def add(self, name: str, type: str, kind: str, **data: Unpack[AllFields]) -> Card:
        """Refuses what cannot be a card, or what is there already, with one sentence."""
        given: dict[str, Any] = {"provenance": self.provenance, **data}
        for key in ROWS & given.keys():
            if not isinstance(given[key], tuple):
                given[key] = (given[key],)
        check_fields(name, type, given)
        card = Card(name, type, kind, self.name, **given)
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
