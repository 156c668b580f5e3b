"""Before the first turn: the cards of a game, who plays which Super Hero, who begins."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, NamedTuple

from archfoe.boxes import BOXES
from archfoe.boxes.base.super_heroes import FIRST_GAME as FIRST_GAME_HEROES
from archfoe.core.cards import MAIN_KIND, SUPER_VILLAIN_KIND, Card
from archfoe.core.decisions import CHOOSE_HERO, Decision, Seat
from archfoe.core.events import CHOSE, DEALT
from archfoe.core.game import Game
from archfoe.core.pack import Pack
from archfoe.core.piles import DECK, HEROES, KICKS, LINEUP, MAIN, SHELF, STACK, UNUSED, WEAKNESSES
from archfoe.core.player import Player
from archfoe.core.state import State
from archfoe.modes import options as opt
from archfoe.modes.options import Options

HAND_SIZE = 5
LINEUP_SIZE = 5


class Layout(NamedTuple):
    """The cards of a game and the piles they start in; the same for every game with these options."""

    pack: Pack
    where: tuple[int, ...]


@cache
def layout(mode: str, players: int, heroes: tuple[Card, ...]) -> Layout:
    box = BOXES[mode]
    cards: list[Card] = []
    where: list[int] = []

    def lay(card: Card, copies: int, pile: int) -> None:
        cards.extend([card] * copies)
        where.extend([pile] * copies)

    for seat in range(players):
        for name, copies in box.starting_deck.items():
            lay(box[name.lower()], copies, DECK + seat)
    lay(box["kick"], box["kick"].copies, KICKS)
    lay(box["weakness"], box["weakness"].copies, WEAKNESSES)
    for card in box.of_kind(MAIN_KIND):
        lay(card, card.copies, MAIN)
    for card in box.of_kind(SUPER_VILLAIN_KIND):
        lay(card, 1, STACK)
    for hero in heroes:
        lay(hero, 1, SHELF)
    return Layout(Pack(cards), tuple(where))


def new_state(options: Options, key: bytes) -> State:
    """All cards in their piles, decks shuffled; the first tasks deal Super Heroes and begin."""
    plan = layout(options.mode, options.players, tuple(options.hero_pool()))
    s = State(plan.pack, options.teams, key)
    s.where = list(plan.where)
    for card, pile in enumerate(plan.where):
        s.piles[pile].append(card)
    s.shuffle(s.piles[MAIN])
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
    rule_of: ClassVar[dict[str, str]]

    def deal_heroes(self, game: Game) -> None:
        s, options = game._state, self.options
        way, n = options.heroes, options.players
        if way not in opt.HERO_WAYS:
            names = options.hero_names()
            by_name = {s.cards[hero].name: hero for hero in s.piles[SHELF]}
            for i, name in enumerate(names):
                self._take_hero(game, i // options.heroes_each, by_name[name])
        elif way == opt.FREE:
            for _ in range(options.heroes_each):
                for seat in range(n):
                    hero = Player(game, seat).choose(s.piles[SHELF], CHOOSE_HERO)
                    assert hero is not None
                    self._take_hero(game, seat, hero)
        else:
            pool = s.piles[SHELF][:]
            if way == opt.FIRST_GAME and options.heroes_each == 1:
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
        game._state.put(hero, HEROES + seat)
        game.tell(CHOSE, seat, (hero,))

    def keep_heroes(self, game: Game) -> None:
        """Each keeps one of the two that were dealt; all choose at once."""
        s, keep = game._state, self.options.heroes_each
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
        s = game._state
        n = len(s.teams)
        first = next(
            (seat for seat in range(n) if any(s.cards[hero].goes_first for hero in s.piles[HEROES + seat])), None
        )
        s.active = s.number(n) if first is None else first
        for seat in range(n):
            Player(game, seat).draw(HAND_SIZE, self.rule_of["first hand"])
        for _ in range(LINEUP_SIZE):
            s.put(s.piles[MAIN][-1], LINEUP)
        s.turn = 1
        s.agenda.append(("start_turn",))
