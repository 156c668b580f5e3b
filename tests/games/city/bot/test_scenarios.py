"""What a player sees of the greedy bot in the scenarios: it knows what each of them asks for."""

from __future__ import annotations

from typing import Any

import pytest

from archfoe.agents import GreedyAgent, seated
from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.table.view import View
from archfoe.table.worlds import another_world
from tests.agents.test_greedy import choice, turn
from tests.games.city.bot.test_turn import buys, city, walks
from tests.remembered import remembered
from tests.vocabulary import Table

FALLEN = ["Deathstroke", "Sinestro", "Amazo", "Lex Luthor", "Despero"]


def scenario(number: int, spaces: dict[str, list[str]] | None = None, **more: Any) -> Table:
    """With so many Super-Villains defeated as `fallen` says."""
    fallen = more.pop("fallen", 0)
    facts = {"defeated": fallen} | more.pop("facts", {})
    return city(spaces, scenario=number, facts=facts, destroyed=FALLEN[:fallen], **more)


# Whom it wants to defeat


def test_a_chief_villain_is_wanted_when_no_other_is() -> None:
    for number, name, fallen in ((3, "Mister Mxyzptlk", 3), (5, "Starro", 4)):
        t = scenario(number, {"S5": [name, "General Zod"]}, power=18, fallen=fallen)
        assert buys(turn(t))[:1] == [name]


def test_a_super_villain_that_is_not_needed_is_not_worth_a_bounty() -> None:
    """Doomsday, two steps from home, against the Distraction that is missing."""
    t = scenario(4, {"S5": ["Doomsday"]}, power=8, move=1, fallen=4, facts={LAST: SHOT}, at={0: "S5", 1: "L3"})
    assert any(words.startswith("clear") for words in turn(t))


# Distractions

SHOT = "A Shot in the Arm"
LAST = ("distractions", 0)


def test_the_last_distraction_is_cleared_once_enough_are_defeated() -> None:
    t = scenario(4, {"S5": ["Heat Vision"]}, power=5, move=1, fallen=4, facts={LAST: SHOT})
    said = turn(t)
    assert walks(said)[:1] == ["Location 1"]
    assert any(words.startswith("clear") for words in said)


@pytest.mark.parametrize(
    ("name", "position"),
    [
        (SHOT, {"power": 2}),
        ("Setting the Stage", {"move": 3}),
        ("Counting on You", {"p0": ["Punch", "Punch"]}),
        ("Travel in Pairs", {"power": 1, "at": {0: "L1", 1: "L1"}}),
    ],
)
def test_the_last_one_is_cleared_whatever_it_asks_for(name: str, position: dict[str, Any]) -> None:
    table: dict[str, Any] = {"fallen": 4, "facts": {LAST: name}, "at": {0: "L1", 1: "L3"}}
    t = scenario(4, **table | position)
    assert any(words.startswith("clear") for words in turn(t))


def test_it_waits_while_super_villains_will_bring_others() -> None:
    t = scenario(4, {"S5": ["Heat Vision"]}, power=5, move=1, fallen=0, facts={LAST: SHOT})
    assert buys(turn(t)) == ["Heat Vision"]


def test_nothing_is_wanted_from_a_stack_under_a_distraction() -> None:
    t = scenario(4, power=5, move=1, at={0: "L4", 1: "S2"}, facts={("distractions", 6): "Travel in Pairs"})
    assert "Toss" not in buys(turn(t))


# Hostages


def test_hostages_are_freed_and_brought_to_the_cordon() -> None:
    facts = {("hostages", 0): 2, "to_save": 5}
    t = scenario(2, power=0, move=4, at={0: "L1", 1: "L3"}, facts=facts)
    said = turn(t)
    assert [words.split(" at ")[0] for words in said[:2]] == ["free a hostage"] * 2
    assert said[2:4] == ["walk to slot 1", "hand the hostages over"]


def test_who_stands_at_the_cordon_hands_over_in_the_turn_of_another() -> None:
    facts = {("led", 1): 2, "to_save": 5}
    t = scenario(2, p0=["Punch"], at={0: "L3", 1: "S1"}, facts=facts)
    assert choice(t, 1)[0] == "hand the hostages over"


def test_nobody_more_is_freed_than_must_be_saved() -> None:
    facts = {("hostages", 0): 2, "to_save": 5, "saved": 5}
    t = scenario(2, move=4, at={0: "L1", 1: "L3"}, facts=facts)
    assert not any(words.startswith("free") for words in turn(t))


# What the Threat Track and Secret Cards forbid


def test_it_does_not_walk_to_what_it_may_not_buy() -> None:
    """Tile B: nothing is bought beside a Villain."""
    spaces = {"S1": ["Heat Vision", "General Zod"], "S4": ["Green Arrow"]}
    t = scenario(3, spaces, power=6, move=2, threat=4, at={0: "S5", 1: "L3"})
    assert buys(turn(t)) == ["Green Arrow"]


def test_a_secret_card_is_released_at_once() -> None:
    t = scenario(2, power=1, under0=["Glory Hound"], discard0=["Punch"], facts={("villains felled", 0): 3})
    assert turn(t)[0] == "use Glory Hound"


PLANET = {"L1": "Daily Planet A"}


def test_a_glutton_obeys() -> None:
    spaces = {"S5": ["Heat Vision"], "S1": ["Green Arrow"]}
    t = scenario(2, spaces, power=5, move=2, under0=["Glutton"], at={0: "S5", 1: "S5"}, tiles=PLANET)
    assert buys(turn(t)) == ["Green Arrow"], "P1 is in slot 5 as well"


# Alone


def test_the_ally_is_led_into_the_way_of_a_super_villain() -> None:
    t = city({"L5": ["General Zod"]}, players=1, at={0: "L3"}, ally="L1", move=1)
    assert turn(t) == ["lead the ally to slot 5"], "Zod is a step away from it and makes for Location 1"


def test_an_assist_card_waits_if_it_buys_nothing_now() -> None:
    t = city(players=1, p0=["Green Arrow"], at={0: "S5"}, ally="S3")
    assert turn(t) == ["store Green Arrow"]
    t = city({"S5": ["Heat Vision"]}, players=1, p0=["Green Arrow"], at={0: "S5"}, ally="S3", power=3)
    assert buys(turn(t)) == ["Heat Vision"]


# Against one another


def test_in_a_contest_points_count() -> None:
    """In the last turns a Super-Villain is worth more than a card that will hardly be played."""
    late: dict[str, Any] = {"threat": 5, "facts": {"clock": (0, 3)}}
    t = city({"S5": ["Doomsday", "Super Strength"]}, variants=("competitive",), power=8, **late)
    assert buys(turn(t)) == ["Doomsday"]


def test_in_a_contest_a_foe_is_not_helped() -> None:
    t = city(variants=("competitive",), p0=["Alfred Pennyworth"], discard0=["Heat Vision"], discard1=["Punch", "Punch"])
    t.play("Alfred Pennyworth")
    assert choice(t) != ["P1"]


# Side Missions


def test_a_broken_location_is_rebuilt_if_nothing_else_is_worth_it() -> None:
    t = scenario(3, power=7, move=3, at={0: "L1", 1: "L3"}, damage={"L1": 4})
    assert any(words.startswith("rebuild") for words in turn(t))
    t = scenario(3, {"L1": ["Super Strength"]}, power=7, move=3, at={0: "L1", 1: "L3"}, damage={"L1": 1})
    assert buys(turn(t)) == ["Super Strength"]


# What it must not know


@pytest.mark.parametrize("number", [0, 2, 3, 4, 5, 6, 7, 8])
def test_it_uses_no_hidden_information(number: int) -> None:
    """Wherever the hidden cards lie, the Secret Cards of the others too, the answer is the same."""
    game = Game(*build(Options("rebirth", 3, scenario=number), key_of_seed("secrets")))
    bots = {seat: GreedyAgent() for seat in range(3)}
    compared = 0
    for step in range(300):
        if game.over:
            break
        for seat in sorted(game.waiting, key=lambda seat: seat == game.state.active):
            answer = bots[seat].answer(View(game, seat))
            if step % 5 == 0:
                world = another_world(game, seat, key_of_seed(step))
                if world is not None:
                    compared += 1
                    assert GreedyAgent().answer(View(world, seat)) == GreedyAgent().answer(View(game, seat))
            game.decide(seat, *answer)
            if answer:
                break
    assert compared > 30


@pytest.mark.parametrize("variants", [("competitive",), ("competitive", "team")])
def test_contests_are_played_to_their_end(variants: tuple[str, ...]) -> None:
    bots = {seat: GreedyAgent() for seat in range(4)}
    game = Game(*build(Options("rebirth", 4, variants), key_of_seed(2)), seated(bots), log=False)
    assert game.over
    scores = View(game, None).scores()
    assert scores is not None and max(scores) > 5
    assert remembered(game.state, "defeated") >= 2


# Poison, retaliation, Darkseid


@pytest.mark.parametrize(("dead", "cures"), [(0, False), (2, True)])
def test_a_weakness_is_taken_only_before_the_last_who_may_die(dead: int, cures: bool) -> None:
    t = scenario(6, {"S5": ["Doomsday"]}, facts={"doses": {"Doomsday": 1}, "dead": dead})
    assert ("take one for the team" in turn(t)) == cures


def test_who_is_still_to_retaliate_is_wanted_as_well() -> None:
    t = scenario(7, {"S5": ["Doomsday", "Super Strength"]}, power=8)
    assert buys(turn(t))[:1] == ["Doomsday"]


def test_darkseid_is_defeated_as_soon_as_he_can_be() -> None:
    t = scenario(8, {"S5": ["Darkseid", "Doomsday"]}, power=21)
    assert buys(turn(t)) == ["Darkseid"]
