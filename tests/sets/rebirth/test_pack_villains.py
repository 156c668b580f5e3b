"""Villains of the scenario packs: what their Attacks take, and what they bring who defeats them."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import REMOVED
from archfoe.games.city.piles import SPORES
from tests.remembered import remembered
from tests.sets.rebirth import city, entering, for_sale, trio
from tests.sets.rebirth.villainy import in_main_step, where_is
from tests.vocabulary import Table, rule

DARK = {"dark": (0, 4, 8)}  # Locations 1, 3 and 5


def home(name: str, space: str, **more: Any) -> Table:
    """P0's turn begins with the Villain on its Destination, where nobody is."""
    return city(city={space: [name]}, at={0: "S3", 1: "S3"}, from_start=True, **more)


def beaten(name: str, cost: int, **more: Any) -> Table:
    """P0 has just defeated a Villain in the space of all Characters."""
    t = city(city={"S5": [name]}, power=cost, **more)
    t.buy(name)
    assert (t.power(0), t.city("S5")) == (0, [])
    return t


def dark(t: Table) -> list[str]:
    """The dark Locations."""
    return [f"L{space // 2 + 1}" for space in remembered(t.state, "dark")]


# The Escapees


def test_victor_zsasz_takes_a_card_of_ones_choice() -> None:
    t = home("Victor Zsasz", "L2", p0=["Punch", "Run"], p1=["Punch"])
    t.answer(0, "Run")
    assert (t.hand(0), t.discard(0), t.discard(1)) == (["Punch"], ["Run"], [])


def test_victor_zsasz_lets_a_player_destroy_a_card_in_hand() -> None:
    t = beaten("Victor Zsasz", 4, p0=["Punch"], p1=["Run", "Punch"], discard1=["Robin"])
    t.answer(0, "P1")
    assert t.offered(1) == ["Run", "Punch"]
    t.answer(1, "Run")
    assert (t.hand(1), t.destroyed[-1], t.discard(1)) == (["Punch"], "Run", ["Robin"])


def test_victor_zsasz_brings_nothing_where_no_hand_has_cards() -> None:
    assert in_main_step(beaten("Victor Zsasz", 4, discard0=["Punch"]))


def test_victor_zsasz_comes_as_a_regular_villain() -> None:
    t = entering("Victor Zsasz", p0=["Punch"], p1=["Punch"])
    assert (t.threat, t.hand(0), t.hand(1)) == (0, ["Punch"], ["Punch"])


def test_firefly_takes_an_equipment() -> None:
    t = home("Firefly", "L4", p0=["Punch", "Batarang"])
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Batarang"])


def test_firefly_weakens_who_has_no_equipment() -> None:
    t = home("Firefly", "L4", p0=["Punch", "Robin"])
    assert (t.hand(0), t.discard(0)) == (["Punch", "Robin"], ["Weakness"])


def test_firefly_lets_a_player_destroy_a_card_in_hand_or_discard_pile() -> None:
    t = beaten("Firefly", 5, p1=["Punch"], discard1=["Run"])
    assert t.offered(1) == ["Punch (hand)", "Run (discard pile)"]
    t.answer(1, "Run")
    assert (t.hand(1), t.discard(1), t.destroyed[-1]) == (["Punch"], [], "Run")


def test_professor_pyg_weakens_and_takes_a_hero() -> None:
    t = home("Professor Pyg", "L5", p0=["Robin", "Punch", "Mera"])
    assert t.offered(0) == ["Robin", "Mera"]
    t.answer(0, "Mera")
    assert (t.hand(0), t.discard(0)) == (["Robin", "Punch"], ["Weakness", "Mera"])


def test_professor_pyg_only_weakens_who_has_no_hero() -> None:
    t = home("Professor Pyg", "L5", p0=["Punch", "Batarang"])
    assert (t.hand(0), t.discard(0)) == (["Punch", "Batarang"], ["Weakness"])


def test_professor_pyg_lets_a_player_draw_and_return_a_weakness_of_the_hand() -> None:
    t = beaten("Professor Pyg", 6, p1=[], deck1=["Weakness", "Punch"], discard1=["Weakness"])
    t.answer(0, "P1")
    assert (t.hand(1), t.offered(1)) == (["Weakness"], ["Weakness"])
    t.answer(1, "Weakness")
    assert (t.hand(1), t.discard(1)) == ([], ["Weakness"])


# Doomsday


def test_doomsday_takes_two_cards_from_any_location() -> None:
    for space in ("L1", "L2", "L3", "L5"):
        t = home("Doomsday", space, p0=["Punch", "Run", "Robin"])
        t.answer(0, "Punch", "Robin")
        assert (t.hand(0), t.discard(0)) == (["Run"], ["Punch", "Robin"])


def test_doomsday_leaves_who_is_far_from_his_slot_alone() -> None:
    t = home("Doomsday", "S1", p0=["Punch", "Run", "Robin"])
    assert (in_main_step(t), t.hand(0)) == (True, ["Punch", "Run", "Robin"])


def test_doomsday_attacks_everybody_as_he_comes() -> None:
    t = entering("Doomsday", p0=["Punch", "Run"], p1=["Robin", "Mera"])
    assert (t.threat, t.discard(0), t.discard(1)) == (1, ["Punch", "Run"], ["Robin", "Mera"])


def test_doomsday_lets_all_destroy_a_card_and_one_player_draw_two() -> None:
    t = beaten("Doomsday", 13, p0=["Punch"], p1=["Run"], discard1=["Weakness"])
    t.answer(0, None)
    t.answer(1, "Run")
    t.answer(0, "P1")
    assert (t.hand(0), t.hand(1), t.discard(1)) == (["Punch"], ["Punch", "Punch"], ["Weakness"])
    assert t.destroyed[-1] == "Run"


# Eclipso


def test_eclipso_weakens_who_has_no_secret() -> None:
    t = home("Eclipso", "L3", p0=["Punch"], p1=["Punch"], under1=["Shard of Pride"])
    assert (t.hand(0), t.discard(0), t.discard(1)) == (["Punch"], ["Weakness"], [])


def test_eclipso_takes_a_card_from_who_holds_a_secret() -> None:
    t = home("Eclipso", "L3", p0=["Punch", "Run"], under0=["Shard of Greed"])
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0)) == (["Run"], ["Weakness", "Punch"])


def test_eclipso_gives_each_player_up_to_two_weaknesses_back() -> None:
    t = beaten("Eclipso", 17, p0=["Weakness"], discard0=["Weakness", "Weakness"], discard1=["Weakness"], weaknesses=0)
    t.answer(0, "Weakness (hand)", "Weakness (discard pile)")
    t.answer(1, None)
    assert (t.hand(0), t.discard(0), t.discard(1)) == ([], ["Weakness"], ["Weakness"])


# Livewire


@pytest.mark.parametrize(("name", "space"), [("Livewire (2)", "L2"), ("Livewire (4)", "L4")])
def test_livewire_takes_an_equipment_and_the_light_of_her_destination(name: str, space: str) -> None:
    t = home(name, space, scenario=5, p0=["Punch", "Batarang"])
    assert (t.hand(0), t.discard(0), dark(t)) == (["Punch"], ["Batarang"], [space])


def test_livewire_takes_another_card_from_who_has_no_equipment() -> None:
    for name, space in (("Livewire (2)", "L2"), ("Livewire (4)", "L4")):
        t = home(name, space, scenario=5, p0=["Punch", "Robin"])
        t.answer(0, "Robin")
        assert (t.hand(0), t.discard(0), dark(t)) == (["Punch"], ["Robin"], [space])


def test_livewire_darkens_nothing_away_from_her_destination() -> None:
    for name, space in (("Livewire (2)", "L4"), ("Livewire (4)", "L2")):
        t = city(scenario=5, p0=["Punch"], city={space: [name]}, at={0: space}, from_start=True)
        assert (t.discard(0), dark(t), where_is(t, name)) == (["Punch"], [], [space])


def test_livewire_darkens_nothing_if_she_is_avoided() -> None:
    for name, space in (("Livewire (2)", "L2"), ("Livewire (4)", "L4")):
        t = home(name, space, scenario=5, p0=["Invulnerability", "Punch"])
        t.answer(0, "Invulnerability")
        assert (t.hand(0), dark(t)) == (["Invulnerability", "Punch"], [])


def test_livewire_darkens_no_ruin() -> None:
    t = home("Livewire (2)", "L2", scenario=5, p0=["Punch"], damage={"L2": 5})
    assert (t.discard(0), dark(t)) == (["Punch"], [])


def test_livewire_falls_and_there_is_light() -> None:
    for name in ("Livewire (2)", "Livewire (4)"):
        t = beaten(name, 5, scenario=5, facts=DARK)
        assert t.offered(0) == ["Location 1", "Location 3", "Location 5"]
        t.answer(0, "Location 3")
        assert dark(t) == ["L1", "L5"]
        assert in_main_step(beaten(name, 5))


# Starro and his Spores


def test_starro_gives_a_spore_to_each_player() -> None:
    t = entering("Starro", spores=["Spore"] * 3)
    assert (t.discard(0), t.discard(1), t.names(SPORES)) == (["Spore"], ["Spore"], ["Spore"])


def test_starro_weakens_those_for_whom_there_is_no_spore() -> None:
    t = entering("Starro", spores=["Spore"])
    t.answer(0, "P0")
    assert (t.discard(0), t.discard(1), t.names(SPORES)) == (["Spore"], ["Weakness"], [])


def test_starro_takes_every_spore_with_him() -> None:
    t = trio(
        city={"S5": ["Starro"]},
        power=11,
        p0=["Spore"],
        deck0=["Punch", "Spore", "Punch"],
        discard1=["Spore", "Run"],
        deck2=["Spore", "Run"],
    )
    t.buy("Starro")
    assert (t.hand(0), t.deck(0)) == (["Punch"], ["Punch"])
    assert (t.discard(1), t.hand(2), t.deck(2)) == (["Run"], ["Run"], [])
    assert t.names(REMOVED) == ["Spore"] * 4


def test_a_destroyed_spore_goes_back_to_its_stack() -> None:
    t = beaten("Victor Zsasz", 4, p0=["Spore", "Punch"])
    t.answer(0, "Spore")
    assert (t.hand(0), t.names(SPORES)) == (["Punch"], ["Spore"])
    assert "Spore" not in t.destroyed


def test_a_spore_is_worth_less_than_nothing_and_does_nothing() -> None:
    t = city(p0=["Spore"], deck0=[])
    t.play("Spore")
    assert (t.power(0), t.move(0), t.played(0)) == (0, 0, ["Spore"])
    assert t.vp(0) == -1


# The Thief of Time


def test_the_thief_of_time_takes_every_move_card() -> None:
    t = home("Reverse-Flash, Thief of Time", "L3", p0=["Run", "Punch", "Helping Hand", "Robin"])
    assert (t.hand(0), t.discard(0)) == (["Punch", "Robin"], ["Run", "Helping Hand"])


def test_the_thief_of_time_takes_another_card_from_who_has_none() -> None:
    t = home("Reverse-Flash, Thief of Time", "L3", p0=["Punch", "Robin"])
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0)) == (["Robin"], ["Punch"])


def test_the_thief_of_time_gives_something_back() -> None:
    t = beaten("Reverse-Flash, Thief of Time", 16, discard0=["Punch"], discard1=["Run", "Robin"])
    t.answer(0, "P1")
    t.answer(1, "Robin")
    assert (t.hand(1), t.discard(1)) == (["Robin"], ["Run"])


@rule("REB-37.5")
def test_the_thief_of_time_is_fast() -> None:
    t = city(city={"S1": ["Reverse-Flash, Thief of Time"]}, at={0: "S4", 1: "S4"}, from_start=True)
    assert where_is(t, "Reverse-Flash, Thief of Time") == ["S2"]


# Darkseid and his soldiers


def test_darkseid_takes_two_cards() -> None:
    t = home("Darkseid", "L3", p0=["Punch", "Run", "Robin"])
    t.answer(0, "Punch", "Run")
    assert (t.hand(0), t.discard(0)) == (["Robin"], ["Punch", "Run"])


def test_darkseid_attacks_everybody_as_he_comes() -> None:
    t = entering("Darkseid", p0=["Punch", "Run"], p1=["Robin"])
    assert (t.discard(0), t.discard(1)) == (["Punch", "Run"], ["Robin"])


def test_darkseid_falls_and_all_is_won() -> None:
    t = city(city={"S5": ["Darkseid"]}, power=17)
    assert for_sale(t) == []
    t = beaten("Darkseid", 18)
    assert (t.game.over, t.state.winners) == (True, (0, 1))


@pytest.mark.parametrize(
    ("name", "space"),
    [("Parademon (1)", "L1"), ("Parademon (2)", "L2"), ("Parademon (4)", "L4"), ("Parademon (5)", "L5")],
)
def test_a_parademon_takes_a_card(name: str, space: str) -> None:
    t = home(name, space, p0=["Punch", "Run"])
    t.answer(0, "Run")
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Run"])


@pytest.mark.parametrize("name", ["Parademon (1)", "Parademon (2)", "Parademon (4)", "Parademon (5)"])
def test_a_parademon_lets_a_player_destroy_a_card_in_hand(name: str) -> None:
    t = beaten(name, 4, p0=["Punch"], discard0=["Run"], p1=["Run"])
    t.answer(0, "P0")
    assert t.offered(0) == ["Punch"]
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0), t.destroyed[-1]) == ([], ["Run"], "Punch")


@pytest.mark.parametrize(
    ("name", "spaces"),
    [
        ("Parademon (1)", ["S3", "L4", "S4", "L5"]),
        ("Parademon (2)", ["S3", "L3", "S2", "L2"]),
        ("Parademon (4)", ["S3", "L4"]),
        ("Parademon (5)", ["S3", "L4", "S4", "L5"]),
    ],
)
def test_each_parademon_makes_for_a_location_of_its_own(name: str, spaces: list[str]) -> None:
    t = city(city={"S3": [name]}, at={0: "S1", 1: "S1"})
    seen = where_is(t, name)
    for _ in spaces[1:]:
        t.end()
        seen += where_is(t, name)
    assert seen == spaces
