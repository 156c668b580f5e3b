"""Scenario 4: Distractions, their prices and their boons (REB-34.x)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core.piles import DECK, HAND, UNUSED
from archfoe.games.city.card import city_card
from archfoe.games.city.cards import SIGNATURE_KIND
from archfoe.games.city.piles import BESIDE
from archfoe.games.city.ring import LOCATIONS
from archfoe.games.city.view import city_in
from archfoe.table.session import Session
from tests.games.city.campaign.helpers import to_scenario, won
from tests.games.city.openings import check_stacks, place_of
from tests.games.city.scenes import damage, opened, scene, sides, where_is
from tests.remembered import remembered
from tests.vocabulary import Table, rule

SHOT, STAGE, COUNTING, PAIRS = "A Shot in the Arm", "Setting the Stage", "Counting on You", "Travel in Pairs"
ALL = {SHOT, STAGE, COUNTING, PAIRS}
APART = {0: "L1", 1: "S3", 2: "S3"}
#: A table has these Locations in this order: Bank A, Daily Planet A, Police Station A, Arkham Asylum B, Batcave B.
TILES = {"L1": "Bank", "L2": "Daily Planet"}


def busy(there: dict[str, str] | None = None, waiting: tuple[str, ...] = (), **position: Any) -> Table:
    """A table with Distractions on these Locations; A Shot in the Arm on Location 1 if nothing else is said."""
    lying = {"L1": SHOT} if there is None else there
    facts = {("distractions", 2 * int(word[1]) - 2): name for word, name in lying.items()}
    more = position.pop("facts", {}) | {"unlaid": waiting}
    return scene(4, **{"at": APART, "facts": facts | more} | position)


def lying(t: Table | Session) -> dict[str, str]:
    """Location -> the Distraction there."""
    s = t.state if isinstance(t, Table) else t.game.state
    cards = {f"L{space // 2 + 1}": remembered(s, ("distractions", space)) for space in LOCATIONS}
    return {word: s.cards[card].name for word, card in cards.items() if card >= 0}


def pile(t: Table | Session) -> list[str]:
    s = t.state if isinstance(t, Table) else t.game.state
    return [s.cards[card].name for card in remembered(s, "unlaid")]


def clear(t: Table, where: str = "L1") -> None:
    t.answer(0, f"clear {TILES[where]}")


def can_clear(t: Table) -> bool:
    return any(label.startswith("clear ") for label in t.offered(0))


# Set-up


@rule("REB-34.1")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_its_locations(players: int) -> None:
    assert sides(opened(4, players)) == {
        "Bank": "A", "Daily Planet": "A", "Police Station": "A", "Arkham Asylum": "B", "Batcave": "B",
    }  # fmt: skip


@rule("REB-34.2", "REB-19.9")
def test_regular_villains_are_fast_from_level_0_on() -> None:
    t = busy(from_start=True, city={"S1": ["Bane"]}, at=dict.fromkeys(range(3), "S5"))
    assert where_is(t, "Bane") == ["S2"]


@rule("REB-34.2", "REB-19.13")
def test_super_villains_hurry_when_level_2_is_reached() -> None:
    """General Zod makes for Location 1; Doomsday comes and raises the Threat."""
    position: dict[str, Any] = {"from_start": True, "threat": 1, "main": ["Doomsday", "Lois Lane", "Lois Lane"]}
    t = busy(at=dict.fromkeys(range(3), "S5"), city={"L3": ["General Zod"]}, **position)
    assert (t.threat, where_is(t, "General Zod")) == (2, ["L1"])


@rule("REB-34.2", "REB-19.7")
@pytest.mark.parametrize(("threat", "wares"), [(3, True), (4, False)])
def test_tile_b_covers_level_4(threat: int, wares: bool) -> None:
    t = busy(threat=threat, at={0: "S5"}, city={"S5": ["Lois Lane", "Bane"]}, power=3)
    assert ("buy Lois Lane" in t.offered(0)) == wares


@rule("REB-34.2", "REB-19.6")
@pytest.mark.parametrize(("players", "there"), [(2, "S2"), (3, "L3")])
def test_from_level_2_on_a_small_team_holds_no_super_villain(players: int, there: str) -> None:
    t = busy(players=players, from_start=True, threat=2, at={0: "S5", 1: "L3", 2: "L3"}, city={"L3": ["General Zod"]})
    assert where_is(t, "General Zod") == [there]


@rule("REB-34.3", "REB-20.3")
@pytest.mark.parametrize("seed", range(4))
def test_its_main_deck(seed: int) -> None:
    session = opened(4, seed=seed)
    check_stacks(session, (0, 2, 2, 2, 1), {})
    s = session.game.state
    assert sum(s.cards[card].super_villain for card in s.piles[UNUSED]) == 1


def signatures(session: Session, seat: int) -> list[int]:
    """The numbers of the Signature cards in a starting deck."""
    s = session.game.state
    cards = [s.cards[card] for card in s.piles[DECK + seat] + s.piles[HAND + seat]]
    return sorted(city_card(card).number for card in cards if card.kind == SIGNATURE_KIND)


@rule("REB-34.4", "REB-22.3")
@pytest.mark.parametrize(("earned", "has"), [((), 2), ((0, 0, 0), 2), ((1, 1, 1), 2), ((3, 3, 3), 3)])
def test_everybody_is_brought_up_to_two_signature_cards(earned: tuple[int, ...], has: int) -> None:
    session = opened(4, signatures=earned)
    for seat in range(3):
        assert signatures(session, seat) == list(range(1, has + 1))
        s = session.game.state
        names = [s.cards[card].name for card in s.piles[DECK + seat] + s.piles[HAND + seat]]
        assert (len(names), names.count("Punch")) == (10, 6 - has)


@rule("REB-34.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_two_of_four_distractions_lie_on_locations_1_and_3(players: int) -> None:
    session = opened(4, players)
    assert list(lying(session)) == ["L1", "L3"]
    assert {*lying(session).values(), *pile(session)} == ALL
    assert len(pile(session)) == 2


@rule("REB-34.5")
def test_chance_decides_which_and_all_lie_open() -> None:
    sessions = [opened(4, seed=seed) for seed in range(20)]
    assert {lying(session)["L1"] for session in sessions} == ALL
    for seat in (0, None):
        assert {card.name for card in sessions[0].view(seat).known(BESIDE)} == ALL


@rule("REB-34.9", "REB-34.5")
@pytest.mark.parametrize("tile", ["bank", "batcave"])
def test_a_location_that_is_destroyed_at_set_up_has_none(tile: str) -> None:
    for seed in range(8):
        session = opened(4, seed=seed, damage=((tile, 5),))
        place = f"L{place_of(session, 'Bank' if tile == 'bank' else 'Batcave') // 2 + 1}"
        assert list(lying(session)) == [word for word in ("L1", "L3") if word != place]


# What a Distraction stops


@rule("REB-34.6")
@pytest.mark.parametrize(("there", "usable"), [({"L1": SHOT}, False), ({"L3": SHOT}, True)])
def test_its_location_has_no_ability(there: dict[str, str], usable: bool) -> None:
    assert ("use Bank" in busy(there, power=3).offered(0)) == usable


@rule("REB-34.6")
@pytest.mark.parametrize(("there", "wares"), [({"L4": SHOT}, False), ({"L1": SHOT}, True)])
def test_nothing_is_bought_from_its_basic_stack(there: dict[str, str], wares: bool) -> None:
    t = busy(there, at={0: "L4"}, power=3)
    assert ("buy Toss" in t.offered(0)) == wares


@rule("REB-34.6", "REB-15.9")
def test_from_afar_neither() -> None:
    t = busy({"L4": SHOT}, at={0: "S4"}, p0=["Trident of Atlantis"], power=3)
    t.play("Trident of Atlantis")
    bought = [label.removeprefix("buy ").split(" (")[0] for label in t.offered(0) if label.startswith("buy")]
    assert bought == ["Batcycle"]


@rule("REB-34.6")
def test_gaining_from_the_stack_still_works_and_so_do_cards_that_lie_there() -> None:
    t = busy({"L4": SHOT}, at={0: "L4"}, p0=["Withdrawal"], city={"L4": ["Lois Lane"]}, power=3)
    assert "buy Lois Lane" in t.offered(0)
    t.play("Withdrawal")
    t.answer(0, "gain")
    t.answer(0, "Toss")
    assert t.discard(0) == ["Toss"]


# Prices and boons


@rule("REB-34.7", "REB-34.10")
def test_a_shot_in_the_arm_takes_2_power_and_helps_a_target_player() -> None:
    t = busy(waiting=(STAGE,), power=3, discard1=["Weakness"])
    clear(t)
    t.answer(0, "P1")
    t.answer(1, "Weakness")
    assert (t.power(0), lying(t), pile(t)) == (1, {}, [STAGE, SHOT])
    assert (t.discard(1), t.hand(1)) == ([], ["Punch"])


@rule("REB-34.7")
def test_without_a_weakness_the_target_player_draws_all_the_same() -> None:
    t = busy(power=2)
    clear(t)
    t.answer(0, "P2")
    assert t.hand(2) == ["Punch"]


@rule("REB-34.7", "REB-34.10")
def test_setting_the_stage_takes_3_move_and_sorts_the_main_deck() -> None:
    t = busy({"L1": STAGE}, move=3, main=["Lois Lane", "Bane", "Jetpack", "Blast"])
    clear(t)
    t.answer(0, "Jetpack", "Lois Lane", "Bane")
    assert (t.move(0), lying(t)) == (0, {})
    t.end()
    assert "Jetpack" in t.city("S1")


@rule("REB-34.7", "REB-34.10")
def test_counting_on_you_takes_two_cards_and_a_target_player_draws_two() -> None:
    t = busy({"L1": COUNTING}, p0=["Punch", "Run", "Punch"])
    clear(t)
    t.answer(0, "Punch", "Run")
    t.answer(0, "P1")
    assert (t.hand(0), sorted(t.discard(0)), t.hand(1)) == (["Punch"], ["Punch", "Run"], ["Punch"] * 2)


@rule("REB-34.7", "REB-34.10")
def test_travel_in_pairs_takes_1_power_in_company_and_places_two() -> None:
    t = busy({"L1": PAIRS}, at={0: "L1", 1: "L1", 2: "S3"}, power=1)
    clear(t)
    t.answer(0, "P0", "P2")
    t.answer(0, "slot 4")
    assert (t.power(0), [t.at(seat) for seat in range(3)], lying(t)) == (0, ["S4", "L1", "S4"], {})


@rule("REB-34.10")
@pytest.mark.parametrize(
    ("name", "position"),
    [(SHOT, {"power": 1}), (STAGE, {"move": 2}), (COUNTING, {"p0": ["Punch"]}), (PAIRS, {"power": 1}),
     (PAIRS, {"at": {0: "L1", 1: "L1"}})],
)  # fmt: skip
def test_who_cannot_pay_cannot_clear(name: str, position: dict[str, Any]) -> None:
    assert not can_clear(busy({"L1": name}, **position))


@rule("REB-34.10")
@pytest.mark.parametrize(("ally", "company"), [("L1", True), ("S5", False)])
def test_alone_the_ally_is_company(ally: str, company: bool) -> None:
    assert can_clear(busy({"L1": PAIRS}, players=1, at={0: "L1"}, ally=ally, power=1)) == company


@rule("REB-34.7")
def test_the_character_must_be_there() -> None:
    t = busy(at={0: "S1"}, power=5, move=1)
    assert not can_clear(t)
    t.walk("L1")
    assert can_clear(t)


@rule("REB-34.7")
def test_it_is_cleared_in_the_own_turn_only() -> None:
    t = busy(turn=1, at={0: "L1", 1: "L1", 2: "S3"}, p0=["Green Arrow"], power=2)
    assert not can_clear(t)


@rule("REB-34.7", "REB-34.6")
def test_a_cleared_location_serves_at_once() -> None:
    t = busy(power=5)
    clear(t)
    t.answer(0, "P0")
    assert "use Bank" in t.offered(0)


@rule("REB-34.7")
def test_several_may_be_cleared_in_one_turn() -> None:
    t = busy({"L1": SHOT, "L2": STAGE}, power=2, move=5, main=["Lois Lane"] * 5)
    clear(t)
    t.answer(0, "P0")
    t.walk("S1", "L2")
    clear(t, "L2")
    t.answer(0, "Lois Lane", "Lois Lane", "Lois Lane")
    assert (lying(t), pile(t)) == ({}, [SHOT, STAGE])


# New ones


def comes(there: dict[str, str], waiting: tuple[str, ...], **position: Any) -> Table:
    """Doomsday comes into slot 1, between Locations 1 and 2."""
    more = {"from_start": True, "main": ["Doomsday", "Lois Lane", "Lois Lane"], "at": dict.fromkeys(range(3), "S3")}
    return busy(there, waiting, **more | position)


@rule("REB-34.8")
@pytest.mark.parametrize(
    ("there", "place"),
    [
        ({}, "L2"),
        ({"L2": SHOT}, "L1"),
        ({"L1": SHOT, "L2": STAGE}, "L3"),
        ({"L1": SHOT, "L2": STAGE, "L3": PAIRS}, "L5"),
    ],
)
def test_the_next_one_goes_to_the_nearest_free_location(there: dict[str, str], place: str) -> None:
    t = comes(there, (COUNTING,))
    assert (lying(t), pile(t)) == (there | {place: COUNTING}, [])


@rule("REB-34.8")
def test_the_top_of_the_pile_comes_first() -> None:
    t = comes({}, (PAIRS, STAGE))
    assert (lying(t), pile(t)) == ({"L2": PAIRS}, [STAGE])


@rule("REB-34.8")
def test_from_an_empty_pile_none_comes() -> None:
    t = comes({"L3": PAIRS}, ())
    assert lying(t) == {"L3": PAIRS}


@rule("REB-34.8")
def test_a_regular_villain_brings_none() -> None:
    assert lying(comes({}, (PAIRS,), main=["Bane", "Lois Lane"])) == {}


@rule("REB-34.8", "REB-34.9")
def test_a_destroyed_location_gets_none() -> None:
    assert lying(comes({}, (PAIRS,), damage={"L2": 5})) == {"L1": PAIRS}


@rule("REB-34.9", "REB-11.3")
def test_a_location_that_is_destroyed_puts_it_under_the_pile() -> None:
    t = busy({"L2": SHOT}, (STAGE,), from_start=True, damage={"L2": 4}, city={"L2": ["Lex Luthor"]})
    assert (damage(t)[1], lying(t), pile(t)) == (None, {}, [STAGE, SHOT])


# Winning and losing


@rule("REB-34.11")
@pytest.mark.parametrize(
    ("defeated", "there", "over"), [(4, {}, True), (3, {}, False), (4, {"L5": SHOT}, False), (6, {}, True)]
)
def test_the_team_wins_at_the_end_of_a_turn(defeated: int, there: dict[str, str], over: bool) -> None:
    t = busy(there, facts={"defeated": defeated})
    assert not t.over
    t.end()
    assert (t.over, t.winners) == (over, (0, 1, 2) if over else ())


@rule("REB-34.11")
def test_the_fourth_super_villain_does_not_win_before_the_turn_is_over() -> None:
    t = busy({}, at={0: "S5"}, city={"S5": ["Doomsday"]}, power=20, facts={"defeated": 3}, deck0=[], deck1=[], deck2=[])
    t.buy("Doomsday")
    assert not t.over
    t.end()
    assert t.over


@rule("REB-34.11")
@pytest.mark.parametrize(("there", "over"), [({"L5": SHOT}, True), ({"L5": SHOT, "L4": STAGE}, False)])
def test_a_player_alone_may_leave_one_where_it_lies(there: dict[str, str], over: bool) -> None:
    t = busy(there, players=1, facts={"defeated": 4})
    t.end()
    assert (t.over, t.winners) == (over, (0,) if over else ())


@rule("REB-34.11")
def test_a_turn_of_anybody_counts() -> None:
    t = busy({}, turn=2, facts={"defeated": 4})
    t.end()
    assert (t.over, t.winners) == (True, (0, 1, 2))


@rule("REB-34.12", "REB-20.14")
def test_it_is_lost_as_every_scenario_is() -> None:
    t = busy(from_start=True, main=[])
    assert (t.over, t.winners) == (True, ())
    t = busy(threat=5, facts={"clock": (1, 3)})
    t.end()
    assert (t.over, t.winners) == (True, ())


@rule("REB-34.13", "REB-20.13")
@pytest.mark.parametrize(("ruins", "over"), [(["L1", "L3", "L4", "L5"], True), (["L3", "L4", "L5"], False)])
def test_five_destroyed_locations_lose_it(ruins: list[str], over: bool) -> None:
    position: dict[str, Any] = {"damage": {**dict.fromkeys(ruins, 5), "L2": 4}, "city": {"L2": ["Lex Luthor"]}}
    t = busy({}, from_start=True, **position)
    assert (t.over, t.winners) == (over, ())


@rule("REB-34.14")
def test_its_reward_is_a_basic_card_for_each_in_scenario_5() -> None:
    campaign = won(to_scenario(4))
    assert (campaign.scenario, campaign.head_start) == (5, "basic each")


# What is seen


@rule("REB-34.5")
def test_everybody_sees_what_lies_where() -> None:
    t = busy({"L1": SHOT, "L3": PAIRS})
    for seat in (0, 1, None):
        marks = [spot.marks for spot in city_in(t.view(seat)).spots]
        assert marks[0] == [f"Distraction: {SHOT}"] and marks[4] == [f"Distraction: {PAIRS}"]
        assert not any(marks[space] for space in (1, 2, 3, 5, 6, 7, 8, 9))


@rule("REB-34.7")
def test_what_is_missing_is_said() -> None:
    t = busy(power=1)
    why = city_in(t.view(0)).why_not_do("clear")
    assert why is not None and why.text == "A Shot in the Arm takes 2 Power; you have 1."
