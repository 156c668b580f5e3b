"""`python -m bench.sides`: how often each side and each Character of Confrontations wins.

The figures stand in docs/confrontations-balance.md.
Characters are drawn at random for each game: with four players two heroes against two villains, else any that are
not alike.
"""

from __future__ import annotations

import argparse
import os
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import NamedTuple

from archfoe.core.cards import STAGE_KIND
from archfoe.core.chance import key_of_seed
from archfoe.games.duel.card import duel_card
from archfoe.games.options import Options
from archfoe.sets.confrontations.box import CONFRONTATIONS
from archfoe.sim import recount
from archfoe.table.session import Session

SIDE = {card.figure: duel_card(card).side for card in CONFRONTATIONS.of_kind(STAGE_KIND)}
HEROES, VILLAINS = ([name for name, side in SIDE.items() if side == wanted] for wanted in ("heroes", "villains"))


class Outcome(NamedTuple):
    characters: tuple[str, ...]  # by seat
    winners: tuple[int, ...]
    by_last: bool  # a last Character has ended it, and not the main deck
    turns: int


def drawn(players: int, dice: random.Random) -> tuple[str, ...]:
    """Characters by seat; partners sit opposite each other."""
    if players < 4:
        return tuple(dice.sample([*HEROES, *VILLAINS], players))
    teams = [dice.sample(HEROES, 2), dice.sample(VILLAINS, 2)]
    dice.shuffle(teams)
    return tuple(name for pair in zip(*teams, strict=True) for name in pair)


def played(players: int, bot: str, seed: str) -> Outcome:
    names = drawn(players, random.Random(seed))
    options = Options("confrontations", players, heroes=", ".join(names))
    game = Session(options, [bot] * players, key_of_seed(seed)).game
    s = game.state
    return Outcome(names, s.winners, bool(recount.won_at_once(s)), s.turn)


def share(won: float, of: int) -> str:
    """With the interval in which the truth lies nineteen times out of twenty (Wilson)."""
    if not of:
        return "never played"
    p, z = won / of, 1.96
    middle, width = p + z * z / (2 * of), z * sqrt(p * (1 - p) / of + z * z / (4 * of * of))
    low, high = ((middle + sign * width) / (1 + z * z / of) for sign in (-1, 1))
    return f"{p:6.1%}  ({low:.1%} to {high:.1%} of {of})"


def lines(outcomes: list[Outcome]) -> Iterator[str]:
    sides: Counter[str] = Counter()
    won: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for one in outcomes:
        seen.update(one.characters)
        part = 1 / max(1, len({seat % 2 for seat in one.winners}) if len(one.characters) == 4 else len(one.winners))
        for seat in one.winners:
            won[one.characters[seat]] += part  # type: ignore[assignment]
        for side in {SIDE[one.characters[seat]] for seat in one.winners}:
            sides[side] += part  # type: ignore[assignment]
    games = len(outcomes)
    if len(outcomes[0].characters) == 4:
        for side in ("heroes", "villains"):
            yield f"{side:22}{share(sides[side], games)}"
    for name in SIDE:
        yield f"{name:22}{share(won[name], seen[name])}"
    yield f"{'by a last Character':22}{share(sum(one.by_last for one in outcomes), games)}"
    yield f"{'turns':22}{sum(one.turns for one in outcomes) / games:6.1f}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.sides", description=__doc__)
    parser.add_argument("--players", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    work = parser.parse_args()
    play = partial(played, work.players, work.bot)
    seeds = [f"{work.seed}:{game}" for game in range(work.games)]
    with ProcessPoolExecutor(work.jobs) as workers:
        outcomes = list(workers.map(play, seeds, chunksize=4))
    print(f"{work.games} games of {work.players} players ({work.bot}), seed {work.seed}")
    print("\n".join(lines(outcomes)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
