"""What a card is: one frozen expression, never subclassed."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from archfoe.core.abilities import Defense, Grant, Offer, Tough, Use, Vp, When
from archfoe.core.effects.attacks import Attack
from archfoe.core.effects.base import Ability, clause, one_after_another, parts_of, say
from archfoe.core.effects.joints import OneOf
from archfoe.core.effects.power import Move, Power
from archfoe.core.fields import Provenance
from archfoe.core.standing import StandingRule
from archfoe.core.terse import fitted, terse
from archfoe.core.text import EACH, HIT, TERSE, YOU, Person, lower_first, sentence

# What role a card has in its box; `type` is the word that effects ask for.
STARTER_KIND: Final = "starter"
STACK_KIND: Final = "stack"
MAIN_KIND: Final = "main"
SUPER_VILLAIN_KIND: Final = "super_villain"
SUPER_HERO_KIND: Final = "super_hero"
CHARACTER_KIND: Final = "character"
BASIC_KIND: Final = "basic"
SECRET_KIND: Final = "secret"  # this and the next are brought by scenarios
MISSION_KIND: Final = "mission"

PUBLIC_LIST: Final = Provenance("public-list")
_IF_DISCARDED: Final = "You may discard this card. If you do,"
_NEVER_PLAYED: Final = (SUPER_HERO_KIND, CHARACTER_KIND, SECRET_KIND, MISSION_KIND)


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
        at_edge = [part for part in parts_of(self.play) if isinstance(part, Power | Move)]
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
        if self.tough is not None:
            parts.append(sentence(self.tough.text()))
        gained = "when you buy or gain it, " if who.terse else "when you buy or gain this card, "
        if self.own_place is not None:
            parts.append(sentence(gained + "you may put it on top of your deck"))
        if self.gained is not None:
            parts.append(sentence(gained + lower_first(clause(self.gained, who))))
        if self.at_end is not None:
            parts.append(sentence("at the end of the turn, " + lower_first(clause(self.at_end, who))))
        if self.defense is not None:
            parts.append(_labelled("Defense", sentence(self.defense.text(who)), who))
        if self.block is not None:
            block = say(self.block, who) if who.terse else f"{_IF_DISCARDED} {one_after_another(self.block, who)}."
            parts.append(_labelled("Block", block, who))
        if self.attack is not None:
            parts.append(_labelled("Attack", say(self.attack, who if who.terse else HIT), who))
        if self.reward is not None:
            parts.append(_labelled("Reward", say(self.reward, who), who))
        return parts

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __deepcopy__(self, memo: object) -> Card:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickles: by its name in its box, by how it was made of another card, or else field by field."""
        from archfoe.core.cards import how_to_find

        return how_to_find(self) or (Card, tuple(getattr(self, field.name) for field in fields(self)))


def _labelled(label: str, words: str, who: Person) -> str:
    return f"{label}: {lower_first(words) if who.terse else words}"
