"""What a game says to who has never played it: its goal in a few panels, and what its terms mean."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Panel:
    """One of the pictures of a goal card."""

    icon: str  # by the name of an icon that the page has
    title: str
    words: str  # at most two short sentences


@dataclass(frozen=True, slots=True)
class Term:
    name: str
    words: str


#: Terms that every game has.
COMMON_TERMS: Final = (
    Term("Attack", "Harm that a card does to other players. A Defense avoids it."),
    Term("Buy", "Spend Power equal to a card's cost. The card goes to your discard pile."),
    Term("Cost", "The number at the upper left of a card: how much Power you need for it."),
    Term("Deck", "Your own draw pile, face down. When it is empty and you must draw, your discard pile becomes it."),
    Term("Defense", "A card that can avoid an Attack on you, usually by being discarded from your hand."),
    Term("Destroy", "Put a card out of the game for good. Nobody has it any more."),
    Term("Discard pile", "Where cards go that you bought, played or discarded. It lies face up."),
    Term("Equipment", "A type of card: gear, suits, vehicles."),
    Term("Foe", "A player you play against. A teammate is never a foe."),
    Term("Gain", "Get a card without paying for it. It goes to your discard pile unless a card says otherwise."),
    Term("Hand", "The cards you hold. At the end of your turn you discard the rest and draw 5."),
    Term("Hero", "A type of card: allies who fight for you."),
    Term("Line-Up", "The cards for sale that everyone shares. Gaps are filled when a turn ends."),
    Term("Location", "A type of card that stays in play in front of you."),
    Term("Main deck", "The shared deck that fills the Line-Up."),
    Term("Ongoing", "A card that stays in play after your turn and keeps working."),
    Term("Play all", "Plays every card in your hand that does something and leaves you nothing to choose."),
    Term("Power", "What cards give you to spend in this turn. What is left is lost at the end of the turn."),
    Term("Punch", "A starting card that gives 1 Power."),
    Term("Super Power", "A type of card: what heroes can do."),
    Term("Victory Points", "The star on a card: what it is worth when the game ends. VP for short."),
    Term("Villain", "A type of card. Many Villains attack when they are played."),
    Term("Vulnerability", "A starting card that does nothing."),
    Term("Weakness", "A card that nobody wants: it does nothing and costs 1 Victory Point."),
)


@dataclass(frozen=True, slots=True)
class Primer:
    """`terms` are those of the game alone; one that is among the common ones takes its place."""

    title: str = "Build the better deck"
    lead: str = "Play your cards, buy better ones, and own the most Victory Points at the end."
    team_lead: str = ""  # instead, where all players are one team; "" if the lead is as true for them
    panels: tuple[Panel, ...] = (
        Panel("punch", "Play your cards", "They give you Power for this turn."),
        Panel("card-draw", "Buy better ones", "What you buy comes back later in your deck."),
        Panel("trophy", "Win", "The game says when it ends. Then Victory Points count."),
    )
    own_terms: tuple[Term, ...] = field(default=())

    @property
    def terms(self) -> list[Term]:
        """All of them by name."""
        named = {term.name: term for term in (*COMMON_TERMS, *self.own_terms)}
        return sorted(named.values(), key=lambda term: term.name.lower())
