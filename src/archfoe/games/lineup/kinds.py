"""Questions that only games with a Line-Up ask."""

from typing import Final

from archfoe.core.decisions import Kind

ANSWER_FOE: Final[Kind] = Kind("answer", "A foe passed a card. Swap one of yours?")

# Causes of what happens
PATROL: Final = "patrol"
HUNT: Final = "hunt"
