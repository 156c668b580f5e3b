"""What a campaign brings from one game to the next."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.games.city.campaign import Campaign, after, new_campaign, repaired, worst_location
from archfoe.games.city.legacy import BASIC_EACH, SIX_CARDS
from tests.games.city.campaign.helpers import KEY, duo, ended, failed, lost, to_scenario, won
from tests.vocabulary import rule


def earned(campaign: Campaign) -> list[int]:
    return [campaign.earned(member.hero) for member in campaign.members]


# Signature cards


@rule("REB-14.7", "REB-22.2", "REB-33.14", "REB-35.13", "REB-36.21")
def test_signature_cards_are_earned_in_scenarios_1_3_5_and_6_and_three_are_all() -> None:
    counts = [earned(to_scenario(number)) for number in range(1, 9)]
    assert counts == [[0, 0], [1, 1], [1, 1], [2, 2], [2, 2], [3, 3], [3, 3], [3, 3]]


@rule("REB-36.21")
def test_scenario_6_gives_one_to_those_who_have_fewer_than_three() -> None:
    campaign = duo()
    campaign = to_scenario(6, failed(campaign))
    assert earned(campaign) == [2, 2]
    assert earned(won(campaign)) == [3, 3]


@rule("REB-20.9")
def test_a_failed_scenario_brings_no_signature_card() -> None:
    assert earned(failed(duo())) == [0, 0]


@rule("REB-22.3", "REB-22.4")
def test_the_next_game_knows_the_signature_cards_by_seat() -> None:
    assert duo().options().legacy.signatures == (0, 0)
    assert won(duo()).options().legacy.signatures == (1, 1)
    assert lost(won(duo())).options().legacy.signatures == (1, 1)


def test_super_heroes_that_were_dealt_are_kept() -> None:
    campaign = new_campaign(["ann", "bob"], KEY)
    assert campaign.options().heroes == "two-dealt"
    campaign = after(campaign, ended(campaign, False, heroes=["Aquaman", "The Flash"]))
    assert [member.hero for member in campaign.members] == ["Aquaman", "The Flash"]
    assert campaign.options().heroes == "Aquaman,The Flash"


def test_alone_only_the_own_super_hero_earns() -> None:
    campaign = new_campaign(["ann"], KEY, "Batman")
    campaign = after(campaign, ended(campaign, heroes=["Batman", "Cyborg"]))
    assert campaign.signatures == (("Batman", 1),)
    assert len(campaign.members) == 1


# Head starts


@rule("REB-32.10", "REB-34.9", "REB-37.13")
def test_head_starts_are_for_the_scenario_after() -> None:
    starts = [to_scenario(number).head_start for number in range(1, 9)]
    assert starts == ["", "", BASIC_EACH, "", SIX_CARDS, "", "", SIX_CARDS]
    assert to_scenario(3).options().legacy.head_start == BASIC_EACH


@rule("REB-20.16")
def test_a_head_start_holds_in_both_tries() -> None:
    again = lost(to_scenario(3))
    assert again.options().legacy.head_start == BASIC_EACH
    assert lost(again).head_start == ""


@rule("REB-20.9")
def test_a_failed_scenario_brings_no_head_start() -> None:
    assert failed(to_scenario(2)).head_start == ""


# Side Missions


@rule("REB-30.2", "REB-30.3", "REB-30.4")
def test_a_side_mission_of_a_lost_game_stays_completed_and_joins_the_replay() -> None:
    campaign = lost(to_scenario(2), missions=["clean sweep"])
    assert campaign.attempt == 2
    assert campaign.options().legacy.missions == ("clean sweep",)
    campaign = won(campaign, missions=["rebuild", "clean sweep"])
    assert campaign.missions == ("clean sweep", "rebuild")
    assert campaign.options().legacy.missions == ("clean sweep", "rebuild")


# Damage


@rule("REB-20.5", "REB-20.10")
def test_damage_stays_won_or_lost() -> None:
    campaign = lost(duo(), damage={"bank": 2})
    assert campaign.options().legacy.damage == (("bank", 2),)
    campaign = won(campaign, damage={"bank": 3, "airport": 5})
    assert dict(campaign.options().legacy.damage) == {"bank": 3, "airport": 5}
    campaign = won(campaign, damage={"hospital": 1})  # the Bank is not in use there
    assert dict(campaign.damage) == {"bank": 3, "airport": 5, "hospital": 1}
    assert campaign.destroyed == ["airport"]


@rule("REB-20.12")
def test_what_was_repaired_during_a_game_is_whole_afterwards() -> None:
    campaign = won(lost(duo(), damage={"bank": 5}), damage={"bank": 0})
    assert campaign.damage == ()


# The repair after scenario 6


@rule("REB-36.20", "REB-20.12")
def test_the_team_repairs_one_location_after_scenario_6() -> None:
    campaign = won(to_scenario(6), damage={"bank": 5, "airport": 3})
    assert campaign.repair
    assert campaign.scenario == 7
    assert dict(repaired(campaign, "bank").damage) == {"airport": 3}
    assert dict(repaired(campaign, "airport").damage) == {"bank": 5}
    done = repaired(campaign, "bank")
    assert not done.repair
    assert dict(done.options().legacy.damage) == {"airport": 3}


@rule("REB-36.20")
def test_only_a_damaged_location_can_be_repaired_and_only_once() -> None:
    campaign = won(to_scenario(6), damage={"bank": 5})
    with pytest.raises(ArchfoeError, match=r"Airport has no damage: choose a Location that has some\."):
        repaired(campaign, "airport")
    with pytest.raises(ArchfoeError, match=r"There is no Location 'bnk'. Did you mean 'bank'\?"):
        repaired(campaign, "bnk")
    with pytest.raises(ArchfoeError, match="There is no Location to repair now"):
        repaired(repaired(campaign, "bank"), "bank")


@rule("REB-20.9", "REB-36.20")
def test_no_repair_without_damage_or_after_a_failure() -> None:
    assert not won(to_scenario(6)).repair
    damaged = lost(to_scenario(6), damage={"bank": 2})
    assert not damaged.repair
    assert not lost(damaged).repair
    assert won(damaged).repair


def test_bots_repair_what_is_worst_and_still_needed() -> None:
    campaign = won(to_scenario(6), damage={"bank": 3, "airport": 5})
    assert worst_location(campaign) == "airport"
    # of two ruins the one that the last two scenarios use: Arkham Asylum is used once more, the Airport twice
    campaign = won(to_scenario(6), damage={"arkham_asylum": 5, "airport": 5})
    assert worst_location(campaign) == "airport"
