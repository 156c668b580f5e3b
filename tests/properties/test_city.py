"""What everybody knows of the main deck of a city is the same in all worlds that a seat can think of."""

from __future__ import annotations

from archfoe.core.game import Game
from archfoe.core.piles import MAIN
from archfoe.modes import Options
from archfoe.worlds import another_world
from tests.properties.driver import start, walk
from tests.vocabulary import rule

STACKS = (17, 19, 19, 19, 18)  # cards in each, the first on top; all but the first hold two Super-Villains
LINE_UP = 5  # has left the first stack


def super_villains(game: Game) -> list[bool]:
    """From the top of the main deck on."""
    s = game.state
    return [s.cards[card].super_villain for card in reversed(s.piles[MAIN])]


def worlds(seat: int | None, n: int = 40) -> list[tuple[Game, Game]]:
    """(Game, the same with all dealt anew that the seat does not know), from the first decision on."""
    game = start(Options("rebirth", 3), "stacks")
    pairs = []
    for i, _ in enumerate(walk(game, "stacks", n)):
        world = another_world(game, seat, f"{seat} {i}".encode())
        if world is not None:
            pairs.append((game.clone(), world))
    assert len(pairs) > n / 2, "too few worlds to prove anything"
    return pairs


@rule("REB-2.6", "REB-2.7")
def test_each_stack_of_the_main_deck_keeps_its_super_villains() -> None:
    for seat in (0, 1, 2, None):
        for game, world in worlds(seat):
            deck = super_villains(world)
            came = sum(STACKS) - LINE_UP - len(deck)  # in Step 4
            assert len(deck) == len(super_villains(game))
            first = STACKS[0] - LINE_UP - came
            assert first > 0 and not any(deck[:first])
            for size in STACKS[1:]:
                assert sum(deck[first : first + size]) == 2
                first += size


@rule("REB-2.7")
def test_nobody_knows_where_in_a_stack_a_super_villain_lies_or_which_one() -> None:
    pairs = worlds(None)
    assert any(super_villains(game) != super_villains(world) for game, world in pairs)
    for game, world in pairs:
        mine, others = ([c for c in g.state.piles[MAIN] if g.state.cards[c].super_villain] for g in (game, world))
        assert sorted(mine) == sorted(others)
    assert any(
        [c for c in game.state.piles[MAIN] if game.state.cards[c].super_villain]
        != [c for c in world.state.piles[MAIN] if world.state.cards[c].super_villain]
        for game, world in pairs
    )
