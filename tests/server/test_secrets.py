"""No message tells a seat what it cannot know: all of them are byte-equal when the hidden cards are dealt anew.

A seat joins, reconnects, is shown what happened, asks, errs and looks on, in the true world and in another one that
fits all it knows. Planted leaks show that the comparison sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from archfoe.agents import make_agent
from archfoe.core.cards import Card
from archfoe.core.decisions import Answer
from archfoe.core.events import Event
from archfoe.core.game import Game
from archfoe.core.piles import DECK, HAND, MAIN, STACK, UNDER
from archfoe.core.state import State
from archfoe.games.options import Options
from archfoe.review import Hint
from archfoe.server import room_message, view_message
from archfoe.server.bots import Request
from archfoe.server.chairs import Chair
from archfoe.server.journal import Journal
from archfoe.server.leases import Alone
from archfoe.server.live_table import LiveTable
from archfoe.server.seating import Seating
from archfoe.table import view as view_module
from archfoe.table.happenings import seen_by
from archfoe.table.view import Seen, View
from archfoe.wire import log, prompt, shapes
from archfoe.wire import protocol as p
from archfoe.wire import table as table_wire
from archfoe.wire.card_names import card_name
from archfoe.wire.session import RemoteSession
from archfoe.wire.table import TableWire, Wares
from tests.breadth import usually
from tests.properties.driver import FEW_IDS, FEW_TABLES, start, walk
from tests.server.desk import InlineBots, Person, run
from tests.server.laid_out import different_world, with_a_past

#: Of every prompt: what lies on the table here was not played there, so numbers are made up. That none of them tells
#: who was asked is shown in `test_secret_questions`, where two games are played in step.
NUMBER = 7


class Adviser(InlineBots):
    """Hints for the game that lies on the table, be it the true one or not. A bot is quicker than the teacher."""

    game: Game

    async def hint(
        self, request: Request, record: Sequence[tuple[int, Answer]], seat: int, names: Sequence[str]
    ) -> Hint:
        return _hint_of(make_agent("greedy", 0).answer(View(self.game, seat)))


def _hint_of(answer: Answer) -> Hint:
    return Hint(answer=answer, words="", why="", cards=(), rollouts=0)


def table_with(game: Game, options: Options) -> LiveTable:
    """A table at which this very position lies."""
    names = [f"person {seat}" for seat in range(options.players)]
    session = RemoteSession(options, names, b"any key will do.")
    session.game = game
    journal = Journal("room-1", session)
    journal.asked = dict.fromkeys(game.waiting, NUMBER)
    seating = Seating("room", p.TableWish(options.mode), options, [Chair("human", name) for name in names], 0)
    seating.journal, seating.games = journal, 1
    adviser = Adviser()
    adviser.game = game
    table = LiveTable(seating, SimpleNamespace(lease=Alone(), trouble=""), adviser)  # nothing is stored here
    table.audience._since = float("inf")  # on a busy machine one of two worlds may take longer: nobody is away for that
    return table


async def everything_sent(game: Game, options: Options, seat: int | None, seen: int) -> list[bytes]:
    """Every kind of message that this seat can get without anything changing."""
    table = table_with(game, options)
    person = Person(table)
    person.connection.seat = seat
    await person.come()  # the room, the view, the end of the log
    again = Person(table)
    again.connection.seat = seat
    await again.come(game="room-1", seen=seen)  # what happened since
    answer = p.Answer("room-1", NUMBER + 1, [0])
    for message in (
        answer,
        p.Answer("room-1", NUMBER, [9999]),
        p.Answer("another", NUMBER, [0]),
        p.PlayAll("room-1", NUMBER + 1),
        p.Undo("room-1", NUMBER + 1),
        p.Vote("room-1", NUMBER, True),
        p.Hint("room-1", NUMBER),
        p.Earlier("room-1", seen),
        p.Explain("kick"),
        p.Explain("BASE-7.2"),
        p.GetRecord(),
        p.GetCampaign(),
        p.Ping(),
    ):
        await person.say(message)
    return person.raw + again.raw


def compare(options: Options, seed: str, decisions: Iterable[int], *, stop: bool = False) -> tuple[int, int, set[str]]:
    """(pairs of worlds, pairs that differ, kinds of messages compared), or all up to the first that differ."""
    return run(_compare(options, seed, sorted(decisions), stop=stop))


async def _compare(options: Options, seed: str, decisions: list[int], *, stop: bool) -> tuple[int, int, set[str]]:
    game = start(options, seed)
    pairs = leaks = seen = 0
    kinds: set[str] = set()
    for i, _ in enumerate(walk(game, seed, decisions[-1] + 1)):
        for seat in (*range(options.players), None) if i in decisions else ():
            world = different_world(game, seat, f"{seed} {i} {seat}")
            if world is None:
                continue
            pairs += 1
            true = await everything_sent(game, options, seat, seen)
            other = await everything_sent(with_a_past(game, world, seat), options, seat, seen)
            leaks += true != other
            kinds |= {data.split(b'"', 4)[3].decode() for data in true}
            if leaks and stop:
                return pairs, leaks, kinds
        seen = len(game.events)
    return pairs, leaks, kinds


@pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)
def test_no_message_changes_when_the_hidden_is_dealt_anew(options: Options) -> None:
    """At some decisions of many tables and for every seat: some of every mode."""
    decisions = range(20, 68, usually(17, 7))
    pairs, leaks, kinds = compare(options, "wire", decisions)
    assert leaks == 0
    assert pairs > (len(decisions) if options.players > 1 else len(decisions) // 2), "too few worlds to prove anything"
    assert kinds - {"record"} == {
        "room",
        "view",
        "refused",
        "earlier_log",
        "explained",
        "hinted",
        "pong",
    }  # alone one may have the record


# Planted leaks

Plant = Callable[[pytest.MonkeyPatch], None]


def _every_hand(patch: pytest.MonkeyPatch) -> None:
    def hand(self: TableWire, pile: int, unknown: shapes.Hand) -> shapes.Hand:
        return shapes.Hand(sorted(self.session.cards.names[card] for card in self.state.piles[pile]), 0)

    patch.setattr(TableWire, "_hand", hand)
    patch.setattr(TableWire, "_sees_into", lambda self, seat: True)


def _cards_under_heroes(patch: pytest.MonkeyPatch) -> None:
    honest = TableWire._hand

    def hand(self: TableWire, pile: int, unknown: shapes.Hand) -> shapes.Hand:
        if UNDER <= pile < UNDER + 5 or HAND <= pile < HAND + 5:
            return shapes.Hand([], sum(self.state.costs[card] for card in self.state.piles[pile]))
        return honest(self, pile, unknown)

    patch.setattr(TableWire, "_hand", hand)
    patch.setattr(TableWire, "_sees_into", lambda self, seat: True)


def _deck_in_its_order(patch: pytest.MonkeyPatch) -> None:
    from archfoe.wire.card_names import CardNames

    patch.setattr(CardNames, "sorted", lambda self, ids: [self.names[card] for card in ids])


def _top_of_decks(patch: pytest.MonkeyPatch) -> None:
    def known(self: TableWire, seat: int) -> list[str | None]:
        return [self.session.cards.names[card] for card in self.state.piles[DECK + seat][-1:]]

    patch.setattr(TableWire, "_known_of_deck", known)
    patch.setattr(TableWire, "_sees_into", lambda self, seat: True)


def _next_of_the_main_deck(patch: pytest.MonkeyPatch) -> None:
    honest = TableWire._wares

    def wares(self: TableWire) -> Wares:
        lineup, kicks, villains = honest(self)
        return [*lineup, _ware(self, self.state.piles[MAIN][-1])], kicks, villains

    patch.setattr(TableWire, "_wares", wares)


def _next_super_villain(patch: pytest.MonkeyPatch) -> None:
    honest = TableWire._wares

    def wares(self: TableWire) -> Wares:
        lineup, kicks, _ = honest(self)
        return lineup, kicks, shapes.Stack(1, _ware(self, self.state.piles[STACK][0]))

    patch.setattr(TableWire, "_wares", wares)


def _ware(wire: TableWire, card: int) -> shapes.ForSale:
    return shapes.ForSale(wire.session.cards.names[card], wire.rules.cost(wire.state, wire.buyer, card))


def _all_that_happened(patch: pytest.MonkeyPatch) -> None:
    def seen(seat: int | None, event: Event, s: State, rule_of: Mapping[str, str]) -> Seen:
        return seen_by(seat, event._replace(seen_by=-1), s, rule_of)

    patch.setattr(view_module, "seen_by", seen)


def _earlier_log(patch: pytest.MonkeyPatch) -> None:
    honest = log.page_of_log

    def page(view: View, game: Game, end: int, names: Sequence[str], lent: Sequence[log.Lent]) -> shapes.Log:
        return honest(View(game, game.state.active), game, end, names, lent)

    patch.setattr(view_message, "page_of_log", page)


def _luck(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TableWire, "_waiting", lambda self: [self.state.copy().number(1_000_000)])


def _ids_of_options(patch: pytest.MonkeyPatch) -> None:
    """What should be a place is a number by which a card can be followed."""

    def index(self: Any, pile: int, card_id: int) -> int:
        return int(self._piles[MAIN][-1])

    patch.setattr(prompt._Describer, "_index", index)


def _worth_of_hands_in_the_question(patch: pytest.MonkeyPatch) -> None:
    def question(view: View, names: Sequence[str], *, typed: bool) -> str:
        s = view._game.state
        return str([sum(s.costs[card] for card in s.piles[HAND + seat]) for seat in range(view.players)])

    patch.setattr(prompt, "question", question)


def _reasons_that_name_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    def barred(view: View, game: Game, mode: Any) -> list[shapes.Barred]:
        return [shapes.Barred("main", 0, "buy", game.state.cards[game.state.piles[MAIN][0]].name, "")]

    patch.setattr(table_wire, "barred_of", barred)


def _errors_that_explain_too_much(patch: pytest.MonkeyPatch) -> None:
    honest = LiveTable._refuse

    def refuse(self: LiveTable, connection: Any, message: Any, error: Any) -> None:
        honest(self, connection, message, error)
        s = self.seating.running().session.game.state
        hands = [card_name(s.cards[card]) for seat in range(len(s.teams)) for card in s.piles[HAND + seat]]
        connection.send(p.Refused(f"The hands are {hands}.", "", "answer"))

    patch.setattr(LiveTable, "_refuse", refuse)


def _room_that_tells(patch: pytest.MonkeyPatch) -> None:
    def lines(session: RemoteSession, *_: object) -> list[str]:
        s = session.game.state
        return [s.cards[s.piles[MAIN][-1]].name]

    patch.setattr(room_message, "table_lines", lines)


def _hints_from_the_true_world(patch: pytest.MonkeyPatch) -> None:
    async def hint(self: Adviser, request: Request, record: Any, seat: int, names: Any) -> Hint:
        view = View(self.game, seat)
        worth = sum(self.game.state.costs[card] for card in self.game.state.piles[MAIN][-3:])
        return _hint_of((worth % view.choices,) if view.most else ())

    patch.setattr(Adviser, "hint", hint)


def _explained_with_a_count(patch: pytest.MonkeyPatch) -> None:
    def lines(view: View, what: str) -> list[str]:
        s = view._game.state
        held = [s.cards[card].name for seat in range(view.players) for card in s.piles[DECK + seat][-2:]]
        return [f"{held.count('Punch')} of them lie on top of decks."]

    patch.setattr(view_message, "explanation", lines)


PLANTED: dict[str, Plant] = {
    "foes' hands": _every_hand,
    "cards under Super Heroes, and what hands are worth": _cards_under_heroes,
    "the order of one's own deck": _deck_in_its_order,
    "the top cards of decks": _top_of_decks,
    "the next card of the main deck": _next_of_the_main_deck,
    "a later Super-Villain": _next_super_villain,
    "cards that others drew": _all_that_happened,
    "another seat's log": _earlier_log,
    "the next random number": _luck,
    "ids of cards in options": _ids_of_options,
    "a question with the worth of hands": _worth_of_hands_in_the_question,
    "reasons about hidden cards": _reasons_that_name_hidden_cards,
    "errors that explain too much": _errors_that_explain_too_much,
    "the room": _room_that_tells,
    "hints": _hints_from_the_true_world,
    "explanations": _explained_with_a_count,
}


@pytest.mark.parametrize("plant", PLANTED.values(), ids=PLANTED.keys())
def test_planted_leaks_are_seen(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert any(compare(Options(players=3), f"planted {i}", range(40), stop=True)[1] for i in range(4))


def test_a_view_names_no_card_by_an_id_of_the_engine() -> None:
    game = start(Options(players=3), "names")
    sent = b"".join(run(everything_sent(game, Options(players=3), 0, 0)))
    held = [card_name(card) for card in View(game, 0).hand]
    assert all(name.encode() in sent for name in held)
    assert isinstance(game.state.cards[0], Card) and b'"id"' not in sent
