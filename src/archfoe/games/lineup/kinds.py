"""Questions that only games with a Line-Up ask."""

from archfoe.core.decisions import Kind

ANSWER_FOE = Kind("answer", "Discard a card and draw one, now that a foe has passed a card?")
