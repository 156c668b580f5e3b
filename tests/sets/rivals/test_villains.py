"""Villains of Rivals: four Attacks, two Blocks, and cards that destroy, borrow or bring back others."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.sets.rivals import duel, rivals
from tests.vocabulary import rule

# Bane


@pytest.mark.parametrize(
    ("picked", "hand", "discard"),
    [("Vulnerability", ["Kick"], ["Weakness"]), ("Weakness", ["Vulnerability", "Kick"], [])],
)
def test_bane_gives_a_power_and_destroys_a_card_of_hand_or_discard_pile(
    picked: str, hand: list[str], discard: list[str]
) -> None:
    t = rivals(p0=["Bane", "Vulnerability", "Kick"], discard0=["Weakness"])
    t.play("Bane")
    assert t.offered() == ["Vulnerability (hand)", "Kick (hand)", "Weakness (discard pile)"]
    t.answer(0, picked)
    assert (t.power(0), t.hand(0), t.discard(0), t.destroyed) == (1, hand, discard, [picked])


def test_bane_need_not_destroy() -> None:
    t = duel(p0=["Bane", "Kick"])
    t.play("Bane")
    t.answer(0, None)
    assert (t.power(0), t.hand(0), t.destroyed) == (1, ["Kick"], [])


@pytest.mark.parametrize("name", ["Bane", "Victor Zsasz"])
def test_bane_and_victor_zsasz_destroy_one_card_and_not_two(name: str) -> None:
    t = rivals(p0=[name, "Vulnerability"], discard0=["Weakness"])
    t.play(name)
    with pytest.raises(ArchfoeError):
        t.answer(0, "Vulnerability", "Weakness")


def test_bane_with_nothing_to_destroy_is_one_power() -> None:
    t = rivals(p0=["Bane"], discard1=["Weakness"])
    t.play("Bane")
    assert (t.power(0), t.destroyed, t.offered()) == (1, [], ["end turn"])


# Clayface


@rule("RIV-10.3", "G-14")
def test_clayface_plays_a_card_of_the_foes_discard_pile_which_goes_back() -> None:
    t = rivals(p0=["Clayface"], discard1=["Punch", "Batwoman", "Superman"], deck0=["Kick"])
    t.play("Clayface")
    assert t.offered() == ["Punch", "Batwoman"]
    t.answer(0, "Batwoman")
    assert (t.power(0), t.hand(0), t.played(0)) == (1, ["Kick"], ["Clayface"])
    assert sorted(t.discard(1)) == ["Batwoman", "Punch", "Superman"]


@pytest.mark.parametrize(("name", "offered"), [("Talia al Ghul", False), ("Killer Croc", True), ("Weakness", True)])
def test_clayface_plays_a_card_of_cost_four_or_less(name: str, offered: bool) -> None:
    t = rivals(p0=["Clayface"], discard1=[name])
    t.play("Clayface")
    assert (name in t.offered(), t.power(0)) == (offered, 0 if offered else 1)


@rule("RIV-10.3")
def test_clayface_gives_a_power_only_if_no_card_is_played() -> None:
    t = rivals(p0=["Clayface"], discard1=["Vulnerability"])
    t.play("Clayface")
    t.answer(0, None)
    assert (t.power(0), t.discard(1)) == (1, ["Vulnerability"])
    t = rivals(p0=["Clayface"], discard1=["Vulnerability"])
    t.play("Clayface")
    t.answer(0, "Vulnerability")
    assert (t.power(0), t.discard(1)) == (0, ["Vulnerability"])


def test_clayface_does_not_look_into_his_own_discard_pile() -> None:
    t = rivals(p0=["Clayface"], discard0=["Kick"])
    t.play("Clayface")
    assert (t.power(0), t.offered()) == (1, ["end turn"])


@rule("RIV-10.3")
def test_clayface_puts_a_location_back_and_has_what_it_gives_now() -> None:
    t = duel(p0=["Clayface"], discard1=["The Batcave"])
    t.play("Clayface")
    t.answer(0, "The Batcave")
    assert (t.power(0), t.in_play(0), t.in_play(1), t.discard(1)) == (1, [], [], ["The Batcave"])


def test_clayface_gets_nothing_lasting_from_abandoned_amusement_park() -> None:
    t = rivals(p0=["Clayface"], discard1=["Abandoned Amusement Park"])
    t.play("Clayface")
    t.answer(0, "Abandoned Amusement Park")
    assert (t.power(0), t.figure_cost(0), t.figure_cost(1)) == (0, 9, 9)
    assert t.discard(1) == ["Abandoned Amusement Park"]


def test_clayface_is_the_first_card_so_a_borrowed_batmobile_is_not() -> None:
    t = rivals(p0=["Clayface", "Kick"], discard1=["Batmobile"])
    t.play("Clayface")
    t.answer(0, "Batmobile")
    assert (t.power(0), t.hand(0)) == (2, ["Kick"])


def test_clayface_borrows_catwoman_who_plays_the_foes_deck() -> None:
    t = duel(p0=["Clayface"], discard1=["Catwoman"], deck1=["Superman", "Punch"])
    t.play("Clayface")
    t.answer(0, "Catwoman")
    assert (t.power(0), t.deck(1), sorted(t.discard(1))) == (2 + 4, ["Punch"], ["Catwoman", "Superman"])


@rule("G-37")
def test_clayface_played_by_clayface_cannot_be_chosen_again() -> None:
    t = rivals(p0=["Clayface"], discard1=["Clayface", "Kick"])
    t.play("Clayface")
    t.answer(0, "Clayface")
    assert t.offered() == ["Kick"]
    t.answer(0, None)
    assert (t.power(0), sorted(t.discard(1))) == (1, ["Clayface", "Kick"])


# Harley Quinn, Talia al Ghul


def test_harley_quinn_draws_and_gives_no_power() -> None:
    t = duel(p0=["Harley Quinn"], deck0=["Kick", "Punch"])
    t.play("Harley Quinn")
    assert (t.power(0), t.hand(0), t.figure_cost(0), t.figure_cost(1)) == (0, ["Kick"], 9, 9)


def test_harley_quinn_blocks_for_two_and_draws_nothing_then() -> None:
    t = duel(p1=["Harley Quinn"], power=10)
    t.end()
    t.answer(1, "Harley Quinn")
    assert (t.character(1), t.discard(1), t.hand(1)) == ("The Joker (Level 1)", ["Harley Quinn"], [])


@rule("RIV-2.6")
def test_harley_quinn_blocks_nothing_where_nobody_confronts() -> None:
    t = rivals(p1=["Harley Quinn"], power=20)
    t.end()
    assert (t.hand(1), t.character(1), t.active) == (["Harley Quinn"], "The Joker (Level 1)", 1)


def test_talia_al_ghul_gives_three_power() -> None:
    t = rivals(p0=["Talia al Ghul"])
    t.play("Talia al Ghul")
    assert (t.power(0), t.figure_cost(0)) == (3, 9)


@rule("RIV-6.4")
@pytest.mark.parametrize(("power", "level"), [(11, "The Joker (Level 1)"), (12, "The Joker (Level 2)")])
def test_talia_al_ghul_blocks_for_three(power: int, level: str) -> None:
    t = duel(p1=["Talia al Ghul"], power=power)
    t.end()
    t.answer(1, "Talia al Ghul")
    assert (t.character(1), t.discard(1)) == (level, ["Talia al Ghul"])


def test_talia_al_ghul_and_harley_quinn_save_batman_of_level_2_from_16() -> None:
    t = duel(p1=["Talia al Ghul", "Harley Quinn"], hero0="The Joker", hero1="Batman (Level 2)", power=16)
    t.end()
    t.answer(1, "Harley Quinn")
    t.answer(1, "Talia al Ghul")
    assert (t.character(1), t.trophies(0)) == ("Batman (Level 2)", [])


# Hugo Strange, The Penguin


def test_hugo_strange_draws_two() -> None:
    t = rivals(p0=["Hugo Strange"], deck0=["Kick", "Superman", "Punch"])
    t.play("Hugo Strange")
    assert (t.power(0), t.hand(0), t.deck(0)) == (0, ["Kick", "Superman"], ["Punch"])


@rule("RIV-9.3", "G-22")
def test_hugo_strange_draws_what_there_is() -> None:
    t = rivals(p0=["Hugo Strange"], deck0=["Kick"], discard0=["Superman"])
    t.play("Hugo Strange")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Kick", "Superman"], [], [])
    t = rivals(p0=["Hugo Strange"], deck0=["Kick"])
    t.play("Hugo Strange")
    assert t.hand(0) == ["Kick"]


def test_hugo_strange_costs_six_and_is_worth_two_points() -> None:
    assert "buy Hugo Strange" not in rivals(lineup=["Hugo Strange"], power=5).offered()
    t = rivals(lineup=["Hugo Strange"], power=7)
    t.buy("Hugo Strange")
    assert (t.power(0), t.vp(0)) == (1, 2)


def test_the_penguin_gives_two_power_and_nothing_else() -> None:
    for t in (rivals(p0=["The Penguin"]), duel(p0=["The Penguin"])):
        t.play("The Penguin")
        assert (t.power(0), t.hand(0), t.discard(0)) == (2, [], [])


def test_the_penguin_pays_for_himself() -> None:
    t = rivals(p0=["The Penguin"], lineup=["The Penguin"])
    t.play("The Penguin")
    t.buy("The Penguin")
    assert (t.power(0), t.discard(0), t.vp(0)) == (0, ["The Penguin"], 2)


def test_the_penguin_is_a_villain_for_black_canary_and_a_foes_card_for_clayface() -> None:
    t = rivals(p0=["Black Canary", "Clayface"], lineup=["The Penguin"], discard1=["The Penguin"])
    t.play("Black Canary")
    t.answer(0, "The Penguin")
    t.play("Clayface")
    t.answer(0, "The Penguin")
    assert (t.power(0), t.destroyed, t.discard(1)) == (2 + 2, ["The Penguin"], ["The Penguin"])


# Killer Croc


@rule("RIV-10.1")
def test_killer_croc_destroys_the_last_hero_and_has_one_more_power_in_a_confrontation() -> None:
    t = duel(p0=["Killer Croc"], lineup=["Robin", "Bane"])
    t.play("Killer Croc")
    assert t.offered() == ["Robin"]
    t.answer(0, "Robin")
    assert (t.power(0), t.lineup, t.destroyed) == (2 + 1, ["Bane"], ["Robin"])


def test_killer_croc_without_a_confrontation_destroys_for_two_power() -> None:
    t = rivals(p0=["Killer Croc"], lineup=["Robin"])
    t.play("Killer Croc")
    t.answer(0, "Robin")
    assert (t.power(0), t.destroyed) == (2, ["Robin"])


def test_killer_croc_need_not_destroy_and_has_two_power_while_a_hero_is_there() -> None:
    t = duel(p0=["Killer Croc"], lineup=["Robin"])
    t.play("Killer Croc")
    t.answer(0, None)
    assert (t.power(0), t.lineup) == (2, ["Robin"])


@rule("RIV-10.1")
def test_killer_croc_gets_his_power_later_when_another_one_destroys_the_last_hero() -> None:
    t = duel(p0=["Killer Croc", "Killer Croc"], lineup=["Robin", "Oracle", "Bane"])
    t.play("Killer Croc")
    t.answer(0, "Robin")
    assert t.power(0) == 2
    t.play("Killer Croc")
    t.answer(0, "Oracle")
    assert t.power(0) == 2 * (2 + 1)


@rule("RIV-10.1")
def test_killer_croc_borrowed_by_clayface_still_waits_for_the_last_hero() -> None:
    t = duel(p0=["Clayface", "Killer Croc"], discard1=["Killer Croc"], lineup=["Robin", "Oracle"])
    t.play("Clayface")
    t.answer(0, "Killer Croc")
    t.answer(0, "Robin")
    assert (t.power(0), t.discard(1)) == (2, ["Killer Croc"])
    t.play("Killer Croc")
    t.answer(0, "Oracle")
    assert t.power(0) == 2 * (2 + 1)


def test_killer_croc_and_black_canary_clear_the_line_up_of_each_other() -> None:
    t = duel(p0=["Killer Croc", "Black Canary"], lineup=["Black Canary", "Killer Croc", "Batarang"])
    t.play("Killer Croc")
    t.answer(0, "Black Canary")
    t.play("Black Canary")
    t.answer(0, "Killer Croc")
    assert (t.power(0), t.lineup) == (2 + 1 + 2 + 3, ["Batarang"])
