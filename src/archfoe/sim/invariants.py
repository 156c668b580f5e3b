"""What must hold in every position of every game. A watcher looks before each answer and after the last."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from archfoe.core.decisions import MAIN_ACTION, Answer, Decision
from archfoe.core.facts import Facts
from archfoe.core.game import Answerer, Game
from archfoe.core.piles import HAND, HEROES, IS_OPEN, STACK
from archfoe.core.state import State
from archfoe.games.options import Options
from archfoe.registry import game_of, games, set_of
from archfoe.sim import recount
from archfoe.sim.checks import Checks, checks_of
from archfoe.sim.places import check_box, check_places, out_of_place
from archfoe.sim.questions import check_decision
from archfoe.sim.watch import Violation
from archfoe.table.view import View

#: How many decisions no game of ours ever comes near: more of them are an endless loop.
MOST_DECISIONS = 100_000
#: A view is built at every so many decisions: it costs more than all other checks together.
VIEW_EVERY = 20


class Watcher:
    """Knows what one game was like a moment ago, so that it can tell what may not have happened since."""

    def __init__(self, options: Options, state: State) -> None:
        self.options = options
        self.looks = 0
        self._cards = state.cards
        self._checks = checks_of(options)
        self._power_lost = power_lost(options)
        self._out_of_place = out_of_place(self._checks, state.cards)
        self._watches = self._checks.watches()
        self._turn = 0
        self._first: int | None = None  # who took the first turn
        self._stack = len(state.piles[STACK])  # as the turn began
        self._shared: list[tuple[Facts, Facts]] = []  # what a copy of the game holds, and what it held at the last look
        check_box(self._checks, state)
        self._checks.check_mixture(state.cards)

    def over(self, answerers: Mapping[int, Answerer]) -> dict[int, Answerer]:
        """The same answerers, with a look at the table before each of their answers."""
        return {seat: partial(self._answer, seat, answerer) for seat, answerer in answerers.items()}

    def _answer(self, seat: int, answerer: Answerer, game: Game, decision: Decision) -> Answer:
        if seat != decision.seat:
            raise Violation(f"seat {seat} is asked what seat {decision.seat} should decide")
        self.look(game, decision)
        answer = answerer(game, decision)
        self.hear(game, decision, answer)
        return answer

    def hear(self, game: Game, decision: Decision, answer: Answer) -> None:
        """What the answer will be, after `look` and before anything comes of it."""
        for watch in self._watches:
            watch.answered(game.state, decision, answer)
            if decision.kind is MAIN_ACTION:
                watch.chosen(game.state, decision.options[answer[0]])

    def look(self, game: Game, decision: Decision) -> None:
        s = game.state
        self.looks += 1
        if self.looks > MOST_DECISIONS:
            raise Violation(f"the game has not ended after {MOST_DECISIONS} decisions")
        if s.over:
            raise Violation("a question is asked after the end of the game")
        self.check_state(s)
        self._check_turn(s, decision)
        for watch in self._watches:
            watch.look(s, decision)
        check_decision(game, decision, self._checks)
        if self.looks % VIEW_EVERY == 0:
            check_view(game, decision)
            check_hands(self._checks, s)

    def last_look(self, game: Game) -> None:
        s = game.state
        self.check_state(s)
        check_box(self._checks, s)
        check_end(s, self._checks)
        for watch in self._watches:
            watch.last_look(s)
        View(game, None).as_dict()

    def check_state(self, s: State) -> None:
        self._check_shared_facts(s)
        if s.cards is not self._cards:
            raise Violation("the cards of the game are not those it began with")
        check_places(s, self._out_of_place, self._checks.own_piles)
        check_power(s, self._power_lost)
        check_knowledge(s)

    def _check_shared_facts(self, s: State) -> None:
        """Bots imagine on copies of the game: what is written without `own_facts` would be written in all of them."""
        for now, then in self._shared:
            if changed := now.differences(then):
                raise Violation(f"{changed[0]} was written in all copies of the game: write to what own_facts gives")
        self._shared = [(facts, facts.copy()) for facts in s.copy().facts if facts is not None]

    def _check_turn(self, s: State, decision: Decision) -> None:
        """Turns go round, one Super-Villain falls in each, and each begins at a tidy table."""
        if s.turn < self._turn:
            raise Violation(f"turn {s.turn} comes after turn {self._turn}")
        if not self._checks.is_set_up(s, decision):
            return
        first = (s.active - s.turn + 1) % len(s.teams)
        if self._first is None:
            self._first = first
            check_beginner(s, first)
        if first != self._first and not s.out:
            raise Violation(f"turn {s.turn} is not seat {s.active}'s, since seat {self._first} took the first")
        if s.active in s.out:
            raise Violation(f"seat {s.active} is out of the game and has a turn")
        gone = self._stack - len(s.piles[STACK])
        if not 0 <= gone <= 1:
            raise Violation(f"{gone} Super-Villains have left their stack in turn {self._turn}")
        if s.turn > self._turn:
            self._turn, self._stack = s.turn, len(s.piles[STACK])
            self._checks.check_start(s, decision)
            for watch in self._watches:
                watch.turn_begins(s)
        elif gone and not s.between and s.top_shown:
            raise Violation("a second Super-Villain lies face up in the turn in which one was defeated")
        if decision.kind in (MAIN_ACTION, self._checks.opening) and recount.won_at_once(s):
            raise Violation(f"seat {s.active} has won at once and goes on playing")


def check_power(s: State, lost: int = 0) -> None:
    """Power is the sum of its parts, only the active player has any, and nobody spends what is not there.

    So much of it may be `lost` before it is there: then less comes of it.
    """
    parts = [0] * len(s.teams)
    for seat, card, play, amount in s.parts:
        parts[seat] += amount
        if not (-1 <= card < len(s.cards) and -1 <= play < len(s.plays)):
            raise Violation("a part of the Power comes from no card or no play of this turn")
    if parts != s.raw:
        raise Violation(f"Power {s.raw} is not the sum {parts} of its parts")
    for seat, raw in enumerate(s.raw):
        left = (raw << s.doubled[seat]) - s.spent[seat]
        if left < -lost or s.power(seat) != max(left, 0):
            raise Violation(f"seat {seat} has {s.power(seat)} Power where {left} are left")
        if raw and seat != s.active:
            raise Violation(f"seat {seat} has Power on seat {s.active}'s turn")


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
            raise Violation(f"seat {first} has started, and seat {seat} should have")


def check_view(game: Game, decision: Decision) -> None:
    """The asked seat can be shown the table and all of the question."""
    shown = View(game, decision.seat, decision).as_dict()
    if len(shown["question"]["options"]) != len(decision.options):
        raise Violation(f"{decision.kind.name}: the view does not show every option")


def check_end(s: State, checks: Checks) -> None:
    """The game has ended for one of its reasons, and the right players have won."""
    if not s.over or s.agenda:
        raise Violation("the game has stopped before its end")
    checks.check_end(s)


def check_hands(checks: Checks, s: State) -> None:
    """Teammates know the cards in a hand, others only those that they were shown."""
    for seat in range(len(s.teams)):
        team = sum(1 << p for p in checks.who_sees_hand(seat))
        for card in s.piles[HAND + seat]:
            if s.who_knows(card) & ~s.known.get(card, 0) & ~team or team & ~s.who_knows(card):
                raise Violation(f"the hand of seat {seat} is seen by the wrong players")


def power_lost(options: Options) -> int:
    """How much more Power than there is an Attack can take, of this game's cards or of a guest's."""
    playing = {game_of(options), *(games()[own.game] for name in options.sets if (own := set_of(name)))}
    return max(checks_of(options, game).power_lost for game in playing)
