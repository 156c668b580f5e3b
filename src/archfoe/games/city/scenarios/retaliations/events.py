"""Words of the log that only this scenario has."""

from typing import Final

RETALIATES: Final = "retaliates"  # a Super-Villain that was defeated is back
