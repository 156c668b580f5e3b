"""What a team is told of its goal."""

from __future__ import annotations

import pytest

from archfoe.games.city import wire
from archfoe.games.city.scenarios import SCENARIOS
from archfoe.games.city.view import city_in
from archfoe.games.city.words.goals import asks
from archfoe.games.options import Options
from archfoe.table.session import Session
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


AT_THE_START = {
    0: (["Super-Villains 0 of 2"], 2),
    1: (["Super-Villains 0 of 5"], 5),
    2: (["Super-Villains 0 of 4"], 4),  # heroes are still to be chosen
    3: (["Mister Mxyzptlk is still to come", "Other Super-Villains 0 of 3"], 3),
    4: (["Super-Villains 0 of 4"], 4),
    5: (["Starro is still to come", "Super-Villains 0 of 4"], 4),
    6: (["Super-Villains 0 of 4"], 4),
    7: (["Super-Villains 0 of 4"], 4),
    8: (["Darkseid is still to come"], None),
}


@pytest.mark.parametrize("number", SCENARIOS)
def test_a_small_map_says_what_is_counted(number: int) -> None:
    session = Session(Options("rebirth", players=3, scenario=number), ["ann", "bob", "cid"])
    page = wire.city_of(city_in(session.view(0)), ["ann", "bob", "cid"], {}, {})
    assert page is not None
    assert (page.progress, page.to_beat) == AT_THE_START[number]
    assert page.beaten == (None if page.to_beat is None else 0)


def test_it_says_how_many_hostages_are_to_be_saved() -> None:
    session = Session(Options("rebirth", players=3, scenario=2), ["ann", "bob", "cid"])
    while not session.game.state.turn:
        seat, decision = next(iter(session.game.waiting.items()))
        session.decide(seat, *range(decision.least))
    page = wire.city_of(city_in(session.view(0)), ["ann", "bob", "cid"], {}, {})
    assert page is not None and page.progress == ["Hostages 0 of 6", "Super-Villains 0 of 4"]


def test_in_a_contest_all_count_together() -> None:
    page = wire.city_of(city_in(table("rebirth", players=2, variants=("competitive",)).view(0)), ["ann", "bob"], {}, {})
    assert page is not None and page.progress == [f"Super-Villains 0 of {page.to_beat}"] == ["Super-Villains 0 of 5"]
