"""Kyle Rayner, who may win at once, and Plastic Man, who takes the text of an Equipment."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.sets.heroes_unite import mixed, unite
from tests.vocabulary import rule

BLUE, GREEN, YELLOW = "Blue Lantern Power Ring", "Green Lantern Power Ring", "Yellow Lantern Corps Power Ring"


@rule("BASE-3.5", "BASE-5.3")
@pytest.mark.parametrize(("name", "cost", "points"), [("Kyle Rayner", 7, 2), ("Plastic Man", 3, 1)])
def test_what_these_heroes_cost_and_what_they_are_worth(name: str, cost: int, points: int) -> None:
    assert f"buy {name}" not in unite(lineup=[name], power=cost - 1).offered()
    t = unite(lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, points)


# Kyle Rayner


@pytest.mark.parametrize(
    ("discards", "power"),
    [
        ([], 3),
        (["Batarang", "Legion Flight Ring", "White Lantern Power Battery"], 3),
        (["Indigo Tribe Power Ring"], 5),
        (["Indigo Tribe Power Ring", "Indigo Tribe Power Ring", "Red Lantern Power Ring"], 7),
    ],
)
def test_kyle_rayner_counts_different_power_rings_in_the_discard_pile(discards: list[str], power: int) -> None:
    t = unite(p0=["Kyle Rayner"], discard0=discards, discard1=["Orange Lantern Power Ring"])
    t.play("Kyle Rayner")
    assert t.power(0) == power


def test_kyle_rayner_counts_power_rings_played_before_him_and_after() -> None:
    t = unite(p0=["Green Lantern Power Ring", "Kyle Rayner", "Yellow Lantern Corps Power Ring"])
    t.play("Green Lantern Power Ring")
    t.play("Kyle Rayner")
    assert t.power(0) == 2 + (3 + 2)
    t.play("Yellow Lantern Corps Power Ring")
    assert t.power(0) == 2 + (3 + 2 + 2) + 2


def test_kyle_rayner_is_paid_once_for_a_ring_that_lay_in_the_discard_pile_and_is_then_played() -> None:
    t = unite(p0=["Kyle Rayner", "Wonder of the Knight"], discard0=["Green Lantern Power Ring"])
    t.play("Kyle Rayner")
    t.play("Wonder of the Knight")
    assert t.power(0) == 3 + 2
    t.play("Green Lantern Power Ring")
    assert t.power(0) == 3 + 2 + 2


@rule("HU-4.4", "G-23")
@pytest.mark.parametrize("order", list(permutations(["Kyle Rayner", GREEN, YELLOW, BLUE])))
def test_kyle_rayner_wins_with_three_different_power_rings_in_any_order(order: tuple[str, ...]) -> None:
    t = unite(p0=order, deck1=["Trigon", "Nekron", "Black Adam"])
    for name in order:
        assert not t.over
        t.play(name)
    assert (t.over, t.winners) == (True, (0,))
    assert t.vp(0) < t.vp(1)
    assert t.asked() == []


@rule("HU-4.4")
def test_three_different_power_rings_without_kyle_rayner_win_nothing() -> None:
    t = unite(p0=[GREEN, YELLOW, BLUE], discard0=["Kyle Rayner"])
    for name in (GREEN, YELLOW, BLUE):
        t.play(name)
    assert not t.over


@rule("HU-4.4")
def test_kyle_rayner_does_not_win_with_two_rings_of_one_name() -> None:
    t = unite(p0=["Kyle Rayner", GREEN, GREEN, BLUE])
    for name in ("Kyle Rayner", GREEN, GREEN, BLUE):
        t.play(name)
    assert not t.over
    assert t.power(0) == (3 + 2 * 2) + 2 + 2 + (1 + 1)


@rule("HU-4.4")
def test_kyle_rayner_does_not_win_with_the_third_ring_in_the_discard_pile() -> None:
    t = unite(p0=["Kyle Rayner", GREEN, YELLOW], discard0=["Red Lantern Power Ring"])
    for name in ("Kyle Rayner", GREEN, YELLOW):
        t.play(name)
    assert (t.over, t.power(0)) == (False, (3 + 3 * 2) + 2 + 2)


def test_kyle_rayner_does_not_count_what_was_played_in_an_earlier_turn() -> None:
    t = unite(p0=[GREEN, YELLOW], deck0=["Kyle Rayner", BLUE, *["Punch"] * 3])
    t.play(GREEN)
    t.play(YELLOW)
    t.end()
    t.end()
    t.play("Kyle Rayner")
    t.play(BLUE)
    assert (t.over, t.power(0)) == (False, (3 + 3 * 2) + (1 + 1))


@rule("HU-9.7", "HU-10.9")
def test_the_power_ring_of_the_base_set_is_the_third_one_for_kyle_rayner() -> None:
    t = mixed(p0=["Kyle Rayner", GREEN, "Legion Flight Ring", BLUE, "Power Ring"], lineup=[])
    for name in ("Kyle Rayner", GREEN, "Legion Flight Ring", BLUE):
        t.play(name)
    assert not t.over
    t.play("Power Ring")
    assert (t.over, t.winners) == (True, (0,))


@rule("HU-4.4", "G-8")
def test_a_ring_that_clayface_plays_again_is_no_third_ring_for_kyle_rayner() -> None:
    t = mixed(p0=["Kyle Rayner", GREEN, YELLOW, "Clayface"])
    for name in ("Kyle Rayner", GREEN, YELLOW, "Clayface"):
        t.play(name)
    t.answer(0, GREEN)
    assert (t.over, t.power(0)) == (False, (3 + 2 * 2) + (2 + 2) + 2)


@rule("G-37", "HU-4.4")
def test_kyle_rayner_wins_from_the_lineup_when_granny_goodness_borrows_him() -> None:
    t = unite(p0=[GREEN, YELLOW, BLUE, "Granny Goodness"], lineup=["Kyle Rayner", "Batarang"])
    for name in (GREEN, YELLOW, BLUE, "Granny Goodness"):
        t.play(name)
    assert (t.over, t.winners) == (True, (0,))


def test_kyle_rayner_wins_with_the_rings_that_white_lantern_power_battery_gains() -> None:
    t = unite(p0=["White Lantern Power Battery", "Kyle Rayner"], lineup=[GREEN, YELLOW, BLUE])
    for name in ("White Lantern Power Battery", "Kyle Rayner", GREEN, YELLOW, BLUE):
        t.play(name)
    assert (t.over, t.winners) == (True, (0,))


@rule("G-23", "BASE-16.9")
def test_kyle_rayner_wins_for_his_team() -> None:
    order = ("Kyle Rayner", GREEN, YELLOW, BLUE)
    t = unite(players=4, variants=["team"], p1=order, turn=1)
    for name in order:
        t.play(name)
    assert t.winners == (1, 3)


# Plastic Man


def test_plastic_man_takes_the_text_of_an_equipment_in_the_discard_pile() -> None:
    t = unite(p0=["Plastic Man"], discard0=["Batarang", "Legion Flight Ring", "Kick", "Raven"], deck0=["Punch"])
    t.play("Plastic Man")
    assert t.offered(0) == ["Batarang", "Legion Flight Ring"]
    t.answer(0, "Batarang")
    assert (t.power(0), t.hand(0)) == (2, [])
    assert t.discard(0) == ["Batarang", "Legion Flight Ring", "Kick", "Raven"]


def test_plastic_man_takes_the_text_of_an_equipment_played_this_turn() -> None:
    t = unite(p0=["Legion Flight Ring", "Plastic Man"], deck0=["Kick", "Punch", "Raven"])
    t.play("Legion Flight Ring")
    t.play("Plastic Man")
    assert (t.hand(0), t.deck(0)) == (["Kick", "Punch"], ["Raven"])


@pytest.mark.parametrize("discards", [[], ["Kick", "Raven", "Brother Blood", "Oa"]])
def test_plastic_man_is_nothing_without_an_equipment(discards: list[str]) -> None:
    """What lies in his hand, in the Line-Up or in a foe's discard pile does not help."""
    t = unite(p0=["Plastic Man", "Batarang"], discard0=discards, discard1=["Batarang"], lineup=["Batarang"])
    t.play("Plastic Man")
    assert (t.power(0), t.played(0), t.offered()) == (0, ["Plastic Man"], ["play Batarang", "end turn"])


@pytest.mark.parametrize(("hero", "power"), [("Hawkman", 2 + 1), ("Nightwing", 2)])
def test_plastic_man_stays_a_hero_and_becomes_no_equipment(hero: str, power: int) -> None:
    t = unite(hero0=hero, p0=["Plastic Man"], discard0=["Batarang"])
    t.play("Plastic Man")
    assert t.power(0) == power


@rule("HU-4.4")
def test_plastic_man_with_the_text_of_a_power_ring_is_no_power_ring() -> None:
    t = unite(p0=["Kyle Rayner", GREEN, YELLOW, "Plastic Man"], discard0=[BLUE])
    for name in ("Kyle Rayner", GREEN, YELLOW, "Plastic Man"):
        t.play(name)
    t.answer(0, BLUE)
    copied = 1 + 2  # Kyle Rayner and Plastic Man himself are the Heroes played
    assert (t.over, t.power(0)) == (False, (3 + 3 * 2) + 2 + 2 + copied)
    assert t.vp(0) == 2 + 3 * 3 + 1


@rule("HU-9.3")
def test_plastic_man_with_the_text_of_a_defense_card_is_one_for_booster_gold_and_hero_of_the_future() -> None:
    t = unite(hero0="Booster Gold", p0=["Plastic Man", "Hero of the Future"], discard0=["Helmet of Fate"])
    t.play("Plastic Man")
    assert t.power(0) == 2 + 1
    t.play("Hero of the Future")
    assert t.power(0) == 3 + (2 + 2)


@rule("BASE-7.2")
def test_plastic_man_attacks_with_the_text_of_a_ring_and_may_be_met_with_a_defense() -> None:
    t = unite(p0=["Plastic Man"], discard0=[YELLOW], p1=["Katana"], p2=["Punch", "Kick"], deck1=["Raven"])
    t.play("Plastic Man")
    t.answer(1, "Katana")
    t.answer(2, "Punch")
    assert (t.power(0), t.hand(1), t.discard(2)) == (2, ["Raven"], ["Punch"])


def test_plastic_man_has_the_use_of_aquamans_trident() -> None:
    t = mixed(p0=["Plastic Man"], discard0=["Aquaman's Trident"], deck0=["Punch"], power=5)
    t.play("Plastic Man")
    assert "use Plastic Man" not in t.offered()
    t.buy("Super Strength")
    t.use("Plastic Man")
    assert (t.power(0), t.deck(0)) == (5 + 2 - 7, ["Super Strength", "Punch"])
    assert "use Plastic Man" not in t.offered()


def test_plastic_man_makes_super_villains_cheaper_with_green_arrows_bow() -> None:
    t = mixed(p0=["Green Arrow's Bow", "Plastic Man"], stack=["Ra's al Ghul"])
    t.play("Green Arrow's Bow")
    t.play("Plastic Man")
    t.buy("Ra's al Ghul")
    assert t.power(0) == (2 + 2) - (8 - 2 - 2)


@pytest.mark.parametrize(
    ("before", "hand", "power"), [([], ["Kick"] * 5, 0), (["Vulnerability"], ["Weakness"], 1)], ids=["first", "second"]
)
def test_plastic_man_is_the_first_card_or_not_for_the_text_of_batmobile(
    before: list[str], hand: list[str], power: int
) -> None:
    t = mixed(p0=[*before, "Plastic Man", "Weakness"], discard0=["Batmobile"], deck0=["Kick"] * 6)
    for name in (*before, "Plastic Man"):
        t.play(name)
    assert (t.hand(0), t.power(0)) == (hand, power)


def test_plastic_man_finds_jervis_tetch_with_the_text_of_mind_control_hat() -> None:
    t = unite(p0=["Plastic Man", "Jervis Tetch"], discard0=["Mind Control Hat"], lineup=["Brother Blood", "Kick"])
    t.play("Plastic Man")
    assert t.hand(0) == ["Jervis Tetch", "Punch", "Punch"]
    t.play("Jervis Tetch")
    t.answer(0, "discard it")
    t.answer(0, "play every")
    assert (t.power(0), t.lineup) == (1 + 4, ["Brother Blood", "Kick"])


@rule("G-37", "HU-9.3")
def test_plastic_man_borrowed_by_granny_goodness_takes_a_text_and_goes_back() -> None:
    t = unite(p0=["Granny Goodness", "Hero of the Future"], discard0=["Helmet of Fate"], lineup=["Plastic Man"])
    t.play("Granny Goodness")
    t.play("Hero of the Future")
    assert (t.power(0), t.lineup) == (2 + (2 + 2), [])
    t.end()
    assert "Plastic Man" in t.lineup


@rule("G-8")
def test_plastic_man_played_again_by_clayface_gives_the_text_once_more() -> None:
    t = mixed(p0=["Plastic Man", "Clayface"], discard0=["Batarang"])
    t.play("Plastic Man")
    t.play("Clayface")
    assert t.power(0) == 2 + 2


def test_plastic_man_loses_the_text_when_the_turn_ends() -> None:
    t = unite(hero0="Booster Gold", p0=["Plastic Man"], deck0=[], discard0=["Green Lantern Power Ring"])
    t.play("Plastic Man")
    assert t.power(0) == 2 + 1
    t.end()
    t.end()
    t.play("Plastic Man")
    assert (t.power(0), t.hand(0)) == (0, ["Green Lantern Power Ring"])
