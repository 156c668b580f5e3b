"""What a triggered ability can listen to."""

from typing import Final

PLAY: Final = "play"
GAIN: Final = "gain"
DRAW: Final = "draw"  # a card, not the rules, makes a player draw
AVOID: Final = "avoid"  # an Attack, with a Defense card
START: Final = "start"  # of a turn
END: Final = "end"
ANNOUNCE: Final = "announce"  # a Confrontation
BLOCK: Final = "block"  # a Block card has raised a cost
HARM: Final = "harm"  # an Attack was not avoided by everybody
LOSE: Final = "lose"  # a card was discarded from hand, other than in the clean-up of a turn
ENTER: Final = "enter"  # a Character comes to a space of the city
DEFEAT: Final = "defeat"  # a Villain in the city

MOMENTS: Final = (PLAY, GAIN, DRAW, AVOID, START, END, ANNOUNCE, BLOCK, HARM, LOSE, ENTER, DEFEAT)
