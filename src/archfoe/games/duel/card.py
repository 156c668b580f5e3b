"""What only cards of games with Characters have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from archfoe.core.abilities import OWN, TEAM
from archfoe.core.card import Card, CardPart, labelled
from archfoe.core.effect import Ability, Choices, Word, one_after_another, say
from archfoe.core.text import Person, sentence


@dataclass(frozen=True)
class Tough(Word):
    """Makes the owner's Character cost more, also on other players' turns; perhaps the teammate's too."""

    n: int = 1
    whose: str = OWN

    @staticmethod
    def choices() -> Choices:
        return {"whose": (OWN, TEAM)}

    def text(self) -> str:
        who = "your Character and your teammate's Character cost" if self.whose == TEAM else "your Character costs"
        return f"{who} {self.n} more"


@dataclass(frozen=True)
class DuelCard(CardPart):
    """A Level of a Character, or a card that may block a Confrontation."""

    tough: Tough | None = None  # makes Characters cost more while it is in play
    block: Ability = None  # by discarding it from hand, once the Confronting player is done
    character: str = ""  # who this is a Level of
    level: int = 0
    side: str = ""  # of a Character
    symbol: str = ""  # the Character to whom a card of the main deck belongs

    def figure(self) -> str:
        return self.character

    def stage(self) -> int:
        return self.level if self.character else 0

    def sign(self) -> str:
        return "" if self.character else self.symbol

    def has(self, ability: str) -> bool:
        return self.block is not None and ability in ("block", "guards")

    def lasting(self) -> list[str]:
        return [] if self.tough is None else [sentence(self.tough.text())]

    def said(self, who: Person) -> list[str]:
        if self.block is None:
            return []
        if who.terse:
            return [labelled("Block", say(self.block, who), who)]
        done = one_after_another(self.block, who)
        return [labelled("Block", f"You may discard this card. If you do, {done}.", who)]

    def facts(self) -> list[str]:
        if self.character:
            return [f"of the {self.side}"] if self.side else []
        return [f"symbol of {self.symbol}"] if self.symbol else []

    def listed(self, text: str) -> str:
        return f"{text} ({self.sign()}'s symbol)" if self.sign() else text

    def described(self) -> dict[str, Any]:
        return {
            "block": None if self.block is None else say(self.block),
            "character": self.character or None,
            "level": self.level or None,
            "side": self.side or None,
            "symbol": self.symbol or None,
        }


_NOTHING: Final = DuelCard()


def duel_card(card: Card) -> DuelCard:
    """What this game knows of a card; of one that is made for others nothing."""
    for part in card.own:
        if isinstance(part, DuelCard):
            return part
    return _NOTHING
