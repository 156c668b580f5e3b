"""Scenario 8: Darkseid (REB-38.x)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core import events
from archfoe.core.piles import SET_ASIDE, UNUSED
from archfoe.core.state import State
from archfoe.games.city import events as city_ev
from archfoe.games.city.outcome import outcome
from archfoe.games.city.ring import LOCATIONS
from archfoe.games.city.view import city_in
from tests.games.city import RING, told
from tests.games.city.openings import check_stacks, rigged
from tests.games.city.scenes import opened, sides, where_is
from tests.vocabulary import Table, rule, table

NEW_DAWN = 8
L1, L2, L3, L4, L5 = LOCATIONS
ADDED = {1: ["Parademon (1)"], 2: ["Parademon (2)"], 3: ["Parademon (4)"], 4: ["Parademon (5)"]}


def dusk(players: int = 3, **position: Any) -> Table:
    """A table of scenario 8, in which Darkseid waits if he is not in the city."""
    there = any("Darkseid" in names for names in position.get("city", {}).values())
    begins = position.pop("from_start", False)
    aside = {} if there else {"aside0": ["Darkseid"]}
    t = table("rebirth", scenario=NEW_DAWN, players=players, **aside, **position)

    def change(s: State) -> None:
        for card in s.piles[SET_ASIDE][:]:
            s.put(card, UNUSED)
        if begins:
            s.between, s.agenda = True, [("start_turn",)]

    return rigged(t, change)


def darkseid(t: Table) -> list[str]:
    """Where in the city he is."""
    return where_is(t, "Darkseid")


def with_darkseid(**position: Any) -> Table:
    """P0's turn begins, and Darkseid is on Location 3, where nobody is."""
    wanted: dict[str, Any] = {"threat": 4, "city": {"L3": ["Darkseid"]}} | position
    return dusk(from_start=True, **wanted)


# Set-up


@rule("REB-38.1", "REB-20.2")
@pytest.mark.parametrize("seed", range(3))
def test_its_locations(seed: int) -> None:
    assert sides(opened(NEW_DAWN, seed=seed)) == {
        "Police Station": "B", "S.T.A.R. Labs": "B", "Airport": "B", "Arkham Asylum": "A", "Hospital": "A",
    }  # fmt: skip


@rule("REB-38.2", "REB-19.11")
def test_tile_f_is_added_to_level_3() -> None:
    t = dusk(from_start=True, threat=2, main=["Sinestro"], city={"S3": ["Mera"]}, at=dict.fromkeys(range(3), "L3"))
    assert (t.threat, where_is(t, "Sinestro")) == (3, ["L5"])  # from slot 1, over Location 1


@rule("REB-38.2", "REB-19.6")
@pytest.mark.parametrize(("threat", "there"), [(2, "S5"), (3, "L1")])
def test_tile_a_covers_level_3(threat: int, there: str) -> None:
    t = dusk(threat=threat, from_start=True, city={"S5": ["General Zod"]})
    assert where_is(t, "General Zod") == [there]
    t = dusk(threat=threat, power=2, city={"S5": ["Trickster"]})
    t.buy("Trickster")  # Level 3 itself does not hold


@rule("REB-38.2", "REB-19.14")
@pytest.mark.parametrize(("threat", "cost"), [(3, 10), (4, 12), (5, 12)])
def test_tile_i_covers_level_4(threat: int, cost: int) -> None:
    t = dusk(threat=threat, power=cost, city={"S5": ["Circe"], "L2": ["Brainiac"], "S3": ["Despero", "Bane"]})
    t.buy("Circe")
    assert t.power(0) == 0


@rule("REB-38.2", "REB-19.13")
@pytest.mark.parametrize(("players", "new"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_a_small_team_has_tile_h(players: int, new: int) -> None:
    t = dusk(players=players, from_start=True)
    assert sum(t.city(space).count("Green Arrow") for space in RING) == new


@rule("REB-38.3", "REB-20.3")
@pytest.mark.parametrize("seed", range(5))
def test_its_main_deck(seed: int) -> None:
    check_stacks(opened(NEW_DAWN, seed=seed), (0, 2, 2, 2, 2), ADDED)


# Darkseid comes


@rule("REB-38.4")
@pytest.mark.parametrize("seed", range(3))
def test_he_is_set_aside(seed: int) -> None:
    session = opened(NEW_DAWN, seed=seed)
    s = session.game.state
    (waiting,) = [card for card, what in enumerate(s.cards) if what.name == "Darkseid"]
    assert s.where[waiting] == UNUSED


@rule("REB-38.4", "REB-38.5")
def test_he_comes_after_the_attack_of_who_brought_the_threat_to_4() -> None:
    t = dusk(from_start=True, threat=3, main=["General Zod", "Robin"], p1=["Punch"] * 6)
    assert (t.asked(), darkseid(t)) == ([1], [])
    t.answer(1, *["Punch"] * 3)  # down to three, for General Zod
    assert (t.asked(), darkseid(t)) == ([1], ["S3"])  # slots 1 and 2 have a card each
    t.answer(1, "Punch", "Punch")
    assert (t.hand(1), told(t, events.ATTACKED)) == (["Punch"], ["General Zod", "Darkseid"])


@rule("REB-38.4")
@pytest.mark.parametrize(("threat", "there"), [(0, []), (1, []), (2, []), (3, ["S2"])])
def test_only_when_the_threat_comes_to_4(threat: int, there: list[str]) -> None:
    t = dusk(from_start=True, threat=threat, city={"L2": ["Brainiac"]}, main=["Circe", "Robin"])
    assert (t.threat, darkseid(t)) == (threat + 1, there)


@rule("REB-38.4", "REB-4.3")
def test_he_enters_the_slot_with_the_fewest_cards() -> None:
    city = {"L2": ["Brainiac"], **{f"S{n}": ["Robin"] * 2 for n in (1, 2, 3, 5)}, "S4": ["Robin"]}
    t = dusk(from_start=True, threat=3, city=city, main=["Circe", "Robin"])
    assert (t.city("S4"), t.city("S1")) == (["Robin", "Circe"], ["Robin", "Robin", "Darkseid"])


@rule("REB-38.4", "REB-13.3")
def test_of_two_who_come_together_he_waits_for_the_attack_of_the_second_if_that_one_brings_4() -> None:
    t = dusk(from_start=True, threat=2, main=["Circe", "Brainiac", "Robin"])
    assert (t.threat, darkseid(t)) == (4, ["S2"])  # tile F has taken Circe out of slot 1, where Brainiac is now
    assert told(t, events.ATTACKED) == ["Circe", "Brainiac", "Darkseid"]


@rule("REB-38.4", "REB-13.3")
def test_if_the_first_of_two_brings_4_he_comes_once() -> None:
    t = dusk(from_start=True, threat=3, main=["Circe", "Brainiac", "Robin"])
    assert (t.threat, darkseid(t)) == (5, ["S3"])
    assert sorted(told(t, events.ATTACKED)) == ["Brainiac", "Circe", "Darkseid"]
    assert told(t, events.ATTACKED)[0] == "Circe"


@rule("REB-38.4")
def test_he_comes_once_in_a_game() -> None:
    t = dusk(from_start=True, threat=4, city={"S4": ["Darkseid"]}, main=["Circe", "Robin"])
    assert (t.threat, darkseid(t), told(t, city_ev.ENTERED)) == (5, ["L4"], ["Circe"])


@rule("REB-38.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_he_attacks_each_player_and_raises_nothing(players: int) -> None:
    hands: dict[str, Any] = {f"p{seat}": ["Run"] * 3 for seat in range(players)}
    t = dusk(players, from_start=True, threat=3, main=["Sinestro", "Robin"], **hands)
    for seat in range(players):
        t.answer(seat, "Run", "Run")
    assert (t.threat, city_in(t.view(None)).clock_box) == (4, None)
    assert [t.hand(seat) for seat in range(players)] == [["Run"]] * players


# His cost


@rule("REB-38.6")
@pytest.mark.parametrize(("defeated", "cost"), [(0, 18), (1, 17), (3, 15), (5, 13), (6, 13), (8, 13)])
def test_he_costs_less_for_each_super_villain_defeated(defeated: int, cost: int) -> None:
    position: dict[str, Any] = {"threat": 4, "facts": {"defeated": defeated}, "city": {"S5": ["Darkseid"]}}
    assert "buy Darkseid" not in dusk(power=cost - 1, **position).offered(0)
    assert "buy Darkseid" in dusk(power=cost, **position).offered(0)


@rule("REB-38.6", "REB-19.14")
@pytest.mark.parametrize(("defeated", "cost"), [(0, 20), (5, 15), (6, 15)])
def test_tile_i_comes_on_top_of_that(defeated: int, cost: int) -> None:
    city = {"S5": ["Darkseid"], "L2": ["Circe"], "S3": ["Despero"]}
    position: dict[str, Any] = {"threat": 4, "facts": {"defeated": defeated}, "city": city}
    assert "buy Darkseid" not in dusk(power=cost - 1, **position).offered(0)
    assert "buy Darkseid" in dusk(power=cost, **position).offered(0)


@rule("REB-38.6", "REB-6.1")
def test_a_super_villain_that_falls_makes_him_cheaper_at_once_and_a_regular_one_does_not() -> None:
    t = dusk(threat=4, city={"S5": ["Darkseid", "Circe", "Bane"]}, power=11 + 6 + 17)
    t.buy("Bane")
    t.buy("Circe")  # 10, and 1 for Darkseid
    t.buy("Darkseid")
    assert (t.power(0), t.over) == (0, True)


# His Destination


@rule("REB-38.7")
@pytest.mark.parametrize(
    ("ruins", "slot", "home"),
    [
        ((), 4, "L3"),
        ((3,), 4, "L4"),
        ((3, 4), 4, "L5"),
        ((3, 4, 5), 1, "L1"),
        ((1, 3, 4, 5), 1, "L2"),
        ((1, 2, 3, 4, 5), 4, "L3"),
    ],
)
def test_while_his_destination_is_destroyed_it_is_the_next_that_stands(
    ruins: tuple[int, ...], slot: int, home: str
) -> None:
    """He comes into a slot, and three turns later he is where he wanted to go."""
    full = {f"S{n}": ["Robin"] * 3 for n in range(1, 6) if n != slot}
    damage = {f"L{n}": 5 for n in ruins}
    first = "General Zod" if slot == 4 else "Sinestro"  # who is three spaces from home
    t = dusk(4, from_start=True, threat=3, main=[first, *["Robin"] * 9], city=full, damage=damage)
    assert darkseid(t) == [f"S{slot}"]
    for _ in range(3):
        t.end()
    assert darkseid(t) == [home]


@rule("REB-38.7", "REB-11.3")
def test_he_destroys_it_himself_and_goes_on() -> None:
    t = with_darkseid(damage={"L3": 4, "L4": 5})
    assert (city_in(t.view(None)).damage(L3), darkseid(t)) == (None, ["S3"])  # on his way to Location 5
    t.end()
    t.end()
    assert darkseid(t) == ["S4"]


@rule("REB-38.7", "REB-30.10")
def test_a_rebuilt_destination_is_his_again() -> None:
    t = with_darkseid(damage={"L3": 4}, at={0: "L3"}, power=7, move=3)
    assert (city_in(t.view(None)).damage(L3), darkseid(t)) == (None, ["S3"])  # on his way to Location 4
    t.answer(0, "rebuild Airport (7 Power, 3 Move)")
    t.end()
    assert darkseid(t) == ["L3"]


# Defense cards


@rule("REB-38.8")
@pytest.mark.parametrize(("name", "walks"), [("Blue Beetle", False), ("Super-Suit", True), ("Smoke Pellet", True)])
def test_a_defense_card_that_is_discarded_for_him_is_destroyed_and_avoids(name: str, walks: bool) -> None:
    t = with_darkseid(p0=[name, "Punch", "Punch"])
    t.answer(0, name)
    if walks:
        t.answer(0, "slot 5")
    assert (t.destroyed, t.discard(0), city_in(t.view(None)).damage(L3)) == ([name], [], 0)
    assert t.hand(0) == ["Punch", "Punch"]


@rule("REB-38.8", "REB-8.3")
def test_one_that_is_shown_is_not() -> None:
    t = with_darkseid(p0=["Invulnerability", "Punch"])
    t.answer(0, "Invulnerability")
    assert (t.destroyed, t.hand(0)) == ([], ["Invulnerability", "Punch"])


@rule("REB-38.8", "REB-8.8")
def test_one_that_is_discarded_from_play_is() -> None:
    t = with_darkseid(in0=["Wonder Woman's Shield"], p0=["Punch"], deck0=["Run"])
    t.answer(0, "Wonder Woman's Shield")
    assert (t.destroyed, t.in_play(0), t.discard(0), t.hand(0)) == (["Wonder Woman's Shield"], [], [], ["Punch", "Run"])


@rule("REB-38.8")
def test_it_is_destroyed_before_its_bonus_could_draw_it() -> None:
    t = with_darkseid(in0=["Wonder Woman's Shield"], p0=["Punch"], deck0=[])
    t.answer(0, "Wonder Woman's Shield")
    assert (t.destroyed, t.hand(0), t.deck(0)) == (["Wonder Woman's Shield"], ["Punch"], [])


@rule("REB-38.8", "REB-8.5")
def test_one_that_protects_another_player_is_too() -> None:
    t = dusk(from_start=True, threat=3, main=["Circe", "Robin"], city={"S5": ["Mera"]}, p1=["Blue Beetle"])
    t.answer(1, None)  # Circe takes it from the hand then: it is the dearest card
    assert (t.hand(1), t.deck(1)[-1]) == ([], "Blue Beetle")
    t = with_darkseid(p1=["Blue Beetle"], p0=["Punch"] * 3)
    t.answer(1, "Blue Beetle for P0")
    assert (t.destroyed, t.discard(1), t.hand(0)) == (["Blue Beetle"], [], ["Punch"] * 3)


@rule("REB-38.8")
def test_against_others_a_defense_card_is_discarded_as_ever() -> None:
    t = with_darkseid(city={"L2": ["Circe"], "S5": ["Darkseid"]}, at={0: "S4"}, p0=["Blue Beetle"])
    t.answer(0, "Blue Beetle")
    assert (t.destroyed, t.discard(0)) == ([], ["Blue Beetle"])


@rule("REB-38.8", "REB-18.8")
def test_one_that_protects_the_ally_is_destroyed_as_well() -> None:
    t = with_darkseid(
        players=1, ally="S4", at={0: "L5"}, p0=["Hard Water Bubble"], city={"S4": ["Darkseid"]},
    )  # fmt: skip
    t.answer(0, "Hard Water Bubble for the ally")
    assert (t.destroyed, t.discard(0)) == (["Hard Water Bubble"], [])


# The end


@rule("REB-38.9")
def test_his_defeat_wins_at_once() -> None:
    t = dusk(threat=4, city={"S5": ["Darkseid"]}, power=18)
    t.buy("Darkseid")
    assert (t.over, t.winners, t.asked()) == (True, (0, 1, 2), [])


@rule("REB-38.9")
@pytest.mark.parametrize("defeated", [0, 4, 7])
def test_nothing_else_does(defeated: int) -> None:
    t = dusk(facts={"defeated": defeated}, city={"S5": ["Circe"]}, power=10)
    t.buy("Circe")
    assert not t.over


@rule("REB-38.9")
def test_it_needs_no_other_super_villain_and_no_clock_stops_it() -> None:
    t = dusk(threat=5, city={"S5": ["Darkseid"]}, power=18, facts={"clock": (1, 3)})
    t.buy("Darkseid")
    assert t.winners == (0, 1, 2)


@rule("REB-38.10", "REB-20.14")
def test_it_is_lost_as_every_scenario_is() -> None:
    t = dusk(from_start=True, main=[])
    assert (t.over, t.winners) == (True, ())
    t = dusk(threat=5, facts={"clock": (1, 3)})
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-38.11", "REB-20.13")
@pytest.mark.parametrize(("ruins", "over"), [((1, 4), False), ((1, 4, 5), False), ((1, 2, 4, 5), True)])
def test_it_is_lost_with_the_fifth_location(ruins: tuple[int, ...], over: bool) -> None:
    t = with_darkseid(damage={f"L{n}": 5 for n in ruins} | {"L3": 4})
    assert (city_in(t.view(None)).damage(L3), t.over, t.winners) == (None, over, ())


@rule("REB-38.11", "REB-20.13", "RB-19")
def test_five_ruins_from_the_start_do_not_lose_it() -> None:
    ruined = tuple((tile, 5) for tile in ("police_station", "star_labs", "airport", "arkham_asylum", "hospital"))
    session = opened(NEW_DAWN, damage=ruined)
    assert not session.game.over


@rule("REB-38.12", "REB-20.5")
def test_what_is_left_of_the_city_is_told_at_the_end() -> None:
    t = dusk(threat=4, city={"S5": ["Darkseid"]}, power=18, damage={"L2": 3, "L5": 5})
    t.buy("Darkseid")
    result = outcome(t.rules, t.state)
    assert (result.won, dict(result.damage)) == (True, {"star_labs": 3, "hospital": 5})
