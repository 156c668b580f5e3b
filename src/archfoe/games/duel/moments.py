"""What abilities of Characters can listen to, beside what all can."""

from archfoe.core.moments import moment

ANNOUNCE = moment("announce", "announce a Confrontation", in_turn=True)
BLOCK = moment("block", "raise a cost with {}", "Block card")  # a Block card has raised a cost
