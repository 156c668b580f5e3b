"""One game as the server keeps it: the judge of answers, and the author of the entries that are stored.

Pure logic: it changes the game in memory and returns the entries that must be stored before anybody is told.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from archfoe.core.decisions import DEFEND, DEFEND_TEAM, Answer, Decision, Seat
from archfoe.core.errors import ArchfoeError, BadRecord
from archfoe.core.filters import VILLAIN
from archfoe.core.record import FIRST_RULINGS, RULINGS, Record, aged
from archfoe.games.options import Options
from archfoe.registry.blame import RulesFailed
from archfoe.registry.brought import take_in, texts_of
from archfoe.registry.editions import check_sets, digests, editions_told
from archfoe.server.errors import Refusal
from archfoe.server.foreknowledge import Foreseen, ended, of_head
from archfoe.server.keeping import Entry
from archfoe.server.landmarks import APART, Strayed, check, landmark, may_stand_here
from archfoe.table.forecast import next_plain
from archfoe.table.view import View, told_waiting
from archfoe.version import VERSION
from archfoe.wire.card_names import card_name
from archfoe.wire.log import Lent
from archfoe.wire.prompt import passed_over
from archfoe.wire.session import RemoteSession
from archfoe.wire.to_server import Order

STALE = "That question is no longer open: here is how the game stands now."
OTHER_GAME = "That was another game: here is the one that is played now."
OTHER_RULES = "It was played with archfoe {}, and this program has other rules or cards."
STUCK = "The game that was played here cannot go on:"
BEYOND, WAS_OVER = 1, 2  # of a takeback: it was not free; the game was over, so others had its record
NOBODY: Final[Mapping[int, str]] = {}
MOST_ENTRIES = 20_000  # of a game, answers and takebacks: then it only goes on
_A_TAKEBACK = 1_000_000  # more than any game has answers
_REMEMBERED = 200  # answers of people that would be answered again as the first time


class Said(NamedTuple):
    """What a person said to a question; `picked` is None for all that plays by itself (*Play all*)."""

    picked: Answer | None
    otherwise: bool = False


class Given(NamedTuple):
    """An answer that was accepted, and the number of the game after it.

    `said` is None if it is known from the store alone, which keeps what was picked and not how that was said.
    """

    picked: Answer
    now: int
    said: Said | None


class Journal:
    """`number` counts the entries of the journal, takebacks too, so it never names two positions.

    People are told other numbers (`shown_to`): each seat counts only what it could see happen, so that no number
    tells that somebody was asked in secret. Where that can be, a takeback begins a new million.

    `version` and `rulings` are those that the game was begun with, as its head says. `foreseen` says how somebody may
    know what comes. `keys` are those of the seats when it began: all who hold one must agree to some takebacks.
    """

    def __init__(
        self,
        game_id: str,
        session: RemoteSession,
        version: str = VERSION,
        rulings: int = RULINGS,
        sets: dict[str, str] | None = None,
        *,
        foreseen: Foreseen = "",
        keys: Sequence[str] = (),
        hides_timing: bool = False,
    ) -> None:
        """`version`, `rulings` and `sets`: of a game that was begun earlier."""
        self.id, self.session, self.version, self.rulings = game_id, session, version, rulings
        self.foreseen: Foreseen = foreseen
        self._hides_timing = hides_timing
        self.keys = list(keys) or [""] * session.options.players
        session.holders |= {seat for seat, key in enumerate(self.keys) if key}
        self.sets = digests(session.options.sets, session.options.variants) if sets is None else sets
        self.number = 0
        self.rewinds = 0  # how often answers were taken back: who follows the game elsewhere begins anew then
        self._numbers: dict[int | None, int] = dict.fromkeys((None, *range(session.options.players)), 0)
        #: seat -> since which number, as it is told, it is asked this
        self.asked: dict[int, int] = dict.fromkeys(session.game.waiting, 0)
        self._last_asked = dict(self.asked)
        self._given: dict[tuple[int | None, int], Given] = {}  # (seat, number of the prompt)
        self.lent: list[Lent] = []  # what bots did in the place of people; not stored
        self.ended = False  # by agreement, unfinished
        self._landmark = 0  # the number of the entry that had the last one
        #: Looks at the position before an answer changes it, if somebody wants to know.
        self.before_answer: Callable[[], None] | None = None

    # Heads and journals

    @classmethod
    def begin(
        cls,
        game_id: str,
        options: Options,
        players: Sequence[str],
        key: bytes | None = None,
        *,
        foreseen: Foreseen = "",
        keys: Sequence[str] = (),
        hides_timing: bool = False,
    ) -> Journal:
        session = RemoteSession(options, players, key)
        return cls(game_id, session, foreseen=foreseen, keys=keys, hides_timing=hides_timing)

    @property
    def head(self) -> dict[str, Any]:
        """All of the record but the answers."""
        session = self.session
        return {
            "version": self.version,
            "rulings": self.rulings,
            "options": session.options.as_dict(),
            "players": session.players,
            "key": session.key.hex(),
            "sets": self.sets,
            **({"brought": brought} if (brought := texts_of(session.options.sets)) else {}),
            **({"keys": self.keys} if any(self.keys) else {}),
            **({"foreseen": self.foreseen} if self.foreseen else {}),
        }

    @classmethod
    def resumed(
        cls, game_id: str, head: dict[str, Any], entries: Sequence[Entry], *, hides_timing: bool = False
    ) -> Journal:
        """The game that a head and its journal make; takebacks are not played out but skipped over.

        If it no longer fits, it says at which answer and under which rulings it was played, as `archfoe resume` does.
        """
        check_whole(entries)
        version, rulings = head["version"], head["rulings"]
        if not FIRST_RULINGS <= rulings <= RULINGS:
            raise BadRecord(
                f"{STUCK} it was played under ruling set {rulings} and this program knows set {RULINGS}: "
                f"serve it with archfoe {version}."
            )
        try:
            take_in(head.get("brought", {}))
            check_sets(head.get("sets", {}), head["options"], version)
            session = RemoteSession(Options.from_dict(head["options"]), head["players"], bytes.fromhex(head["key"]))
        except ArchfoeError as error:
            raise BadRecord(f"{STUCK} {error}") from None
        journal = cls(
            game_id, session, version, rulings, head.get("sets", {}), foreseen=of_head(head), keys=head.get("keys", ())
        )
        journal._hides_timing = hides_timing
        left = survivors(entries)
        try:
            journal._play_out(entries, left)
        except Strayed as error:
            at, why = len(session.game.record), journal.aged or OTHER_RULES.format(version)
            raise BadRecord(f"{STUCK} at answer {at} of {len(left)} {error} {why}") from None
        except ArchfoeError as error:
            at, why = len(session.game.record) + 1, journal.aged or str(error)
            raise BadRecord(f"{STUCK} answer {at} of {len(left)} is not legal. {why}") from None
        return journal

    @property
    def aged(self) -> str:
        """What to know about a game that was begun under earlier rulings or with other cards; empty if it was not."""
        told = (aged(self.rulings, self.version), editions_told(self.sets, self.session.options.as_dict()))
        return " ".join(filter(None, told))

    def _play_out(self, entries: Sequence[Entry], left: Collection[int]) -> None:
        """`left`: the numbers of the answers that were not taken back."""
        length = 0
        for entry in entries:
            if entry.takeback:
                self._note_takeback(entry, length)
                length = entry.picked[0]
                continue
            length += 1
            if entry.number in left:
                self._decide(entry.seat, entry.picked)
                if entry.landmark:
                    check(entry.landmark, self.session)
                    self._landmark = entry.number
            else:  # taken back later: only its number counts
                self.number += 1

    def _note_takeback(self, entry: Entry, length: int) -> None:
        """From here on every question has a new number, since the old ones may have been answered."""
        to, how = entry.picked
        if how & BEYOND:
            self.session.takebacks.append([entry.seat, length, to])
        if how & WAS_OVER:
            self.foreseen = ended(self.foreseen)
        self._ask_anew()

    def _ask_anew(self) -> None:
        """After a takeback."""
        self.number += 1
        self.rewinds += 1
        number = self.rewinds * _A_TAKEBACK if self._hides_timing or self._teammates else self.number
        self._numbers = dict.fromkeys(self._numbers, number)
        self.asked = dict.fromkeys(self.session.game.waiting, number)
        self._last_asked = dict(self.asked)

    @property
    def _teammates(self) -> bool:
        teams = self.session.game.state.teams
        return len(set(teams)) < len(teams)

    def shown_to(self, seat: int | None) -> int:
        """The number of the position as a seat, or a spectator, is told it."""
        return self._numbers[seat]

    @property
    def over(self) -> bool:
        return self.ended or self.session.game.over

    def end_here(self) -> None:
        """Nobody is asked anything more."""
        self.ended, self.asked = True, {}

    # Answers

    def check_game(self, game: str) -> None:
        if game != self.id:
            raise Refusal(OTHER_GAME, fresh=True)

    def done_before(self, seat: int | None, number: int, said: Said) -> int | None:
        """If this seat has said the very same to that question and it was done: the number of the game after it."""
        given = self._given.get((seat, number))
        if given is None or given.said not in (None, said):
            return None
        if given.said is None and said.picked is not None:
            if said.otherwise:  # two answers of the store: what it passed over, and what it did then
                given = None if given.picked else self._given.get((seat, given.now))
            if given is None or given.picked != said.picked:
                return None
        return given.now

    def answer(self, seat: int, number: int, picked: Sequence[int], *, otherwise: bool = False) -> list[Entry]:
        """Judges an answer; the entries must be durable before it is acknowledged.

        `otherwise`: the seat passes over what its turn may begin with, and this is its first answer after it.
        """
        if self.asked.get(seat) != number:
            raise Refusal(STALE, fresh=True)
        try:
            if otherwise:
                return self._pass_over(seat, number, tuple(picked))
            return [self._entry(seat, tuple(picked), Said(tuple(picked)))]
        except RulesFailed:
            raise
        except ArchfoeError as error:
            raise Refusal(str(error), fresh=True) from None

    def _pass_over(self, seat: int, number: int, picked: Answer) -> list[Entry]:
        """Both answers or none."""
        ahead = passed_over(self.session.game, seat)
        if ahead is None:
            raise Refusal(STALE, fresh=True)
        ahead.waiting[seat].check(picked)
        with self.session.one_press(seat):
            entries = [self._entry(seat, ()), self._entry(seat, picked)]
        self._remember(seat, number, (), Said(picked, otherwise=True))
        return entries

    def _entry(self, seat: int, picked: Answer, said: Said | None = None) -> Entry:
        """An answer as it is stored; if the last landmark lies far enough back, with another one."""
        number = self.number
        self._decide(seat, picked, said)
        far = number - self._landmark >= APART or self.session.game.over
        noted = landmark(self.session) if far and may_stand_here(self.session) else ""
        self._landmark = number if noted else self._landmark
        return Entry(self.id, number, seat, picked, landmark=noted)

    def _decide(self, seat: int, picked: Answer, said: Said | None = None) -> None:
        game = self.session.game
        if self.before_answer is not None:
            self.before_answer()
        before, told, active, asked = game.waiting, game.told, game.state.active, self.asked
        self.session.decide(seat, *picked)
        self.number += 1
        quiet = told == game.told
        self._count(seat, before, active, quiet=quiet)
        if said is not None or seat in self.session.people:
            self._remember(seat, asked.get(seat, -1), picked, said)
        self.asked = {
            other: asked[other] if quiet and other != seat and before.get(other) == decision else self._next(other)
            for other, decision in game.waiting.items()
        }  # who has answered is asked anew, even if it is the same in the same words: two Villains for Wonder Woman

    def _count(self, by: int, before: Mapping[int, Decision], active: int, *, quiet: bool) -> None:
        """An answer has another number for those who can see that something has changed.

        Where there are teammates, one may be asked for help in secret, so others look closely. At a table that hides
        timing nobody can see that a Defense was asked for, whatever came of it.
        """
        game, numbers = self.session.game, self._numbers
        hidden = self._hides_timing and by in before and before[by].kind in (DEFEND, DEFEND_TEAM)
        teams = game.state.teams
        for seat in numbers:
            if seat == by or not (hidden or (quiet and self._teammates)):
                numbers[seat] += 1
            elif not hidden:
                was = told_waiting(before, teams, active, seat)
                numbers[seat] += was != told_waiting(game.waiting, teams, game.state.active, seat)

    def _next(self, seat: int) -> int:
        """The number of a new question to a seat: one that it has not had."""
        if self._last_asked.get(seat) == self._numbers[seat]:
            self._numbers[seat] += 1
        self._last_asked[seat] = self._numbers[seat]
        return self._numbers[seat]

    def _remember(self, seat: int, prompt: int, picked: Answer, said: Said | None) -> None:
        self._given[seat, prompt] = Given(picked, self.shown_to(seat), said)
        if len(self._given) > _REMEMBERED:
            del self._given[next(iter(self._given))]

    def follow(self, answers: Iterable[tuple[int, Answer]], names: Mapping[int, str] = NOBODY) -> list[Entry]:
        """Answers of bots, one after the other; `names` are those of bots that play in the place of a person."""
        entries = []
        for seat, picked in answers:
            began = self.session.game.told
            entries.append(self._entry(seat, picked))
            if seat in names:
                self._lend(Lent(seat, began, self.session.game.told, names[seat]))
        return entries

    def _lend(self, lent: Lent) -> None:
        last = self.lent[-1] if self.lent else None
        if last is not None and (last.seat, last.end, last.name) == (lent.seat, lent.start, lent.name):
            lent = self.lent.pop()._replace(end=lent.end)
        self.lent.append(lent)

    def play_all(self, seat: int, number: int) -> list[Entry]:
        """Every card of the hand that leaves nothing to choose; Locations first, since others may set them off."""
        if self.asked.get(seat) != number:
            raise Refusal(STALE, fresh=True)
        entries: list[Entry] = []
        with self.session.one_press(seat):
            while (answer := self.plays_itself(seat)) is not None:
                entries.append(self._entry(seat, answer))
        if not entries:
            raise Refusal("Nothing in your hand plays by itself.")
        self._remember(seat, number, entries[0].picked, Said(None))
        return entries

    def plays_itself(self, seat: int) -> Answer | None:
        """What *Play all* answers next: what its turn may begin with is passed over if a card can be played then."""
        ahead = passed_over(self.session.game, seat)
        if ahead is not None and next_plain(View(ahead, seat)) is not None:
            return ()
        pick = next_plain(self.session.view(seat))
        return None if pick is None else (pick,)

    # Undo

    def undo(self, seat: int, *, agreed: bool) -> list[Entry]:
        """Takes back the last answer of a seat, or all of its last press; `agreed` goes beyond the free horizon."""
        session = self.session
        if self.number >= MOST_ENTRIES:
            raise Refusal("You have gone back too often in this game. Nothing more can be taken back.")
        noted, last = len(session.takebacks), session.last_answer(seat)
        was_over = session.game.over and not session.is_alone(seat)
        barrier = session.undo(seat, agreed=agreed)
        if last is None or barrier is not None:
            raise Refusal(barrier or "There is nothing to take back.")
        how = (BEYOND if len(session.takebacks) > noted else 0) | (WAS_OVER if was_over else 0)
        if was_over:
            self.foreseen = ended(self.foreseen)
        told = session.game.told
        self.lent = [one._replace(end=min(one.end, told)) for one in self.lent if one.start < told]
        entry = Entry(self.id, self.number, seat, (last, how), takeback=True)
        self._ask_anew()
        return [entry]

    # Standing orders

    def ordered(self, seat: int, orders: Sequence[Order]) -> Answer | None:
        """What the standing orders of a seat say about the Attack that it is asked about; None: ask."""
        view = self.session.view(seat)
        decision = view.decision
        if decision is None or decision.kind not in (DEFEND, DEFEND_TEAM):
            return None
        for order in orders:
            if not _fits(order, view):
                continue
            if order.do == "ask":
                return None
            if order.do == "never":
                return ()
            for i, option in enumerate(view.options):
                if option.card is not None and order.card in ("", card_name(option.card)):
                    return (i,)
        return None

    # The record

    def record(self) -> Record:
        """It says of which version, ruling set and cards the game is, also if it went on under later ones."""
        record = self.session.record()
        record.version, record.rulings, record.sets = self.version, self.rulings, dict(self.sets)
        return record


def check_whole(entries: Sequence[Entry]) -> None:
    if [entry.number for entry in entries] != list(range(len(entries))):
        raise BadRecord(f"{STUCK} it is damaged, an entry of its journal is missing.")


def record_of(head: Mapping[str, Any], entries: Sequence[Entry]) -> Record:
    """The record that a head and its journal make, of a game that need not fit today's rules."""
    check_whole(entries)
    answers: list[tuple[Seat, Answer]] = []
    takebacks: list[list[int]] = []
    for entry in entries:
        if not entry.takeback:
            answers.append((entry.seat, entry.picked))
            continue
        to, how = entry.picked
        if how & BEYOND:
            takebacks.append([entry.seat, len(answers), to])
        del answers[to:]
    return Record(
        head["options"],
        bytes.fromhex(head["key"]),
        head["players"],
        head["version"],
        answers,
        takebacks,
        head["rulings"],
        sets=head.get("sets", {}),
        brought=head.get("brought", {}),
    )


def survivors(entries: Sequence[Entry]) -> set[int]:
    """The numbers of the answers that were not taken back."""
    kept: list[int] = []
    for entry in entries:
        if entry.takeback:
            del kept[entry.picked[0] :]
        else:
            kept.append(entry.number)
    return set(kept)


def _fits(order: Order, view: View) -> bool:
    source = view.source
    if order.attacker == "any":
        return True
    if source is None:
        return False
    if order.attacker == "super-villain":
        return source.super_villain
    if order.attacker == "villain":
        return source.type == VILLAIN and not source.super_villain
    return source.type != VILLAIN
