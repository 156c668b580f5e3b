"""Words of the log that only this scenario has."""

RESCUED = "rescued"  # a civilian, who goes along
SAVED = "saved"  # civilians, aboard the Javelin
LOST = "lost"  # civilians
