"""Locations and Basic cards (REB-10.x)."""

from __future__ import annotations

import pytest

from archfoe.games.city.piles import BASICS
from archfoe.games.city.ring import LOCATIONS
from archfoe.games.city.tiles import TILES
from archfoe.games.city.view import city_in
from tests.games.city import team
from tests.games.lineup.variants import start
from tests.vocabulary import rule

STACK_OF = {
    "Arkham Asylum": "Toss",
    "Bank": "Withdrawal",
    "Batcave": "Batcycle",
    "City": "Flight",
    "Daily Planet": "Tomorrow's Headline",
    "Police Station": "Bat-Signal",
    "S.T.A.R. Labs": "Super Speed",
}


# Side A


@rule("REB-10.1")
@pytest.mark.parametrize(
    ("space", "power", "offered"), [("L1", 2, True), ("L1", 1, False), ("S5", 2, False), ("S1", 2, False)]
)
def test_an_ability_needs_the_character_there_and_its_price(space: str, power: int, offered: bool) -> None:
    t = team(at={0: space}, city={"L3": ["Bane"]}, power=power)
    assert ("use Arkham Asylum" in t.offered(0)) == offered


@rule("REB-10.1")
def test_an_ability_is_paid_with_power_and_used_once_a_turn() -> None:
    t = team(at={0: "L1"}, city={"L3": ["Bane"]}, power=5)
    t.use("Arkham Asylum")
    assert (t.power(0), t.city("S2")) == (3, ["Bane"])
    assert "use Arkham Asylum" not in t.offered(0)


@rule("REB-10.1")
def test_leaving_and_coming_back_does_not_renew_an_ability() -> None:
    t = team(at={0: "L1"}, city={"L3": ["Bane"]}, power=5, move=2)
    t.use("Arkham Asylum")
    t.walk("S1", "L1")
    assert "use Arkham Asylum" not in t.offered(0)


@rule("REB-10.1")
def test_two_locations_may_be_used_in_one_turn() -> None:
    t = team(tiles={"L2": "Police Station A"}, p0=["Run"], at={0: "L1"}, city={"L5": ["Bane"]}, power=2, move=2)
    t.use("Arkham Asylum")
    t.walk("S1", "L2")
    t.use("Police Station")
    t.answer(0, None)
    assert (t.city("S5"), t.discard(0), t.hand(0)) == (["Bane"], ["Run"], ["Punch"])


@rule("REB-10.1")
def test_the_next_player_may_use_the_same_location() -> None:
    t = team(p1=["Punch"] * 2, at={0: "L1", 1: "L1"}, city={"L3": ["Bane"]}, power=2)
    t.use("Arkham Asylum")
    t.end()
    t.play("Punch")
    t.play("Punch")
    assert "use Arkham Asylum" in t.offered(1)


@rule("REB-10.1")
def test_an_ability_may_be_paid_with_a_card_of_the_hand() -> None:
    t = team(tiles={"L2": "Police Station A"}, at={0: "L2"}, p0=[])
    assert "use Police Station" not in t.offered(0)
    t = team(tiles={"L2": "Police Station A"}, at={0: "L2"}, p0=["Punch", "Run"], deck0=["Aquaman (3)", "Lois Lane"])
    t.use("Police Station")
    t.answer(0, "Punch")
    t.answer(0, None)
    assert (t.hand(0), t.discard(0), t.power(0)) == (["Run", "Aquaman (3)"], ["Punch"], 0)


@rule("REB-10.1")
def test_an_ability_may_be_paid_with_move() -> None:
    t = team(tiles={"L5": "City A"}, at={0: "L5"}, move=2)
    t.use("City")
    assert t.offered(0) == ["Location 1", "Location 2", "Location 3", "Location 4"]
    t.answer(0, "Location 2")
    assert (t.at(0), t.move(0)) == ("L2", 1)


@rule("REB-10.1")
def test_without_move_the_city_cannot_be_used() -> None:
    t = team(tiles={"L5": "City A"}, at={0: "L5"}, power=9)
    assert "use City" not in t.offered(0)


# Side B


@rule("REB-10.2")
def test_each_location_has_its_own_basic_card() -> None:
    assert {tile.name: tile.basic for tile in TILES.values()} == STACK_OF


@rule("REB-10.2")
@pytest.mark.parametrize("seed", range(5))
def test_a_tile_with_side_b_carries_the_stack_of_its_name(seed: int) -> None:
    view = start(seed, "rebirth", players=3).view(None)
    stacks = {city_in(view).tile(space): {card.name for card in view.known(BASICS + space // 2)} for space in LOCATIONS}
    assert stacks == {
        "Arkham Asylum": set(),
        "Daily Planet": set(),
        "Batcave": {"Batcycle"},
        "City": {"Flight"},
        "Police Station": {"Bat-Signal"},
    }


@rule("REB-10.3")
def test_one_basic_of_each_stack_may_be_bought_in_a_turn() -> None:
    t = team(at={0: "L4"}, power=9, move=4)
    t.buy("Flight")
    assert "buy Flight" not in t.offered(0)
    t.walk("S4", "L5")
    t.buy("Bat-Signal")
    assert "buy Bat-Signal" not in t.offered(0)
    t.walk("S4", "L4")
    assert "buy Flight" not in t.offered(0)
    assert (t.discard(0), t.power(0)) == (["Flight", "Bat-Signal"], 3)


@rule("REB-10.3")
def test_a_limit_is_that_of_one_turn() -> None:
    t = team(at={0: "L4", 1: "L4"}, p1=["Punch"] * 3, power=3)
    t.buy("Flight")
    t.end()
    for _ in range(3):
        t.play("Punch")
    t.buy("Flight")
    assert t.discard(1) == ["Flight"]


@rule("REB-10.3")
def test_gaining_basics_is_not_limited() -> None:
    t = team(p0=["Withdrawal"] * 2, at={0: "L4"}, power=3)
    t.buy("Flight")
    for _ in range(2):
        t.play("Withdrawal")
        t.answer(0, "gain")
        t.answer(0, "Flight")
    assert t.discard(0) == ["Flight"] * 3


# Payment abilities of cards and Super Heroes


@rule("REB-10.4")
def test_a_payment_ability_may_be_used_as_often_as_it_can_be_paid() -> None:
    t = team(p0=["Blast", "Punch"], at={0: "L1"}, city={"S1": ["Bane"]})
    assert "use Blast" not in t.offered(0)  # it has not been played
    t.play("Blast")
    for space in ("Location 2", "slot 2"):
        t.use("Blast")
        t.answer(0, space)
    assert (t.city("S2"), t.power(0)) == (["Bane"], 0)
    assert "use Blast" not in t.offered(0)
    t.play("Punch")
    assert "use Blast" not in t.offered(0)  # Bane is out of Range now


@rule("REB-10.4")
def test_a_super_hero_may_be_paid_several_times() -> None:
    t = team(hero0="The Flash", move=7, deck0=["Aquaman (3)", "Lois Lane", "Bane"])
    t.use("The Flash")
    t.use("The Flash")
    assert (t.hand(0), t.move(0)) == (["Aquaman (3)", "Lois Lane"], 1)
    assert "use The Flash" not in t.offered(0)


@rule("REB-10.4")
def test_an_ability_stays_open_for_power_that_comes_later() -> None:
    t = team(p0=["Blast", "Punch"], at={0: "L1"}, city={"S1": ["Bane"], "S5": ["Aquaman (3)"]}, power=2)
    t.play("Blast")
    for space in ("Location 1", "slot 1", "Location 1", "slot 1"):
        t.use("Blast")
        t.answer(0, space)
    assert "use Blast" not in t.offered(0)
    t.play("Punch")
    t.use("Blast")
    t.answer(0, "Location 2")
    assert t.city("L2") == ["Bane"]


# Specific Locations


@rule("REB-10.5")
@pytest.mark.parametrize(
    ("start", "end"),
    [("S1", "L1"), ("L3", "S2"), ("S2", "L2"), ("S3", "L4"), ("L4", "S4"), ("S5", "L1")],
)
@pytest.mark.parametrize("villain", ["Bane", "General Zod"])
def test_arkham_asylum_draws_a_villain_one_space_nearer(start: str, end: str, villain: str) -> None:
    t = team(at={0: "L1"}, city={start: [villain]}, power=2)
    t.use("Arkham Asylum")
    assert t.city(end) == [villain]  # from slot 3 both ways are five spaces long


@rule("REB-10.5")
def test_arkham_asylum_takes_a_villain_from_a_character_but_not_one_that_is_there() -> None:
    t = team(at={0: "L1", 1: "L3"}, city={"L1": ["Bane"], "L3": ["Doomsday"], "S4": ["Bizarro"]}, power=2)
    t.use("Arkham Asylum")
    assert sorted(t.offered(0)) == ["Bizarro (slot 4)", "Doomsday (Location 3)"]
    t.answer(0, "Doomsday")
    assert (t.city("S2"), t.power(0)) == (["Doomsday"], 0)


@rule("REB-10.5")
def test_arkham_asylum_has_nothing_to_do_with_all_villains_there() -> None:
    t = team(at={0: "L1"}, city={"L1": ["Bane"]}, power=2)
    assert "use Arkham Asylum" not in t.offered(0)


@rule("REB-10.6")
def test_the_card_paid_at_the_police_station_may_go_under_the_deck() -> None:
    t = team(
        tiles={"L2": "Police Station A"},
        at={0: "L2"},
        p0=["Punch", "Run"],
        discard0=["Lois Lane"],
        deck0=["Aquaman (3)", "Bane"],
    )
    t.use("Police Station")
    t.answer(0, "Run")
    assert (t.hand(0), sorted(t.offered(0))) == (["Punch", "Aquaman (3)"], ["Lois Lane", "Run"])
    t.answer(0, "Run")
    assert (t.deck(0), t.discard(0)) == (["Bane", "Run"], ["Lois Lane"])


@rule("REB-10.7")
def test_the_daily_planet_leaves_a_super_villain_on_top() -> None:
    t = team(at={0: "L2"}, power=1, main=["General Zod", "Aquaman (3)"])
    t.use("Daily Planet")
    assert (t.main_deck, t.view(0).kind.name, t.power(0)) == (["General Zod", "Aquaman (3)"], "main", 0)


@rule("REB-10.7")
@pytest.mark.parametrize("card", ["Bane", "Lois Lane"])
def test_the_daily_planet_may_put_any_other_card_last(card: str) -> None:
    t = team(at={0: "L2"}, power=1, main=[card, "Aquaman (3)"])
    t.use("Daily Planet")
    t.answer(0, "put it on the bottom")
    assert t.main_deck == ["Aquaman (3)", card]
