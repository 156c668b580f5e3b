"""The Threat Track and the clock (REB-13.x, RB-5, RB-12)."""

from __future__ import annotations

import pytest

from archfoe.games.city.view import city_in
from tests.games.city import RING, dawn, team
from tests.vocabulary import Table, rule

SLOTS = ("S1", "S2", "S3", "S4", "S5")


def in_slots(t: Table) -> list[int]:
    """How many cards lie in slots 1 to 5."""
    return [len(t.city(slot)) for slot in SLOTS]


def attacker(t: Table, seat: int) -> str:
    """Whose Attack a player is asked about."""
    card = t.view(seat).source
    return "" if card is None else card.name


def last_round() -> Table:
    """Lex Luthor enters, the Threat comes to Level 5, and P0 defeats her at once: the city is quiet, the clock runs."""
    t = dawn(threat=4, main=["Lex Luthor", *["Green Arrow"] * 30], at={0: "S1"}, power=15)
    t.buy("Lex Luthor")
    return t


# What is in force


@rule("REB-13.1")
@pytest.mark.parametrize("threat", [1, 2, 3, 4])
def test_lasting_text_of_a_lower_level_stays_in_force(threat: int) -> None:
    assert sum(in_slots(dawn(threat=threat))) == 2


@rule("REB-13.1", "REB-13.5")
@pytest.mark.parametrize(("threat", "cost"), [(2, 6), (3, 10), (4, 10), (5, 10)])
def test_level_3_stays_in_force(threat: int, cost: int) -> None:
    t = team(threat=threat, power=cost, city={"S5": ["Bane"]})
    t.buy("Bane")
    assert t.power(0) == 0


@rule("REB-13.1")
def test_text_that_happens_once_comes_before_the_attack() -> None:
    t = dawn(threat=1, p1=["Punch"] * 4, main=["General Zod", "Run"], city={"S2": ["Aquaman (3)"], "S3": ["Lois Lane"]})
    assert (t.threat, t.view(0).kind.name, t.hand(1)) == (2, "destroy", ["Punch"] * 4)
    t.answer(0, "Lois Lane")
    assert (t.asked(), t.destroyed) == ([1], ["Lois Lane"])
    t.answer(1, "Punch")
    assert t.hand(1) == ["Punch"] * 3


@rule("REB-13.1")
def test_level_4_is_empty() -> None:
    t = dawn(threat=3, main=["Lex Luthor", "Aquaman (3)"], city={"S3": ["Lois Lane"]})
    assert (t.threat, t.destroyed, city_in(t.view(None)).clock_box, t.over) == (4, [], None, False)


# Level 1: two cards


@rule("REB-13.2")
@pytest.mark.parametrize(("threat", "new"), [(0, 1), (1, 2)])
def test_level_1_adds_two_cards(threat: int, new: int) -> None:
    assert sum(in_slots(dawn(threat=threat))) == new


@rule("REB-13.2", "RB-5")
@pytest.mark.parametrize(("villain", "new"), [("Lex Luthor", 1), ("Bane", 2)])
@pytest.mark.parametrize("space", ["L5", "S4"])
def test_a_super_villain_in_any_space_of_the_line_up_holds_it_at_one(villain: str, new: int, space: str) -> None:
    t = dawn(threat=1, at={0: "S1"}, city={space: [villain]})
    assert sum(t.city(where).count("Green Arrow") for where in RING) == new


@rule("REB-13.2", "RB-5")
def test_it_is_decided_before_the_first_card_is_seen() -> None:
    t = dawn(threat=2, main=["Lex Luthor", "Aquaman (3)", "Lois Lane"])
    assert (t.city("S1"), t.city("S2"), t.main_deck) == (["Lex Luthor"], ["Aquaman (3)"], ["Lois Lane"])


@rule("REB-13.3")
def test_the_slots_are_counted_anew_for_the_second_card() -> None:
    city = {slot: ["Aquaman (3)"] for slot in SLOTS}
    assert in_slots(dawn(threat=1, city=city)) == [2, 2, 1, 1, 1]
    assert in_slots(dawn(threat=1, city=city | {"S4": []})) == [2, 1, 1, 1, 1]
    assert in_slots(dawn(threat=1, city=city | {"S4": [], "S2": []})) == [1, 1, 1, 1, 1]


@rule("REB-13.3", "RB-5")
def test_two_super_villains_attack_when_both_are_placed_and_in_that_order() -> None:
    t = dawn(threat=2, p1=["Punch"] * 4, main=["Doomsday", "Despero"])
    assert (t.threat, t.city("S1"), t.city("S2")) == (4, ["Doomsday"], ["Despero"])
    assert (t.asked(), attacker(t, 1)) == ([1], "Doomsday")
    t.answer(1, "Punch", "Punch")
    assert (t.asked(), attacker(t, 1)) == ([1], "Despero")


@rule("REB-13.3", "RB-5")
def test_once_only_text_happens_between_the_two_cards() -> None:
    t = dawn(threat=1, main=["Lex Luthor", "Superman (7)"], city={"S3": ["Aquaman (3)"]})
    assert (t.destroyed, t.city("S2")) == (["Aquaman (3)"], ["Superman (7)"])


# Level 2: the dearest card


@rule("REB-13.4", "RB-12")
@pytest.mark.parametrize("space", ["S4", "L2"])
def test_level_2_destroys_the_dearest_card_that_is_no_villain(space: str) -> None:
    city = {"S3": ["Aquaman (3)"], space: ["Heat Vision", "Solomon Grundy"]}
    t = dawn(threat=1, main=["Lex Luthor", "Run"], city=city)
    assert t.destroyed == ["Heat Vision"]


@rule("REB-13.4", "RB-12")
def test_basic_stacks_do_not_count_for_level_2() -> None:
    t = dawn(threat=1, main=["Lex Luthor", "Run"], city={"S3": ["Jetpack"]})  # 2, and a Flight costs 3
    assert t.destroyed == ["Jetpack"]
    t = dawn(threat=1, main=["Lex Luthor", "Run"], city={"S3": ["Bane"]})
    assert (t.threat, t.destroyed) == (2, [])


@rule("REB-13.4", "RB-12")
def test_the_active_player_chooses_between_equals() -> None:
    t = dawn(
        threat=1,
        turn=1,
        main=["Lex Luthor", "Run"],
        city={"S2": ["Aquaman (3)"], "S3": ["Lois Lane"], "S4": ["Jetpack"]},
    )
    assert (t.asked(), t.offered(1)) == ([1], ["Aquaman (3) (slot 2)", "Lois Lane (slot 3)"])
    t.answer(1, "Aquaman (3)")
    assert t.destroyed == ["Aquaman (3)"]


@rule("REB-13.4", "RB-12")
@pytest.mark.parametrize("threat", [0, 2, 3])
def test_level_2_happens_once(threat: int) -> None:
    t = dawn(threat=threat, main=["Lex Luthor", "Run"], city={"S3": ["Aquaman (3)"]})
    assert (t.threat, t.destroyed) == (threat + 1, [])


# Level 3: costs


@rule("REB-13.5", "RB-12")
@pytest.mark.parametrize(
    ("name", "cost"), [("Bizarro", 10), ("Solomon Grundy", 11), ("Lex Luthor", 14), ("Aquaman (3)", 3)]
)
def test_level_3_makes_villains_and_nothing_else_dearer(name: str, cost: int) -> None:
    assert f"buy {name}" not in team(threat=3, power=cost - 1, city={"S5": [name]}).offered(0)
    assert f"buy {name}" in team(threat=3, power=cost, city={"S5": [name]}).offered(0)
    before = cost - (0 if name == "Aquaman (3)" else 4)
    assert f"buy {name}" not in team(threat=2, power=before - 1, city={"S5": [name]}).offered(0)
    assert f"buy {name}" in team(threat=2, power=before, city={"S5": [name]}).offered(0)


@rule("REB-13.5")
@pytest.mark.parametrize(("players", "cost"), [(1, 12), (2, 12), (3, 10), (4, 10)])
def test_level_3_makes_villains_dearer_for_small_teams(players: int, cost: int) -> None:
    assert "buy Bizarro" not in team(players=players, threat=3, power=cost - 1, city={"S5": ["Bizarro"]}).offered(0)
    assert "buy Bizarro" in team(players=players, threat=3, power=cost, city={"S5": ["Bizarro"]}).offered(0)


@rule("REB-13.5")
def test_level_3_counts_from_the_moment_it_is_reached() -> None:
    t = dawn(threat=2, at={0: "S1"}, power=12, main=["Lex Luthor", "Run"])
    assert (t.threat, "buy Lex Luthor" in t.offered(0)) == (3, False)


# Level 5: the clock


@rule("REB-13.6")
@pytest.mark.parametrize(("threat", "clock"), [(3, None), (4, 1)])
def test_level_5_starts_the_clock_at_its_first_box(threat: int, clock: int | None) -> None:
    t = dawn(threat=threat, main=["Lex Luthor", "Aquaman (3)"])
    assert (t.threat, city_in(t.view(None)).clock_box, t.over) == (threat + 1, clock, False)


@rule("REB-13.6", "REB-13.7")
def test_everybody_has_three_turns_from_the_one_in_which_the_clock_starts() -> None:
    t = last_round()
    turns = []
    while not t.over:
        turns.append((t.active, city_in(t.view(None)).clock_box))
        t.end()
    assert turns == [(seat, box) for box in (1, 2, 3) for seat in (0, 1, 2)]


@rule("REB-13.7")
def test_only_the_player_who_started_the_clock_moves_it() -> None:
    t = last_round()
    t.end()
    assert (t.active, city_in(t.view(None)).clock_box) == (1, 1)
    t.end()
    assert (t.active, city_in(t.view(None)).clock_box) == (2, 1)
    t.end()
    assert (t.active, city_in(t.view(None)).clock_box) == (0, 2)


@rule("REB-13.8")
def test_super_villains_that_enter_later_attack_and_move_but_raise_nothing() -> None:
    t = dawn(
        threat=4,
        p1=["Punch"] * 3,
        main=["Lex Luthor", "Despero", *["Aquaman (3)"] * 5],
        at={0: "S5", 1: "L4", 2: "S5"},
    )
    t.answer(1, "Punch")  # under the deck, for Lex Luthor
    t.answer(1, "Punch")  # to P2, for Despero
    assert (t.threat, city_in(t.view(None)).clock_box, t.hand(1), t.discard(2)) == (5, 1, ["Punch"], ["Punch"])
    assert (t.city("S1"), t.city("S2")) == (["Lex Luthor"], ["Despero"])
    t.end()
    assert (t.threat, city_in(t.view(None)).clock_box, t.city("L2"), t.city("L3")) == (
        5,
        1,
        ["Lex Luthor"],
        ["Despero"],
    )
