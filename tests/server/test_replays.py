"""Games that are watched again: any place of a record, through any eyes, and on from there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from archfoe.core.errors import ArchfoeError, BadRecord
from archfoe.core.record import Record, _check
from archfoe.games.options import Options
from archfoe.server.connections import encode
from archfoe.server.errors import Refusal
from archfoe.server.replays import LONGEST_RECORD, MOST_ANSWERS, MOST_KEPT, OPEN, Eyes, Gone, Replay, Replays
from archfoe.server.seating import options_of, wish_of
from archfoe.table.session import Session, replay
from archfoe.table.worlds import another_world
from archfoe.wire import protocol as p
from archfoe.wire.log import page_of_log
from archfoe.wire.session import RemoteSession
from archfoe.wire.table import TableWire
from tests.playthroughs.golden import FOLDER
from tests.properties.driver import TABLE_IDS, TABLES
from tests.server.desk import Desk, Person, run, settled
from tests.server.running import Caller, Server, server


def golden(name: str) -> Record:
    """A whole game that is kept with the tests."""
    kept = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return Record.loads("\n".join(kept["record"]))


def opened(record: Record) -> Replay:
    return Replay.of_text("id", record.dumps().encode())


def unfinished(players: int = 3, answers: int = 200) -> Record:
    """ "ann" and bots, in the middle of a game."""
    record = golden(f"{players}p")
    return Record(
        record.options, record.key, ["ann", *["greedy"] * (players - 1)], record.version, record.answers[:answers]
    )


@pytest.fixture(scope="module")
def base() -> Replay:
    return opened(golden("3p"))


# What is told of a game


def test_a_replay_knows_who_answered_and_where_turns_begin(base: Replay) -> None:
    told = base.message
    assert [chair.name for chair in told.chairs] == ["person 0", "person 1", "person 2"]
    assert told.choices.mode == "base" and told.over and told.takebacks == []
    assert told.answers == [seat for seat, _ in base.record.answers]
    for i, turn in enumerate(told.turns):
        table = base.look(turn.at, None).table
        assert (table.turn, table.active) == (i + 1, turn.seat)
        if turn.at:
            assert base.look(turn.at - 1, None).table.turn == i


def test_takebacks_are_told_where_they_were() -> None:
    record = unfinished()
    record.takebacks = [[0, 60, 57]]
    assert opened(record).message.takebacks == [p.Takeback(0, 57, 3)]


# Any place


@pytest.mark.parametrize("name", ["3p", "confrontations-4p", "rebirth-2p", "rivals-2p"])
def test_every_place_is_what_the_table_showed_then(name: str) -> None:
    """In whatever order one jumps about; only the question is left out."""
    record = golden(name)
    shown = opened(record)
    session = RemoteSession(Options.from_dict(record.options), record.players, record.key)
    wanted = sorted({0, 1, 24, 25, 26, 130, shown.last // 2, shown.last - 1, shown.last})
    games = {at: replay(session.options, record.key, record.answers[:at]) for at in wanted}
    for at in [*wanted[::-1], *wanted, 26, 25, 24]:
        session.game = games[at]
        for seat in (None, 0, 1):
            view, wire = shown.look(at, seat), TableWire(session, seat)
            assert view.table == msgspec.structs.replace(wire.table(), prompt=None, barred=[], undo=None)
            assert view.log == page_of_log(wire.view, session.game, len(session.game.events), session.names)
            assert view.number == at


def test_stepping_tells_only_what_is_new(base: Replay) -> None:
    before = base.look(100, 0)
    after = base.look(101, 0, before.log.end)
    assert after.log.start == before.log.end and after.log.events
    assert base.look(99, 0, before.log.end).log.end < before.log.end  # back: the end of the log as it was
    page = base.earlier(400, 0, 60)
    assert page.log.start == 0 and page.log.end == 60 and page.game == base.look(400, 0).game


def test_the_last_place_tells_who_won(base: Replay) -> None:
    assert not base.look(base.last - 1, None).table.over
    table = base.look(base.last, None).table
    assert table.over and table.result and table.winners


@pytest.mark.parametrize("at", [-1, 10_000])
def test_there_is_no_place_beyond_the_ends(base: Replay, at: int) -> None:
    with pytest.raises(Refusal, match=f"The game has {base.last} answers: choose a place from 0 to {base.last}."):
        base.look(at, None)


# Eyes


def test_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    shown = opened(unfinished())
    mine = shown.look(5, 0).table
    assert mine.seat == 0 and mine.seats[0].hand.cards and not mine.seats[1].hand.cards
    table = shown.look(5, None).table
    assert [seat.hand.cards for seat in table.seats] == [[], [], []]
    assert all(seat.hand.hidden for seat in table.seats)
    assert all(seat.deck_list is None for seat in table.seats)


def test_an_unfinished_game_keeps_its_secrets_and_a_finished_one_has_none(base: Replay) -> None:
    with pytest.raises(Refusal, match="All hands are shown only of a game that is over"):
        opened(unfinished()).look(120, OPEN)
    table = base.look(120, OPEN).table
    assert table.seat is None
    for seat in range(3):
        assert table.seats[seat].hand.cards == sorted(base.look(120, seat).table.seats[seat].hand.cards)
        assert table.seats[seat].deck_list is None  # the decks lie face down all the same
    drawn = [event for event in base.look(140, OPEN, 1).log.events if event.what == "drew"]
    told = [event for event in base.look(140, None, 1).log.events if event.what == "drew"]
    assert all(event.cards and not event.hidden for event in drawn)
    assert any(event.hidden for event in told) or not told


def test_no_place_changes_when_the_hidden_is_dealt_anew() -> None:
    """As in `test_secrets`; with open hands it must change, else this would prove nothing."""
    shown = opened(golden("3p"))
    pairs = 0
    told: dict[Eyes, int] = dict.fromkeys((None, 0, 1, 2, OPEN), 0)
    for at in range(20, 320, 12):
        true = shown._game_at(at)
        for eyes in told:
            world = another_world(true, None if eyes == OPEN else eyes, f"replay {at} {eyes}".encode())
            if world is None or world.state.piles == true.state.piles or world.waiting.keys() != true.waiting.keys():
                continue
            world.history, world._events = true.history, []  # the unfinished task has told its part again
            pairs += 1
            honest = encode(shown.look(at, eyes))
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(shown, "_game_at", lambda _, world=world: world)
                told[eyes] += honest != encode(shown.look(at, eyes))
    assert pairs > 60
    assert told.pop(OPEN) > 0
    assert set(told.values()) == {0}


def test_a_seat_that_is_not_there(base: Replay) -> None:
    with pytest.raises(Refusal, match="There is no such seat in this game"):
        base.look(0, 3)


def test_strange_names_in_a_file_become_plain_ones() -> None:
    record = golden("4p")
    record.players = ["ann", "ANN", "\u202eevil", "greedy bot"]
    assert opened(record).players == ["ann", "Player 2", "Player 3", "Player 4"]


# Files that are no records


def signed(**changes: Any) -> bytes:
    """A record with other entries whose check fits, as an enemy would write it."""
    data = {**json.loads(unfinished().dumps()), **changes}
    del data["check"]
    return json.dumps({**data, "check": _check(data)}).encode()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (b"", "This file is damaged: it is not whole JSON at line 1; use an earlier copy."),
        (b"\xff\xfe\x00", "This file cannot be read: it is not text."),
        (b"[" * 100_000, "This file is damaged: it is not whole JSON"),
        (b'{"a":' * 50_000, "This file is damaged: it is not whole JSON"),
        (b"[]", "This file is not an archfoe record"),
        (b'{"archfoe": 7, "version": "9.9"}', "This file has record format 7"),
        (b'{"archfoe": ' + b"9" * 4000 + b"}", "This file has record format 9"),
        (b'{"archfoe": 1, "report": {}}', "This file is a report without its record"),
        (b'{"archfoe": 1}', "This file is damaged: its entry 'version' is missing."),
        (unfinished().dumps().replace('"0:', '"1:', 1).encode(), "This file was changed after it was saved"),
        (signed(options={"mode": "chess"}), "This file cannot be played: There is no mode 'chess'"),
        (signed(options={"mode": ["base"]}), "This file cannot be played: The option 'mode' cannot be"),
        (signed(options={"variants": [["team"]]}), "This file"),
        (signed(options={"players": 3, "carried": [10**400]}), "This file"),
        (signed(options={"legacy": {"damage": 7}}), "This file cannot be played"),
        (signed(players=["ann"]), "This file is damaged: it names 1 of 3 players."),
        (signed(key="00"), "This file is damaged: its key is too short."),
        (signed(key="00" * 500), "This file is damaged: its key is too long."),
        (signed(takebacks=[7]), "This file is damaged: its takebacks cannot be read."),
        (signed(takebacks=[[9, 1, 0]]), "This file is damaged: its takebacks cannot be read."),
        (signed(takebacks=[[0, 1, True]]), "This file is damaged: its takebacks cannot be read."),
        (signed(answers=[7]), "This file is damaged: its key or an answer cannot be read."),
        (signed(answers=["0:" + "9" * 5000]), "This file is damaged: its key or an answer cannot be read."),
        (signed(answers=["0:99999999"]), "This file does not replay: answer 1 of 1 is not legal."),
        (signed(answers=["7:0"]), "This file does not replay: answer 1 of 1 is not legal."),
        (signed(answers=["0:-1"]), "This file does not replay: answer 1 of 1 is not legal."),
        (signed(answers=["0:0"] * (MOST_ANSWERS + 1)), "This file has 10001 answers, and no game has more than 10000."),
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(text: bytes, reason: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Replay.of_text("id", text)
    assert str(refused.value).startswith(reason) and len(str(refused.value)) < 420


def test_a_game_that_breaks_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a task asked something else")

    monkeypatch.setattr("archfoe.server.replays.replaying", broken)
    with pytest.raises(BadRecord, match="what it says does not fit together"):
        opened(unfinished())


# What is kept


def test_the_same_file_is_the_same_replay_and_the_oldest_is_forgotten() -> None:
    async def story() -> None:
        replays = Replays()
        first = unfinished(answers=0).dumps().encode()
        kept = await replays.open(first)
        assert await replays.open(first) is kept
        for answers in range(1, MOST_KEPT + 1):
            await replays.open(unfinished(answers=answers).dumps().encode())
        with pytest.raises(Gone, match="open its file again"):
            replays.find(kept.id)
        again = await replays.open(first)
        assert again is not kept and again.id == kept.id

    run(story())


def test_a_refused_file_is_not_kept() -> None:
    async def story() -> None:
        replays = Replays()
        for _ in range(2):
            with pytest.raises(ArchfoeError):
                await replays.open(b"{}")
        assert not replays._kept

    run(story())


# Going on


@pytest.mark.parametrize("options", TABLES, ids=TABLE_IDS)
def test_any_game_can_be_asked_for_again(options: Options) -> None:
    """The room of a game that goes on must come back from the store, and can begin another one like it.

    What an earlier game of a match or a campaign has brought is not asked for again.
    """
    again = options_of(wish_of(options, []), options.players)
    brought = {"game": None, "carried": None, "legacy": None}
    assert again.as_dict() | brought == options.as_dict() | brought


def test_a_table_goes_on_from_the_middle_and_after_a_restart(tmp_path: Path) -> None:
    shown = opened(unfinished())
    at = next(at for at in range(60, 200) if 0 in shown.look(at, 0).table.waiting)
    past = shown.look(at, 0)

    async def begin() -> Person:
        async with Desk(tmp_path) as desk:
            record = shown.record
            made = await desk.lobby.go_on(shown.table([]), shown.options, record.key, record.answers[:at])
            assert [seat.kind for seat in made.seats] == ["human", "bot", "bot"]
            return Person(desk.lobby.tables[made.room], made.seats[0].token)

    async def back(person: Person) -> None:
        async with Desk(tmp_path) as desk:
            ann = await desk.again(person)
            table = ann.view.table
            assert ann.view.number == at
            assert table.seats[0].hand == past.table.seats[0].hand and table.lineup == past.table.lineup
            assert ann.table.seating.names == ["ann", "Rocco", "Dot"]
            await ann.answer([0] if ann.prompt.least else [])
            await settled(ann.table)
            assert ann.view.number > at
            taken = await ann.say(p.Undo(ann.view.game, ann.view.number))
            assert not [message for message in taken if isinstance(message, p.Refused)]
            record = ann.table.seating.running().record()
            assert record.answers[:at] == shown.record.answers[:at]

    run(back(run(begin())))


def test_nothing_is_left_behind_if_it_cannot_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = opened(unfinished())

    def broken(*_: object) -> None:
        raise ArchfoeError("It could not be saved: the disk is full.")

    async def story() -> None:
        async with Desk(tmp_path) as desk:
            with monkeypatch.context() as patch:
                patch.setattr("archfoe.server.archive.add_entries", broken)
                with pytest.raises(ArchfoeError, match="the disk is full"):
                    await desk.lobby.go_on(shown.table([]), shown.options, shown.record.key, shown.record.answers[:50])
            assert not desk.lobby.tables
            rooms = await desk.store.do(lambda connection: connection.exec_driver_sql("select * from rooms").all())
            assert rooms == []

    run(story())


def test_seats_may_be_given_to_others() -> None:
    shown = opened(unfinished())
    wish = shown.table(
        [
            p.SeatWish("bot", bot="greedy"),
            p.SeatWish("human", "bob"),
            p.SeatWish("bot", bot="random"),
        ]
    )
    assert [seat.kind for seat in wish.seats] == ["bot", "human", "bot"]
    with pytest.raises(Refusal, match="The game has 3 seats, not 1"):
        shown.table([p.SeatWish("human")])
    with pytest.raises(Refusal, match="a seat is held by a person or a bot"):
        shown.table([p.SeatWish("human"), p.SeatWish("open"), p.SeatWish("bot")])


def test_of_bots_alone_the_first_gives_way_to_who_asks() -> None:
    record = unfinished()
    record.players = ["greedy"] * 3
    assert [seat.kind for seat in opened(record).table([]).seats] == ["human", "bot", "bot"]


# Over HTTP


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("replays")) as one:
        yield one
        assert "Traceback" not in one.log.read_text()


def answer(running: Server, path: str, body: bytes | None = None, **headers: str) -> tuple[int, dict[str, Any]]:
    status, _, data = running.request(path, body, headers)
    told: dict[str, Any] = json.loads(data)
    return status, told


def test_a_record_is_opened_looked_at_and_played_on(running: Server) -> None:
    status, made = answer(running, "/api/replays", unfinished().dumps().encode())
    assert status == 201 and len(made["answers"]) == 200
    path = f"/api/replays/{made['id']}"
    status, view = answer(running, f"{path}/100?seat=0")
    assert status == 200 and view["type"] == "view" and view["table"]["seats"][0]["hand"]["cards"]
    _, watched = answer(running, f"{path}/100")
    assert watched["table"]["seat"] is None and not watched["table"]["seats"][0]["hand"]["cards"]
    _, log = answer(running, f"{path}/100/earlier?before=20")
    assert log["type"] == "earlier_log" and log["log"]["end"] == 20
    _, told = answer(running, f"{path}/100/explain?what=kick")
    assert told["lines"][0].startswith("Kick: ")
    status, room = answer(running, f"{path}/continue", b'{"at": 100}')
    assert status == 201
    ann = Caller(running, room["room"], room["seats"][0]["token"])
    first = ann.until("view")
    assert first["number"] >= 100
    ann.close()


def test_bad_requests_get_one_sentence(running: Server) -> None:
    _, made = answer(running, "/api/replays", golden("2p").dumps().encode())
    path, last = f"/api/replays/{made['id']}", len(made["answers"])
    for bad in (f"{last + 1}", "x", "-1", "1.5", "9" * 5000, "%F0%9D%9F%97"):
        status, told = answer(running, f"{path}/{bad}")
        assert status == 400 and told["text"], bad
    for bad in ("seat=9", "seat=x", "seat=-1", "seen=x", "seat=" + "9" * 5000):
        assert answer(running, f"{path}/5?{bad}")[0] == 400, bad
    assert answer(running, f"{path}/5/explain?what=nonsense")[0] == 400
    assert answer(running, "/api/replays/nowhere/5") == (404, {"text": str(_gone())})
    for body, reason in (
        (b"{", "A place to play on from is told in JSON."),
        (b"{}", "Object missing required field `at`"),
        (b'{"at": -1}', "Expected `int` >= 0"),
        (b'{"at": 5, "luck": 1}', "Object contains unknown field `luck`"),
        (json.dumps({"at": last}).encode(), "There the game is over: choose an earlier place."),
        (json.dumps({"at": last + 1}).encode(), f"The game has {last} answers"),
        (b'{"at": 5, "seats": [{"kind": "human"}]}', "The game has 2 seats, not 1."),
    ):
        status, told = answer(running, f"{path}/continue", body)
        assert status == 400 and told["text"].startswith(reason), body
    assert answer(running, "/api/replays/nowhere/continue", b'{"at": 5}')[0] == 404


def _gone() -> Gone:
    with pytest.raises(Gone) as gone:
        Replays().find("nowhere")
    return gone.value


def test_a_huge_file_is_not_read(running: Server) -> None:
    status, told = answer(running, "/api/replays", b" " * (LONGEST_RECORD + 1))
    assert status == 413 and told["text"] == "A record has at most 512 KB: this is none."
    status, told = answer(running, "/api/replays", b" " * LONGEST_RECORD)
    assert status == 400 and told["text"].startswith("This file is damaged")


def test_pages_of_other_hosts_open_nothing(running: Server) -> None:
    for path in ("/api/replays", "/api/replays/any/continue"):
        assert answer(running, path, b"{}", Origin="https://evil.example")[0] == 403


def test_too_many_replays_in_a_minute(tmp_path: Path) -> None:
    with server(tmp_path) as one:
        states = [answer(one, "/api/replays", b"{}")[0] for _ in range(31)]
    assert states == [400] * 30 + [429]


def test_a_record_that_was_saved_at_a_table_is_whole(tmp_path: Path) -> None:
    session = Session.seeded(Options(players=2), ["ann", "greedy"], 3)
    shown = opened(session.record())
    assert shown.look(shown.last, 0).table.seats[0].hand.cards
