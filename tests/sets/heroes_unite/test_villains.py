"""Villains of Heroes Unite: what they do, what they find missing, and whom they meet."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import DECK, HAND
from tests.sets.heroes_unite import unite
from tests.vocabulary import Table, rule

BLOODS = ["Brother Blood"] * 5
FOUR = BLOODS[:4]


def patrol(met: str, **more: Any) -> Table:
    """P0 refills the Line-Up and meets this card there."""
    t = unite(variants=["on-patrol"], lineup=FOUR, main=[met, *BLOODS], **more)
    t.refill()
    return t


# Black Lantern Corps


@rule("HU-9.6")
def test_black_lantern_corps_gives_two_power_and_no_card_if_every_foe_gains_a_weakness() -> None:
    t = unite(p0=["Black Lantern Corps"], players=3)
    t.play("Black Lantern Corps")
    assert (t.discard(1), t.discard(2)) == (["Weakness"], ["Weakness"])
    assert (t.power(0), t.hand(0)) == (2, [])


@rule("HU-9.6", "BASE-7.6")
def test_black_lantern_corps_draws_a_card_if_a_foe_avoids_it() -> None:
    t = unite(p0=["Black Lantern Corps"], deck0=["Kick", "Talon"], p1=["Katana"], players=3)
    t.play("Black Lantern Corps")
    t.answer(1, "Katana")
    assert t.discard(1) == ["Katana"]
    assert t.discard(2) == ["Weakness"]
    assert t.hand(0) == ["Kick"]


@rule("HU-9.6", "BASE-9.4")
@pytest.mark.parametrize("weaknesses", [0, 1])
def test_black_lantern_corps_draws_one_card_however_many_foes_find_no_weakness(weaknesses: int) -> None:
    t = unite(p0=["Black Lantern Corps"], deck0=["Kick", "Talon"], players=3, weaknesses=weaknesses)
    t.play("Black Lantern Corps")
    assert (t.discard(1), t.discard(2)) == (["Weakness"] * weaknesses, [])
    assert t.hand(0) == ["Kick"]


@rule("BASE-17.4")
def test_black_lantern_corps_met_on_patrol_brings_a_weakness_and_never_a_card() -> None:
    assert patrol("Black Lantern Corps").discard(0) == ["Weakness"]
    t = patrol("Black Lantern Corps", weaknesses=0)
    assert (t.discard(0), t.hand(0), t.power(0)) == ([], [], 0)


# Brother Blood


def test_brother_blood_gives_four_power_each_and_needs_nothing_on_the_table() -> None:
    t = unite(p0=["Brother Blood"] * 2, deck0=[], lineup=[], main=[], stack=[], kicks=0, weaknesses=0)
    t.play("Brother Blood")
    t.play("Brother Blood")
    assert t.power(0) == 8


def test_black_canary_is_paid_for_brother_blood_once_by_name() -> None:
    t = unite(p0=["Brother Blood", "Brother Blood", "Talon"], hero0="Black Canary")
    t.play("Brother Blood")
    t.play("Brother Blood")
    t.play("Talon")
    assert t.power(0) == 4 + 1 + 4 + 1


# Deadshot


def test_deadshot_makes_each_foe_discard_a_top_card_that_has_a_cost() -> None:
    t = unite(p0=["Deadshot"], deck1=["Kick", "Punch"], deck2=["Punch", "Kick"])
    t.play("Deadshot")
    assert (t.deck(1), t.discard(1)) == (["Punch"], ["Kick"])
    assert (t.deck(2), t.discard(2)) == (["Punch", "Kick"], [])
    assert [card.name for card in t.view(0).known(DECK + 2)] == ["Punch"]  # revealed, and still on top
    assert t.power(0) == 1


@rule("BASE-10.3", "G-22")
def test_deadshot_lets_a_foe_without_a_deck_shuffle_and_one_without_any_card_alone() -> None:
    t = unite(p0=["Deadshot"], deck1=[], discard1=["Kick"], deck2=[])
    t.play("Deadshot")
    assert (t.deck(1), t.discard(1)) == ([], ["Kick"])
    assert (t.deck(2), t.discard(2)) == ([], [])


def test_katana_avoids_deadshot_before_any_card_is_revealed() -> None:
    t = unite(p0=["Deadshot"], p1=["Katana"], deck1=["Kick", "Starbolt"])
    t.play("Deadshot")
    t.answer(1, "Katana")
    assert (t.hand(1), t.deck(1), t.discard(1)) == (["Kick"], ["Starbolt"], ["Katana"])


@rule("BASE-17.2")
def test_deadshot_met_on_patrol_hits_the_deck_of_the_active_player() -> None:
    t = patrol("Deadshot", deck0=["Kick", "Punch"], deck1=["Kick"])
    assert (t.discard(0), t.deck(1)) == (["Kick"], ["Kick"])


# Dr. Sivana


def test_dr_sivana_may_put_a_super_power_from_the_discard_pile_on_top_of_the_deck() -> None:
    t = unite(p0=["Dr. Sivana", "Raven"], deck0=["Punch"], discard0=["Kick", "Starbolt", "Talon", "Weakness"])
    t.play("Dr. Sivana")
    assert t.offered(0) == ["Kick", "Starbolt"]
    t.answer(0, "Starbolt")
    assert t.deck(0) == ["Starbolt", "Punch"]
    t.play("Raven")
    assert t.hand(0) == ["Starbolt"]
    assert t.power(0) == 2 + 1


def test_dr_sivana_may_leave_the_super_power_where_it_is() -> None:
    t = unite(p0=["Dr. Sivana"], discard0=["Kick"])
    t.play("Dr. Sivana")
    t.answer(0, None)
    assert t.discard(0) == ["Kick"]
    assert t.power(0) == 2


@pytest.mark.parametrize("discards", [[], ["Talon", "Batarang", "Weakness"]])
def test_dr_sivana_asks_nothing_without_a_super_power_in_the_discard_pile(discards: list[str]) -> None:
    t = unite(p0=["Dr. Sivana"], discard0=discards)
    t.play("Dr. Sivana")
    assert t.offered(0) == ["end turn"]
    assert t.power(0) == 2


# Granny Goodness


@rule("HU-9.9", "G-11")
def test_granny_goodness_plays_a_hero_or_villain_of_the_line_up() -> None:
    t = unite(p0=["Granny Goodness"], lineup=["Batarang", "Raven", "Oa", "Deadshot", "Starbolt"], deck1=["Kick"])
    t.play("Granny Goodness")
    assert t.offered(0) == ["Raven", "Deadshot"]
    t.answer(0, "Deadshot")
    assert t.discard(1) == ["Kick"]
    assert t.power(0) == 1
    assert t.lineup == ["Batarang", "Raven", "Oa", "Starbolt"]


@rule("HU-9.9", "HU-2.7", "G-37")
def test_what_granny_goodness_took_is_not_for_sale_and_comes_back_at_the_end_of_the_turn() -> None:
    t = unite(p0=["Granny Goodness"], power=9, lineup=["Katana", *["Batarang"] * 4], main=["Oa", "Oa"])
    t.play("Granny Goodness")
    assert "buy Katana" not in t.offered()
    t.end()
    assert sorted(t.lineup) == ["Batarang"] * 4 + ["Katana"]
    assert t.main_deck == ["Oa", "Oa"]
    assert t.discard(0) == ["Granny Goodness"]


def test_granny_goodness_finds_neither_hero_nor_villain() -> None:
    t = unite(p0=["Granny Goodness"], lineup=["Batarang", "Oa"])
    t.play("Granny Goodness")
    assert t.offered(0) == ["end turn"]
    assert t.power(0) == 0


def test_granny_goodness_may_take_another_granny_goodness_who_takes_one_too() -> None:
    t = unite(p0=["Granny Goodness"], lineup=["Granny Goodness", "Killer Croc", "Oa", "Oa", "Oa"])
    t.play("Granny Goodness")
    t.answer(0, "Granny Goodness")
    assert t.lineup == ["Oa", "Oa", "Oa"]
    assert t.power(0) == 3  # both of them are other Villains for Killer Croc
    t.end()
    assert sorted(t.lineup) == ["Granny Goodness", "Killer Croc", "Oa", "Oa", "Oa"]


# Jervis Tetch


@pytest.mark.parametrize("answer", ["destroy it", "discard it"])
def test_jervis_tetch_destroys_or_discards_the_top_card_which_only_its_owner_sees(answer: str) -> None:
    t = unite(p0=["Jervis Tetch"], deck0=["Vulnerability", "Kick"])
    t.play("Jervis Tetch")
    assert [card.name for card in t.view(0).known(DECK)] == ["Vulnerability"]
    assert t.view(1).known(DECK) == []
    assert t.offered(0) == ["destroy Vulnerability", "discard Vulnerability"]  # leaving it there is not an option
    t.answer(0, answer)
    assert (t.destroyed if answer == "destroy it" else t.discard(0)) == ["Vulnerability"]
    assert (t.deck(0), t.power(0)) == (["Kick"], 1)


@rule("G-22")
def test_jervis_tetch_finds_no_card_at_all() -> None:
    t = unite(p0=["Jervis Tetch"], deck0=[])
    t.play("Jervis Tetch")
    assert t.offered(0) == ["end turn"]
    assert t.power(0) == 1


@rule("BASE-10.3")
def test_jervis_tetch_shuffles_the_discard_pile_if_there_is_no_deck() -> None:
    t = unite(p0=["Jervis Tetch"], deck0=[], discard0=["Weakness"])
    t.play("Jervis Tetch")
    t.answer(0, "destroy it")
    assert (t.destroyed, t.discard(0)) == (["Weakness"], [])


# Killer Croc


def test_killer_croc_gives_two_power_and_three_with_another_villain_before_or_after() -> None:
    t = unite(p0=["Killer Croc", "Raven", "Brother Blood"])
    t.play("Killer Croc")
    t.play("Raven")
    assert t.power(0) == 2 + 1  # a Hero is no Villain
    t.play("Brother Blood")
    assert t.power(0) == 3 + 1 + 4
    t = unite(p0=["Brother Blood", "Killer Croc"])
    t.play("Brother Blood")
    t.play("Killer Croc")
    assert t.power(0) == 4 + 3


def test_two_killer_crocs_are_another_villain_for_each_other() -> None:
    t = unite(p0=["Killer Croc", "Killer Croc"])
    t.play("Killer Croc")
    t.play("Killer Croc")
    assert t.power(0) == 3 + 3


@rule("BASE-8.8")
def test_a_super_villain_is_another_villain_for_killer_croc() -> None:
    t = unite(p0=["Killer Croc", "Vandal Savage"])
    t.play("Killer Croc")
    t.play("Vandal Savage")
    assert t.power(0) == 3 + 1


@rule("HU-3.8")
def test_killer_croc_takes_no_notice_of_a_villain_that_only_stayed_in_play() -> None:
    t = unite(p0=["Killer Croc"], in0=["Vandal Savage"])
    t.play("Killer Croc")
    assert t.power(0) == 2


# Larfleeze


def test_larfleeze_gains_cards_of_total_cost_five_into_the_hand() -> None:
    t = unite(p0=["Larfleeze"], lineup=["Raven", "Batarang", "Katana", "Starbolt", "Sciencell"])
    t.play("Larfleeze")
    assert t.offered(0) == ["Raven", "Batarang", "Katana", "Starbolt"]
    t.answer(0, "Raven")
    assert t.offered(0) == ["Batarang", "Katana"]  # 2 are left
    t.answer(0, "Katana")
    assert t.hand(0) == ["Raven", "Katana"]
    assert t.power(0) == 0
    t.play("Katana")
    assert t.power(0) == 1


def test_larfleeze_gives_three_power_to_who_gains_nothing() -> None:
    t = unite(p0=["Larfleeze"], lineup=["Raven", *FOUR])
    t.play("Larfleeze")
    t.answer(0, None)
    assert (t.hand(0), t.power(0)) == ([], 3)


@pytest.mark.parametrize("lineup", [[], FOUR])
def test_larfleeze_gives_three_power_if_nothing_is_cheap_enough(lineup: list[str]) -> None:
    t = unite(p0=["Larfleeze"], lineup=lineup)
    t.play("Larfleeze")
    assert t.offered(0)[-1] == "end turn"
    assert t.power(0) == 3


@rule("HU-4.2")
@pytest.mark.parametrize(("punches", "worth"), [(5, 0), (6, 1), (12, 1), (13, 2)])
def test_larfleeze_is_worth_one_for_every_seven_cards_himself_included(punches: int, worth: int) -> None:
    assert unite(deck0=["Larfleeze"], discard0=["Punch"] * punches).vp(0) == worth


# Manhunter


@rule("HU-9.12")
def test_manhunter_gives_two_more_power_for_each_manhunter_in_the_discard_pile() -> None:
    t = unite(p0=["Manhunter"], discard0=["Manhunter", "Talon", "Manhunter"], discard1=["Manhunter"])
    t.play("Manhunter")
    assert t.power(0) == 1 + 2 * 2


def test_manhunter_gives_one_power_with_an_empty_discard_pile() -> None:
    t = unite(p0=["Manhunter", "Manhunter"])
    t.play("Manhunter")
    t.play("Manhunter")
    assert t.power(0) == 1 + 1  # those in hand or just played lie in no discard pile


def test_manhunter_counts_once_when_played_a_manhunter_bought_later_adds_nothing() -> None:
    t = unite(p0=["Manhunter", "Manhunter"], power=3, lineup=["Manhunter", *FOUR])
    t.play("Manhunter")
    t.buy("Manhunter")
    assert t.power(0) == 1
    t.play("Manhunter")
    assert t.power(0) == 1 + 3


# Mr. Zsasz


@rule("HU-9.13")
def test_mr_zsasz_brings_a_weakness_for_an_odd_cost_and_none_for_an_even_one() -> None:
    t = unite(p0=["Mr. Zsasz"], deck1=["Kick"], deck2=["Batarang"], deck3=["Punch"], deck4=["Talon"])
    t.play("Mr. Zsasz")
    assert [t.discard(seat) for seat in (1, 2, 3, 4)] == [["Weakness"], [], [], ["Weakness"]]
    assert [t.deck(seat) for seat in (1, 2, 3, 4)] == [["Kick"], ["Batarang"], ["Punch"], ["Talon"]]
    assert t.power(0) == 2


@rule("G-22", "BASE-9.4")
def test_mr_zsasz_finds_no_card_to_reveal_and_no_weakness_to_give() -> None:
    t = unite(p0=["Mr. Zsasz"], deck1=[], deck2=["Kick"], weaknesses=0)
    t.play("Mr. Zsasz")
    assert (t.discard(1), t.discard(2)) == ([], [])
    assert t.power(0) == 2


def test_force_field_in_play_avoids_mr_zsasz() -> None:
    t = unite(p0=["Mr. Zsasz"], in1=["Force Field"], deck1=["Kick"])
    t.play("Mr. Zsasz")
    t.answer(1, "Force Field")
    assert (t.discard(1), t.in_play(1)) == (["Force Field"], [])
    assert t.view(0).known(DECK + 1) == []


# Ocean Master


def test_ocean_master_alone_gives_one_power_and_destroys_nothing() -> None:
    t = unite(p0=["Ocean Master", "Weakness"])
    t.play("Ocean Master")
    assert t.offered(0) == ["play Weakness", "end turn"]
    assert t.power(0) == 1


@pytest.mark.parametrize("order", [("Talon", "Ocean Master"), ("Ocean Master", "Talon")])
def test_ocean_master_may_destroy_a_card_with_another_villain_before_or_after(order: tuple[str, str]) -> None:
    t = unite(p0=["Ocean Master", "Talon", "Weakness"], discard0=["Vulnerability"])
    for name in order:
        t.play(name)
    assert t.offered(0) == ["Weakness (hand)", "Vulnerability (discard pile)"]
    t.answer(0, "Vulnerability")
    assert t.destroyed == ["Vulnerability"]
    assert t.view(0).kind.name == "main"


def test_ocean_master_may_destroy_nothing_and_asks_nothing_if_there_is_nothing() -> None:
    t = unite(p0=["Talon", "Ocean Master", "Kick"])
    t.play("Talon")
    t.play("Ocean Master")
    t.answer(0, None)
    assert t.hand(0) == ["Kick"]
    t = unite(p0=["Talon", "Ocean Master"])
    t.play("Talon")
    t.play("Ocean Master")
    assert t.offered(0) == ["end turn"]


def test_two_ocean_masters_destroy_a_card_each() -> None:
    t = unite(p0=["Ocean Master", "Ocean Master"], discard0=["Weakness", "Vulnerability", "Kick"])
    t.play("Ocean Master")
    t.play("Ocean Master")
    t.answer(0, "Weakness")  # the second has seen another Villain: this is a part of playing him
    t.answer(0, "Vulnerability")
    assert t.destroyed == ["Weakness", "Vulnerability"]


# Parasite


def test_parasite_takes_a_card_of_cost_three_that_the_foe_picks_and_offers_a_punch() -> None:
    t = unite(p0=["Parasite"], p1=["Kick", "Starbolt", "Batarang"], discard1=["Punch", "Vulnerability"])
    t.play("Parasite")
    assert t.offered(1) == ["Kick", "Starbolt"]
    t.answer(1, "Kick")
    t.answer(1, "Punch")
    assert t.hand(1) == ["Starbolt", "Batarang", "Punch"]
    assert t.discard(1) == ["Vulnerability", "Kick"]
    assert t.power(0) == 2


def test_parasite_sees_a_cheap_hand_and_takes_nothing_from_it() -> None:
    t = unite(p0=["Parasite"], p1=["Batarang", "Punch"], discard1=["Punch"], players=3)
    t.play("Parasite")
    assert (t.hand(1), t.discard(1), t.hand(2)) == (["Batarang", "Punch"], ["Punch"], [])
    assert [card.name for card in t.view(0).known(HAND + 1)] == ["Batarang", "Punch"]
    assert t.asked() == [0]


def test_parasites_punch_may_be_left_and_may_be_missing() -> None:
    t = unite(p0=["Parasite"], p1=["Kick"], discard1=["Punch"], p2=["Kick"])
    t.play("Parasite")
    t.answer(1, None)
    assert (t.discard(1), t.discard(2)) == (["Punch", "Kick"], ["Kick"])


def test_canary_cry_avoids_parasite() -> None:
    t = unite(p0=["Parasite"], p1=["Canary Cry", "Starbolt"], deck1=["Kick"])
    t.play("Parasite")
    t.answer(1, "Canary Cry")  # no Villain lies in the discard pile, so a card is drawn
    assert t.hand(1) == ["Starbolt", "Kick"]


# Red Lantern Corps


def test_red_lantern_corps_gives_three_power_for_a_card_of_the_hand() -> None:
    t = unite(p0=["Red Lantern Corps", "Weakness", "Kick"], discard0=["Vulnerability"])
    t.play("Red Lantern Corps")
    assert t.offered(0) == ["Weakness", "Kick"]  # the discard pile is safe
    t.answer(0, "Weakness")
    assert (t.destroyed, t.power(0)) == (["Weakness"], 3)


def test_red_lantern_corps_gives_one_power_if_nothing_is_destroyed() -> None:
    t = unite(p0=["Red Lantern Corps", "Kick"])
    t.play("Red Lantern Corps")
    t.answer(0, None)
    assert (t.hand(0), t.power(0)) == (["Kick"], 1)


def test_red_lantern_corps_gives_one_power_to_an_empty_hand() -> None:
    t = unite(p0=["Red Lantern Corps"], discard0=["Weakness"])
    t.play("Red Lantern Corps")
    assert t.offered(0) == ["end turn"]
    assert t.power(0) == 1


# Talon


@pytest.mark.parametrize("starter", ["Punch", "Vulnerability"])
def test_talon_gives_two_power_with_a_starter_before_or_after(starter: str) -> None:
    own = 1 if starter == "Punch" else 0
    for order in (("Talon", starter), (starter, "Talon")):
        t = unite(p0=["Talon", starter])
        for name in order:
            t.play(name)
        assert t.power(0) == 2 + own


def test_talon_gives_nothing_without_a_starter() -> None:
    t = unite(p0=["Talon", "Kick", "Weakness", "Punch"], discard0=["Punch"])
    t.play("Talon")
    t.play("Kick")
    t.play("Weakness")
    assert t.power(0) == 2  # the Punch is still in hand


def test_one_punch_serves_two_talons_and_a_second_punch_adds_nothing_to_them() -> None:
    t = unite(p0=["Talon", "Talon", "Punch", "Punch"])
    for name in ("Talon", "Punch", "Talon", "Punch"):
        t.play(name)
    assert t.power(0) == 2 + 2 + 1 + 1


# The Demon Etrigan


def test_the_demon_etrigan_may_put_a_hero_on_top_of_the_deck() -> None:
    t = unite(p0=["The Demon Etrigan"], deck0=["Punch"], discard0=["Talon", "Raven", "Katana"], in0=["New Genesis"])
    t.play("The Demon Etrigan")
    assert t.offered(0) == ["Raven", "Katana"]
    t.answer(0, "Raven")
    assert t.deck(0) == ["Raven", "Punch"]
    assert t.power(0) == 4
    t.use("New Genesis")
    assert t.hand(0) == ["Raven"]


def test_the_demon_etrigan_may_leave_the_hero() -> None:
    t = unite(p0=["The Demon Etrigan"], discard0=["Raven"])
    t.play("The Demon Etrigan")
    t.answer(0, None)
    assert (t.discard(0), t.power(0)) == (["Raven"], 4)


def test_the_demon_etrigan_finds_no_hero() -> None:
    t = unite(p0=["The Demon Etrigan"], deck0=[], discard0=["Talon"])
    t.play("The Demon Etrigan")
    assert (t.deck(0), t.power(0)) == ([], 4)
