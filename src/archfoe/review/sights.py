"""What happened in roll-outs, as numbers that can be compared: nothing is said later that was not counted here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from archfoe.agents.candidates import Line
from archfoe.agents.rollouts import World, key_of
from archfoe.agents.weighing import MOST_MISSES, policy_for, turns_ahead
from archfoe.core.cards import Card
from archfoe.core.decisions import Answer
from archfoe.core.events import ATTACKED, AVOIDED, BOUGHT, GAINED, HIT, PLAYED, POWER, TURN
from archfoe.core.game import Game
from archfoe.core.piles import LINEUP
from archfoe.games.shared.scoring import vp_of
from archfoe.table.view import Seen, View
from archfoe.table.words.board import words_of
from archfoe.table.words.story import name_of

#: So many turns of the seat are played after the present one.
TURNS: Final = 5
# What is counted
WON, LOST, POINTS, FOE_POINTS, HITS, BURDENS, DANGER = (
    "won",
    "lost",
    "points",
    "foe points",
    "hits",
    "burdens",
    "danger",
)
POWER_NEXT, POWER_SOON = "power next", "power soon"
FALLS_NOW, FALLS_NEXT, FOE_FALLS, TAKEN = "falls now", "falls next", "foe falls", "taken"


#: What happens or does not.
ONCE: Final = frozenset((WON, LOST, FALLS_NOW, FALLS_NEXT, FOE_FALLS, TAKEN))
#: A foe that is still hidden.
NEXT_ONE: Final = "the next Super-Villain"


class Fact(NamedTuple):
    """Something that is counted, of a card if there are several."""

    what: str
    card: str = ""


Sight = Counter[Fact]


def last_turn(view: View, turns: int = TURNS) -> int:
    """So many turns ahead ends the last one that is played."""
    return turns_ahead(view) + (turns - 1) * view.players


def looked_on(view: View, both: Sequence[Line], deals: int, seed: object, turns: int = TURNS) -> list[list[Sight]]:
    """For each deal what came of each line."""
    found: list[list[Sight]] = []
    seen, policy, ahead = in_sight(view), policy_for(view), last_turn(view, turns)
    number = misses = 0
    while len(found) < deals and misses < MOST_MISSES:
        world = World.of(view, key_of(seed, view, number))
        number += 1
        if world is None:
            misses += 1
            continue
        found.append(
            [sight(world.play(line.answer, policy, ahead, then=line.then, log=True), view.turn, seen) for line in both]
        )
    return found


def as_it_went(game: Game, seat: int, answers: Sequence[tuple[int, Answer]], turns: int = TURNS) -> Sight | None:
    """What truly came of these answers in as many turns; None if they end before."""
    view = View(game, seat)
    seen, last = in_sight(view), view.turn + last_turn(view, turns)
    real = game.clone(log=True)
    for by, answer in answers:
        real.decide(by, *answer)
        if real.over or real.state.turn > last:
            return sight(View(real, seat), view.turn, seen)
    return None


def in_sight(view: View) -> frozenset[str]:
    """The names of foes that everybody sees now: of others nobody can say that they will come."""
    cards = [card for pile in (LINEUP, *view.rules.board_piles) for card in view.known(pile)]
    cards += [card for seat in range(view.players) for card in view.heroes(seat)]
    if view.villain is not None:
        cards.append(view.villain)
    return frozenset(name_of(card) for card in cards)


def sight(end: View, turn: int, seen: frozenset[str]) -> Sight:
    """What a seat has seen up to the end of a roll-out that began in this turn, where these foes were in sight."""
    return _Looker(end, turn, seen).look()


class _Looker:
    def __init__(self, end: View, turn: int, in_sight: frozenset[str]) -> None:
        assert end.seat is not None
        self.in_sight = in_sight
        self.end, self.seat, self.turn = end, end.seat, turn
        self.board = words_of(end)
        self.side = {seat for seat, team in enumerate(end.teams) if team == end.teams[end.seat]}
        self.seen: Sight = Counter()
        self.own_turns = 0  # that have begun after the one in which the roll-out began
        self.mine_now = True  # is it the turn of the beginning?
        self.attacked = False  # by a card that was the last to be played

    def look(self) -> Sight:
        for event in self.end.events():
            if event.what == TURN and event.n > self.turn:
                self.mine_now = False
                self.own_turns += event.seat == self.seat
            else:
                self._note(event)
        if self.own_turns:
            self.seen[Fact(POWER_SOON)] = self.seen[Fact(POWER_SOON)] / self.own_turns  # type: ignore[assignment]
        self._end()
        return self.seen

    def _note(self, event: Seen) -> None:
        seen, what, mine = self.seen, event.what, event.seat == self.seat
        if what in self.board.falls and event.cards:
            self._fall(event.seat if event.other < 0 else event.other, event.cards[0])
        elif what == POWER and mine and self.own_turns:
            seen[Fact(POWER_SOON)] += event.n
            seen[Fact(POWER_NEXT)] += event.n if self.own_turns == 1 else 0
        elif what in (ATTACKED, AVOIDED, HIT, PLAYED):
            self._attack(event)
        elif what == self.board.danger and what:
            seen[Fact(DANGER)] = max(event.n, seen[Fact(DANGER)])
        if what in (BOUGHT, GAINED):
            for card in event.cards:
                if what == GAINED and mine and isinstance(card.vp, int) and card.vp < 0:
                    seen[Fact(BURDENS)] += 1
                elif event.seat not in self.side and event.seat >= 0 and not self.own_turns:
                    seen[Fact(TAKEN, card.name)] = 1

    def _attack(self, event: Seen) -> None:
        """An Attack of a card hits who does not avoid it; one that comes with a Super-Villain says whom it hits."""
        what, at_me = event.what, event.other == self.seat
        if what == ATTACKED:
            self.attacked = at_me or (event.other < 0 and event.seat not in self.side)
            self.seen[Fact(HITS)] += self.attacked
        elif what == AVOIDED and at_me and self.attacked:
            self.seen[Fact(HITS)] -= 1
            self.attacked = False
        elif what == PLAYED:
            self.attacked = False
        elif what == HIT and event.seat == self.seat:
            self.seen[Fact(HITS)] += 1

    def _fall(self, by: int, card: Card) -> None:
        name = name_of(card)
        if name not in self.in_sight:
            if not card.super_villain:
                return
            name = NEXT_ONE
        if by not in self.side:
            if not self.own_turns:
                self.seen[Fact(FOE_FALLS, name)] = 1
        elif self.mine_now:
            self.seen[Fact(FALLS_NOW, name)] = 1
        elif self.own_turns == 1:
            self.seen[Fact(FALLS_NEXT, name)] = 1

    def _end(self) -> None:
        end, seen = self.end, self.seen
        if end.over:
            won = end.teams[self.seat] in {end.teams[seat] for seat in end.winners}
            seen[Fact(WON if won else LOST)] = 1
        points: Counter[int] = Counter()
        for seat, team in enumerate(end.teams):
            owned = end.owned(seat)
            points[team] += sum([vp_of(card, owned) for card in owned])
        mine = points.pop(end.teams[self.seat])
        seen[Fact(POINTS)] = mine
        if points:
            seen[Fact(FOE_POINTS)] = max(points.values())
