"""What only cards of this scenario do."""

from __future__ import annotations

from typing import Final

from archfoe.core.standing import StandingRule

# Villains of scenarios
STEPS_ON: Final = StandingRule(
    "after each Attack of this Villain that is not avoided, it moves 1 space clockwise, even out of a space that it "
    "shares with a Character; in Step 3 it moves 1 space clockwise, from a Location too, unless a Character shares its "
    "space"
)
