"""What a bot would do in a person's place, as advice: a card that does nothing is no help while something else is."""

from __future__ import annotations

from archfoe.agents import make_agent
from archfoe.core.decisions import MAIN_ACTION, Answer
from archfoe.core.game import Game
from archfoe.table.seated import Agent
from archfoe.table.session import idle
from archfoe.table.view import View


def advice(game: Game, seat: int, bot: str) -> Answer:
    """The bot's answer to the question of a seat. It also plays what does nothing: then what it would do after that."""
    after, answer = where_it_counts(game, seat, make_agent(bot, 0))
    return asked_before(game, after, seat, answer)


def where_it_counts(game: Game, seat: int, agent: Agent) -> tuple[Game, Answer]:
    """The game where the bot has played what does nothing, and what it does there."""
    answer = agent.answer(View(game, seat))
    while _does_nothing(game, seat, answer):
        game = game.clone()
        game.decide(seat, *answer)
        answer = agent.answer(View(game, seat))
    return game, answer


def asked_before(game: Game, after: Game, seat: int, answer: Answer) -> Answer:
    """The same answer to the question as it is before what does nothing is played."""
    if after is game:
        return answer
    asked, then = game.waiting[seat].options, after.waiting[seat].options
    return tuple([asked.index(then[pick]) for pick in answer])


def _does_nothing(game: Game, seat: int, picked: Answer) -> bool:
    """Is it a card whose play changes nothing but that it is played? Then all else can still be done before it."""
    decision = game.waiting[seat]
    if decision.kind is not MAIN_ACTION or not picked:
        return False
    what, *of = decision.options[picked[0]]
    if what != "play" or not idle(game.state.defn(of[0])):
        return False
    after = game.clone()
    after.decide(seat, *picked)
    asked = after.waiting.get(seat)
    if asked is None or asked.kind is not MAIN_ACTION or after.state.power(seat) != game.state.power(seat):
        return False  # something has heard it
    return all(option in decision.options for option in asked.options)
