"""Before the first turn: the cards of a game, who plays which Super Hero, who begins."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from archfoe.core.cards import Card
from archfoe.core.facts import Facts
from archfoe.core.piles import (
    DECK,
    KICKS,
    MAIN,
    SHELF,
    STACK,
    UNUSED,
    WEAKNESSES,
)
from archfoe.core.state import State
from archfoe.games.lineup.options import lineup_options
from archfoe.games.options import Options
from archfoe.games.shared.choices import HIDDEN
from archfoe.games.shared.layout import Layout, Plan
from archfoe.games.shared.mixing import Pool, pool_of
from archfoe.registry import Set, sets

_SECOND_GAME_DRAWS: Final = 1 << 32  # the second game of a match has the same key, and numbers of its own


@lru_cache(maxsize=128)
def layout(pool: Pool, home: Set, players: int, heroes: tuple[Card, ...], hidden: bool) -> Layout:
    box = pool.box
    plan = Plan()
    for seat in range(players):
        for name, copies in box.starting_deck.items():
            plan.lay(box.named(name), copies, DECK + seat)
    for name, pile in ((home.kick, KICKS), (home.weakness, WEAKNESSES)):
        card = always_there(home, name)
        plan.lay(card, card.copies, pile)
    for card in pool.main:
        plan.lay(card, 1, MAIN)
    for card in pool.villains:
        plan.lay(card, 1, MAIN if hidden else STACK)
    for hero in heroes:
        plan.lay(hero, 1, SHELF)
    return plan.done()


def always_there(home: Set, name: str) -> Card:
    """Kicks and Weaknesses: of the set itself, or else of the first set of its game that has such cards."""
    own = home.box.find(name)
    if own is not None:
        return own
    others = (other.box.find(name) for other in sets().values() if other.game == home.game)
    return next(card for card in others if card is not None)


def new_state(options: Options, key: bytes, facts: tuple[Facts | None, ...]) -> State:
    """All cards in their piles, decks shuffled; the first tasks deal Super Heroes and begin."""
    pool = pool_of(options.mode, options.mix, options.game, key)
    hidden = HIDDEN in options.variants
    plan = layout(pool, options.played.home, options.players, tuple(options.hero_pool()), hidden)
    s = plan.state(options.teams, key)
    s.facts = facts
    if options.game == 2:
        s.draws = _SECOND_GAME_DRAWS
    s.shuffle(s.piles[MAIN])
    if not hidden:
        _stack_villains(s, lineup_options(options).stack)
    for seat in range(options.players):
        s.shuffle(s.piles[DECK + seat])
    s.agenda = [("begin",), ("deal_heroes",)]
    return s


def _stack_villains(s: State, n: int) -> None:
    """The chosen number at random, unseen, with the one that always begins on top."""
    stack = s.piles[STACK]
    first = next(card for card in stack if s.cards[card].starts_on_top)
    stack.remove(first)
    s.shuffle(stack)
    s.piles[UNUSED] = stack[n - 1 :]  # not `put`: nobody may see what leaves the stack here
    for card in s.piles[UNUSED]:
        s.where[card] = UNUSED
    s.piles[STACK] = [*stack[: n - 1], first]
