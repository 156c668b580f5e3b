"""Causes that some games have, beside those of `core.causes`; the city has its own."""

from typing import Final

PATROL: Final = "patrol"
HUNT: Final = "hunt"
REWARD: Final = "reward"  # for who defeats a Villain
BLOCKING: Final = "use of a block"
CONFRONTING: Final = "confronting"  # text that works in a Confrontation only
THAT_FOE: Final = "that foe"  # what such text does to who is Confronted
