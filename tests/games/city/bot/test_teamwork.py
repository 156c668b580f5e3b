"""What a bot of the city does for its teammates: it keeps to a job, holds on to a Villain, and says why it leaves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from archfoe.agents import GreedyAgent, make_agent
from archfoe.agents.levels import LEVELS
from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.city.bot.teamwork import TEAMWORK, CityTeammate
from archfoe.games.options import Options
from archfoe.table.positions.cases import parse_case
from archfoe.table.seated import Agent
from archfoe.table.teamwork import Job
from archfoe.table.view import View
from archfoe.table.words.labels import labels
from archfoe.table.worlds import another_world
from tests.agents.test_greedy import turn as greedy_turn
from tests.games.city.bot.test_turn import buys, walks
from tests.vocabulary import Table, table

#: One step from home; beyond its reach are cards that it can pay for, and not the Villain.
ONE_STEP_FROM_HOME = Path(__file__).with_name("one-step-from-home.yaml").read_text(encoding="utf-8")


def city(spaces: dict[str, list[str]], **more: Any) -> Table:
    placed: dict[str, Any] = {"players": 2, "at": {0: "S1", 1: "L3"}} | more
    return table("rebirth", city=spaces, **placed)


def mate(t: Table, *jobs: Job, agent: Agent | None = None) -> tuple[list[str], str]:
    """What a teammate does in its turn, and what it says at the end."""
    bot, done = CityTeammate(agent or GreedyAgent()), list[str]()
    bot.jobs = jobs
    while 0 in t.game.waiting and t.active == 0:
        view = t.view(0)
        picked = bot.answer(view)
        done += [labels(view)[i] for i in picked]
        if done[-1:] == ["end turn"]:
            break
        t.game.decide(0, *picked)
    return done[:-1], bot.words()


def job(t: Table, words: str) -> Job:
    view = t.view(0)
    return next(one for one in TEAMWORK.jobs(view) if TEAMWORK.words(view, one)[0] == words)


def promised(t: Table, seat: int, words: str) -> str:
    return TEAMWORK.promise(t.view(1 - seat), seat, job(t, words)).words


# Villains that are held


def laid_out() -> Any:
    return parse_case(ONE_STEP_FROM_HOME).run()


def test_greedy_alone_lets_a_villain_go_for_a_card() -> None:
    assert buys(greedy_turn(laid_out())) == ["Wonder Woman (5)"]


@pytest.mark.parametrize("level", [level.name for level in LEVELS if level.strength != "wild" and not level.slow])
def test_a_teammate_lets_no_villain_go_that_is_one_step_from_home(level: str) -> None:
    t = laid_out()
    done, words = mate(t, agent=make_agent(level, 0))
    assert (buys(done), words) == ([], "")
    assert t.view(0).at(0) == 1, "it stands where it holds Deathstroke"


def test_it_buys_what_lies_on_a_walk_there_and_back() -> None:
    t = city({"S1": ["Deathstroke"], "S2": ["Wonder Woman (5)"]}, power=5, move=4)
    assert buys(mate(t)[0]) == ["Wonder Woman (5)"]
    assert t.at(0) == "S1"


def test_it_goes_for_a_super_villain_that_it_can_beat() -> None:
    t = city({"S3": ["Bane"], "L2": ["Deathstroke"]}, at={0: "S3", 1: "L5"}, power=8, move=3)
    assert buys(mate(t)[0]) == ["Deathstroke"]


# Why it leaves


def test_it_says_for_what_it_has_let_a_villain_go() -> None:
    t = city({"S3": ["Bane"], "L2": ["Deathstroke"]}, at={0: "S3", 1: "S1"}, power=8, move=3)
    assert mate(t)[1] == "I let Bane go: I had to beat Deathstroke first."


def test_it_says_nothing_where_nobody_would_ask() -> None:
    assert mate(city({"S2": ["Wonder Woman (5)"]}, power=5, move=3))[1] == ""


def test_it_says_why_it_leaves_a_location_under_attack() -> None:
    t = city({"L2": ["Deathstroke"], "S3": ["Wonder Woman (5)"]}, at={0: "L2", 1: "L5"}, power=5, move=3)
    done, words = mate(t)
    assert buys(done) == ["Wonder Woman (5)"]
    assert words == "I leave Daily Planet: I wanted Wonder Woman (5) more."


# Jobs


def test_what_makes_sense_is_to_hold_to_beat_and_to_save() -> None:
    t = city({"S1": ["Deathstroke"], "L4": ["Bane"]})
    view = t.view(0)
    assert [TEAMWORK.words(view, one) for one in TEAMWORK.jobs(view)] == [
        ("hold Deathstroke", "holds Deathstroke"),
        ("beat Deathstroke", "beats Deathstroke"),
        ("beat Bane", "beats Bane"),
        ("save the Daily Planet", "saves the Daily Planet"),
    ]


def test_against_one_another_nobody_plans() -> None:
    t = table("rebirth", players=2, variants=["competitive"], city={"S1": ["Deathstroke"]}, at={0: "S1", 1: "L3"})
    assert TEAMWORK.jobs(t.view(0)) == []


def test_a_bot_says_whether_it_takes_a_job() -> None:
    hands = {"p0": ["Run"] * 5, "p1": ["Run", *["Punch"] * 4]}
    t = city({"S1": ["Deathstroke"], "L4": ["Bane"], "S3": ["Scarecrow"]}, at={0: "S1", 1: "L3"}, **hands)
    assert promised(t, 0, "hold Deathstroke") == "I'm on it."
    assert promised(t, 0, "beat Deathstroke") == "I can't: 8 Power short."
    assert promised(t, 1, "beat Bane") == "I can't: 2 Power short."
    assert promised(t, 1, "hold Deathstroke") == "Too far: I'm 1 Move short.", "seat 0 holds it meanwhile"
    assert promised(t, 1, "beat Deathstroke") == "Too far: I'm 1 Move short."
    assert promised(t, 1, "hold Scarecrow") == "I'm on it."
    t = city({"S1": ["Deathstroke"]}, at={0: "S3", 1: "L3"}, **hands)
    assert promised(t, 1, "hold Deathstroke") == "Too far: I'd be there after Deathstroke is home."


@pytest.mark.parametrize(("place", "on_its_way"), [("S1", {"S1"}), ("S5", {"S5", "L1", "S1"})])
def test_who_is_not_in_the_city_yet_promises_to_be_there_and_is(place: str, on_its_way: set[str]) -> None:
    """Deathstroke is at home in Location 2: whoever stands in its way holds it."""
    hands = {"p0": ["Punch"] * 5, "p1": ["Punch"] * 5}
    t = city({place: ["Deathstroke"]}, at={0: place, 1: None}, **hands)
    wanted = job(t, "hold Deathstroke")
    assert promised(t, 1, "hold Deathstroke") == "I'm on it."
    assert promised(t, 1, "beat Deathstroke") == "I can't: 3 Power short."
    t.end()
    bot = CityTeammate(GreedyAgent())
    bot.jobs = (wanted,)
    while t.active == 1:
        stood = t.at(1)
        t.game.decide(1, *bot.answer(t.view(1)))
    assert stood in on_its_way


def test_it_holds_whom_it_was_asked_to_hold() -> None:
    """Alone it would take the card."""
    spaces = {"S5": ["Deathstroke"], "S3": ["Wonder Woman (5)"]}
    free = city(spaces, at={0: "S4", 1: "L3"}, power=5, move=2)
    assert buys(mate(free)[0]) == ["Wonder Woman (5)"]
    t = city(spaces, at={0: "S4", 1: "L3"}, power=5, move=2)
    done, _ = mate(t, job(t, "hold Deathstroke"))
    assert walks(done) == ["Location 5", "slot 5"] and t.at(0) == "S5"


def test_it_beats_whom_it_was_asked_to_beat() -> None:
    spaces = {"S4": ["Scarecrow"], "L2": ["Deathstroke"], "S1": ["Wonder Woman (5)"]}
    t = city(spaces, at={0: "S5", 1: "L3"}, power=9, move=3)
    assert "Scarecrow" in buys(mate(t, job(t, "beat Scarecrow"))[0])


def test_a_job_that_is_done_binds_nobody() -> None:
    t = city({"S2": ["Wonder Woman (5)"]}, power=5, move=3)
    assert buys(mate(t, Job("hold", "rebirth/deathstroke"))[0]) == ["Wonder Woman (5)"]


@pytest.mark.parametrize("scenario", range(1, 9))
def test_what_a_bot_promises_tells_nothing_that_is_hidden(scenario: int) -> None:
    """Neither to who asks nor to who looks on: all cards that they do not know are dealt anew."""
    options = Options("rebirth", 3, own={"scenario": scenario})
    game = Game(*build(options, key_of_seed("promises")), searching=True)
    compared = 0
    for n in (150, 260, 370):
        for _ in range(n):
            if game.over or not game.waiting:
                break
            seat = min(game.waiting)
            game.decide(seat, *GreedyAgent().answer(View(game, seat)))
        for reader in (0, None):
            worlds = [another_world(game, reader, key_of_seed(f"{n} {key}")) for key in range(3)]
            for world in [world for world in worlds if world is not None and not game.over]:
                jobs = TEAMWORK.jobs(View(game, 0))
                assert TEAMWORK.jobs(View(world, 0)) == jobs
                for one in jobs:
                    assert TEAMWORK.promise(View(world, 0), 1, one) == TEAMWORK.promise(View(game, 0), 1, one)
                    compared += 1
    assert compared
