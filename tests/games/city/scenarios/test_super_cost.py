"""What Super-Villains cost in each scenario, by the size of the team (REB-20.21)."""

from __future__ import annotations

import pytest

from archfoe.games.city.impossible import IMPOSSIBLE
from archfoe.games.city.scenarios import SCENARIOS
from archfoe.games.options import Options
from archfoe.table.words.intro import table_lines
from tests.games.city.scenes import opened, scene
from tests.games.lineup.variants import start
from tests.oracle.city.second_telling import CityRetold
from tests.vocabulary import Table, rule, table

LEX_LUTHOR, BIZARRO = 10, 6  # as printed
#: Scenario -> what Super-Villains cost more for everybody, and on top of it for one or two players.
MORE = {0: (0, 0), 1: (0, 0), 2: (0, 0), 3: (0, 3), 4: (2, -1), 5: (0, 1), 6: (2, 2), 7: (-1, -2), 8: (5, 0)}
TEAMS = [(scenario, players) for scenario in MORE for players in (1, 2, 3, 4)]
#: No Super-Villain of the eight costs more than this at any Threat, which is little more than Darkseid's printed cost.
BELIEVABLE = 18


def more(scenario: int, players: int) -> int:
    everybody, small = MORE[scenario]
    return everybody + (small if players <= 2 else 0)


def beside(name: str, scenario: int, players: int, power: int, threat: int = 0) -> Table:
    return scene(scenario, players=players, power=power, threat=threat, city={"S5": [name]})


def costs(name: str, cost: int, scenario: int, players: int, threat: int = 0) -> bool:
    """Can it be defeated with so much Power, and not with less?"""
    just, too_little = (beside(name, scenario, players, power, threat).offered(0) for power in (cost, cost - 1))
    return f"buy {name}" in just and f"buy {name}" not in too_little


@rule(
    "REB-20.21", "REB-32.18", "REB-33.17", "REB-34.15", "REB-35.11", "REB-36.13", "REB-37.13", "REB-38.12"
)  # fmt: skip
@pytest.mark.parametrize(("scenario", "players"), TEAMS)
def test_super_villains_cost_what_the_scenario_says_for_the_team(scenario: int, players: int) -> None:
    assert costs("Lex Luthor", LEX_LUTHOR + more(scenario, players), scenario, players)


@rule("REB-20.21")
def test_other_villains_cost_what_they_always_do() -> None:
    assert costs("Bizarro", BIZARRO, 4, 4)


@rule("REB-20.21", "REB-13.5")
def test_level_3_comes_on_top_of_it() -> None:
    assert costs("Lex Luthor", LEX_LUTHOR + more(4, 4) + 4, 4, 4, threat=3)
    assert costs("Lex Luthor", LEX_LUTHOR + more(4, 2) + 6, 4, 2, threat=3)


@rule("REB-20.21")
@pytest.mark.parametrize("scenario", MORE)
def test_a_scenario_knows_only_all_teams_and_small_ones(scenario: int) -> None:
    """As the printed cards do, which say (1-2p) and nothing else."""
    one, two, three, four = (_dearest(scenario, players) for players in (1, 2, 3, 4))
    assert one == two and three == four


@rule("REB-20.21", "REB-13.5")
@pytest.mark.parametrize(("scenario", "players"), TEAMS)
def test_no_cost_is_beyond_belief(scenario: int, players: int) -> None:
    assert _dearest(scenario, players) <= BELIEVABLE


def _dearest(scenario: int, players: int) -> int:
    """What General Zod, the dearest of the eight, costs at the highest Threat before the clock runs."""
    t = beside("General Zod", scenario, players, 0, threat=4)
    return t.rules.cost(t.state, 0, next(i for i, card in enumerate(t.state.cards) if card.name == "General Zod"))


@rule("REB-20.21")
@pytest.mark.parametrize(("scenario", "players"), TEAMS)
def test_the_second_telling_knows_it(scenario: int, players: int) -> None:
    told = CityRetold(Options("rebirth", players, scenario=scenario)).own
    assert (told.super_cost, told.small_super_cost) == MORE[scenario]


@rule("REB-20.21")
def test_a_contest_has_nothing_of_it() -> None:
    t = table("rebirth", players=2, variants=("competitive",), power=LEX_LUTHOR, city={"S5": ["Lex Luthor"]})
    assert "buy Lex Luthor" in t.offered(0)


@rule("REB-20.21")
@pytest.mark.parametrize(
    ("scenario", "told"),
    [
        (4, "Super-Villains cost 2 more, 1 more with 1 or 2 players."),
        (6, "Super-Villains cost 2 more, 4 more with 1 or 2 players."),
        (7, "Super-Villains cost 1 less, 3 less with 1 or 2 players."),
        (8, "Super-Villains cost 5 more."),
    ],
)
def test_a_team_is_told_before_the_game(scenario: int, told: str) -> None:
    assert f"  - {told}" in table_lines(opened(scenario))


@rule("REB-20.21")
def test_where_they_cost_what_is_printed_nothing_is_told() -> None:
    assert not any("Super-Villains cost" in line for line in table_lines(opened(1)))
    assert SCENARIOS[1].cost_rule == ()


@rule("REB-39.7")
@pytest.mark.parametrize(("scenario", "dearer"), [(7, 0), (8, 5)])
def test_in_impossible_mode_they_cost_more_where_the_threat_cannot_begin_higher(scenario: int, dearer: int) -> None:
    name = "Lex Luthor (Impossible Mode)"
    cost = LEX_LUTHOR + 1 + more(scenario, 3) + dearer
    for power, enough in ((cost, True), (cost - 1, False)):
        t = scene(scenario, players=3, variants=(IMPOSSIBLE,), power=power, threat=0, city={"S5": [name]})
        assert (f"buy {name}" in t.offered(0)) is enough
    session = start(1, "rebirth", players=3, scenario=scenario, variants=(IMPOSSIBLE,), heroes="dealt")
    assert any("In Impossible Mode Super-Villains cost 5 more" in line for line in table_lines(session)) is (dearer > 0)
