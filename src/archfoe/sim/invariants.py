"""What must hold in every position of every game. A watcher looks before each answer and after the last."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from archfoe.core.city import facts_of_city
from archfoe.core.decisions import CHOOSE_HERO, CONFRONT, FIRST_PLAYER, MAIN_ACTION, Answer, Decision
from archfoe.core.game import Answerer, Game
from archfoe.core.moments import START
from archfoe.core.piles import BORROWED, HEROES, IS_OPEN, LENT, LINEUP, MAIN, ONGOING, PLAYED, STACK
from archfoe.core.state import State
from archfoe.games.build import rules
from archfoe.games.city.checks.contest import check_hands
from archfoe.games.city.checks.second_telling import before_the_first_turn
from archfoe.games.families import COMPETITIVE, HIDDEN, REBIRTH
from archfoe.games.lineup.checks import watches
from archfoe.games.options import Options
from archfoe.games.shared import scoring as game_scoring
from archfoe.games.shared.turns import STALL_ROUNDS
from archfoe.sim import recount
from archfoe.sim.leftovers import check_facts
from archfoe.sim.places import check_box, check_mixture, check_places, strangers
from archfoe.sim.questions import Violation, check_decision
from archfoe.table.view import View

#: How many decisions no game of ours ever comes near: more of them are an endless loop.
MOST_DECISIONS = 100_000
#: A view is built at every so many decisions: it costs more than all other checks together.
VIEW_EVERY = 20
#: How much more than there is an Attack can take: by both copies of The Riddler of Rebirth.
MOST_POWER_LOST = 2


class Watcher:
    """Knows what one game was like a moment ago, so that it can tell what may not have happened since."""

    def __init__(self, options: Options, state: State) -> None:
        self.options = options
        self.looks = 0
        self._cards = state.cards
        self._strangers = strangers(options, state.cards)
        self._watches = watches(options)
        self._turn = 0
        self._first: int | None = None  # who took the first turn
        self._stack = len(state.piles[STACK])  # as the turn began
        check_box(options, state)
        check_mixture(options, state.cards)

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
        check_decision(game, decision)
        if self.looks % VIEW_EVERY == 0:
            check_view(game, decision)
            check_hands(self.options, s)

    def last_look(self, game: Game) -> None:
        s = game.state
        self.check_state(s)
        check_box(self.options, s)
        check_end(s, self.options)
        for watch in self._watches:
            watch.last_look(s)
        View(game, None).as_dict()

    def check_state(self, s: State) -> None:
        if s.cards is not self._cards:
            raise Violation("the cards of the game are not those it began with")
        check_places(s, self._strangers)
        check_power(s, MOST_POWER_LOST if "rebirth" in (self.options.mode, self.options.mix) else 0)
        check_knowledge(s)

    def _check_turn(self, s: State, decision: Decision) -> None:
        """Turns go round, one Super-Villain falls in each, and each begins at a tidy table."""
        if s.turn < self._turn:
            raise Violation(f"turn {s.turn} comes after turn {self._turn}")
        in_a_city = facts_of_city(s) is not None
        if not s.turn or decision.kind in (FIRST_PLAYER, CHOOSE_HERO) or (in_a_city and before_the_first_turn(s)):
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
            check = check_start_in_city if in_a_city else check_start
            check(s, self.options, decision)
            for watch in self._watches:
                watch.turn_begins(s)
        elif gone and not s.between and s.top_shown:
            raise Violation("a second Super-Villain lies face up in the turn in which one was defeated")
        if decision.kind in (MAIN_ACTION, CONFRONT) and recount.won_at_once(s):
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
    opening = MAIN_ACTION if options.family is COMPETITIVE else CONFRONT
    acts_first = decision.kind is opening or any(_acts_at_the_start(s, card) for card in s.piles[ONGOING + s.active])
    if s.between or not acts_first or decision.seat != s.active:
        raise Violation(f"turn {s.turn} does not begin with the choice of seat {s.active}")
    if len(s.piles[LINEUP]) < rules(options).lineup_size and not _mr_freeze_is_there(s):
        raise Violation(f"a turn begins with {len(s.piles[LINEUP])} cards in the Line-Up")
    if options.family is COMPETITIVE and not s.top_shown and HIDDEN not in options.variants:
        raise Violation("a turn begins without a Super-Villain face up")
    if s.plays or s.gained or _given_early(s) or any(s.spent) or s.discounts or s.watches:
        raise Violation("something of the turn before is left over")
    check_facts(s)
    _check_seats_at_start(s, options)


def check_start_in_city(s: State, options: Options, decision: Decision) -> None:
    """Attacks come first: they may ask anybody, bring Weaknesses, and take Power that is not there yet."""
    gained = [card for _, card in s.gained if s.cards[card].name not in ("Weakness", "Spore") and not options.mix]
    if s.between or s.plays or _given_early(s) or gained or s.discounts or s.watches:
        raise Violation("something of the turn before is left over")
    check_facts(s, in_a_city=True)
    _check_seats_at_start(s, options)


def _given_early(s: State) -> list[int]:
    """Cards that have given Power before anything was done, and should not."""
    return [card for seat, card, _, _ in s.parts if s.where[card] != ONGOING + seat or not _acts_at_the_start(s, card)]


def _check_seats_at_start(s: State, options: Options) -> None:
    for seat in range(len(s.teams)):
        if s.piles[PLAYED + seat] or s.piles[BORROWED + seat] or s.piles[LENT]:
            raise Violation("cards that were played in the turn before still lie there")
        if len(s.piles[HEROES + seat]) != options.heroes_each and seat not in s.out:
            raise Violation(f"seat {seat} has {len(s.piles[HEROES + seat])} Super Heroes")


def check_view(game: Game, decision: Decision) -> None:
    """The asked seat can be shown the table and all of the question."""
    shown = View(game, decision.seat, decision).as_dict()
    if len(shown["question"]["options"]) != len(decision.options):
        raise Violation(f"{decision.kind.name}: the view does not show every option")


def _acts_at_the_start(s: State, card: int) -> bool:
    """Vandal Savage gives Power and Oa draws before their owner does anything."""
    return any(when.event == START for when in s.cards[card].when)


def _mr_freeze_is_there(s: State) -> bool:
    """His First Appearance comes after the refill, and destroys Equipment in the Line-Up."""
    return any(s.cards[card].name == "Mr. Freeze" for card in s.piles[STACK][-1:] + s.piles[LINEUP])


def check_end(s: State, options: Options) -> None:
    """The game has ended for one of its reasons, and the right players have won."""
    if not s.over or s.agenda:
        raise Violation("the game has stopped before its end")
    counted, again = game_scoring.scores(s, options.carried), recount.scores(s, options.carried)
    if counted != again:
        raise Violation(f"the scores {counted} should be {again}")
    at_once = recount.won_at_once(s)
    if options.family is REBIRTH and not options.competitive_city:  # the watch of the city knows who has won
        return
    if not at_once and options.family is not REBIRTH and not _has_a_reason_to_end(s, options):
        raise Violation("the game has ended without a reason")
    winners = at_once or recount.winners(s, options.carried)
    if not s.winners or s.winners != winners:
        raise Violation(f"the seats {s.winners} have won, and {winners} should have")


def _has_a_reason_to_end(s: State, options: Options) -> bool:
    if s.idle >= STALL_ROUNDS * (len(s.teams) - len(s.out)):
        return True
    if HIDDEN in options.variants:
        return not s.piles[MAIN]
    no_refill = not s.piles[MAIN] and len(s.piles[LINEUP]) < rules(options).lineup_size
    no_flip = not s.piles[STACK] and s.face_down
    return no_refill or no_flip
