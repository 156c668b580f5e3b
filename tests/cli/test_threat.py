"""The Threat Track and the clock in the terminal: what holds, what comes, and how long the game can last."""

from __future__ import annotations

import pytest

from archfoe.cli.settings import Settings
from archfoe.games.city import wire
from archfoe.games.city.threat import COMPETITIVE_TRACK, COOPERATIVE_TRACK
from archfoe.games.city.view import city_in
from archfoe.games.options import Options
from archfoe.table.session import Session
from archfoe.table.words.board import turn_lines
from archfoe.table.words.intro import table_lines
from tests.cli.helpers import at_table, sit_down_to
from tests.vocabulary import Table, rule, table

NAMES = ["ann", "bob", "cid", "dan"]
CLOCK_RULES = (
    "The clock starts on the turn that brings Threat Level 5, in box 1 of 3. It advances one box each time that "
    "player's turn starts, and after box 3 the game is lost. So every other player has 3 more turns. [REB-13.7]"
)


def city(**position: object) -> Table:
    return table("rebirth", **{"players": 2, "at": {0: "S5", 1: "L4"}, "p0": ["Punch"]} | position)  # type: ignore[arg-type]


@rule("REB-13.1")
@pytest.mark.parametrize("words", ["threat", "? threat", "?threat", "? the Threat Track"])
def test_the_whole_threat_track_is_told(words: str) -> None:
    told = at_table(city(threat=2), words).split(f"> {words}\n")[1].splitlines()
    assert told[0] == "Threat Track: Level 2 of 5."
    heads = [line.split(":")[0].strip() for line in told[1:7]]
    later = [f"Level {n}, still to come" for n in (3, 4, 5)]
    assert heads == ["Level 0", "Level 1", "Level 2, now", *later]
    for line, text in zip(told[1:7], COOPERATIVE_TRACK, strict=True):
        assert (text.text or "Nothing.") in line
    assert told[7] == CLOCK_RULES


@rule("REB-24.1")
def test_a_contest_has_its_own_side_of_the_track() -> None:
    t = city(variants=("competitive",), threat=1)
    told = at_table(t, "", "threat")
    assert f"  Level 4, still to come: {COMPETITIVE_TRACK[4].text} (lasting)" in told
    assert "after box 3 the game ends and is scored." in told


@rule("REB-13.7")
@pytest.mark.parametrize("words", ["clock", "? clock", "? the clock"])
def test_the_clock_is_told_before_and_while_it_runs(words: str) -> None:
    assert CLOCK_RULES in at_table(city(), words).split(f"> {words}\n")[1]
    running = at_table(city(threat=5, facts={"clock": (1, 2)}), words).split(f"> {words}\n")[1]
    assert running.startswith("CLOCK: box 2 of 3; it advances each time bob's turn starts")
    assert CLOCK_RULES not in running


def test_a_game_without_a_city_says_so() -> None:
    told = sit_down_to(Settings(), "threat", "clock")
    assert told.count("Only a game in the city (--mode rebirth) has a Threat Track and a clock.") == 2


@rule("REB-13.6", "REB-13.7")
@pytest.mark.parametrize(
    ("options", "end"),
    [
        (Options("rebirth", 2), "after box 3 the game is lost. So every other player has 3 more turns."),
        (Options("rebirth", 1, scenario=3), "after box 3 the game is lost. ["),
        (Options("rebirth", 2, ("competitive",)), "after box 3 the game ends and is scored."),
    ],
)
def test_the_clock_is_explained_at_the_start(options: Options, end: str) -> None:
    session = Session.seeded(options, NAMES[: options.players], 3)
    (line,) = (line for line in table_lines(session) if "The clock starts" in line)
    assert end in line


# The last turn


@rule("REB-14.2")
def test_no_attack_is_announced_for_a_turn_that_will_not_come() -> None:
    t = city(threat=5, facts={"clock": (1, 3)}, city={"L1": ["Major Disaster"], "L4": ["Scarecrow"]})
    lines = turn_lines(t.view(0), NAMES)
    assert [line for line in lines if line.startswith("Next turn: ")] == [
        "Next turn: none comes, since the clock has no box left after this turn."
    ]
    page = wire.city_of(city_in(t.view(0)), NAMES, {}, {})
    assert page is not None
    assert not any(villain.attacks for space in page.spaces for villain in space.villains)


@rule("REB-14.2")
@pytest.mark.parametrize("clock", [(1, 2), (0, 3)])
def test_as_long_as_a_turn_comes_its_attacks_are_announced(clock: tuple[int, int]) -> None:
    t = city(threat=5, facts={"clock": clock}, city={"L1": ["Major Disaster"]})
    assert any(line.startswith("Next turn: bob is attacked by Major Disaster") for line in turn_lines(t.view(0), NAMES))


@rule("REB-22.1", "REB-14.2")
def test_the_ally_is_not_attacked_in_a_turn_that_will_not_come() -> None:
    where = {"players": 1, "at": {0: "S5"}, "ally": "L4", "city": {"L4": ["Scarecrow"]}, "threat": 5}
    lines = turn_lines(city(**where, facts={"clock": (0, 3)}).view(0), NAMES)
    assert not any("attacked" in line for line in lines)
    assert any("attacked next turn by Scarecrow" in line for line in turn_lines(city(**where).view(0), NAMES))
