"""Rebirth against one another in the terminal: score piles, who may look at what, and the end by points."""

from __future__ import annotations

import io
from random import Random
from typing import Any

import pytest

from archfoe.cli.play import play
from archfoe.cli.screen import Screen
from archfoe.cli.settings import Settings
from archfoe.games.city.view import city_in
from archfoe.games.city.words.goals import clock_lines
from archfoe.table.session import Session
from archfoe.table.words.board import pile_lines, result_lines, score_lines, turn_lines
from archfoe.table.words.intro import table_lines
from archfoe.table.words.log import lines
from archfoe.table.words.why import question_lines, why_not
from tests.breadth import usually
from tests.cli.helpers import at, at_table, offered
from tests.vocabulary import Table, rule, table

NAMES = ["ann", "bob", "cid", "dan"]
TEAMS = ["team", "competitive"]


def contest(**position: Any) -> Table:
    usual: dict[str, Any] = {"players": 2, "variants": ["competitive"], "at": {0: "S5", 1: "L4"}}
    return table("rebirth", **usual | position)


def shown(t: Table, seat: int = 0) -> list[str]:
    return turn_lines(t.view(seat), NAMES)


def seated(**more: Any) -> Session:
    usual: dict[str, Any] = {"players": "you,random", "variants": ("competitive",)}
    settings = Settings("rebirth", **usual | more)
    return Session.seeded(settings.options(), settings.seats, 1)


# The table


@rule("REB-23.1", "REB-23.17")
def test_what_is_played_is_told_without_a_scenario() -> None:
    lines = table_lines(seated())
    assert lines[0] == "Variant: competitive."
    assert lines[1].startswith(
        "The Villains that you defeat lie in your score pile. The game ends with the clock, with "
    )
    assert lines[1].endswith("Super-Villain number 5 that falls; then the most Victory Points win.")
    assert not any("lost" in line or "Scenario" in line or "One team" in line for line in lines)


@rule("REB-23.8")
def test_two_teams_are_told() -> None:
    lines = table_lines(seated(players="ann, bob vs greedy, random", variants=("team", "competitive")))
    assert "Teammates: ann and bob against Rocco and Dot." in lines


@rule("REB-23.14")
def test_defeated_villains_lie_in_a_score_pile() -> None:
    t = contest(city={"S5": ["Bane"]}, power=6)
    assert "Your score pile is empty." in shown(t)
    t.buy("Bane")
    while t.view(0).kind.name != "main":
        t.answer(0, *([] if t.view(0).least == 0 else ["P0"]))
    assert "Your score pile is 4 VP (Bane)." in shown(t)
    foe = next(line for line in shown(t, 1) if line.startswith("Foe ann"))
    assert foe.endswith("score pile 4 VP (Bane).")
    assert "Your score pile: Bane." in pile_lines(at(t), 0, NAMES)


@rule("REB-24.4")
def test_the_point_of_a_fortified_villain_is_in_the_score_pile() -> None:
    t = contest(threat=3, city={"L4": ["Bane"]}, at={0: "L4", 1: "S1"}, power=7)
    assert any("Villain Bane, cost 7 (printed 6), 4 VP, at its Destination" in line for line in shown(t))
    t.buy("Bane")
    assert "Your score pile is 5 VP (Bane)." in shown(t)


@rule("REB-23.17", "REB-24.3")
def test_the_other_side_of_the_threat_track_and_the_count_of_all() -> None:
    t = contest(threat=1, facts={"defeated": 2})
    assert any(
        line.startswith("At Level 2: Each player discards a card. Those who have defeated the") for line in shown(t)
    )
    assert any(line.startswith("Super-Villains defeated by all together: 2 of 5. ") for line in shown(t))


@rule("REB-23.15")
def test_the_clock_ends_the_game_and_loses_it_for_nobody() -> None:
    t = contest(threat=5, facts={"clock": (1, 2)})
    (line,) = clock_lines(city_in(t.view(0)), NAMES)
    assert line.startswith("CLOCK: box 2 of 3; it advances each time bob's turn starts, ")
    assert line.endswith("after box 3 the game is over and is scored.")


def test_cards_are_shown_with_their_victory_points() -> None:
    t = contest(city={"S5": ["Telepathy"], "L4": ["Telepathy"]}, power=3)
    assert "      Telepathy: Super Power, cost 3, 1 VP. Assist, Range 5. Draw 2 cards, then discard a card." in shown(t)
    assert any(line.startswith("buy Telepathy: cost 3, 1 VP. ") for line in offered(t))


@rule("RB-27")
def test_hands_of_foes_are_hidden_and_those_of_partners_open() -> None:
    alone = shown(contest(p1=["Telepathy"]))
    assert not any("holds" in line or "Telepathy" in line for line in alone)
    t = contest(players=4, variants=TEAMS, at={}, p1=["Telepathy"], p2=["Blast"], p3=["Jetpack"])
    assert [line for line in shown(t) if "holds" in line] == ["cid holds: Blast."]
    assert "Telepathy" not in "\n".join(shown(t))


@rule("REB-23.9")
def test_assist_cards_reach_partners_only() -> None:
    t = contest(players=4, variants=TEAMS, at={}, p0=["Telepathy"], p2=["Telepathy"], p1=["Telepathy"])
    assert "Your Assist cards: Telepathy (Range 5) reaches cid." in shown(t)
    assert "Assist cards reach you from Range 0 (cid)." in shown(t)
    assert "assist with Telepathy (cid): Draw 2 cards, then discard a card." in at_table(t, "")
    assert "assist with Telepathy (bob)" not in at_table(t, "")
    assert not any("Assist cards" in line for line in shown(contest(p0=["Telepathy"])))


# Storing


@rule("REB-23.11")
def test_an_assist_card_is_stored_for_the_next_turn() -> None:
    told = at_table(contest(p0=["Telepathy", "Green Arrow", "Punch"]), "", "s telepathy", "s green arrow", "s punch")
    assert "You lay Telepathy on your Super Hero for a later turn. [REB-23.11]" in told
    assert told.count("Telepathy is already on your Character: one card per turn. [REB-23.11]") == 2
    t = contest(stored0=["Telepathy"], p0=["Punch"])
    assert why_not(t.view(0), "end") == (
        "You cannot end your turn before you have played Telepathy, which is on your Character. [REB-23.11]"
    )
    assert why_not(contest(p0=["Punch"]).view(0), "store punch") == "Punch is not an Assist card. [REB-23.11]"


@rule("REB-23.9")
def test_partners_store_nothing() -> None:
    t = contest(players=4, variants=TEAMS, p0=["Telepathy"])
    assert (why_not(t.view(0), "store telepathy") or "").startswith("Cards are stored only in games without teammates")


# Who looks at the screen


def test_a_curtain_falls_between_foes_and_not_between_partners() -> None:
    told = at_table(contest(p0=["Punch"]), "", "end", "")
    assert told.count("Press Enter when nobody else can see the screen.") == 2
    t = contest(players=4, variants=TEAMS, turn=0)
    told = at_table(t, "", "end", "", "end", "", "end")
    assert told.count("Press Enter when nobody else can see the screen.") == 4
    assert told.count("ann, you're up.") == 1


def test_every_reason_is_in_words_of_this_game() -> None:
    t = contest(p0=["Punch"], city={"S5": ["Telepathy"]})
    said = "\n".join(question_lines(t.view(0), [], NAMES))
    assert "You are 3 Power short of Telepathy." in said
    assert "rebuild" not in said


# The end


@rule("REB-23.17", "REB-23.18", "REB-23.19")
def test_the_fifth_super_villain_ends_the_game_and_points_decide() -> None:
    t = contest(city={"S5": ["Sinestro"]}, power=12, facts={"defeated": 4}, discard1=["Telepathy"], deck0=[], deck1=[])
    t.buy("Sinestro")
    assert t.over
    worth = t.vp(0)
    assert score_lines(at(t), NAMES[:2]) == [
        f"  ann  {worth:>3} VP  1 Super-Villain   Superman  *",
        "  bob    1 VP  0 Super-Villains  The Flash",
    ]
    assert result_lines(at(t), 0, NAMES) == ["You win."]
    assert result_lines(at(t), None, NAMES) == ["ann wins."]
    told = [str(line) for line in lines(t.view(1).events(), 1, NAMES)]
    assert f"ann has {worth} Victory Points and wins. [REB-23.17]" in told
    assert "You have 1 Victory Point. [REB-23.17]" in told


@pytest.mark.parametrize(
    ("seed", "players", "variants"),
    [*usually([], [(1, "you,random", ["competitive"])]), (2, "a,b vs random,random", TEAMS)],
)
def test_random_typing_reaches_the_end(seed: int, players: str, variants: list[str]) -> None:
    dice, out = Random(seed), io.StringIO()
    junk = ("", "0", "1", "1", "1", "2", "3", "all", "?", "w l4", "s robin", "board", "scenario", "secret", "x", "undo")
    typed = io.StringIO("".join(f"{dice.choice(junk)}\n" for _ in range(30_000)))
    assert play(Settings("rebirth", players, tuple(variants)), seed, None, Screen(typed, out)) == 0
    told = out.getvalue()
    assert "The game is over." in told
    assert "lose" not in told.rsplit("The game is over.", 1)[1]
    assert " VP " in told.rsplit("The game is over.", 1)[1]
