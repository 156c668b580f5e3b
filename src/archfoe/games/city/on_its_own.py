"""What a scenario begins with that is played on its own: what a campaign would have brought (ruling RB-39)."""

from __future__ import annotations

from archfoe.games.city.legacy import HEAD_STARTS, NOTHING, SIGNATURES, Legacy
from archfoe.games.city.scenario import FIRST, SIGNATURE
from archfoe.games.city.scenarios import CAMPAIGN


def legacy_of_winners(scenario: int, players: int) -> Legacy:
    """Signature cards and head start of a team that has won all scenarios before, and a whole city."""
    if scenario <= FIRST:
        return NOTHING
    before = [CAMPAIGN[number] for number in range(FIRST, scenario)]
    earned = max(sum(row.rewards.count(SIGNATURE) for row in before), *[row.signatures for row in before])
    head_start = next((word for word in before[-1].rewards if word in HEAD_STARTS), "")
    return Legacy(
        signatures=(min(SIGNATURES, max(earned, CAMPAIGN[scenario].signatures)),) * players, head_start=head_start
    )
