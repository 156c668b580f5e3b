"""PettingZoo, Gymnasium and OpenSpiel: their own tests of what an environment must do, in every mode."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from archfoe import envs
from archfoe.core.errors import ArchfoeError
from archfoe.envs import MORE
from archfoe.envs.bridges import spiel
from archfoe.registry import modes
from tests.envs.playing import hurried

#: The mode, and with how many it is played here.
TABLES = (
    ("base", 2),
    ("heroes_unite", 5),
    ("base+heroes_unite", 3),
    ("rivals", 2),
    ("confrontations", 4),
    ("rivals+confrontations", 2),
    ("rebirth", 3),
)
envs.register()  # who imports archfoe.envs before Gymnasium says so
EVERY_TABLE = pytest.mark.parametrize(("mode", "players"), TABLES)


def test_every_mode_is_here() -> None:
    assert {mode for mode, _ in TABLES} == set(modes())


# PettingZoo


@EVERY_TABLE
def test_pettingzoo_is_content(mode: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")  # a mask makes them dictionaries
        api_test(envs.aec_env(mode, players), num_cycles=12)
    seed_test(lambda: envs.raw_aec_env(mode, players), num_cycles=8)
    assert "Passed API test" in capsys.readouterr().out


def test_a_game_of_all_seats_ends_with_rewards() -> None:
    env, dice = envs.raw_aec_env("rivals", reward="points", render_mode="ansi"), Random(1)
    env.reset(seed=3)
    assert env.render() is not None and "seat" in env.render()
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last(observe=False)
        sums[agent] += reward
        env.step(None if over else hurried(env.stepper, dice))
    assert not env.agents and sums["seat_0"] == -sums["seat_1"] != 0
    assert "over" in env.render()


def test_what_the_mask_forbids_ends_a_wrapped_game() -> None:
    env = envs.aec_env("base")
    env.reset(seed=1)
    forbidden = int(np.argmin(env.last()[0]["action_mask"]))
    with warnings.catch_warnings(record=True):
        env.step(forbidden)
    assert all(env.terminations.values()) and min(env.rewards.values()) == -1


# PettingZoo, parallel


@EVERY_TABLE
def test_pettingzoo_is_content_with_all_at_once(mode: str, players: int) -> None:
    parallel_api_test(envs.parallel_env(mode, players), num_cycles=12)
    parallel_seed_test(lambda: envs.parallel_env(mode, players), num_cycles=8)


def test_all_who_are_asked_pick_at_once_and_the_game_comes_to_its_end() -> None:
    env, dice, most = envs.parallel_env("base", 3, reward="points"), Random(1), 0
    seen, _ = env.reset(seed=3)
    rewards: dict[str, float] = {}
    while env.agents:
        legal = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in env.agents}
        most = max(most, sum(len(actions) > 0 for actions in legal.values()))
        actions = {}
        for agent, can in legal.items():
            stepper = env.game.asked.get(int(agent[-1]))
            actions[agent] = hurried(stepper, dice) if len(can) and stepper is not None else 0
        seen, rewards, over, _, _ = env.step(actions)
    assert most == 3  # they choose their Super Heroes, or are attacked
    assert all(over.values()) and max(rewards.values()) > 0 > min(rewards.values())
    with pytest.raises(ArchfoeError, match="The game is over"):
        env.step({})


def test_an_action_of_somebody_who_is_asked_must_not_be_missing() -> None:
    env = envs.parallel_env("base", 2)
    env.reset(seed=1)
    with pytest.raises(ArchfoeError, match=r"^Seat \d is asked, and no action was given for it\.$"):
        env.step({})
    asked = next(iter(env.game.asked))
    _, rewards, over, _, _ = env.step(dict.fromkeys(env.agents, MORE))
    assert rewards[f"seat_{asked}"] == -1 and all(over.values()) and not env.agents


# Gymnasium


@EVERY_TABLE
def test_gymnasium_is_content(mode: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env: Any = gymnasium.make(envs.env_name(mode), players=players, bots="random").unwrapped
        check_env(env, skip_render_check=True)
    assert (env.table.options.mode, env.table.options.players) == (mode, players)


def test_a_seat_plays_against_bots_to_the_end() -> None:
    env = envs.seat_env("base", 2, seat=None, bots=("greedy",), render_mode="ansi")
    seats, dice = set(), Random(2)
    for game in range(4):
        _, info = env.reset(seed=11 if game == 0 else None)
        seats.add(env.seat)
        over = False
        while not over:
            seen, reward, over, _, info = env.step(hurried(env.stepper, dice))
            assert over or seen["action_mask"].sum() > 1
        assert info["won"] == (reward > 0) and not env.action_masks().any()
    assert seats == {0, 1} and env.render().startswith("The game is over")
    with pytest.raises(ArchfoeError, match="The game is over: reset it"):
        env.step(0)


def test_an_action_that_the_mask_forbids_ends_the_game() -> None:
    env = envs.seat_env()
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.argmin(seen["action_mask"])))
    assert (reward, over) == (-1.0, True) and "illegal" in info


@pytest.mark.parametrize("action", [None, "3", 1.5, [1], np.array([1])])
def test_what_is_no_number_is_refused_and_the_game_goes_on(action: Any) -> None:
    seat, aec, parallel = envs.seat_env(), envs.raw_aec_env(), envs.parallel_env()
    for env in (seat, aec, parallel):
        env.reset(seed=1)
    sentence = "An action is a whole number from 0 to 65, not"
    with pytest.raises(ArchfoeError, match=sentence):
        seat.step(action)
    with pytest.raises(ArchfoeError, match=sentence):
        aec.step(action)
    with pytest.raises(ArchfoeError, match=sentence):
        parallel.step(dict.fromkeys(parallel.agents, action))
    assert seat.step(seat.stepper.legal[0])[2] is False and not aec.stepper.over and parallel.agents


def test_actions_of_all_seats_are_a_dictionary() -> None:
    env = envs.parallel_env()
    env.reset(seed=1)
    with pytest.raises(ArchfoeError, match=r"Actions are a dictionary, such as \{'seat_0': 0\}, not 3"):
        env.step(3)


def test_many_seats_see_the_same_in_any_number_of_processes() -> None:
    alone = gymnasium.make_vec(envs.env_name("rivals"), num_envs=3, vectorization_mode="sync", bots="random")
    made = [gymnasium.make_vec(envs.env_name("rivals"), num_envs=3, processes=n, bots="random") for n in (1, 2)]
    starts = [env.reset(seed=5)[0] for env in (alone, *made)]
    assert all(same(starts[0], other) for other in starts[1:])
    seen, dice, ended = starts[0], np.random.default_rng(2), 0
    while ended < 3:  # so that each begins anew now and then
        picks = (dice.random(seen["action_mask"].shape) * (seen["action_mask"] + 1e-9)).argmax(axis=1)
        seen, rewards, over, _, infos = alone.step(picks)
        ended += int(over.sum())
        for env in made:
            theirs = env.step(picks)
            assert same(seen, theirs[0]) and rewards.tolist() == theirs[1].tolist()
            assert over.tolist() == theirs[2].tolist() and infos.keys() == theirs[4].keys()
    for env in (alone, *made):
        env.close()


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return one.keys() == other.keys() and all(np.array_equal(one[key], other[key]) for key in one)


def test_a_process_that_dies_is_told() -> None:
    env = envs.many_seats("base", environments=2, processes=2)
    env.reset(seed=1)
    env._workers[1].kill()
    env._workers[1].join()
    with pytest.raises(ArchfoeError, match="A process of these environments has ended: make new ones"):
        env.step(np.array([0, 0]))
    assert env.closed


def test_mistakes_with_many_seats_are_told() -> None:
    with pytest.raises(ArchfoeError, match="2 environments in 3 processes cannot be"):
        envs.many_seats(environments=2, processes=3)
    with pytest.raises(ArchfoeError, match="Did you mean 'greedy'"):
        envs.many_seats(environments=2, bots="greddy")
    env = envs.many_seats(environments=2)
    with pytest.raises(ArchfoeError, match="No game has begun: reset the environments first"):
        env.step([0, 0])
    with pytest.raises(ArchfoeError, match="3 seeds are given for 2 environments"):
        env.reset(seed=[1, 2, 3])
    env.reset(seed=1)
    for wrong in (0, [1, 2, 3], [0.5, 1.0], None):
        with pytest.raises(ArchfoeError, match="Actions are 2 whole numbers, one for each environment"):
            env.step(wrong)


def test_many_seats_play_side_by_side() -> None:
    many = gymnasium.make_vec(envs.env_name("base"), num_envs=3, vectorization_mode="sync", bots="random")
    seen, _ = many.reset(seed=5)
    for _ in range(10):
        actions = np.argmax(seen["action_mask"], axis=1)
        seen, rewards, over, _, _ = many.step(actions)
    assert seen["observation"].shape[0] == len(rewards) == len(over) == 3


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"seat": 2}, "There is no seat 2 at a table for 2: choose 0 to 1, or None for any"),
        ({"bots": ("greedy", "random")}, "2 bots were named for 1 seats"),
        ({"bots": "grumpy"}, "grumpy"),
        ({"reward": "gold"}, "There is no reward 'gold'"),
        ({"mode": "bas"}, "bas"),
    ],
)
def test_a_wrong_setting_is_told_in_one_sentence(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ArchfoeError, match=sentence):
        envs.seat_env(**settings)


# OpenSpiel


def late(game: Any, before_end: int) -> Any:
    """A state so many actions before the end of a short game."""
    state, dice = game.new_initial_state(), Random(4)
    state.apply_action(0)
    while not state.is_terminal():
        state.apply_action(hurried(state.stepper, dice))
    again = game.new_initial_state()
    for action in state.history()[:-before_end]:
        again.apply_action(action)
    return again


@pytest.mark.parametrize(("mode", "players"), [("base", 2), ("confrontations", 2), ("rebirth", 1)])
def test_openspiel_is_content(mode: str, players: int) -> None:
    """One mode of each game, near its end: each state is looked at many times. `python -m tests.envs.spiel` has all."""
    game = envs.spiel_game(mode, players, seeds=3)
    state = late(game, 2)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, specific_initial_state=state)


def test_openspiel_knows_the_game_by_its_name() -> None:
    game = pyspiel.load_game("python_archfoe(mode=rebirth,players=1,scenario=2,reward=team,seeds=5)")
    assert (game.num_players(), game.max_chance_outcomes(), game.max_utility()) == (1, 5, 3.0)
    state = game.new_initial_state()
    assert state.is_chance_node() and len(state.chance_outcomes()) == 5
    assert state.information_state_string(0) == "" and state.returns() == [0.0]
    state.apply_action(4)
    assert game.deserialize_state(state.serialize()).history() == [4]
    assert state.action_to_string(state.legal_actions()[0])


def plays(state: Any) -> dict[str, int]:
    """The cards that may be played, with their actions."""
    found = {action: state.stepper.option(action) for action in state.legal_actions()}
    return {option.card.name: action for action, option in found.items() if option and option.what == "play"}


def test_strings_recall_what_a_seat_has_done_and_seen() -> None:
    """Two ways to the same table: only an information state tells them apart."""
    state = spiel.load("base", 2, seeds=3).new_initial_state()
    state.apply_action(2)
    seat = state.current_player()
    names = [card for card, action in plays(state).items() if action < 2]
    assert len(names) == 2
    ways = [state.clone(), state.clone()]
    for way, order in zip(ways, (names, names[::-1]), strict=True):
        for name in order:
            way.apply_action(plays(way)[name])
    first, second = (way.information_state_string(seat) for way in ways)
    assert first != second
    assert ways[0].information_state_string(seat) == first, "asked twice, it says the same"
