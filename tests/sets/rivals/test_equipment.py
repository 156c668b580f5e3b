"""Equipment of Rivals."""

from __future__ import annotations

import pytest

from tests.sets.rivals import duel, rivals
from tests.vocabulary import rule

# Batarang


def test_batarang_gives_a_power_and_draws() -> None:
    t = rivals(p0=["Batarang"], deck0=["Kick", "Punch"])
    t.play("Batarang")
    assert (t.power(0), t.hand(0), t.deck(0)) == (1, ["Kick"], ["Punch"])


def test_batarang_avoids_an_attack_and_draws() -> None:
    t = rivals(p0=["Laughing Gas"], p1=["Batarang"], deck1=["Kick", "Punch"])
    t.play("Laughing Gas")
    t.answer(1, "Batarang")
    assert (t.hand(1), t.deck(1), t.discard(1)) == (["Kick"], ["Punch"], ["Batarang"])


@rule("RIV-9.3")
def test_batarang_may_be_drawn_again_by_its_own_defense() -> None:
    """It lies in the discard pile before the deck is shuffled."""
    t = rivals(p0=["Laughing Gas"], p1=["Batarang"], deck1=[])
    t.play("Laughing Gas")
    t.answer(1, "Batarang")
    assert (t.hand(1), t.discard(1)) == (["Batarang"], [])


@rule("RIV-8.3", "RIV-4.5")
def test_batarang_is_no_block() -> None:
    t = duel(p1=["Batarang"], power=9)
    t.end()
    assert (t.character(1), t.hand(1)) == ("The Joker (Level 2)", ["Batarang"])


# Batmobile


def test_batmobile_as_the_first_card_discards_the_hand_and_draws_four() -> None:
    t = rivals(p0=["Batmobile", "Punch", "Weakness"], deck0=["Kick", "Superman", "Bane", "Robin", "Oracle"])
    t.play("Batmobile")
    assert (t.power(0), t.hand(0), t.discard(0)) == (
        0,
        ["Kick", "Superman", "Bane", "Robin"],
        ["Punch", "Weakness"],
    )


def test_batmobile_as_a_later_card_is_two_power() -> None:
    t = rivals(p0=["Punch", "Batmobile", "Kick"])
    t.play("Punch")
    t.play("Batmobile")
    assert (t.power(0), t.hand(0), t.discard(0)) == (1 + 2, ["Kick"], [])


def test_batmobile_after_a_vulnerability_is_not_the_first_card() -> None:
    t = duel(p0=["Vulnerability", "Batmobile"])
    t.play("Vulnerability")
    t.play("Batmobile")
    assert (t.power(0), t.hand(0)) == (2, [])


def test_batmobile_alone_in_hand_draws_four_in_a_confrontation_too() -> None:
    t = duel(p0=["Batmobile"], deck0=["Batmobile", *["Kick"] * 4])
    t.play("Batmobile")
    t.play("Batmobile")
    assert (t.power(0), t.hand(0), t.deck(0)) == (2, ["Kick"] * 3, ["Kick"])


# The Bat-Signal


@rule("RIV-4.7")
def test_the_bat_signal_calls_a_hero_in_a_confrontation() -> None:
    t = duel(p0=["The Bat-Signal"], discard0=["Superman", "Bane", "Robin", "Kick"])
    t.play("The Bat-Signal")
    assert t.offered() == ["Superman", "Robin"]
    t.answer(0, "Superman")
    assert (t.power(0), t.hand(0), t.discard(0)) == (3, ["Superman"], ["Bane", "Robin", "Kick"])
    t.play("Superman")
    assert t.power(0) == 7


@rule("RIV-4.7")
def test_the_bat_signal_is_three_power_without_a_confrontation() -> None:
    t = rivals(p0=["The Bat-Signal"], discard0=["Superman"])
    t.play("The Bat-Signal")
    assert (t.power(0), t.hand(0), t.discard(0)) == (3, [], ["Superman"])


def test_the_bat_signal_calls_nobody_if_no_hero_was_discarded() -> None:
    t = duel(p0=["The Bat-Signal"], discard0=["Bane", "Kick"], discard1=["Superman"])
    t.play("The Bat-Signal")
    assert (t.power(0), t.hand(0), t.discard(1)) == (3, [], ["Superman"])


def test_the_bat_signal_calls_the_only_hero_without_asking_whether() -> None:
    t = duel(p0=["The Bat-Signal"], discard0=["Vicki Vale"])
    t.play("The Bat-Signal")
    assert (t.hand(0), t.discard(0)) == (["Vicki Vale"], [])


# Grappling Hook


@rule("RIV-6.7")
def test_grappling_hook_gives_two_power() -> None:
    t = duel(p0=["Grappling Hook"])
    t.play("Grappling Hook")
    assert (t.power(0), t.figure_cost(0), t.figure_cost(1)) == (2, 9, 9)


@rule("RIV-6.4")
@pytest.mark.parametrize(("power", "level"), [(10, "The Joker (Level 1)"), (11, "The Joker (Level 2)")])
def test_grappling_hook_blocks_for_two(power: int, level: str) -> None:
    t = duel(p1=["Grappling Hook"], power=power)
    t.end()
    t.answer(1, "Grappling Hook")
    assert (t.character(1), t.discard(1)) == (level, ["Grappling Hook"])


@rule("RIV-6.3")
def test_grappling_hook_utility_belt_and_abandoned_amusement_park_add_up() -> None:
    t = duel(p1=["Grappling Hook", "Utility Belt"], in1=["Abandoned Amusement Park"], power=14)
    t.end()
    t.answer(1, "Grappling Hook")
    assert t.figure_cost(1) == 9 + 1 + 2
    t.answer(1, "Utility Belt")
    assert (t.character(1), t.trophies(0)) == ("The Joker (Level 1)", [])


# Joy Buzzer


@rule("RIV-4.8", "G-16")
def test_joy_buzzer_makes_that_foe_discard_in_a_confrontation() -> None:
    t = duel(p0=["Joy Buzzer"], p1=["Superman", "Batarang", "Punch"])
    t.play("Joy Buzzer")
    assert t.offered(1) == ["Superman", "Batarang", "Punch"]
    t.answer(1, "Punch")
    assert (t.power(0), t.hand(1), t.discard(1)) == (1, ["Superman", "Batarang"], ["Punch"])


@rule("RIV-4.7")
def test_joy_buzzer_is_one_power_without_a_confrontation() -> None:
    t = rivals(p0=["Joy Buzzer"], p1=["Superman"])
    t.play("Joy Buzzer")
    assert (t.power(0), t.hand(1), t.asked()) == (1, ["Superman"], [0])


@rule("RIV-4.8", "G-16")
def test_joy_buzzer_is_no_attack_so_no_defense_is_asked_for() -> None:
    t = duel(p0=["Joy Buzzer"], p1=["Batarang"], deck1=["Kick"])
    t.play("Joy Buzzer")
    assert (t.hand(1), t.deck(1), t.discard(1)) == ([], ["Kick"], ["Batarang"])


@rule("RIV-6.8", "G-20")
def test_joy_buzzer_takes_a_block_that_raises_nothing() -> None:
    t = duel(p0=["Joy Buzzer"], p1=["Superman"], power=8)
    t.play("Joy Buzzer")
    assert (t.discard(1), t.figure_cost(1)) == (["Superman"], 9)
    t.end()
    assert t.character(1) == "The Joker (Level 2)"


def test_joy_buzzer_finds_an_empty_hand() -> None:
    t = duel(p0=["Joy Buzzer"])
    t.play("Joy Buzzer")
    assert (t.power(0), t.discard(1), t.deck(1)) == (1, [], ["Punch"] * 10)


# Laughing Gas


@rule("RIV-9.1")
def test_laughing_gas_gives_two_power_and_the_foe_a_weakness() -> None:
    for t in (rivals(p0=["Laughing Gas"]), duel(p0=["Laughing Gas"])):
        t.play("Laughing Gas")
        assert (t.power(0), t.discard(1), t.discard(0), t.vp(1)) == (2, ["Weakness"], [], -1)


@rule("RIV-8.2")
def test_laughing_gas_gives_its_power_if_it_is_avoided() -> None:
    t = rivals(p0=["Laughing Gas"], p1=["Batarang"], deck1=["Kick"])
    t.play("Laughing Gas")
    t.answer(1, "Batarang")
    assert (t.power(0), t.discard(1)) == (2, ["Batarang"])


@rule("RIV-9.2")
def test_laughing_gas_can_be_avoided_even_if_no_weakness_is_left() -> None:
    t = rivals(p0=["Laughing Gas"], p1=["Batarang"], deck1=["Kick"], weaknesses=0)
    t.play("Laughing Gas")
    assert t.offered(1) == ["Batarang"]
    t.answer(1, None)
    assert (t.power(0), t.discard(1), t.hand(1)) == (2, [], ["Batarang"])


def test_laughing_gas_before_scarecrow_brings_two_power_more() -> None:
    t = duel(p0=["Laughing Gas", "Scarecrow"])
    t.play("Laughing Gas")
    t.play("Scarecrow")
    assert (t.power(0), t.discard(1)) == (2 + 2 * 2, ["Weakness", "Weakness"])


# Utility Belt


def test_utility_belt_draws_two_and_discards_one() -> None:
    t = rivals(p0=["Utility Belt", "Punch"], deck0=["Kick", "Superman", "Bane"])
    t.play("Utility Belt")
    assert t.offered() == ["Punch", "Kick", "Superman"]
    t.answer(0, "Punch")
    assert (t.power(0), t.hand(0), t.discard(0), t.deck(0)) == (0, ["Kick", "Superman"], ["Punch"], ["Bane"])


@rule("G-22")
def test_utility_belt_with_nothing_to_draw_still_discards() -> None:
    t = rivals(p0=["Utility Belt", "Kick"], deck0=[])
    t.play("Utility Belt")
    assert (t.hand(0), t.discard(0)) == ([], ["Kick"])


@rule("RIV-6.4")
@pytest.mark.parametrize(("power", "level"), [(11, "The Joker (Level 1)"), (12, "The Joker (Level 2)")])
def test_utility_belt_blocks_for_three_and_draws_nothing_then(power: int, level: str) -> None:
    t = duel(p1=["Utility Belt", "Punch"], power=power)
    t.end()
    t.answer(1, "Utility Belt")
    assert (t.character(1), t.hand(1), t.discard(1)) == (level, ["Punch"], ["Utility Belt"])


def test_a_block_discarded_for_utility_belt_raises_nothing() -> None:
    t = duel(p0=["Utility Belt", "Superman"], deck0=["Kick", "Punch"])
    t.play("Utility Belt")
    t.answer(0, "Superman")
    assert (t.discard(0), t.figure_cost(0), t.figure_cost(1)) == (["Superman"], 9, 9)
