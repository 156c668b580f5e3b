"""What a campaign brings from one game to the next."""

from __future__ import annotations

from collections import Counter

import pytest

from archfoe.core.cards import MAIN_KIND
from archfoe.core.errors import ArchfoeError
from archfoe.games.build import build
from archfoe.games.city.campaign import Campaign, after, join, new_campaign, points, repaired, worst_location
from archfoe.games.city.campaign.aftermath import saved
from archfoe.games.city.campaign.contest import new_story
from archfoe.games.city.impossible import IMPOSSIBLE
from archfoe.games.city.legacy import BASIC_EACH, RECRUIT_KRYPTO, REPAIRS, SIX_CARDS, Legacy
from archfoe.games.city.options import city_options
from archfoe.games.options import Options
from tests.games.city.campaign.helpers import HEROES, KEY, duo, ended, failed, lost, to_scenario, won
from tests.vocabulary import rule


def earned(campaign: Campaign) -> list[int]:
    return [campaign.earned(member.hero) for member in campaign.members]


# Signature cards


@rule("REB-14.7", "REB-22.2", "REB-22.7", "REB-37.3")
def test_one_is_earned_with_scenario_1_and_all_have_two_in_4_and_three_in_7() -> None:
    counts = [earned(to_scenario(number)) for number in range(1, 9)]
    assert counts == [[0, 0], [1, 1], [1, 1], [2, 2], [2, 2], [2, 2], [3, 3], [3, 3]]


@rule("REB-22.7")
def test_who_has_failed_scenario_1_is_brought_up_as_well() -> None:
    counts = [earned(to_scenario(number, failed(duo()))) for number in range(2, 9)]
    assert counts == [[0, 0], [0, 0], [2, 2], [2, 2], [2, 2], [3, 3], [3, 3]]


@rule("REB-22.2", "REB-22.8")
def test_what_is_earned_in_the_middle_of_a_lost_game_is_kept() -> None:
    campaign = lost(to_scenario(3), signatures=[2, 1])
    assert earned(campaign) == [2, 1]
    assert city_options(campaign.options()).legacy.signatures == (2, 1)
    assert earned(won(campaign, signatures=[2, 1])) == [2, 2]  # before scenario 4


@rule("REB-22.5", "REB-22.7")
def test_who_joins_after_the_set_up_of_scenario_4_has_only_what_the_super_hero_has_earned() -> None:
    assert city_options(join(to_scenario(4), "cleo", "Aquaman").options()).legacy.signatures == (2, 2, 2)
    assert city_options(join(to_scenario(5), "cleo", "Aquaman").options()).legacy.signatures == (2, 2, 0)


@rule("REB-20.9")
def test_a_failed_scenario_brings_no_signature_card() -> None:
    assert earned(failed(duo())) == [0, 0]


@rule("REB-22.3", "REB-22.4")
def test_the_next_game_knows_the_signature_cards_by_seat() -> None:
    assert city_options(duo().options()).legacy.signatures == (0, 0)
    assert city_options(won(duo()).options()).legacy.signatures == (1, 1)
    assert city_options(lost(won(duo())).options()).legacy.signatures == (1, 1)


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


@rule("REB-35.10", "REB-37.12")
def test_head_starts_are_for_the_scenario_after() -> None:
    starts = [to_scenario(number).head_start for number in range(1, 9)]
    assert starts == ["", "", BASIC_EACH, SIX_CARDS, BASIC_EACH, SIX_CARDS, "", SIX_CARDS]
    assert city_options(to_scenario(3).options()).legacy.head_start == BASIC_EACH


@rule("REB-20.16")
def test_a_head_start_holds_in_both_tries() -> None:
    again = lost(to_scenario(3))
    assert city_options(again.options()).legacy.head_start == BASIC_EACH
    assert lost(again).head_start == ""


@rule("REB-20.9")
def test_a_failed_scenario_brings_no_head_start() -> None:
    assert failed(to_scenario(2)).head_start == ""


# Side Missions


@rule("REB-30.2", "REB-30.3", "REB-30.4")
def test_a_side_mission_of_a_lost_game_stays_completed_and_joins_the_replay() -> None:
    campaign = lost(to_scenario(2), missions=[RECRUIT_KRYPTO])
    assert campaign.attempt == 2
    assert city_options(campaign.options()).legacy.missions == (RECRUIT_KRYPTO,)
    campaign = won(campaign, missions=[REPAIRS, RECRUIT_KRYPTO])
    assert campaign.missions == (RECRUIT_KRYPTO, REPAIRS)
    assert city_options(campaign.options()).legacy.missions == (RECRUIT_KRYPTO, REPAIRS)


# Damage


@rule("REB-20.5", "REB-20.10")
def test_damage_stays_won_or_lost() -> None:
    campaign = lost(duo(), damage={"bank": 2})
    assert city_options(campaign.options()).legacy.damage == (("bank", 2),)
    campaign = won(campaign, damage={"bank": 3, "city": 5})
    assert dict(city_options(campaign.options()).legacy.damage) == {"bank": 3, "city": 5}
    campaign = won(campaign, damage={"batcave": 1})  # the Bank is not in use there
    assert dict(campaign.damage) == {"bank": 3, "city": 5, "batcave": 1}
    assert campaign.destroyed == ["city"]


@rule("REB-20.12")
def test_what_was_repaired_during_a_game_is_whole_afterwards() -> None:
    campaign = won(lost(duo(), damage={"bank": 5}), damage={"bank": 0})
    assert campaign.damage == ()


# The repair after scenario 6


@rule("REB-36.12", "REB-20.12")
def test_the_team_repairs_one_location_after_scenario_6() -> None:
    campaign = won(to_scenario(6), damage={"bank": 5, "city": 3})
    assert campaign.repair
    assert campaign.scenario == 7
    assert dict(repaired(campaign, "bank").damage) == {"city": 3}
    assert dict(repaired(campaign, "city").damage) == {"bank": 5}
    done = repaired(campaign, "bank")
    assert not done.repair
    assert dict(city_options(done.options()).legacy.damage) == {"city": 3}


@rule("REB-36.12")
def test_only_a_damaged_location_can_be_repaired_and_only_once() -> None:
    campaign = won(to_scenario(6), damage={"bank": 5})
    with pytest.raises(ArchfoeError, match=r"City has no damage: choose a Location that has some\."):
        repaired(campaign, "city")
    with pytest.raises(ArchfoeError, match=r"There is no Location 'bnk'. Did you mean 'bank'\?"):
        repaired(campaign, "bnk")
    with pytest.raises(ArchfoeError, match="There is no Location to repair now"):
        repaired(repaired(campaign, "bank"), "bank")


@rule("REB-20.9", "REB-36.12")
def test_no_repair_without_damage_or_after_a_failure() -> None:
    assert not won(to_scenario(6)).repair
    damaged = lost(to_scenario(6), damage={"bank": 2})
    assert not damaged.repair
    assert not lost(damaged).repair
    assert won(damaged).repair


def test_bots_repair_what_is_worst_and_still_needed() -> None:
    campaign = won(to_scenario(6), damage={"bank": 3, "city": 5})
    assert worst_location(campaign) == "city"
    # of two ruins the one that the last two scenarios use: Arkham Asylum is used once more, the City twice
    campaign = won(to_scenario(6), damage={"arkham_asylum": 5, "city": 5})
    assert worst_location(campaign) == "city"


# The cards that scenario 7 destroys


@rule("REB-37.8")
def test_cards_destroyed_in_the_last_game_of_scenario_7_are_out_of_scenario_8() -> None:
    campaign = lost(to_scenario(7), destroyed=["Blast"])
    assert city_options(campaign.options()).legacy.out == ()  # the replay has all cards
    campaign = lost(campaign, destroyed=["Batmobile", "Blast", "Blast"])
    assert campaign.scenario == 8
    assert city_options(campaign.options()).legacy.out == ("Batmobile", "Blast", "Blast")
    assert city_options(lost(campaign).options()).legacy.out == ("Batmobile", "Blast", "Blast")


@rule("REB-37.9")
def test_after_a_win_each_player_saves_one() -> None:
    campaign = won(to_scenario(7), destroyed=["Batmobile", "Blast", "Blast"])
    with pytest.raises(ArchfoeError, match="Choose the cards to save"):
        campaign.options()
    with pytest.raises(ArchfoeError, match=r"There is no destroyed card 'Blst'. Did you mean 'Blast'\?"):
        saved(campaign, "Blst")
    campaign = saved(saved(campaign, "Blast"), "Batmobile")
    assert city_options(campaign.options()).legacy.out == ("Blast",)
    with pytest.raises(ArchfoeError, match="There is no card to save now"):
        saved(campaign, "Blast")


@rule("REB-37.9")
def test_no_more_are_saved_than_there_are() -> None:
    campaign = won(to_scenario(7), destroyed=["Blast"])
    assert city_options(saved(campaign, "Blast").options()).legacy.out == ()
    assert won(to_scenario(7)).saves == 0


@rule("REB-37.8")
def test_a_game_without_cards_that_are_out() -> None:
    campaign = saved(saved(won(to_scenario(7), destroyed=["Batmobile", "Blast", "Blast"]), "Batmobile"), "Blast")
    _, state = build(campaign.options(), campaign.game_key)
    names = Counter(card.name for card in state.cards if card.kind == MAIN_KIND)
    _, whole = build(to_scenario(8).options(), campaign.game_key)
    before = Counter(card.name for card in whole.cards if card.kind == MAIN_KIND)
    assert before - names == Counter({"Blast": 1})


@pytest.mark.parametrize(("out", "missing"), [(("Blst",), "'Blst'"), (("Jetpack",) * 9, "'Jetpack'")])
def test_what_is_not_in_the_main_deck_cannot_be_out_of_it(out: tuple[str, ...], missing: str) -> None:
    with pytest.raises(ArchfoeError, match=f"There is no card of the main deck {missing}"):
        Options("rebirth", 2, scenario=8, legacy=Legacy(out=out))


# Impossible Mode


@rule("REB-38.11", "REB-39.4")
def test_who_wins_scenario_8_goes_on_in_impossible_mode_from_the_start() -> None:
    campaign = won(to_scenario(8), damage={"bank": 3}, missions=[REPAIRS])
    assert campaign.impossible
    assert (campaign.scenario, campaign.boxes, campaign.damage, campaign.missions) == (1, (), (), ())
    assert earned(campaign) == [0, 0]
    assert [member.hero for member in campaign.members] == ["Batman", "Cyborg"]
    assert campaign.first_points == 8 * 5 + 5 + 10
    options = campaign.options()
    assert options.variants == (IMPOSSIBLE,)
    assert campaign.game_key != duo().game_key


@rule("REB-39.4")
def test_impossible_mode_ends_with_its_own_scenario_8() -> None:
    campaign = to_scenario(8, won(to_scenario(8)))
    campaign = won(campaign)
    assert campaign.over
    assert (points(campaign), campaign.first_points) == (50, 50)


@rule("REB-20.9", "REB-38.11")
def test_who_fails_scenario_8_does_not_go_on() -> None:
    campaign = failed(to_scenario(8))
    assert campaign.over
    assert not campaign.impossible


@rule("REB-39.3", "REB-39.4")
def test_a_whole_campaign_in_impossible_mode() -> None:
    campaign = new_story(["ann", "bob"], KEY, HEROES, [IMPOSSIBLE])
    assert campaign.options().variants == (IMPOSSIBLE,)
    with pytest.raises(ArchfoeError, match=r"The variant impossible is for a team"):
        new_story(["ann", "bob"], KEY, HEROES, [IMPOSSIBLE, "competitive"])
