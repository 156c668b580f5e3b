"""Words of the log that only this scenario has."""

from typing import Final

RESCUED: Final = "rescued"  # a civilian, who goes along
SAVED: Final = "saved"  # civilians, aboard the Javelin
LOST: Final = "lost"  # civilians
