"""Before the first turn: the cards of a game, who plays which Super Hero, who begins."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar

from archfoe.core.cards import Card
from archfoe.core.decisions import CHOOSE_HERO, Decision, Seat
from archfoe.core.events import CHOSE, DEALT
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
from archfoe.games import options as opt
from archfoe.games.lineup.facts import new_facts, own_synergy
from archfoe.games.options import Options
from archfoe.games.shared.layout import Layout, Plan
from archfoe.games.shared.mixing import Pool, pool_of
from archfoe.games.shared.turns import HAND_SIZE
from archfoe.sets.base.super_heroes import FIRST_GAME as FIRST_GAME_HEROES

HIDDEN_LINEUP_SIZE = 6
_SECOND_GAME_DRAWS = 1 << 32  # the second game of a match has the same key, and numbers of its own


@lru_cache(maxsize=128)
def layout(pool: Pool, players: int, heroes: tuple[Card, ...], hidden: bool) -> Layout:
    box = pool.box
    plan = Plan()
    for seat in range(players):
        for name, copies in box.starting_deck.items():
            plan.lay(box[name.lower()], copies, DECK + seat)
    plan.lay(box["kick"], box["kick"].copies, KICKS)
    plan.lay(box["weakness"], box["weakness"].copies, WEAKNESSES)
    for card in pool.main:
        plan.lay(card, 1, MAIN)
    for card in pool.villains:
        plan.lay(card, 1, MAIN if hidden else STACK)
    for hero in heroes:
        plan.lay(hero, 1, SHELF)
    return plan.done()


def new_state(options: Options, key: bytes) -> State:
    """All cards in their piles, decks shuffled; the first tasks deal Super Heroes and begin."""
    pool = pool_of(options.mode, options.mix, options.game, key)
    hidden = opt.HIDDEN in options.variants
    plan = layout(pool, options.players, tuple(options.hero_pool()), hidden)
    s = plan.state(options.teams, key)
    s.facts = new_facts()
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


class Setup:
    """The tasks before the first turn."""

    options: Options
    rule_of: ClassVar[Mapping[str, str]]
    lineup_size: ClassVar[int]

    def deal_heroes(self, game: Game) -> None:
        s, options = game.state, self.options
        way, n = options.heroes, options.players
        if way not in opt.HERO_WAYS:
            names = options.hero_names()
            by_name = {s.cards[hero].name: hero for hero in s.piles[SHELF]}
            for i, name in enumerate(names):
                self._take_hero(game, i // options.heroes_each, by_name[name])
        elif way == opt.FREE:
            for _ in range(options.heroes_each):
                for seat in options.choosing:
                    hero = Player(game, seat).choose(s.piles[SHELF], CHOOSE_HERO)
                    assert hero is not None
                    self._take_hero(game, seat, hero)
        else:
            pool = s.piles[SHELF][:]
            if way == opt.FIRST_GAME and options.heroes_each == 1 and options.mode == "base":
                pool = [hero for hero in pool if s.cards[hero].name in FIRST_GAME_HEROES]
            s.shuffle(pool)
            each = options.heroes_each + (way == opt.TWO_DEALT)
            for seat in range(n):
                for hero in pool[seat * each : (seat + 1) * each]:
                    s.put(hero, HEROES + seat)
                    game.tell(DEALT, seat, (hero,))
            if way == opt.TWO_DEALT:
                game.then("keep_heroes")

    def _take_hero(self, game: Game, seat: Seat, hero: int) -> None:
        game.state.put(hero, HEROES + seat)
        game.tell(CHOSE, seat, (hero,))

    def keep_heroes(self, game: Game) -> None:
        """Each keeps some of those that were dealt; all choose at once."""
        s, keep = game.state, self.options.heroes_each
        asked = {
            seat: Decision(seat, CHOOSE_HERO, s.piles[HEROES + seat][:], keep, keep) for seat in range(len(s.teams))
        }
        for seat, picked in game.ask_all(asked).items():
            for i, hero in enumerate(asked[seat].options):
                if i in picked:
                    game.tell(CHOSE, seat, (hero,))
                else:
                    s.put(hero, SHELF)

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
        if opt.SYNERGY in self.options.variants:
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
                    own = own_synergy(s)
                    own.reserved = (*own.reserved, (copy, seat))
        s.shuffle(s.own(MAIN))

    def lay_lineup(self, s: State) -> None:
        for _ in range(self.lineup_size - len(s.piles[LINEUP])):
            s.put(s.piles[MAIN][-1], LINEUP)
