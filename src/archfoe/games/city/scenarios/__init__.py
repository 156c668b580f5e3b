"""All scenarios as data, by number; each row is in the folder of its scenario. Number 0 is for training."""

from __future__ import annotations

from typing import Final

from archfoe.games.city.legacy import HEAD_STARTS, NOTHING, SIGNATURES, Legacy
from archfoe.games.city.scenario import FIRST, SIGNATURE, Scenario
from archfoe.games.city.scenarios.darkseid import SCENARIO as DARKSEID
from archfoe.games.city.scenarios.distractions import SCENARIO as DISTRACTIONS
from archfoe.games.city.scenarios.hostages import SCENARIO as HOSTAGES
from archfoe.games.city.scenarios.mind_control import SCENARIO as MIND_CONTROL
from archfoe.games.city.scenarios.mischief import SCENARIO as MISCHIEF
from archfoe.games.city.scenarios.poison import SCENARIO as POISON
from archfoe.games.city.scenarios.proving_grounds import SCENARIO as PROVING_GROUNDS
from archfoe.games.city.scenarios.retaliations import SCENARIO as RETALIATIONS
from archfoe.games.city.scenarios.training import SCENARIO as TRAINING

SCENARIOS: Final[dict[int, Scenario]] = {
    scenario.number: scenario
    for scenario in (
        TRAINING,
        PROVING_GROUNDS,
        HOSTAGES,
        MISCHIEF,
        DISTRACTIONS,
        MIND_CONTROL,
        POISON,
        RETALIATIONS,
        DARKSEID,
    )
}
#: Those of a campaign, in their order.
CAMPAIGN: Final[dict[int, Scenario]] = {number: row for number, row in SCENARIOS.items() if number}


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
