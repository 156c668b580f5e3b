"""Force Field: the Super Power that stays in play and protects from there."""

from __future__ import annotations

import pytest

from tests.sets.heroes_unite import mixed, unite
from tests.vocabulary import rule

ATTACKER = "Black Lantern Corps"


@rule("HU-3.5")
def test_force_field_draws_a_card_and_stays_in_play_when_the_turn_ends() -> None:
    t = unite(p0=["Force Field", "Punch"], deck0=["Kick", *["Raven"] * 5])
    t.play("Force Field")
    assert (t.power(0), t.hand(0), t.played(0)) == (0, ["Punch", "Kick"], [])
    t.end()
    assert (t.in_play(0), sorted(t.discard(0))) == (["Force Field"], ["Kick", "Punch"])


@rule("HU-3.5", "BASE-10.2")
def test_force_field_is_not_shuffled_in_and_draws_nothing_from_nowhere() -> None:
    t = unite(p0=["Force Field", "Punch"], deck0=[])
    t.play("Force Field")
    assert t.hand(0) == ["Punch"]
    t.end()
    assert (t.in_play(0), t.hand(0)) == (["Force Field"], ["Punch"])


@rule("HU-3.7")
def test_force_field_is_moved_from_play_to_the_discard_pile_to_avoid_an_attack() -> None:
    t = unite(p0=[ATTACKER], in1=["Force Field"], p2=[])
    t.play(ATTACKER)
    t.answer(1, "Force Field")
    assert (t.in_play(1), t.discard(1), t.discard(2)) == ([], ["Force Field"], ["Weakness"])


@rule("HU-3.7")
def test_force_field_may_be_kept_and_the_attack_taken() -> None:
    t = unite(p0=[ATTACKER], in1=["Force Field"])
    t.play(ATTACKER)
    t.answer(1, None)
    assert (t.in_play(1), t.discard(1)) == (["Force Field"], ["Weakness"])


@rule("HU-3.7")
def test_force_field_in_hand_is_no_help() -> None:
    t = unite(p0=[ATTACKER], p1=["Force Field"])
    t.play(ATTACKER)
    assert (t.asked(), t.hand(1), t.discard(1)) == ([0], ["Force Field"], ["Weakness"])


@rule("HU-5.1", "BASE-7.4")
@pytest.mark.parametrize(
    ("used", "in_play", "hand"), [("Force Field", [], ["Katana"]), ("Katana", ["Force Field"], ["Kick"])]
)
def test_force_field_or_a_card_in_hand_but_not_both_against_one_attack(
    used: str, in_play: list[str], hand: list[str]
) -> None:
    t = unite(p0=[ATTACKER], p1=["Katana"], in1=["Force Field"], deck1=["Kick"])
    t.play(ATTACKER)
    assert sorted(label.split(" (")[0] for label in t.offered(1)) == ["Force Field", "Katana"]
    t.answer(1, used)
    assert (t.asked(), t.in_play(1), t.hand(1), t.discard(1)) == ([0], in_play, hand, [used])


def test_two_force_fields_avoid_two_attacks_and_not_a_third() -> None:
    t = unite(p0=[ATTACKER] * 3, in1=["Force Field", "Force Field"])
    for _ in range(2):
        t.play(ATTACKER)
        t.answer(1, "Force Field")
    t.play(ATTACKER)
    assert (t.in_play(1), t.discard(1)) == ([], ["Force Field", "Force Field", "Weakness"])


@rule("BASE-8.6")
def test_force_field_avoids_a_first_appearance_right_after_its_first_turn() -> None:
    t = unite(p0=["Force Field"], deck0=["Kick"] * 6, stack=["Trigon"], face_down=True)
    t.play("Force Field")
    t.end()
    t.answer(0, "Force Field")
    assert (t.in_play(0), t.destroyed, t.hand(0)) == ([], [], ["Kick"] * 5)


@rule("HU-3.8")
def test_an_old_force_field_is_not_played_this_turn() -> None:
    """It gives Booster Gold nothing, and Whirlwind is the first card."""
    t = unite(hero0="Booster Gold", p0=["Whirlwind"], in0=["Force Field"])
    t.play("Whirlwind")
    assert t.power(0) == 1
    t.answer(0, "discard your hand")
    assert len(t.hand(0)) == 4


@rule("HU-9.3", "HU-9.4")
def test_force_field_gives_booster_gold_power_when_played_and_a_card_when_used() -> None:
    t = unite(hero0="Booster Gold", p0=["Force Field"], deck0=["Punch"])
    t.play("Force Field")
    assert t.power(0) == 1

    t = unite(hero1="Booster Gold", p0=[ATTACKER], in1=["Force Field"], deck1=["Kick"])
    t.play(ATTACKER)
    t.answer(1, "Force Field")
    t.answer(1, "draw a card")
    assert (t.hand(1), t.discard(1)) == (["Kick"], ["Force Field"])


@rule("HU-4.1", "G-4")
def test_force_field_scores_from_play() -> None:
    assert unite(in0=["Force Field", "Force Field"]).vp(0) == 2


def test_force_field_used_once_can_be_drawn_and_played_again() -> None:
    t = unite(p0=[ATTACKER], in1=["Force Field"], p1=["Raven"], deck1=[])
    t.play(ATTACKER)
    t.answer(1, "Force Field")
    t.end()
    t.play("Raven")
    t.play("Force Field")
    assert (t.in_play(1), t.discard(1)) == (["Force Field"], [])


@rule("BASE-16.7")
def test_force_field_may_stand_before_the_partner() -> None:
    t = unite(players=4, variants=["team"], p0=[ATTACKER], in1=["Force Field"])
    t.play(ATTACKER)
    t.answer(1, "Force Field for P3")
    assert (t.in_play(1), t.discard(1), t.discard(3)) == ([], ["Force Field", "Weakness"], [])


@rule("G-8")
def test_force_field_played_again_by_clayface_draws_again_and_stays_one_card() -> None:
    t = mixed(p0=["Force Field", "Clayface"], deck0=["Kick", "Mera", *["Punch"] * 5])
    t.play("Force Field")
    t.play("Clayface")
    t.end()
    assert (t.in_play(0), sorted(t.discard(0))) == (["Force Field"], ["Clayface", "Kick", "Mera"])


@rule("BASE-18.19", "HU-3.5")
def test_force_field_borrowed_by_emerald_knight_goes_back_to_the_lineup() -> None:
    t = mixed(p0=["Emerald Knight"], lineup=["Force Field", *["Bane"] * 4], deck0=["Kick"])
    t.play("Emerald Knight")
    assert t.hand(0) == ["Kick"]
    t.end()
    assert (t.in_play(0), sorted(t.lineup)) == ([], [*["Bane"] * 4, "Force Field"])


@rule("G-14")
def test_force_field_played_out_of_a_foes_deck_stays_the_foes() -> None:
    t = mixed(p0=["X-Ray Vision"], deck0=["Kick"], deck1=["Force Field", "Punch"])
    t.play("X-Ray Vision")
    t.answer(0, "Force Field")
    assert (t.hand(0), t.in_play(0), t.deck(1)) == (["Kick"], [], ["Force Field", "Punch"])


def test_force_field_is_a_super_power_for_superman_and_fortress_of_solitude() -> None:
    t = mixed(hero0="Superman", p0=["Force Field"], in0=["Fortress of Solitude"], deck0=["Kick", "Mera", "Punch"])
    t.play("Force Field")
    assert (t.power(0), t.hand(0)) == (1, ["Kick", "Mera"])
