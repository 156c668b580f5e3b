"""What a reader of feeds is told of a seat: an entry for each of its moves, and nothing that its seat may not know."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

from archfoe.server.feed import ATOM, NOBODYS, Feeds
from archfoe.server.glance import feed_of
from archfoe.server.http import Answer
from archfoe.server.keeping import rows_of
from archfoe.server.limits import MOST_FEEDS
from archfoe.server.seating import hash_of
from archfoe.wire import protocol as p
from tests.server.desk import Desk, Person, run, seats
from tests.server.running import server


def asked(room: str, feed: str, **headers: str) -> Any:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return SimpleNamespace(
        path_params={"room": room, "feed": feed}, headers={"host": "table.example", **named}, client=None
    )


async def fetched(feeds: Feeds, person: Person, **headers: str) -> Answer:
    return await feeds.answer(asked(person.table.seating.id, feed_of(hash_of(person.token)), **headers))


async def entries(feeds: Feeds, person: Person) -> list[dict[str, str]]:
    answer = await fetched(feeds, person)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/atom+xml")
    feed = ElementTree.fromstring(answer.body)
    assert all(feed.find(f"{{{ATOM}}}{name}") is not None for name in ("id", "title", "updated", "author"))
    return [{part.tag.partition("}")[2]: part.text or part.attrib["href"] for part in one} for one in _entries(feed)]


def _entries(feed: ElementTree.Element) -> list[ElementTree.Element]:
    return [one for one in feed if one.tag == f"{{{ATOM}}}entry"]


def on_turn(people: list[Person]) -> tuple[Person, Person]:
    active = people[0].view.table.active
    return people[active], people[1 - active]


def test_an_entry_says_at_which_table_it_is_ones_move_and_where_to_go(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, people = await desk.table(p.TableWish(seats=seats("ann bob")))
            await people[table.seating.host].say(p.Settle(title="Friday"))
            mover, other = on_turn(people)
            feeds = Feeds(desk.lobby)
            (entry,) = await entries(feeds, mover)
            name = other.table.seating.names[other.connection.seat or 0]
            assert entry["title"] == "Your move at Friday"
            assert entry["link"] == f"http://table.example/#/t/{table.seating.id}"
            assert entry["summary"].startswith("It has been your move since ")
            assert entry["summary"].endswith(f"UTC. At the table with you: {name}.")
            assert await entries(feeds, other) == []

    run(play())


def test_one_turn_is_one_entry_and_the_next_one_another(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            _, people = await desk.table(p.TableWish(seats=seats("ann bob")))
            feeds, ids = Feeds(desk.lobby), []
            for _ in range(3):
                mover, other = on_turn(people)
                (before,) = await entries(feeds, mover)
                await mover.say(p.PlayAll(mover.view.game, mover.prompt.number))
                assert await entries(feeds, mover) == [before], "the same move, since the same time"
                while mover.view.table.active == mover.connection.seat:
                    await mover.answer([len(mover.prompt.options) - 1])
                other.read()
                assert await entries(feeds, mover) == []
                ids.append(before["id"])
            assert len(set(ids)) == 3

    run(play())


def test_a_table_nobody_is_at_is_read_once_and_stays_asleep(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, people = await desk.table(p.TableWish(seats=seats("ann bob")))
            mover, other = on_turn(people)
            before = await entries(Feeds(desk.lobby), mover)
            for person in people:
                await person.go()
            desk.lobby.tables.clear()
            feeds, used = Feeds(desk.lobby), await used_at(desk, table.seating.id)
            (entry,) = await entries(feeds, mover)
            assert [entry["id"]] == [one["id"] for one in before], "after a restart it is the same move"
            desk.lobby._looked_at.clear()
            first = await fetched(feeds, mover)
            again = await fetched(feeds, mover, if_none_match=first.headers["etag"])
            since = await fetched(feeds, mover, if_modified_since=first.headers["last-modified"])
            assert (again.status_code, again.body, since.status_code) == (304, b"", 304)
            assert not desk.lobby.tables and not desk.lobby._looked_at, "no game was played out for it again"
            assert await entries(feeds, other) == []
            assert await used_at(desk, table.seating.id) == used, "who reads a feed does not use the table"

    run(play())


async def used_at(desk: Desk, room: str) -> int:
    (row,) = await desk.store.do(lambda connection: rows_of(connection).find("rooms", {"id": room}))
    return int(row.used_at)


def test_who_has_no_key_is_told_one_sentence(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, (ann, _) = await desk.table(p.TableWish(seats=seats("ann bob")))
            feeds = Feeds(desk.lobby)
            room, feed = table.seating.id, feed_of(hash_of(ann.token))
            wrong = ((room, "guessed"), ("nowhere", feed), (room, "ü"), (room, ann.token), (room, feed_of("")))
            for there, said in wrong:
                answer = await feeds.answer(asked(there, said))
                assert (answer.status_code, answer.body.decode()) == (404, NOBODYS)

    run(play())


def test_a_lobby_and_a_seat_that_a_bot_plays_have_no_entry(tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            feeds = Feeds(desk.lobby)
            _, (ann,) = await desk.table(p.TableWish(seats=seats("ann open")))
            assert await entries(feeds, ann) == []
            _, people = await desk.table(p.TableWish(seats=seats("ann bob")))
            mover, _ = on_turn(people)
            mover.table.seating.chairs[mover.connection.seat or 0].kind = "bot"
            assert await entries(feeds, mover) == []

    run(play())


def test_over_http_it_is_for_its_reader_only_and_not_asked_for_too_often(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        made = running.make(seats=[{"kind": "human"}, {"kind": "bot", "bot": "greedy"}])
        token = made["seats"][0]["token"]
        _, _, told = running.request(
            "/api/tables", json.dumps({"seats": [{"room": made["room"], "token": token}]}).encode()
        )
        feed = json.loads(told)["tables"][0]["feed"]
        path = f"/feed/{made['room']}/{feed}.atom"
        status, headers, body = running.request(path)
        assert status == 200 and b"Your move" in body
        assert headers["cache-control"] == "private, no-cache" and headers["x-robots-tag"] == "noindex"
        assert running.request(path, headers={"If-None-Match": headers["etag"]})[0] == 304
        assert f"http://127.0.0.1:{running.port}/#/t/{made['room']}".encode() in body
        assert token.encode() not in body and feed.encode() not in body, "entries may be handed on"
        assert running.request(f"/feed/{made['room']}/{token}.atom")[0] == 404, "the key to a seat is in no address"
        statuses = {running.request(path)[0] for _ in range(MOST_FEEDS)}
        assert statuses == {200, 429}
