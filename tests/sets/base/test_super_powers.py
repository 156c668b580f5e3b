"""The five kinds of Super Powers of the main deck."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.vocabulary import rule, table


@rule("BASE-3.5", "BASE-5.3")
@pytest.mark.parametrize(
    ("name", "cost", "points"),
    [
        ("Bulletproof", 4, 1),
        ("Heat Vision", 6, 2),
        ("Super Speed", 3, 1),
        ("Super Strength", 7, 2),
        ("X-Ray Vision", 3, 1),
    ],
)
def test_what_super_powers_cost_and_what_they_are_worth(name: str, cost: int, points: int) -> None:
    assert f"buy {name}" not in table("base", lineup=[name], power=cost - 1).offered()
    t = table("base", lineup=[name], power=cost)
    t.buy(name)
    assert (t.power(0), t.vp(0)) == (0, points)


# Bulletproof and Super Speed: Defenses


def test_bulletproof_gives_two_power_when_played() -> None:
    t = table("base", p0=["Bulletproof"], deck0=["Kick"], discard0=["Punch"])
    t.play("Bulletproof")
    assert (t.power(0), t.hand(0), t.discard(0)) == (2, [], ["Punch"])


@rule("BASE-7.2")
@pytest.mark.parametrize(
    ("picked", "left"),
    [("Weakness", ["Bulletproof"]), ("Bulletproof", ["Weakness"]), (None, ["Weakness", "Bulletproof"])],
)
def test_bulletproof_avoids_an_attack_then_draws_and_may_destroy(picked: str | None, left: list[str]) -> None:
    t = table("base", p0=["Scarecrow"], p1=["Bulletproof"], deck1=["Kick", "Punch"], discard1=["Weakness"])
    t.play("Scarecrow")
    t.answer(1, "Bulletproof")
    t.answer(1, picked)
    assert (t.hand(1), t.discard(1)) == (["Kick"], left)


@rule("BASE-10.2")
def test_bulletproof_is_drawn_again_if_it_is_all_there_is() -> None:
    t = table("base", p0=["Scarecrow"], p1=["Bulletproof"], deck1=[])
    t.play("Scarecrow")
    t.answer(1, "Bulletproof")
    assert (t.hand(1), t.discard(1), t.asked()) == (["Bulletproof"], [], [0])


@rule("BASE-16.8")
def test_bulletproof_used_for_the_partner_cleans_the_users_own_discard_pile() -> None:
    t = table(
        "base",
        players=4,
        variants=["team"],
        p0=["Bane"],
        p1=["Bulletproof"],
        p3=["Mera"],
        deck1=["Kick"],
        discard1=["Vulnerability"],
        discard3=["Weakness"],
    )
    t.play("Bane")
    t.answer(1, "Bulletproof for P3")
    assert sorted(t.offered(1)) == ["Bulletproof", "Vulnerability"]
    t.answer(1, "Vulnerability")
    assert (t.hand(3), t.discard(3), t.destroyed) == (["Mera"], ["Weakness"], ["Vulnerability"])
    assert sorted(t.discard(1)) == ["Bulletproof", "Kick"]


def test_super_speed_draws_a_card_when_played() -> None:
    t = table("base", p0=["Super Speed"], deck0=["Kick", "Mera"])
    t.play("Super Speed")
    assert (t.power(0), t.hand(0), t.deck(0)) == (0, ["Kick"], ["Mera"])


def test_super_speed_avoids_an_attack_and_draws_two() -> None:
    t = table("base", p0=["Scarecrow"], p1=["Super Speed"], deck1=["Kick", "Mera", "Punch"])
    t.play("Scarecrow")
    t.answer(1, "Super Speed")
    assert (t.hand(1), t.discard(1)) == (["Kick", "Mera"], ["Super Speed"])


@rule("G-22")
def test_super_speed_without_deck_draws_nothing_when_played_and_itself_as_defense() -> None:
    t = table("base", p0=["Super Speed", "Scarecrow"], p1=["Super Speed"], deck0=[], deck1=[])
    t.play("Super Speed")
    assert t.hand(0) == ["Scarecrow"]
    t.play("Scarecrow")
    t.answer(1, "Super Speed")
    assert (t.hand(1), t.discard(1)) == (["Super Speed"], [])


@rule("BASE-6.1")
def test_super_speed_makes_the_flash_draw_in_his_own_turn_only() -> None:
    t = table("base", hero0="The Flash", p0=["Super Speed"], deck0=["Kick", "Mera", "Punch"])
    t.play("Super Speed")
    t.answer(0, "draw a card")
    assert t.hand(0) == ["Kick", "Mera"]

    t = table("base", hero1="The Flash", p0=["Scarecrow"], p1=["Super Speed"], deck1=["Kick", "Mera", "Punch"])
    t.play("Scarecrow")
    t.answer(1, "Super Speed")
    assert (t.hand(1), t.asked()) == (["Kick", "Mera"], [0])


# Heat Vision


@rule("BASE-12.2")
@pytest.mark.parametrize(
    ("picked", "hand", "discards"),
    [("Punch", [], ["Weakness"]), ("Weakness", ["Punch"], []), (None, ["Punch"], ["Weakness"])],
)
def test_heat_vision_may_destroy_a_card_in_hand_or_discard_pile(
    picked: str | None, hand: list[str], discards: list[str]
) -> None:
    t = table("base", p0=["Heat Vision", "Punch"], discard0=["Weakness"])
    t.play("Heat Vision")
    with pytest.raises(ArchfoeError):
        t.answer(0, "Punch", "Weakness")
    t.answer(0, picked)
    assert (t.power(0), t.hand(0), t.discard(0)) == (3, hand, discards)


def test_heat_vision_has_nothing_to_destroy_without_hand_and_discard_pile() -> None:
    t = table("base", p0=["Heat Vision"], power=0, lineup=[], kicks=0)
    t.play("Heat Vision")
    assert (t.power(0), t.destroyed, t.offered()) == (3, [], ["end turn"])


@rule("G-8")
def test_heat_vision_played_again_by_clayface_destroys_a_second_card() -> None:
    t = table("base", p0=["Heat Vision", "Clayface"], discard0=["Weakness", "Vulnerability"])
    t.play("Heat Vision")
    t.answer(0, "Weakness")
    t.play("Clayface")
    t.answer(0, "Vulnerability")
    assert (t.power(0), t.destroyed, t.discard(0)) == (6, ["Weakness", "Vulnerability"], [])


# Super Strength


def test_super_strength_gives_five_power_and_is_worth_two_points() -> None:
    t = table("base", p0=["Super Strength"])
    t.play("Super Strength")
    assert (t.power(0), t.vp(0)) == (5, 2)


def test_super_strength_works_with_nothing_else_on_the_table() -> None:
    t = table("base", p0=["Super Strength"], deck0=[], lineup=[], kicks=0, stack=[])
    t.play("Super Strength")
    assert (t.power(0), t.offered()) == (5, ["end turn"])
    assert t.hand(0) == []


@rule("G-6")
def test_super_strength_is_doubled_by_parallax_after_part_of_it_was_spent() -> None:
    t = table("base", p0=["Super Strength", "Parallax"])
    t.play("Super Strength")
    t.buy("Kick")
    t.play("Parallax")
    assert t.power(0) == 2 * 5 - 3


def test_super_strength_comes_back_with_man_of_steel() -> None:
    t = table("base", p0=["Man of Steel"], discard0=["Super Strength"])
    t.play("Man of Steel")
    t.play("Super Strength")
    assert t.power(0) == 3 + 5


# X-Ray Vision


@rule("G-14")
def test_x_ray_vision_plays_a_foes_top_card_and_puts_it_back() -> None:
    t = table("base", p0=["X-Ray Vision"], deck1=["Super Strength", "Punch"], deck2=["Kick", "Punch"])
    t.play("X-Ray Vision")
    assert t.offered(0) == ["Super Strength (P1's deck)", "Kick (P2's deck)"]
    t.answer(0, "Super Strength")
    assert (t.power(0), t.played(0)) == (5, ["X-Ray Vision"])
    assert (t.deck(1), t.deck(2)) == (["Super Strength", "Punch"], ["Kick", "Punch"])


@rule("G-9")
def test_x_ray_vision_need_not_play_any_of_the_cards() -> None:
    t = table("base", p0=["X-Ray Vision"], deck1=["Vulnerability"])
    t.play("X-Ray Vision")
    t.answer(0, None)
    assert (t.power(0), t.deck(1)) == (0, ["Vulnerability"])


@rule("BASE-18.35", "BASE-10.3")
def test_x_ray_vision_makes_a_foe_without_deck_shuffle() -> None:
    t = table("base", p0=["X-Ray Vision"], deck1=[], discard1=["Kick"])
    t.play("X-Ray Vision")
    t.answer(0, "Kick")
    assert (t.power(0), t.deck(1), t.discard(1)) == (2, ["Kick"], [])


@rule("G-22")
def test_x_ray_vision_sees_nothing_of_a_foe_without_deck_and_discard_pile() -> None:
    t = table("base", p0=["X-Ray Vision"], deck1=[])
    t.play("X-Ray Vision")
    assert (t.power(0), t.offered()) == (0, ["end turn"])


def test_x_ray_vision_cannot_play_a_location() -> None:
    t = table("base", p0=["X-Ray Vision"], deck1=["The Batcave"])
    t.play("X-Ray Vision")
    assert (t.deck(1), t.in_play(0), t.offered()) == (["The Batcave"], [], ["end turn"])


@rule("BASE-18.34")
def test_x_ray_vision_is_no_attack_and_gives_no_chance_for_a_defense() -> None:
    t = table("base", p0=["X-Ray Vision"], p1=["Lasso of Truth"], deck1=["Kick"])
    t.play("X-Ray Vision")
    assert t.asked() == [0]
    t.answer(0, "Kick")
    assert (t.power(0), t.hand(1)) == (2, ["Lasso of Truth"])


def test_x_ray_vision_borrows_an_attack_against_its_own_owner() -> None:
    """Poison Ivy has left the deck while she attacks, so the card below her is discarded."""
    t = table("base", p0=["X-Ray Vision"], deck1=["Poison Ivy", "Kick", "Punch"])
    t.play("X-Ray Vision")
    t.answer(0, "Poison Ivy")
    assert (t.deck(1), t.discard(1), t.power(0)) == (["Poison Ivy", "Punch"], ["Kick", "Weakness"], 1)


def test_x_ray_vision_uses_the_players_own_piles_for_a_borrowed_card() -> None:
    t = table("base", p0=["X-Ray Vision"], discard0=["Batmobile"], deck1=["Robin"], discard1=["Utility Belt"])
    t.play("X-Ray Vision")
    t.answer(0, "Robin")
    assert (t.hand(0), t.power(0), t.discard(1), t.deck(1)) == (["Batmobile"], 1, ["Utility Belt"], ["Robin"])


@rule("G-8")
def test_x_ray_vision_finds_clayface_who_cannot_play_the_card_that_still_resolves() -> None:
    t = table("base", p0=["Kick", "X-Ray Vision"], deck1=["Clayface"])
    t.play("Kick")
    t.play("X-Ray Vision")
    t.answer(0, "Clayface")
    assert (t.power(0), t.deck(1)) == (4, ["Clayface"])


@rule("BASE-11.3")
def test_x_ray_vision_is_the_first_super_power_for_fortress_of_solitude() -> None:
    t = table("base", p0=["X-Ray Vision"], in0=["Fortress of Solitude"], deck0=["Mera", "Robin"], deck1=["Kick"])
    t.play("X-Ray Vision")
    t.answer(0, "Kick")
    assert (t.power(0), t.hand(0)) == (2, ["Mera"])


def test_superman_counts_two_plays_of_x_ray_vision_once_though_one_is_a_foes() -> None:
    t = table("base", hero0="Superman", p0=["X-Ray Vision"], deck1=["X-Ray Vision"])
    t.play("X-Ray Vision")
    t.answer(0, "X-Ray Vision")
    assert t.power(0) == 1


def test_x_ray_vision_leaves_the_partners_deck_alone() -> None:
    t = table("base", players=4, variants=["team"], p0=["X-Ray Vision"], deck2=["Super Strength"])
    t.play("X-Ray Vision")
    assert t.offered(0) == ["Punch (P1's deck)", "Punch (P3's deck)"]
