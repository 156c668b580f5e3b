"""The steps between two views: each is what the seat would have been shown then, and none tells of a question."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from archfoe.core.chance import key_of_seed
from archfoe.games.options import Options
from archfoe.server import showing
from archfoe.server.connections import Connection
from archfoe.server.journal import Journal
from archfoe.server.showing import Showing
from archfoe.wire import protocol as p
from archfoe.wire.session import RemoteSession
from archfoe.wire.steps import NOT_IN_STEPS
from archfoe.wire.table import TableWire
from tests.properties.driver import FEW_IDS, FEW_TABLES, any_answer
from tests.server.desk import Desk, Person, run, seats, settled
from tests.vocabulary import table as position

WISH = p.TableWish()
Json = dict[str, Any]


def watcher(seat: int | None, *, playback: bool = True) -> Connection:
    connection = Connection(seat)
    connection.playback = playback
    return connection


def told(connection: Connection) -> Json:
    """The view that waits on a connection, read as a page reads it."""
    (data,) = connection.waiting()
    view: Json = msgspec.json.decode(data)
    return view


def bare(table: Json) -> Json:
    """A table without what is asked."""
    return {name: value for name, value in table.items() if name not in NOT_IN_STEPS}


def after(table: Json, changes: Json) -> Json:
    """A table after a step, as a page makes it: of the first nothing is written to."""
    table = msgspec.json.decode(msgspec.json.encode(table))
    for path, value in changes.items():
        *way, last = path.split("/")
        place: Any = table
        for name in way:
            place = place[int(name) if isinstance(place, list) else name]
        place[int(last) if isinstance(place, list) else last] = value
    return table


class Watched:
    """A game whose every position is noted as each seat would be shown it, with its number of events."""

    def __init__(self, options: Options, seed: int) -> None:
        names = [f"person {seat}" for seat in range(options.players)]
        self.journal = Journal.begin("game", options, names, key_of_seed(seed))
        self.eyes: list[int | None] = [*range(options.players), None]
        self.connections = [watcher(eyes) for eyes in self.eyes]
        self.showing = Showing(self.connections)
        self.dice = Random(seed)
        self.noted: dict[int | None, dict[int, list[Json]]] = {}
        self.show()
        self.tables = {connection.seat: told(connection)["table"] for connection in self.connections}

    def show(self) -> None:
        self.showing.show(self.journal, WISH, self.connections)

    def play(self, answers: int) -> None:
        """So many answers at once, as those of bots come."""
        self.noted = {eyes: {} for eyes in self.eyes}
        for _ in range(answers):
            game = self.journal.session.game
            if not game.waiting:
                return
            for eyes in self.eyes:
                shown = msgspec.to_builtins(TableWire(self.journal.session, eyes).table())
                self.noted[eyes].setdefault(game.told, []).append(bare(shown))
            seat = self.dice.choice(sorted(game.waiting))
            self.journal.follow([(seat, any_answer(game.waiting[seat], self.dice))])


@pytest.mark.parametrize("options", FEW_TABLES, ids=FEW_IDS)
def test_every_step_is_what_the_seat_would_have_been_shown(options: Options) -> None:
    watched, steps = Watched(options, 11), 0
    for answers in (1, 25, 7, 40):
        watched.play(answers)
        watched.show()
        for connection in watched.connections:
            view, seat = told(connection), connection.seat
            table, ends = watched.tables[seat], [step["end"] for step in view["steps"]]
            assert ends == sorted(set(ends)) and all(end <= view["log"]["end"] for end in ends)
            for step in view["steps"]:
                table = after(table, step["changes"])
                assert bare(table) in watched.noted[seat][step["end"]]
                assert not any(path.split("/")[0] in NOT_IN_STEPS for path in step["changes"])
            watched.tables[seat] = view["table"]
            steps += len(ends)
    assert steps > len(watched.eyes), "somebody saw something on the way"


def test_one_answer_at_a_time_needs_no_steps() -> None:
    watched = Watched(Options(players=3), 4)
    for _ in range(30):
        watched.play(1)
        watched.show()
        assert all(told(connection)["steps"] == [] for connection in watched.connections)


def test_only_who_wants_to_watch_is_told_steps() -> None:
    watched = Watched(Options(players=2), 4)
    plain = watcher(0, playback=False)
    watched.connections.append(plain)
    watched.show()
    for connection in watched.connections:
        connection.waiting()
    watched.play(20)
    watched.show()
    assert told(plain)["steps"] == [] and told(watched.connections[0])["steps"]


def test_nothing_is_kept_where_nobody_watches() -> None:
    watched = Watched(Options(players=2), 4)
    watched.connections[:] = [watcher(0, playback=False)]
    watched.show()
    assert watched.journal.before_answer is None


def test_a_page_that_reads_slowly_gets_all_steps_since_the_last_view_it_read() -> None:
    watched = Watched(Options(players=2), 4)
    watched.play(12)
    watched.show()  # nobody reads this one
    watched.play(12)
    watched.show()
    view = told(watched.connections[1])
    table = watched.tables[1]
    for step in view["steps"]:
        table = after(table, step["changes"])
    assert bare(table) in watched.noted[1][view["steps"][-1]["end"]]
    assert view["log"]["end"] - view["log"]["start"] == len(view["log"]["events"])


def test_who_is_too_far_behind_is_only_shown_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "MOST_STEPS", 2)
    watched = Watched(Options(players=2), 4)
    watched.play(30)
    watched.show()
    assert all(told(connection)["steps"] == [] for connection in watched.connections)


def test_a_step_that_cannot_be_made_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched(Options(players=2), 4)

    def fails(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(showing, "wire_of", fails)
    watched.play(20)
    watched.show()
    assert told(watched.connections[0])["steps"] == []


# What steps must not tell


def steps_of_an_attack(cy: str, *, hides_timing: bool) -> list[bytes]:
    """What Bob is sent of a turn in which Ann attacks everybody and goes on; Cy uses no Defense, with or without."""
    laid_out = position("base", players=3, p0=["Punch", "Scarecrow", "Kick"], p1=["Punch"], p2=[cy])
    session = RemoteSession(Options(players=3), ["ann", "bob", "cy"])
    session.game = laid_out.game
    journal, bob = Journal("game", session), watcher(1)
    wish = p.TableWish(hides_timing=hides_timing)
    table = Showing([bob])
    table.show(journal, wish, [bob])
    bob.waiting()
    for card in ("Punch", "Scarecrow", "Kick"):
        prompt = TableWire(session, 0).table().prompt
        assert prompt is not None
        journal.follow([(0, ([option.label for option in prompt.options].index(f"play {card}"),))])
        if 2 in session.game.waiting:
            journal.follow([(2, ())])
    table.show(journal, wish, [bob])
    return [msgspec.json.encode(step) for step in told(bob)["steps"]]


@pytest.mark.parametrize("hides_timing", [False, True])
def test_steps_do_not_tell_that_somebody_held_a_defense(hides_timing: bool) -> None:
    steps = steps_of_an_attack("Punch", hides_timing=hides_timing)
    assert len(steps) == 2, "after Punch and after Scarecrow; Kick is the view itself"
    assert steps == steps_of_an_attack("Lasso of Truth", hides_timing=hides_timing)


# At a table


async def to_the_main_question(person: Person) -> None:
    await settled(person.table)
    while person.prompt.kind != "main":
        await person.answer([0])


def test_the_turns_of_bots_come_in_steps(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy greedy")), everybody=False)
            await ann.come(playback=True)
            await to_the_main_question(ann)
            await ann.answer([len(ann.prompt.options) - 1])  # the turn ends
            view = ann.view
            actives = {step.changes["active"] for step in view.steps if "active" in step.changes}
            assert len(view.steps) > 4 and actives >= {2}, "seat 1 has had the turn since the view before"
            again = Person(table, ann.token)
            await again.come(game=view.game, seen=view.log.start, playback=True)
            assert again.view.steps == [], "who comes back may not have the table before"

    run(play())


def test_after_something_was_taken_back_there_are_no_steps_to_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")), everybody=False)
            await ann.come(playback=True)
            await to_the_main_question(ann)
            await ann.answer([len(ann.prompt.options) - 1])
            before = len(ann.all(p.View))
            await ann.say(p.Undo(ann.view.game, ann.view.number))
            assert len(ann.all(p.View)) > before and ann.view.steps == []
            assert table.seating.running().rewinds == 1

    run(play())
