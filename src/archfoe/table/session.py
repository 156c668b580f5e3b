"""A game at a table: people, bots, undo, and the record that everything else is made of."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from difflib import get_close_matches
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Self, TypeVar

from archfoe.core.cards import Card
from archfoe.core.chance import key_of_seed, new_key
from archfoe.core.decisions import DEFEND, DEFEND_TEAM, MAIN_ACTION, Answer, Astray
from archfoe.core.effect import is_plain
from archfoe.core.errors import ArchfoeError, BadRecord
from archfoe.core.events import ATTACKS
from archfoe.core.game import Answerer, Game, Watcher
from archfoe.core.piles import DECK
from archfoe.core.record import Record
from archfoe.games.build import build
from archfoe.games.options import Options
from archfoe.games.shared.assists import ASSIST
from archfoe.registry import bots
from archfoe.registry.blame import blamed, failed
from archfoe.registry.brought import take_in, texts_of
from archfoe.registry.editions import check_sets, digests, editions_told
from archfoe.table.seated import any_searches, seated
from archfoe.table.trail import Trail
from archfoe.table.view import View
from archfoe.version import VERSION

T = TypeVar("T")
#: What to do about a place that cannot be written.
ELSEWHERE = "Choose another place with --save."


def replay(
    options: Options,
    key: bytes,
    answers: Sequence[tuple[int, Answer]],
    name: str = "the record",
    aged: str = "",
    trail: Trail | None = None,
    watcher: Watcher | None = None,
) -> Game:
    """The game after all recorded answers; it then waits for the next one. No bot is asked.

    `aged` is what `age_of` says, for the sentence about an answer that no longer fits. On a trail places of the
    game are kept; `watcher` looks on before each answer.
    """
    with _keeping_all():
        if watcher is None:
            with suppress(Astray):
                return at_once(_replayed(options, key, answers, name, aged, trail, None, hurry=True))
        return at_once(_replayed(options, key, answers, name, aged, trail, watcher, hurry=False))


def replaying(
    options: Options,
    key: bytes,
    answers: Sequence[tuple[int, Answer]],
    name: str,
    aged: str,
    trail: Trail,
    watcher: Watcher,
) -> Generator[None, None, Game]:
    """The same step by step, from one place of the trail to the next: a long record takes seconds."""
    return _replayed(options, key, answers, name, aged, trail, watcher, hurry=False)


def at_once(steps: Generator[None, None, T]) -> T:
    """What comes of steps that nobody has anything to do between."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


@contextmanager
def _keeping_all() -> Iterator[None]:
    """Nearly all that a replay makes stays: to look through it for garbage again and again would only take time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


def _replayed(
    options: Options,
    key: bytes,
    answers: Sequence[tuple[int, Answer]],
    name: str,
    aged: str,
    trail: Trail | None,
    watcher: Watcher | None,
    *,
    hurry: bool,
) -> Generator[None, None, Game]:
    game = Game(*build(options, key))
    try:
        if trail is None:
            game.play_on(answers, watcher, hurry=hurry)
        else:
            yield from trail.follow(game, answers, watcher, hurry=hurry)
    except ArchfoeError as error:
        at, why = len(game.record) + 1, aged or str(error)
        raise BadRecord(f"{name} does not replay: answer {at} of {len(answers)} is not legal. {why}") from None
    except Astray:
        raise
    except Exception as error:
        raise BadRecord(f"{name} does not replay: after answer {len(game.record)} {blamed(error)}.") from error
    return game


def options_of(record: Record, name: str = "the record") -> Options:
    """What a record says was played, or one sentence about why that cannot be."""
    try:
        take_in(record.brought)
        check_sets(record.sets, record.options, record.version)
        options = Options.from_dict(record.options)
    except ArchfoeError as error:
        raise BadRecord(f"{name} cannot be played: {error}") from None
    except (TypeError, AttributeError):  # a list within a list where there should be words
        raise BadRecord(f"{name} is damaged: its options cannot be read.") from None
    if len(record.players) != options.players:
        raise BadRecord(f"{name} is damaged: it names {len(record.players)} of {options.players} players.")
    return options


def age_of(record: Record) -> str:
    """What to know about a game of earlier rulings or cards; empty if it was played with those of today."""
    return " ".join(filter(None, (record.aged, editions_told(record.sets, record.options))))


def idle(card: Card) -> bool:
    """Does playing it do nothing at all, as with a Weakness?"""
    return card.play is None and not (card.ongoing or card.uses or card.when or card.at_end is not None)


@cache
def plain(card: Card) -> bool:
    """Does it leave its player nothing to choose, and is it all the same when in the turn it is played?"""
    return not idle(card) and is_plain(card.play)


def bot_dice(key: bytes, seat: int, game: int) -> str:
    """Dice for the bot of a seat that tell it nothing about the game's, and others in the second game of a match."""
    words = f"bot {seat}" if game == 1 else f"bot {seat} game {game}"
    return blake2b(words.encode(), key=key, digest_size=8).hexdigest()


def hides_hands(game: Game) -> bool:
    """Is any hand hidden from any player?"""
    everybody = (1 << len(game.state.teams)) - 1
    return any(seats != everybody for seats in game.state.partners)


class Session:
    """One running game. `players` names who sits where; a bot's name puts that bot there.

    `holders` are the seats of people, also of those for whom a bot plays by now: they are asked before it is gone back
    behind what they could not take back themselves.
    """

    holders: frozenset[int]
    hints: int = 0  # that were asked for, where that is counted
    lent: Sequence[int] = ()  # seats whose person had much of it played by a bot

    def __init__(self, options: Options, players: Sequence[str], key: bytes | None = None) -> None:
        if isinstance(players, str):
            raise ArchfoeError(f"The players are a list of names, not the text {players!r}.")
        if len(players) != options.players:
            raise ArchfoeError(f"{len(players)} names were given for {options.players} players.")
        self.options = options
        self.players = list(players)
        self.key = new_key() if key is None else key
        self.takebacks: list[list[int]] = []
        self._pressed: set[int] = set()
        self._after_others: set[int] = set()
        self.holders = frozenset(self.people)
        bots = self._answerers()
        self.game = Game(*build(options, self.key), bots, searching=any_searches(bots))
        self._trail = Trail()
        self._trail.note(self.game)

    @classmethod
    def seeded(cls, options: Options, players: Sequence[str], seed: int | str) -> Session:
        return cls(options, players, key_of_seed(seed))

    @classmethod
    def from_record(cls, record: Record, name: str = "the record") -> Self:
        options = options_of(record, name)
        session = cls.__new__(cls)
        session.options, session.key, session.players = options, record.key, list(record.players)
        session.takebacks, session.hints = [list(entry) for entry in record.takebacks], record.hints
        session.lent = tuple(record.lent)
        session._pressed, session._after_others = set(), set()
        session.holders = frozenset(session.people)
        session._trail = Trail()
        session.game = replay(options, record.key, record.answers, name, age_of(record), session._trail)
        session.game.seat_agents(session._answerers())
        return session

    def _answerers(self) -> dict[int, Answerer]:
        """The bots, each with dice of its own."""
        return seated(
            {
                seat: bots()[name](bot_dice(self.key, seat, self.options.game))
                for seat, name in enumerate(self.players)
                if name in bots()
            }
        )

    # People

    @property
    def people(self) -> list[int]:
        known = bots()
        return [seat for seat, name in enumerate(self.players) if name not in known]

    def is_alone(self, seat: int) -> bool:
        """Does nobody else play, and did nobody else when the game began?"""
        return {seat}.issuperset(self.holders.union(self.people))

    def view(self, seat: int | None) -> View:
        return View(self.game, seat)

    def decide(self, seat: int, *picked: int) -> None:
        """Takes an answer. If the rules or a card fail over it, the game stays as it was before."""
        before = len(self.game.record)
        if self._others_may_have_answered(seat):
            self._after_others.add(before)
        try:
            self.game.decide(seat, *picked)
        except Exception as error:
            if len(self.game.record) > before:
                self.rewind(before)
            if isinstance(error, ArchfoeError):
                raise
            raise failed(error) from error
        self._trail.note(self.game)

    @contextmanager
    def one_press(self, seat: int) -> Iterator[None]:
        """All that this seat answers meanwhile came of one press, so it is taken back together.

        Only the running program knows that: the record is the same as of answers given one by one.
        """
        begin = len(self.game.record)
        try:
            yield
        finally:
            own = [i for i in range(begin, len(self.game.record)) if self.game.record[i][0] == seat]
            self._pressed.update(own[1:])

    def deck_list(self, seat: int) -> list[Card]:
        """What lies in a seat's deck, by type and name: its owner may know that, but not the order."""
        s = self.game.state
        return sorted((s.cards[card] for card in s.piles[DECK + seat]), key=lambda card: (card.type, card.name))

    # Undo: free back to the last point at which something came out

    def undo_barrier(self, seat: int) -> str | None:
        """Why this seat may not freely take back its last answer; None if it may."""
        last = self.last_answer(seat)
        return "There is nothing to take back." if last is None else self.barrier_since(last, seat)

    def barrier_since(self, last: int, seat: int) -> str | None:
        """The same, where it is known which answer that is.

        An Attack comes first, whether or not anybody was asked for a Defense: else the reason would tell.
        """
        game = self.game
        draws, seen, told = game.marks[last]
        if game.over and not self.is_alone(seat):
            return "The game has ended since."
        if hides_hands(game) and any(event.what in ATTACKS for event in game.events_from(told)):
            return "An Attack has been made since."
        for other, picked in game.record[last + 1 :]:
            if other != seat and (picked or not self._helper(other, seat)):
                return "Another player has acted since."
        if game.state.draws != draws:
            return "Something random has happened since."
        if game.state.seen != seen:
            return "Hidden cards have come out since."
        in_round = (
            bool(game._answers) and seat in game._answers[-1]
        )  # of which nothing comes out before all have answered
        if last in self._after_others and not in_round:
            return "Choices of others may have come out since."
        teams = game.state.teams
        foes = [other for other in game.waiting if teams[other] != teams[seat]]
        if hides_hands(game) and foes and seat not in game.waiting and not in_round:
            return "Another player is asked now."  # perhaps since they hold a card for it
        return None

    def _others_may_have_answered(self, seat: int) -> bool:
        """Have others answered already what all are asked at once? Nobody sees that before the last answer.

        About an Attack always: else it would tell who else could have avoided it.
        """
        game = self.game
        if not game._answers or game._kinds[-1] in (MAIN_ACTION, ASSIST):  # there the first answer counts
            return False
        return game._kinds[-1] in (DEFEND, DEFEND_TEAM) or any(other != seat for other in game._answers[-1])

    def shown_since(self, last: int) -> str | None:
        """Why what was answered there cannot be taken back as if nothing had been shown; whoever acted since."""
        game = self.game
        draws, seen, _ = game.marks[last]
        then = self._trail.look(game, last) or replay(self.options, self.key, game.record[:last])
        before, now = then.state, game.state
        if game.over or (now.draws, now.seen) != (draws, seen):
            return "Hidden cards have come out since."
        if any(now.who_knows(card) & ~before.who_knows(card) for card in range(len(now.where))):
            return "Hidden cards have come out since."
        return None

    def _helper(self, other: int, seat: int) -> bool:
        """Is it a bot that plays on this seat's side? That it passed, asked whether to assist, is no act."""
        teams = self.game.state.teams
        return other not in self.people and teams[other] == teams[seat]

    def undo(self, seat: int, agreed: bool = False) -> str | None:
        """Takes back the seat's last answer, or all answers of its last press; returns why not, or None.

        Free within the horizon; beyond it if the others agree, which the record keeps. Who is and always was alone
        with bots may always go back.
        """
        last = self.last_answer(seat)
        if last is None:
            return "There is nothing to take back."
        barrier = self.barrier_since(last, seat)
        if barrier is not None:
            if not agreed and not self.is_alone(seat):
                return barrier
            self.takebacks.append([seat, len(self.game.record), last])
        self.rewind(last)
        return None

    def rewind(self, length: int) -> None:
        """Goes back to how the game stood after so many answers."""
        game = self._trail.back(self.game, length)
        if game is None:
            game = replay(self.options, self.key, self.game.record[:length], trail=self._trail)
        self._pressed = {i for i in self._pressed if i < length}
        self._after_others = {i for i in self._after_others if i < length}
        self.game = game
        self.game.seat_agents(self._answerers())

    def last_answer(self, seat: int) -> int | None:
        """The place in the record of what this seat answered last: of the first answer, if one press gave several."""
        record, pressed = self.game.record, self._pressed
        for i in range(len(record) - 1, -1, -1):
            if record[i][0] == seat and i not in pressed:
                return i
        return None

    # The record

    def record(self) -> Record:
        return Record(
            self.options.as_dict(),
            self.key,
            list(self.players),
            VERSION,
            list(self.game.record),
            self.takebacks,
            sets=digests(self.options.sets, self.options.variants),
            brought=texts_of(self.options.sets),
            hints=self.hints,
            lent=list(self.lent),
        )

    def save(self, path: Path | str, advice: str = ELSEWHERE) -> None:
        """Writes the record whole or not at all; `advice` is for who chose a place that cannot be written."""
        write_whole(Path(path), self.record().dumps(), advice)

    @classmethod
    def load(cls, path: Path | str) -> Self:
        return cls.from_record(read_record(Path(path)), str(path))


def read_record(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadRecord(f"There is no file {path}.{_meant(path)}") from None
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text"
        raise BadRecord(f"{path} cannot be read: {reason}.") from None
    return Record.loads(text, str(path))


def _meant(path: Path) -> str:
    """The file beside it that the writer probably meant, as a question."""
    try:
        beside = [other.name for other in path.parent.iterdir() if other.is_file()]
    except OSError:
        return ""
    close = get_close_matches(path.name, beside, n=1)
    return f" Did you mean {path.with_name(close[0])}?" if close else ""


def write_whole(path: Path, text: str, advice: str = ELSEWHERE) -> None:
    """A crash leaves the old file or the new one, never half of one."""
    try:
        if path.exists() and not path.is_file():  # a folder or a device must not be replaced
            raise ArchfoeError(f"{path} is not a file that can be written. {advice}")
        draft = path.with_name(path.name + ".part")
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        raise ArchfoeError(f"{path} cannot be written: {error.strerror}. {advice}") from None
    except ValueError:
        raise ArchfoeError(f"{str(path)!r} cannot be the name of a file.") from None
