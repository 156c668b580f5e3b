"""What a team is told of its goal."""

from __future__ import annotations

import pytest

from archfoe.games.city import wire
from archfoe.games.city.scenarios.rows import SCENARIOS
from archfoe.games.city.view import city_in
from archfoe.games.city.words.goals import asks
from tests.games.city.scenes import scene
from tests.vocabulary import table


def test_the_page_says_what_the_scenario_asks_and_how_it_is_lost() -> None:
    page = wire.city_of(city_in(scene(1).view(0)), ["ann", "bob", "cid"], {}, {})
    assert page is not None
    assert page.asks == (
        "Defeat any 5 of the 8 Super-Villains. "
        "You lose together if the clock runs out or a card must come and the main deck is empty."
    )


@pytest.mark.parametrize("number", SCENARIOS)
def test_it_is_the_goal_of_the_scenario_that_is_played_and_of_no_other(number: int) -> None:
    told = asks(city_in(scene(number).view(0)))
    assert [n for n, other in SCENARIOS.items() if other.win[1:] in told] == [number]


def test_a_contest_is_won_by_points() -> None:
    assert asks(city_in(table("rebirth", players=2, variants=("competitive",)).view(0))) == ""
