"""What a card is: one frozen expression, never subclassed; and the cards of a game in a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from archfoe.core.abilities import Defense, Grant, Offer, StandingRule, Use, Vp, When
from archfoe.core.compiling import mypyc_attr
from archfoe.core.effect import Ability, Effect, Word, clause, never_asks, parts_of, say
from archfoe.core.filters import Test
from archfoe.core.terse import fitted, terse
from archfoe.core.text import EACH, TERSE, YOU, Person, lower_first, sentence

# What role a card has in its box; `type` is the word that effects ask for.
STARTER_KIND: Final = "starter"
STACK_KIND: Final = "stack"
MAIN_KIND: Final = "main"
SUPER_VILLAIN_KIND: Final = "super_villain"
SUPER_HERO_KIND: Final = "super_hero"
STAGE_KIND: Final = "character"  # one of several cards in a row that are one figure
BOARD_KIND: Final = "basic"  # lies on the board, where it can be had
PRIVATE_KIND: Final = "secret"  # only its holder sees it
LATER_KIND: Final = "mission"  # comes into the main deck by what is done in a game
FIGURE_KINDS: Final = (SUPER_HERO_KIND, STAGE_KIND)


@dataclass(frozen=True)
class Provenance:
    """Where our knowledge of a printed card comes from, and how sure we are.

    If what the card does is known in another way than the rest, `effect` and `effect_confidence` tell of that, and the
    first two only of name, type, cost and Victory Points, and whether there is an Attack, a Defense or an Ongoing text.
    """

    source: str = "rulebook"
    confidence: str = "high"
    note: str = ""
    effect: str = ""
    effect_confidence: str = ""

    def __reduce__(self) -> tuple[Any, ...]:
        return Provenance, (self.source, self.confidence, self.note, self.effect, self.effect_confidence)

    @property
    def corrected(self) -> bool:
        """Has an owner of the printed box told us better?"""
        return OWNER in (self.source, self.effect)


#: Who says what stands on the printed card, where we did not know.
OWNER: Final = "owner"

PUBLIC_LIST: Final = Provenance("public-list")
_NEVER_PLAYED: Final = (*FIGURE_KINDS, PRIVATE_KIND, LATER_KIND)


@mypyc_attr(allow_interpreted_subclasses=True)
class CardPart(Word):
    """What a card has that only one game knows: a frozen dataclass of that game, which says it and tells of it."""

    def values(self) -> dict[str, Any]:
        """All of it by field."""
        return {name: getattr(self, name) for name in getattr(self, "__match_args__", ())}

    def figure(self) -> str:
        """Who it is, if several cards in a row are one figure."""
        return ""

    def stage(self) -> int:
        """Its place among the cards of its figure, from 1."""
        return 0

    def sign(self) -> str:
        """To which figure a card of the main deck belongs, if it shows that."""
        return ""

    def is_brought(self) -> bool:
        """Does something that is played bring it, so that it is not in every game of its set?"""
        return False

    def is_surprise(self) -> bool:
        """Should nobody read it before it comes?"""
        return self.is_brought()

    def has(self, ability: str) -> bool:
        """Is it an "attack", a "block"?"""
        return False

    def abilities(self) -> tuple[Ability, ...]:
        """What may ask somebody something."""
        return ()

    def assist(self) -> str:
        """How the card says that it may be played for somebody else."""
        return ""

    def lasting(self) -> list[str]:
        """What holds while the card is there, in sentences."""
        return []

    def said(self, who: Person) -> list[str]:
        """What else it does besides being played, in sentences."""
        return []

    def at_work(self, card: Card, attacked: bool, at_home: bool) -> str:
        """What of the card asks somebody who is attacked by it, or who is not, where it is at home or not."""
        return ""

    def facts(self) -> list[str]:
        """What there is to know of it beside its text, in a few words each."""
        return []

    def marks(self) -> list[str]:
        """Of these what stands behind its type in a list."""
        return []

    def listed(self, text: str) -> str:
        """Its text in such a list."""
        return text

    def abroad(self, card: Card) -> Card:
        """The card in another game."""
        return card

    def described(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {}


@dataclass(frozen=True, eq=False)
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
    assist: bool = False  # may be played on the teammate's turn, for the teammate
    subtype: str = ""
    standing: tuple[StandingRule, ...] = ()  # rules that the rules carry out because of this card
    returns: int = 0  # the pile of its stack, where it goes back to when it is destroyed
    provenance: Provenance = PUBLIC_LIST
    own: tuple[CardPart, ...] = ()  # what only its game knows; of a guest also what the game knows that it has come to

    # Worked out once: views and logs ask for these all the time.
    figure: str = field(init=False, repr=False)  # its name, or that of the figure if it is one of several cards of one
    stage: int = field(init=False, repr=False)  # its place among those, from 1; 0 of a card that is none of several
    sign: str = field(init=False, repr=False)  # to which figure a card of the main deck belongs
    is_brought: bool = field(init=False, repr=False)  # by something that is played, so not in every game of its set
    id: str = field(init=False, repr=False)  # unique within its set: "ras_al_ghul", "aquaman_sh"

    def __post_init__(self) -> None:
        worked_out = object.__setattr__  # nothing else changes a card
        worked_out(self, "figure", next(filter(None, [part.figure() for part in self.own]), self.name))
        worked_out(self, "stage", max([part.stage() for part in self.own], default=0))
        worked_out(self, "sign", next(filter(None, [part.sign() for part in self.own]), ""))
        worked_out(self, "is_brought", any(part.is_brought() for part in self.own))
        worked_out(self, "id", self._id())

    def _id(self) -> str:
        kept = "".join(c if c.isalnum() else " " if c in " -" else "" for c in self.figure.lower())
        tail = "_sh" if self.kind == SUPER_HERO_KIND else f"_l{self.stage}" if self.kind == STAGE_KIND else ""
        return "_".join(kept.split()) + tail

    @property
    def is_figure(self) -> bool:
        return self.kind in FIGURE_KINDS

    def has(self, ability: str) -> bool:
        return bool(getattr(self, ability, None)) or any(part.has(ability) for part in self.own)

    def of_game(self, field: str) -> Any:
        """A field of its game; None if it has none such."""
        return next((getattr(part, field) for part in self.own if hasattr(part, field)), None)

    def values(self) -> dict[str, Any]:
        """All that was written of it, also the fields of its game."""
        found = {each.name: getattr(self, each.name) for each in fields(self) if each.init and each.name != "own"}
        for part in self.own:
            found |= part.values()
        return found

    @property
    def attacks(self) -> tuple[Effect, ...]:
        """The Attacks among the things that happen when it is played, or that may be chosen then."""
        return tuple([one for part in parts_of(self.play) if isinstance(part, Effect) for one in part.attacks()])

    @property
    def guards(self) -> bool:
        """Does it protect in any way?"""
        return self.defense is not None or any(part.has("guards") for part in self.own)

    @property
    def text(self) -> str:
        """What the card says: exactly what it does."""
        parts = []
        if self.assist:
            parts.append(f"Assist{''.join([part.assist() for part in self.own])}.")
        if self.ongoing:
            parts.append("Ongoing: this card stays in play.")
        parts += [say(self.play), *self._said(YOU)]
        if self.first_appearance is not None:
            parts.append("First Appearance - Attack: " + say(self.first_appearance, EACH))
        if self.defeated is not None:
            parts.append(sentence("when this card is defeated, " + lower_first(clause(self.defeated))))
        if self.starts_on_top:
            parts.append("Every game starts with this Super-Villain on top of the stack.")
        if isinstance(self.vp, Vp):
            parts.append(sentence("at the end of the game, this card is worth " + self.vp.text()))
        return " ".join(part for part in parts if part)

    @property
    def short(self) -> str:
        """The same for a card on the table: without what stands at its edge, and without its First Appearance."""
        at_edge = [part for part in parts_of(self.play) if isinstance(part, Effect) and part.at_edge()]
        play = tuple(part for part in parts_of(self.play) if part not in at_edge)
        parts = [say(play, TERSE), *self._said(TERSE)]
        if isinstance(self.vp, Vp):
            parts.append(sentence("worth " + self.vp.short()))
        said = fitted(map(terse, parts)) or " ".join(sentence(part.text()) for part in at_edge)
        return said or ("" if self.kind in _NEVER_PLAYED else "No Power, no effect.")

    @property
    def first_short(self) -> str:
        """Its First Appearance, and what ends it, in the same voice."""
        parts = [say(self.first_appearance, TERSE.of(EACH))]
        if self.defeated is not None:
            parts.append(sentence("when defeated, " + lower_first(clause(self.defeated, TERSE))))
        return " ".join(terse(part) for part in parts if part)

    def short_of(self, label: str) -> str:
        """One labelled part of what it says, in the same voice: its "Attack" or its "Reward"."""
        return next(terse(part) for part in self._said(TERSE) if part.startswith(f"{label}: "))

    def _said(self, who: Person) -> list[str]:
        """What it does besides being played."""
        parts = []
        if self.goes_first:
            parts.append("You go first." if who.terse else "You take the first turn of the game.")
        spoken: tuple[Use | When | Offer | Grant, ...] = (*self.uses, *self.when, *self.offers, *self.grants)
        parts += [sentence(ability.text(who)) for ability in (*spoken, *self.standing)]
        for own in self.own:
            parts += own.lasting()
        gained = "when you buy or gain it, " if who.terse else "when you buy or gain this card, "
        if self.own_place is not None:
            parts.append(sentence(gained + "you may put it on top of your deck"))
        if self.gained is not None:
            parts.append(sentence(gained + lower_first(clause(self.gained, who))))
        if self.at_end is not None:
            parts.append(sentence("at the end of the turn, " + lower_first(clause(self.at_end, who))))
        if self.defense is not None:
            parts.append(labelled("Defense", sentence(self.defense.text(who)), who))
        for own in self.own:
            parts += own.said(who)
        return parts

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __deepcopy__(self, memo: object) -> Card:
        return self


def labelled(label: str, words: str, who: Person) -> str:
    return f"{label}: {lower_first(words) if who.terse else words}"


#: A card that was made of others -> how: for pickles, see `core/cards.py`.
MADE: Final[dict[Card, tuple[Any, ...]]] = {}
_WITH_TEXT: Final[dict[tuple[Card, Card], Card]] = {}


def with_text_of(card: Card, other: Card) -> Card:
    """A card that has another card's text but stays what it is by name, type, cost and worth; made once."""
    made = _WITH_TEXT.get((card, other))
    if made is None:
        made = _WITH_TEXT[card, other] = replace(
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
        MADE[made] = with_text_of, (card, other)
    return made


NOT_PLAIN: Final = -1


class CardTable:
    """The cards of a game by id, and what never changes about them: shared by all positions of all its games.

    `plain` is the Power of cards that give nothing else when they are played: most plays are of that kind.
    """

    __slots__ = ("_fits", "assists", "buys", "cards", "costs", "defends", "plain", "plays", "silent")

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards: tuple[Card, ...] = tuple(cards)
        self.costs: tuple[int, ...] = tuple(card.cost for card in self.cards)  # as printed
        self.plain: tuple[int, ...] = tuple(map(_plain_power, self.cards))
        self.silent: tuple[bool, ...] = tuple([never_asks(card.play) for card in self.cards])  # is nobody asked?
        ids = range(len(self.cards))
        self.plays: tuple[tuple[str, int], ...] = tuple(("play", i) for i in ids)  # made once: actions are many
        self.buys: tuple[tuple[str, int], ...] = tuple(("buy", i) for i in ids)
        self.defends: tuple[bool, ...] = tuple([card.defense is not None for card in self.cards])
        self.assists = frozenset([i for i in ids if self.cards[i].assist])
        self._fits: dict[Test, frozenset[int]] = {}

    def __deepcopy__(self, memo: object) -> CardTable:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return CardTable, (self.cards,)

    def fitting(self, test: Test) -> frozenset[int]:
        """The cards that fit a test by what is printed on them."""
        found = self._fits.get(test)
        if found is None:
            found = self._fits[test] = frozenset(i for i, card in enumerate(self.cards) if test(card))
        return found


def _plain_power(card: Card) -> int:
    if card.play is None:
        return NOT_PLAIN if card.uses else 0
    return card.play.plain_power() if isinstance(card.play, Effect) and not card.uses else NOT_PLAIN
