"""The seven Power Rings, and what they are worth together."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import DECK
from tests.sets.heroes_unite import mixed, unite
from tests.vocabulary import rule

RINGS = [
    "Blue Lantern Power Ring",
    "Green Lantern Power Ring",
    "Indigo Tribe Power Ring",
    "Orange Lantern Power Ring",
    "Red Lantern Power Ring",
    "Star Sapphire Power Ring",
    "Yellow Lantern Corps Power Ring",
]


@rule("HU-4.3")
@pytest.mark.parametrize("name", RINGS)
def test_a_power_ring_costs_five_and_alone_is_worth_one_point(name: str) -> None:
    assert f"buy {name}" not in unite(lineup=[name], power=4).offered()
    t = unite(lineup=[name], power=5)
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, 1)


@rule("HU-4.3", "HU-4.2")
@pytest.mark.parametrize(("n", "points"), [(2, 4), (3, 9), (7, 49)])
def test_each_power_ring_is_worth_as_many_points_as_there_are(n: int, points: int) -> None:
    assert unite(deck0=RINGS[:n], deck1=["Red Lantern Power Ring"]).vp(0) == points


@rule("HU-4.1", "HU-4.2")
def test_power_rings_count_each_other_wherever_their_owner_keeps_them() -> None:
    t = unite(p0=RINGS[:1], deck0=RINGS[1:2], discard0=RINGS[2:3], played0=RINGS[3:4])
    assert t.vp(0) == 4 * 4


@rule("HU-9.7", "HU-10.9")
def test_the_power_ring_of_the_base_set_counts_but_keeps_its_own_worth() -> None:
    t = mixed(deck0=["Power Ring", "Power Ring", "Blue Lantern Power Ring", "Legion Flight Ring"])
    assert t.vp(0) == 1 + 1 + 3 + 1
    assert mixed(deck0=["Power Ring", "White Lantern Power Battery"]).vp(0) == 1 + 2


# Blue Lantern Power Ring


def test_blue_lantern_power_ring_counts_heroes_discarded_and_heroes_played_before_and_after() -> None:
    t = unite(p0=["Katana", "Blue Lantern Power Ring", "Deadman"], discard0=["Raven", "Raven", "Kick"])
    t.play("Katana")
    t.play("Blue Lantern Power Ring")
    assert t.power(0) == 1 + (1 + 2 + 1)
    t.play("Deadman")
    assert t.power(0) == 1 + (1 + 2 + 2) + 2


def test_blue_lantern_power_ring_gives_one_power_where_there_is_no_hero() -> None:
    t = unite(hero0="Batgirl", p0=["Blue Lantern Power Ring"], deck0=["Raven"], discard1=["Raven"], lineup=["Raven"])
    t.play("Blue Lantern Power Ring")
    assert t.power(0) == 1


def test_blue_lantern_power_ring_does_not_count_a_hero_discarded_after_it() -> None:
    t = unite(p0=["Blue Lantern Power Ring"], lineup=["Katana"], power=2)
    t.play("Blue Lantern Power Ring")
    t.buy("Katana")
    assert (t.power(0), t.discard(0)) == (1, ["Katana"])


@rule("G-6", "G-37")
def test_blue_lantern_power_ring_counts_a_borrowed_hero_and_is_doubled_by_parallax() -> None:
    t = mixed(p0=["Blue Lantern Power Ring", "Emerald Knight", "Parallax"], lineup=["Catwoman"])
    for name in ("Blue Lantern Power Ring", "Emerald Knight", "Parallax"):
        t.play(name)
    assert t.power(0) == 2 * ((1 + 2) + 2)


# Green Lantern Power Ring


def test_green_lantern_power_ring_gives_two_power_when_played() -> None:
    t = unite(p0=["Green Lantern Power Ring"], deck0=["Kick"])
    t.play("Green Lantern Power Ring")
    assert (t.power(0), t.hand(0)) == (2, [])


def test_green_lantern_power_ring_avoids_an_attack_and_draws_two() -> None:
    t = unite(p0=["Black Lantern Corps"], p1=["Green Lantern Power Ring"], deck1=["Kick", "Raven", "Punch"])
    t.play("Black Lantern Corps")
    t.answer(1, "Green Lantern Power Ring")
    assert (t.hand(1), t.discard(1)) == (["Kick", "Raven"], ["Green Lantern Power Ring"])


@rule("BASE-10.2")
def test_green_lantern_power_ring_comes_back_if_it_is_all_there_is() -> None:
    t = unite(p0=["Black Lantern Corps"], p1=["Green Lantern Power Ring"], deck1=[])
    t.play("Black Lantern Corps")
    t.answer(1, "Green Lantern Power Ring")
    assert (t.hand(1), t.deck(1), t.discard(1)) == (["Green Lantern Power Ring"], [], [])


def test_green_lantern_power_ring_is_no_use_to_the_flash_in_a_foes_turn() -> None:
    t = mixed(hero1="The Flash", p0=["Scarecrow"], p1=["Green Lantern Power Ring"], deck1=["Kick", "Mera", "Punch"])
    t.play("Scarecrow")
    t.answer(1, "Green Lantern Power Ring")
    assert (t.hand(1), t.discard(1), t.asked()) == (["Kick", "Mera"], ["Green Lantern Power Ring"], [0])


# Indigo Tribe Power Ring


@rule("G-40")
def test_indigo_tribe_power_ring_matches_what_one_card_gave() -> None:
    t = unite(p0=["Brother Blood", "Punch", "Indigo Tribe Power Ring"])
    for name in ("Brother Blood", "Punch", "Indigo Tribe Power Ring"):
        t.play(name)
    assert t.offered(0) == ["Brother Blood", "Punch"]
    t.answer(0, "Brother Blood")
    assert t.power(0) == 4 + 1 + 4


@pytest.mark.parametrize("laid_out", [{}, {"played1": ["Kick"]}, {"in0": ["Vandal Savage"]}])
def test_indigo_tribe_power_ring_gives_nothing_as_the_first_card(laid_out: dict[str, Any]) -> None:
    t = unite(p0=["Indigo Tribe Power Ring"], power=3, **laid_out)
    t.play("Indigo Tribe Power Ring")
    assert t.power(0) == 3
    assert "end turn" in t.offered()


@rule("G-40")
def test_indigo_tribe_power_ring_includes_conditional_parts_given_so_far() -> None:
    """Killer Croc gave 2 and 1 more for another Villain; Hero of the Future has not yet got his 2 for Katana."""
    t = unite(p0=["Killer Croc", "Talon", "Indigo Tribe Power Ring"])
    for name in ("Killer Croc", "Talon", "Indigo Tribe Power Ring"):
        t.play(name)
    t.answer(0, "Killer Croc")
    assert t.power(0) == 3 + 0 + 3

    t = unite(p0=["Hero of the Future", "Indigo Tribe Power Ring", "Katana"])
    for name in ("Hero of the Future", "Indigo Tribe Power Ring", "Katana"):
        t.play(name)
    assert t.power(0) == (2 + 2) + 2 + 1


@rule("G-40", "G-6")
@pytest.mark.parametrize(("picked", "power"), [("Kick", 2 * (2 + 2)), ("Parallax", 2 * 2)])
def test_indigo_tribe_power_ring_beside_parallax_who_gave_nothing(picked: str, power: int) -> None:
    t = mixed(p0=["Kick", "Parallax", "Indigo Tribe Power Ring"])
    for name in ("Kick", "Parallax", "Indigo Tribe Power Ring"):
        t.play(name)
    t.answer(0, picked)
    assert t.power(0) == power


@rule("G-40", "G-8")
@pytest.mark.parametrize(("picked", "power"), [("Kick", 4 + 4), ("Clayface", 4)])
def test_indigo_tribe_power_ring_matches_both_plays_of_a_card(picked: str, power: int) -> None:
    t = mixed(p0=["Kick", "Clayface", "Indigo Tribe Power Ring"])
    for name in ("Kick", "Clayface", "Indigo Tribe Power Ring"):
        t.play(name)
    t.answer(0, picked)
    assert t.power(0) == power


@rule("G-8")
def test_indigo_tribe_power_ring_played_again_by_clayface_matches_another_card() -> None:
    t = mixed(p0=["Kick", "Catwoman", "Indigo Tribe Power Ring", "Clayface"])
    for name in ("Kick", "Catwoman", "Indigo Tribe Power Ring"):
        t.play(name)
    t.answer(0, "Kick")
    t.play("Clayface")
    t.answer(0, "Indigo Tribe Power Ring")
    assert sorted(t.offered(0)) == ["Catwoman", "Clayface", "Kick"]
    t.answer(0, "Catwoman")
    assert t.power(0) == 2 + 2 + 2 + 2


@rule("G-40")
def test_indigo_tribe_power_ring_does_not_match_the_power_of_a_super_hero() -> None:
    t = unite(hero0="Hawkman", p0=["Katana", "Indigo Tribe Power Ring"])
    t.play("Katana")
    t.play("Indigo Tribe Power Ring")
    assert t.power(0) == (1 + 1) + 1


@rule("G-37")
def test_indigo_tribe_power_ring_matches_a_card_that_has_gone_back() -> None:
    t = unite(p0=["Shazam!", "Indigo Tribe Power Ring"], main=["Brother Blood"])
    t.play("Shazam!")
    t.play("Indigo Tribe Power Ring")
    t.answer(0, "Brother Blood")
    assert t.power(0) == (2 + 4) + 4


def test_indigo_tribe_power_ring_lends_its_text_to_plastic_man() -> None:
    t = unite(p0=["Kick", "Indigo Tribe Power Ring", "Plastic Man"])
    t.play("Kick")
    t.play("Indigo Tribe Power Ring")
    t.play("Plastic Man")
    assert t.offered(0) == ["Kick", "Indigo Tribe Power Ring"]
    t.answer(0, "Indigo Tribe Power Ring")
    assert t.power(0) == 2 + 2 + 2


# Orange Lantern Power Ring


@pytest.mark.parametrize(
    ("picked", "power", "hand"),
    [("Skeets", 0, ["Skeets"]), ("Green Lantern Power Ring", 0, ["Green Lantern Power Ring"]), (None, 2, [])],
)
def test_orange_lantern_power_ring_gains_cheap_equipment_or_gives_power(
    picked: str | None, power: int, hand: list[str]
) -> None:
    lineup = ["Sciencell", "Skeets", "Raven", "Green Lantern Power Ring", "Mind Control Hat"]
    t = unite(p0=["Orange Lantern Power Ring"], lineup=lineup)
    t.play("Orange Lantern Power Ring")
    assert t.offered(0) == ["Skeets", "Green Lantern Power Ring"]
    t.answer(0, picked)
    assert (t.power(0), t.hand(0), t.discard(0)) == (power, hand, [])


@pytest.mark.parametrize("lineup", [[], ["Sciencell", "Raven"]])
def test_orange_lantern_power_ring_gives_power_when_there_is_nothing_to_gain(lineup: list[str]) -> None:
    t = unite(p0=["Orange Lantern Power Ring"], lineup=lineup)
    t.play("Orange Lantern Power Ring")
    assert (t.power(0), t.lineup, t.offered()) == (2, lineup, ["end turn"])


@rule("BASE-3.10")
def test_orange_lantern_power_ring_gains_a_card_to_be_played_at_once() -> None:
    t = unite(hero0="Nightwing", p0=["Orange Lantern Power Ring"], lineup=["Batarang"], deck0=["Kick"])
    t.play("Orange Lantern Power Ring")
    t.answer(0, "Batarang")
    t.play("Batarang")
    t.answer(0, "draw a card")
    assert (t.power(0), t.hand(0)) == (1 + 2, ["Kick"])


@pytest.mark.parametrize(
    ("place", "hand", "deck"),
    [("your hand", ["Nth Metal"], ["Punch"]), ("top of your deck", [], ["Nth Metal", "Punch"])],
)
def test_orange_lantern_power_ring_leaves_aquaman_his_choice(place: str, hand: list[str], deck: list[str]) -> None:
    t = mixed(hero0="Aquaman", p0=["Orange Lantern Power Ring"], lineup=["Nth Metal"], deck0=["Punch"])
    t.play("Orange Lantern Power Ring")
    t.answer(0, "Nth Metal")
    t.answer(0, place)
    assert (t.hand(0), t.deck(0), t.discard(0), t.power(0)) == (hand, deck, [], 0)


# Red Lantern Power Ring


@pytest.mark.parametrize(
    ("picked", "power", "deck"),
    [("Brother Blood", 6, ["Weakness", "Kick"]), ("Weakness", 0, ["Brother Blood", "Kick"])],
)
def test_red_lantern_power_ring_burns_one_of_two_cards_for_its_cost(picked: str, power: int, deck: list[str]) -> None:
    t = unite(p0=["Red Lantern Power Ring"], deck0=["Weakness", "Brother Blood", "Kick"])
    t.play("Red Lantern Power Ring")
    t.answer(0, picked)
    assert (t.power(0), t.deck(0), t.destroyed) == (power, deck, [picked])


def test_red_lantern_power_ring_shows_the_cards_to_its_player_alone() -> None:
    t = unite(p0=["Red Lantern Power Ring"], deck0=["Weakness", "Katana", "Kick"])
    t.play("Red Lantern Power Ring")
    assert [card.name for card in t.view(0).known(DECK)] == ["Weakness", "Katana"]
    assert t.view(1).known(DECK) == []
    t.answer(0, "Katana")
    assert [card.name for card in t.view(0).known(DECK)] == ["Weakness"]
    assert t.view(1).known(DECK) == []


@rule("BASE-10.3", "G-22")
def test_red_lantern_power_ring_shuffles_the_discard_pile_if_it_must_and_does_nothing_without_any_card() -> None:
    t = unite(p0=["Red Lantern Power Ring"], deck0=["Katana"], discard0=["Trigon"])
    t.play("Red Lantern Power Ring")
    t.answer(0, "Trigon")
    assert (t.power(0), t.deck(0), t.discard(0)) == (12, ["Katana"], [])

    t = unite(p0=["Red Lantern Power Ring"], deck0=[])
    t.play("Red Lantern Power Ring")
    assert (t.power(0), t.destroyed, t.offered()) == (0, [], ["end turn"])


@rule("G-43")
@pytest.mark.parametrize(("deck", "discards"), [(["Brother Blood"], []), ([], ["Brother Blood"])])
def test_red_lantern_power_ring_keeps_a_single_card(deck: list[str], discards: list[str]) -> None:
    t = unite(p0=["Red Lantern Power Ring"], deck0=deck, discard0=discards)
    t.play("Red Lantern Power Ring")
    assert (t.power(0), t.deck(0), t.destroyed, t.offered()) == (0, ["Brother Blood"], [], ["end turn"])


@rule("G-6", "G-8")
def test_red_lantern_power_ring_played_again_by_clayface_and_doubled_by_parallax() -> None:
    t = mixed(p0=["Red Lantern Power Ring", "Clayface", "Parallax"], deck0=["Kick", "Mera", "Punch"])
    t.play("Red Lantern Power Ring")
    t.answer(0, "Kick")
    t.play("Clayface")
    assert t.offered(0) == ["Mera", "Punch"]
    t.answer(0, "Mera")
    t.play("Parallax")
    assert (t.power(0), t.deck(0)) == (2 * (3 + 3), ["Punch"])


# Star Sapphire Power Ring


@pytest.mark.parametrize(
    "top", [["Kick", "Raven"], ["Punch", "Talon"], ["Oa", "Batarang"], ["Vandal Savage", "Vulnerability"]]
)
def test_star_sapphire_power_ring_draws_two_cards_of_different_types(top: list[str]) -> None:
    t = unite(p0=["Star Sapphire Power Ring"], deck0=[*top, "Punch"])
    t.play("Star Sapphire Power Ring")
    assert (t.power(0), t.hand(0), t.deck(0)) == (0, top, ["Punch"])


@pytest.mark.parametrize("top", [["Kick", "Starbolt"], ["Punch", "Vulnerability"], ["Vandal Savage", "Talon"]])
@pytest.mark.parametrize("turned", [False, True])
def test_star_sapphire_power_ring_puts_two_cards_of_one_type_back_in_any_order(top: list[str], turned: bool) -> None:
    order = top[::-1] if turned else top
    t = unite(p0=["Star Sapphire Power Ring"], deck0=[*top, "Raven"])
    t.play("Star Sapphire Power Ring")
    t.answer(0, *order)
    assert (t.hand(0), t.deck(0)) == ([], [*order, "Raven"])
    assert [card.name for card in t.view(0).known(DECK)] == order
    assert t.view(1).known(DECK) == []


@rule("HU-9.17", "BASE-1.6")
@pytest.mark.parametrize("top", [["Weakness", "Kick"], ["Kick", "Weakness"], ["Weakness", "Weakness"]])
def test_star_sapphire_power_ring_draws_nothing_where_there_is_a_weakness(top: list[str]) -> None:
    t = unite(p0=["Star Sapphire Power Ring"], deck0=[*top, "Raven"])
    t.play("Star Sapphire Power Ring")
    t.answer(0, *top)
    assert (t.hand(0), t.deck(0)) == ([], [*top, "Raven"])


@rule("BASE-10.3", "G-22")
@pytest.mark.parametrize(
    ("deck", "discards", "hand", "left"),
    [
        (["Kick"], ["Raven"], ["Kick", "Raven"], []),
        (["Kick"], [], [], ["Kick"]),
        ([], ["Kick"], [], ["Kick"]),
        ([], [], [], []),
    ],
)
def test_star_sapphire_power_ring_with_a_short_deck(
    deck: list[str], discards: list[str], hand: list[str], left: list[str]
) -> None:
    t = unite(p0=["Star Sapphire Power Ring"], deck0=deck, discard0=discards)
    t.play("Star Sapphire Power Ring")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (hand, left, [])
    assert t.offered()[-1] == "end turn"


@pytest.mark.parametrize(("top", "drawn"), [(["Kick", "Mera"], ["Kick", "Mera", "Robin"]), (["Mera", "Robin"], [])])
def test_the_flash_draws_one_more_if_star_sapphire_power_ring_draws(top: list[str], drawn: list[str]) -> None:
    t = mixed(hero0="The Flash", p0=["Star Sapphire Power Ring"], deck0=[*top, "Robin", "Punch"])
    t.play("Star Sapphire Power Ring")
    t.answer(0, *(["draw a card"] if drawn else top))
    assert t.hand(0) == drawn
    assert "end turn" in t.offered()


# Yellow Lantern Corps Power Ring


@rule("BASE-7.1")
def test_yellow_lantern_corps_power_ring_makes_each_foe_discard_a_card_of_his_choice() -> None:
    t = unite(p0=["Yellow Lantern Corps Power Ring", "Punch"], p1=["Kick", "Punch"], p2=["Raven"])
    t.play("Yellow Lantern Corps Power Ring")
    t.answer(1, "Punch")
    assert (t.power(0), t.hand(0)) == (2, ["Punch"])
    assert (t.hand(1), t.discard(1), t.discard(2)) == (["Kick"], ["Punch"], ["Raven"])


def test_yellow_lantern_corps_power_ring_cannot_hit_an_empty_hand() -> None:
    t = unite(p0=["Yellow Lantern Corps Power Ring"], p1=[], lineup=[])
    t.play("Yellow Lantern Corps Power Ring")
    assert (t.power(0), t.discard(1), t.offered()) == (2, [], ["end turn"])


@rule("BASE-7.3", "BASE-7.6")
def test_yellow_lantern_corps_power_ring_may_be_avoided() -> None:
    t = mixed(p0=["Yellow Lantern Corps Power Ring"], p1=["Blue Beetle"], p2=["Lasso of Truth", "Kick"])
    t.play("Yellow Lantern Corps Power Ring")
    t.answer(1, "Blue Beetle")
    t.answer(2, None)
    t.answer(2, "Kick")
    assert (t.power(0), t.hand(1), t.hand(2)) == (2, ["Blue Beetle"], ["Lasso of Truth"])


@rule("G-8")
def test_yellow_lantern_corps_power_ring_played_again_by_clayface_is_a_second_attack() -> None:
    t = mixed(p0=["Yellow Lantern Corps Power Ring", "Clayface"], p1=["Punch", "Kick", "Mera"])
    t.play("Yellow Lantern Corps Power Ring")
    t.answer(1, "Punch")
    t.play("Clayface")
    t.answer(1, "Kick")
    assert (t.power(0), t.hand(1)) == (4, ["Mera"])
