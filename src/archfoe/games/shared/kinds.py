"""Questions that several games ask, and not every one."""

from typing import Final

from archfoe.core.decisions import ACTION, Kind

ASSIST: Final[Kind] = Kind("assist", "Assist your teammate with a card?", ACTION)
