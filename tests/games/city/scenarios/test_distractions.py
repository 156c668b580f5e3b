"""Scenario 5: dark Locations (REB-35.x)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.games.city.outcome import outcome
from archfoe.games.city.ring import LOCATIONS
from archfoe.games.city.view import city_in
from archfoe.table.session import Session
from tests.games.city import RING, offered_cards
from tests.games.city.openings import check_stacks
from tests.games.city.scenes import opened, sides
from tests.remembered import remembered
from tests.vocabulary import Table, rule, table

LIGHTS_OUT = 5
#: Where no tile is named otherwise a table has these, in this order: Bank B, Airport B, then three sides A.
L1, L2, L3, L4, L5 = LOCATIONS
ADDED = {1: ["Backup Generator"], 2: ["Backup Generator", "Livewire (2)"], 3: ["Livewire (4)"]}


def night(*dark: int, players: int = 3, **position: Any) -> Table:
    """A table of scenario 5 in the main step, with these Locations dark."""
    facts = {"dark": dark, **position.pop("facts", {})}
    return table("rebirth", scenario=LIGHTS_OUT, players=players, facts=facts, **position)


def darkness(t: Table | Session) -> tuple[int, ...]:
    """The spaces that are dark."""
    state = t.state if isinstance(t, Table) else t.game.state
    return tuple(remembered(state, "dark"))


def final(**position: Any) -> Table:
    """P0 can light Location 1, the last dark one, and four Super-Villains have been defeated."""
    return night(L1, at={0: "L1"}, facts={"defeated": 4}, **{"power": 3} | position)


# Set-up


@rule("REB-35.1", "REB-20.2")
@pytest.mark.parametrize("seed", range(3))
def test_its_locations(seed: int) -> None:
    assert sides(opened(LIGHTS_OUT, seed=seed)) == {
        "Bank": "B", "Airport": "B", "Daily Planet": "A", "Police Station": "A", "S.T.A.R. Labs": "A",
    }  # fmt: skip


@rule("REB-35.2", "REB-19.9")
@pytest.mark.parametrize(("threat", "there"), [(3, "S1"), (4, "L2")])
def test_tile_d_covers_level_4(threat: int, there: str) -> None:
    t = night(threat=threat, from_start=True, at={0: "S4", 1: "S4", 2: "S4"}, city={"L1": ["Trickster"]})
    assert "Trickster" in t.city(there)


@rule("REB-35.2", "REB-19.13")
@pytest.mark.parametrize(("players", "new"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_a_small_team_has_tile_h(players: int, new: int) -> None:
    t = night(players=players, from_start=True)
    assert sum(t.city(space).count("Green Arrow") for space in RING) == new


@rule("REB-35.3", "REB-20.3")
@pytest.mark.parametrize("seed", range(5))
def test_its_main_deck(seed: int) -> None:
    check_stacks(opened(LIGHTS_OUT, seed=seed), (0, 2, 2, 2, 2), ADDED)


@rule("REB-35.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_places_1_3_and_5_begin_dark(players: int) -> None:
    for seed in range(4):
        assert darkness(opened(LIGHTS_OUT, players, seed)) == (L1, L3, L5)


@rule("REB-35.4", "REB-35.8")
@pytest.mark.parametrize("seed", range(6))
def test_a_location_that_is_destroyed_at_set_up_is_not_dark(seed: int) -> None:
    session = opened(LIGHTS_OUT, seed=seed, damage=(("bank", 5), ("police_station", 5), ("airport", 4)))
    ruins = [space for space in LOCATIONS if city_in(session.view(None)).damage(space) is None]
    assert {city_in(session.view(None)).tile(space) for space in ruins} == {"Bank", "Police Station"}
    assert darkness(session) == tuple(space for space in (L1, L3, L5) if space not in ruins)


# What a dark Location does not do


@rule("REB-35.5")
@pytest.mark.parametrize("dark", [True, False])
def test_the_ability_of_a_dark_location_cannot_be_used(dark: bool) -> None:
    t = night(*[L3] * dark, at={0: "L3"}, power=1)
    assert ("use Daily Planet" in t.offered(0)) == (not dark)


@rule("REB-35.5")
@pytest.mark.parametrize("dark", [True, False])
def test_nothing_is_bought_from_the_stack_of_a_dark_location(dark: bool) -> None:
    t = night(*[L1] * dark, at={0: "L1"}, power=9)
    assert ("buy Withdrawal" in t.offered(0)) == (not dark)


@rule("REB-35.5")
@pytest.mark.parametrize("dark", [True, False])
def test_nor_from_afar(dark: bool) -> None:
    t = night(*[L1] * dark, at={0: "S1"}, power=9, p0=["Holographic Computing"], city={"L1": ["Robin"]})
    t.play("Holographic Computing")
    assert ("buy Withdrawal" in t.offered(0)) == (not dark)
    assert {"buy Robin", "buy Flight"} <= set(t.offered(0))


@rule("REB-35.5", "REB-17.5")
@pytest.mark.parametrize("dark", [True, False])
def test_cyborg_cannot_use_a_dark_location_either(dark: bool) -> None:
    t = night(*[L1, L3] * dark, hero0="Cyborg", p0=["Punch"], at={0: "S5"}, power=9)
    assert {"buy Withdrawal", "use Daily Planet"}.isdisjoint(t.offered(0)) == dark
    assert {"buy Flight", "use S.T.A.R. Labs"} <= set(t.offered(0))


@rule("REB-35.5", "REB-15.20")
def test_a_basic_of_a_dark_location_can_be_gained() -> None:
    t = night(L1, L2, p0=["Withdrawal"])
    t.play("Withdrawal")
    t.answer(0, next(label for label in t.offered(0) if "stack in play" in label))
    assert offered_cards(t, 0) == ["Withdrawal", "Flight"]
    t.answer(0, "Flight")
    assert t.discard(0) == ["Flight"]


@rule("REB-35.5")
def test_cards_that_lie_on_a_dark_location_can_be_bought() -> None:
    t = night(L1, at={0: "L1"}, power=9, city={"L1": ["Robin", "Trickster"]})
    assert {"buy Robin", "buy Trickster"} <= set(t.offered(0))


# Light


@rule("REB-35.6")
@pytest.mark.parametrize(("players", "price"), [(1, 2), (2, 2), (3, 3), (4, 3)])
def test_the_price_of_light(players: int, price: int) -> None:
    assert "light Bank" not in night(L1, L3, players=players, at={0: "L1"}, power=price - 1).offered(0)
    t = night(L1, L3, players=players, at={0: "L1"}, power=price)
    t.answer(0, "light Bank")
    assert (darkness(t), t.power(0)) == ((L3,), 0)


@rule("REB-35.6")
def test_a_location_that_is_lit_can_be_used_at_once() -> None:
    t = night(L1, L3, at={0: "L3"}, power=4)
    t.answer(0, "light Daily Planet")
    assert "use Daily Planet" in t.offered(0)


@rule("REB-35.6")
def test_only_where_the_character_is_and_only_if_it_is_dark() -> None:
    t = night(L1, L3, at={0: "S5", 1: "L3"}, power=9, move=2)
    assert not [label for label in t.offered(0) if label.startswith("light")]
    t.walk("L1")
    assert [label for label in t.offered(0) if label.startswith("light")] == ["light Bank"]
    t.walk("S1")
    assert not [label for label in t.offered(0) if label.startswith("light")]


@rule("REB-35.6", "REB-18.3")
def test_an_ally_lights_nothing() -> None:
    t = night(L1, players=1, at={0: "S5"}, ally="L1", power=9)
    assert not [label for label in t.offered(0) if label.startswith("light")]


# Darkness


@rule("REB-35.7")
@pytest.mark.parametrize(
    ("slot", "dark", "ruins", "goes"),
    [
        ("S1", (), (), L2),  # of Locations 1 and 2 the clockwise one
        ("S5", (), (), L1),
        ("S1", (L2,), (), L1),
        ("S1", (L1, L2), (), L3),  # both neighbours are dark: 3 and 5 are equally far
        ("S1", (L1, L2, L3), (), L5),
        ("S3", (L4,), ("L3",), L5),  # a ruin is not looked at
        ("S3", (L1, L2, L3, L5), ("L4",), None),
    ],
)
def test_the_nearest_lit_location_goes_dark(
    slot: str, dark: tuple[int, ...], ruins: tuple[str, ...], goes: int | None
) -> None:
    full = {f"S{n}": ["Robin"] for n in range(1, 6) if f"S{n}" != slot}
    damage = dict.fromkeys(ruins, 5)
    t = night(*dark, from_start=True, main=["Circe", *["Robin"] * 9], city=full, damage=damage)
    assert t.city(slot) == ["Circe"]
    assert darkness(t) == tuple(sorted({*dark, *([goes] if goes is not None else [])}))


@rule("REB-35.7")
def test_it_comes_after_the_attack() -> None:
    t = night(from_start=True, p1=["Punch"] * 5, main=["General Zod", "Robin"])
    assert (t.asked(), darkness(t)) == ([1], ())
    t.answer(1, "Punch", "Punch")
    assert darkness(t) == (L2,)


@rule("REB-35.7")
def test_it_comes_if_everybody_avoids_the_attack_and_with_each_super_villain() -> None:
    t = night(from_start=True, players=2, p0=["Invulnerability"], p1=["Invulnerability"], main=["Circe", "Brainiac"])
    for seat in (0, 1, 0, 1):
        t.answer(seat, "Invulnerability")
    assert (t.city("S1"), t.city("S2"), darkness(t)) == (["Circe"], ["Brainiac"], (L2, L3))


@rule("REB-35.7")
@pytest.mark.parametrize("threat", [0, 4])
def test_a_regular_villain_brings_no_darkness(threat: int) -> None:
    assert darkness(night(threat=threat, from_start=True, main=["Bane"] * 5)) == ()


@rule("REB-35.8", "REB-11.3")
def test_a_location_that_is_destroyed_loses_its_token() -> None:
    t = night(L1, L2, from_start=True, damage={"L2": 4}, city={"L2": ["Circe"]})
    assert (city_in(t.view(None)).damage(L2), darkness(t)) == (None, (L1,))


@rule("REB-35.8")
def test_a_ruin_is_neither_lit_nor_darkened() -> None:
    t = night(L1, at={0: "L2"}, damage={"L2": 5}, power=9, city={"L2": ["Livewire (4)"]})
    assert not [label for label in t.offered(0) if label.startswith("light")]
    t.buy("Livewire (4)")
    assert darkness(t) == ()  # the only dark one was lit, as her Reward
    t = night(from_start=True, damage={"L2": 5}, city={"L2": ["Livewire (2)"]})
    assert darkness(t) == ()


@rule("REB-35.8", "REB-20.12")
def test_a_ruin_that_is_rebuilt_is_lit() -> None:
    t = night(L1, at={0: "L2"}, damage={"L2": 5}, power=9, move=3)
    t.answer(0, "rebuild Airport (7 Power, 3 Move)")
    assert (darkness(t), city_in(t.view(0)).damage(L2)) == ((L1,), 0)


# Livewire


@rule("REB-35.9")
@pytest.mark.parametrize(("name", "home", "dark"), [("Livewire (2)", "L2", L2), ("Livewire (4)", "L4", L4)])
def test_livewire_darkens_her_destination(name: str, home: str, dark: int) -> None:
    t = night(from_start=True, city={home: [name]}, p0=["Punch"])
    assert (darkness(t), t.hand(0)) == ((dark,), [])


@rule("REB-35.9")
def test_not_if_she_is_avoided_and_not_from_another_space() -> None:
    t = night(from_start=True, city={"L2": ["Livewire (2)"]}, p0=["Invulnerability"])
    t.answer(0, "Invulnerability")
    assert darkness(t) == ()
    t = night(from_start=True, at={0: "L4"}, city={"L4": ["Livewire (2)"]}, p0=["Punch"])
    assert (darkness(t), t.hand(0)) == ((), [])


@rule("REB-35.9")
def test_her_reward_lights_any_one_location() -> None:
    t = night(L1, L3, L5, city={"S5": ["Livewire (2)"]}, power=5)
    t.buy("Livewire (2)")
    assert t.offered(0) == ["Location 1", "Location 3", "Location 5"]
    t.answer(0, "Location 5")
    assert darkness(t) == (L1, L3)


# The end


@rule("REB-35.10")
def test_the_team_wins_at_the_end_of_a_turn_without_darkness() -> None:
    t = final()
    t.answer(0, "light Bank")
    assert not t.over
    t.end()
    assert (t.over, t.winners) == (True, (0, 1, 2))


@rule("REB-35.10")
@pytest.mark.parametrize(("defeated", "dark"), [(3, ()), (4, (L4,)), (0, ())])
def test_both_are_needed(defeated: int, dark: tuple[int, ...]) -> None:
    t = night(*dark, facts={"defeated": defeated})
    t.end()
    assert (t.over, t.active) == (False, 1)


@rule("REB-35.10")
def test_the_fourth_super_villain_alone_does_not_end_the_game() -> None:
    t = night(city={"S5": ["Circe"]}, facts={"defeated": 3}, power=10)
    t.buy("Circe")
    assert not t.over
    t.end()
    assert t.winners == (0, 1, 2)


@rule("REB-35.10")
def test_a_turn_of_any_player_may_bring_the_win() -> None:
    t = night(L1, at={1: "L1"}, facts={"defeated": 5}, p1=["Punch"] * 3)
    t.end()
    assert (t.over, t.active) == (False, 1)
    for _ in range(3):
        t.play("Punch")
    t.answer(1, "light Bank")
    t.end()
    assert (t.over, t.winners, t.active) == (True, (0, 1, 2), 1)


@rule("REB-35.10", "REB-35.8")
def test_ruins_are_no_darkness() -> None:
    t = night(damage={"L1": 5, "L2": 5}, facts={"defeated": 4})
    t.end()
    assert t.winners == (0, 1, 2)


@rule("REB-35.11", "REB-20.14")
def test_it_is_lost_as_every_scenario_is() -> None:
    t = night(from_start=True, main=[])
    assert (t.over, t.winners) == (True, ())
    t = night(threat=5, facts={"clock": (1, 3)})
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-35.12", "REB-20.13")
@pytest.mark.parametrize(("ruins", "over"), [(3, False), (4, True)])
def test_it_is_lost_with_the_fifth_location(ruins: int, over: bool) -> None:
    damage = {f"L{n}": 5 for n in (1, 3, 4, 5)[:ruins]} | {"L2": 4}
    t = night(from_start=True, damage=damage, city={"L2": ["Circe"]})
    assert (city_in(t.view(None)).damage(L2), t.over, t.winners) == (None, over, ())


@rule("REB-35.12", "REB-20.13", "RB-19")
def test_five_ruins_from_the_start_do_not_lose_it() -> None:
    ruined = tuple((tile, 5) for tile in ("bank", "airport", "daily_planet", "police_station", "star_labs"))
    session = opened(LIGHTS_OUT, damage=ruined)
    assert not session.game.over
    assert [city_in(session.view(None)).damage(space) for space in LOCATIONS] == [None] * 5


@rule("REB-20.5", "REB-35.13")
def test_what_a_win_leaves_to_the_campaign() -> None:
    t = final(damage={"L2": 2, "L4": 5})
    t.answer(0, "light Bank")
    t.end()
    result = outcome(t.rules, t.state)
    assert (result.won, result.winners) == (True, (0, 1, 2))
    assert dict(result.damage) == {"airport": 2, "police_station": 5}
