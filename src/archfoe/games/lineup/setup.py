"""Before the first turn: the cards of a game, who plays which Super Hero, who begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar

from archfoe.core.cards import Card
from archfoe.core.game import Game
from archfoe.core.piles import (
    DECK,
    HEROES,
    KICKS,
    LINEUP,
    MAIN,
    SET_ASIDE,
    SHELF,
    STACK,
    UNUSED,
    WEAKNESSES,
)
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.games.options import Options
from archfoe.games.shared.choices import HIDDEN, SYNERGY
from archfoe.games.shared.heroes import HeroDeal
from archfoe.games.shared.layout import Layout, Plan
from archfoe.games.shared.mixing import Pool, pool_of
from archfoe.games.shared.turns import HAND_SIZE
from archfoe.registry import Set, sets

HIDDEN_LINEUP_SIZE = 6
RESERVED = "reserved"  # a fact: who alone may have a card that was set aside at the start
_SECOND_GAME_DRAWS = 1 << 32  # the second game of a match has the same key, and numbers of its own


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


def new_state(options: Options, key: bytes) -> State:
    """All cards in their piles, decks shuffled; the first tasks deal Super Heroes and begin."""
    pool = pool_of(options.mode, options.mix, options.game, key)
    hidden = HIDDEN in options.variants
    plan = layout(pool, options.played.home, options.players, tuple(options.hero_pool()), hidden)
    s = plan.state(options.teams, key)
    if options.game == 2:
        s.draws = _SECOND_GAME_DRAWS
    s.shuffle(s.piles[MAIN])
    if not hidden:
        _stack_villains(s, options.villains)
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


class Setup(HeroDeal):
    """The tasks before the first turn."""

    rule_of: ClassVar[Mapping[str, str]]
    lineup_size: ClassVar[int]

    def begin(self, game: Game) -> None:
        """The Flash begins, else chance decides; hands and Line-Up are laid out."""
        s = game.state
        n = len(s.teams)
        first = next(
            (seat for seat in range(n) if any(s.cards[hero].goes_first for hero in s.piles[HEROES + seat])), None
        )
        s.active = s.number(n) if first is None else first
        for seat in range(n):
            Player(game, seat).draw(HAND_SIZE, self.rule_of["first hand"])
        if SYNERGY in self.options.variants:
            self._set_aside(s)
        self.lay_lineup(s)
        s.turn = 1
        s.agenda.append(("start_turn",))

    def _set_aside(self, s: State) -> None:
        """One copy of the Hero card of each Super Hero, if it is in this game; then the main deck is shuffled."""
        for seat in range(len(s.teams)):
            for hero in s.piles[HEROES + seat]:
                wanted = s.cards[hero].synergy
                copy = next((card for card in sorted(s.piles[MAIN]) if s.cards[card].name == wanted), None)
                if copy is not None:
                    s.put(copy, SET_ASIDE + seat)
                    s.facts[RESERVED, copy] = seat
        s.shuffle(s.own(MAIN))

    def lay_lineup(self, s: State) -> None:
        for _ in range(self.lineup_size - len(s.piles[LINEUP])):
            s.put(s.piles[MAIN][-1], LINEUP)
