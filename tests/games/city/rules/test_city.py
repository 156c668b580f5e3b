"""The ring of ten spaces, and Range (REB-1.x)."""

from __future__ import annotations

import pytest

from tests.games.city import RING, dawn, offered_cards, team
from tests.vocabulary import rule

#: An Assist card for each Range from 0 to 5.
HELP = ["Helping Hand", "Wonder Woman (5)", "Aquaman (3)", "Sector 2814 Power Ring", "Green Arrow", "Telepathy"]


@rule("REB-1.1")
def test_ten_walks_clockwise_pass_every_space_and_lead_back() -> None:
    t = team(at={0: "L1"}, move=10)
    t.walk(*RING[1:], "L1")
    assert (t.at(0), t.move(0)) == ("L1", 0)


@rule("REB-1.1")
@pytest.mark.parametrize(
    ("space", "neighbours"),
    [
        ("L1", {"slot 1", "slot 5"}),
        ("S1", {"Location 1", "Location 2"}),
        ("L3", {"slot 2", "slot 3"}),
        ("S4", {"Location 4", "Location 5"}),
        ("S5", {"Location 5", "Location 1"}),
    ],
)
def test_a_slot_lies_between_two_locations_and_a_location_between_two_slots(space: str, neighbours: set[str]) -> None:
    t = team(at={0: space}, move=1)
    assert {label.removeprefix("walk to ") for label in t.offered() if label.startswith("walk")} == neighbours


@rule("REB-1.2")
def test_new_cards_come_into_slots_even_if_all_locations_are_empty() -> None:
    t = dawn(city={slot: ["Aquaman (3)", "Lois Lane"] for slot in RING[1::2]}, main=["Flash Helmet", "Sonic Cannon"])
    assert t.city("S1") == ["Aquaman (3)", "Lois Lane", "Flash Helmet"]
    assert [t.city(location) for location in RING[::2]] == [[], [], [], [], []]


@rule("REB-1.2")
def test_a_card_that_an_effect_left_on_a_location_can_be_bought_there() -> None:
    t = team(p0=["Jetpack"], power=1)
    t.play("Jetpack")
    t.answer(0, "Location 2")
    t.answer(0, "leave this card in that space")
    assert (t.at(0), t.city("L2"), t.played(0)) == ("L2", ["Jetpack"], [])
    t.buy("Jetpack")
    assert (t.city("L2"), t.discard(0)) == ([], ["Jetpack"])


@rule("REB-1.2")
def test_a_villain_is_defeated_on_the_location_to_which_it_moved() -> None:
    t = team(at={0: "L3"}, city={"L3": ["Bizarro"]}, power=6)
    t.buy("Bizarro")
    assert (t.city("L3"), t.destroyed) == ([], ["Bizarro"])


@rule("REB-1.2")
def test_a_card_on_a_location_is_a_card_of_the_line_up() -> None:
    t = dawn(p0=["Punch"], at={0: "S3"}, city={"L1": ["Major Disaster"], "L2": ["Sonic Cannon"], "S1": ["Jetpack"]})
    (destroying,) = [label for label in t.offered(0) if "destroy" in label]
    t.answer(0, destroying)
    assert (t.destroyed, t.city("L2"), t.city("S1")) == (["Sonic Cannon"], [], ["Jetpack"])


@rule("REB-1.3")
def test_all_cards_of_a_space_are_on_offer_and_characters_share_it() -> None:
    t = team(city={"S5": ["Aquaman (3)", "Bane", "Lois Lane", "Sonic Cannon"]}, power=14)
    assert [t.at(seat) for seat in range(3)] == ["S5", "S5", "S5"]
    assert [label for label in t.offered() if label.startswith("buy")] == [
        "buy Aquaman (3)",
        "buy Bane",
        "buy Lois Lane",
        "buy Sonic Cannon",
    ]
    for name in ("Aquaman (3)", "Sonic Cannon", "Lois Lane"):
        t.buy(name)
    assert (t.city("S5"), t.discard(0)) == (["Bane"], ["Aquaman (3)", "Sonic Cannon", "Lois Lane"])


@rule("REB-1.4", "REB-1.5")
@pytest.mark.parametrize("start", range(10))
@pytest.mark.parametrize(("steps", "distance"), list(enumerate([0, 1, 2, 3, 4, 5, 4, 3, 2, 1])))
def test_range_reaches_so_far_either_way_round(start: int, steps: int, distance: int) -> None:
    t = team(p1=HELP, at={0: RING[start], 1: RING[(start + steps) % 10]})
    offered = t.offered(1)
    assert [name for name in HELP if f"assist with {name}" in offered] == HELP[distance:]


@rule("REB-1.5")
def test_range_is_counted_from_the_own_character() -> None:
    t = team(
        p0=["Super Breath"],
        at={0: "L1", 1: "L4", 2: "S3"},
        city={
            "L1": ["Bizarro"],
            "S1": ["Bane"],
            "L2": ["Scarecrow"],
            "S2": ["Cheetah"],
            "L4": ["Poison Ivy"],
            "S4": ["Lex Luthor"],
            "L5": ["Black Manta"],
            "S5": ["Eradicator"],
        },
    )
    t.play("Super Breath")
    assert set(offered_cards(t)) == {"Bizarro", "Bane", "Scarecrow", "Black Manta", "Eradicator"}
