"""The seven Location tiles of Rebirth: the ability of side A, the stack of side B."""

from __future__ import annotations

import pytest

from archfoe.core.piles import WEAKNESSES
from archfoe.games.city.piles import BASICS
from archfoe.games.city.scenarios import SCENARIOS
from tests.sets.rebirth import city, for_sale
from tests.sets.rebirth.places import choices, city_of, told
from tests.vocabulary import Table, rule

BASICS_OF = {
    "Arkham Asylum": ("Toss", 3),
    "Bank": ("Withdrawal", 2),
    "Batcave": ("Batcycle", 3),
    "City": ("Flight", 3),
    "Daily Planet": ("Tomorrow's Headline", 2),
    "Police Station": ("Bat-Signal", 3),
    "S.T.A.R. Labs": ("Super Speed", 3),
}


def usable(t: Table, tile: str) -> bool:
    return f"use {tile}" in t.offered(t.active)


# Side B


@rule("REB-2.5", "REB-10.2", "REB-5.6")
@pytest.mark.parametrize("tile", BASICS_OF)
def test_side_b_has_a_stack_of_five_that_is_bought_there(tile: str) -> None:
    basic, cost = BASICS_OF[tile]
    t = city_of(f"{tile} B", at={0: "L1"}, power=cost)
    assert (t.names(BASICS), for_sale(t), usable(t, tile)) == ([basic] * 5, [basic], False)
    t.buy(basic)
    assert (t.names(BASICS), t.discard(0), t.power(0)) == ([basic] * 4, [basic], 0)
    assert for_sale(city_of(f"{tile} B", at={0: "L1"}, power=cost - 1)) == []


@rule("REB-10.3", "REB-5.4")
@pytest.mark.parametrize("tile", BASICS_OF)
def test_one_card_of_each_stack_is_bought_in_a_turn_and_only_on_the_location(tile: str) -> None:
    t = city_of(f"{tile} B", at={0: "S5"}, power=9, move=1)
    assert for_sale(t) == []
    t.walk("L1")
    t.buy(BASICS_OF[tile][0])
    assert for_sale(t) == []


@rule("REB-11.3")
@pytest.mark.parametrize(("damage", "left"), [(3, 5), (4, 0)])
@pytest.mark.parametrize("tile", BASICS_OF)
def test_a_location_that_is_destroyed_loses_its_stack(tile: str, damage: int, left: int) -> None:
    """General Zod deals the last damage; what he wants to be discarded nobody has."""
    t = city_of(f"{tile} B", at={0: "L1"}, city={"L1": ["General Zod"]}, damage={"L1": damage}, power=9,
                from_start=True)  # fmt: skip
    assert (len(t.names(BASICS)), BASICS_OF[tile][0] in for_sale(t)) == (left, bool(left))


@rule("REB-11.3")
@pytest.mark.parametrize("tile", BASICS_OF)
def test_a_location_that_is_destroyed_loses_its_ability(tile: str) -> None:
    for damage in (3, 4):
        t = city_of(f"{tile} A", at={0: "L1"}, p0=["Punch"], p1=["Weakness"], city={"L1": ["General Zod"],
                    "S3": ["Bane"]}, damage={"L1": damage}, power=9, move=9, from_start=True)  # fmt: skip
        assert usable(t, tile) == (damage == 3)


# Side A


@rule("REB-10.1", "REB-10.2")
@pytest.mark.parametrize("tile", BASICS_OF)
def test_side_a_has_an_ability_and_no_stack(tile: str) -> None:
    t = city_of(f"{tile} A", at={0: "L1"}, p0=["Punch"], p1=["Weakness"], city={"S3": ["Bane"]}, power=9, move=9)
    assert (usable(t, tile), for_sale(t), t.names(BASICS)) == (True, [], [])


@rule("REB-10.1")
@pytest.mark.parametrize("tile", BASICS_OF)
def test_an_ability_needs_the_character_there(tile: str) -> None:
    t = city_of(f"{tile} A", at={0: "S1"}, p0=["Punch"], p1=["Weakness"], city={"S3": ["Bane"]}, power=9, move=9)
    assert not usable(t, tile)
    t.walk("L1")
    assert usable(t, tile)


@rule("REB-14.5")
def test_the_tiles_of_the_first_scenario() -> None:
    assert dict(SCENARIOS[1].tiles) == {
        "arkham_asylum": "A", "daily_planet": "A", "batcave": "B", "city": "B", "police_station": "B",
    }  # fmt: skip


@rule("REB-10.5")
@pytest.mark.parametrize(
    ("start", "end"), [("S1", "L1"), ("L2", "S1"), ("S2", "L2"), ("S5", "L1"), ("L4", "S4"), ("S3", "L4")]
)
def test_arkham_asylum_draws_a_villain_one_space_nearer_clockwise_if_both_ways_are_equal(start: str, end: str) -> None:
    t = city_of("Arkham Asylum A", at={0: "L1"}, city={start: ["Lex Luthor"]}, power=2)
    t.use("Arkham Asylum")
    assert (t.city(start), t.city(end), t.power(0)) == ([], ["Lex Luthor"], 0)


@rule("REB-10.5", "REB-10.1")
def test_arkham_asylum_moves_any_villain_that_is_not_there_once_for_two_power() -> None:
    where = {"L1": ["Bane"], "S1": ["Bizarro"], "S3": ["Lex Luthor"], "L2": ["Aquaman (3)"]}
    t = city_of("Arkham Asylum A", at={0: "L1"}, city=where, power=5)
    t.use("Arkham Asylum")
    assert choices(t) == ["Bizarro", "Lex Luthor"]
    t.answer(0, "Bizarro")
    assert (t.city("L1"), t.power(0), usable(t, "Arkham Asylum")) == (["Bane", "Bizarro"], 3, False)


@rule("REB-10.5", "REB-6.7")
def test_arkham_asylum_works_where_the_tile_lies_and_not_without_power_or_villain() -> None:
    t = city_of("Bank B", "City B", "Arkham Asylum A", at={0: "L3", 1: "L5"}, city={"L5": ["Sinestro"]}, power=2)
    t.use("Arkham Asylum")
    assert t.city("S4") == ["Sinestro"]
    assert not usable(city(at={0: "L1"}, city={"S3": ["Bane"]}, power=1), "Arkham Asylum")
    assert not usable(city(at={0: "L1"}, city={"L1": ["Bane"], "S3": ["Aquaman (3)"]}, power=2), "Arkham Asylum")


@rule("REB-10.6", "REB-10.1")
@pytest.mark.parametrize("returned", ["Punch", "Lois Lane"])
def test_police_station_draws_for_a_discard_and_may_put_a_card_under_the_deck(returned: str) -> None:
    t = city_of(
        "Police Station A", at={0: "L1"}, p0=["Punch", "Run"], deck0=["Aquaman (3)", "Jetpack"], discard0=["Lois Lane"]
    )
    t.use("Police Station")
    t.answer(0, "Punch")
    assert sorted(t.hand(0)) == ["Aquaman (3)", "Run"]
    t.answer(0, returned)
    assert (t.deck(0), len(t.discard(0)), t.power(0)) == (["Jetpack", returned], 1, 0)
    assert not usable(t, "Police Station")


@rule("REB-10.6")
def test_police_station_need_not_put_a_card_under_the_deck() -> None:
    t = city_of(
        "Police Station A", at={0: "L1"}, p0=["Punch"], deck0=["Aquaman (3)", "Jetpack"], discard0=["Lois Lane"]
    )
    t.use("Police Station")
    t.answer(0, None)
    assert (t.hand(0), t.deck(0), sorted(t.discard(0))) == (["Aquaman (3)"], ["Jetpack"], ["Lois Lane", "Punch"])


@rule("REB-10.1")
def test_police_station_needs_a_card_to_discard_and_is_open_again_in_the_next_turn() -> None:
    assert not usable(city_of("Police Station A", at={0: "L1"}), "Police Station")
    t = city_of("Police Station A", at={0: "L1", 1: "L1"}, p0=["Punch", "Run"], p1=["Punch"])
    t.use("Police Station")
    t.answer(0, "Punch")
    t.answer(0, None)
    assert not usable(t, "Police Station")
    t.end()
    assert (t.active, usable(t, "Police Station")) == (1, True)


@rule("REB-10.1")
def test_daily_planet_may_put_the_next_card_under_the_main_deck() -> None:
    t = city_of("Daily Planet A", at={0: "L1"}, main=["Bane", "Lois Lane", "Aquaman (3)"], power=2)
    t.use("Daily Planet")
    assert (["Bane" in told(t, seat) for seat in (0, 1)], t.power(0)) == ([True, False], 1)
    t.answer(0, "put it on the bottom of the main deck")
    assert (t.main_deck, usable(t, "Daily Planet")) == (["Lois Lane", "Aquaman (3)", "Bane"], False)


def test_daily_planet_may_leave_the_card_there() -> None:
    t = city_of("Daily Planet A", at={0: "L1"}, main=["Bane", "Lois Lane", "Aquaman (3)"], power=1)
    t.use("Daily Planet")
    t.answer(0, "no")
    assert (t.main_deck, t.power(0)) == (["Bane", "Lois Lane", "Aquaman (3)"], 0)


@rule("REB-10.7")
def test_daily_planet_leaves_a_super_villain_on_top_and_needs_one_power_and_a_card() -> None:
    t = city_of("Daily Planet A", at={0: "L1"}, main=["Lex Luthor", "Lois Lane"], power=1)
    t.use("Daily Planet")
    assert ("Lex Luthor" in told(t, 0), t.main_deck, "end turn" in t.offered(0)) == (
        True,
        ["Lex Luthor", "Lois Lane"],
        True,
    )
    assert not usable(city_of("Daily Planet A", at={0: "L1"}), "Daily Planet")
    assert not usable(city_of("Daily Planet A", at={0: "L1"}, main=[], power=1), "Daily Planet")


@rule("REB-10.1")
def test_bank_draws_two_cards_for_three_power_once() -> None:
    t = city_of("Bank A", at={0: "L1"}, deck0=["Lois Lane", "Aquaman (3)", "Run", "Run"], power=7)
    t.use("Bank")
    assert (t.hand(0), t.power(0), usable(t, "Bank")) == (["Lois Lane", "Aquaman (3)"], 4, False)


@rule("REB-5.1")
def test_bank_is_paid_with_power_of_any_card_of_the_turn() -> None:
    t = city_of("Bank A", at={0: "L1"}, p0=["Big Blue Boy Scout", "Punch"], deck0=["Lois Lane", "Aquaman (3)"])
    t.play("Big Blue Boy Scout")
    assert not usable(t, "Bank")
    t.play("Punch")
    t.use("Bank")
    assert (t.hand(0), t.power(0)) == (["Lois Lane", "Aquaman (3)"], 0)


@rule("REB-12.5")
def test_bank_draws_what_there_is() -> None:
    t = city_of("Bank A", at={0: "L1"}, deck0=["Lois Lane"], discard0=["Aquaman (3)"], power=3)
    t.use("Bank")
    assert (t.hand(0), t.deck(0), t.discard(0)) == (["Lois Lane", "Aquaman (3)"], [], [])


@rule("REB-9.7", "REB-9.9")
def test_star_labs_lets_a_target_player_destroy_a_card() -> None:
    t = city_of("S.T.A.R. Labs A", at={0: "L1", 1: "L3"}, p0=["Punch"], p1=["Run"], discard1=["Punch"], power=3)
    t.use("S.T.A.R. Labs")
    t.answer(0, "P1")
    assert (t.asked(), choices(t, 1)) == ([1], ["Run", "Punch"])
    t.answer(1, "Punch")
    assert (t.destroyed, t.discard(1), t.power(0)) == (["Punch"], [], 1)
    assert not usable(t, "S.T.A.R. Labs")


@rule("REB-9.7", "REB-12.3")
def test_star_labs_serves_its_user_too_and_a_destroyed_weakness_returns() -> None:
    t = city_of("S.T.A.R. Labs A", at={0: "L1"}, p0=["Weakness"], p1=["Run"], power=2, weaknesses=4)
    t.use("S.T.A.R. Labs")
    t.answer(0, "P0")
    t.answer(0, "Weakness")
    assert (t.hand(0), t.destroyed, len(t.names(WEAKNESSES))) == ([], [], 5)


@rule("REB-9.9")
def test_star_labs_costs_two_power_and_nobody_must_destroy() -> None:
    assert not usable(city_of("S.T.A.R. Labs A", at={0: "L1"}, p0=["Run"], power=1), "S.T.A.R. Labs")
    t = city_of("S.T.A.R. Labs A", at={0: "L1"}, p0=["Run"], power=2)
    t.use("S.T.A.R. Labs")
    t.answer(0, None)
    assert (t.hand(0), t.destroyed, t.power(0)) == (["Run"], [], 0)


@rule("REB-5.8", "REB-10.1")
def test_city_places_its_user_on_any_other_location_for_one_move() -> None:
    t = city_of("City A", at={0: "L1"}, move=2)
    t.use("City")
    assert t.offered(0) == ["Location 2", "Location 3", "Location 4", "Location 5"]
    t.answer(0, "Location 4")
    assert (t.at(0), t.move(0)) == ("L4", 1)


@rule("REB-10.1")
def test_city_is_used_once_in_a_turn_also_if_one_comes_back() -> None:
    t = city_of("City A", at={0: "L1"}, move=9)
    t.use("City")
    t.answer(0, "Location 2")
    t.walk("S1", "L1")
    assert (t.move(0), usable(t, "City")) == (6, False)


@rule("REB-5.7")
def test_city_needs_move_and_a_walk_without_move_does_not_pay() -> None:
    t = city_of("City A", at={0: "L1"}, p0=["Helping Hand", "Run"], power=3)
    assert not usable(t, "City")
    t.play("Helping Hand")
    t.answer(0, "P0")
    t.answer(0, "Location 1")
    assert not usable(t, "City")
    t.play("Run")
    assert usable(t, "City")


@rule("REB-9.7", "REB-12.3")
@pytest.mark.parametrize("pile", ["p1", "discard1"])
def test_batcave_returns_a_weakness_of_hand_or_discard_pile_of_a_target_player(pile: str) -> None:
    t = city_of("Batcave A", at={0: "L1", 1: "L3"}, p0=["Weakness"], **{pile: ["Weakness", "Run"]}, weaknesses=4,
                move=3)  # fmt: skip
    t.use("Batcave")
    t.answer(0, "P1")
    t.answer(1, "Weakness")
    assert (t.hand(1) + t.discard(1), t.hand(0), t.move(0)) == (["Run"], ["Weakness"], 1)
    assert (len(t.names(WEAKNESSES)), t.destroyed, usable(t, "Batcave")) == (5, [], False)


@rule("REB-9.7")
def test_batcave_serves_its_user_too_who_may_keep_the_weakness() -> None:
    for answer, left in (("Weakness", []), (None, ["Weakness"])):
        t = city_of("Batcave A", at={0: "L1"}, discard0=["Weakness"], weaknesses=4, move=2)
        t.use("Batcave")
        t.answer(0, answer)
        assert (t.discard(0), t.move(0)) == (left, 0)


def test_batcave_costs_two_move_and_needs_a_weakness() -> None:
    assert not usable(city_of("Batcave A", at={0: "L1"}, discard0=["Weakness"], move=1, power=9), "Batcave")
    assert not usable(city_of("Batcave A", at={0: "L1"}, discard0=["Run"], move=2), "Batcave")
    assert usable(city_of("Batcave A", at={0: "L1"}, discard1=["Weakness"], move=2), "Batcave")
