"""Words of the log that only this scenario has."""

from typing import Final

FREED: Final = "freed"  # a hostage, who goes along
SAVED: Final = "saved"  # hostages, at the cordon
LOST: Final = "lost"  # hostages
