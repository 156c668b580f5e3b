"""What abilities of Characters can listen to, beside what all can."""

from typing import Final

from archfoe.core.moments import moment

ANNOUNCE: Final = moment("announce", "announce a Confrontation", in_turn=True)
BLOCK: Final = moment("block", "raise a cost with {}", "Block card")  # a Block card has raised a cost
