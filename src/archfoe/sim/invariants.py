"""What must hold in every position of every game. A watcher looks before each answer and after the last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial

from archfoe.core.cards import MAIN_KIND, STACK_KIND, STARTER_KIND, SUPER_HERO_KIND, SUPER_VILLAIN_KIND, Card
from archfoe.core.decisions import MAIN_ACTION, Answer, Decision
from archfoe.core.game import Answerer, Game
from archfoe.core.piles import (
    BORROWED,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    HEROES,
    IS_OPEN,
    KICKS,
    LENT,
    LINEUP,
    MAIN,
    ONGOING,
    OWNED,
    PILES,
    PLAYED,
    POOL,
    SEATS,
    SHELF,
    STACK,
    UNDER,
    UNUSED,
    WEAKNESSES,
    kind_of,
    pile_name,
)
from archfoe.core.state import State
from archfoe.modes import Options
from archfoe.modes import scoring as game_scoring
from archfoe.modes.competitive import STALL_ROUNDS
from archfoe.modes.mixing import pool_of
from archfoe.modes.setup import LINEUP_SIZE
from archfoe.sim import recount
from archfoe.sim.questions import Violation, check_decision
from archfoe.views import View

#: How many decisions no game of ours ever comes near: more of them are an endless loop.
MOST_DECISIONS = 100_000
#: A view is built at every so many decisions: it costs more than all other checks together.
VIEW_EVERY = 20

# Which cards may lie where, by kind of pile. Super Heroes lie with their players or on the shelf, nowhere else.


def _is_hero(card: Card) -> bool:
    return card.kind == SUPER_HERO_KIND


def _is_villain(card: Card) -> bool:
    return card.kind == SUPER_VILLAIN_KIND


def _in_a_deck(card: Card) -> bool:
    return not _is_hero(card)


def _passes_through(card: Card) -> bool:
    """Locations stay where they were played: they are never among the cards that leave at the end of a turn."""
    return _in_a_deck(card) and not card.ongoing


_MAY_LIE: dict[int, Callable[[Card], bool]] = {
    DECK: _in_a_deck,
    HAND: _in_a_deck,
    DISCARD: _in_a_deck,
    PLAYED: _passes_through,
    ONGOING: lambda card: card.ongoing,
    UNDER: _in_a_deck,
    BORROWED: _passes_through,
    HEROES: _is_hero,
    MAIN: lambda card: card.kind == MAIN_KIND,
    LINEUP: lambda card: _in_a_deck(card) and card.cost > 0,  # The Anti-Monitor adds cards of cost 1 or more
    WEAKNESSES: lambda card: card.name == "Weakness",
    KICKS: lambda card: card.name == "Kick",
    STACK: _is_villain,
    DESTROYED: _in_a_deck,
    POOL: lambda card: False,  # dealt out again before anybody is asked
    LENT: _passes_through,
    UNUSED: _is_villain,
    SHELF: _is_hero,
}


class Watcher:
    """Knows what one game was like a moment ago, so that it can tell what may not have happened since."""

    def __init__(self, options: Options, state: State) -> None:
        self.options = options
        self.looks = 0
        self._cards = state.cards
        self._strangers = _strangers(options, state.cards)
        self._turn = 0
        self._first: int | None = None  # who took the first turn
        self._stack = len(state.piles[STACK])  # as the turn began
        check_box(options, state)

    def over(self, answerers: Mapping[int, Answerer]) -> dict[int, Answerer]:
        """The same answerers, with a look at the table before each of their answers."""
        return {seat: partial(self._answer, seat, answerer) for seat, answerer in answerers.items()}

    def _answer(self, seat: int, answerer: Answerer, game: Game, decision: Decision) -> Answer:
        if seat != decision.seat:
            raise Violation(f"seat {seat} is asked what seat {decision.seat} should decide")
        self.look(game, decision)
        return answerer(game, decision)

    def look(self, game: Game, decision: Decision) -> None:
        s = game.state
        self.looks += 1
        if self.looks > MOST_DECISIONS:
            raise Violation(f"the game has not ended after {MOST_DECISIONS} decisions")
        if s.over:
            raise Violation("a question is asked after the end of the game")
        self.check_state(s)
        self._check_turn(s, decision)
        check_decision(game, decision)
        if self.looks % VIEW_EVERY == 0:
            check_view(game, decision)

    def last_look(self, game: Game) -> None:
        s = game.state
        self.check_state(s)
        check_box(self.options, s)
        check_end(s)
        View(game, None).as_dict()

    def check_state(self, s: State) -> None:
        if s.cards is not self._cards:
            raise Violation("the cards of the game are not those it began with")
        check_places(s, self._strangers)
        check_power(s)
        check_knowledge(s)

    def _check_turn(self, s: State, decision: Decision) -> None:
        """Turns go round, one Super-Villain falls in each, and each begins at a tidy table."""
        if s.turn < self._turn:
            raise Violation(f"turn {s.turn} comes after turn {self._turn}")
        if not s.turn:
            return
        first = (s.active - s.turn + 1) % len(s.teams)
        if self._first is None:
            self._first = first
            check_beginner(s, first)
        if first != self._first:
            raise Violation(f"turn {s.turn} is not seat {s.active}'s, since seat {self._first} took the first")
        gone = self._stack - len(s.piles[STACK])
        if not 0 <= gone <= 1:
            raise Violation(f"{gone} Super-Villains have left their stack in turn {self._turn}")
        if s.turn > self._turn:
            self._turn, self._stack = s.turn, len(s.piles[STACK])
            check_start(s, self.options, decision)
        elif gone and not s.between and s.top_shown:
            raise Violation("a second Super-Villain lies face up in the turn in which one was defeated")


def _strangers(options: Options, cards: tuple[Card, ...]) -> list[frozenset[int]]:
    """Pile -> the cards that may not lie there."""
    nowhere = frozenset(range(len(cards)))
    wrong = {
        kind: frozenset(card for card, defn in enumerate(cards) if not may_lie(defn))
        for kind, may_lie in _MAY_LIE.items()
    }
    nobody = range(options.players, SEATS)
    return [
        nowhere if pile < OWNED and pile % SEATS in nobody else wrong.get(kind_of(pile), nowhere)
        for pile in range(PILES)
    ]


def check_box(options: Options, s: State) -> None:
    """The cards on the table are those of the box: none has come, none has gone."""
    pool = pool_of(options.mode, options.mix, options.game, s.key)
    expected = Counter([*pool.main, *pool.villains, *options.hero_pool()])
    for card in pool.box.of_kind(STARTER_KIND):
        expected[card] = pool.box.starting_deck[card.name] * options.players
    for card in pool.box.of_kind(STACK_KIND):
        expected[card] = card.copies
    found = Counter(s.cards[card] for pile in s.piles for card in pile)
    for card in expected | found:
        if expected[card] != found[card]:
            raise Violation(f"there are {found[card]} copies of {card.name}, not {expected[card]}")


def check_places(s: State, strangers: list[frozenset[int]]) -> None:
    """Every card is in exactly one pile, `where` says which, and it is one where such a card may be."""
    found = [-1] * len(s.cards)
    for pile, cards in enumerate(s.piles):
        if cards:
            for card in cards:
                found[card] = pile
            if not strangers[pile].isdisjoint(cards):
                name = s.cards[next(card for card in cards if card in strangers[pile])].name
                raise Violation(f"{name} may not lie in the {pile_name(pile)}")
    if sum(map(len, s.piles)) != len(found) or -1 in found:
        raise Violation("some card is in two places or in none")
    if found != s.where:
        card = next(card for card, pile in enumerate(found) if pile != s.where[card])
        raise Violation(f"{s.cards[card].name} is not where the index has it")


def check_power(s: State) -> None:
    """Power is the sum of its parts, only the active player has any, and nobody spends what is not there."""
    parts = [0] * len(s.teams)
    for seat, card, play, amount in s.parts:
        parts[seat] += amount
        if not (-1 <= card < len(s.cards) and -1 <= play < len(s.plays)):
            raise Violation("a part of the Power comes from no card or no play of this turn")
    if parts != s.raw:
        raise Violation(f"Power {s.raw} is not the sum {parts} of its parts")
    for seat, raw in enumerate(s.raw):
        left = (raw << s.doubled[seat]) - s.spent[seat]
        if left < 0 or s.power(seat) != left:
            raise Violation(f"seat {seat} has {s.power(seat)} Power where {left} are left")
        if raw and seat != s.active:
            raise Violation(f"seat {seat} has Power in the turn of seat {s.active}")


def check_knowledge(s: State) -> None:
    """Only of hidden cards is it noted who knows them, and only seats that exist know anything."""
    for card, mask in s.known.items():
        if IS_OPEN[s.where[card]]:
            raise Violation(f"{s.cards[card].name} lies open and is noted as hidden")
        if not 0 <= mask < 1 << len(s.teams):
            raise Violation(f"{s.cards[card].name} is known to a seat that nobody sits on")
    for card, (pool, giver) in s.mixed.items():
        if IS_OPEN[s.where[card]] or pool < 1 or not 0 <= giver < len(s.teams):
            raise Violation(f"{s.cards[card].name} is noted as mixed into a pool where it cannot be")


def check_beginner(s: State, first: int) -> None:
    for seat in range(len(s.teams)):
        if any(s.cards[hero].goes_first for hero in s.piles[HEROES + seat]) and seat != first:
            raise Violation(f"seat {first} has begun, and seat {seat} should have")


def check_start(s: State, options: Options, decision: Decision) -> None:
    """How a turn finds the table."""
    if s.between or decision.kind is not MAIN_ACTION or decision.seat != s.active:
        raise Violation(f"turn {s.turn} does not begin with the choice of seat {s.active}")
    if len(s.piles[LINEUP]) < LINEUP_SIZE:
        raise Violation(f"a turn begins with {len(s.piles[LINEUP])} cards in the Line-Up")
    if not s.top_shown:
        raise Violation("a turn begins without a Super-Villain face up")
    if s.plays or s.gained or any(s.raw) or any(s.spent) or s.discounts or s.watches:
        raise Violation("something of the turn before is left over")
    for seat in range(len(s.teams)):
        if s.piles[PLAYED + seat] or s.piles[BORROWED + seat] or s.piles[LENT]:
            raise Violation("cards that were played in the turn before still lie there")
        if len(s.piles[HEROES + seat]) != options.heroes_each:
            raise Violation(f"seat {seat} has {len(s.piles[HEROES + seat])} Super Heroes")


def check_view(game: Game, decision: Decision) -> None:
    """The asked seat can be shown the table and all of the question."""
    shown = View(game, decision.seat, decision).as_dict()
    if len(shown["question"]["options"]) != len(decision.options):
        raise Violation(f"{decision.kind.name}: the view does not show every option")


def check_end(s: State) -> None:
    """The game has ended for one of its reasons, and the right players have won."""
    if not s.over or s.agenda:
        raise Violation("the game has stopped before its end")
    no_refill = not s.piles[MAIN] and len(s.piles[LINEUP]) < LINEUP_SIZE
    no_flip = not s.piles[STACK] and "face_down" in s.facts
    if not (no_refill or no_flip or s.idle >= STALL_ROUNDS * len(s.teams)):
        raise Violation("the game has ended without a reason")
    if game_scoring.scores(s) != recount.scores(s):
        raise Violation(f"the scores {game_scoring.scores(s)} should be {recount.scores(s)}")
    if not s.winners or s.winners != recount.winners(s):
        raise Violation(f"the seats {s.winners} have won, and {recount.winners(s)} should have")
