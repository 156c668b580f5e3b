"""Scenario 7: the Thief of Time and his three lives (REB-37.x, RB-25)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core import events
from archfoe.core.cards import SUPER_VILLAIN_KIND
from archfoe.core.piles import HAND, MAIN
from archfoe.games.city import events as city_ev
from archfoe.games.city.piles import SPACE
from archfoe.games.city.ring import LOCATIONS
from archfoe.games.city.view import city_in
from tests.games.city import RING, told
from tests.games.city.openings import cards_in, check_stacks
from tests.games.city.scenes import opened, sides, where_is
from tests.remembered import remembered
from tests.vocabulary import Table, rule, table

STOLEN_SECONDS = 7
THIEF = "Reverse-Flash, Thief of Time"
#: What he costs by the lives that he has lost.
COSTS = {0: 16, 1: 17, 2: 18}
L1, L2, L3, L4, L5 = LOCATIONS


def day(lives: int = 0, players: int = 3, **position: Any) -> Table:
    """A table of scenario 7; the Thief of Time has lost so many lives."""
    position = {"threat": 2} | position
    facts = {"lives": lives, **position.pop("facts", {})}
    return table("rebirth", scenario=STOLEN_SECONDS, players=players, facts=facts, **position)


def thief(t: Table) -> list[str]:
    """Where in the city he is."""
    return where_is(t, THIEF)


def beaten(lives: int = 0, at: str = "S5", **position: Any) -> Table:
    """P0 has just defeated the Thief of Time; nobody has a card that his Reward could bring back."""
    t = day(lives, at=dict.fromkeys(range(3), at), city={at: [THIEF]}, power=COSTS[lives], **position)
    t.buy(THIEF)
    return t


# Set-up


@rule("REB-37.1", "REB-20.2")
@pytest.mark.parametrize("seed", range(3))
def test_its_locations(seed: int) -> None:
    assert sides(opened(STOLEN_SECONDS, seed=seed)) == {
        "Daily Planet": "B", "Hospital": "B", "Airport": "A", "Bank": "A", "S.T.A.R. Labs": "A",
    }  # fmt: skip


@rule("REB-37.2", "REB-19.9")
@pytest.mark.parametrize(("threat", "there"), [(2, "S1"), (3, "L2"), (4, "L2")])
def test_tile_d_covers_level_3(threat: int, there: str) -> None:
    t = day(threat=threat, from_start=True, at={0: "S4", 1: "S4", 2: "S4"}, city={"L1": ["Trickster"]})
    assert where_is(t, "Trickster") == [there]
    t = day(threat=threat, power=2, city={"S5": ["Trickster"]})
    t.buy("Trickster")  # Level 3 itself does not hold


@rule("REB-37.2", "REB-19.6")
@pytest.mark.parametrize(("threat", "there"), [(3, "S5"), (4, "L1")])
def test_tile_a_covers_level_4(threat: int, there: str) -> None:
    t = day(threat=threat, from_start=True, turn=1, at={0: "S5", 1: "L4"}, city={"S5": ["General Zod"]})
    assert where_is(t, "General Zod") == [there]


@rule("REB-37.2", "REB-19.10", "REB-19.1")
@pytest.mark.parametrize(("players", "small"), [(1, True), (2, True), (3, False), (4, False)])
def test_with_one_or_two_players_tile_e_is_added_to_level_3(players: int, small: bool) -> None:
    t = day(players=players, from_start=True, main=["Circe", *["Run"] * 9])
    assert t.threat == 3
    assert [t.discard(seat) for seat in range(players)] == [["Weakness"] if small else []] * players
    assert where_is(day(players=players, threat=3, from_start=True, at=dict.fromkeys(range(players), "S4"),
                        city={"L1": ["Trickster"]}), "Trickster") == ["L2"], "tile D holds as well"  # fmt: skip


@rule("REB-37.2", "REB-19.13")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_threat_begins_at_2_and_no_tile_is_needed_for_two_cards(players: int) -> None:
    assert city_in(opened(STOLEN_SECONDS, players).view(None)).threat == 2
    t = day(players=players, from_start=True)
    assert sum(t.city(space).count("Green Arrow") for space in RING) == 2
    t = day(players=players, from_start=True, threat=0)  # there is no such Threat; but no tile H either
    assert sum(t.city(space).count("Green Arrow") for space in RING) == 1


@rule("REB-37.3", "REB-20.3")
@pytest.mark.parametrize("seed", range(5))
def test_its_main_deck(seed: int) -> None:
    session = opened(STOLEN_SECONDS, seed=seed)
    check_stacks(session, (0, 2, 2, 2, 1), {1: ["Cosmic Treadmill"]})
    supers = {card.name for card in cards_in(session, MAIN) if card.kind == SUPER_VILLAIN_KIND}
    assert len(supers) == 7 and "Reverse-Flash" not in supers


@rule("REB-37.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_thief_of_time_begins_on_location_3_and_does_nothing(players: int) -> None:
    session = opened(STOLEN_SECONDS, players)
    view = session.view(None)
    assert [card.name for card in view.known(SPACE + L3)] == [THIEF]
    assert city_in(view).threat == 2
    assert [view.size(HAND + seat) for seat in range(players)] == [5] * players
    assert not {events.ATTACKED, events.HIT, city_ev.THREAT} & {event.what for event in view.events()}


@rule("REB-37.4", "REB-11.1")
def test_location_3_is_his_destination() -> None:
    t = day(from_start=True, city={"L3": [THIEF]}, p0=["Run", "Punch"])
    assert (thief(t), t.hand(0), city_in(t.view(None)).damage(L3)) == (["L3"], ["Punch"], 1)


# His moves


@rule("REB-37.5", "REB-16.7")
@pytest.mark.parametrize(
    ("start", "others", "there"),
    [
        ("S5", "L5", "S1"),  # five and more ways: clockwise over Location 1
        ("L2", "S5", "L3"),
        ("S2", "S5", "L3"),  # he stops at his Destination
        ("L1", "S1", "S1"),  # a Character in the first space stops him
        ("L1", "L2", "L2"),
        ("L1", "L1", "L1"),  # he does not start from a shared space
    ],
)
def test_he_moves_up_to_two_spaces(start: str, others: str, there: str) -> None:
    t = day(from_start=True, turn=1, at={0: others, 1: "L4", 2: others}, city={start: [THIEF]})
    assert thief(t) == [there]


@rule("REB-37.5", "REB-19.6")
@pytest.mark.parametrize(("threat", "there"), [(3, "L1"), (4, "L2")])
def test_with_tile_a_no_character_holds_or_stops_him(threat: int, there: str) -> None:
    t = day(threat=threat, from_start=True, turn=1, at={0: "L1", 1: "L4", 2: "S1"}, city={"L1": [THIEF]})
    assert thief(t) == [there]


# His lives


@rule("REB-37.6")
@pytest.mark.parametrize(("lives", "cost"), COSTS.items())
def test_each_life_makes_him_dearer(lives: int, cost: int) -> None:
    assert f"buy {THIEF}" not in day(lives, power=cost - 1, city={"S5": [THIEF]}).offered(0)
    assert f"buy {THIEF}" in day(lives, power=cost, city={"S5": [THIEF]}).offered(0)


@rule("REB-37.6", "REB-37.7", "REB-37.8")
def test_three_defeats_one_after_the_other() -> None:
    t = day(at={0: "L3"}, power=16 + 17 + 18, move=10, city={"L3": [THIEF]})
    t.buy(THIEF)
    assert (thief(t), t.power(0)) == (["S5"], 35)
    t.walk("S3", "L4", "S4", "L5", "S5")
    t.buy(THIEF)
    assert (thief(t), t.power(0)) == (["S2"], 18)  # slots 2 and 3 are four spaces away
    t.walk("L1", "S1", "L2", "S2")
    t.buy(THIEF)
    assert (thief(t), t.power(0), t.destroyed, t.over) == ([], 0, [THIEF], False)


@rule("REB-37.7")
@pytest.mark.parametrize(
    ("at", "slot"),
    [
        ("L1", "S3"),  # five spaces away, no other is
        ("L3", "S5"),
        ("S5", "S2"),  # slots 2 and 3 are four spaces away
        ("S1", "S3"),
        ("S3", "S1"),  # slots 1 and 5
    ],
)
def test_he_comes_back_in_the_slot_farthest_from_the_active_character(at: str, slot: str) -> None:
    assert thief(beaten(at=at)) == [slot]


@rule("REB-37.7")
def test_it_is_the_distance_from_the_active_character_alone() -> None:
    t = day(at={0: "L1", 1: "S3", 2: "S3"}, city={"L1": [THIEF]}, power=16)
    t.buy(THIEF)
    assert thief(t) == ["S3"]


@rule("REB-37.7")
@pytest.mark.parametrize("lives", [0, 1])
def test_his_reward_comes_first(lives: int) -> None:
    t = beaten(lives, discard1=["Robin", "Run"])
    assert (t.asked(), thief(t)) == ([1], [])
    t.answer(1, "Robin")
    assert (t.hand(1), thief(t)) == (["Robin"], ["S2"])


@rule("REB-37.7", "REB-15.5")
def test_doctor_fate_doubles_his_reward_and_he_comes_back_once() -> None:
    t = day(p0=["Doctor Fate"], city={"S5": [THIEF]}, power=16, discard1=["Robin", "Run"])
    t.play("Doctor Fate")
    t.buy(THIEF)
    t.answer(1, "Robin")
    t.answer(1, "Run")
    assert (t.hand(1), thief(t)) == (["Robin", "Run"], ["S2"])


@rule("REB-37.8", "RB-25")
@pytest.mark.parametrize("lives", [0, 1])
def test_coming_back_is_no_entry(lives: int) -> None:
    t = beaten(lives, p1=["Run", "Punch"])
    assert (t.threat, t.hand(1), told(t, events.ATTACKED)) == (2, ["Run", "Punch"], [])


@rule("REB-37.8", "RB-25")
def test_back_in_the_line_up_he_is_a_super_villain_there() -> None:
    t = beaten(at="L3")
    t.end()
    assert sum(t.city(space).count("Green Arrow") for space in RING) == 1


@rule("REB-37.8")
def test_his_destination_is_the_next_location() -> None:
    t = beaten(at="L3")  # he is in slot 5 now, and Location 4 is nearer against the clock
    t.end()
    assert thief(t) == ["S4"]
    t.end()
    assert thief(t) == ["L4"]
    t.end()
    t.answer(0, "Punch")  # there he Attacks again
    assert (thief(t), city_in(t.view(None)).damage(L4)) == (["L4"], 1)


@rule("REB-37.8")
def test_after_the_second_defeat_it_is_location_5() -> None:
    t = day(at={0: "L3", 1: "L3", 2: "L3"}, city={"L3": [THIEF]}, power=33, p0=["Mother Box"])
    t.buy(THIEF)
    t.play("Mother Box")
    t.answer(0, "P0")
    t.answer(0, "slot 5")
    t.buy(THIEF)
    assert thief(t) == ["S2"]
    t.end()  # five spaces to Location 5: clockwise, and a Character is on Location 3
    assert thief(t) == ["L3"]


@rule("REB-37.8")
def test_after_5_comes_1() -> None:
    """From 3 he comes only as far as 5; a card may have changed his Destination."""
    position: dict[str, Any] = {"at": dict.fromkeys(range(3), "L3"), "city": {"L3": [THIEF]}, "power": 16}
    card = day(**position).state.piles[SPACE + L3][0]
    t = day(**position, facts={"destinations": {card: L5}})
    t.buy(THIEF)
    t.end()
    assert thief(t) == ["L1"]  # from slot 5


@rule("REB-37.9", "REB-17.3")
def test_his_defeat_counts_for_cards() -> None:
    t = beaten(hero0="Batman", deck1=["Run"])
    t.answer(0, "P1")
    assert t.hand(1) == ["Run"]


@rule("REB-37.9", "REB-18.5")
def test_his_defeat_brings_the_ally_back() -> None:
    t = day(players=1, at={0: "S1"}, aside0=["Weakness"] * 3, city={"S1": [THIEF]}, power=16)
    t.buy(THIEF)
    assert (city_in(t.view(0)).ally, thief(t)) == (1, ["S3"])


@rule("REB-37.9", "REB-30.7")
def test_his_defeat_completes_a_side_mission() -> None:
    t = beaten()
    assert remembered(t.state, "missions") == ("stand together",)


@rule("REB-37.9", "REB-37.11")
def test_he_is_none_of_the_two_others() -> None:
    t = day(1, city={"S5": [THIEF]}, power=17, facts={"defeated": 1})
    t.buy(THIEF)
    assert (city_in(t.view(None)).defeated, t.over) == (1, False)
    t = day(2, city={"S5": [THIEF]}, power=18, facts={"defeated": 1})
    t.buy(THIEF)
    assert (city_in(t.view(None)).defeated, t.over, thief(t)) == (1, False, [])


@rule("REB-37.6", "REB-6.10")
def test_he_loses_the_contained_token_with_a_life() -> None:
    t = day(city={"S5": [THIEF]}, power=16, p0=["Contained"])
    t.play("Contained")
    t.buy(THIEF)
    assert city_in(t.view(0)).contained is None
    t.end()
    assert thief(t) == ["S3"]  # he goes to Location 4


# The day is turned back


def turned_back(**position: Any) -> Table:
    """Circe comes, and the Threat to 3."""
    main = ["Circe", *["Run"] * 9]
    wanted: dict[str, Any] = {"threat": 2, "main": main, "city": {"L3": [THIEF]}} | position
    return day(from_start=True, **wanted)


@rule("REB-37.10")
def test_at_threat_3_the_dearest_card_of_each_discard_pile_goes_to_the_city() -> None:
    t = turned_back(discard0=["Robin", "Heat Vision"], discard1=["Mera", "Punch"], discard2=["Punch", "Weakness"])
    assert t.threat == 3
    assert [t.city(slot) for slot in ("S1", "S2", "S3")] == [["Circe"], ["Heat Vision"], ["Mera"]]
    assert [t.discard(seat) for seat in range(3)] == [["Robin"], ["Punch"], ["Punch", "Weakness"]]


@rule("REB-37.10")
def test_the_active_player_is_first() -> None:
    t = turned_back(turn=2, discard0=["Robin"], discard1=["Mera"], discard2=["Heat Vision"])
    assert [t.city(slot) for slot in ("S1", "S2", "S3", "S4")] == [["Circe"], ["Heat Vision"], ["Robin"], ["Mera"]]


@rule("REB-37.10")
def test_of_equal_cards_the_player_chooses() -> None:
    t = turned_back(discard1=["Robin", "Mera", "Batarang"])
    assert (t.asked(), t.offered(1)) == ([1], ["Robin", "Mera"])
    t.answer(1, "Mera")
    assert (t.city("S2"), t.discard(1)) == (["Mera"], ["Robin", "Batarang"])


@rule("REB-37.10", "REB-4.3")
def test_the_slot_with_the_fewest_cards_and_the_lowest_number() -> None:
    city = {"L3": [THIEF], "S1": ["Robin"] * 2, "S2": ["Robin"] * 2, "S3": ["Robin"], "S4": ["Robin"], "S5": ["Robin"]}
    t = turned_back(city=city, discard0=["Mera"], discard1=["Heat Vision"])
    assert [len(t.city(f"S{n}")) for n in range(1, 6)] == [2, 2, 2, 2, 2]
    assert (t.city("S3")[-1], t.city("S4")[-1], t.city("S5")[-1]) == ("Circe", "Mera", "Heat Vision")


@rule("REB-37.10")
@pytest.mark.parametrize("threat", [1, 3, 4])
def test_only_at_3_and_only_once(threat: int) -> None:
    t = turned_back(threat=threat, discard0=["Mera"])
    assert (t.threat, t.discard(0)) == (threat + 1, ["Mera"])


@rule("REB-37.10", "REB-13.1")
def test_it_comes_before_the_attack() -> None:
    t = turned_back(main=["General Zod"], p1=["Punch"] * 4, discard1=["Mera"])
    assert (t.asked(), t.city("S2")) == ([1], ["Mera"])
    t.answer(1, "Punch")
    assert t.discard(1) == ["Punch"]


# The end


@rule("REB-37.11")
def test_the_third_defeat_wins_if_two_others_are_defeated() -> None:
    t = day(2, city={"S5": [THIEF]}, power=18, facts={"defeated": 2})
    t.buy(THIEF)
    assert (t.over, t.winners) == (True, (0, 1, 2))


@rule("REB-37.11")
@pytest.mark.parametrize(("others", "won"), [(2, False), (3, True)])
def test_one_player_alone_needs_a_third_other(others: int, won: bool) -> None:
    t = day(2, players=1, city={"S5": [THIEF]}, power=18, facts={"defeated": others})
    t.buy(THIEF)
    assert t.over is won


@rule("REB-37.11")
def test_the_second_other_wins_if_he_is_gone() -> None:
    t = day(3, city={"S5": ["Circe"]}, power=10, facts={"defeated": 1})
    t.buy("Circe")
    assert (t.over, t.winners) == (True, (0, 1, 2))


@rule("REB-37.11")
@pytest.mark.parametrize("lives", [0, 1, 2])
def test_others_alone_do_not_win(lives: int) -> None:
    t = day(lives, city={"S5": ["Circe"]}, power=10, facts={"defeated": 6})
    t.buy("Circe")
    assert not t.over


@rule("REB-37.12", "REB-20.14")
def test_it_is_lost_as_every_scenario_is() -> None:
    t = day(from_start=True, main=[])
    assert (t.over, t.winners) == (True, ())
    t = day(threat=5, facts={"clock": (1, 3)})
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-37.12")
def test_and_in_no_other_way() -> None:
    t = day(from_start=True, damage={f"L{n}": 5 for n in (1, 2, 4, 5)} | {"L3": 4}, city={"L3": [THIEF]})
    assert [city_in(t.view(None)).damage(space) for space in LOCATIONS] == [None] * 5
    assert not t.over
