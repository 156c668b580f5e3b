"""Games through the stepper, and pairs of games that look the same to a seat.

    python -m tests.envs.playing --pairs 10000

compares the observations of that many pairs in each mode: a real game, and one in which the hidden cards lie elsewhere.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from random import Random

from archfoe.core.chance import key_of_seed
from archfoe.core.game import Game
from archfoe.envs.layout import SLOTS
from archfoe.envs.stepper import Stepper, Table, table_of
from archfoe.games.options import Options
from archfoe.table.view import View
from archfoe.table.worlds import another_world

#: Every mode, with some numbers of players.
TABLES = (
    Options("base", 2),
    Options("base", 5),
    Options("heroes_unite", 3),
    Options("base+heroes_unite", 4, ("team",)),
    Options("rivals", 2),
    Options("confrontations", 4),
    Options("rivals+confrontations", 3),
    Options("rebirth", 1),
    Options("rebirth", 3),
    Options("rebirth", 4, ("competitive", "team")),
)
Policy = Callable[[Stepper, Random], int]


def name_of(options: Options) -> str:
    return "-".join([options.mode, str(options.players), *options.variants])


def anything(stepper: Stepper, dice: Random) -> int:
    return dice.choice(stepper.legal)


def hurried(stepper: Stepper, dice: Random) -> int:
    """Plays and buys what it can, so that games are short."""
    best, found = -1.0, stepper.legal
    for action in stepper.legal:
        option = stepper.option(action)
        if option is None or action >= SLOTS:
            continue
        likes = {"play": 100.0, "buy": 1.0 + (option.cost or 0)}.get(option.what, 0.0)
        if likes > best:
            best, found = likes, [action]
    return found[0] if best > 0 else dice.choice(stepper.legal)


def begun(options: Options, seed: int | str, *, log: bool = False) -> Stepper:
    return Stepper(table_of(options), key_of_seed(seed), log=log)


def walk(stepper: Stepper, seed: int | str, policy: Policy = anything, limit: int = 100_000) -> Iterator[Stepper]:
    """At every choice, before it is made."""
    dice = Random(f"steps {seed}")
    while not stepper.over and limit:
        limit -= 1
        yield stepper
        stepper.step(policy(stepper, dice))


def seen(table: Table, game: Game, seat: int) -> bytes:
    """All that the seat is shown of a question, as bytes."""
    stepper = object.__new__(Stepper)
    stepper.table = table
    stepper._set_at(game, seat, [], 0)
    return stepper.observe(seat).tobytes() + stepper.observe_options(seat).tobytes() + bytes(stepper.mask(seat))


def differing(options: Options, pairs: int, seed: int | str = 0, stride: int = 7) -> tuple[int, int]:
    """(pairs, those of them whose observations differ)."""
    table, found, different, deal = Table(options), 0, 0, 0
    while found < pairs:
        for i, stepper in enumerate(walk(begun(options, f"{seed} {deal}"), deal, limit=700)):
            if i % stride:
                continue
            seat, game = stepper.seat, stepper.game
            assert seat is not None
            world = another_world(game, seat, f"{seed} {deal} {i}".encode()[:64])
            if world is None or seat not in world.waiting or world.state.piles == game.state.piles:
                continue
            same = seen(table, game, seat) == seen(table, world, seat)
            if not same and View(game, seat).as_dict() != View(world, seat).as_dict():
                continue  # an answer meant another card there, as all could see: such a world does not fit
            found += 1
            different += not same
            if found >= pairs:
                break
        deal += 1
    return found, different


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pairs", type=int, default=10_000)
    asked = parser.parse_args(arguments)
    status = 0
    for options in TABLES:
        found, different = differing(options, asked.pairs)
        status |= different > 0
        print(f"{name_of(options)}: {found:,} pairs, {different} with different observations", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
