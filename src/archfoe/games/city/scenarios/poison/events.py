"""Words of the log that only this scenario has."""

from typing import Final

POISONED: Final = "poisoned"  # Super-Villains: a token more on each
DIED: Final = "died"  # of it, and nobody has defeated it
CURED: Final = "cured"  # a token less
