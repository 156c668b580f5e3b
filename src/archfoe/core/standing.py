"""Rules that hold because a card is there, and that the rules of the game themselves carry out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Standing:
    """What such a rule says; the mode that knows it looks for it among the `standing` rules of a card."""

    words: str

    def text(self) -> str:
        return self.words


FAST: Final = Standing(
    "in Step 3 this Villain moves up to 2 spaces, and stops at its Destination or where a Character is"
)
LENDS_DEFENSES: Final = Standing(
    "a Defense card that you discard from hand or reveal may protect a Character within Range 1 instead of you"
)
FIRST_VILLAIN_CHEAPER: Final = Standing("the first Villain that you defeat in each of your turns costs you 1 less")
KEEPS_A_CARD: Final = Standing(
    "at the end of your turn, you may keep a Defense or Assist card of your hand; you still draw five cards"
)
REMOTE: Final = Standing(
    "once during your turn, you may use the ability of a Location, or buy from its Basic stack, as if your Character "
    "were there"
)

# Villains of scenarios
STEPS_ON: Final = Standing(
    "after each Attack of this Villain that is not avoided, it moves 1 space clockwise, even out of a space that it "
    "shares with a Character; in Step 3 it moves 1 space clockwise, from a Location too, unless a Character shares its "
    "space"
)
DEARER_BY_SECRETS: Final = Standing("this Villain costs 1 more for each Secret Card in play that is not released")
CHEAPER_BY_SUPERS: Final = Standing(
    "this Villain costs 1 less for each other Super-Villain that was defeated in this game, but never less than 13"
)
DESTROYS_DEFENSES: Final = Standing(
    "a Defense card that is discarded to avoid an Attack of this Villain is destroyed instead"
)
THREE_LIVES: Final = Standing(
    "this Villain must be defeated three times; after the first and the second time it costs 1 more, has the next "
    "Location clockwise as its Destination, and comes back on the slot that is farthest from your Character"
)

# Cards that weigh on who has them
NO_HELP: Final = Standing("while this card is in your hand, nobody can assist you")
PRIDE: Final = Standing("nobody can assist you; alone, you store no Assist card")
ENVY: Final = Standing(
    "you cannot buy a card in a space that you share with another Character; Villains you can defeat there"
)
WRATH: Final = Standing(
    "at the end of your turn, you draw a card less unless you have defeated a Villain this turn or a Villain is in "
    "your space"
)
SLOTH: Final = Standing("each Move card that you play gives 1 Move less, but never less than 0")
GREED: Final = Standing("you play no Assist card during another player's turn; alone, you store none")
DREAD: Final = Standing(
    "your Defense cards protect nobody but you, and to use one you must also discard another card from your hand"
)
