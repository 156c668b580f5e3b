"""Questions that several games ask, and not every one."""

from archfoe.core.decisions import ACTION, Kind

ASSIST = Kind("assist", "Assist your teammate with a card?", ACTION)
