"""Runs the agenda, and stops to ask.

Card code is plain Python. When an answer is not there yet, `ask` raises `NeedAnswer`; the engine keeps the question and
runs the task again from its snapshot once the answer has come. A paused game is therefore (snapshot, answers): plain
data that can be copied, saved and searched in the middle of a nested effect. If every seat has an agent that answers in
line and none of them searches, no snapshot is ever taken and games run at the speed of plain calls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from archfoe.core.after import Trigger, look_at_watches, queue, until_over
from archfoe.core.asking import NOTES, Answering, Place, ask_all, ask_any, foreseen, known_pick, noted
from archfoe.core.budget import MOST_EFFECTS, MOST_EVENTS
from archfoe.core.causes import HELP, played
from archfoe.core.compiling import fill
from archfoe.core.decisions import FEW, MAIN_ACTION, Answer, AskedAnew, Astray, Decision, Kind, NeedAnswer, Seat, stop
from archfoe.core.effect import Ability, Effect, do_ability
from archfoe.core.errors import ArchfoeError, IllegalAnswer
from archfoe.core.events import EVERYBODY, POWER, Event, new_event
from archfoe.core.moments import PLAY
from archfoe.core.player import Player
from archfoe.core.rules import Ear, Rules
from archfoe.core.state import State, Task

Answerer = Callable[["Game", Decision], Answer]  # for a seat in line, without a pause
Watcher = Callable[["Game"], object]  # looks on: before each answer that is known beforehand, or where turns end
SPARE: Final = 32  # more answers than any task takes
NEVER: Final = 1 << 30  # a turn that no game comes to
MAIN_TASK: Final[Task] = ("main",)
#: All that a game holds, by name.
_FIELDS: Final = (
    "_acting", "_answers", "_cursor", "_events", "_hurries", "_kinds", "_known", "_late", "_lent", "_next", "_snapshot",
    "_triggers", "_watcher", "agents", "at_end", "forced", "history", "marks", "opening", "record", "resolving",
    "rules", "state", "stepped", "telling", "until", "waiting", "work",
)  # fmt: skip


class Game:
    __slots__ = _FIELDS

    def __init__(
        self,
        rules: Rules,
        state: State,
        agents: Mapping[Seat, Answerer] | None = None,
        *,
        log: bool = True,
        searching: bool = False,
        begin: bool = True,
    ) -> None:
        """`agents` answer in line; `searching` keeps snapshots for them, so that they can clone.

        What does not `begin` at once stands where its state stands: a copy, or a game that is watched from outside.
        """
        self.rules = rules
        self.agents: dict[Seat, Answerer] = dict(agents) if agents else {}
        if agents and not self.agents.keys() <= set(range(len(state.teams))):
            raise ArchfoeError(f"An agent sits at none of the seats 0 to {len(state.teams) - 1}.")
        self.waiting: dict[Seat, Decision] = {}
        self.record: list[tuple[Seat, Answer]] = []
        self.marks: list[tuple[int, int, int]] = []  # (draws, seen, told) before each answer, while stepped
        self.history: list[Event] = []  # of finished tasks
        self.telling = log
        self.forced = 0  # recorded answers that left no choice
        self.stepped = searching or len(self.agents) < len(state.teams)
        self.state = state  # as it is now, in the middle of a task if one waits for an answer: only to be read
        self._snapshot = state  # what the running task started from
        self._lent = False  # does a clone read the same state?
        self._answers: list[dict[Seat, Answer]] = []  # of the running task, a round for each question
        self._kinds: list[Kind] = []  # what each round asked
        self.opening: dict[Seat, Decision] | None = None  # what the running task asked first, once it is known
        self._cursor = 0  # which round of answers the running task has reached
        self._events: list[Event] = []
        self._next: list[Task] = []
        self._triggers: list[Trigger] = []
        self._late: list[Trigger] = []  # quiet triggers that wait for the card being played
        self.resolving: list[int] = []  # cards whose play has begun and not ended
        self._acting = 0  # plays and abilities that have begun and not ended
        self._known: list[tuple[Seat, Answer]] = []  # answers that are known before they are asked for, the next last
        self._watcher: Watcher | None = None
        self._hurries = False  # does the running task keep no snapshot, since all its answers are known?
        self.work = 0  # what the last answer has set going so far: see `budget`
        self.until = NEVER  # when this turn, or a later one, is about to end, `at_end` is called
        self.at_end: Watcher = stop
        if begin:
            self.begin()

    # For drivers: servers, bots, tests

    def begin(self) -> None:
        """Plays up to the first question; for a game that did not begin when it was made, and must be there before."""
        self._advance()

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def events(self) -> list[Event]:
        """What has happened, the unfinished task included: an answer only ever adds to the end."""
        return self.history + self._events

    @property
    def told(self) -> int:
        """How many events there are."""
        return len(self.history) + len(self._events)

    def events_from(self, start: int) -> list[Event]:
        """The events from one on: the log is long, and mostly only its end is wanted."""
        done = len(self.history)
        return self._events[start - done :] if start >= done else self.history[start:] + self._events

    def decide(self, seat: Seat, *picked: int) -> None:
        """Answers for a seat that is waited for."""
        decision = self.waiting.get(seat)
        if decision is None:
            raise IllegalAnswer(f"Player {seat} is not asked anything now.")
        answer, s, self.work = decision.check(picked), self.state, 0
        self.marks.append((s.draws, s.seen, self.told))
        self._answers[-1][seat] = answer
        self.record.append(noted(seat, answer))
        if (
            s is self._snapshot
            and not self._lent
            and decision.kind is MAIN_ACTION
            and self.rules.asks_no_more(s, decision.options[answer[0]])
        ):
            self._go_on()  # with no copy to come back to
        else:
            self._restart()

    def play_on(
        self, answers: Iterable[tuple[Seat, Answer]], watcher: Watcher | None = None, *, hurry: bool = False
    ) -> None:
        """Takes answers that are known beforehand, as `decide` would one by one, but stops only after the last.

        `watcher` is shown the game before each of them, when it waits for it. An answer that is not legal is refused as
        ever, and those before it have been taken. In a hurry no snapshot is kept as long as many answers are left: if
        one of them does not fit, the game is `Astray`.
        """
        self._known, self._watcher, self._hurries = list(answers)[::-1], watcher, hurry
        try:
            while self._known:
                if watcher is not None:
                    watcher(self)
                seat, picked = self._known.pop()
                self.decide(seat, *picked)
        finally:
            self._known, self._watcher, self._hurries = [], None, False

    def seat_agents(self, agents: Mapping[Seat, Answerer]) -> None:
        """Puts agents on seats of a stepped game, for example after a replay; they answer at once."""
        self.agents = dict(agents)
        if self.waiting and any(seat in self.agents for seat in self.waiting):
            self._restart()

    def clone(self, *, log: bool = False) -> Game:
        """The same position with no agents: microseconds, also in the middle of an effect.

        Nobody writes to a position that waits, so the clone reads the very same one; it runs the task again, on a copy
        of its snapshot, when it gets an answer of its own."""
        self._must_keep_snapshots()
        g = Game(self.rules, self.state, log=log, searching=True, begin=False)
        self._lent = g._lent = True
        g.waiting, g.opening, g._snapshot = self.waiting, self.opening, self._snapshot
        g._answers, g._kinds = [answers.copy() for answers in self._answers], self._kinds[:]
        return g

    def place(self) -> Place:
        """To go back to with `back_at`."""
        return Place(len(self.record), len(self.history), self._events, self.clone())

    def back_at(self, place: Place) -> Game:
        """This game as it was at a place that was taken of it, with no agents."""
        g = place.position.clone(log=self.telling)
        g.record, g.marks = self.record[: place.answers], self.marks[: place.answers]
        g.history, g._events = self.history[: place.done], place.begun
        return g

    def __reduce__(self) -> tuple[Any, ...]:
        """For `copy.deepcopy` and `pickle`: the whole game with its agents, which goes on as this one would."""
        if not self.over:
            self._must_keep_snapshots()
        kept = {name: getattr(self, name) for name in _FIELDS if name not in ("rules", "state", "at_end")}
        return _standing, (self.rules, self.state), kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        fill(self, kept)

    def _must_keep_snapshots(self) -> None:
        if not self.stepped:
            raise RuntimeError("an in-line game keeps no snapshots: make it with searching=True")

    # The loop

    def _advance(self) -> None:
        if not self.stepped:
            self._run()
            return
        s, rules = self.state, self.rules
        for _ in until_over(self):
            task = s.agenda[-1][0]
            if task not in rules.never_ask:
                self._answers, self._kinds, self._cursor, self.opening = [], [], 0, None
                self._hurries = self._hurries and len(self._known) > SPARE
                stops = s.active not in self.agents and not self._known
                if stops and task == "main" and self._ask_main():
                    return
                # A task that asks before it touches the state needs no copy until it has its answer.
                self._snapshot = s if self._hurries or (stops and task in rules.ask_first) else s.copy()
            if not self._attempt():
                return
        self.waiting, self._snapshot = {}, s

    def _ask_main(self) -> bool:
        """Asks what the main step would ask, without running it; not if a bot is asked, which answers at once."""
        self.opening = asked = self.rules.main_questions(self)
        if self.agents and not self.agents.keys().isdisjoint(asked):
            return False
        self._snapshot = self.state  # nobody has touched it
        self._answers, self._kinds = [{}], [asked[self.state.active].kind]
        self._begin_task()
        self.waiting = asked
        return True

    def _run(self) -> None:
        """All seats in line: nobody can ask to go back, so no snapshot and no unwinding."""
        s, rules = self.state, self.rules
        self._events = self.history
        agenda, after_tasks = s.agenda, rules.has_after_task
        for _ in until_over(self):
            task = agenda.pop()
            if task[0] == "main":  # as most are
                rules.main(self)
            else:
                self._do(task)
            if s.over:  # what would still have come of the last task is not done any more
                break
            if s.watches:
                look_at_watches(self)
            if after_tasks:
                rules.after_task(self)
            if self._next:
                agenda += self._next[::-1]
                self._next = []
            if self._triggers:
                queue(s, self._triggers)
                self._triggers = []
        self._events = []

    def _do(self, task: Task) -> None:
        """A task by its name; a call without a star is faster."""
        do = self.rules.tasks[task[0]]
        if len(task) == 2:
            do(self, task[1])
        else:
            do(self, *task[1:])

    def _restart(self) -> None:
        self.state, self._lent = self._snapshot.copy(), False
        self._go_on()

    def _go_on(self) -> None:
        self._cursor = 0
        if self._attempt():
            self._advance()

    def _begin_task(self) -> None:
        """Nothing has come of it yet."""
        if self._next or self._triggers or self._late or self.resolving:
            self._next, self._triggers, self._late, self.resolving = [], [], [], []
        if self.telling or self._events:
            self._events = []
        self._acting = 0

    def _attempt(self) -> bool:
        """Runs one task to its end, or up to a question that nobody has answered yet."""
        s = self.state
        task = s.agenda.pop()
        self._begin_task()
        try:
            if task[0] == "main":  # as most are
                self.rules.main(self)
            else:
                self._do(task)
            if s.watches and not s.over:
                look_at_watches(self)
            if self.rules.has_after_task and not s.over:
                self.rules.after_task(self)
        except NeedAnswer as need:
            if self._hurries:
                raise Astray from None
            self.waiting = need.decisions
            s.agenda.append(task)
            return False
        self.waiting = {}
        if s.over:
            self._next, self._triggers = [], []
        if self._next:
            s.agenda.extend(reversed(self._next))
            self._next = []
        if self._triggers:
            queue(s, self._triggers)
            self._triggers = []
        if self._events:
            self.history += self._events
            self._events = []
        return True

    # For rules

    @property
    def quiet(self) -> bool:
        """Does nothing wait to be done after this task?"""
        return not self._triggers and not self._next

    @property
    def flows(self) -> bool:
        """Would a task that is put off simply come next? In line it may as well be done at once."""
        s, busy = self.state, self._triggers or self._next or self.stepped or self._acting
        return not (busy or s.over or s.watches or self.rules.has_after_task)

    def works(self, source: int, n: int = 1) -> None:
        """So much more has been set going, by this card."""
        self.work += n
        if self.work > MOST_EFFECTS:
            raise self.state.exploded(source, f"{MOST_EFFECTS:,} effects")

    def then(self, task: str, *args: Any) -> None:
        """Does a task after this one and its triggers: the state is quiet in between."""
        self._next.append((task, *args))

    def trigger(self, seat: Seat, source: int, play: int, effect: Ability) -> None:
        """An ability to resolve after this task.

        +Power and the like never ask, and commute with one another, so they need no task of their own: they are done
        as soon as no card is being played and no ability is under way. Until then they wait, since a card may ask for
        a payment before it ends.
        """
        if not isinstance(effect, Effect) or not effect.is_quiet():
            self._triggers.append((seat, source, play, effect))
        elif self._acting:
            self._late.append((seat, source, play, effect))
        else:
            do_ability(Player(self, seat, source, play), effect)

    def resolve(self, me: Player, ability: Ability) -> None:
        """Does an ability to its end; the quiet triggers of what it brought about come after the outermost one."""
        self._acting += 1
        do_ability(me, ability)
        self._acting -= 1
        if self._late and not self._acting:
            late, self._late = self._late, []
            for seat, source, play, effect in late:
                do_ability(Player(self, seat, source, play), effect)

    def play(self, seat: Seat, card: int, by: Seat, source: int = -1, pile: int = -1) -> None:
        """Resolves what `by` plays for `seat`, then what it triggers; `source` has it played, from another's `pile`."""
        s = self.state
        number = len(s.plays)
        if self.telling:
            again = card in [c for _, c in s.plays]
            self._events.append(played(card, seat, by, source, pile, again))
        s.plays.append((by, card))
        plain = s.card_table.plain[card]
        if plain >= 0 and not s.text:  # the short way of a card that only gives Power
            if plain:
                s.raw[seat] += plain
                s.parts.append((seat, card, number, plain))
                if self.telling:
                    self.tell(POWER, seat, n=plain, source=card, rule=HELP if by != seat else "")
            ears = s.found[by].get(PLAY)
            if ears is None or ears:  # mostly nobody listens
                self.happened(PLAY, by, card, number)
            return
        defn = s.cards[card]
        ability = defn.play
        if ability is not None:
            self.resolving.append(card)
            self.resolve(Player(self, seat, card, number, by, HELP if by != seat else ""), ability)
            self.resolving.pop()
        if defn.uses or s.text:
            s.offer(seat, card)
        self.happened(PLAY, by, card, number)

    def happened(self, event: str, seat: Seat, card: int = -1, number: int = -1) -> None:
        """Tells the abilities that listen; what they do about it comes after this task.

        `number` is the place of a play or gain in the turn: a card that plays another one within
        itself is told of after it, and came before it.
        """
        s = self.state
        ears: tuple[Ear, ...] | None = s.found[seat].get(event)
        if ears is None:
            ears = s.found[seat][event] = self.rules.ears(s, event, seat)
        self.work += len(ears)  # the next effect looks whether that was too much
        for ear in ears:
            if (card < 0 or card in ear.fitting or s.text) and ear.when.hears(
                self, ear.owner, ear.source, seat, card, number
            ):
                self.trigger(ear.owner, ear.source, -1, ear.when.effect)

    def tell(
        self,
        what: str,
        seat: Seat = -1,
        cards: tuple[int, ...] = (),
        seen_by: int = EVERYBODY,
        *,
        pile: int = -1,
        n: int = 0,
        other: Seat = -1,
        source: int = -1,
        note: str = "",
        rule: str = "",
        power: int = 0,
    ) -> None:
        """An event, if there is a log: see `Event`."""
        if self.telling:
            made = what, seat, cards, seen_by, pile, n, other, source, note, rule, power
            self._events.append(new_event(Event, made))
            if self.stepped and len(self._events) > MOST_EVENTS:
                raise self.state.exploded(source, f"{MOST_EVENTS:,} events")

    # Questions

    def ask(self, d: Decision) -> Answer:
        """Asks one player; what leaves no choice is not asked."""
        n = len(d.options)
        if d.least == d.most == n and (n < 2 or not d.ordered):
            return tuple(range(n))
        return self.put_to(d)

    def put_to(self, d: Decision) -> Answer:
        """Asks even if there is one answer only: a turn never ends by itself."""
        if not self.stepped:
            return self.in_line(d)
        if self._hurries and self._cursor == len(self._answers) and (known := known_pick(self, d)) is not None:
            return known
        got = self._round(d.kind)
        if d.seat not in got:
            if d.seat not in self.agents:
                asked = {d.seat: d}
                if not self._cursor:
                    self.opening = asked
                if not (self._known and foreseen(self, asked, got)):
                    raise NeedAnswer(asked)
            else:
                self.waiting = {d.seat: d}  # so that a searching agent can clone here
                got[d.seat] = self.in_line(d)
        self._cursor += 1
        return got[d.seat]

    def note_forced(self, seat: Seat) -> None:
        """Records the only answer of a bot without asking it."""
        self.forced += 1
        if self.stepped:
            self.marks.append((self.state.draws, self.state.seen, self.told))
        self.record.append(NOTES[seat][0])

    def ask_all(self, decisions: dict[Seat, Decision]) -> dict[Seat, Answer]:
        return ask_all(self, decisions)

    def ask_any(self, decisions: dict[Seat, Decision], main: Seat | None = None) -> tuple[Seat, Answer] | None:
        return ask_any(self, decisions, main)

    def _round(self, kind: Kind) -> dict[Seat, Answer]:
        """The answers that this question of the running task has got so far."""
        if not self.stepped:
            return {}
        if self._cursor == len(self._answers):
            self._answers.append({})
            self._kinds.append(kind)
        elif self._kinds[self._cursor].name != kind.name:
            raise AskedAnew(f"asked {self._kinds[self._cursor].name!r} first and {kind.name!r} when run again")
        return self._answers[self._cursor]

    def in_line(self, d: Decision) -> Answer:
        """The answer of an agent, at once."""
        seat = d.seat
        agent = self.agents[seat]
        picked = agent.answer(self, d) if isinstance(agent, Answering) else agent(self, d)
        if type(picked) is tuple and len(picked) == 1 and d.least < 2 and not self.stepped:  # as nearly every answer
            one = picked[0]
            if type(one) is int and 0 <= one < len(d.options) and one < FEW:
                self.record.append(NOTES[seat][one])
                return picked
        picked = d.check(picked)
        if self.stepped:
            self.marks.append((self.state.draws, self.state.seen, self.told))
        self.record.append((seat, picked))
        return picked


def _standing(rules: Rules, state: State) -> Game:
    """For copies, which get what else they have afterwards."""
    return Game(rules, state, begin=False)
