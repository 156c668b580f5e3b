"""The server as a browser meets it: a real process, real sockets."""

from __future__ import annotations

import gzip
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from archfoe.games.city.card import city_card
from archfoe.server import main
from archfoe.server.limits import MOST_MESSAGES
from archfoe.table import catalogue
from archfoe.wire.card_names import card_name
from archfoe.wire.to_server import LONGEST_FRAME, LONGEST_WISH
from tests.server.running import PATIENCE, Caller, Server, server


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("app"), "--origin", "https://table.example") as one:
        yield one
        assert "Traceback" not in one.log.read_text()


def closed_with(caller: Caller) -> tuple[int, str]:
    """The code and reason with which the server ends a connection."""
    with pytest.raises(ConnectionClosed) as caught:
        while True:
            caller.read()
    received = caught.value.rcvd
    assert received is not None
    return received.code, received.reason


# HTTP


def test_every_answer_keeps_the_page_to_itself(running: Server) -> None:
    for path in ("/", "/api/setup", "/api/catalogue", "/nowhere"):
        _, headers, _ = running.request(path)
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'self';") and "unsafe" not in policy and "*" not in policy
        assert headers["referrer-policy"] == "no-referrer" and headers["x-content-type-options"] == "nosniff"


def test_cards_and_choices_are_fetched_once(running: Server) -> None:
    for path, entry in (("/api/catalogue", "cards"), ("/api/setup", "modes")):
        status, headers, body = running.request(path)
        assert status == 200 and json.loads(body)[entry]
        again, _, nothing = running.request(path, headers={"If-None-Match": headers["etag"]})
        assert again == 304 and not nothing


def test_a_rule_is_told_in_words(running: Server) -> None:
    _, _, body = running.request("/api/rules/base-7.2")
    assert json.loads(body)["lines"][0].startswith("BASE-7.2: ")
    status, _, body = running.request("/api/rules/BASE-99.9")
    assert status == 404 and json.loads(body)["text"].startswith("There is no rule 'BASE-99.9'.")


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (b"{", "A table is asked for in JSON."),
        (b'{"mode": "bse"}', "There is no mode 'bse'. Did you mean 'base'?"),
        (b'{"mode": 3}', "Expected `str`, got `int` - at `$.mode`"),
        (b'{"luck": true}', "Object contains unknown field `luck`"),
        (b'{"seats": [{"kind": "bot"}, {"kind": "bot"}]}', "A table needs at least one person"),
        (b'{"seats": [{"kind": "human"}, {"kind": "bot", "bot": "grdy"}]}', "There is no bot 'grdy'."),
        (b'{"mode": "rivals", "seats": [{"kind": "human"}]}', "1 player cannot play rivals: seat exactly 2."),
        (b'{"variants": ["team"]}', "The variant team is for exactly 4 players"),
        (
            b'{"own": {"match": true}}',
            "A match needs two sets, since its second game has the cards that the first left out: use the",
        ),
        (b'{"seats": [{"kind": "human", "name": "a\\u202eb"}, {"kind": "bot"}]}', "A name may hold only characters"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(running: Server, wish: bytes, reason: str) -> None:
    status, _, body = running.request("/api/rooms", wish)
    assert status == 400 and json.loads(body)["text"].startswith(reason)


def test_too_long_a_request_is_not_read(running: Server) -> None:
    assert running.request("/api/rooms", b" " * (LONGEST_WISH + 1))[0] == 413


def test_some_sets_of_cards_and_single_faces(running: Server) -> None:
    _, _, body = running.request("/api/catalogue?sets=rivals,nothing")
    faces = json.loads(body)["cards"]
    assert faces and all(face["card"].startswith("rivals/") for face in faces)
    _, _, body = running.request("/api/catalogue?sets=base&guests=rebirth")
    city = {card["name"]: card for card in json.loads(body)["cards"]}
    assert city["Bane"]["text"].startswith("Attack: ") and "Reward: " in city["Bane"]["text"]  # of cost 4
    _, headers, packed = running.request("/api/catalogue", headers={"Accept-Encoding": "gzip"})
    assert headers["content-encoding"] == "gzip" and len(packed) < 60_000
    assert len(json.loads(gzip.decompress(packed))["cards"]) == len(catalogue.cards())
    _, _, body = running.request("/api/face/base/kick")
    assert json.loads(body)["name"] == "Kick"
    assert running.request("/api/face/base/nobody")[0] == 404


def test_cards_of_scenario_packs_are_shown_only_to_who_asks_for_one(running: Server) -> None:
    _, _, body = running.request("/api/catalogue")
    listed = {face["card"] for face in json.loads(body)["cards"]}
    packs = [card for card in catalogue.cards(spoilers=True) if city_card(card).pack]
    assert packs and not listed.intersection(map(card_name, packs))
    status, _, body = running.request(f"/api/face/{card_name(packs[0])}")
    assert status == 200 and json.loads(body)["name"] == packs[0].name
    _, _, body = running.request("/api/setup")
    (rebirth,) = [mode for mode in json.loads(body)["modes"] if mode["mode"] == "rebirth"]
    (scenario,) = [question for question in rebirth["questions"] if question["name"] == "scenario"]
    assert [choice["label"] for choice in scenario["choices"]][1:] == [f"Scenario {n}" for n in range(1, 9)]


def test_other_pages_can_make_no_tables(running: Server) -> None:
    other = {"Origin": "https://evil.example"}
    assert running.request("/api/rooms", b"{}", other)[0] == 403
    assert running.request("/api/rooms", b"{}", {"Origin": f"http://127.0.0.1:{running.port}"})[0] == 201


# The websocket


def test_other_pages_cannot_connect(running: Server) -> None:
    room = running.make()["room"]
    for origin in ("https://evil.example", "null", "http://[x", f"http://127.0.0.1:{running.port + 1}"):
        with pytest.raises(InvalidStatus):
            Caller(running, room, origin=origin)
    for origin in (f"http://127.0.0.1:{running.port}", "https://table.example"):
        caller = Caller(running, room, origin=origin)
        assert caller.until("room")["seat"] is None
        caller.close()


def test_metrics_are_told_only_where_they_are_wanted(running: Server) -> None:
    assert b"archfoe_answers" not in running.request("/metrics")[2]


def test_the_address_of_a_connection_may_name_its_table_and_no_other(running: Server) -> None:
    made = running.make()
    for path, ended in ((f"/ws/{made['room']}", None), ("/ws/elsewhere", 4400)):
        with connect(f"ws://127.0.0.1:{running.port}{path}", max_size=None, open_timeout=PATIENCE) as socket:
            socket.send(json.dumps({"type": "hello", "room": made["room"], "token": made["seats"][0]["token"]}))
            if ended is None:
                assert json.loads(socket.recv(PATIENCE))["type"] == "room"
                continue
            with pytest.raises(ConnectionClosed, match="names another table"):
                socket.recv(PATIENCE)


def test_what_opens_nothing_is_closed_with_a_reason(running: Server) -> None:
    room = running.make()["room"]
    assert closed_with(Caller(running, "nowhere")) == (4404, "There is no such table.")
    assert closed_with(Caller(running, room, "x" * 32))[0] == 4403
    early = Caller(running, room)
    early.open()
    early.send(type="ping")
    assert closed_with(early) == (4400, "The first message must be hello.")
    early.open()
    early.socket.send("{")
    assert closed_with(early)[0] == 4400


def test_who_may_not_look_on_does_not(running: Server) -> None:
    room = running.make(spectators=False)["room"]
    assert closed_with(Caller(running, room)) == (4403, "This table has no spectators.")


def test_long_frames_and_too_many_messages_are_closed_with_a_reason(running: Server) -> None:
    made = running.make()
    room, token = made["room"], made["seats"][0]["token"]
    long = Caller(running, room, token)
    long.send(type="say", text="x" * LONGEST_FRAME)
    code, reason = closed_with(long)
    assert code in (1009, 4409) and reason
    often = Caller(running, room, token)
    for _ in range(MOST_MESSAGES + 1):
        often.send(type="ping")
    assert closed_with(often) == (4408, "More than 100 messages in 20 seconds are too many.")
    fine = Caller(running, room, token)
    fine.send(type="say", text="x" * 399)
    assert fine.until("said")["text"] == "x" * 399


def test_a_token_is_in_no_log_and_no_file_in_clear(running: Server) -> None:
    made = running.make()
    token = made["seats"][0]["token"]
    Caller(running, made["room"], token).until("view")
    assert len(token) * 6 >= 128
    folder = running.log.parent
    for path in folder.iterdir():
        assert token.encode() not in path.read_bytes(), path


def test_a_whole_game_against_bots_in_their_processes(running: Server) -> None:
    made = running.make(mode="base", seats=[{"kind": "human"}, {"kind": "bot"}])
    ann = Caller(running, made["room"], made["seats"][0]["token"])
    for turn in range(200):
        view = ann.until_asked()
        prompt = view["table"]["prompt"]
        if prompt is None:
            break
        if turn % 60 == 59:  # the limit of messages is for a time that no person needs
            ann.close()
            ann = Caller(running, made["room"], made["seats"][0]["token"])
            continue
        places = [i for i, option in enumerate(prompt["options"]) if option["what"] in ("buy", "end")]
        dearest = max(places, key=lambda i: prompt["options"][i].get("cost", -1), default=0)
        plain = any(option.get("plain") for option in prompt["options"])
        if prompt["kind"] == "main" and plain:
            ann.send(type="play_all", game=view["game"], number=prompt["number"])
        elif prompt["kind"] == "main":
            ann.answer(view, [dearest])
        else:
            ann.answer(view, list(range(prompt["least"])))
    assert view["table"]["over"] and view["table"]["result"]


def workers_of(running: Server) -> list[int]:
    """The processes in which its bots think."""
    children = Path(f"/proc/{running.process.pid}/task/{running.process.pid}/children").read_text().split()
    return [pid for pid in map(int, children) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds processes as Linux shows them")
def test_bots_go_on_when_their_process_dies_and_leave_with_the_server(tmp_path: Path) -> None:
    with server(tmp_path) as one:
        made = one.make()
        ann = Caller(one, made["room"], made["seats"][0]["token"])
        view = ann.until_asked()
        for pid in workers_of(one):
            os.kill(pid, signal.SIGKILL)
        last = len(view["table"]["prompt"]["options"]) - 1
        ann.answer(view, [last])  # end the turn: the bots are next
        after = ann.until_asked()
        assert after["table"]["turn"] > view["table"]["turn"]
        workers = workers_of(one)
        assert workers
        one.kill()
        deadline = time.monotonic() + PATIENCE
        while any(_alive(pid) for pid in workers):
            assert time.monotonic() < deadline, "workers outlive their server"
            time.sleep(0.05)


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split(")")[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


# The command


def test_it_stops_when_it_is_told_to_and_goes_on_where_it_was(tmp_path: Path) -> None:
    with server(tmp_path) as one:
        made = one.make()
        token = made["seats"][0]["token"]
        ann = Caller(one, made["room"], token)
        ann.answer(ann.until_asked(), [0])
        ann.until("accepted")
        before = ann.until_asked()
        assert one.stop() in (0, 130)
    with server(tmp_path) as one:
        after = Caller(one, made["room"], token).until_asked()
        assert after["table"] == before["table"] and after["number"] == before["number"]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--database", "mysql://x/y"], "Games are kept in SQLite or PostgreSQL, not in mysql."),
        (["--database", "nonsense"], "'nonsense' is not a database"),
        (["--database", "sqlite:////proc/none/x.db"], "cannot be opened"),
        (["--host", "256.1.1.1"], "Can't start at"),
    ],
)
def test_what_cannot_be_served_is_told_in_one_sentence(arguments: list[str], reason: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "archfoe", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/a.db"]
    done = subprocess.run([*command, *arguments], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2 and reason in done.stderr and done.stderr.count("\n") == 1


def test_two_servers_do_not_share_a_database_or_a_port(tmp_path: Path) -> None:
    with server(tmp_path) as one:
        command = [sys.executable, "-m", "archfoe", "serve", "--database", one.url]
        done = subprocess.run([*command, "--port", "0"], capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 2 and "another server uses it" in done.stderr
        done = subprocess.run([*command, "--port", str(one.port)], capture_output=True, text=True, timeout=PATIENCE)
        assert done.returncode == 2 and "Choose another port with --port" in done.stderr


def test_a_port_that_a_killed_server_has_just_left_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    left = main._listen("127.0.0.1", 0)
    port = left.getsockname()[1]
    monkeypatch.setattr("time.sleep", lambda _: left.close())
    with main._listen("127.0.0.1", port) as listening:
        assert listening.getsockname()[1] == port
