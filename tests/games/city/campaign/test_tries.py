"""Two tries of each scenario, in order, and what each way through them is worth."""

from __future__ import annotations

from itertools import islice, product

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.games.city.campaign import Campaign, grade, points
from archfoe.games.city.campaign.log import GRADES, MAXIMUM
from archfoe.games.city.legacy import MISSIONS, RECRUIT_KRYPTO, RECRUIT_THE_RAY, REPAIRS
from archfoe.games.city.options import city_options
from tests.breadth import usually
from tests.games.city.campaign.helpers import duo, failed, lost, to_scenario, won
from tests.vocabulary import rule

WAYS = {"1": [True], "2": [False, True], "Failed": [False, False]}
POINTS = {"1": 5, "2": 3, "Failed": -1}


def walked(boxes: tuple[str, ...], campaign: Campaign | None = None) -> Campaign:
    """A campaign in which each scenario went this way."""
    campaign = campaign or duo()
    for box in boxes:
        for win in WAYS[box]:
            campaign = won(campaign) if win else lost(campaign)
    return campaign


@rule("REB-20.1", "REB-20.7")
def test_a_win_leads_to_the_next_scenario() -> None:
    campaign = won(duo())
    assert (campaign.boxes, campaign.scenario, campaign.attempt) == (("1",), 2, 1)
    assert city_options(campaign.options()).scenario == 2


@rule("REB-20.8")
def test_after_a_lost_first_try_the_same_scenario_comes_again() -> None:
    campaign = lost(duo())
    assert (campaign.boxes, campaign.scenario, campaign.attempt) == ((), 1, 2)
    assert city_options(campaign.options()).scenario == 1
    assert city_options(campaign.options()).legacy.attempt == 2


@rule("REB-20.7", "REB-20.8")
def test_a_win_at_the_second_try() -> None:
    campaign = won(lost(duo()))
    assert (campaign.boxes, campaign.scenario, campaign.attempt) == (("2",), 2, 1)
    assert city_options(campaign.options()).legacy.attempt == 1


@rule("REB-20.9")
def test_after_two_losses_the_scenario_is_failed_and_the_next_one_comes() -> None:
    campaign = failed(duo())
    assert (campaign.boxes, campaign.scenario, campaign.attempt) == (("Failed",), 2, 1)
    assert campaign.signatures == ()


@rule("REB-20.1", "REB-21.1", "REB-38.11")
def test_every_way_through_eight_scenarios() -> None:
    for boxes in islice(product(WAYS, repeat=8), 0, None, usually(7, 1)):  # seven, so that every box is in every place
        campaign = walked(boxes)
        worth = sum(POINTS[box] for box in boxes) + 10  # no Location is destroyed
        if boxes[-1] == "Failed":
            assert campaign.over
            assert (campaign.boxes, points(campaign)) == (boxes, worth)
        else:  # it may go on in Impossible Mode
            assert campaign.impossible
            assert (campaign.first, campaign.first_points) == (boxes, worth)


@rule("REB-20.1")
def test_each_game_of_a_campaign_is_dealt_anew() -> None:
    first, again, second = duo(), lost(duo()), won(duo())
    assert len({first.game_key, again.game_key, second.game_key}) == 3
    assert first.game_key == duo().game_key


def test_nothing_follows_the_last_scenario_if_it_is_failed() -> None:
    campaign = to_scenario(8)
    assert not campaign.over
    campaign = failed(campaign)
    assert campaign.over
    with pytest.raises(ArchfoeError, match="This campaign is over"):
        campaign.options()
    with pytest.raises(ArchfoeError, match="This campaign is over"):
        won(campaign)


# Points


@rule("REB-21.1", "REB-21.4", "RB-13")
def test_the_best_campaign_has_65_points() -> None:
    campaign = won(to_scenario(2), missions=MISSIONS)
    assert points(to_scenario(8, campaign)) == 7 * 5 + 3 * 5
    assert won(to_scenario(8, campaign)).first_points == 65 == MAXIMUM
    assert grade(65).mark == "A+"


@rule("REB-21.1", "REB-21.4")
def test_the_worst_campaign_has_8_points_less_than_none() -> None:
    campaign = duo()
    for _ in range(7):
        campaign = failed(campaign)
    campaign = lost(lost(campaign, damage={"bank": 5}))
    assert points(campaign) == -8
    assert grade(-8) == (-8, "F", "Bystander")


@rule("REB-21.2", "REB-30.2")
def test_each_side_mission_counts_once() -> None:
    campaign = lost(to_scenario(2), missions=[REPAIRS])
    assert points(campaign) == 5 + 5
    campaign = won(campaign, missions=[RECRUIT_KRYPTO, RECRUIT_THE_RAY])
    assert points(campaign) == 5 + 3 + 3 * 5
    assert points(won(campaign, missions=[REPAIRS])) == points(campaign) + 5  # for the scenario alone


@rule("REB-21.3")
def test_a_whole_city_counts_at_the_end_only() -> None:
    campaign = to_scenario(8)
    assert points(campaign) == 35
    assert won(campaign).first_points == 50
    assert won(campaign, damage={"bank": 4, "city": 1}).first_points == 50
    assert won(campaign, damage={"batcave": 5}).first_points == 40


@rule("REB-21.3")
def test_a_location_that_was_repaired_is_not_destroyed() -> None:
    campaign = won(to_scenario(3), damage={"bank": 5, "batcave": 2})
    whole = won(to_scenario(8, won(campaign, damage={"bank": 0})))  # repaired by a Side Mission
    assert whole.first_points == 8 * 5 + 10
    assert won(to_scenario(8, with_two_ruins(campaign))).first_points == 8 * 5


def with_two_ruins(campaign: Campaign) -> Campaign:
    """Scenario 6 repairs one of them."""
    return won(campaign, damage={"city": 5})


@rule("REB-21.5")
@pytest.mark.parametrize(
    ("score", "mark", "title"),
    [
        (65, "A+", "Legend"), (60, "A+", "Legend"),
        (59, "A", "Protector"), (50, "A", "Protector"),
        (49, "B", "Champion"), (40, "B", "Champion"),
        (39, "C", "Hero"), (28, "C", "Hero"),
        (27, "D", "Sidekick"), (15, "D", "Sidekick"),
        (14, "F", "Bystander"), (0, "F", "Bystander"), (-8, "F", "Bystander"),
    ],
)  # fmt: skip
def test_grades_at_their_borders(score: int, mark: str, title: str) -> None:
    assert grade(score)[1:] == (mark, title)


def test_every_score_has_one_grade_and_more_points_are_never_worse() -> None:
    marks = [grade(score) for score in range(-8, MAXIMUM + 1)]
    assert [GRADES.index(mark) for mark in marks] == sorted((GRADES.index(mark) for mark in marks), reverse=True)
    assert set(marks) == set(GRADES)


def test_no_game_while_a_repair_is_open() -> None:
    campaign = won(to_scenario(6), damage={"bank": 2})
    with pytest.raises(ArchfoeError, match="repair"):
        campaign.options()
    with pytest.raises(ArchfoeError, match="choose it first"):
        won(campaign)
