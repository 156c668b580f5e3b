"""Causes that only a city has, beside what the Threat says (`threat`) and what a campaign brings (`legacy`)."""

from typing import Final

TILE: Final = "location"  # the ability of a Location
CARRIED: Final = "carried"  # a Villain that goes along with a Character
WITH_ALLY: Final = "ally"  # what the ally does
ON_ALLY: Final = "on the ally"  # an Attack
