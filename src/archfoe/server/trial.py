"""What comes from outside is tried first, in a process that can be ended: a set for a table, and a record with one.

Each card is played from a hand, and then all of them fill the decks of a table at which anything that is legal is done.
Everything is looked at as well: a card may explode when its Power is foreseen, or when its words are told.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping
from dataclasses import fields
from itertools import cycle
from typing import Final

from archfoe.agents.random import RandomAgent
from archfoe.core.card import CardTable
from archfoe.core.cards import MAIN_KIND, Card
from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import MAIN_ACTION, Answer
from archfoe.core.effect import Effect, Word, do_ability
from archfoe.core.errors import ArchfoeError, Exploded
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HAND
from archfoe.core.player import Player
from archfoe.games.options import Options
from archfoe.registry import Set, game_of, may_be_guest, modes
from archfoe.registry.brought import bring
from archfoe.server.confined import TookTooLong, confined
from archfoe.server.connections import encode
from archfoe.server.replays import Replay
from archfoe.table.view import View
from archfoe.wire.library import face
from archfoe.wire.log import new_log
from archfoe.wire.session import RemoteSession
from archfoe.wire.table import TableWire
from archfoe.workshop import drafts

MEGABYTES: Final = 256  # beside what the process has anyway
SECONDS: Final = 5.0  # of CPU, for one card, and for all together
_OF_ONE_CARD: Final = 5  # so many answers may follow a card that is played from a hand
_TOGETHER: Final = 100  # so many are given at the table where all cards are
_OPENING: Final = 60  # more than any game asks before its first turn
_PLACES: Final = 20  # of a record, at which all seats look at the table
_SET: Final = "This set can't come to a table"
_RECORD: Final = "This record can't be opened here"


def tried(text: str, mode: str) -> str:
    """The set of a file in words alone, for a table of this mode; raises one sentence that names the card at fault."""
    words = drafts.settled(text)
    found = bring(words)
    if may_be_guest(found.name, mode):  # else the table says why not
        _Trial(found, mode).run()
    return words


def tried_record(text: bytes) -> None:
    """Plays a record that brings a set, and looks at some places of it; raises one sentence if that takes too much."""
    with _blaming(_RECORD, "it"), confined(MEGABYTES, SECONDS):
        replay = Replay.of_text("trial", text)
        for place in range(0, replay.last + 1, max(1, replay.last // _PLACES)):
            replay.look_with([None, *range(replay.options.players)], place)


@contextlib.contextmanager
def _blaming(what: str, name: str) -> Iterator[None]:
    try:
        yield
    except Exploded as error:
        raise ArchfoeError(f"{what}: {error.card or name} would set off more than {error.much}.") from None
    except TookTooLong:
        raise ArchfoeError(f"{what}: {name} takes too long to play.") from None
    except MemoryError:
        raise ArchfoeError(f"{what}: {name} takes too much memory.") from None
    except RecursionError:
        raise ArchfoeError(f"{what}: {name} goes on and on within itself.") from None


class _Trial:
    def __init__(self, found: Set, mode: str) -> None:
        players = max(modes()[mode].players)  # where most is set going
        self._options = Options(mode, players, mix=found.name)
        self._cards = game_of(self._options).guests(found.box.of_kind(MAIN_KIND))
        names = [f"Player {seat + 1}" for seat in range(players)]
        self._session = RemoteSession(self._options, names, key_of_seed("trial"))

    def run(self) -> None:
        self._answer(self._session, _OPENING, until_main=True)
        for card in self._cards:
            with _blaming(_SET, card.name), confined(MEGABYTES, SECONDS):
                encode(face(card))
                self._play(card)
        if self._cards:
            with _blaming(_SET, "it"), confined(MEGABYTES, SECONDS):
                self._play_together()

    def _play(self, card: Card) -> None:
        """From the hand of whoever has the first turn."""
        seat = self._session.game.state.active
        place = self._session.game.state.piles[HAND + seat][0]
        session = _with(self._session, {place: card})
        for effect in _effects_in(card):
            _do(session.game, seat, place, effect)
        _look(session)
        options = session.game.waiting[seat].options
        picks = [i for i, option in enumerate(options) if tuple(option) == ("play", place)]
        if picks and _goes_on(session, seat, (picks[0],)):
            self._answer(session, _OF_ONE_CARD)

    def _play_together(self) -> None:
        """All that the players have is of the set, and half of the main deck, too, as at any table that brings it."""
        s, seats = self._session.game.state, range(self._options.players)
        own = [card for seat in seats for pile in (HAND, DECK) for card in s.piles[pile + seat]]
        self._answer(_with(self._session, dict(zip(own, cycle(self._cards), strict=False))), _TOGETHER)

    def _answer(self, session: RemoteSession, answers: int, *, until_main: bool = False) -> None:
        """Anything that is legal, so often; who is asked looks first."""
        agents = [RandomAgent(f"trial {seat}") for seat in range(self._options.players)]
        for _ in range(answers):
            waiting = session.game.waiting
            if not waiting or (until_main and any(asked.kind is MAIN_ACTION for asked in waiting.values())):
                return
            _look(session)
            seat, decision = next(iter(waiting.items()))
            if not _goes_on(session, seat, agents[seat].answer(View(session.game, seat, decision))):
                return


def _effects_in(thing: object) -> Iterator[Effect]:
    """All that a card may ever set going: when it is played, defends, is gained, hears of something, and so on.

    What happens only after a choice, or under a condition, is an effect by itself, too.
    """
    if isinstance(thing, Effect):
        yield thing
    if isinstance(thing, tuple):
        for part in thing:
            yield from _effects_in(part)
    elif isinstance(thing, Card | Word):
        for field in fields(thing):  # type: ignore[arg-type]  # all words that are values are dataclasses
            yield from _effects_in(getattr(thing, field.name))


def _do(game: Game, seat: int, place: int, effect: Effect) -> None:
    """Up to the first question."""
    now = game.clone(log=True)
    now.state = now.state.copy()
    try:
        do_ability(Player(now, seat, place, 0), effect)
    except (Exploded, MemoryError, RecursionError):
        raise
    except Exception:  # mostly the question; or it fits no such moment
        return


def _with(session: RemoteSession, places: Mapping[int, Card]) -> RemoteSession:
    """The same position with other cards in some places."""
    s = session.game.state.copy()
    s.card_table = CardTable([places.get(i, card) for i, card in enumerate(s.cards)])
    s.cards, s.costs = s.card_table.cards, s.card_table.costs
    other = RemoteSession(session.options, session.players, session.key)
    other.game = Game(session.game.rules, s)
    return other


def _goes_on(session: RemoteSession, seat: int, picked: Answer) -> bool:
    """Cards that fail in another way are told of at the table, where it happens."""
    try:
        session.game.decide(seat, *picked)
    except (Exploded, MemoryError, RecursionError):
        raise
    except Exception:
        return False
    return True


def _look(session: RemoteSession) -> None:
    for seat in session.game.waiting:
        wire = TableWire(session, seat)
        encode(new_log(wire.view, session.game, 0, wire.names))
        encode(wire.table(0))
