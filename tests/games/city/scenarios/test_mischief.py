"""Scenario 3: Mister Mxyzptlk, who is at home on every Location (REB-33.x, RB-24)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import REMOVED, SET_ASIDE, UNUSED
from archfoe.games.city.view import city_in
from archfoe.table.session import Session
from tests.games.city import RING
from tests.games.city.campaign.helpers import to_scenario, won
from tests.games.city.openings import check_stacks
from tests.games.city.scenes import (
    damage,
    lines_up,
    opened,
    scene,
    sides,
    sunrise,
    where_is,
)
from tests.vocabulary import Table, rule

IMP = ["Mister Mxyzptlk"]
LOCATIONS, SLOTS = RING[::2], RING[1::2]
ALL_AT_S5 = dict.fromkeys(range(3), "S5")


def beyond(space: str, steps: int = 1) -> str:
    """So many spaces clockwise."""
    return RING[(RING.index(space) + steps) % len(RING)]


def hunted(space: str, **position: Any) -> Table:
    """P0's turn begins with Mister Mxyzptlk in this space; P0 has a card, which the Attack takes."""
    return sunrise(3, **{"city": {space: IMP}, "p0": ["Punch"], "main": ["Lois Lane"] * 9} | position)


def is_hit(t: Table) -> bool:
    assert t.hand(0) in ([], ["Punch"])
    return not t.hand(0)


def the_imp(t: Table) -> str:
    (space,) = where_is(t, "Mister Mxyzptlk")
    return space


def only_at(space: str) -> list[int]:
    """One damage on this Location."""
    return [int(location == space) for location in LOCATIONS]


# Set-up


@rule("REB-33.1")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_locations_of_scenario_3(players: int) -> None:
    assert sides(opened(3, players)) == {
        "Arkham Asylum": "A",
        "City": "A",
        "Police Station": "A",
        "Daily Planet": "B",
        "S.T.A.R. Labs": "B",
    }


@rule("REB-33.2", "REB-19.7")
@pytest.mark.parametrize(("threat", "wares"), [(3, True), (4, False), (5, False)])
def test_tile_b_covers_level_4(threat: int, wares: bool) -> None:
    t = scene(3, threat=threat, city={"S5": ["Lois Lane", "Bane"]}, power=3)
    assert ("buy Lois Lane" in t.offered(0)) == wares


@rule("REB-33.2", "REB-19.6")
@pytest.mark.parametrize(("players", "there"), [(1, "S2"), (2, "S2"), (3, "L3"), (4, "L3")])
def test_from_level_2_on_nobody_in_a_small_team_holds_a_super_villain(players: int, there: str) -> None:
    """General Zod makes for Location 1."""
    at = dict.fromkeys(range(players), "S5") | {players - 1: "L3"}
    t = sunrise(3, players=players, threat=2, at=at, ally="L3" if players == 1 else None, city={"L3": ["General Zod"]})
    if players == 1:
        assert where_is(t, "General Zod") == [there]
        return
    assert where_is(t, "General Zod") == [there]


@rule("REB-33.3")
@pytest.mark.parametrize("seed", range(4))
def test_the_stacks_of_scenario_3(seed: int) -> None:
    check_stacks(opened(3, seed=seed), (0, 1, 2, 2, 2), {2: ["Mister Mxyzptlk", "Reborn"]})


@rule("REB-33.3")
def test_doomsday_takes_no_part() -> None:
    for seed in range(3):
        session = opened(3, seed=seed)
        s = session.game.state
        assert [s.cards[card].name for card in s.piles[REMOVED] if s.cards[card].super_villain] == ["Doomsday"]
        assert not [card for card in s.piles[UNUSED] if s.cards[card].super_villain]


# He has all Destinations


@rule("REB-33.4", "REB-33.5")
@pytest.mark.parametrize("space", LOCATIONS)
@pytest.mark.parametrize("where", ["S5", "S2", "L1"])
def test_he_attacks_from_every_location_and_damages_it(space: str, where: str) -> None:
    t = hunted(space, at=dict.fromkeys(range(3), where))
    assert (is_hit(t), damage(t)) == (True, only_at(space))


@rule("REB-33.4")
@pytest.mark.parametrize("space", SLOTS)
def test_in_a_slot_he_attacks_nobody_elsewhere(space: str) -> None:
    t = hunted(space, at=dict.fromkeys(range(3), "L3" if space != "S2" else "L1"))
    assert (is_hit(t), damage(t)) == (False, [0] * 5)


@rule("REB-33.4")
@pytest.mark.parametrize(("at", "hit"), [({0: "S2"}, True), ({1: "S2"}, False), ({0: "S2", 1: "S2"}, True)])
def test_in_a_slot_he_attacks_the_active_player_who_is_there(at: dict[int, str], hit: bool) -> None:
    t = hunted("S2", at=at, p1=["Punch"])
    assert (is_hit(t), t.hand(1)) == (hit, ["Punch"])


@rule("REB-33.4", "REB-7.1")
def test_on_a_location_he_attacks_the_active_player_alone_and_once() -> None:
    t = hunted("L2", at=dict.fromkeys(range(3), "L2"), p0=["Punch"] * 4, p1=["Punch"] * 2)
    assert (t.hand(0), t.hand(1), damage(t)) == (["Punch"] * 3, ["Punch"] * 2, only_at("L2"))


@rule("REB-33.4", "REB-15.1")
def test_frozen_he_neither_attacks_nor_moves_for_it() -> None:
    t = scene(3, p0=["Super Breath"], p1=["Punch", "Run"], at={0: "L2", 1: "S4", 2: "S4"}, city={"L2": IMP})
    t.play("Super Breath")
    t.end()
    assert (t.hand(1), damage(t), the_imp(t)) == (["Punch", "Run"], [0] * 5, "L2")  # held by P0
    t.end()
    t.end()  # in the next turn of P0 he attacks again
    assert (t.active, damage(t)) == (0, only_at("L2"))


@rule("REB-33.5")
def test_from_a_slot_he_deals_no_damage() -> None:
    t = hunted("S2", at={0: "S2"})
    assert (is_hit(t), damage(t)) == (True, [0] * 5)


@rule("REB-33.5", "REB-11.4")
def test_a_destroyed_location_takes_no_damage_and_he_attacks_from_it() -> None:
    t = hunted("L2", damage={"L2": 5})
    assert (is_hit(t), damage(t), the_imp(t)) == (True, [0, None, 0, 0, 0], "L3")


@rule("REB-33.5")
def test_he_damages_one_location_after_the_other() -> None:
    t = hunted("L1", at=dict.fromkeys(range(3), "S5"), deck0=[], deck1=[], deck2=[])
    for _ in range(2):
        t.end()
    assert (damage(t), the_imp(t)) == ([1, 1, 1, 0, 0], "L4")


# The move of his Attack


@rule("REB-33.6", "REB-33.8")
@pytest.mark.parametrize("space", LOCATIONS)
def test_after_his_attack_he_moves_on_and_again_in_step_3(space: str) -> None:
    away = beyond(space, 5)
    t = hunted(space, at=dict.fromkeys(range(3), away))
    assert the_imp(t) == beyond(space, 2)


@rule("REB-33.6", "REB-33.8")
def test_a_character_in_the_next_space_stops_him_in_step_3() -> None:
    t = hunted("L2", at={0: "S5", 1: "S2", 2: "S5"})
    assert (is_hit(t), the_imp(t), t.hand(1)) == (True, "S2", [])


@rule("REB-33.6")
@pytest.mark.parametrize("space", ["L2", "S2", "S5"])
def test_he_leaves_a_space_that_he_shares_with_characters(space: str) -> None:
    t = hunted(space, at=dict.fromkeys(range(3), space))
    assert (is_hit(t), the_imp(t)) == (True, beyond(space, 2))


@rule("REB-33.6", "REB-7.4")
def test_he_does_not_attack_again_from_where_he_came() -> None:
    t = hunted("S1", at={0: "S1", 1: "L2"}, p0=["Punch"] * 4)
    assert (len(t.hand(0)), damage(t), the_imp(t)) == (3, [0] * 5, "L2")


@rule("REB-33.6", "REB-7.3")
@pytest.mark.parametrize("first", ["Mister Mxyzptlk", "General Zod"])
def test_the_active_player_chooses_when_he_attacks(first: str) -> None:
    t = hunted("L1", city={"L1": [*IMP, "General Zod"]})
    t.answer(0, first)
    assert (is_hit(t), damage(t), the_imp(t)) == (True, [2, 0, 0, 0, 0], "L2")


@rule("REB-33.7")
@pytest.mark.parametrize("where", ["S5", "L2"])
def test_avoided_he_deals_no_damage_and_moves_in_step_3_only(where: str) -> None:
    t = hunted("L2", at=dict.fromkeys(range(3), where), p0=["Bulletproof"])
    t.answer(0, "Bulletproof")
    assert (damage(t), the_imp(t)) == ([0] * 5, "S2" if where == "S5" else "L2")


@rule("REB-33.7")
def test_a_defense_of_another_player_stops_him_too() -> None:
    t = hunted("L2", at={0: "L2", 1: "S2"}, p1=["Hard Water Bubble"])
    t.answer(1, "Hard Water Bubble for P0")
    assert (is_hit(t), damage(t), the_imp(t)) == (False, [0] * 5, "L2")


@rule("REB-33.7", "REB-33.8")
def test_who_avoids_him_and_moves_away_lets_him_go() -> None:
    t = hunted("S2", at={0: "S2"}, p0=["Super-Suit"])
    t.answer(0, "Super-Suit")
    t.answer(0, "Location 2")
    assert the_imp(t) == "L3"


# Step 3


@rule("REB-33.8")
@pytest.mark.parametrize("space", SLOTS)
def test_in_step_3_he_goes_one_space_clockwise(space: str) -> None:
    t = hunted(space, at=dict.fromkeys(range(3), beyond(space, 4)))
    assert the_imp(t) == beyond(space)


@rule("REB-33.8")
def test_in_step_3_he_leaves_a_location_too() -> None:
    t = hunted("L4", p0=["Bulletproof"], at=ALL_AT_S5)
    t.answer(0, "Bulletproof")
    assert the_imp(t) == "S4"


@rule("REB-33.8")
def test_the_character_of_another_player_holds_him() -> None:
    assert the_imp(hunted("S2", at={1: "S2"})) == "S2"
    assert the_imp(hunted("S2", players=1, ally="S2", at={0: "L5"})) == "S2"


@rule("REB-33.8")
def test_he_goes_round_the_city() -> None:
    t = scene(3, city={"S4": IMP}, at=dict.fromkeys(range(3), "S2"), deck0=[], deck1=[], deck2=[])
    seen = []
    for _ in range(4):
        t.end()
        seen.append(the_imp(t))
    assert seen == ["L5", "L1", "L2", "S2"]  # where the Characters are


# Contained


def contained(**position: Any) -> Table:
    """P0 has put the CONTAINED token on Mister Mxyzptlk, and P1 with a card in hand begins a turn."""
    city = {position.pop("space", "L2"): IMP}
    t = scene(3, p0=["Contained"], **{"at": {0: "S2", 1: "S4", 2: "S4"}, "city": city, "move": 1} | position)
    t.play("Contained")
    assert city_in(t.view(0)).contained is not None
    t.walk("L3")  # out of his way
    t.end()
    return t


@rule("REB-33.6", "REB-33.8")
def test_contained_he_makes_the_move_of_his_attack_only() -> None:
    t = contained(p1=["Punch"])
    assert (t.active, t.hand(1), damage(t), the_imp(t)) == (1, [], only_at("L2"), "S2")


@rule("REB-33.8")
def test_contained_and_avoided_he_stays() -> None:
    t = contained(p1=["Bulletproof"])
    t.answer(1, "Bulletproof")
    assert (damage(t), the_imp(t)) == ([0] * 5, "L2")


@rule("REB-33.8", "REB-6.10")
def test_contained_in_a_slot_he_does_nothing_to_those_elsewhere() -> None:
    t = contained(p1=["Punch"], space="S2")
    assert (t.hand(1), the_imp(t)) == (["Punch"], "S2")
    assert city_in(t.view(None)).contained is not None


@rule("REB-33.8", "REB-6.10")
def test_he_keeps_the_token_when_he_moves_in_his_attack() -> None:
    t = contained(p1=["Punch"])
    t.end()
    assert (t.active, the_imp(t)) == (2, "S2")  # and so he does not move in the turn of P2


# His entry


def enters(**position: Any) -> Table:
    """Mister Mxyzptlk enters slot 1 in a turn of P0; everybody has a card, which his Attack takes."""
    players = position.get("players", 3)
    hands = {f"p{seat}": ["Punch"] for seat in range(players)}
    return sunrise(3, **{"main": [*IMP, "Lois Lane", "Lois Lane"], **hands} | position)


@rule("REB-33.9", "RB-24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_he_attacks_everybody_as_he_enters_and_moves_once(players: int) -> None:
    t = enters(players=players)
    assert [t.hand(seat) for seat in range(players)] == [[]] * players
    assert (the_imp(t), damage(t), t.threat) == ("L2", [0] * 5, 1)


@rule("REB-33.9", "RB-24")
@pytest.mark.parametrize("unhurt", [0, 1, 2, 3])
def test_one_who_is_hit_is_enough_for_his_move(unhurt: int) -> None:
    defended = {f"p{seat}": ["Bulletproof"] for seat in range(unhurt)}
    t = enters(**defended)
    for seat in range(unhurt):
        t.answer(seat, "Bulletproof")
    assert the_imp(t) == ("S1" if unhurt == 3 else "L2")


@rule("REB-33.9", "RB-24")
def test_characters_do_not_hold_him_as_he_enters() -> None:
    t = enters(at=dict.fromkeys(range(3), "S1"))
    assert the_imp(t) == "L2"


@rule("REB-33.9", "REB-33.6")
def test_those_who_hold_no_card_are_hit_all_the_same() -> None:
    t = enters(p0=[], p1=[], p2=[])
    assert the_imp(t) == "L2"


def weaknesses_on_ally(t: Table) -> int:
    return len(t.names(SET_ASIDE))


@rule("REB-33.9", "REB-18.4", "RB-15")
@pytest.mark.parametrize(("ally", "hurt"), [("S1", 1), ("L2", 0), ("S4", 0)])
def test_alone_the_ally_is_hit_where_he_enters_not_where_he_goes(ally: str, hurt: int) -> None:
    t = enters(players=1, ally=ally, at={0: "S5"}, city={"L5": ["Deathstroke"]}, p0=["Punch"] * 3)
    t.answer(0, "Punch")  # Ocean Master
    assert (the_imp(t), weaknesses_on_ally(t)) == ("L2", hurt)


# Winning and losing


def about_to_fall(defeated: int, **position: Any) -> Table:
    """Mister Mxyzptlk is in slot 5 with all, and so many other Super-Villains have been defeated."""
    return scene(3, **{"city": {"S5": IMP}, "power": 15, "facts": {"defeated": defeated}} | position)


@rule("REB-33.11")
@pytest.mark.parametrize(("others", "over"), [(0, False), (2, False), (3, True), (6, True)])
def test_the_imp_and_three_others_win(others: int, over: bool) -> None:
    t = about_to_fall(others)
    t.buy("Mister Mxyzptlk")
    assert (t.over, t.winners) == (over, (0, 1, 2) if over else ())


@rule("REB-33.11")
def test_the_third_other_wins_if_the_imp_has_fallen() -> None:
    t = about_to_fall(2, city={"S5": [*IMP, "Deathstroke"]}, power=26, deck0=[], deck1=[], deck2=[])
    t.buy("Mister Mxyzptlk")
    while t.view(0).kind.name != "main":
        t.answer(0, "P0")
    t.buy("Deathstroke")
    assert (t.over, t.winners) == (True, (0, 1, 2))


@rule("REB-33.11")
def test_others_alone_do_not_win() -> None:
    t = about_to_fall(6, city={"S5": ["Deathstroke"]})
    t.buy("Deathstroke")
    assert not t.over


@rule("REB-33.11")
@pytest.mark.parametrize("players", [1, 2])
def test_a_small_team_needs_as_many(players: int) -> None:
    for others, over in ((2, False), (3, True)):
        t = about_to_fall(others, players=players)
        t.buy("Mister Mxyzptlk")
        assert t.over == over


@rule("REB-33.12", "REB-20.14")
def test_the_team_loses_when_the_clock_runs_out() -> None:
    t = scene(3, threat=5, facts={"clock": (1, 3)})
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-33.12", "REB-20.14")
def test_the_team_loses_if_no_card_is_left() -> None:
    t = scene(3, main=[])
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-33.13", "REB-20.13")
@pytest.mark.parametrize(("ruins", "over"), [(["L3", "L4", "L5"], True), (["L4", "L5"], False), ([], False)])
def test_the_fourth_destroyed_location_loses_the_game(ruins: list[str], over: bool) -> None:
    t = hunted("L2", damage={**dict.fromkeys(ruins, 5), "L2": 4})
    assert damage(t)[1] is None
    assert (t.over, t.winners) == (over, ())
    if over:
        assert (t.asked(), the_imp(t), lines_up(t)) == ([], "L2", 1)  # nothing happens after it


@rule("REB-33.13", "REB-20.13")
def test_any_super_villain_may_destroy_the_fourth() -> None:
    t = sunrise(3, damage={"L1": 4, "L2": 5, "L3": 5, "L4": 5}, city={"L1": ["General Zod"]})
    assert (t.over, t.winners) == (True, ())


def with_ruins(n: int) -> Session:
    tiles = ("police_station", "arkham_asylum", "city", "daily_planet", "star_labs")
    return opened(3, damage=tuple((tile, 5) for tile in tiles[:n]))


@rule("REB-33.13", "REB-20.13", "RB-19")
@pytest.mark.parametrize("n", [4, 5])
def test_locations_that_were_destroyed_earlier_do_not_lose_it_at_set_up(n: int) -> None:
    session = with_ruins(n)
    view = session.view(None)
    assert (view.over, [city_in(view).damage(space) for space in range(0, 10, 2)].count(None)) == (False, n)


@rule("REB-33.13", "REB-20.13", "RB-19")
def test_with_four_ruins_from_the_start_the_fifth_loses_it() -> None:
    ruins = {"L1": 5, "L3": 5, "L4": 5, "L5": 5}
    t = hunted("L2", damage={**ruins, "L2": 3})
    assert (damage(t)[1], t.over) == (4, False)
    assert hunted("L2", damage={**ruins, "L2": 4}).over


# The reward


@rule("REB-33.16")
def test_its_reward_is_a_hand_of_six_in_scenario_4() -> None:
    campaign = won(to_scenario(3))
    assert (campaign.scenario, campaign.head_start) == (4, "six cards")
