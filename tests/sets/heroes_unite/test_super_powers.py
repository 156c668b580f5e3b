"""Super Powers of the main deck except Force Field, which has a file of its own."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import HAND, MAIN
from tests.sets.heroes_unite import mixed, unite
from tests.vocabulary import rule


@rule("BASE-3.5", "BASE-5.3")
@pytest.mark.parametrize(
    ("name", "cost", "points"),
    [
        ("Canary Cry", 4, 1),
        ("Force Field", 3, 1),
        ("Power of the Green", 3, 1),
        ("Shazam!", 7, 2),
        ("Starbolt", 5, 1),
        ("Teleportation", 7, 1),
        ("Whirlwind", 2, 1),
    ],
)
def test_what_super_powers_cost_and_what_they_are_worth(name: str, cost: int, points: int) -> None:
    assert f"buy {name}" not in unite(lineup=[name], power=cost - 1).offered()
    t = unite(lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, points)


# Canary Cry


@pytest.mark.parametrize(
    ("picked", "deck", "hand"),
    [("Talon", ["Talon", "Kick"], []), ("Trigon", ["Trigon", "Kick"], []), (None, [], ["Kick"])],
)
def test_canary_cry_puts_a_villain_on_top_of_the_deck_or_draws(
    picked: str | None, deck: list[str], hand: list[str]
) -> None:
    t = unite(p0=["Canary Cry"], deck0=["Kick"], discard0=["Talon", "Trigon", "Raven"])
    t.play("Canary Cry")
    assert t.offered(0) == ["Talon", "Trigon"]
    t.answer(0, picked)
    assert (t.power(0), t.deck(0), t.hand(0)) == (0, deck, hand)


@rule("G-22")
@pytest.mark.parametrize(("deck", "drawn"), [(["Kick"], ["Kick"]), ([], [])])
def test_canary_cry_draws_unasked_without_a_villain_in_the_discard_pile(deck: list[str], drawn: list[str]) -> None:
    t = unite(p0=["Canary Cry"], deck0=deck)
    t.play("Canary Cry")
    assert (t.hand(0), t.deck(0), t.offered()[-1]) == (drawn, [], "end turn")


def test_canary_cry_avoids_an_attack_and_brings_a_villain_of_cost_seven_or_less() -> None:
    t = unite(p0=["Black Lantern Corps"], p1=["Canary Cry"], discard1=["Talon", "The Demon Etrigan", "Vandal Savage"])
    t.play("Black Lantern Corps")
    t.answer(1, "Canary Cry")
    t.answer(1, "put a Villain")
    assert t.offered(1) == ["Talon", "The Demon Etrigan"]
    t.answer(1, "The Demon Etrigan")
    assert (t.hand(1), t.discard(1)) == (["The Demon Etrigan"], ["Talon", "Vandal Savage", "Canary Cry"])


def test_canary_cry_avoids_an_attack_and_draws_instead() -> None:
    t = unite(p0=["Black Lantern Corps"], p1=["Canary Cry"], discard1=["Talon"], deck1=["Kick"])
    t.play("Black Lantern Corps")
    t.answer(1, "Canary Cry")
    t.answer(1, "draw a card")
    assert (t.hand(1), t.discard(1)) == (["Kick"], ["Talon", "Canary Cry"])


@pytest.mark.parametrize("discards", [[], ["Vandal Savage", "Raven"]])
def test_canary_cry_draws_after_an_attack_if_there_is_no_such_villain(discards: list[str]) -> None:
    t = unite(p0=["Black Lantern Corps"], p1=["Canary Cry"], discard1=discards, deck1=["Kick"])
    t.play("Black Lantern Corps")
    t.answer(1, "Canary Cry")
    assert (t.asked(), t.hand(1)) == ([0], ["Kick"])


def test_canary_cry_gives_booster_gold_power_and_black_canary_her_villain() -> None:
    t = unite(hero0="Booster Gold", p0=["Canary Cry"])
    t.play("Canary Cry")
    assert t.power(0) == 1

    t = unite(hero0="Black Canary", p0=["Canary Cry", "Raven"], discard0=["Talon"])
    t.play("Canary Cry")
    t.answer(0, "Talon")
    t.play("Raven")
    t.play("Talon")
    assert t.power(0) == 1 + (0 + 1)


# Power of the Green


def test_power_of_the_green_puts_a_location_into_play() -> None:
    t = unite(p0=["Power of the Green"], discard0=["Oa", "Raven", "Metropolis"], deck0=["Kick"])
    t.play("Power of the Green")
    assert t.offered(0) == ["Oa", "Metropolis"]
    t.answer(0, "Metropolis")
    assert (t.power(0), t.in_play(0), t.discard(0)) == (3, ["Metropolis"], ["Oa", "Raven"])
    t.use("Metropolis")
    assert t.hand(0) == ["Kick"]


@pytest.mark.parametrize(
    ("laid_out", "power"),
    [({}, 2), ({"in0": ["Oa"]}, 3), ({"in1": ["Oa"]}, 2), ({"in0": ["Force Field", "Vandal Savage"]}, 2)],
)
def test_power_of_the_green_without_a_location_in_the_discard_pile(laid_out: dict[str, Any], power: int) -> None:
    t = unite(p0=["Power of the Green"], discard0=["Raven"], **laid_out)
    t.play("Power of the Green")
    assert (t.power(0), t.discard(0)) == (power, ["Raven"])


def test_power_of_the_green_puts_a_location_beside_another_one() -> None:
    t = unite(p0=["Power of the Green"], in0=["Oa"], discard0=["Apokolips"])
    t.play("Power of the Green")
    assert (t.power(0), t.in_play(0)) == (3, ["Oa", "Apokolips"])


@rule("BASE-14.2")
@pytest.mark.parametrize(
    ("location", "drawn"), [("Fortress of Solitude", ["Kick"]), ("Titans Tower", ["Kick"]), ("The Batcave", [])]
)
def test_power_of_the_green_is_itself_the_first_card_for_the_location_it_brings(
    location: str, drawn: list[str]
) -> None:
    t = mixed(p0=["Power of the Green"], discard0=[location], deck0=["Kick", "Punch"])
    t.play("Power of the Green")
    assert (t.power(0), t.hand(0)) == (3, drawn)


def test_power_of_the_green_does_not_play_the_location() -> None:
    """Black Adam counts Super Power and Villain, no third type."""
    t = unite(p0=["Power of the Green", "Black Adam"], discard0=["Oa"])
    t.play("Power of the Green")
    t.play("Black Adam")
    assert t.power(0) == 3 + 2 * 2


@rule("G-8")
def test_power_of_the_green_helps_swamp_thing_and_clayface_brings_a_second_location() -> None:
    t = mixed(p0=["Power of the Green", "Swamp Thing", "Clayface"], discard0=["Oa", "The Batcave"])
    t.play("Power of the Green")
    t.answer(0, "Oa")
    t.play("Swamp Thing")
    t.play("Clayface")
    t.answer(0, "Power of the Green")
    assert (t.power(0), t.in_play(0)) == (3 + 5 + 3, ["Oa", "The Batcave"])


# Shazam!


def test_shazam_plays_the_top_card_of_the_main_deck_and_puts_it_back() -> None:
    t = unite(p0=["Shazam!"], main=["Raven", "Katana"], deck0=["Kick"])
    t.play("Shazam!")
    assert (t.power(0), t.hand(0), t.played(0)) == (2 + 1, ["Kick"], ["Shazam!"])
    assert t.main_deck == ["Raven", "Katana"]
    assert [card.name for card in t.view(1).known(MAIN)] == ["Raven"]


@rule("HU-9.15")
def test_shazam_reveals_a_location_that_does_nothing() -> None:
    t = unite(p0=["Shazam!"], main=["Metropolis", "Katana"], deck0=["Kick"])
    t.play("Shazam!")
    assert (t.power(0), t.in_play(0), t.main_deck) == (2, [], ["Metropolis", "Katana"])
    assert "use Metropolis" not in t.offered()


@rule("G-2")
def test_shazam_finds_no_card_in_an_empty_main_deck() -> None:
    t = unite(p0=["Shazam!"], main=[])
    t.play("Shazam!")
    assert (t.power(0), t.over) == (2, False)


def test_shazam_reveals_teleportation_which_gains_the_card_below() -> None:
    t = unite(p0=["Shazam!"], main=["Teleportation", "Raven", "Katana"])
    t.play("Shazam!")
    assert (t.hand(0), t.main_deck) == (["Raven"], ["Teleportation", "Katana"])


def test_shazam_reveals_shazam_who_reveals_the_next_card() -> None:
    t = unite(p0=["Shazam!"], main=["Shazam!", "Brother Blood", "Katana"])
    t.play("Shazam!")
    assert (t.power(0), t.main_deck) == (2 + 2 + 4, ["Shazam!", "Brother Blood", "Katana"])


def test_shazam_attacks_with_what_it_reveals() -> None:
    t = unite(p0=["Shazam!"], main=["Black Lantern Corps"], p1=["Katana"], p2=[])
    t.play("Shazam!")
    t.answer(1, None)
    assert (t.power(0), t.discard(1), t.discard(2)) == (2 + 2, ["Weakness"], ["Weakness"])


@pytest.mark.parametrize(
    ("hero", "top", "power"),
    [("Hawkman", "Katana", 1 + 1), ("Black Canary", "Talon", 1), ("Nightwing", "Batarang", 2 + 1)],
)
def test_super_heroes_hear_the_card_that_shazam_plays(hero: str, top: str, power: int) -> None:
    t = unite(hero0=hero, p0=["Shazam!"], main=[top])
    t.play("Shazam!")
    assert t.power(0) == 2 + power


@rule("HU-3.5")
def test_shazam_reveals_a_force_field_that_does_not_stay() -> None:
    t = unite(p0=["Shazam!"], main=["Force Field", "Raven"], deck0=["Kick"])
    t.play("Shazam!")
    assert (t.hand(0), t.in_play(0), t.main_deck) == (["Kick"], [], ["Force Field", "Raven"])


def test_shazam_was_first_so_a_revealed_whirlwind_gives_power_only() -> None:
    t = unite(p0=["Shazam!", "Weakness"], main=["Whirlwind"])
    t.play("Shazam!")
    assert (t.power(0), t.hand(0)) == (2 + 1, ["Weakness"])


@rule("G-8")
def test_shazam_played_again_by_clayface_plays_the_same_card_again() -> None:
    t = mixed(p0=["Shazam!", "Clayface"], main=["Doomsday"])
    t.play("Shazam!")
    t.play("Clayface")
    t.answer(0, "Shazam!")
    assert (t.power(0), t.main_deck) == (2 * (2 + 4), ["Doomsday"])


# Starbolt


@pytest.mark.parametrize(
    ("discards", "power"), [([], 2), (["Raven", "Weakness"], 2), (["Kick"], 3), (["Kick", "Kick", "Starbolt"], 5)]
)
def test_starbolt_counts_the_super_powers_in_the_discard_pile(discards: list[str], power: int) -> None:
    t = unite(p0=["Starbolt"], discard0=discards, discard1=["Kick"])
    t.play("Starbolt")
    assert t.power(0) == power


def test_starbolt_counts_neither_super_powers_played_this_turn_nor_those_bought_later() -> None:
    t = unite(p0=["Kick", "Starbolt"], power=3)
    t.play("Kick")
    t.play("Starbolt")
    t.buy("Kick")
    assert t.power(0) == 3 + 2 + 2 - 3


@rule("G-6", "G-8")
def test_starbolt_counts_a_second_time_for_clayface_and_all_is_doubled_by_parallax() -> None:
    t = mixed(p0=["Starbolt", "Clayface", "Parallax"], discard0=["Super Speed"], power=3)
    t.play("Starbolt")
    t.buy("Kick")
    t.play("Clayface")
    assert t.power(0) == (2 + 1) + (2 + 2)
    t.play("Parallax")
    assert t.power(0) == 2 * (3 + 7) - 3


# Teleportation


def test_teleportation_gains_the_top_card_of_the_main_deck_to_hand() -> None:
    t = unite(p0=["Teleportation"], main=["Brother Blood", "Katana"])
    t.play("Teleportation")
    assert (t.hand(0), t.discard(0), t.main_deck) == (["Brother Blood"], [], ["Katana"])
    assert [card.name for card in t.view(1).known(HAND)] == ["Brother Blood"]
    t.play("Brother Blood")
    assert t.power(0) == 4


@rule("G-2")
def test_teleportation_gains_nothing_from_an_empty_main_deck() -> None:
    t = unite(p0=["Teleportation"], main=[])
    t.play("Teleportation")
    assert (t.hand(0), t.over, t.offered()) == ([], False, ["end turn"])


def test_teleportation_brings_deadman_who_destroys_a_card() -> None:
    t = unite(p0=["Teleportation", "Vulnerability"], main=["Deadman"])
    t.play("Teleportation")
    t.answer(0, "Vulnerability")
    assert (t.hand(0), t.destroyed) == (["Deadman"], ["Vulnerability"])


def test_teleportation_gains_a_villain_for_wonder_woman() -> None:
    t = mixed(hero0="Wonder Woman", p0=["Teleportation"], main=["Bane", *["Mera"] * 5])
    t.play("Teleportation")
    t.answer(0, "draw an extra card")
    t.end()
    assert len(t.hand(0)) == 6


@rule("G-8")
def test_teleportation_played_again_by_clayface_gains_the_next_card() -> None:
    t = mixed(p0=["Teleportation", "Clayface"], main=["Bane", "Mera", "Robin"])
    t.play("Teleportation")
    t.play("Clayface")
    assert (t.hand(0), t.main_deck) == (["Bane", "Mera"], ["Robin"])


# Whirlwind


@pytest.mark.parametrize(
    ("answer", "hand", "discards"),
    [("discard your hand", ["Kick"] * 4, ["Weakness", "Punch"]), ("do not", ["Weakness", "Punch"], [])],
)
def test_whirlwind_as_the_first_card_may_change_the_hand(answer: str, hand: list[str], discards: list[str]) -> None:
    t = unite(p0=["Whirlwind", "Weakness", "Punch"], deck0=["Kick"] * 5)
    t.play("Whirlwind")
    t.answer(0, answer)
    assert (t.power(0), t.hand(0), t.discard(0)) == (1, hand, discards)


@pytest.mark.parametrize("before", ["Punch", "Weakness", "Oa"])
def test_whirlwind_after_any_other_card_gives_power_only(before: str) -> None:
    t = unite(p0=[before, "Whirlwind", "Vulnerability"], power=1)
    t.play(before)
    power = t.power(0)
    t.play("Whirlwind")
    assert (t.power(0), t.hand(0)) == (power + 1, ["Vulnerability"])


@rule("BASE-10.2")
def test_whirlwind_draws_the_discarded_hand_again_if_the_deck_is_empty() -> None:
    t = unite(p0=["Whirlwind", "Kick", "Raven"], deck0=[])
    t.play("Whirlwind")
    t.answer(0, "discard your hand")
    assert (sorted(t.hand(0)), t.deck(0), t.discard(0)) == (["Kick", "Raven"], [], [])


def test_whirlwind_may_draw_four_with_no_hand_to_discard() -> None:
    t = unite(p0=["Whirlwind"], deck0=["Kick"] * 5)
    t.play("Whirlwind")
    t.answer(0, "discard your hand")
    assert (t.hand(0), t.discard(0)) == (["Kick"] * 4, [])


@rule("HU-3.2")
def test_whirlwind_is_still_the_first_card_after_the_use_of_a_location() -> None:
    t = unite(p0=["Whirlwind", "Weakness"], in0=["Metropolis", "Force Field"], deck0=["Kick", *["Punch"] * 5])
    t.use("Metropolis")
    t.play("Whirlwind")
    t.answer(0, "discard your hand")
    assert (t.hand(0), t.discard(0)) == (["Punch"] * 4, ["Weakness", "Kick"])


@rule("G-8", "BASE-14.2")
def test_whirlwind_draws_for_the_flash_and_is_not_the_first_card_for_clayface() -> None:
    t = mixed(hero0="The Flash", p0=["Whirlwind"], deck0=["Clayface", *["Kick"] * 5])
    t.play("Whirlwind")
    t.answer(0, "discard your hand")
    t.answer(0, "draw a card")
    assert t.hand(0) == ["Clayface", *["Kick"] * 4]
    t.play("Clayface")
    assert (t.power(0), t.hand(0)) == (1 + 1, ["Kick"] * 4)
