"""Equipment of Rebirth, from Holographic Computing to Zodiac Crystals."""

from __future__ import annotations

import pytest

from archfoe.core.piles import MAIN
from tests.sets.rebirth import city, entering, for_sale, trio
from tests.vocabulary import Table, rule

# Holographic Computing


@rule("REB-15.9")
def test_holographic_computing_gives_power_a_card_and_purchases_in_neighbouring_spaces() -> None:
    spaces = {"S5": ["Aquaman (3)"], "L1": ["Jetpack"], "L5": ["Lois Lane"], "S1": ["Blast"], "S4": ["Jetpack"]}
    t = city(p0=["Holographic Computing"], deck0=["Run"], at={0: "S5"}, power=4, city=spaces)
    assert for_sale(t) == ["Aquaman (3)"]
    t.play("Holographic Computing")
    assert (t.power(0), t.hand(0)) == (4 + 1, ["Run"])
    assert sorted(for_sale(t)) == ["Aquaman (3)", "Bat-Signal", "Jetpack", "Lois Lane"]
    t.buy("Jetpack")
    assert (t.power(0), t.discard(0), t.city("L1"), t.at(0)) == (3, ["Jetpack"], [], "S5")


@rule("REB-15.9")
def test_holographic_computing_counts_from_where_you_are_at_each_purchase() -> None:
    spaces = {"L1": ["Jetpack"], "L2": ["Lois Lane"]}
    t = city(p0=["Holographic Computing"], at={0: "S5"}, power=5, move=2, city=spaces)
    t.play("Holographic Computing")
    assert sorted(for_sale(t)) == ["Bat-Signal", "Jetpack"]
    t.walk("L1", "S1")
    assert sorted(for_sale(t)) == ["Jetpack", "Lois Lane"]


@rule("REB-15.9", "REB-6.8")
def test_holographic_computing_defeats_a_villain_next_door() -> None:
    t = city(p0=["Holographic Computing"], at={0: "S5"}, power=4, deck1=["Aquaman (3)"], city={"L5": ["Giganta"]})
    t.play("Holographic Computing")
    t.buy("Giganta")
    t.answer(0, "P1")
    assert (t.destroyed, t.hand(1), t.power(0)) == (["Giganta"], ["Aquaman (3)"], 0)


@rule("REB-15.9", "REB-10.3")
def test_holographic_computing_does_not_lift_the_limit_of_a_stack_nor_use_locations() -> None:
    t = city(p0=["Holographic Computing"], at={0: "S5", 1: "L3"}, power=9, city={"L3": ["Bane"]})
    t.play("Holographic Computing")
    t.buy("Bat-Signal")
    assert for_sale(t) == []
    assert "use Arkham Asylum" not in t.offered(0)  # next to it is not there


@rule("REB-15.9")
def test_holographic_computing_is_over_with_the_turn() -> None:
    t = city(p0=["Holographic Computing"], at={0: "S5", 1: "S3"}, city={"L1": ["Jetpack"]}, power=1)
    t.play("Holographic Computing")
    assert for_sale(t) == ["Jetpack"]
    t.end()
    t.end()
    t.play("Punch")
    t.play("Punch")
    assert (t.active, for_sale(t)) == (0, [])


# Power Battery


def test_power_battery_gives_four_power_and_takes_a_super_power_back() -> None:
    t = city(p0=["Power Battery"], discard0=["Punch", "Blast", "Heat Vision", "Jetpack"])
    t.play("Power Battery")
    assert (t.power(0), t.offered(0)) == (4, ["Blast", "Heat Vision"])
    t.answer(0, "Heat Vision")
    assert (t.hand(0), t.discard(0)) == (["Heat Vision"], ["Punch", "Blast", "Jetpack"])
    t.play("Heat Vision")
    assert t.power(0) == 4 + 3


def test_power_battery_may_leave_it_there() -> None:
    t = city(p0=["Power Battery"], discard0=["Blast"])
    t.play("Power Battery")
    t.answer(0, None)
    assert (t.hand(0), t.discard(0)) == ([], ["Blast"])


@pytest.mark.parametrize("pile", [[], ["Punch", "Jetpack", "Lois Lane"]])
def test_power_battery_without_a_super_power_there_is_four_power(pile: list[str]) -> None:
    t = city(p0=["Power Battery"], discard0=pile, discard1=["Blast"])
    t.play("Power Battery")
    assert (t.power(0), t.discard(0), "end turn" in t.offered(0)) == (4, pile, True)


# Sonic Cannon


@pytest.mark.parametrize("spaces", [{}, {"L1": ["Scarecrow"]}, {"S5": ["Aquaman (3)"]}])
def test_sonic_cannon_gives_two_power_without_a_villain_in_the_space(spaces: dict[str, list[str]]) -> None:
    t = city(p0=["Sonic Cannon"], at={0: "S5", 1: "L1"}, city=spaces)
    t.play("Sonic Cannon")
    assert t.power(0) == 2


@pytest.mark.parametrize("villain", ["Scarecrow", "Doomsday"])
def test_sonic_cannon_gives_three_power_beside_a_villain(villain: str) -> None:
    t = city(p0=["Sonic Cannon"], at={0: "S5"}, city={"S5": [villain, "Bane"]})
    t.play("Sonic Cannon")
    assert (t.power(0), t.city("S5")) == (3, [villain, "Bane"])


def test_sonic_cannon_counts_the_villain_that_a_grappling_hook_has_pulled() -> None:
    t = city(p0=["Sonic Cannon", "Grappling Hook", "Sonic Cannon"], at={0: "S5"}, city={"S1": ["Doomsday"]})
    t.play("Sonic Cannon")
    t.play("Grappling Hook")
    t.answer(0, "Doomsday")
    t.play("Sonic Cannon")
    assert t.power(0) == 2 + 1 + 3


# Super-Suit


@rule("REB-8.2")
def test_super_suit_played_gives_three_power_and_moves_nobody() -> None:
    t = city(p0=["Super-Suit"])
    t.play("Super-Suit")
    assert (t.power(0), t.move(0), t.at(0), "end turn" in t.offered(0)) == (3, 0, "S5", True)


@rule("REB-15.14", "REB-7.5")
@pytest.mark.parametrize("there", ["slot 1", "slot 5"])
def test_super_suit_avoids_in_step_two_and_moves_up_to_two_spaces(there: str) -> None:
    t = city(p0=["Super-Suit"], at={0: "S5"}, city={"S5": ["Bane", "Scarecrow"]}, from_start=True)
    t.answer(0, "Bane")
    t.answer(0, "Super-Suit for yourself")
    assert sorted(t.offered(0)) == ["Location 1", "Location 5", "slot 1", "slot 4", "slot 5"]
    t.answer(0, there)
    left = there == "slot 1"
    assert t.discard(0) == (["Super-Suit"] if left else ["Super-Suit", "Weakness"])
    assert t.power(0) == 0


@rule("REB-15.14")
def test_super_suit_shelters_who_is_where_its_player_lands_from_an_entering_super_villain() -> None:
    t = trio_hit(at={0: "L1", 1: "S5", 2: "L5"})
    t.answer(0, "P1")
    t.answer(1, "Super-Suit for yourself")
    t.answer(1, "Location 1")
    assert (t.at(1), t.hand(0), t.hand(1), t.hand(2)) == ("L1", ["Punch"], ["Punch"], [])
    assert (t.discard(1), t.discard(2)) == (["Super-Suit"], ["Run"])


@rule("REB-15.14")
def test_super_suit_shelters_its_own_space_if_its_player_stays() -> None:
    t = trio_hit(at={0: "L1", 1: "S5", 2: "S5"})
    t.answer(0, "P1")
    t.answer(1, "Super-Suit for yourself")
    t.answer(1, "slot 5")
    assert (t.at(1), t.hand(0), t.hand(1), t.hand(2)) == ("S5", [], ["Punch"], ["Run"])


@rule("REB-15.14", "REB-8.4")
def test_super_suit_does_not_shelter_the_space_that_was_left_nor_one_on_the_way() -> None:
    t = trio_hit(at={0: "L1", 1: "S5", 2: "S5"})
    t.answer(0, "P1")
    t.answer(1, "Super-Suit for yourself")
    t.answer(1, "slot 1")
    assert (t.at(1), t.hand(0), t.hand(1), t.hand(2)) == ("S1", [], ["Punch"], [])


@rule("REB-15.14", "REB-8.4")
def test_super_suit_is_no_help_against_an_attack_on_another_player_in_step_two() -> None:
    t = city(p0=["Punch"], p1=["Super-Suit"], city={"L3": ["Amazo"]}, from_start=True)
    assert (t.asked(), t.hand(0), t.hand(1)) == ([0], [], ["Super-Suit"])


@rule("REB-15.14")
def test_super_suit_of_the_active_player_against_an_entering_super_villain() -> None:
    t = entering("Amazo", p0=["Super-Suit"], p1=["Punch"], at={0: "S5", 1: "S1"})
    t.answer(0, "P0")
    t.answer(0, "Super-Suit for yourself")
    t.answer(0, "slot 1")
    assert (t.at(0), t.hand(1), t.discard(0)) == ("S1", ["Punch"], ["Super-Suit"])


def trio_hit(at: dict[int, str | None]) -> Table:
    """Amazo enters in the turn of P0 and takes a card of each hand; P1 has a Super-Suit."""
    return trio(
        p0=["Punch"],
        p1=["Super-Suit", "Punch"],
        p2=["Run"],
        at=at,
        main=["Amazo", "Green Arrow"],
        from_start=True,
    )


# Trident of Atlantis


@rule("REB-15.9")
def test_trident_of_atlantis_gives_two_power_and_purchases_within_range_two() -> None:
    spaces = {"S5": ["Aquaman (3)"], "S1": ["Jetpack"], "S4": ["Lois Lane"], "L2": ["Blast"], "L4": ["Black Canary"]}
    t = city(p0=["Trident of Atlantis"], at={0: "S5"}, power=4, city=spaces)
    assert for_sale(t) == ["Aquaman (3)"]
    t.play("Trident of Atlantis")
    assert t.power(0) == 4 + 2
    assert sorted(for_sale(t)) == ["Aquaman (3)", "Bat-Signal", "Jetpack", "Lois Lane"]
    t.buy("Lois Lane")
    t.buy("Bat-Signal")
    assert (t.discard(0), t.power(0), t.at(0)) == (["Lois Lane", "Bat-Signal"], 0, "S5")


@rule("REB-15.9", "REB-6.8")
def test_trident_of_atlantis_defeats_a_villain_two_spaces_away() -> None:
    t = city(p0=["Trident of Atlantis"], at={0: "S5"}, power=3, deck1=["Aquaman (3)"], city={"S4": ["Giganta"]})
    t.play("Trident of Atlantis")
    t.buy("Giganta")
    t.answer(0, "P1")
    assert (t.destroyed, t.hand(1)) == (["Giganta"], ["Aquaman (3)"])


@rule("REB-15.9")
def test_trident_of_atlantis_reaches_further_than_holographic_computing_played_after_it() -> None:
    t = city(
        p0=["Trident of Atlantis", "Holographic Computing"], at={0: "S5"}, move=1, deck0=[], city={"S1": ["Jetpack"]}
    )
    t.play("Trident of Atlantis")
    t.play("Holographic Computing")
    assert "Jetpack" in for_sale(t)
    t.walk("L5")
    assert sorted(for_sale(t)) == ["Bat-Signal", "Flight"]  # Jetpack is three spaces away now


@rule("REB-15.9", "REB-10.3")
def test_trident_of_atlantis_leaves_one_basic_a_stack_and_is_over_with_the_turn() -> None:
    t = city(p0=["Trident of Atlantis"], at={0: "S4", 1: "S2"}, power=9, city={"L5": ["Jetpack"]})
    t.play("Trident of Atlantis")
    t.buy("Flight")
    t.buy("Bat-Signal")
    assert for_sale(t) == ["Jetpack"]
    t.end()
    t.end()
    t.play("Punch")
    t.play("Punch")
    assert (t.active, t.power(0), "Jetpack" in for_sale(t)) == (0, 2, False)


# Wonder Woman's Shield


@rule("REB-8.8", "REB-12.4")
def test_wonder_womans_shield_stays_in_play_and_does_nothing_from_hand() -> None:
    t = city(p0=["Wonder Woman's Shield"], at={1: "L4"}, city={"L2": ["Scarecrow"]}, from_start=True)
    assert t.discard(0) == ["Weakness"]
    t.play("Wonder Woman's Shield")
    assert (t.power(0), t.move(0), t.in_play(0)) == (2, 0, ["Wonder Woman's Shield"])
    t.end()
    t.end()
    assert (t.active, t.in_play(0), t.asked()) == (0, ["Wonder Woman's Shield"], [0])
    assert t.offered(0) == ["Wonder Woman's Shield for yourself"]


@rule("REB-15.21")
def test_wonder_womans_shield_is_discarded_from_play_and_its_owner_draws_two() -> None:
    t = city(in0=["Wonder Woman's Shield"], deck0=["Aquaman (3)", "Run"], city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, "Wonder Woman's Shield for yourself")
    assert (t.in_play(0), t.discard(0), t.hand(0)) == ([], ["Wonder Woman's Shield"], ["Aquaman (3)", "Run"])


@rule("REB-15.21", "REB-8.5")
@pytest.mark.parametrize(
    ("at", "near"), [("S5", True), ("L5", True), ("S1", True), ("S4", True), ("L2", False), ("L4", False)]
)
def test_wonder_womans_shield_protects_within_range_two_and_who_used_it_draws(at: str, near: bool) -> None:
    t = city(
        in1=["Wonder Woman's Shield"],
        deck0=["Lois Lane"],
        deck1=["Aquaman (3)", "Run"],
        at={0: "S5", 1: at},
        city={"L2": ["Scarecrow"]},
        from_start=True,
    )
    if near:
        t.answer(1, "Wonder Woman's Shield for P0")
        assert (t.discard(0), t.hand(0), t.hand(1)) == ([], [], ["Aquaman (3)", "Run"])
        assert t.discard(1) == ["Wonder Woman's Shield"]
    else:
        assert (t.discard(0), t.hand(1), t.in_play(1)) == (["Weakness"], [], ["Wonder Woman's Shield"])


@rule("REB-8.1")
def test_wonder_womans_shield_need_not_be_used() -> None:
    t = city(in0=["Wonder Woman's Shield"], deck0=["Aquaman (3)"], city={"L2": ["Scarecrow"]}, from_start=True)
    t.answer(0, None)
    assert (t.in_play(0), t.discard(0), t.hand(0)) == (["Wonder Woman's Shield"], ["Weakness"], [])


# Zodiac Crystals


def test_zodiac_crystals_give_four_power_if_a_villain_lies_on_top() -> None:
    t = city(p0=["Zodiac Crystals"], deck0=["Run"], main=["Bane", "Aquaman (3)"])
    t.play("Zodiac Crystals")
    assert (t.power(0), t.hand(0), t.main_deck) == (4, [], ["Bane", "Aquaman (3)"])


def test_zodiac_crystals_draw_a_card_otherwise() -> None:
    t = city(p0=["Zodiac Crystals"], deck0=["Run"], main=["Aquaman (3)", "Bane"])
    t.play("Zodiac Crystals")
    assert (t.power(0), t.hand(0), t.main_deck) == (2, ["Run"], ["Aquaman (3)", "Bane"])


@pytest.mark.parametrize(("card", "power"), [("General Zod", 4), ("Jetpack", 2)])
def test_zodiac_crystals_show_the_card_to_all(card: str, power: int) -> None:
    t = city(p0=["Zodiac Crystals"], main=[card, "Bane"])
    t.play("Zodiac Crystals")
    assert t.power(0) == power
    for reader in (0, 1):
        assert [seen.name for seen in t.view(reader).known(MAIN)] == [card]


@rule("REB-14.3")
def test_zodiac_crystals_and_an_empty_main_deck_are_two_power() -> None:
    t = city(p0=["Zodiac Crystals"], deck0=["Run"], main=[])
    t.play("Zodiac Crystals")
    assert (t.power(0), t.hand(0), "end turn" in t.offered(0)) == (2, [], True)
