"""The stepper: every question one pick at a time, and nothing shown that a seat may not know."""

from __future__ import annotations

import copy
import pickle
import sys
from array import array
from random import Random

import pytest

from archfoe.agents import Agent, make_agent, seated
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import Kind
from archfoe.core.errors import ArchfoeError, IllegalAnswer
from archfoe.core.game import Game
from archfoe.envs import ACTIONS, MORE, OPTION_PARTS, OPTION_SIZE, SLOTS, STOP, ActingBot, Stepper, layout_of
from archfoe.envs import stepper as stepping
from archfoe.envs.layout import KINDS, OPTION_PLACES
from archfoe.envs.observing import Observer
from archfoe.envs.rewards import REWARDS
from archfoe.envs.stepper import table_of
from archfoe.envs.tables import options_of
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.table.view import View
from tests.envs.playing import TABLES, anything, begun, differing, hurried, name_of, walk
from tests.house.source import ROOT

BY_NAME = pytest.mark.parametrize("options", TABLES, ids=name_of)


@BY_NAME
def test_every_game_is_played_to_its_end_and_its_record_leads_there_again(options: Options) -> None:
    stepper = begun(options, "whole")
    for step in walk(stepper, "whole", hurried):
        assert len(step.legal) > 1, "asked though there is only one thing to do"
    again = Game(*build(options, key_of_seed("whole")))
    again.play_on(stepper.game.record)
    assert again.over and again.state.winners == stepper.game.state.winners
    assert [stepper.reward(seat, "points") for seat in range(options.players)]


@BY_NAME
def test_bots_that_act_pick_by_pick_play_the_same_game_as_at_a_table(options: Options) -> None:
    def bots() -> dict[int, Agent]:
        return {seat: make_agent("greedy", seat) for seat in range(options.players)}

    stepper = begun(options, "acting")
    acting = {seat: ActingBot(bot) for seat, bot in bots().items()}
    while stepper.seat is not None:
        stepper.step(acting[stepper.seat].action(stepper))
    same = Game(*build(options, key_of_seed("acting")), seated(bots()))
    assert stepper.game.state.winners == same.state.winners
    assert stepper.game.state.turn == same.state.turn


def test_what_is_picked_already_must_lead_to_the_answer() -> None:
    several = (
        step for step in walk(begun(Options("base", 2), 1), 1) if step.seat is not None and step.picked(step.seat)
    )
    step = next(several)
    assert step.seat is not None
    with pytest.raises(IllegalAnswer, match="does not lead to the answer"):
        step.towards(())


@BY_NAME
def test_observations_have_their_size_and_the_mask_says_what_is_legal(options: Options) -> None:
    layout = layout_of(options)
    for step in walk(begun(options, 1), 1, limit=60):
        assert step.seat is not None
        mask, rows = step.mask(), step.observe_options(step.seat)
        assert [action for action in range(ACTIONS) if mask[action]] == sorted(step.legal)
        legal = [slot for slot in range(SLOTS) if rows[slot * OPTION_SIZE + OPTION_PLACES["legal"]]]
        assert legal == [action for action in sorted(step.legal) if action < SLOTS]
        for seat in range(options.players):
            assert len(step.observe(seat)) == layout.size
            if seat != step.seat:
                assert not any(step.mask(seat)) and not any(step.observe_options(seat))


def test_an_observation_says_what_lies_where() -> None:
    options = Options("base", 2)
    stepper, layout = begun(options, 3), layout_of(options)
    seat = stepper.seat
    assert seat is not None
    view, row = stepper.view(seat), stepper.observe(seat)
    at = layout.places
    hand = row[at["hand"] : at["hand"] + len(layout.keys)]
    held = {layout.keys[i]: int(n) for i, n in enumerate(hand) if n}
    assert sum(held.values()) == len(view.hand) == 5
    assert held == {f"{card.set}/{card.id}": view.hand.count(card) for card in view.hand}
    assert row[at["kind"] + KINDS.index("main")] == 1.0
    assert row[at["seats"] + 9] == pytest.approx(1.0)  # five cards in hand
    assert row[at["table"] + 6] == pytest.approx(len(view.lineup) / 5)


def test_copies_of_a_card_are_one_option() -> None:
    stepper = begun(Options("base", 2), 3)
    assert stepper.seat is not None
    view, rows = stepper.view(stepper.seat), stepper.observe_options(stepper.seat)
    plays = [action for action in stepper.legal if (option := stepper.option(action)) and option.what == "play"]
    assert len(plays) == len(set(view.hand)) < len(view.hand)
    copies = [round(5 * rows[action * OPTION_SIZE + OPTION_PLACES["copies"]]) for action in plays]
    assert sum(copies) == len(view.hand)


def test_several_picks_are_taken_one_at_a_time() -> None:
    """Until the most are picked, or with stop once the least are."""
    met = 0
    for deal in range(30):
        for step in walk(begun(Options("rebirth", 3), deal), deal, limit=150):
            seat, game = step.seat, step.game
            assert seat is not None
            if step.view(seat).most < 2 or step.picked(seat):
                continue
            asked, answers = game.waiting[seat], len(game.record)
            one = step.clone()
            one.step(next(action for action in one.legal if action < SLOTS))
            if one.game.waiting.get(seat) is asked:
                met += 1
                assert len(one.picked(seat)) == 1 and len(game.record) == answers
                rows = one.observe_options(seat)
                assert sum(rows[slot * OPTION_SIZE + OPTION_PLACES["picked"]] for slot in range(SLOTS)) == 1.0
                assert (STOP in one.legal) == (asked.least <= 1)
        if met > 3:
            return
    pytest.fail("no question with several picks came up")


def test_more_turns_to_the_next_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games hardly ever have more than 64 distinct options, so here there are two slots only."""
    monkeypatch.setattr(stepping, "SLOTS", 2)
    stepper = begun(Options("base", 2), 3)
    plain = [stepper.option(action) for action in range(2)]
    offered, turned = [], 0
    while True:
        offered += [stepper.option(action) for action in stepper.legal if action < 2]
        stepper.step(MORE)
        turned += 1
        if [stepper.option(action) for action in range(2)] == plain:
            break
    assert turned > 1 and len(offered) == len(set(offered)) == len(stepper._distinct)
    for _ in walk(stepper, 3, anything, limit=300):
        pass


def test_copies_go_on_as_the_game_would() -> None:
    stepper = begun(Options("rivals", 2), 4, log=True)
    for _ in walk(stepper, 4, limit=40):
        pass
    ends = []
    for other in (stepper.clone(), copy.deepcopy(stepper), pickle.loads(pickle.dumps(stepper)), stepper):
        dice = Random(9)
        for _ in range(50):
            other.step(dice.choice(other.legal))
        assert other.seat is not None
        ends.append(other.observe(other.seat).tobytes())
    assert len(set(ends)) == 1


def test_what_is_not_offered_is_refused() -> None:
    stepper = begun(Options("base", 2), 5)
    with pytest.raises(IllegalAnswer, match="The action 63 is not among those that the mask allows"):
        stepper.step(63)
    with pytest.raises(ArchfoeError, match="A match is two games"):
        table_of(Options("base+heroes_unite", 2, mix="split", match=True))
    with pytest.raises(ArchfoeError, match="There is no reward 'gold': choose win, points, team"):
        for _ in walk(stepper, 5, hurried):
            pass
        stepper.reward(0, "gold")
    with pytest.raises(ArchfoeError, match="The game is over"):
        stepper.step(0)


@BY_NAME
def test_rewards_of_foes_add_up_to_nothing(options: Options) -> None:
    stepper = begun(options, 6)
    assert stepper.reward(0) == 0.0
    for _ in walk(stepper, 6, hurried):
        pass
    wins = [stepper.reward(seat) for seat in range(options.players)]
    won = stepper.game.state.winners
    if len(set(options.teams)) == 1:
        assert set(wins) == {1.0 if won else -1.0}
    else:
        assert sum(wins) == pytest.approx(0) and all((wins[seat] > 0) == (seat in won) for seat in range(len(wins)))
    assert all(abs(stepper.reward(seat, name)) <= 3 for name in REWARDS for seat in range(options.players))


def test_every_kind_of_question_has_its_place() -> None:
    for options in TABLES:
        build(options, key_of_seed(1))
    modules = [module for name, module in sys.modules.items() if name.startswith("archfoe.")]
    ours = {kind.name for module in modules for kind in vars(module).values() if isinstance(kind, Kind)}
    assert set(KINDS) == ours


def test_the_page_says_what_each_number_is() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    for part in (*layout_of(options_of()).parts, *OPTION_PARTS):
        assert f"| `{part.name.split(' ')[0] if part.name.startswith('owned') else part.name}" in page, part.name


# Secrets


@BY_NAME
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_bytes(options: Options) -> None:
    pairs, different = differing(options, 40)
    assert (pairs, different) == (40, 0)


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Observer.row

    def leaking(self: Observer, view: View, *more: int) -> array[float]:
        row = honest(self, view, *more)
        row[0] += view._game.state.piles[view.seat or 0][-1] if view._game.state.piles[view.seat or 0] else 0
        return row

    monkeypatch.setattr(Observer, "row", leaking)
    assert differing(Options("base", 2), 20)[1] > 0


def test_a_stepper_can_have_bots() -> None:
    options = Options("base", 2)
    stepper = Stepper(table_of(options), key_of_seed(8), seated({1: make_agent("greedy", 1)}))
    asked = {step.seat for step in walk(stepper, 8, hurried)}
    assert asked == {0} and stepper.over
