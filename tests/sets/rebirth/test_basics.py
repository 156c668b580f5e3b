"""Basic cards: Bat-Signal, Flight, Contained, Tomorrow's Headline, Withdrawal, Holographic Computing, Carry On."""

from __future__ import annotations

import pytest

from archfoe.games.city.piles import BASICS
from tests.sets.rebirth import assists, city, for_sale, lost_to_cheetah, trio
from tests.vocabulary import Table, rule


def left_in_stack(t: Table, number: int) -> int:
    """How many Basic cards lie on a Location."""
    return len(t.names(BASICS + number - 1))


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


@rule("REB-5.9")
def test_bat_signal_flight_and_carry_on_are_move_cards_and_withdrawal_is_none() -> None:
    for name in ("Bat-Signal", "Flight", "Carry On"):
        assert lost_to_cheetah(name) == [name]
    assert lost_to_cheetah("Withdrawal") == ["Weakness"]


@rule("REB-9.1")
def test_no_basic_card_is_an_assist() -> None:
    basics = ["Bat-Signal", "Flight", "Contained", "Tomorrow's Headline", "Withdrawal", "Holographic Computing"]
    assert assists(city(p1=[*basics, "Carry On", "Robin"]), 1) == ["Robin"]


# Flight


def test_flight_gives_one_power_and_three_move() -> None:
    t = city(p0=["Flight"])
    t.play("Flight")
    assert (t.power(0), t.move(0)) == (1, 3)
    t.walk("L1", "S1", "L2")
    assert (t.at(0), t.move(0)) == ("L2", 0)


@rule("REB-10.3", "REB-10.2")
def test_one_flight_a_turn_is_bought_at_the_airport_for_three() -> None:
    t = city(at={0: "L5"}, power=7)
    t.buy("Flight")
    assert (t.power(0), t.discard(0), t.vp(0), left_in_stack(t, 5)) == (4, ["Flight"], 1, 4)
    assert for_sale(t) == []


@rule("REB-5.4")
def test_no_flight_is_for_sale_beside_the_airport() -> None:
    t = city(at={0: "S5"}, power=7, move=1)
    assert for_sale(t) == []
    t.walk("L5")
    assert for_sale(t) == ["Flight"]


@rule("REB-11.3")
def test_flight_goes_with_the_airport() -> None:
    assert for_sale(city(at={0: "L5"}, power=7, damage={"L5": 4})) == ["Flight"]
    assert for_sale(city(at={0: "L5"}, power=7, damage={"L5": 5})) == []


# Contained


@rule("REB-6.10", "REB-6.5")
def test_contained_keeps_a_villain_within_range_one_from_moving() -> None:
    t = city(p0=["Contained"], at={0: "S5", 1: "S3"}, city={"L1": ["Cheetah"], "S1": ["Bane"]})
    t.play("Contained")  # Bane is too far away: no choice
    assert t.power(0) == 1
    t.end()
    assert (t.city("L1"), t.city("L2")) == (["Cheetah"], ["Bane"])


@rule("REB-6.10")
def test_contained_villains_still_attack() -> None:
    t = city(p0=["Contained"], at={0: "L5", 1: "S3"}, city={"L5": ["Cheetah"]}, p1=["Punch"])
    t.play("Contained")
    t.end()
    assert (t.active, t.discard(1), t.city("L5")) == (1, ["Weakness"], ["Cheetah"])


@rule("REB-6.10")
def test_contained_is_kept_by_a_villain_that_players_move() -> None:
    t = city(p0=["Contained", "Grappling Hook"], at={0: "S5", 1: "S3"}, city={"L5": ["Bane"]}, move=2)
    t.play("Contained")
    t.play("Grappling Hook")
    t.answer(0, "Bane")
    t.walk("L1", "S1")
    t.end()
    assert t.city("S5") == ["Bane"]  # nobody shares the space, and still it does not go to Location 4


@rule("REB-6.10", "RB-8")
def test_contained_played_again_frees_the_villain_that_had_the_token() -> None:
    t = city(p0=["Contained", "Contained"], at={0: "S5", 1: "S3"}, city={"L1": ["Cheetah"], "L5": ["Brainiac"]})
    t.play("Contained")
    t.answer(0, "Cheetah")
    t.play("Contained")
    t.answer(0, "Brainiac")
    t.end()
    assert (t.city("L5"), t.city("L1")) == (["Brainiac"], [])
    assert "Cheetah" in t.city("S5")  # held there by P0, on the way to Location 5


def test_contained_without_a_villain_near_is_one_power() -> None:
    t = city(p0=["Contained"], at={0: "S5"}, city={"S5": ["Robin"], "S1": ["Bane"], "S4": ["Scarecrow"]})
    t.play("Contained")
    assert (t.power(0), "end turn" in t.offered(0)) == (1, True)


# Tomorrow's Headline


@rule("REB-15.19")
@pytest.mark.parametrize(
    ("main", "after"),
    [
        (["Bane", "Robin", "Mera", "Zatanna"], ["Robin", "Mera", "Bane", "Zatanna"]),
        (["Bane", "Robin", "Mera"], ["Robin", "Mera", "Bane"]),
        (["Bane", "Robin"], ["Robin", "Bane"]),
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
    t = city(p0=["Tomorrow's Headline"], main=["Bane", "Robin", "Mera"])
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
    t = city(at={0: "L3"}, power=2)
    t.buy("Tomorrow's Headline")
    assert (t.power(0), t.discard(0), t.vp(0)) == (0, ["Tomorrow's Headline"], 1)


# Withdrawal


def test_withdrawal_gives_two_power_or_a_basic_card() -> None:
    t = city(p0=["Withdrawal", "Withdrawal"])
    t.play("Withdrawal")
    t.answer(0, "+2 Power")
    assert (t.power(0), t.discard(0)) == (2, [])
    t.play("Withdrawal")
    t.answer(0, "gain")
    t.answer(0, "Flight")
    assert (t.power(0), t.discard(0), left_in_stack(t, 5)) == (2, ["Flight"], 4)


@rule("REB-15.20", "REB-12.1")
@pytest.mark.parametrize(("name", "number"), [("Tomorrow's Headline", 3), ("Withdrawal", 4), ("Flight", 5)])
def test_withdrawal_gains_from_any_stack_in_play_from_anywhere(name: str, number: int) -> None:
    t = city(p0=["Withdrawal"], at={0: "S1"})
    t.play("Withdrawal")
    t.answer(0, "gain")
    assert [label.split(" (")[0] for label in t.offered(0)] == ["Tomorrow's Headline", "Withdrawal", "Flight"]
    t.answer(0, name)
    assert (t.discard(0), left_in_stack(t, number), t.power(0)) == ([name], 4, 0)


@rule("REB-15.20", "REB-10.3")
def test_withdrawal_gains_also_where_one_was_bought_and_leaves_the_purchase_open() -> None:
    t = city(p0=["Withdrawal", "Withdrawal"], at={0: "L4"}, power=3)
    t.play("Withdrawal")
    t.answer(0, "gain")
    t.answer(0, "Withdrawal")
    t.buy("Withdrawal")
    t.play("Withdrawal")
    t.answer(0, "gain")
    t.answer(0, "Withdrawal")
    assert (t.discard(0), left_in_stack(t, 4)) == (["Withdrawal"] * 3, 2)


@rule("REB-11.3", "REB-15.20")
def test_withdrawal_cannot_gain_from_a_destroyed_location() -> None:
    t = city(p0=["Withdrawal"], damage={"L3": 5, "L4": 5})
    t.play("Withdrawal")
    t.answer(0, "gain")
    assert (t.discard(0), "end turn" in t.offered(0)) == (["Flight"], True)


# Holographic Computing


@rule("REB-15.9")
def test_holographic_computing_gives_two_power_and_purchases_in_neighbouring_spaces() -> None:
    spaces = {"S5": ["Robin"], "L1": ["Batarang"], "L5": ["Mera"], "S1": ["Blast"], "S4": ["Jetpack"]}
    t = city(p0=["Holographic Computing"], at={0: "S5"}, power=4, city=spaces)
    assert for_sale(t) == ["Robin"]
    t.play("Holographic Computing")
    assert t.power(0) == 4 + 2
    assert sorted(for_sale(t)) == ["Batarang", "Flight", "Mera", "Robin"]
    t.buy("Batarang")
    assert (t.power(0), t.discard(0), t.city("L1"), t.at(0)) == (4, ["Batarang"], [], "S5")


@rule("REB-15.9")
def test_holographic_computing_counts_from_where_you_are_at_each_purchase() -> None:
    spaces = {"L1": ["Batarang"], "L2": ["Mera"]}
    t = city(p0=["Holographic Computing"], at={0: "S5"}, power=5, move=2, city=spaces)
    t.play("Holographic Computing")
    assert sorted(for_sale(t)) == ["Batarang", "Flight"]
    t.walk("L1", "S1")
    assert sorted(for_sale(t)) == ["Batarang", "Mera"]


@rule("REB-15.9", "REB-6.8")
def test_holographic_computing_defeats_a_villain_next_door() -> None:
    t = city(p0=["Holographic Computing"], at={0: "S5"}, power=4, deck1=["Robin"], city={"L5": ["Black Manta"]})
    t.play("Holographic Computing")
    t.buy("Black Manta")
    t.answer(0, "P1")
    assert (t.destroyed, t.hand(1), t.power(0)) == (["Black Manta"], ["Robin"], 0)


@rule("REB-15.9", "REB-10.3")
def test_holographic_computing_does_not_lift_the_limit_of_a_stack_nor_use_locations() -> None:
    t = city(p0=["Holographic Computing"], at={0: "S5", 1: "L3"}, power=9, city={"L3": ["Bane"]})
    t.play("Holographic Computing")
    t.buy("Flight")
    assert for_sale(t) == []
    assert "use Arkham Asylum" not in t.offered(0)  # next to it is not there


@rule("REB-15.9")
def test_holographic_computing_is_over_with_the_turn() -> None:
    t = city(p0=["Holographic Computing"], at={0: "S5", 1: "S3"}, city={"L1": ["Batarang"]})
    t.play("Holographic Computing")
    assert for_sale(t) == ["Batarang"]
    t.end()
    t.end()
    t.play("Punch")
    t.play("Punch")
    assert (t.active, for_sale(t)) == (0, [])


# Carry On


@rule("REB-10.4", "REB-15.4")
def test_carry_on_gives_two_move_and_lets_a_character_next_door_move_for_one_of_them() -> None:
    t = city(p0=["Carry On"], at={0: "S5", 1: "L1"})
    t.play("Carry On")
    assert (t.power(0), t.move(0)) == (0, 2)
    t.use("Carry On")
    t.answer(0, "P1")
    assert (t.asked(), sorted(t.offered(1))) == ([1], ["Location 1", "slot 1", "slot 5"])
    t.answer(1, "slot 1")
    assert (t.at(0), t.at(1), t.move(0)) == ("S5", "S1", 1)


@rule("REB-15.4", "REB-10.4")
def test_carry_on_is_paid_again_and_again_and_range_is_counted_anew() -> None:
    t = city(p0=["Carry On", "Run"], at={0: "S5", 1: "L1"})
    t.play("Carry On")
    t.use("Carry On")
    t.answer(0, "P1")
    t.answer(1, "slot 1")
    t.play("Run")
    t.use("Carry On")  # P1 is too far away now: it can only be yourself
    t.answer(0, "Location 1")
    assert (t.at(0), t.move(0)) == ("L1", 2)
    t.use("Carry On")
    t.answer(0, "P1")
    t.answer(1, "Location 2")
    assert (t.at(1), t.move(0)) == ("L2", 1)


@rule("REB-15.4")
def test_carry_on_is_not_offered_without_move_and_gives_none_to_who_is_moved() -> None:
    t = city(p0=["Carry On"], at={0: "S5", 1: None})
    t.play("Carry On")
    t.walk("L1")
    t.use("Carry On")
    t.answer(0, "slot 1")
    assert (t.at(0), t.move(0), "use Carry On" in t.offered(0)) == ("S1", 0, False)


@rule("REB-10.4", "REB-4.7")
def test_carry_on_is_over_with_the_turn() -> None:
    t = city(p0=["Carry On"], at={0: "S5", 1: "S3"}, deck0=["Run"] * 5)
    t.play("Carry On")
    t.end()
    t.end()
    t.play("Run")
    assert (t.active, "use Carry On" in t.offered(0)) == (0, False)
