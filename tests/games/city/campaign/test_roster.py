"""Players come and go between games."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.games.city.campaign import Campaign, Member, join, leave, new_campaign
from archfoe.games.city.campaign.roster import regroup
from archfoe.games.city.options import city_options
from tests.games.city.campaign.helpers import KEY, duo, failed, to_scenario, won
from tests.vocabulary import rule


def seated(campaign: Campaign) -> list[tuple[str, str]]:
    return [(member.player, member.hero) for member in campaign.members]


@rule("REB-20.15", "REB-22.5", "RB-20")
def test_a_new_super_hero_has_no_signature_cards_yet() -> None:
    campaign = join(to_scenario(5), "dora", "Aquaman")
    assert seated(campaign) == [("ann", "Batman"), ("bob", "Cyborg"), ("dora", "Aquaman")]
    options = campaign.options()
    assert (options.players, options.heroes) == (3, "Batman,Cyborg,Aquaman")
    assert city_options(options).legacy.signatures == (2, 2, 0)
    assert city_options(won(campaign).options()).legacy.signatures == (2, 2, 0)
    assert city_options(to_scenario(7, campaign).options()).legacy.signatures == (3, 3, 3)  # all are brought up there


@rule("REB-20.15", "REB-22.5")
def test_who_comes_back_finds_the_super_hero_as_it_was_left() -> None:
    campaign = leave(to_scenario(3), "bob")
    assert seated(campaign) == [("ann", "Batman")]
    assert campaign.options().players == 1
    campaign = to_scenario(6, campaign)  # Batman is brought up to two meanwhile
    assert campaign.away == (Member("bob", "Cyborg"),)
    campaign = join(campaign, "bob")
    assert seated(campaign) == [("ann", "Batman"), ("bob", "Cyborg")]
    assert city_options(campaign.options()).legacy.signatures == (2, 1)
    assert campaign.away == ()


@rule("REB-22.5", "RB-20")
def test_signature_cards_belong_to_the_super_hero() -> None:
    campaign = join(leave(to_scenario(3), "bob"), "dora", "Cyborg")
    assert city_options(campaign.options()).legacy.signatures == (1, 1)
    other = join(leave(to_scenario(3), "bob"), "dora", "The Flash")
    assert city_options(other.options()).legacy.signatures == (1, 0)


def test_the_super_hero_of_who_left_may_be_taken_by_another() -> None:
    campaign = join(leave(to_scenario(2), "bob"), "dora", "Cyborg")
    campaign = join(campaign, "bob")
    assert campaign.members[-1].player == "bob"
    assert campaign.members[-1].hero not in ("Batman", "Cyborg", "")


def test_without_a_name_chance_gives_a_free_super_hero() -> None:
    dealt = {join(to_scenario(number), "dora").members[-1].hero for number in range(2, 9)}
    assert len(dealt) > 1
    assert not dealt & {"Batman", "Cyborg"}
    assert join(to_scenario(2), "dora") == join(to_scenario(2), "dora")


@rule("REB-20.15")
def test_nothing_else_changes_with_the_players() -> None:
    before = won(to_scenario(3), damage={"bank": 2}, missions=["repairs"])
    after = join(leave(before, "ann"), "dora")
    for name in ("boxes", "attempt", "damage", "missions", "head_start", "signatures"):
        assert getattr(after, name) == getattr(before, name)


def test_all_may_change_at_once() -> None:
    campaign = regroup(to_scenario(3), ["ann", "bob"], [("cid", "Aquaman"), ("dora", "")])
    assert [player for player, _ in seated(campaign)] == ["cid", "dora"]
    assert {member.hero for member in campaign.away} == {"Batman", "Cyborg"}


def test_a_player_may_change_the_super_hero() -> None:
    campaign = regroup(to_scenario(3), ["ann"], [("ann", "Superman")])
    assert seated(campaign) == [("bob", "Cyborg"), ("ann", "Superman")]


def test_bots_of_one_sort_may_be_several() -> None:
    campaign = new_campaign(["greedy", "greedy"], KEY, "Batman,Cyborg")
    campaign = join(campaign, "greedy", "Aquaman")
    assert len(campaign.members) == 3
    assert seated(leave(campaign, "greedy")) == [("greedy", "Cyborg"), ("greedy", "Aquaman")]


def test_before_super_heroes_are_dealt_somebody_joins_without_one() -> None:
    campaign = join(new_campaign(["ann"], KEY), "bob")
    assert campaign.options().players == 2
    assert campaign.options().heroes == "two-dealt"
    with pytest.raises(ArchfoeError, match="Join without naming one"):
        join(campaign, "cid", "Batman")


@pytest.mark.parametrize(
    ("player", "hero", "sentence"),
    [
        ("ann", "", "ann plays in this campaign already."),
        ("dora", "Batman", "ann plays Batman: choose from "),
        ("dora", "Batmn", "There is no Super Hero 'Batmn'. Did you mean 'Batman'?"),
    ],
)
def test_who_cannot_join(player: str, hero: str, sentence: str) -> None:
    with pytest.raises(ArchfoeError) as error:
        join(to_scenario(2), player, hero)
    assert str(error.value).startswith(sentence)


def test_four_are_the_most_and_one_is_the_least() -> None:
    full = join(join(to_scenario(2), "cid"), "dora")
    with pytest.raises(ArchfoeError, match="4 players are the most: let somebody leave before eve joins"):
        join(full, "eve")
    with pytest.raises(ArchfoeError, match="bob is the last player: let somebody join first"):
        leave(leave(duo(), "ann"), "bob")
    with pytest.raises(ArchfoeError, match="cid does not play in this campaign: it has ann and bob"):
        leave(duo(), "cid")


def test_nobody_joins_or_leaves_a_campaign_that_is_over() -> None:
    done = failed(to_scenario(8))
    with pytest.raises(ArchfoeError, match="This campaign is over"):
        join(done, "dora")
    with pytest.raises(ArchfoeError, match="This campaign is over"):
        leave(done, "ann")
