"""Punch, Vulnerability, Kick and Weakness among the cards of Rivals."""

from __future__ import annotations

from tests.sets.rivals import duel, rivals
from tests.vocabulary import rule

# Punch


@rule("RIV-2.1")
def test_every_punch_gives_one_power() -> None:
    t = rivals(p0=["Punch"] * 3)
    for power in (1, 2, 3):
        t.play("Punch")
        assert t.power(0) == power


@rule("RIV-2.4")
def test_a_punch_may_be_played_after_a_purchase_and_the_slot_stays_empty_until_the_turn_ends() -> None:
    t = rivals(p0=["Punch", "Punch"], lineup=["The Penguin", "Insanity"], power=1)
    t.play("Punch")
    t.buy("The Penguin")
    t.play("Punch")
    assert (t.power(0), t.lineup) == (1, ["Insanity"])
    t.end()
    assert t.lineup == ["Insanity", *["Red Robin"] * 4]


@rule("RIV-4.1", "RIV-5.2")
def test_nine_punches_defeat_the_joker_in_a_confrontation_only() -> None:
    t = rivals(p0=["Punch"] * 9, from_start=True)
    t.answer(0, "P1")
    for _ in range(9):
        t.play("Punch")
    t.end()
    assert t.trophies(0) == ["The Joker (Level 1)"]
    t = rivals(p0=["Punch"] * 9, from_start=True)
    t.answer(0, None)
    for _ in range(9):
        t.play("Punch")
    t.end()
    assert (t.trophies(0), t.character(1)) == ([], "The Joker (Level 1)")


# Vulnerability


@rule("RIV-2.5")
def test_a_vulnerability_may_be_played_or_kept_and_is_discarded_at_the_end_either_way() -> None:
    t = rivals(p0=["Vulnerability", "Vulnerability"])
    t.play("Vulnerability")
    assert (t.power(0), t.played(0), t.hand(0)) == (0, ["Vulnerability"], ["Vulnerability"])
    t.end()
    assert (t.discard(0), t.hand(0)) == (["Vulnerability"] * 2, ["Punch"] * 5)


def test_a_vulnerability_is_worth_nothing_and_gives_nothing_to_batman_of_level_3() -> None:
    t = duel(p0=["Vulnerability"], hero0="Batman (Level 3)")
    t.play("Vulnerability")
    assert (t.power(0), t.vp(0)) == (0, 0)


def test_a_vulnerability_is_of_even_cost_and_the_foe_may_choose_it_for_two_face() -> None:
    t = rivals(p0=["Two-Face"], p1=["Vulnerability", "Superman"])
    t.play("Two-Face")
    t.answer(0, "even")
    assert (t.hand(1), t.discard(1)) == (["Superman"], ["Vulnerability"])


# Kick


@rule("RIV-2.2")
def test_kicks_cost_three_give_two_power_and_are_worth_a_point() -> None:
    t = rivals(p0=["Kick"], lineup=[], power=5)
    t.play("Kick")
    t.buy("Kick")
    t.buy("Kick")
    assert (t.power(0), t.discard(0), t.vp(0)) == (5 + 2 - 6, ["Kick", "Kick"], 3)
    assert t.offered() == ["end turn"]


@rule("RIV-4.3")
def test_no_kick_is_for_sale_in_a_confrontation() -> None:
    t = duel(p0=["Kick"], power=20)
    assert t.offered() == ["play Kick", "end turn"]


@rule("RIV-1.6", "RIV-9.6")
def test_eight_kicks_are_for_sale_and_a_destroyed_one_does_not_come_back() -> None:
    t = rivals(p0=["Bane", "Kick"], lineup=[], power=30)
    for _ in range(8):
        t.buy("Kick")
    assert (t.power(0), "buy Kick" in t.offered()) == (30 - 8 * 3, False)
    t.play("Bane")
    t.answer(0, "Kick (hand)")
    assert (t.destroyed, "buy Kick" in t.offered()) == (["Kick"], False)


# Weakness


@rule("RIV-9.1", "RIV-7.3")
def test_a_gained_weakness_goes_to_the_discard_pile_and_costs_a_point() -> None:
    t = rivals(p0=["Laughing Gas"], discard1=["Superman"])
    t.play("Laughing Gas")
    assert (t.discard(1), t.vp(1)) == (["Superman", "Weakness"], 3 - 1)


@rule("RIV-2.2", "RIV-2.5")
def test_a_weakness_may_be_played_to_no_effect_and_is_never_for_sale() -> None:
    t = rivals(p0=["Weakness"], lineup=[], power=20)
    t.play("Weakness")
    assert (t.power(0), t.played(0), t.offered()) == (20, ["Weakness"], ["buy Kick", "end turn"])


@rule("RIV-1.6", "RIV-9.2")
def test_the_tenth_weakness_is_the_last() -> None:
    t = rivals(p0=["Laughing Gas"] * 11)
    for n in (*range(1, 11), 10):
        t.play("Laughing Gas")
        assert t.discard(1) == ["Weakness"] * n
    assert t.power(0) == 22


@rule("RIV-1.7")
def test_a_weakness_is_no_hero_or_villain_for_ras_al_ghul_and_no_equipment_for_mr_freeze() -> None:
    t = duel(p0=["Ra's al Ghul", "Mr. Freeze"], destroyed=["Weakness"], p1=["Weakness"])
    t.play("Ra's al Ghul")
    t.play("Mr. Freeze")
    assert (t.power(0), t.destroyed, t.hand(1)) == (3 + 2, ["Weakness"], ["Weakness"])
