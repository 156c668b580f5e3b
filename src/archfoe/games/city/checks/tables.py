"""Which tables of Rebirth there are to try: scenarios, campaigns, contests and mixtures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from archfoe.core.errors import ArchfoeError
from archfoe.games.city import SCENARIO_COUNT, TRAINING
from archfoe.games.city.legacy import BASIC_EACH, MISSIONS, NOTHING, RECRUIT_KRYPTO, RECRUIT_THE_RAY, SIX_CARDS, Legacy
from archfoe.games.options import Options
from archfoe.games.shared.choices import CONTEST
from archfoe.registry import guests_of, modes
from archfoe.sim.tables import every_combination

#: Signature cards that a team without a loss has when a scenario begins.
_EARNED: Final = {1: 0, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 3, 8: 3}
_HEAD_STARTS: Final = {3: BASIC_EACH, 4: SIX_CARDS, 5: BASIC_EACH, 6: SIX_CARDS, 8: SIX_CARDS}
_WEAR: Final = (
    ("bank", 5),
    ("city", 3),
    ("batcave", 5),
    ("star_labs", 2),
    ("daily_planet", 4),
    ("police_station", 1),
)


def every_table(city: str, scenario: int | None = None, mix: str = "", **options: Any) -> list[Options]:
    """Every scenario with and without a campaign, contests, mixtures; and its cards in other games.

    With a scenario or a mixture only tables that have it.
    """
    if "signatures" in options:
        raise ArchfoeError("Every table is played with any number of players: leave out the Signature cards.")
    tables: list[Options] = []
    for set_ in [mix] if mix else ["", *guests_of(city)]:
        for players, variants in every_combination(city):
            tables += _city_tables(city, players, variants, scenario, mix=set_, **options)
    if scenario is None and not mix:
        for mode in (name for name in guests_of(city) if name in modes()):
            tables += [Options(mode, players, variants, mix=city) for players, variants in every_combination(mode)]
    return tables


def _city_tables(
    city: str, players: int, variants: tuple[str, ...], scenario: int | None, mix: str, **options: Any
) -> Iterator[Options]:
    if CONTEST in variants:
        scenarios = [] if scenario is not None else [1]
        legacies = [NOTHING, Legacy((3,) * players, _WEAR)]
    else:
        scenarios = list(range(TRAINING, SCENARIO_COUNT + 1)) if scenario is None else [scenario]
        legacies = []
    for number in scenarios:
        for legacy in legacies or campaigns(number, players):
            if not mix or legacy == NOTHING:
                yield Options(city, players, variants, mix=mix, scenario=number, legacy=legacy, **options)


def campaigns(scenario: int, players: int) -> list[Legacy]:
    """What a scenario may begin with: nothing; all that can be won; a city in ruins on the second try."""
    if scenario == TRAINING:
        return [NOTHING]
    earned, head_start = _EARNED[scenario], _HEAD_STARTS.get(scenario, "")
    missions = MISSIONS[:2] if scenario > 2 else ()
    prosperous = Legacy((earned,) * players, (), 1, missions, head_start)
    done = {RECRUIT_KRYPTO: 4, RECRUIT_THE_RAY: 6}
    battered = Legacy((earned // 2,) * players, _WEAR, 2, tuple(m for m, n in done.items() if scenario > n))
    return list(dict.fromkeys((NOTHING, *([prosperous] if missions else []), battered)))
