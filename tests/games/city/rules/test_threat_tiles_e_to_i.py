"""Threat tiles E to I (REB-19.x)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import WEAKNESSES
from archfoe.games.city.ring import LOCATIONS
from archfoe.games.city.scenarios.rows import SCENARIOS
from archfoe.games.city.threat import AMBUSH, SUPERS_SLIP_AWAY, THREAT_TILES
from archfoe.games.city.track import BLANK_OUT, in_force
from archfoe.games.city.view import city_in
from tests.games.city.rules.test_threat_tiles import (
    EXODUS,
    L2,
    L5,
    TILE_E,
    TILE_F,
    TILE_G,
    TILE_I,
    begun,
    far,
    new_cards,
    tiled,
)
from tests.games.city.scenes import where_is
from tests.vocabulary import Table, rule, table

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


# Tile F: Super-Villains advance


def advance(city: dict[str, list[str]], at: dict[int, str] | None = None, **position: Any) -> Table:
    """Deathstroke comes into slot 5, where his way to Location 5 is one space long, and the Threat to 3."""
    full = {slot: ["Aquaman (3)"] * 3 for slot in ("S1", "S2", "S3", "S4")}
    for space, names in city.items():
        full[space] = full.get(space, []) + names
    return begun(TILE_F, -1, main=["Deathstroke", "Aquaman (3)"], city=full, at=at or far(), **position)


@rule("REB-19.11")
def test_super_villains_go_up_to_three_spaces_and_stop_at_home() -> None:
    t = advance({"L1": ["Amazo"]}, at=far(3, "S4"))  # to Location 3: a step in Step 3, and three more
    assert (where_is(t, "Amazo"), where_is(t, "Deathstroke")) == (["L3"], ["L5"])
    t = advance({"S5": ["Amazo"]}, at=far(3, "S4"))  # five spaces away
    assert where_is(t, "Amazo") == ["S2"]


@rule("REB-19.11")
@pytest.mark.parametrize(("others", "there"), [("S1", "S1"), ("L2", "L2"), ("S2", "S2"), ("L1", "L1")])
def test_a_space_with_a_character_stops_them(others: str, there: str) -> None:
    """Amazo goes from slot 5 to Location 1 in Step 3, and then on."""
    t = advance({"S5": ["Amazo"]}, at={0: "S4", 1: others, 2: others})
    assert where_is(t, "Amazo") == [there]


@rule("REB-19.11")
def test_regular_villains_stay() -> None:
    t = advance({"L1": ["Bizarro"]}, at=far(3, "S4"))  # to Location 3
    assert where_is(t, "Bizarro") == ["S1"]


@rule("REB-19.11", "REB-19.5")
@pytest.mark.parametrize("threat", [0, 1, 3])
def test_super_villains_advance_once(threat: int) -> None:
    t = table(
        "rebirth", scenario=6, players=3, from_start=True, threat=threat, main=["Lex Luthor", "Aquaman (3)"],
        city={"S5": ["Amazo"]}, at=far(3, "S4"), facts=EXODUS,
    )  # fmt: skip
    assert where_is(t, "Amazo") == ["L1"]


@rule("REB-19.11", "REB-13.1")
def test_who_has_just_entered_goes_as_well_and_then_attacks_without_damage() -> None:
    t = advance({}, at=far(3, "S4"), p0=["Punch"])
    assert (where_is(t, "Deathstroke"), t.hand(0), city_in(t.view(None)).damage(L5)) == (["L5"], [], 0)


@rule("REB-19.11")
def test_not_from_a_slot_with_a_character() -> None:
    t = advance({}, at=far(3, "S5"))
    assert where_is(t, "Deathstroke") == ["S5"]


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
    t = begun(TILE_G, at=far(), city={"L2": ["Lex Luthor", "Doomsday"]})
    t.answer(0, "Lex Luthor")
    assert city_in(t.view(None)).damage(L2) == 4


# Tile H: two cards


@rule("REB-19.13")
@pytest.mark.parametrize("scenario", [2, 3, 4, 5, 6, 8])
@pytest.mark.parametrize(("players", "new"), [(1, 2), (2, 2), (3, 1)])
def test_two_cards_come_if_no_super_villain_is_there(scenario: int, players: int, new: int) -> None:
    t = table("rebirth", scenario=scenario, players=players, from_start=True, threat=0)
    assert new_cards(t) == new


@rule("REB-19.13")
def test_a_super_villain_in_any_space_holds_it_at_one() -> None:
    for space in ("S2", "L4"):
        t = table(
            "rebirth", scenario=2, players=2, from_start=True, city={space: ["Lex Luthor"]}, at={0: "L1", 1: "L1"}
        )
        assert new_cards(t) == 1


@rule("REB-19.13", "REB-13.2")
@pytest.mark.parametrize("threat", [1, 2, 4])
def test_together_with_level_1_there_are_two_and_no_more(threat: int) -> None:
    assert new_cards(table("rebirth", scenario=3, players=2, from_start=True, threat=threat)) == 2


# Tile I: in league


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
    assert "buy Lex Luthor" not in tiled(TILE_I, power=cost - 1, city=city).offered(0)
    assert "buy Lex Luthor" in tiled(TILE_I, power=cost, city=city).offered(0)


@rule("REB-19.14")
def test_of_two_the_second_has_its_own_cost() -> None:
    t = tiled(TILE_I, power=11 + 10, city={"S5": ["Lex Luthor", "Doomsday"]}, aside0=["Darkseid"])
    t.buy("Lex Luthor")
    t.buy("Doomsday")
    assert (t.power(0), t.city("S5")) == (0, [])


@rule("REB-19.14")
def test_regular_villains_are_not_dearer() -> None:
    t = tiled(TILE_I, power=7, city={"S5": ["Solomon Grundy", "Lex Luthor", "Doomsday"]})
    assert "buy Solomon Grundy" in t.offered(0)


@rule("REB-19.14", "REB-17.11")
def test_discounts_come_off() -> None:
    t = tiled(TILE_I, hero0="Wonder Woman", power=10, city={"S5": ["Lex Luthor"], "L5": ["Sinestro"]})
    assert "buy Lex Luthor" in t.offered(0)


@rule("REB-19.15")
def test_there_are_nine_tiles() -> None:
    assert [tile.name for tile in THREAT_TILES.values()] == [f"Tile {letter}" for letter in "ABCDEFGHI"]
    assert len({tile.text for tile in THREAT_TILES.values()}) == 9


@rule("RB-34", "REB-32.2", "REB-37.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("number", SCENARIOS)
def test_no_tile_lies_on_two_levels_and_nine_are_enough(number: int, players: int) -> None:
    track = SCENARIOS[number].track(players)
    tiles = [text.name for texts in track.levels for text in texts if text.name.startswith("Tile")]
    blanks = sum(change.verb == BLANK_OUT for change in in_force(SCENARIOS[number].changes_for(players)))
    assert len(tiles) == len(set(tiles))
    assert len(tiles) + blanks <= len(THREAT_TILES) == 9  # a blank is the back of an unused tile


@rule("RB-34")
@pytest.mark.parametrize(
    ("number", "players", "early", "rule_of_tile"), [(2, 3, 1, AMBUSH), (7, 1, 2, SUPERS_SLIP_AWAY)]
)
def test_a_tile_that_a_team_has_earlier_holds_from_there_on(
    number: int, players: int, early: int, rule_of_tile: str
) -> None:
    track = SCENARIOS[number].track(players)
    assert [rule_of_tile in rules for rules in track.working] == [level >= early for level in range(6)]
    assert track.levels[4] == ()
