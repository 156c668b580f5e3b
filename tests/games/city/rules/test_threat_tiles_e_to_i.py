"""Threat tiles E to I (REB-19.x)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import WEAKNESSES
from archfoe.games.city.ring import LOCATIONS
from archfoe.games.city.rules import CityRules
from archfoe.games.city.scenarios import SCENARIOS
from archfoe.games.city.threat import BLANK_OUT, THREAT_TILES, in_force
from archfoe.games.city.view import city_in
from tests.games.city.rules.test_threat_tiles import (
    L2,
    L5,
    TILE_E,
    TILE_F,
    TILE_G,
    TILE_H,
    TILE_I,
    begun,
    far,
    tiled,
)
from tests.games.city.scenes import where_is
from tests.vocabulary import Table, rule

# Tile E: Weaknesses


@rule("REB-19.10")
@pytest.mark.parametrize("players", [3, 4])
def test_each_player_gains_a_weakness(players: int) -> None:
    t = begun(TILE_E, -1, players, main=["Lex Luthor", *["Run"] * 9])
    assert [t.discard(seat) for seat in range(players)] == [["Weakness"]] * players
    assert len(t.names(WEAKNESSES)) == 15 - players


@rule("REB-19.10", "REB-12.2")
def test_as_long_as_there_are_any() -> None:
    t = begun(TILE_E, -1, turn=1, main=["Lex Luthor", *["Run"] * 9], weaknesses=2)
    assert [t.discard(seat) for seat in range(3)] == [[], ["Weakness"], ["Weakness"]]  # the active player first


@rule("REB-19.10", "REB-19.5")
@pytest.mark.parametrize("more", [-2, 0, 1])
def test_only_when_its_level_is_reached(more: int) -> None:
    t = begun(TILE_E, more, main=["Lex Luthor", *["Run"] * 9])
    assert [t.discard(seat) for seat in range(3)] == [[]] * 3


@rule("REB-19.10")
def test_it_is_no_attack() -> None:
    t = begun(TILE_E, -1, main=["Lex Luthor", *["Run"] * 9], p0=["Bulletproof"])
    t.answer(0, "Bulletproof")  # that is for Lex Luthor
    assert (t.hand(0), t.discard(0)) == (["Bulletproof"], ["Weakness"])


# Tile F: Locations are held


@rule("REB-19.11")
@pytest.mark.parametrize(("more", "usable"), [(-1, True), (0, False), (1, False)])
@pytest.mark.parametrize("villain", ["Bane", "General Zod"])
def test_a_location_with_a_villain_cannot_be_used(villain: str, more: int, usable: bool) -> None:
    t = tiled(TILE_F, more, at={0: "L2"}, city={"L2": [villain]}, power=1, main=["Aquaman (3)"])
    assert ("use Daily Planet" in t.offered(0)) == usable


@rule("REB-19.11")
@pytest.mark.parametrize("city", [{"L2": ["Aquaman (3)"]}, {"S1": ["Bane"], "S2": ["Lex Luthor"]}, {}])
def test_other_cards_and_neighbours_do_not_matter(city: dict[str, list[str]]) -> None:
    t = tiled(TILE_F, at={0: "L2"}, city=city, power=1, main=["Aquaman (3)"])
    assert "use Daily Planet" in t.offered(0)


@rule("REB-19.11", "REB-6.8")
def test_once_the_villain_is_gone_the_location_can_be_used() -> None:
    t = tiled("F4 -3", at={0: "L2"}, city={"L2": ["Scarecrow"]}, power=6, main=["Aquaman (3)"])
    assert "use Daily Planet" not in t.offered(0)
    t.buy("Scarecrow")
    assert (t.power(0), "use Daily Planet" in t.offered(0)) == (1, True)


@rule("REB-19.11", "REB-17.5")
def test_cyborg_does_not_use_it_from_afar_either() -> None:
    position: dict[str, Any] = {"hero0": "Cyborg", "at": {0: "S5"}, "power": 2, "main": ["Aquaman (3)"]}
    assert "use Daily Planet" not in tiled(TILE_F, city={"L2": ["Bane"]}, **position).offered(0)
    assert "use Daily Planet" in tiled(TILE_F, city={"L3": ["Bane"]}, **position).offered(0)


@rule("REB-19.11", "REB-10.3")
def test_its_basic_stack_stays_open() -> None:
    t = tiled(TILE_F, at={0: "L3"}, city={"L3": ["Bane"]}, power=3)
    assert "buy Batcycle" in t.offered(0)


@rule("REB-19.11")
def test_the_player_is_told_why_it_cannot_be_used() -> None:
    t = tiled(TILE_F, at={0: "L2"}, city={"L2": ["Bane"]}, power=1, main=["Aquaman (3)"])
    assert isinstance(t.rules, CityRules)
    reason = t.rules.why_not_use(t.game, 0, L2)
    assert reason is not None
    assert (reason.rule, reason.text) == (
        "REB-19.11",
        "A Villain is at Daily Planet, so you can't use it. That's a Threat Track rule.",
    )


# Tile G: heavy blows


@rule("REB-19.12")
@pytest.mark.parametrize(("more", "damage"), [(-1, 1), (0, 2), (1, 2)])
def test_a_super_villain_deals_2_damage(more: int, damage: int) -> None:
    t = begun(TILE_G, more, at=far(), city={"L2": ["Lex Luthor"]})
    assert city_in(t.view(None)).damage(L2) == damage


@rule("REB-19.12")
def test_an_avoided_attack_deals_none_and_a_regular_villain_neither() -> None:
    t = begun(TILE_G, at=far(), city={"L2": ["Lex Luthor"]}, p0=["Bulletproof"])
    t.answer(0, "Bulletproof")
    assert city_in(t.view(None)).damage(L2) == 0
    t = begun(TILE_G, at=far(), city={"L2": ["Scarecrow"]})
    assert city_in(t.view(None)).damage(L2) == 0


@rule("REB-19.12")
def test_in_a_shared_space_that_is_not_its_destination_it_deals_none() -> None:
    t = begun(TILE_G, at=far(), city={"S3": ["Lex Luthor"]})
    assert [city_in(t.view(None)).damage(space) for space in LOCATIONS] == [0] * 5


@rule("REB-19.12", "REB-11.3")
@pytest.mark.parametrize(("before", "after"), [(2, 4), (3, None), (4, None)])
def test_two_damage_destroy_a_location_earlier(before: int, after: int | None) -> None:
    t = begun(TILE_G, at=far(), city={"L2": ["Lex Luthor"]}, damage={"L2": before})
    assert city_in(t.view(None)).damage(L2) == after


@rule("REB-19.12")
def test_two_super_villains_deal_two_each() -> None:
    t = begun(TILE_G, at=far(), city={"L2": ["Lex Luthor", "Deathstroke"]})
    t.answer(0, "Lex Luthor")
    assert city_in(t.view(None)).damage(L2) == 4


# Tile H: Super-Villains advance


def advance(city: dict[str, list[str]], at: dict[int, str] | None = None, **position: Any) -> Table:
    """Despero comes into slot 5, where his way to Location 5 is one space long, and the Threat to 3."""
    full = {slot: ["Aquaman (3)"] * 3 for slot in ("S1", "S2", "S3", "S4")}
    for space, names in city.items():
        full[space] = full.get(space, []) + names
    return begun(TILE_H, -1, main=["Despero", "Aquaman (3)"], city=full, at=at or far(), **position)


@rule("REB-19.13")
def test_super_villains_go_up_to_three_spaces_and_stop_at_home() -> None:
    t = advance({"L1": ["Amazo"]}, at=far(3, "S4"))  # to Location 3: a step in Step 3, and three more
    assert (where_is(t, "Amazo"), where_is(t, "Despero")) == (["L3"], ["L5"])
    t = advance({"S5": ["Amazo"]}, at=far(3, "S4"))  # five spaces away
    assert where_is(t, "Amazo") == ["S2"]


@rule("REB-19.13")
@pytest.mark.parametrize(("others", "there"), [("S1", "S1"), ("L2", "L2"), ("S2", "S2"), ("L1", "L1")])
def test_a_space_with_a_character_stops_them(others: str, there: str) -> None:
    """Amazo goes from slot 5 to Location 1 in Step 3, and then on."""
    t = advance({"S5": ["Amazo"]}, at={0: "S4", 1: others, 2: others})
    assert where_is(t, "Amazo") == [there]


@rule("REB-19.13")
def test_regular_villains_stay() -> None:
    t = advance({"L1": ["Bizarro"]}, at=far(3, "S4"))  # to Location 3
    assert where_is(t, "Bizarro") == ["S1"]


@rule("REB-19.13", "REB-19.5")
@pytest.mark.parametrize("threat", [0, 1, 3])
def test_super_villains_advance_once(threat: int) -> None:
    t = begun(
        TILE_H,
        threat - 3,
        main=["Lex Luthor", "Aquaman (3)"],
        city={"S5": ["Amazo"]},
        at=far(3, "S4"),
        damage={"L3": 5},
    )
    assert where_is(t, "Amazo") == ["L1"]


@rule("REB-19.13", "REB-13.1")
def test_who_has_just_entered_goes_as_well_and_then_attacks_without_damage() -> None:
    t = advance({}, at=far(3, "S4"), p0=["Punch"])
    assert (where_is(t, "Despero"), t.hand(0), city_in(t.view(None)).damage(L5)) == (["L5"], [], 0)


@rule("REB-19.13")
def test_not_from_a_slot_with_a_character() -> None:
    t = advance({}, at=far(3, "S5"))
    assert where_is(t, "Despero") == ["S5"]


# Tile I: the clock, and Super-Villains in league


@rule("REB-19.14", "REB-13.6")
@pytest.mark.parametrize(("more", "clock"), [(-2, None), (-1, 1)])
def test_the_clock_starts_with_it(more: int, clock: int | None) -> None:
    t = begun(TILE_I, more, main=["Lex Luthor", "Aquaman (3)"])
    assert (t.threat, city_in(t.view(None)).clock_box) == (5 + more + 1, clock)


@rule("REB-19.14")
@pytest.mark.parametrize(
    ("others", "cost"),
    [
        ({}, 10),
        ({"L5": ["Sinestro"]}, 11),
        ({"S5": ["Sinestro"], "L2": ["Doomsday"]}, 12),  # in any space
        ({"L5": ["Bane", "Scarecrow"]}, 10),  # regular Villains do not count
    ],
)
def test_a_super_villain_costs_1_more_for_each_other_one(others: dict[str, list[str]], cost: int) -> None:
    city = {**others, "S5": ["Lex Luthor", *others.get("S5", [])]}
    assert "buy Lex Luthor" not in tiled(f"{TILE_I} -3", power=cost - 1, city=city).offered(0)
    assert "buy Lex Luthor" in tiled(f"{TILE_I} -3", power=cost, city=city).offered(0)


@rule("REB-19.14")
def test_of_two_the_second_has_its_own_cost() -> None:
    t = tiled(f"{TILE_I} -3", power=11 + 8, city={"S5": ["Lex Luthor", "Doomsday"]})
    t.buy("Lex Luthor")
    t.buy("Doomsday")
    assert (t.power(0), t.city("S5")) == (0, [])


@rule("REB-19.14")
def test_regular_villains_are_not_dearer() -> None:
    t = tiled(f"{TILE_I} -3", power=7, city={"S5": ["Solomon Grundy", "Lex Luthor", "Doomsday"]})
    assert "buy Solomon Grundy" in t.offered(0)


@rule("REB-19.14", "REB-17.11")
def test_discounts_come_off() -> None:
    t = tiled(f"{TILE_I} -3", hero0="Wonder Woman", power=10, city={"S5": ["Lex Luthor"], "L5": ["Sinestro"]})
    assert "buy Lex Luthor" in t.offered(0)


@rule("REB-19.15")
def test_there_are_nine_tiles() -> None:
    assert list(THREAT_TILES) == list("ABCDEFGHI")
    assert all(text.name == f"Tile {letter}" for letter, texts in THREAT_TILES.items() for text in texts)
    assert len(set(THREAT_TILES.values())) == 9


@rule("RB-34")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("number", SCENARIOS)
def test_no_tile_lies_on_two_levels_and_nine_are_enough(number: int, players: int) -> None:
    changes = in_force(SCENARIOS[number].changes_for(players))
    tiles = [change.tile for change in changes if change.tile]
    blanks = sum(change.verb == BLANK_OUT for change in changes)
    assert len(tiles) == len(set(tiles))
    assert len(tiles) + blanks <= len(THREAT_TILES) == 9  # a blank is the back of an unused tile
