"""Words of the log that several games have, and not every one."""

from typing import Final

STORED: Final = "stored"  # an Assist card, on the Character
