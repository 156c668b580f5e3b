"""Super-Villains: how they enter, attack, walk and fall, all together and one by one."""

from __future__ import annotations

import pytest

from archfoe.core.errors import ArchfoeError
from tests.boxes.rebirth.villainy import (
    ANTICLOCKWISE,
    CLOCKWISE,
    COST,
    HOME,
    attacked,
    damage,
    defeated,
    entered,
    in_main_step,
    team,
    trio,
    way_home,
    where_is,
)
from tests.vocabulary import rule

SUPER = [name for name, cost in COST.items() if cost >= 8]
HAND = [
    "Punch",
    "Power Ring",
    "Robin",
    "Heat Vision",
    "Run",
]  # every Super-Villain takes something of it, or adds to it
YES, NO = "draw a card, then discard a card", "do not draw a card, then discard a card"


@rule("REB-6.8", "REB-6.1")
@pytest.mark.parametrize("name", SUPER)
def test_a_super_villain_is_defeated_for_its_cost_and_goes_to_no_deck(name: str) -> None:
    assert len(SUPER) == 8
    assert f"buy {name}" not in team(city={"S5": [name]}, power=COST[name] - 1).offered()
    t = team(city={"S5": [name]}, power=COST[name])
    t.buy(name)
    assert (t.power(0), t.destroyed, t.city("S5"), t.discard(0)) == (0, [name], [], [])


@rule("REB-6.3", "REB-4.3")
@pytest.mark.parametrize("name", SUPER)
def test_a_super_villain_that_enters_raises_the_threat_and_attacks_each_player_wherever(name: str) -> None:
    shield = ["Invulnerability", *HAND]
    t = entered(name, players=3, p0=shield, p1=shield, p2=shield, at={0: "S3", 1: "L4", 2: None})
    assert (t.city("S1"), t.threat) == ([name], 1)
    for seat in range(3):
        assert t.offered(seat) == ["Invulnerability for yourself"]
        t.answer(seat, "Invulnerability")
    assert in_main_step(t)
    assert [t.hand(seat) for seat in range(3)] == [shield] * 3
    assert [t.discard(seat) for seat in range(3)] == [[]] * 3


@rule("REB-6.3", "REB-11.2")
@pytest.mark.parametrize("name", SUPER)
def test_a_super_villain_that_enters_deals_no_damage(name: str) -> None:
    t = entered(name, p0=["Punch"], p1=["Punch"])
    assert in_main_step(t)
    assert [damage(t, f"L{n}") for n in range(1, 6)] == [0] * 5


@rule("REB-7.1", "REB-11.1")
@pytest.mark.parametrize("avoided", [True, False])
@pytest.mark.parametrize("name", SUPER)
def test_a_super_villain_at_its_destination_damages_it_unless_the_attack_is_avoided(name: str, avoided: bool) -> None:
    t = attacked(name, p0=["Invulnerability"], p1=["Punch"])
    assert (t.asked(), t.offered()) == ([0], ["Invulnerability for yourself"])
    t.answer(0, "Invulnerability" if avoided else None)
    assert [damage(t, f"L{n}") for n in range(1, 6)] == [
        int(not avoided and HOME[name] == f"L{n}") for n in range(1, 6)
    ]
    assert (t.hand(1), t.discard(1), t.threat) == (["Punch"], [], 0)
    assert t.hand(0) == ["Invulnerability"] or not avoided


@rule("REB-11.2", "REB-7.1", "REB-7.2")
@pytest.mark.parametrize("name", SUPER)
def test_a_super_villain_that_only_shares_the_space_attacks_the_active_player_without_damage(name: str) -> None:
    t = team(city={"S5": [name]}, p0=["Invulnerability"], from_start=True)
    t.answer(0, None)
    assert [damage(t, f"L{n}") for n in range(1, 6)] == [0] * 5
    t = team(city={"S2": [name]}, p0=["Invulnerability"], p1=["Invulnerability"], at={1: "S2"}, from_start=True)
    assert (in_main_step(t), where_is(t, name)) == (True, ["S2"])


@rule("REB-6.4")
@pytest.mark.parametrize("journeys", [CLOCKWISE, ANTICLOCKWISE])
@pytest.mark.parametrize("name", [name for name in SUPER if name != "Reverse-Flash"])
def test_a_super_villain_walks_to_its_destination_by_the_shortest_way(
    name: str, journeys: dict[str, tuple[str, str, str]]
) -> None:
    start, spaces, away = journeys[HOME[name]]
    assert way_home(name, start, away) == spaces.split()


# Ocean Master


def test_ocean_master_takes_every_equipment() -> None:
    t = attacked("Ocean Master", p0=["Punch", "Batarang", "Robin", "Power Ring", "Blast"])
    assert (in_main_step(t), t.hand(0)) == (True, ["Punch", "Robin", "Blast"])
    assert sorted(t.discard(0)) == ["Batarang", "Power Ring"]


@rule("REB-7.8")
def test_ocean_master_takes_a_card_of_ones_choice_where_no_equipment_is() -> None:
    t = attacked("Ocean Master", p0=["Punch", "Robin"], in0=["Batmobile"])
    t.answer(0, None)  # the Batmobile in play could avoid it, and is no part of the hand
    t.answer(0, "Punch")
    assert (t.hand(0), t.discard(0), t.in_play(0)) == (["Robin"], ["Punch"], ["Batmobile"])


@rule("REB-6.3", "REB-7.6")
def test_ocean_master_entering_takes_of_each_hand_what_it_has() -> None:
    t = entered("Ocean Master", players=3, p0=["Batarang", "Run"], p1=["Punch"], at={1: None})
    assert (t.hand(0), t.discard(0), t.discard(1), t.discard(2)) == (["Run"], ["Batarang"], ["Punch"], [])
    assert (t.threat, in_main_step(t)) == (1, True)


@rule("REB-9.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_ocean_masters_reward_draws_two_cards_for_one_player(seat: int) -> None:
    t = defeated("Ocean Master", deck0=["Robin", "Mera", "Run"], deck1=["Run", "Punch", "Mera"])
    t.answer(0, f"P{seat}")
    assert (t.hand(0), t.hand(1)) == (([], ["Run", "Punch"]) if seat else (["Robin", "Mera"], []))


@rule("REB-6.9", "G-22")
def test_ocean_masters_reward_draws_what_there_is() -> None:
    t = defeated("Ocean Master", deck0=[], deck1=["Run"])
    assert (t.hand(0), t.hand(1), in_main_step(t)) == ([], ["Run"], True)


# Reverse-Flash


@rule("REB-5.9")
def test_reverse_flash_takes_every_move_card() -> None:
    t = attacked("Reverse-Flash", p0=["Punch", "Run", "Robin", "Helping Hand", "Speed Force"])
    assert (in_main_step(t), t.hand(0)) == (True, ["Punch", "Robin"])
    assert sorted(t.discard(0)) == ["Helping Hand", "Run", "Speed Force"]


@rule("REB-7.8")
def test_reverse_flash_takes_a_card_of_ones_choice_where_no_move_card_is() -> None:
    t = attacked("Reverse-Flash", p0=["Punch", "Robin"])
    t.answer(0, "Robin")
    assert (t.hand(0), t.discard(0)) == (["Punch"], ["Robin"])


@rule("REB-6.3", "REB-7.6")
def test_reverse_flash_entering_takes_of_each_hand_what_it_has() -> None:
    t = entered("Reverse-Flash", players=3, p0=["Punch", "Run"], p1=["Punch"], p2=["Helping Hand", "Run", "Robin"])
    assert [sorted(t.discard(seat)) for seat in range(3)] == [["Run"], ["Punch"], ["Helping Hand", "Run"]]


@rule("REB-16.7")
@pytest.mark.parametrize(
    ("start", "away", "seen"),
    [
        ("S1", "S5", ["S2", "S3", "L4"]),
        ("L1", "L2", ["L5", "L4"]),
        ("L3", "L2", ["L4"]),
        ("S3", "L2", ["L4"]),
        ("S4", "L2", ["L4"]),
    ],
)
def test_reverse_flash_moves_two_spaces_a_turn_and_stops_at_his_destination(
    start: str, away: str, seen: list[str]
) -> None:
    t = team(city={start: ["Reverse-Flash"]}, at={0: away, 1: away}, from_start=True)
    spaces = where_is(t, "Reverse-Flash")
    while spaces[-1] != "L4" and len(spaces) < 9:
        t.end()
        spaces += where_is(t, "Reverse-Flash")
    assert spaces == seen


@rule("REB-16.7", "REB-6.5", "REB-6.6")
@pytest.mark.parametrize(
    ("character", "stops"),
    [("S2", "S2"), ("L3", "L3"), ("S3", "L3"), ("L2", "L2"), (None, "L3")],
)
def test_reverse_flash_is_stopped_by_a_character_on_his_way(character: str | None, stops: str) -> None:
    """From Location 2: held there, stopped after one space, or not stopped by one in the second or a later space."""
    t = team(p0=["Run"], city={"L2": ["Reverse-Flash"]}, at={0: "L5", 1: character}, from_start=True)
    assert (where_is(t, "Reverse-Flash"), t.hand(0)) == ([stops], ["Run"])


@rule("REB-16.7", "REB-6.10")
def test_reverse_flash_contained_does_not_move_at_all() -> None:
    t = team(p0=["Electrified Field"], city={"L1": ["Reverse-Flash"]})
    t.play("Electrified Field")
    t.end()
    assert where_is(t, "Reverse-Flash") == ["L1"]


@rule("REB-5.7", "REB-9.9")
def test_reverse_flashs_reward_lets_each_player_move_and_one_draw() -> None:
    t = defeated("Reverse-Flash", players=3, at={1: "L3", 2: None}, deck1=["Robin", "Mera"])
    assert t.offered(0) == ["slot 5", "Location 1", "slot 1", "slot 4", "Location 5"]
    t.answer(0, "slot 1")
    assert t.offered(1) == ["Location 3", "slot 3", "Location 4", "Location 2", "slot 2"]
    t.answer(1, "Location 3")
    assert t.offered(0) == ["P0", "P1", "P2"]
    t.answer(0, "P1")
    assert ([t.at(seat) for seat in range(3)], t.hand(1), t.hand(0)) == (["S1", "L3", None], ["Robin"], [])
    assert (t.move(0), in_main_step(t)) == (0, True)


def test_reverse_flashs_reward_draws_for_who_defeated_him_too() -> None:
    t = defeated("Reverse-Flash", deck0=["Robin", "Mera"])
    t.answer(0, "slot 5")
    t.answer(1, "Location 1")
    t.answer(0, "P0")
    assert (t.at(0), t.at(1), t.hand(0), t.hand(1)) == ("S5", "L1", ["Robin"], [])


@rule("REB-6.9", "G-22")
def test_reverse_flashs_reward_moves_also_if_nobody_can_draw() -> None:
    t = defeated("Reverse-Flash", at={1: None}, deck0=[], deck1=[])
    t.answer(0, "slot 4")
    assert (t.at(0), in_main_step(t)) == ("S4", True)


# Gorilla Grodd


@rule("REB-16.2")
def test_gorilla_grodd_takes_the_strongest_card() -> None:
    t = attacked("Gorilla Grodd", p0=["Punch", "Heat Vision", "Power Ring", "Green Arrow"])
    assert (in_main_step(t), t.hand(0)) == (True, ["Punch", "Power Ring", "Green Arrow"])
    assert t.discard(0) == ["Heat Vision"]


@rule("REB-16.2")
def test_gorilla_grodd_lets_the_attacked_player_choose_among_equals() -> None:
    t = attacked("Gorilla Grodd", p0=["Green Arrow", "Blast", "Punch", "The Flash (6)"])
    assert t.offered(0) == ["Green Arrow", "Blast"]
    t.answer(0, "Blast")
    assert (t.hand(0), t.discard(0)) == (["Green Arrow", "Punch", "The Flash (6)"], ["Blast"])


@rule("REB-16.2", "REB-7.8")
def test_gorilla_grodd_takes_any_card_of_a_hand_without_power_and_nothing_of_none() -> None:
    t = attacked("Gorilla Grodd", p0=["Run", "Power Ring", "Weakness"])
    assert t.offered(0) == ["Run", "Power Ring", "Weakness"]
    t.answer(0, "Weakness")
    assert t.discard(0) == ["Weakness"]
    assert in_main_step(attacked("Gorilla Grodd"))


@rule("REB-6.3")
def test_gorilla_grodd_entering_takes_a_card_of_everybody() -> None:
    t = entered("Gorilla Grodd", players=3, p0=["Punch", "Robin"], p1=["Run", "Mera"], p2=["Blast"])
    t.answer(0, "Robin")
    assert [t.discard(seat) for seat in range(3)] == [["Robin"], ["Mera"], ["Blast"]]


@rule("REB-9.9", "REB-6.9")
def test_gorilla_grodds_reward_lets_each_player_put_a_card_back_on_the_deck() -> None:
    t = defeated("Gorilla Grodd", players=3, discard0=["Robin", "Punch"], discard2=["Mera", "Run"], p1=["Punch"])
    assert t.offered(0) == ["Robin", "Punch"]
    t.answer(0, "Robin")
    t.answer(2, None)  # P1 has no discard pile and is not asked
    assert (t.deck(0)[0], t.discard(0), t.deck(2)[0], t.discard(2)) == ("Robin", ["Punch"], "Punch", ["Mera", "Run"])
    assert in_main_step(t)


# Sinestro


def test_sinestro_brings_a_weakness_and_takes_a_hero_of_ones_choice() -> None:
    t = attacked("Sinestro", p0=["Robin", "Punch", "Mera", "Blast"])
    assert t.offered(0) == ["Robin", "Mera"]
    t.answer(0, "Mera")
    assert (t.hand(0), sorted(t.discard(0))) == (["Robin", "Punch", "Blast"], ["Mera", "Weakness"])


@rule("REB-12.2")
@pytest.mark.parametrize(("hand", "taken"), [(["Punch", "Blast"], []), (["Punch", "Robin"], ["Robin"])])
@pytest.mark.parametrize("left", [1, 0])
def test_sinestro_does_what_he_can(hand: list[str], taken: list[str], left: int) -> None:
    t = attacked("Sinestro", p0=hand, weaknesses=left)
    assert (in_main_step(t), sorted(t.discard(0))) == (True, taken + ["Weakness"] * left)


@rule("REB-6.3", "REB-12.2")
def test_sinestro_entering_hits_everybody_until_the_weaknesses_run_out() -> None:
    t = entered("Sinestro", players=3, p0=["Punch"], p1=["Robin"], p2=["Run"], weaknesses=2)
    t.answer(0, "P2")
    t.answer(0, "P1")
    assert [sorted(t.discard(seat)) for seat in range(3)] == [[], ["Robin", "Weakness"], ["Weakness"]]


@rule("REB-9.9", "REB-12.3")
def test_sinestros_reward_lets_each_player_destroy_a_starter_or_weakness() -> None:
    t = defeated("Sinestro", players=3, p0=["Robin", "Punch"], discard0=["Weakness", "Flight"], p1=["Mera"],
                 discard2=["Run"])  # fmt: skip
    assert t.offered(0) == ["Punch (hand)", "Weakness (discard pile)"]
    t.answer(0, "Weakness")
    assert t.asked() == [2]  # P1 has none of them
    t.answer(2, "Run")
    assert (t.discard(0), t.destroyed, t.hand(1)) == (["Flight"], ["Sinestro", "Run"], ["Mera"])


@rule("REB-9.9", "REB-6.9")
def test_sinestros_reward_may_be_declined_and_be_nothing() -> None:
    t = defeated("Sinestro", p0=["Punch"], p1=["Run"])
    t.answer(0, None)
    t.answer(1, None)
    assert (t.destroyed, t.hand(0), t.hand(1)) == (["Sinestro"], ["Punch"], ["Run"])
    assert in_main_step(defeated("Sinestro", p0=["Robin"], discard1=["Flight"]))


# Circe


@rule("REB-16.2")
def test_circe_puts_the_dearest_card_under_the_deck() -> None:
    t = attacked("Circe", p0=["Punch", "Robin", "Heat Vision", "Invulnerability"], deck0=["Run", "Mera"])
    t.answer(0, None)
    assert (t.hand(0), t.deck(0)) == (["Punch", "Robin", "Invulnerability"], ["Run", "Mera", "Heat Vision"])
    assert t.discard(0) == []


@rule("REB-16.2")
@pytest.mark.parametrize(
    ("hand", "dearest"),
    [(["Robin", "Mera", "Punch"], ["Robin", "Mera"]), (["Punch", "Run", "Weakness"], ["Punch", "Run", "Weakness"])],
)
def test_circe_lets_the_attacked_player_choose_among_equals(hand: list[str], dearest: list[str]) -> None:
    t = attacked("Circe", p0=hand)
    assert t.offered(0) == dearest
    t.answer(0, dearest[1])
    assert (t.deck(0)[-1], len(t.hand(0)), len(t.deck(0))) == (dearest[1], 2, 11)


@rule("REB-6.3", "REB-7.8")
def test_circe_entering_takes_a_card_of_everybody_who_has_one() -> None:
    t = entered("Circe", players=3, p0=["Punch", "Blast"], p1=["Run"], deck2=["Punch"])
    assert (t.deck(0)[-1], t.deck(1)[-1], t.deck(2), t.hand(0), t.hand(1)) == ("Blast", "Run", ["Punch"], ["Punch"], [])


@rule("REB-12.1", "REB-9.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_circes_reward_is_a_destroyed_card_of_cost_five_or_less_that_is_no_villain(seat: int) -> None:
    t = defeated("Circe", destroyed=["Heat Vision", "Invulnerability", "Bane", "Punch", "Trickster", "Flight"])
    t.answer(0, f"P{seat}")
    assert t.offered(seat) == ["Invulnerability", "Punch", "Flight"]
    t.answer(seat, "Invulnerability")
    assert (t.discard(seat), t.discard(1 - seat)) == (["Invulnerability"], [])
    assert t.destroyed == ["Heat Vision", "Bane", "Punch", "Trickster", "Flight", "Circe"]


@rule("REB-6.9")
@pytest.mark.parametrize("destroyed", [[], ["Heat Vision", "Bane", "Trickster"]])
def test_circes_reward_is_nothing_without_such_a_card(destroyed: list[str]) -> None:
    t = defeated("Circe", destroyed=destroyed)
    assert (in_main_step(t), t.discard(0), t.destroyed) == (True, [], [*destroyed, "Circe"])


# Brainiac


@rule("REB-7.8")
def test_brainiac_takes_two_cards_of_ones_choice() -> None:
    t = attacked("Brainiac", p0=["Punch", "Robin", "Run"])
    with pytest.raises(ArchfoeError):
        t.answer(0, "Punch")
    t.answer(0, "Punch", "Run")
    assert (t.hand(0), sorted(t.discard(0))) == (["Robin"], ["Punch", "Run"])


@rule("REB-7.8")
@pytest.mark.parametrize("hand", [["Punch", "Robin"], ["Robin"], []])
def test_brainiac_takes_what_there_is(hand: list[str]) -> None:
    t = attacked("Brainiac", p0=hand)
    assert (in_main_step(t), t.hand(0), sorted(t.discard(0))) == (True, [], hand)


@rule("REB-6.3", "REB-7.6")
def test_brainiac_entering_takes_two_cards_of_everybody_who_does_not_avoid_it() -> None:
    t = entered("Brainiac", players=3, p0=["Punch", "Robin"], p1=["Invulnerability", "Mera"], p2=["Run", "Run"])
    t.answer(1, "Invulnerability")
    assert ([t.hand(seat) for seat in range(3)], in_main_step(t)) == ([[], ["Invulnerability", "Mera"], []], True)
    assert t.discard(2) == ["Run", "Run"]


@rule("REB-9.9", "REB-6.9")
def test_brainiacs_reward_lets_each_player_destroy_a_card() -> None:
    t = defeated("Brainiac", players=3, p0=["Robin"], discard0=["Mera"], discard2=["Punch", "Run"])
    assert t.offered(0) == ["Robin (hand)", "Mera (discard pile)"]
    t.answer(0, "Mera")
    t.answer(2, "Punch")
    assert (t.hand(0), t.discard(2), t.destroyed) == (["Robin"], ["Run"], ["Brainiac", "Mera", "Punch"])
    t = defeated("Brainiac", p0=["Robin"], p1=["Mera"])
    t.answer(0, None)
    t.answer(1, None)
    assert (t.destroyed, in_main_step(t)) == (["Brainiac"], True)


# Despero


@rule("REB-16.4", "REB-7.7")
def test_despero_entering_makes_two_players_exchange_cards() -> None:
    t = entered("Despero", p0=["Punch", "Robin", "Mera"], p1=["Run", "Blast"])
    assert t.offered(0) == ["Robin", "Mera"]
    t.answer(0, "Mera")
    assert (t.hand(0), t.discard(0), t.hand(1), t.discard(1)) == (["Punch", "Robin"], ["Blast"], ["Run"], ["Mera"])


@rule("REB-16.4", "REB-7.7")
def test_despero_entering_passes_cards_to_the_left() -> None:
    t = entered("Despero", players=3, p0=["Robin"], p1=["Mera"], p2=["Blast"], at={2: None})
    assert [t.discard(seat) for seat in range(3)] == [["Blast"], ["Robin"], ["Mera"]]
    assert [t.hand(seat) for seat in range(3)] == [[], [], []]


@rule("REB-16.4", "REB-7.7")
@pytest.mark.parametrize(
    ("safe", "piles"),
    [
        (0, [[], ["Blast"], ["Mera"]]),
        (1, [["Blast"], [], ["Robin"]]),
        (2, [["Mera"], ["Robin"], []]),
    ],
)
def test_despero_passes_over_who_avoids_him_in_both_directions(safe: int, piles: list[list[str]]) -> None:
    hands = [["Robin", "Punch"], ["Mera", "Punch"], ["Blast", "Punch"]]
    hands[safe].append("Invulnerability")
    t = entered("Despero", players=3, p0=hands[0], p1=hands[1], p2=hands[2])
    t.answer(safe, "Invulnerability")
    assert [t.discard(seat) for seat in range(3)] == piles
    assert t.hand(safe) == hands[safe]


@rule("REB-16.4", "REB-7.7")
@pytest.mark.parametrize("players", [2, 3])
def test_despero_makes_a_single_victim_pass_to_his_own_discard_pile(players: int) -> None:
    safe = {f"p{seat}": ["Invulnerability"] for seat in range(1, players)}
    t = entered("Despero", players=players, p0=["Robin", "Punch"], **safe)
    for seat in range(1, players):
        t.answer(seat, "Invulnerability")
    assert (t.hand(0), t.discard(0), t.discard(1)) == (["Punch"], ["Robin"], [])


@rule("REB-7.7")
def test_desperos_cards_pass_only_when_everybody_has_had_the_chance_to_avoid_him() -> None:
    t = entered("Despero", players=3, p0=["Robin"], p1=["Mera"], p2=["Invulnerability"])
    assert (t.asked(), t.hand(0), t.hand(1), t.discard(1)) == ([2], ["Robin"], ["Mera"], [])
    t.answer(2, None)
    assert [t.discard(seat) for seat in range(3)] == [["Invulnerability"], ["Robin"], ["Mera"]]


@rule("REB-16.4", "REB-7.8")
def test_despero_takes_a_free_card_where_no_other_is_and_an_empty_hand_only_receives() -> None:
    t = entered("Despero", players=3, p0=["Punch", "Run"], p2=["Weakness"])
    assert t.offered(0) == ["Punch", "Run"]
    t.answer(0, "Run")
    assert [t.discard(seat) for seat in range(3)] == [["Weakness"], ["Run"], []]


@rule("REB-16.4", "REB-7.1")
def test_despero_in_step_two_hits_one_player_who_passes_to_his_own_discard_pile() -> None:
    t = attacked("Despero", players=3, p0=["Punch", "Robin"], p1=["Mera"], p2=["Mera"])
    assert (t.hand(0), t.discard(0), t.discard(1), t.hand(2)) == (["Punch"], ["Robin"], [], ["Mera"])
    assert damage(t, "L5") == 1


@rule("REB-9.9")
def test_desperos_reward_lets_each_player_draw_and_discard() -> None:
    t = defeated("Despero", players=3, p0=["Punch"], deck0=["Robin", "Mera"], p1=["Run"], deck2=["Blast", "Run"])
    t.answer(0, YES)
    assert t.offered(0) == ["Punch", "Robin"]
    t.answer(0, "Punch")
    t.answer(1, NO)
    t.answer(2, YES)
    assert (t.hand(0), t.discard(0), t.deck(0)) == (["Robin"], ["Punch"], ["Mera"])
    assert (t.hand(1), t.discard(1), len(t.deck(1))) == (["Run"], [], 10)
    assert (t.hand(2), t.discard(2), t.deck(2), in_main_step(t)) == ([], ["Blast"], ["Run"], True)


# General Zod


@pytest.mark.parametrize("held", [4, 5, 7])
def test_general_zod_leaves_three_cards_of_ones_choice(held: int) -> None:
    t = attacked("General Zod", p0=["Robin", "Mera", "Blast", *["Punch"] * (held - 3)])
    if held > 4:
        with pytest.raises(ArchfoeError):
            t.answer(0, "Punch")
    t.answer(0, *["Punch"] * (held - 3))
    assert (t.hand(0), t.discard(0)) == (["Robin", "Mera", "Blast"], ["Punch"] * (held - 3))


@pytest.mark.parametrize("held", [0, 2, 3])
def test_general_zod_takes_nothing_of_a_small_hand_but_damages_his_destination(held: int) -> None:
    t = attacked("General Zod", p0=["Punch"] * held)
    assert (in_main_step(t), t.hand(0), t.discard(0)) == (True, ["Punch"] * held, [])
    assert damage(t, "L1") == 1


@rule("REB-6.3")
def test_general_zod_entering_trims_every_hand() -> None:
    t = entered("General Zod", players=3, p0=["Punch"] * 2, p1=["Run"] * 5, p2=["Punch"] * 3 + ["Robin"])
    t.answer(1, "Run", "Run")
    t.answer(2, "Robin")
    assert [len(t.hand(seat)) for seat in range(3)] == [2, 3, 3]
    assert [t.discard(seat) for seat in range(3)] == [[], ["Run", "Run"], ["Robin"]]


@rule("REB-16.5")
@pytest.mark.parametrize("cards", [["Punch", "Run", "Mera"], ["Punch", "Flight"], ["Mera"], []])
def test_general_zods_reward_destroys_up_to_three_cards_of_hand_and_discard_pile_together(cards: list[str]) -> None:
    t = defeated("General Zod", p0=["Punch", "Run"], discard0=["Mera", "Flight"], p1=["Punch"], discard1=["Run"])
    assert (t.asked(), [word.split(" (")[0] for word in t.offered(0)]) == ([0], ["Punch", "Run", "Mera", "Flight"])
    with pytest.raises(ArchfoeError):
        t.answer(0, "Punch", "Run", "Mera", "Flight")
    t.answer(0, *(cards or (None,)))
    assert t.destroyed == ["General Zod", *cards]
    assert (len(t.hand(0) + t.discard(0)), t.hand(1), t.discard(1)) == (4 - len(cards), ["Punch"], ["Run"])


@rule("REB-16.5", "REB-6.9")
def test_general_zods_reward_is_for_who_defeats_him_alone() -> None:
    t = defeated("General Zod", p1=["Punch"], discard1=["Run"])
    assert (in_main_step(t), t.destroyed) == (True, ["General Zod"])


# Together


@rule("REB-7.3", "REB-11.1")
def test_brainiac_and_circe_at_the_same_destination_deal_a_damage_each() -> None:
    t = trio(city={"L2": ["Brainiac", "Circe"]}, p0=["Punch", "Robin", "Run"], from_start=True)
    t.answer(0, "Circe")
    assert (t.deck(0)[-1], damage(t, "L2")) == ("Robin", 2)
    assert (t.hand(0), sorted(t.discard(0))) == ([], ["Punch", "Run"])


@rule("REB-15.2", "REB-8.1")
def test_batman_of_cost_six_only_avoids_ocean_master() -> None:
    t = attacked("Ocean Master", p0=["Batman (6)", "Punch"])
    t.answer(0, "Batman (6)")
    assert (where_is(t, "Ocean Master"), t.hand(0), damage(t, "L5")) == (["L5"], ["Punch"], 0)
