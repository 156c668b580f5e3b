"""Sampled lines of games of all modes: the rule of each is one that a second reader finds right."""

from __future__ import annotations

from random import Random

import pytest

from archfoe.agents import make_agent
from archfoe.core.game import Game
from archfoe.games.options import Options
from archfoe.table.view import View, spectator
from tests.breadth import usually
from tests.games.citing.moment import Moment
from tests.games.citing.reader import acceptable
from tests.properties.driver import TABLE_IDS, TABLES, any_answer, start

LINES = usually(8, 60)  # of each table: more than 500 in all
ANSWERS = 400


def played(options: Options, seed: str) -> Game:
    """A game of greedy bots and of others who do anything, as far as it comes."""
    game, dice = start(options, seed), Random(seed)
    bots = {seat: make_agent("greedy", seed) for seat in range(0, options.players, 2)}
    for _ in range(ANSWERS):
        if game.over:
            break
        seat = dice.choice(sorted(game.waiting))
        bot = bots.get(seat)
        picked = any_answer(game.waiting[seat], dice) if bot is None else bot.answer(View(game, seat))
        game.decide(seat, *picked)
    return game


def moments(game: Game, options: Options) -> list[Moment]:
    """Each event with what its own log tells of the turn in which it happened."""
    told = spectator(game).events()
    found, active, between = [], -1, True
    for i, seen in enumerate(told):
        if seen.what == "turn":
            active, between = seen.seat, False
        found.append(Moment(options, seen, told[max(0, i - 60) : i], active, between, game.state.teams))
        if seen.what == "turn ended":
            between = True
    return found


@pytest.mark.parametrize("options", TABLES, ids=TABLE_IDS)
def test_a_second_reader_agrees_with_the_rules_of_sampled_lines(options: Options) -> None:
    game = played(options, "second reader")
    every, dice = moments(game, options), Random(f"lines {options}")
    by_word: dict[tuple[str, str], list[Moment]] = {}
    for moment in every:
        by_word.setdefault((moment.event.what, moment.event.rule), []).append(moment)
    sampled = dice.sample(every, min(LINES, len(every)))
    sampled += [dice.choice(found) for found in by_word.values()]  # and of each sort one, however rare
    wrong = []
    for moment in sampled:
        right = acceptable(moment)
        if moment.event.rule not in right:
            e = moment.event
            named = e.source.name if e.source is not None else ""
            wrong.append(f"{e.what} of {[card.name for card in e.cards]} by {named}: {e.rule}, not of {sorted(right)}")
    assert not wrong, "\n".join(wrong)


def test_a_second_reader_refuses_the_rule_of_another_line() -> None:
    """Else it would agree with everything."""
    options, dice = Options("base", 3, ("on-patrol",)), Random("planted")
    every = moments(played(options, "planted"), options)
    tried = taken = 0
    for moment in dice.sample(every, 200):
        wrong = dice.choice([other.event.rule for other in every if other.event.what != moment.event.what])
        tried += wrong != moment.event.rule
        taken += wrong != moment.event.rule and wrong in acceptable(moment)
    assert taken * 10 < tried
