"""Questions that only games with a Line-Up ask."""

from typing import Final

from archfoe.core.decisions import Kind

ANSWER_FOE: Final[Kind] = Kind("answer", "Discard a card and draw one, now that a foe has passed a card?")
