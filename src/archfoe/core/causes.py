"""Why something happens. Who acts for a card carries the cause along (`Player.cause`), and each event keeps it.

The game says which of its rules stands behind a cause (`rule_ids` of its room): the sort of event alone tells none.
"""

from __future__ import annotations

from typing import Final

from archfoe.core.events import ASSISTED, EVERYBODY, PLAYED, PLAYED_AGAIN, Event, new_event
from archfoe.core.piles import OWNED

# Texts. What has no cause of its own comes of the text of the card that is named as its source.
TEXT: Final = "text"  # of a card that is played
ABILITY: Final = "ability"  # of a Super Hero or a Character
LASTING: Final = "lasting text"  # of a card that stays in play
AT_END: Final = "end of turn"  # what a card does when the turn ends
HELP: Final = "help"  # of a card that is played for another player
ATTACK: Final = "attack"  # on those who do not avoid it
APPEARANCE: Final = "first appearance"  # on those who do not avoid it
CHOSEN_FOE: Final = "chosen foe"  # an Attack that is aimed at one of them
DEFENSE: Final = "defense"  # what comes with a Defense
FOR_ANOTHER: Final = "for another"  # a Defense that protects somebody else

# Steps of a game
PURCHASE: Final = "purchase"  # where a card goes that was bought
NEW_HAND: Final = "new hand"
FIRST_HAND: Final = "first hand"
BACK: Final = "back"  # a card that was passed on comes back to its giver
FIRST_TURN: Final = "first turn"
AGREED: Final = "agreed"  # the table named this Super Hero before the game
GOES_FIRST: Final = "goes first"  # the first turn, by a Super Hero
BORROWED: Final = "borrowed"  # a card that is played out of the Line-Up or the main deck, and goes back
OF_A_FOE: Final = "of a foe"  # a card of another player that is played
DRAWING: Final = "drawing"  # from an empty deck
LOOKING: Final = "looking"  # at an empty deck, or discarding from it

#: In `State.counts`, with a seat and a card: so many more cards that card gives to the next new hand.
MORE_CARDS: Final = "more cards"


def itself(word: str) -> str:
    """A word of the log about a card itself, and not about what it does to others."""
    return f"itself {word}"


def is_rule(word: str) -> bool:
    """Is it the id of a rule ("BASE-3.2", "G-6")? Else it is a cause."""
    return word[-1:].isdigit()


def played(card: int, seat: int, by: int, source: int, pile: int, again: bool) -> Event:
    """What `by` plays for `seat`; a card that lies in a `pile` of its own is another's."""
    word = ASSISTED if by != seat else PLAYED_AGAIN if again else PLAYED
    why = "" if pile < 0 else OF_A_FOE if pile < OWNED else BORROWED
    return new_event(Event, (word, by, (card,), EVERYBODY, pile, 0, seat, source, "", why, 0))
