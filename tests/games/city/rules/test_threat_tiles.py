"""Threat tiles A to D, and how tiles are laid (REB-19.x, RB-18)."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.core import events
from archfoe.core.piles import SET_ASIDE, WEAKNESSES
from archfoe.core.state import State
from archfoe.games.city.impossible import IMPOSSIBLE
from archfoe.games.city.ring import LOCATIONS
from archfoe.games.city.rules import CityRules
from archfoe.games.city.threat import ADD, BLANK_OUT, COOPERATIVE_TRACK, COVER, Change, Track
from archfoe.games.city.view import city_in
from archfoe.table.view import Seen
from tests.games.city import RING, told
from tests.games.city.openings import rigged
from tests.games.city.scenes import opened, where_is
from tests.games.lineup.variants import start
from tests.vocabulary import Table, rule, table

L1, L2, L3, L4, L5 = LOCATIONS
SLOTS = ("S1", "S2", "S3", "S4", "S5")
#: How a tile lies: "A4" covers Level 4, "+H3" is added to Level 3, "-2" makes Level 2 blank.
TILE_A, TILE_B, TILE_C, TILE_D = "A4", "B4", "C4", "D4"
TILE_E, TILE_F, TILE_G, TILE_H, TILE_I = "E2", "F4", "G4", "+H3", "I5"


def change(word: str) -> Change:
    level = int(word[-1])
    if word[0] == "-":
        return Change(BLANK_OUT, level)
    return Change(ADD, level, word[1]) if word[0] == "+" else Change(COVER, level, word[0])


def tiled(words: str, more: int = 0, players: int = 3, **position: Any) -> Table:
    """Scenario 1 with these tiles and no others, and the Threat at the Level of the first, or so much more."""
    changes = [change(word) for word in words.split()]
    from_start = position.pop("from_start", False)
    t = table("rebirth", players=players, threat=changes[0].level + more, **position)
    assert isinstance(t.rules, CityRules)
    t.rules.track = Track(COOPERATIVE_TRACK, changes)

    def to_the_start(s: State) -> None:
        if from_start:
            s.between, s.agenda = True, [("start_turn",)]

    return rigged(t, to_the_start)


def begun(words: str, more: int = 0, players: int = 3, **position: Any) -> Table:
    """The same at the start of a turn."""
    return tiled(words, more, players, from_start=True, **position)


def new_cards(t: Table, name: str = "Green Arrow") -> int:
    return sum(t.city(space).count(name) for space in RING)


def far(n: int = 3, where: str = "S3") -> dict[int, str]:
    """All Characters in one space."""
    return dict.fromkeys(range(n), where)


# How tiles are laid


@rule("REB-19.1")
def test_a_covered_level_has_the_text_of_the_tile_and_no_other() -> None:
    t = begun(TILE_E, -1, main=["Lex Luthor", *["Run"] * 9], city={"S5": ["Lois Lane"]})
    assert (t.threat, t.destroyed) == (2, [])  # Level 2 would have destroyed Lois Lane
    assert [t.discard(seat) for seat in range(3)] == [["Weakness"]] * 3


@rule("REB-19.1", "REB-13.5")
@pytest.mark.parametrize(("words", "cost"), [("B3", 5), ("-3", 5), ("+B3", 9)])
def test_level_3_under_a_tile_makes_nothing_dearer(words: str, cost: int) -> None:
    assert "buy Scarecrow" in tiled(words, power=cost, city={"S5": ["Scarecrow"]}).offered(0)
    assert "buy Scarecrow" not in tiled(words, power=cost - 1, city={"S5": ["Scarecrow"]}).offered(0)


@rule("REB-19.2", "REB-6.3")
def test_both_texts_hold_where_a_tile_was_added() -> None:
    """Tile C lies beside Level 0, which still lets a Super-Villain raise the Threat and Attack everybody."""
    t = begun("+C0", players=2, main=["Doomsday", "Aquaman (3)"], p1=["Punch"])
    assert (t.threat, t.city("S1"), t.hand(1)) == (1, ["Doomsday"], [])


@rule("REB-19.2")
def test_a_tile_added_to_level_0_holds_from_the_start() -> None:
    t = begun("+C0", main=["Scarecrow", "Aquaman (3)"])
    assert (t.threat, t.discard(0)) == (0, ["Weakness"])


@rule("REB-19.2")
@pytest.mark.parametrize(("words", "weak"), [("+E2", ["Weakness"]), ("E2", ["Weakness"]), ("-2", [])])
def test_what_happens_once_happens_beside_an_added_tile(words: str, weak: list[str]) -> None:
    t = begun(words, -1, main=["Lex Luthor", *["Run"] * 9], city={"S5": ["Lois Lane"]})
    assert (t.discard(0), t.destroyed) == (weak, ["Lois Lane"] if words[0] == "+" else [])


@rule("REB-19.3")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_nothing_happens_at_a_blank_level(players: int) -> None:
    main = ["Lex Luthor", *["Run"] * 9]
    t = begun("-2", -1, players, main=main, city={"S5": ["Lois Lane"]})
    assert (t.threat, t.destroyed, t.discard(0), len(t.names(WEAKNESSES))) == (2, [], [], 15)


@rule("REB-19.3", "REB-13.1")
def test_lower_levels_hold_above_a_blank_one() -> None:
    assert new_cards(begun("-2")) == 2
    assert new_cards(begun("-2", -2)) == 1


@rule("REB-19.3", "REB-13.6")
def test_no_clock_starts_where_level_5_is_blank() -> None:
    t = begun("-5", -1, main=["Lex Luthor", "Aquaman (3)"])
    assert (t.threat, city_in(t.view(None)).clock_box) == (5, None)


@rule("REB-19.4", "RB-18")
@pytest.mark.parametrize(("words", "weak"), [("E2 -2", 0), ("-2 E2", 3), ("E2 +A2", 3), ("E2 A2", 0)])
def test_a_later_cover_or_blank_replaces_what_lies_there(words: str, weak: int) -> None:
    t = begun(words, -1, main=["Lex Luthor", *["Run"] * 9])
    assert sum(t.discard(seat).count("Weakness") for seat in range(3)) == weak


@rule("REB-19.5")
@pytest.mark.parametrize(("more", "cost"), [(-1, 10), (0, 11)])
def test_lasting_text_of_a_tile_holds_from_its_level_on(more: int, cost: int) -> None:
    position: dict[str, Any] = {"city": {"S5": ["Lex Luthor"], "L5": ["Sinestro"]}}
    assert "buy Lex Luthor" in tiled("I5 -3", more, power=cost, **position).offered(0)
    assert "buy Lex Luthor" not in tiled("I5 -3", more, power=cost - 1, **position).offered(0)


@rule("REB-19.5", "REB-13.1")
def test_what_a_tile_does_once_comes_before_the_attack() -> None:
    t = begun(TILE_E, -1, main=["General Zod", "Run"], p1=["Punch"] * 4)
    assert (t.asked(), t.discard(1)) == ([1], ["Weakness"])
    t.answer(1, "Punch")
    assert t.discard(1) == ["Weakness", "Punch"]


#: By number of players, from one to four.
FIRST_THREAT = {
    1: (0, 0, 0, 0), 2: (1, 0, 0, 0), 3: (1, 1, 1, 1), 4: (1, 0, 0, 0),
    5: (1, 1, 1, 1), 6: (2, 2, 2, 2), 7: (2, 2, 2, 2), 8: (4, 4, 4, 4),
}  # fmt: skip


@rule("REB-2.9", "REB-32.2", "REB-33.2", "REB-34.2", "REB-35.2", "REB-36.2", "REB-37.2", "REB-38.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", FIRST_THREAT)
def test_where_the_threat_begins(scenario: int, players: int) -> None:
    assert city_in(opened(scenario, players).view(None)).threat == FIRST_THREAT[scenario][players - 1]


@rule("REB-33.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_scenario_3_changes_for_a_number_of_players(players: int) -> None:
    levels = city_in(opened(3, players).view(None)).levels
    added = {1: ["Tile C", "Tile D"], 2: ["Tile C", "Tile D"], 3: [], 4: ["Tile C"]}[players]
    assert [text.name for text in levels[0]] == ["Level 0", *added]
    assert [text.name for text in levels[3]] == []


@rule("REB-34.2")
@pytest.mark.parametrize(("players", "tiles"), [(1, ["D"]), (2, ["D"]), (3, ["D", "C"]), (4, ["D", "C"])])
def test_what_scenario_4_changes_for_a_number_of_players(players: int, tiles: list[str]) -> None:
    levels = city_in(opened(4, players).view(None)).levels
    assert [text.name for text in levels[0]] == ["Level 0", *(f"Tile {letter}" for letter in tiles)]


@rule("REB-39.6")
@pytest.mark.parametrize(("scenario", "players", "first"), [(1, 3, 1), (2, 1, 2), (6, 2, 3), (8, 4, 4)])
def test_in_impossible_mode_it_begins_higher_but_without_the_clock(scenario: int, players: int, first: int) -> None:
    session = start(1, "rebirth", players=players, scenario=scenario, variants=(IMPOSSIBLE,), heroes="dealt")
    city = city_in(session.view(None))
    assert (city.threat, city.clock) == (first, None)


# Tile A: Characters do not hold Super-Villains


@rule("REB-19.6")
@pytest.mark.parametrize(("more", "there"), [(-1, "S5"), (0, "L1"), (1, "L1")])
def test_a_super_villain_leaves_a_shared_space_having_attacked(more: int, there: str) -> None:
    t = begun(TILE_A, more, p0=["Punch"] * 4, city={"S5": ["General Zod"]})
    t.answer(0, "Punch")
    assert (where_is(t, "General Zod"), t.hand(0), city_in(t.view(None)).damage(L1)) == ([there], ["Punch"] * 3, 0)


@rule("REB-19.6", "REB-6.5")
def test_regular_villains_are_held_as_ever() -> None:
    t = begun(TILE_A, turn=1, at={0: "S5", 1: "L3", 2: "L3"}, city={"S5": ["Bane", "General Zod"]})
    assert (where_is(t, "Bane"), where_is(t, "General Zod")) == (["S5"], ["L1"])


@rule("REB-19.6", "REB-16.7")
@pytest.mark.parametrize(("more", "there"), [(-1, "S5"), (0, "L5")])
def test_a_fast_super_villain_goes_through_characters(more: int, there: str) -> None:
    """Reverse-Flash goes to Location 4, from Location 1 against the clock."""
    t = begun(TILE_A, more, turn=1, at={0: "S5", 1: "L3", 2: "S5"}, city={"L1": ["Reverse-Flash"]})
    assert where_is(t, "Reverse-Flash") == [there]


@rule("REB-19.6", "REB-16.7")
@pytest.mark.parametrize(("more", "there"), [(-1, "S5"), (0, "S4")])
def test_a_fast_super_villain_starts_from_a_shared_space(more: int, there: str) -> None:
    t = begun(TILE_A, more, turn=1, at={0: "S5", 1: "L3", 2: "S5"}, city={"S5": ["Reverse-Flash"]})
    assert where_is(t, "Reverse-Flash") == [there]


@rule("REB-19.6", "REB-6.5", "REB-6.10")
def test_a_super_villain_stays_at_its_destination_and_where_it_is_contained() -> None:
    t = begun(TILE_A, at=far(3, "L1"), city={"L1": ["General Zod"]}, damage={"L1": 5})
    assert where_is(t, "General Zod") == ["L1"]
    t = tiled(TILE_A, at=far(3, "S5"), city={"S5": ["General Zod"]}, p0=["Contained"])
    t.play("Contained")
    t.end()
    assert where_is(t, "General Zod") == ["S5"]


@rule("REB-19.6", "REB-18.2")
def test_an_ally_does_not_hold_a_super_villain_either() -> None:
    t = begun(TILE_A, players=1, at={0: "L3"}, ally="S5", city={"S5": ["General Zod"]})
    assert where_is(t, "General Zod") == ["L1"]


# Tile B: no purchases beside a Villain


@rule("REB-19.7")
@pytest.mark.parametrize(("more", "allowed"), [(-1, True), (0, False), (1, False)])
def test_no_card_is_bought_beside_a_villain(more: int, allowed: bool) -> None:
    t = tiled(TILE_B, more, power=11, city={"S5": ["Aquaman (3)", "Bizarro"]})
    assert ("buy Aquaman (3)" in t.offered(0)) == allowed
    assert "buy Bizarro" in t.offered(0)


@rule("REB-19.7")
def test_once_the_villain_is_gone_the_card_can_be_bought() -> None:
    t = tiled(TILE_B, power=12, city={"S5": ["Aquaman (3)", "Bane"]}, p0=["Punch"])
    t.buy("Bane")  # 6, and 4 for Level 3
    t.answer(0, None)
    assert (t.power(0), "buy Aquaman (3)" in t.offered(0)) == (2, False)
    t = tiled(TILE_B, power=13, city={"S5": ["Aquaman (3)", "Bane"]}, p0=["Punch"])
    t.buy("Bane")
    t.answer(0, None)
    t.buy("Aquaman (3)")
    assert t.discard(0) == ["Aquaman (3)"]


@rule("REB-19.7")
@pytest.mark.parametrize("villain", ["Bizarro", "Lex Luthor"])
def test_a_basic_stack_beside_a_villain_is_closed(villain: str) -> None:
    t = tiled(TILE_B, power=9, at={0: "L3"}, city={"L3": [villain]})
    assert "buy Batcycle" not in t.offered(0)
    t = tiled(TILE_B, power=9, at={0: "L3"}, city={"L2": [villain], "S2": [villain]})
    assert "buy Batcycle" in t.offered(0)


@rule("REB-19.7", "REB-15.9")
def test_from_afar_it_is_the_space_of_the_card_that_counts() -> None:
    city = {"S3": ["Bizarro", "Lois Lane"], "L3": ["Aquaman (3)"], "S2": ["Flash Helmet"], "L4": ["Bane", "Telepathy"]}
    t = tiled(TILE_B, power=11, at={0: "S3"}, city=city, p0=["Holographic Computing"])
    t.play("Holographic Computing")
    bought = [label for label in t.offered(0) if label.startswith("buy")]
    assert {"buy Bizarro", "buy Bane", "buy Aquaman (3)", "buy Batcycle"} <= set(bought)
    assert {"buy Lois Lane", "buy Telepathy", "buy Flight"}.isdisjoint(bought)


@rule("REB-19.7", "REB-17.5")
def test_cyborg_buys_from_no_stack_beside_a_villain() -> None:
    t = tiled(TILE_B, power=9, hero0="Cyborg", city={"L3": ["Bizarro"]})
    assert "buy Batcycle" not in t.offered(0)
    assert "buy Flight" in t.offered(0)


@rule("REB-19.7", "REB-15.20")
def test_gaining_is_allowed_beside_a_villain() -> None:
    t = tiled(TILE_B, at={0: "L3"}, city={"L3": ["Bizarro"], "L2": ["Bane"]}, p0=["Withdrawal"])
    t.play("Withdrawal")
    t.answer(0, next(label for label in t.offered(0) if "stack in play" in label))
    t.answer(0, "Batcycle")
    assert t.discard(0) == ["Batcycle"]


@rule("REB-19.7")
def test_the_player_is_told_why() -> None:
    t = tiled(TILE_B, power=11, city={"S5": ["Aquaman (3)", "Bizarro"]})
    wanted = next(card for card in t.state.cards if card.name == "Aquaman (3)")
    reason = t.view(0).why_not("buy", wanted)
    assert reason is not None and reason.rule == "REB-19.7"


def names(event: Seen) -> list[str]:
    return [card.name for card in event.cards]


# Tile C: regular Villains attack as they enter


@rule("REB-19.8", "REB-6.2")
@pytest.mark.parametrize(("more", "weak"), [(-1, []), (0, ["Weakness"]), (1, ["Weakness"])])
def test_a_regular_villain_attacks_as_it_enters(more: int, weak: list[str]) -> None:
    t = begun(TILE_C, more, 4, turn=1, main=["Scarecrow", "Aquaman (3)"], city={"L5": ["Despero"]}, damage={"L5": 5})
    assert (t.city("S1"), t.discard(1)) == (["Scarecrow"], weak)
    assert (t.discard(0), t.discard(2)) == ([], [])  # only the active player
    cited = [
        event.rule for event in t.view(1).events() if event.what == events.ATTACKED and "Scarecrow" in names(event)
    ]
    assert cited == (["REB-19.8"] if weak else [])


@rule("REB-19.8", "REB-13.3")
def test_two_of_them_attack_when_both_are_there() -> None:
    t = begun(TILE_C, main=["Bane", "Scarecrow"], p0=["Bulletproof"])
    assert (t.city("S1"), t.city("S2"), t.asked()) == (["Bane"], ["Scarecrow"], [0])
    t.answer(0, "Bulletproof")
    t.answer(0, None)
    assert (told(t, events.ATTACKED), t.hand(0), t.discard(0)) == (
        ["Bane", "Scarecrow"],
        ["Bulletproof"],
        ["Weakness"],
    )


@rule("REB-19.8", "REB-11.2")
def test_a_villain_that_enters_deals_no_damage_and_raises_nothing() -> None:
    t = begun(TILE_C, main=["Scarecrow", "Aquaman (3)"])
    assert (t.discard(0), t.threat) == (["Weakness"], 4)
    assert [city_in(t.view(None)).damage(space) for space in LOCATIONS] == [0] * 5


@rule("REB-19.8", "REB-18.4")
def test_alone_it_does_not_hit_the_ally() -> None:
    t = begun(TILE_C, players=1, at={0: "L3"}, ally="S1", main=["Scarecrow", "Aquaman (3)"])
    assert (t.city("S1"), t.discard(0), t.names(SET_ASIDE)) == (["Scarecrow"], ["Weakness"], [])


@rule("REB-19.8", "REB-6.3")
def test_a_super_villain_still_attacks_everybody() -> None:
    t = begun(TILE_C, main=["Sinestro", "Aquaman (3)"])
    assert (t.threat, [t.discard(seat) for seat in range(3)]) == (5, [["Weakness"]] * 3)


@rule("REB-19.8")
def test_a_card_that_is_no_villain_attacks_nobody() -> None:
    t = begun(TILE_C, main=["Aquaman (3)", "Lois Lane"], p0=["Punch"])
    assert (told(t, events.ATTACKED), t.hand(0)) == ([], ["Punch"])


# Tile D: regular Villains are fast


@rule("REB-19.9")
@pytest.mark.parametrize(("more", "there"), [(-1, "S3"), (0, "L3"), (1, "L3")])
def test_regular_villains_move_two_spaces(more: int, there: str) -> None:
    t = begun(TILE_D, more, at=far(3, "L1"), city={"L4": ["Scarecrow"]})  # to Location 2
    assert where_is(t, "Scarecrow") == [there]


@rule("REB-19.9")
@pytest.mark.parametrize(
    ("start", "others", "there"),
    [
        ("L1", "S1", "S1"),  # a Character in the first space
        ("L1", "L2", "L2"),
        ("S1", "S5", "L2"),  # the Destination is one space away
        ("L1", "L1", "L1"),  # held
        ("L2", "S5", "L2"),  # at home
    ],
)
def test_what_stops_them(start: str, others: str, there: str) -> None:
    at = {0: others, 1: "L4", 2: others}
    t = begun(TILE_D, turn=1, at=at, city={start: ["Scarecrow"]})
    assert where_is(t, "Scarecrow") == [there]


@rule("REB-19.9")
def test_super_villains_move_one_space_and_reverse_flash_two() -> None:
    t = begun(
        TILE_D, at=far(3, "L4"), city={"L1": ["Lex Luthor", "Scarecrow"], "S1": ["Reverse-Flash"]}, damage={"L4": 5}
    )
    assert (where_is(t, "Lex Luthor"), where_is(t, "Scarecrow")) == (["S1"], ["L2"])
    assert where_is(t, "Reverse-Flash") == ["S2"]  # to Location 4, a tie, clockwise


@rule("REB-19.9", "REB-6.10")
def test_a_contained_villain_does_not_move_at_all() -> None:
    t = tiled(TILE_D, at={0: "L1", 1: "S5", 2: "S5"}, city={"L1": ["Scarecrow"]}, p0=["Contained"], move=1)
    t.play("Contained")
    t.walk("S5")
    t.end()
    assert where_is(t, "Scarecrow") == ["L1"]
