"""Basic cards: Toss, Withdrawal, Batcycle, Flight, Tomorrow's Headline, Bat-Signal, Super Speed."""

from __future__ import annotations

import pytest

from archfoe.games.city.piles import BASICS
from tests.sets.rebirth import assists, city, for_sale, lost_to_cheetah, trio
from tests.sets.rebirth.villainy import where_is
from tests.vocabulary import Table, rule

BASIC_CARDS = ["Toss", "Withdrawal", "Batcycle", "Flight", "Tomorrow's Headline", "Bat-Signal", "Super Speed"]


def left_in_stack(t: Table, number: int) -> int:
    """How many Basic cards lie on a Location."""
    return len(t.names(BASICS + number - 1))


# Toss


@rule("REB-6.7")
@pytest.mark.parametrize(
    ("word", "space"), [("slot 4", "S4"), ("Location 5", "L5"), ("Location 1", "L1"), ("slot 1", "S1")]
)
def test_toss_throws_a_villain_of_ones_space_up_to_two_spaces(word: str, space: str) -> None:
    t = city(p0=["Toss"], at={0: "S5", 1: "L5"}, city={"S5": ["Bane"], "L5": ["Cheetah"]})
    t.play("Toss")
    t.answer(0, "Bane")
    assert t.offered(0) == ["Location 1", "slot 1", "slot 4", "Location 5"]
    t.answer(0, word)
    assert (where_is(t, "Bane"), where_is(t, "Cheetah"), t.power(0)) == ([space], ["L5"], 2)


def test_toss_may_leave_the_villain_where_it_is_and_reaches_no_other_space() -> None:
    t = city(p0=["Toss", "Toss"], at={0: "S5"}, city={"S5": ["Lex Luthor"], "L1": ["Bane"]})
    t.play("Toss")
    assert t.offered(0) == ["Lex Luthor"]
    t.answer(0, None)
    assert (t.power(0), t.city("S5")) == (2, ["Lex Luthor"])
    t = city(p0=["Toss"], at={0: "S5"}, city={"L1": ["Bane"]})
    t.play("Toss")
    assert (t.power(0), t.city("L1"), "end turn" in t.offered(0)) == (2, ["Bane"], True)


@rule("REB-10.2")
def test_toss_is_bought_at_arkham_asylum_for_three() -> None:
    t = city(tiles={"L1": "Arkham Asylum B"}, at={0: "L1"}, power=3)
    t.buy("Toss")
    assert (t.power(0), t.discard(0), t.vp(0), left_in_stack(t, 1)) == (0, ["Toss"], 1, 4)


# Withdrawal


def test_withdrawal_gives_one_power_or_a_basic_card() -> None:
    t = city(p0=["Withdrawal", "Withdrawal"])
    t.play("Withdrawal")
    t.answer(0, "+1 Power")
    assert (t.power(0), t.discard(0)) == (1, [])
    t.play("Withdrawal")
    t.answer(0, "gain")
    t.answer(0, "Flight")
    assert (t.power(0), t.discard(0), left_in_stack(t, 4)) == (1, ["Flight"], 4)


@rule("REB-15.20", "REB-12.1")
@pytest.mark.parametrize(("name", "number"), [("Batcycle", 3), ("Flight", 4), ("Bat-Signal", 5)])
def test_withdrawal_gains_from_any_stack_in_play_from_anywhere(name: str, number: int) -> None:
    t = city(p0=["Withdrawal"], at={0: "S1"})
    t.play("Withdrawal")
    t.answer(0, "gain")
    assert [label.split(" (")[0] for label in t.offered(0)] == ["Batcycle", "Flight", "Bat-Signal"]
    t.answer(0, name)
    assert (t.discard(0), left_in_stack(t, number), t.power(0)) == ([name], 4, 0)


@rule("REB-15.20", "REB-10.3")
def test_withdrawal_gains_also_where_one_was_bought_and_leaves_the_purchase_open() -> None:
    t = city(p0=["Withdrawal", "Withdrawal"], tiles={"L4": "Bank B"}, at={0: "L4"}, power=2)
    t.play("Withdrawal")
    t.answer(0, "gain")
    t.answer(0, "Withdrawal")
    t.buy("Withdrawal")
    t.play("Withdrawal")
    t.answer(0, "gain")
    t.answer(0, "Withdrawal")
    assert (t.power(0), t.discard(0), left_in_stack(t, 4)) == (0, ["Withdrawal"] * 3, 2)


@rule("REB-11.3", "REB-15.20")
def test_withdrawal_cannot_gain_from_a_destroyed_location() -> None:
    t = city(p0=["Withdrawal"], damage={"L3": 5, "L5": 5})
    t.play("Withdrawal")
    t.answer(0, "gain")
    assert (t.discard(0), "end turn" in t.offered(0)) == (["Flight"], True)


# Batcycle


def test_batcycle_gives_two_power_and_one_move() -> None:
    t = city(p0=["Batcycle", "Batcycle"])
    t.play("Batcycle")
    assert (t.power(0), t.move(0)) == (2, 1)
    t.play("Batcycle")
    t.walk("L1", "S1")
    assert (t.power(0), t.move(0), t.at(0)) == (4, 0, "S1")


@rule("REB-10.2", "REB-10.3")
def test_batcycle_is_bought_at_the_batcave_for_three() -> None:
    assert for_sale(city(at={0: "L3"}, power=2)) == []
    t = city(at={0: "L3"}, power=7)
    t.buy("Batcycle")
    assert (t.power(0), t.discard(0), t.vp(0), left_in_stack(t, 3)) == (4, ["Batcycle"], 1, 4)
    assert for_sale(t) == []


@rule("REB-15.18")
def test_the_move_of_a_batcycle_strengthens_the_flash_of_cost_six() -> None:
    t = city(p0=["Batcycle", "The Flash (6)"])
    t.play("Batcycle")
    t.play("The Flash (6)")
    assert (t.power(0), t.move(0)) == (2 + 4, 4)


# Flight


def test_flight_gives_one_power_and_three_move() -> None:
    t = city(p0=["Flight"])
    t.play("Flight")
    assert (t.power(0), t.move(0)) == (1, 3)
    t.walk("L1", "S1", "L2")
    assert (t.at(0), t.move(0)) == ("L2", 0)


@rule("REB-10.3", "REB-10.2")
def test_one_flight_a_turn_is_bought_at_the_city_for_three() -> None:
    t = city(at={0: "L4"}, power=7)
    t.buy("Flight")
    assert (t.power(0), t.discard(0), t.vp(0), left_in_stack(t, 4)) == (4, ["Flight"], 1, 4)
    assert for_sale(t) == []


@rule("REB-5.4")
def test_no_flight_is_for_sale_beside_the_city() -> None:
    t = city(at={0: "S3"}, power=7, move=1)
    assert for_sale(t) == []
    t.walk("L4")
    assert for_sale(t) == ["Flight"]


@rule("REB-11.3")
def test_flight_goes_with_the_city() -> None:
    assert for_sale(city(at={0: "L4"}, power=7, damage={"L4": 4})) == ["Flight"]
    assert for_sale(city(at={0: "L4"}, power=7, damage={"L4": 5})) == []


# Tomorrow's Headline


@rule("REB-15.19")
@pytest.mark.parametrize(
    ("main", "after"),
    [
        (["Bane", "Aquaman (3)", "Lois Lane", "Blast"], ["Aquaman (3)", "Lois Lane", "Bane", "Blast"]),
        (["Bane", "Aquaman (3)", "Lois Lane"], ["Aquaman (3)", "Lois Lane", "Bane"]),
        (["Bane", "Aquaman (3)"], ["Aquaman (3)", "Bane"]),
    ],
)
def test_tomorrows_headline_may_put_the_top_card_under_the_next_two(main: list[str], after: list[str]) -> None:
    t = city(p0=["Tomorrow's Headline", "Tomorrow's Headline"], main=main)
    t.play("Tomorrow's Headline")
    t.answer(0, "do not put")
    assert (t.power(0), t.main_deck) == (1, main)
    t.play("Tomorrow's Headline")
    t.answer(0, "put it under")
    assert (t.power(0), t.main_deck) == (2, after)


@rule("REB-15.19")
def test_tomorrows_headline_shows_one_card_and_its_player_alone() -> None:
    t = city(p0=["Tomorrow's Headline"], main=["Bane", "Aquaman (3)", "Lois Lane"])
    t.play("Tomorrow's Headline")
    known = [{t.state.cards[card].name for card in t.state.known if t.state.known[card] & 1 << p} for p in (0, 1)]
    assert known == [{"Bane"}, set()]


@rule("REB-15.19", "REB-14.3")
@pytest.mark.parametrize("main", [[], ["Bane"]])
def test_tomorrows_headline_has_nothing_to_bury_in_a_deck_of_one_card(main: list[str]) -> None:
    t = city(p0=["Tomorrow's Headline"], main=main)
    t.play("Tomorrow's Headline")
    assert (t.power(0), t.main_deck, "end turn" in t.offered(0)) == (1, main, True)


@rule("REB-10.2")
def test_tomorrows_headline_is_bought_at_the_daily_planet_for_two() -> None:
    t = city(tiles={"L2": "Daily Planet B"}, at={0: "L2"}, power=2)
    t.buy("Tomorrow's Headline")
    assert (t.power(0), t.discard(0), t.vp(0)) == (0, ["Tomorrow's Headline"], 1)


# Bat-Signal


@pytest.mark.parametrize(
    ("start", "spaces"),
    [
        ("S1", ["slot 1", "Location 1", "slot 5"]),
        ("L4", ["Location 4", "slot 4", "Location 5"]),
        ("L1", ["Location 1", "slot 5"]),
        ("L3", ["Location 3", "slot 3", "Location 4", "slot 2", "Location 2"]),
    ],
)
def test_bat_signal_lets_another_character_come_up_to_two_spaces_closer(start: str, spaces: list[str]) -> None:
    t = city(p0=["Bat-Signal"], at={0: "S5", 1: start})
    t.play("Bat-Signal")
    assert (t.asked(), sorted(t.offered(1))) == ([1], sorted(spaces))
    t.answer(1, spaces[-1])
    assert (t.power(0), t.move(0), t.move(1), t.at(0)) == (2, 0, 0, "S5")
    assert t.at(1) == spaces[-1].replace("slot ", "S").replace("Location ", "L")


@rule("REB-9.9")
def test_bat_signal_may_be_ignored_by_who_is_called() -> None:
    t = trio(p0=["Bat-Signal"], at={0: "S5", 1: "S1", 2: "S3"})
    t.play("Bat-Signal")
    assert t.offered(0) == ["P1", "P2"]  # not yourself
    t.answer(0, "P2")
    t.answer(2, "slot 3")
    assert (t.at(1), t.at(2), t.power(0)) == ("S1", "S3", 2)


@rule("REB-3.3")
@pytest.mark.parametrize("at", ["S5", None])
def test_bat_signal_is_two_power_if_the_others_are_with_you_or_not_placed(at: str | None) -> None:
    t = city(p0=["Bat-Signal"], at={0: "S5", 1: at})
    t.play("Bat-Signal")
    assert (t.power(0), t.at(1), "end turn" in t.offered(0)) == (2, at, True)


@rule("REB-10.2")
def test_bat_signal_is_bought_at_the_police_station_for_three() -> None:
    t = city(at={0: "L5"}, power=3)
    t.buy("Bat-Signal")
    assert (t.power(0), t.discard(0), t.vp(0), left_in_stack(t, 5)) == (0, ["Bat-Signal"], 1, 4)


# Super Speed


@rule("REB-8.2")
def test_super_speed_gives_one_power_and_two_move() -> None:
    t = city(p0=["Super Speed"])
    t.play("Super Speed")
    assert (t.power(0), t.move(0), t.at(0)) == (1, 2, "S5")


@rule("REB-7.5", "REB-5.7")
@pytest.mark.parametrize(("there", "hit"), [("Location 1", False), ("Location 5", False), ("slot 5", True)])
def test_super_speed_avoids_an_attack_and_moves_one_space(there: str, hit: bool) -> None:
    t = city(p0=["Super Speed"], at={0: "S5", 1: "L3"}, city={"S5": ["Bane", "Scarecrow"]}, from_start=True)
    t.answer(0, "Bane")
    t.answer(0, "Super Speed for yourself")
    assert sorted(t.offered(0)) == ["Location 1", "Location 5", "slot 5"]
    t.answer(0, there)
    assert t.discard(0) == (["Super Speed", "Weakness"] if hit else ["Super Speed"])
    assert (t.power(0), t.move(0)) == (0, 0)


@rule("REB-8.4")
def test_super_speed_protects_nobody_else() -> None:
    t = city(p1=["Super Speed"], city={"L2": ["Scarecrow"]}, from_start=True)
    assert (t.asked(), t.discard(0), t.hand(1)) == ([0], ["Weakness"], ["Super Speed"])


@rule("REB-10.2")
def test_super_speed_is_bought_at_star_labs_for_three() -> None:
    t = city(tiles={"L1": "S.T.A.R. Labs B"}, at={0: "L1"}, power=3)
    t.buy("Super Speed")
    assert (t.power(0), t.discard(0), t.vp(0)) == (0, ["Super Speed"], 1)


# All of them


@rule("REB-5.9")
@pytest.mark.parametrize("name", BASIC_CARDS)
def test_which_basic_cards_are_move_cards(name: str) -> None:
    moves = name in ("Batcycle", "Flight", "Bat-Signal", "Super Speed")
    assert lost_to_cheetah(name) == ([name] if moves else ["Weakness"])


@rule("REB-9.1")
def test_no_basic_card_is_an_assist() -> None:
    assert assists(city(p1=[*BASIC_CARDS, "Aquaman (3)"]), 1) == ["Aquaman (3)"]
