"""Messages and bodies that nobody should send: nothing crashes or changes, and nobody is shown a traceback."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.breadth import usually
from tests.server.desk import run
from tests.server.running import Caller, server
from tests.server.villainy import A_TIME, SCRIPT, Bodies, attacks

MESSAGES = usually(5_000, 20_000)


def test_hostile_messages_change_nothing(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        made = running.make(seats=[{"kind": "human", "name": "ann"}, {"kind": "human", "name": "bob"}])
        callers = [Caller(running, made["room"], seat["token"]) for seat in made["seats"]]
        before = [caller.until("view") for caller in callers]
        asked = next(view for view in before if view["table"]["prompt"] is not None)
        sent, back = run(attacks(running, made, asked, MESSAGES))
        assert sent >= MESSAGES
        assert back["refused"] > MESSAGES * 0.9 and back["pong"] == sent // A_TIME, back
        assert set(back) == {"refused", "view", "room", "pong"}, "nothing was accepted, said or given away"
        after = [Caller(running, made["room"], seat["token"]).until("view") for seat in made["seats"]]
        assert [view["table"] for view in after] == [view["table"] for view in before]
        assert [view["number"] for view in after] == [view["number"] for view in before]
        person = Caller(running, made["room"], made["seats"][before.index(asked)]["token"])
        person.answer(asked, [0])
        assert person.until("accepted")["number"] == asked["table"]["prompt"]["number"]
        log = running.log.read_text()
        assert "Traceback" not in log and "Error" not in log, log[-2000:]


def test_hostile_bodies_are_refused_with_a_sentence(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        villain = Bodies(running.port, 1)
        answered = Counter(villain.send() for _ in range(usually(300, 5000)))
        assert all(400 <= status < 500 or status == 200 for status in answered), answered
        assert {400, 404, 405, 429} <= set(answered), "every sort was tried"
        assert "Traceback" not in running.log.read_text()


def test_script_in_names_and_chat_travels_as_text(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        made = running.make(seats=[{"kind": "human", "name": "<b>ann</b>"}, {"kind": "bot"}])
        ann = Caller(running, made["room"], made["seats"][0]["token"])
        assert ann.until("room")["chairs"][0]["name"] == "<b>ann</b>"
        ann.send(type="say", text=SCRIPT)
        assert ann.until("said")["text"] == SCRIPT
        _, headers, _ = running.request("/api/setup")
        assert headers["content-type"] == "application/json"  # never a page that a browser would run
