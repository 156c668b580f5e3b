"""Words that lead to the lobby of a table, said aloud and typed as people type; they end when its game begins."""

from __future__ import annotations

import json
from pathlib import Path

from archfoe.server.limits import MOST_WORDS
from archfoe.server.table_words import FIRST, SECOND, UNKNOWN, as_found, room_called, words_of
from archfoe.table import catalogue
from archfoe.wire import protocol as p
from tests.server.desk import Desk, run, seats
from tests.server.running import Server, server


async def found(desk: Desk, words: str) -> str:
    return await desk.store.do(lambda rows: room_called(rows, words))


def test_there_are_millions_of_them_and_no_two_are_typed_alike() -> None:
    assert len(FIRST) * len(SECOND) * 90 > 4_000_000
    assert len({as_found(f"{first} {second}") for first in FIRST for second in SECOND}) == len(FIRST) * len(SECOND)
    assert all(3 <= len(word) <= 11 and word.isascii() and word.isalpha() for word in [*FIRST, *SECOND])
    assert not {card.name.lower() for card in catalogue.cards(spoilers=True)}.intersection([*FIRST, *SECOND])


def test_words_lead_to_the_room_however_they_are_typed_until_its_game_begins(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish(seats=seats("ann open greedy")))
            words = ann.last(p.Room).words
            first, second, number = words.split()
            for typed in (words, words.upper(), f" {first}-{second}, {number} ", f"{first}{second}{number}"):
                assert await found(desk, typed) == table.seating.id
            assert [await found(desk, wrong) for wrong in ("", "-", f"{first} {second}", ann.token)] == [""] * 4
        async with Desk(tmp_path) as desk:  # after a restart, when nobody has come back yet
            assert await found(desk, words) == table.seating.id
            ann = await desk.again(ann)
            assert ann.last(p.Room).words == words
            await ann.say(p.Start())
            assert ann.last(p.Room).words == "" and await found(desk, words) == ""

    run(play())


def test_a_table_without_a_free_seat_begins_at_once_and_is_never_found(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann,) = await desk.table(p.TableWish(seats=seats("ann greedy")))
            assert ann.last(p.Room).words == "" and await found(desk, words_of(table.seating.id)) == ""

    run(play())


def test_two_servers_of_one_database_find_the_same_table(postgres_database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path, postgres_database) as desk:
            table, _ = await desk.table(p.TableWish(seats=seats("ann open")))
            words = words_of(table.seating.id)
        async with Desk(tmp_path, postgres_database) as other:
            assert await found(other, words) == table.seating.id

    run(play())


def _asked(one: Server, body: object) -> tuple[int, dict[str, str]]:
    status, _, told = one.request("/api/words", json.dumps(body).encode())
    return status, json.loads(told)


def test_who_tries_many_words_waits(tmp_path: Path) -> None:
    with server(tmp_path) as one:
        made = one.make(seats=[{"kind": "human"}, {"kind": "open"}])
        words = words_of(made["room"])
        assert _asked(one, {"words": words}) == (200, {"room": made["room"]})
        assert _asked(one, {"words": "brave comet 1"}) == (404, {"text": UNKNOWN})
        assert _asked(one, {"word": words})[0] == 400
        for _ in range(MOST_WORDS - 3):
            assert _asked(one, {"words": "brave comet 2"})[0] == 404
        assert _asked(one, {"words": words}) == (
            429,
            {"text": "That was many tries. Wait a minute, or ask for the link."},
        )
