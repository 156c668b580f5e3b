"""Questions that several games ask, and not every one."""

from typing import Final

from archfoe.core.decisions import ACTION, Kind

ASSIST: Final[Kind] = Kind("assist", "Help your teammate?", ACTION)
