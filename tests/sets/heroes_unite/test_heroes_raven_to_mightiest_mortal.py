"""Heroes of the main deck, from Raven to World's Mightiest Mortal."""

from __future__ import annotations

import pytest

from archfoe.core.piles import MAIN
from tests.sets.heroes_unite import mixed, unite
from tests.vocabulary import rule


@rule("BASE-3.5", "BASE-5.3")
@pytest.mark.parametrize(
    ("name", "cost", "points"),
    [
        ("Raven", 3, 1),
        ("Saint Walker", 5, 1),
        ("Sonic Siren", 4, 1),
        ("Superboy", 5, 1),
        ("Warrior Princess", 6, 2),
        ("Winged Warrior", 6, 2),
        ("Wonder of the Knight", 5, 1),
        ("World's Mightiest Mortal", 8, 3),
    ],
)
def test_what_these_heroes_cost_and_what_they_are_worth(name: str, cost: int, points: int) -> None:
    assert f"buy {name}" not in unite(lineup=[name], power=cost - 1, stack=[]).offered()
    t = unite(lineup=[name], power=cost, stack=[])
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, points)


# Raven and Saint Walker: drawing


@pytest.mark.parametrize(("name", "power"), [("Raven", 1), ("Saint Walker", 0)])
def test_drawing_heroes_draw_one_card_from_the_top(name: str, power: int) -> None:
    t = unite(p0=[name], deck0=["Kick", "Punch"])
    t.play(name)
    assert (t.power(0), t.hand(0), t.deck(0)) == (power, ["Kick"], ["Punch"])


@rule("G-22", "BASE-10.2")
@pytest.mark.parametrize("name", ["Raven", "Saint Walker"])
@pytest.mark.parametrize("discards", [[], ["Kick"]])
def test_drawing_heroes_shuffle_the_discard_pile_if_there_is_one(name: str, discards: list[str]) -> None:
    t = unite(p0=[name], deck0=[], discard0=discards)
    t.play(name)
    assert (t.hand(0), t.discard(0), t.played(0)) == (discards, [], [name])


@pytest.mark.parametrize("name", ["Raven", "Saint Walker"])
def test_the_flash_draws_one_more_for_a_drawing_hero(name: str) -> None:
    t = mixed(hero0="The Flash", p0=[name], deck0=["Kick", "Mera", "Punch"])
    t.play(name)
    t.answer(0, "draw a card")
    assert (t.hand(0), t.deck(0)) == (["Kick", "Mera"], ["Punch"])


@rule("G-8")
def test_clayface_plays_raven_again_for_another_card() -> None:
    t = mixed(p0=["Raven", "Clayface"], deck0=["Kick", "Mera", "Punch"])
    t.play("Raven")
    t.play("Clayface")
    assert (t.power(0), t.hand(0)) == (2, ["Kick", "Mera"])


@rule("HU-4.2")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["Saint Walker"], 1),
        (["Saint Walker", "Saint Walker"], 1 + 1),
        (["Saint Walker", "Katana", "Katana"], 2 + 1 + 1),
        (["Saint Walker", "Saint Walker", "Katana", "Raven"], 3 + 3 + 1 + 1),
        (["Saint Walker", "Brother Blood", "Batarang", "Oa", "Kick", "Punch"], 1 + 2 + 1 + 1 + 1),
    ],
)
def test_saint_walker_scores_for_each_name_of_a_hero(cards: list[str], points: int) -> None:
    assert unite(hero0="Hawkman", deck0=cards, deck1=["Hawkgirl"]).vp(0) == points


@rule("HU-4.1", "HU-4.2", "G-4")
def test_saint_walker_finds_heroes_wherever_their_owner_keeps_them() -> None:
    """Only the card set aside for Black Canary, not yet bought, is nobody's."""
    t = unite(
        variants=["synergy"],
        hero0="Black Canary",
        aside0=["Sonic Siren"],
        p0=["Raven"],
        deck0=["Saint Walker"],
        discard0=["Katana"],
        played0=["Superboy"],
    )
    assert t.vp(0) == 4 + 3


def test_saint_walker_counts_heroes_of_both_sets() -> None:
    assert mixed(deck0=["Saint Walker", "Robin", "Mera", "Superboy"]).vp(0) == 4 + 3


# Sonic Siren


def test_sonic_siren_may_destroy_a_card_of_the_lineup_and_replace_it() -> None:
    t = unite(p0=["Sonic Siren"], lineup=["Katana", "Talon"], main=["Raven", "Kick"])
    t.play("Sonic Siren")
    t.answer(0, "Talon")
    assert (t.power(0), t.lineup, t.main_deck) == (2, ["Katana", "Raven"], ["Kick"])
    assert t.destroyed == ["Talon"]


def test_sonic_siren_may_leave_the_lineup_alone() -> None:
    t = unite(p0=["Sonic Siren"], lineup=["Katana"])
    t.play("Sonic Siren")
    t.answer(0, None)
    assert (t.power(0), t.lineup, t.destroyed) == (2, ["Katana"], [])


def test_sonic_siren_asks_nothing_when_the_lineup_is_empty() -> None:
    t = unite(p0=["Sonic Siren"], lineup=[], kicks=0)
    t.play("Sonic Siren")
    assert (t.power(0), t.lineup, t.offered()) == (2, [], ["end turn"])


@rule("G-2")
def test_sonic_siren_destroys_even_if_the_main_deck_has_no_other_card() -> None:
    t = unite(p0=["Sonic Siren"], lineup=["Katana", "Talon"], main=[])
    t.play("Sonic Siren")
    t.answer(0, "Katana")
    assert (t.lineup, t.destroyed, t.over) == (["Talon"], ["Katana"], False)


def test_sonic_siren_clears_the_lineup_of_super_powers_for_starfire() -> None:
    t = unite(hero0="Starfire", p0=["Sonic Siren"], lineup=["Starbolt", "Katana"], deck0=["Kick"])
    assert "use Starfire" not in t.offered()
    t.play("Sonic Siren")
    t.answer(0, "Starbolt")
    t.use("Starfire")
    assert t.hand(0) == ["Kick"]


@rule("G-8")
def test_sonic_siren_played_again_by_clayface_may_destroy_the_replacement() -> None:
    t = mixed(p0=["Sonic Siren", "Clayface"], lineup=["Bane"], main=["Mera", "Raven"])
    t.play("Sonic Siren")
    t.answer(0, "Bane")
    t.play("Clayface")
    t.answer(0, "Mera")
    assert (t.power(0), t.lineup, t.destroyed) == (4, ["Raven"], ["Bane", "Mera"])


# Superboy


def test_superboy_brings_one_super_power_of_your_choice_back() -> None:
    t = unite(p0=["Superboy"], discard0=["Kick", "Raven", "Starbolt"])
    t.play("Superboy")
    assert t.offered(0) == ["Kick", "Starbolt"]
    t.answer(0, "Starbolt")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1, ["Starbolt"], ["Kick", "Raven"])
    t.play("Starbolt")
    assert t.power(0) == 1 + (2 + 1)


@pytest.mark.parametrize("discards", [[], ["Raven", "Batarang"]])
def test_superboy_gives_power_only_without_a_super_power_in_the_discard_pile(discards: list[str]) -> None:
    t = unite(p0=["Superboy"], discard0=discards, deck0=["Kick"])
    t.play("Superboy")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1, [], discards)


@rule("BASE-3.10")
def test_superboy_brings_a_force_field_back_that_was_used() -> None:
    t = unite(p0=["Superboy"], discard0=["Force Field"], deck0=["Punch"])
    t.play("Superboy")
    t.play("Force Field")
    assert (t.in_play(0), t.hand(0)) == (["Force Field"], ["Punch"])


def test_superboy_brings_super_powers_of_the_base_set_and_superman_is_glad() -> None:
    t = mixed(hero0="Superman", p0=["Superboy"], discard0=["Heat Vision"])
    t.play("Superboy")
    t.play("Heat Vision")
    assert t.power(0) == 1 + (3 + 1)


# Warrior Princess


@pytest.mark.parametrize("order", [("Starbolt", "Warrior Princess"), ("Warrior Princess", "Starbolt")])
def test_warrior_princess_and_starbolt_in_either_order_gain_a_card_to_hand(order: tuple[str, str]) -> None:
    t = unite(p0=order, lineup=["World's Mightiest Mortal", "Katana"])
    for name in order:
        t.play(name)
    t.answer(0, "World's Mightiest Mortal")
    assert (t.power(0), t.hand(0)) == (3 + 2, ["World's Mightiest Mortal"])
    assert (t.lineup, t.discard(0)) == (["Katana"], [])


def test_warrior_princess_without_starbolt_gives_power_only() -> None:
    t = unite(p0=["Warrior Princess", "Kick"], discard0=["Starbolt"], lineup=["Katana"])
    t.play("Warrior Princess")
    t.play("Kick")
    assert (t.power(0), t.hand(0), t.lineup) == (3 + 2, [], ["Katana"])


def test_warrior_princess_finds_nothing_in_an_empty_lineup() -> None:
    t = unite(p0=["Warrior Princess", "Starbolt"], lineup=[], kicks=0)
    t.play("Warrior Princess")
    t.play("Starbolt")
    assert (t.power(0), t.hand(0), t.offered()) == (5, [], ["end turn"])


def test_warrior_princess_gains_one_card_for_two_starbolts() -> None:
    t = unite(p0=["Starbolt", "Warrior Princess", "Starbolt"], lineup=["Katana", "Raven", "Talon"])
    t.play("Starbolt")
    t.play("Warrior Princess")
    t.answer(0, "Raven")
    t.play("Starbolt")
    assert (t.hand(0), t.lineup) == (["Raven"], ["Katana", "Talon"])
    assert "end turn" in t.offered()


@rule("G-8")
def test_warrior_princess_played_again_by_clayface_gains_another_card() -> None:
    t = mixed(p0=["Starbolt", "Warrior Princess", "Clayface"], lineup=["Katana", "Mera", "Bane"])
    t.play("Starbolt")
    t.play("Warrior Princess")
    t.answer(0, "Mera")
    t.play("Clayface")
    t.answer(0, "Warrior Princess")
    t.answer(0, "Bane")
    assert (t.power(0), t.hand(0), t.lineup) == (2 + 3 + 3, ["Mera", "Bane"], ["Katana"])


def test_warrior_princess_meets_a_starbolt_that_shazam_reveals() -> None:
    t = unite(p0=["Warrior Princess", "Shazam!"], main=["Starbolt"], lineup=["Katana"])
    t.play("Warrior Princess")
    t.play("Shazam!")
    assert (t.power(0), t.hand(0)) == (3 + 2 + 2, ["Katana"])


# Winged Warrior


@pytest.mark.parametrize("order", [("Winged Warrior", "Katana"), ("Katana", "Winged Warrior")])
def test_winged_warrior_gives_three_more_with_another_hero_before_or_after(order: tuple[str, str]) -> None:
    t = unite(p0=order)
    for name in order:
        t.play(name)
    assert t.power(0) == (2 + 3) + 1


def test_winged_warrior_alone_gives_two_power() -> None:
    t = unite(hero0="Nightwing", p0=["Winged Warrior", "Brother Blood"], discard0=["Raven"])
    t.play("Winged Warrior")
    assert t.power(0) == 2
    t.play("Brother Blood")
    assert t.power(0) == 2 + 4


def test_winged_warrior_is_paid_once_for_several_heroes() -> None:
    t = unite(hero0="Hawkman", p0=["Katana", "Winged Warrior", "Deadman"])
    for name in ("Katana", "Winged Warrior", "Deadman"):
        t.play(name)
    assert t.power(0) == 1 + (2 + 3) + 2 + 3 * 1


@rule("G-8")
def test_winged_warrior_played_again_is_no_other_hero() -> None:
    t = mixed(p0=["Winged Warrior", "Clayface"])
    t.play("Winged Warrior")
    t.play("Clayface")
    assert t.power(0) == 2 + 2


@rule("G-37")
def test_winged_warrior_counts_a_hero_that_granny_goodness_borrows() -> None:
    t = unite(p0=["Winged Warrior", "Granny Goodness"], lineup=["Deadman"])
    t.play("Winged Warrior")
    t.play("Granny Goodness")
    assert t.power(0) == (2 + 3) + 2


# Wonder of the Knight


def test_wonder_of_the_knight_brings_equipment_back_and_draws() -> None:
    t = unite(p0=["Wonder of the Knight"], deck0=["Kick", "Punch"], discard0=["Batarang", "Raven", "Skeets"])
    t.play("Wonder of the Knight")
    assert t.offered(0) == ["Batarang", "Skeets"]
    t.answer(0, "Skeets")
    assert (t.power(0), t.hand(0), t.discard(0)) == (0, ["Skeets", "Kick"], ["Batarang", "Raven"])


def test_wonder_of_the_knight_draws_even_if_there_is_no_equipment() -> None:
    t = unite(p0=["Wonder of the Knight"], deck0=["Kick"], discard0=["Raven"])
    t.play("Wonder of the Knight")
    assert (t.hand(0), t.discard(0)) == (["Kick"], ["Raven"])


@rule("G-22")
def test_wonder_of_the_knight_takes_the_equipment_before_the_discard_pile_is_shuffled() -> None:
    t = unite(p0=["Wonder of the Knight", "Wonder of the Knight"], deck0=[], discard0=["Batarang"])
    t.play("Wonder of the Knight")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Wonder of the Knight", "Batarang"], [], [])
    t.play("Wonder of the Knight")
    assert t.hand(0) == ["Batarang"]


def test_wonder_of_the_knight_arms_nightwing() -> None:
    hand = ["Wonder of the Knight", "Batarang"]
    t = unite(hero0="Nightwing", p0=hand, deck0=["Kick", "Raven", "Punch"], discard0=["Batarang"])
    for name in (*hand, "Batarang"):
        t.play(name)
    t.answer(0, "draw a card")
    assert (t.power(0), t.hand(0)) == (2 + 1 + 2, ["Kick", "Raven"])


# World's Mightiest Mortal


@pytest.mark.parametrize(
    ("picked", "lineup", "main"),
    [
        (["Raven"], ["Talon", "Raven"], ["Katana", "Kick"]),
        (["Katana"], ["Talon", "Katana"], ["Raven", "Kick"]),
        (["Raven", "Katana"], ["Talon", "Raven", "Katana"], ["Kick"]),
    ],
)
def test_worlds_mightiest_mortal_may_add_revealed_cards_to_the_lineup(
    picked: list[str], lineup: list[str], main: list[str]
) -> None:
    t = unite(p0=["World's Mightiest Mortal"], lineup=["Talon"], main=["Raven", "Katana", "Kick"])
    t.play("World's Mightiest Mortal")
    t.answer(0, *picked)
    assert (t.power(0), t.lineup, t.main_deck) == (5, lineup, main)


@pytest.mark.parametrize("order", [["Raven", "Katana"], ["Katana", "Raven"]])
def test_worlds_mightiest_mortal_puts_both_back_in_the_order_chosen(order: list[str]) -> None:
    t = unite(p0=["World's Mightiest Mortal"], lineup=[], main=["Raven", "Katana", "Kick"])
    t.play("World's Mightiest Mortal")
    t.answer(0, None)
    t.answer(0, *order)
    assert (t.lineup, t.main_deck) == ([], [*order, "Kick"])
    assert [card.name for card in t.view(0).known(MAIN)] == order
    assert t.view(1).known(MAIN) == []


@pytest.mark.parametrize("main", [[], ["Raven"]])
def test_worlds_mightiest_mortal_reveals_what_is_left_of_the_main_deck(main: list[str]) -> None:
    t = unite(p0=["World's Mightiest Mortal"], lineup=["Talon"], main=main)
    t.play("World's Mightiest Mortal")
    if main:
        t.answer(0, "Raven")
    assert (t.power(0), t.lineup, t.main_deck, t.over) == (5, ["Talon", *main], [], False)


@rule("HU-2.7")
def test_worlds_mightiest_mortal_makes_the_lineup_longer_and_what_he_adds_is_for_sale() -> None:
    t = unite(p0=["World's Mightiest Mortal"], lineup=["Talon"] * 5, main=["Raven", "Katana", "Kick"])
    t.play("World's Mightiest Mortal")
    t.answer(0, "Raven", "Katana")
    t.buy("Katana")
    t.end()
    assert (t.lineup, t.main_deck) == (["Talon"] * 5 + ["Raven"], ["Kick"])


@rule("G-8")
def test_worlds_mightiest_mortal_played_again_by_clayface_reveals_two_more() -> None:
    t = mixed(p0=["World's Mightiest Mortal", "Clayface"], lineup=[], main=["Mera", "Bane", "Raven", "Kick"])
    t.play("World's Mightiest Mortal")
    t.answer(0, "Mera", "Bane")
    t.play("Clayface")
    t.answer(0, "Raven")
    assert (t.power(0), t.lineup, t.main_deck) == (10, ["Mera", "Bane", "Raven"], ["Kick"])
