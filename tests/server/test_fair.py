"""One client asks for much: the others have their turn all the same, and the one is told so."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future
from typing import Any

import pytest

from archfoe.core.chance import key_of_seed
from archfoe.core.decisions import Answer
from archfoe.games.options import Options
from archfoe.server import again, bot_work, fair, limits, shares
from archfoe.server.api import Api
from archfoe.server.bot_work import BOTS_BUSY
from archfoe.server.bots import Answers, Bots, Request
from archfoe.server.fair import CLIENT, TOO_MUCH, Beside, FairTurns, TooMuchAsked
from archfoe.server.limits import client_of
from archfoe.server.replays import MOST_KEPT, Replays
from archfoe.server.reviews import Reviews, TooManyReviews
from archfoe.server.shares import LoopTime, Share
from archfoe.serverless.store import BrowserStore
from archfoe.table.session import Session
from archfoe.wire import library
from archfoe.wire import protocol as p
from tests.server.desk import Desk, InlineBots, run, seats, settled
from tests.server.test_replays import unfinished
from tests.server.test_reviews import Paced, over

CROWD, NEIGHBOR = "203.0.113.7", "198.51.100.4"


def asked_by(client: str, work: Callable[[], Any]) -> asyncio.Task[Any]:
    """What somebody asks for, in a task of its own."""

    async def ask() -> Any:
        CLIENT.set(client)
        return await work()

    return asyncio.create_task(ask())


async def some_rounds() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


# Turns


def test_who_asks_once_waits_for_one_piece_of_another_who_asks_often() -> None:
    async def ask() -> list[str]:
        turns, served = FairTurns(), []

        async def piece(name: str) -> None:
            async with turns:
                await asyncio.sleep(0)
                served.append(name)

        crowd = [asked_by(CROWD, lambda: piece("crowd")) for _ in range(20)]
        await some_rounds()
        before = len(served)
        await asked_by(NEIGHBOR, lambda: piece("neighbor"))
        assert served.index("neighbor") <= before + 1, served
        await asyncio.gather(*crowd)
        assert len(served) == 21 and not turns.taken
        return served

    run(ask())


def test_clients_who_all_ask_much_take_turns() -> None:
    async def ask() -> list[str]:
        turns, served = FairTurns(), []

        async def piece(name: str) -> None:
            async with turns:
                served.append(name)
                await asyncio.sleep(0)

        await asyncio.gather(*(asked_by(name, lambda name=name: piece(name)) for name in "aaaabbbbcccc"))  # type: ignore[misc]
        return served

    served = run(ask())
    assert sorted(served[1:4]) == sorted(served[4:7]) == ["a", "b", "c"]


def test_who_waits_for_too_much_is_told_and_others_are_not() -> None:
    async def ask() -> None:
        turns = FairTurns(most=3)
        await turns.take()
        waiting = [asked_by(CROWD, turns.take) for _ in range(3)]
        await some_rounds()
        with pytest.raises(TooMuchAsked, match=TOO_MUCH):
            await asked_by(CROWD, turns.take)
        other = asked_by(NEIGHBOR, turns.take)
        await some_rounds()
        waiting[0].cancel()  # it makes room
        await some_rounds()
        again = asked_by(CROWD, turns.take)
        for _ in range(4):
            turns.give()
            await some_rounds()
        assert all(one.done() for one in (*waiting, other, again))

    run(ask())


def test_a_turn_that_was_given_to_somebody_who_has_just_left_goes_to_the_next() -> None:
    async def ask() -> None:
        turns = FairTurns()
        await turns.take()
        left, stays = asked_by(CROWD, turns.take), asked_by(NEIGHBOR, turns.take)
        await some_rounds()
        turns.give()
        left.cancel()
        await some_rounds()
        assert stays.done() and left.cancelled()

    run(ask())


def test_long_work_beside_the_loop_lets_others_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "STEP_SECONDS", 0.0)
    done: list[str] = []

    def long() -> Generator[None, None, str]:
        for _ in range(50):
            done.append("step")
            yield
        return "the end"

    async def ask() -> None:
        beside = Beside()
        record = asked_by(CROWD, lambda: beside.piecewise(long()))
        while len(done) < 3:
            await asyncio.sleep(0)
        assert await asked_by(NEIGHBOR, lambda: beside.do(lambda: len(done))) < 50
        assert await record == "the end"

    run(ask())


# Workers


class Inline:
    """A worker's process that does at once what it is given, and notes for whom."""

    def __init__(self) -> None:
        self.served: list[str] = []

    def __call__(self, _: Any, function: Callable[..., Any], *arguments: Any) -> Future[Any]:
        done: Future[Any] = Future()
        self.served.append(CLIENT.get())
        threading.Timer(0.002, lambda: done.set_result(function(*arguments))).start()
        return done


@pytest.mark.parametrize("what", ["think", "at_workshop"])
def test_twenty_pieces_of_one_client_keep_nobody_else_waiting(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    process = Inline()
    monkeypatch.setattr("archfoe.server.bots._Worker._submit", lambda *work: process(*work))

    async def ask() -> None:
        bots = Bots(1)
        about = ("game",) if what == "think" else ()
        crowd = [asked_by(CROWD, lambda: getattr(bots, what)(*about, len, "text")) for _ in range(20)]
        await some_rounds()
        assert await asked_by(NEIGHBOR, lambda: getattr(bots, what)(*about, len, "text")) == 4
        assert process.served.index(NEIGHBOR) <= 2, process.served
        await asyncio.gather(*crowd)
        many = [asked_by(CROWD, lambda: getattr(bots, what)(*about, len, "text")) for _ in range(fair.MOST_WAITING + 2)]
        told = await asyncio.gather(*many, return_exceptions=True)
        assert [str(one) for one in told if one != 4] == [TOO_MUCH]

    run(ask())


@pytest.mark.parametrize(
    ("mode", "players", "bot"), [("base", 3, "greedy"), ("confrontations", 4, "greedy"), ("rebirth", 3, "random")]
)
def test_bots_answer_piece_by_piece_as_they_would_at_once(mode: str, players: int, bot: str) -> None:
    """A table of bots alone would be one piece of many minutes, with bots that think for long."""
    session = Session(Options(mode, players), ["ann", *[bot] * (players - 1)], key_of_seed("pieces"))
    everybody = dict.fromkeys(range(players), bot)  # ann is away
    whole = Request.about("whole", 0, session, everybody)
    at_once = bot_work.play(whole)
    assert isinstance(at_once, list) and len(at_once) > 100
    pieces: Answers = []
    while len(pieces) < 60:
        asked = whole._replace(game="pieces", start=len(pieces))
        some = bot_work.play(asked, 0.0)
        assert isinstance(some, list) and some, "never nothing"
        assert len(some) < 5, "one answer, and what follows without a choice"
        pieces += some
    assert pieces == at_once[: len(pieces)]


def test_a_table_whose_host_asks_too_much_waits_and_says_so(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    class Busy(InlineBots):
        left = 3

        async def play(self, request: Request, record: Sequence[tuple[int, Answer]]) -> Answers:
            self.left -= 1
            if self.left >= 0:
                raise TooMuchAsked
            return await super().play(request, record)

    monkeypatch.setattr(again, "_LONGEST", 0.0)

    async def go() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
            table._bots = Busy()
            await ann.answer("end turn")
            while table._bots.left >= 0 or not table._thinking or not table._thinking.done():
                await asyncio.sleep(0)
            await settled(table)
            assert [one.text for one in ann.all(p.Said)] == [BOTS_BUSY]
            assert ann.prompt.kind == "main"

    run(go())


def test_bots_work_for_the_host_and_until_then_for_the_first_who_has_a_seat(tmp_path: Any) -> None:
    async def go() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, bob) = await desk.table(p.TableWish(seats=seats("ann bob greedy")), everybody=False)
            payers = []
            for client, person in ((CROWD, None), ("bob's", bob), ("ann's", ann)):
                if person is not None:
                    person.connection.client = client
                    await person.come()
                payers.append(table.audience.payer)
            assert payers == ["", "bob's", "ann's"]

    run(go())


def test_a_table_whose_worker_has_died_very_often_is_asked_again() -> None:
    async def fail() -> None:
        asked: list[float] = []
        times = again.Again()
        loop = asyncio.get_running_loop()
        for _ in range(5000):
            times.later(lambda: None)
            assert times._alarm is not None
            asked.append(times._alarm.when() - loop.time())
        assert max(asked) <= again._LONGEST

    run(fail())


# Reviews and replays


def test_eight_reviews_of_one_client_refuse_nobody_else() -> None:
    async def look() -> None:
        bots = Paced()
        reviews, game = Reviews(bots), over()
        CLIENT.set(CROWD)
        for number in range(limits.MOST_REVIEWS):
            game.id = str(number)
            reviews.ask(game)
        game.id = "one more"
        with pytest.raises(TooManyReviews, match=r"^The teacher has 8 of your games to look at\. Wait until"):
            reviews.ask(game)
        CLIENT.set(NEIGHBOR)
        mine = over("mine")
        assert reviews.ask(mine).before == 0
        for _ in range(3 * bots.pieces):
            await bots.work()
        assert reviews.ask(mine).review is not None, "it was made beside those of the other"
        reviews.close()

    run(look())


def test_replays_of_one_client_push_out_none_of_another() -> None:
    async def look() -> None:
        replays = Replays()
        CLIENT.set(NEIGHBOR)
        mine = await replays.open(unfinished(answers=0).dumps().encode())
        CLIENT.set(CROWD)
        for answers in range(1, MOST_KEPT + 5):
            await replays.open(unfinished(answers=answers).dumps().encode())
        assert replays.find(mine.id) is mine
        assert len(replays._kept) == len(replays._opened_by) == MOST_KEPT

    run(look())


# The loop


def test_whoever_uses_much_of_the_loop_waits_and_others_do_not() -> None:
    now = [0.0]
    busy, other = Share(lambda: now[0]), Share(lambda: now[0])
    for _ in range(100):
        busy.spend(0.02)
    assert busy.pause() == pytest.approx((2.0 - shares.SPARE) / shares.SHARE) and other.pause() == 0
    now[0] = 4.0
    assert busy.pause() == pytest.approx((1.0 - shares.SPARE) / shares.SHARE)
    now[0] = 100.0
    assert busy.idle()


def test_time_is_noted_also_between_two_waits_and_errors_come_through() -> None:
    async def work(fails: bool) -> str:
        await asyncio.sleep(0)
        if fails:
            raise ValueError("as it should")
        return "done"

    async def ask() -> None:
        loop_time = LoopTime()
        CLIENT.set(NEIGHBOR)
        assert await loop_time.spent_on(work(False)) == "done"
        with pytest.raises(ValueError, match="as it should"):
            await loop_time.spent_on(work(True))
        assert loop_time._shares[NEIGHBOR]._used > 0
        waits = asyncio.create_task(loop_time.spent_on(asyncio.Event().wait()))
        await some_rounds()
        waits.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waits
        loop_time._shares[CROWD].spend(1000.0)
        CLIENT.set(CROWD)
        with pytest.raises(TooMuchAsked):
            await loop_time.spent_on(work(False))

    run(ask())


# The catalogue


class Book:
    async def read(self) -> list[str]:
        return []

    async def write(self, page: str) -> None: ...

    async def rewrite(self, page: str) -> None: ...


class Asked:
    client = None

    def __init__(self, **query: str) -> None:
        self.query_params, self.headers = query, {"accept-encoding": "gzip"}


def test_no_catalogue_is_made_on_the_loop_and_a_few_parts_make_all(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[threading.Thread, Any]] = []

    def part(*which: Any) -> library.Part:
        made.append((threading.current_thread(), which))
        return library.Part(b"", b"", b"", repr(which).encode())

    monkeypatch.setattr(library, "part", part)

    async def ask() -> None:
        tables = Api(BrowserStore(Book()), InlineBots())
        handler = next(way.handler for way in tables.ways() if way.path == "/api/catalogue")
        for sets in ("", "base", "rivals,base", "base,rivals", "rivals,heroes_unite", "rebirth,base,x", "x"):
            for guests in ("", "base", "rebirth", "nothing"):
                for spoilers in ("", "1", "2"):
                    answer = await handler(Asked(sets=sets, guests=guests, spoilers=spoilers))
                    assert answer.status_code == 200
        assert threading.current_thread() not in [thread for thread, _ in made]
        assert len(made) == len({which for _, which in made}) <= 5 * 3 * 2

    run(ask())


# Limits


def test_an_address_of_ipv6_counts_with_all_that_are_given_out_with_it() -> None:
    assert client_of("2001:db8:1:2::1") == client_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert client_of("2001:db8:1:3::1") != client_of("2001:db8:1:2::1")
    assert client_of("::ffff:192.0.2.7") == client_of("192.0.2.7") == "192.0.2.7"
    assert client_of("fe80::1%eth0") == "fe80::/64" and client_of("") == "" and client_of("testclient") == "testclient"


def test_the_ten_thousandth_client_makes_nobody_forget_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_CLIENTS", 100)
    now = [0.0]
    paces = limits.PaceByClient(2, 60.0, lambda: now[0])
    assert [paces.allows(CROWD) for _ in range(3)] == [True, True, False]
    strangers = [f"2001:db8:{number:x}:1::/64" for number in range(2000)]
    assert all(paces.allows(stranger) for stranger in strangers[:99])
    for stranger in strangers:
        paces.allows(stranger)
    assert not paces.allows(CROWD), "still too many"
    assert len(paces._paces._own) == 100 and len(paces._paces._shared) <= limits._SHARED
    network = [f"2001:db8:ffff:{number:x}::/64" for number in range(50)]  # one who has a whole network
    assert sum(paces.allows(one) for one in network) <= 2
    now[0] = 61.0
    for _ in range(limits.MOST_CLIENTS // 10 + 1):
        paces.allows(NEIGHBOR)
    assert paces.allows(CROWD)


def test_what_a_pace_remembers_is_bounded() -> None:
    now = [0.0]
    pace = limits.Pace(10_000, 100.0, lambda: now[0])
    for number in range(9_000):
        now[0] = number / 100
        assert pace.allows()
    assert len(pace._events) <= limits._GRAINS + 1
