"""What everybody knows of the main deck of a city is the same in all worlds that a seat can think of."""

from __future__ import annotations

from archfoe.core.cards import SUPER_VILLAIN_KIND
from archfoe.core.game import Game
from archfoe.core.piles import MAIN, UNUSED
from archfoe.games.city.cards import SCENARIO_KIND
from archfoe.games.options import Options
from archfoe.table.worlds import another_world
from tests.properties.driver import start, walk
from tests.remembered import remembered
from tests.vocabulary import rule

STACKS = (17, 19, 19, 19, 18)  # cards in each, the first on top; all but the first hold two Super-Villains
LINE_UP = 5  # has left the first stack


def super_villains(game: Game) -> list[bool]:
    """From the top of the main deck on."""
    s = game.state
    return [s.cards[card].super_villain for card in reversed(s.piles[MAIN])]


def worlds(seat: int | None, n: int = 40, options: Options | None = None) -> list[tuple[Game, Game]]:
    """(Game, the same with all dealt anew that the seat does not know), from the first decision on."""
    game = start(options or Options("rebirth", 3), "stacks")
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


def packs_by_stack(game: Game) -> list[list[str]]:
    """The cards of the scenario in each stack, from the lowest on."""
    s, start, out = game.state, 0, []
    for size in remembered(s, "stacks"):
        stack = s.piles[MAIN][start : start + size]
        out.append(sorted(s.cards[card].name for card in stack if s.cards[card].kind == SCENARIO_KIND))
        start += size
    return out


def pack_places(game: Game) -> list[int]:
    return [i for i, card in enumerate(game.state.piles[MAIN]) if game.state.cards[card].kind == SCENARIO_KIND]


@rule("REB-20.3", "REB-35.3")
def test_cards_of_a_scenario_stay_in_their_stacks_and_nobody_knows_where() -> None:
    pairs = worlds(1, options=Options("rebirth", 3, scenario=5))
    for game, world in pairs:
        assert packs_by_stack(world) == packs_by_stack(game)
    assert any(pack_places(game) != pack_places(world) for game, world in pairs)


@rule("REB-20.3", "REB-34.3")
def test_nobody_knows_which_super_villain_is_left_over() -> None:
    def left_over(game: Game) -> list[int]:
        s = game.state
        return [card for card in s.piles[UNUSED] if s.cards[card].kind == SUPER_VILLAIN_KIND]

    pairs = worlds(None, options=Options("rebirth", 3, scenario=4))
    assert all(len(left_over(world)) == 1 for _, world in pairs)
    assert any(left_over(game) != left_over(world) for game, world in pairs)


@rule("REB-27.3")
def test_the_super_villains_of_training_stay_in_the_stacks_that_are_named() -> None:
    def in_order(game: Game) -> list[str]:
        """From the top of the main deck on."""
        s = game.state
        return [s.cards[card].name for card in reversed(s.piles[MAIN]) if s.cards[card].super_villain]

    pairs = worlds(None, options=Options("rebirth", 2, scenario=0))
    assert all(in_order(world) == ["Deathstroke", "Doomsday"] for _, world in pairs)
    assert any(super_villains(game) != super_villains(world) for game, world in pairs)
