"""Causes that some games have, beside those of `core.causes`; the city has its own."""

from typing import Final

REWARD: Final = "reward"  # for who defeats a Villain
BLOCKING: Final = "use of a block"
THAT_FOE: Final = "that foe"  # what such text does to who is Confronted
CONFRONTING: Final = "confronting"  # text that works in a Confrontation only, also on cards that are guests elsewhere
