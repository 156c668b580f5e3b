"""Games of a training, in as many processes as there are: those that a net learns from, and exams."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from archfoe.agents import Agent, GreedyAgent, seated
from archfoe.agents.keen import KeenAgent
from archfoe.agents.nets import NetEvaluator
from archfoe.agents.nets.features import Layout
from archfoe.agents.nets.net import read_net
from archfoe.agents.outlook import Outlook
from archfoe.agents.shopper import Shopper
from archfoe.agents.shopping import best_basket, goods
from archfoe.agents.turn import Used
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import MAIN_ACTION, Answer
from archfoe.core.game import Game
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.signals import Interrupt
from archfoe.sim.work import Crew
from archfoe.table.view import Option, View
from archfoe.training.samples import Journal, Samples


class TasteAgent(Shopper):
    """Likes or dislikes every card a little more than greedy does, and now and then does anything at all."""

    def __init__(self, seed: int | str | None = None, spread: float = 1.5, slips: float = 0.05) -> None:
        super().__init__(seed)
        self.spread, self.slips = spread, slips
        self._tastes: dict[str, float] = {}

    def buy(self, options: Sequence[Option], at: Outlook, used: Used) -> int | None:
        wanted = [(i, cost, worth + self._taste(options[i])) for i, cost, worth in goods(options, at)]
        wanted += [
            (i, option.cost, self._taste(option) - 1.0)  # what greedy would not have for nothing
            for i, option in enumerate(options)
            if option.what == "buy" and option.cost is not None and i not in {item[0] for item in wanted}
        ]
        _, basket = best_basket([item for item in wanted if item[2] > 0], at.power)
        return max(basket, key=lambda item: item[2])[0] if basket else None

    def _taste(self, option: Option) -> float:
        assert option.card is not None
        name = option.card.name
        if name not in self._tastes:
            self._tastes[name] = self.dice.gauss(0.0, self.spread)
        return self._tastes[name]

    def answer(self, view: View) -> Answer:
        picked = super().answer(view)
        if view.kind is MAIN_ACTION and self.slips and self.dice.random() < self.slips:
            options = view.options
            if options[picked[0]].what != "play":
                return (self.dice.choice([i for i, option in enumerate(options) if option.what != "play"]),)
        return picked


def random_taste(seed: str) -> TasteAgent:
    dice = Random(seed)
    return TasteAgent(seed, dice.choice((0.5, 1.5, 3.0)), dice.choice((0.0, 0.05, 0.15)))


GREEDY = ""  # in place of the file of a net
_CHUNK = 6  # games that a process plays before it reports
_HEATS = (0.05, 0.2, 0.5)


class Lesson(NamedTuple):
    """Games to learn from: seats are given to these nets, the last of them half of the time, and to tasters."""

    tables: tuple[Options, ...]
    cards: tuple[str, ...]
    nets: tuple[str, ...]
    seed: str
    first: int
    games: int


class Paper(NamedTuple):
    """A deal of an exam: the net in one team's seats, the other in all others."""

    options: Options
    net: str
    foe: str
    seed: str
    seat: int


class Mark(NamedTuple):
    """What came of an exam: the part of games won, half of its 95 % interval over deals, and what would be fair."""

    won: float
    give: float
    fair: float
    games: int

    def __str__(self) -> str:
        return f"{100 * self.won:.1f} ±{100 * self.give:.1f} % of {self.games} games (fair: {100 * self.fair:.0f})"


@cache
def evaluator(path: str) -> NetEvaluator:
    return NetEvaluator(read_net(Path(path)))


@cache
def _layout(cards: tuple[str, ...]) -> Layout:
    return Layout(cards)


def _learner(nets: Sequence[str], seed: str) -> Agent:
    dice = Random(seed)
    if not nets or dice.random() < 0.25:
        return random_taste(seed)
    path = nets[-1] if dice.random() < 0.6 else dice.choice(nets)
    return KeenAgent(seed, evaluator(path), dice.choice(_HEATS))


def play_lesson(lesson: Lesson) -> Samples | None:
    """Some games, and the positions in them."""
    parts = []
    for number in range(lesson.first, lesson.first + lesson.games):
        options = lesson.tables[number % len(lesson.tables)]
        seed = f"{lesson.seed}:{number}"
        journal = Journal(_layout(lesson.cards), Random(seed))
        bots = {p: _learner(lesson.nets, f"{seed}:{p}") for p in range(options.players)}
        game = Game(*build(options, key_of_seed(seed)), seated(bots), log=False, begin=False)
        journal.follow(game)
        found = journal.samples(number, game.state, options.carried)
        if found is not None:
            parts.append(found)
    return Samples.joined(parts) if parts else None


def _bot(path: str) -> Agent:
    return KeenAgent(None, evaluator(path)) if path else GreedyAgent()


def sit_exam(paper: Paper) -> tuple[str, float]:
    """(the deal, the part of a win)."""
    options = paper.options
    teams = options.teams
    bots = {p: _bot(paper.net if teams[p] == teams[paper.seat] else paper.foe) for p in range(options.players)}
    game = Game(*build(options, key_of_seed(paper.seed)), seated(bots), log=False)
    winning = {teams[p] for p in game.state.winners}
    return paper.seed, 1.0 / len(winning) if teams[paper.seat] in winning else 0.0


def lessons(
    tables: Sequence[Options], cards: tuple[str, ...], nets: Sequence[str], seed: str, games: int
) -> Iterator[Lesson]:
    for first in range(0, games, _CHUNK):
        yield Lesson(tuple(tables), cards, tuple(nets), seed, first, min(_CHUNK, games - first))


def taught(
    pieces: Iterator[Lesson], those: Crew, interrupt: Interrupt, until: float, progress: Callable[[int], object]
) -> list[Samples]:
    """Plays them until the time is over. They come in their order, whoever was done first: else no net could be made
    again."""
    parts, done = [], 0
    for part in those.do(play_lesson, pieces, interrupt):
        if part is not None:
            parts.append(part)
        done += _CHUNK
        progress(done)
        if monotonic() > until:
            break
    return sorted(parts, key=lambda part: int(part.games[0]))


def exam(
    tables: Sequence[Options], net: str, foe: str, seed: str, deals: int, those: Crew, interrupt: Interrupt
) -> Mark:
    """The same deals for every seat, or for each of two teams."""
    papers = []
    for deal in range(deals):
        options = tables[deal % len(tables)]
        seats = [options.teams.index(team) for team in dict.fromkeys(options.teams)]
        papers += [Paper(options, net, foe, f"{seed}:{deal}", seat) for seat in seats]
    fair = sum([1.0 / len(set(paper.options.teams)) for paper in papers]) / len(papers)
    by_deal: dict[str, list[float]] = {}
    for deal_seed, won in those.do(sit_exam, papers, interrupt):
        by_deal.setdefault(deal_seed, []).append(won)
    means = [sum(won) / len(won) for won in by_deal.values()]
    mean = sum(means) / max(len(means), 1)
    spread = sum([(one - mean) ** 2 for one in means]) / max(len(means) - 1, 1)
    return Mark(mean, 1.96 * sqrt(spread / max(len(means), 1)), fair, sum(map(len, by_deal.values())))
