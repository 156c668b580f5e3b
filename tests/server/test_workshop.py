"""The workshop over HTTP: a set file is read while it is written, and a table brings it along."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from archfoe.registry.brought import TURNED_OFF
from archfoe.server.lobby import IDLE_SECONDS
from archfoe.server.replays import Replay
from archfoe.server.workshop import workbench
from archfoe.wire import protocol as p
from archfoe.wire.library import faces
from archfoe.wire.workbench import WorkshopWish
from archfoe.workshop import drafts
from tests.breadth import usually
from tests.server.desk import Desk, run
from tests.server.running import Caller, Server, server
from tests.workshop.texts import FLOOD, IN_A_SENTENCE, IN_WORDS, TIDE

home = import_module("archfoe.registry.brought")
SET = TIDE.replace(IN_WORDS, IN_A_SENTENCE) + FLOOD


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("workshop")) as one:
        yield one
        assert "Traceback" not in one.log.read_text()


def ask(running: Server, **wish: str) -> tuple[int, dict[str, Any]]:
    status, _, body = running.request("/api/workshop", json.dumps(wish).encode())
    return status, json.loads(body)


def test_faces_and_a_sentence_are_told_while_somebody_writes(running: Server) -> None:
    status, bench = ask(running, text=SET, say="Draw two cards", game="lineup")
    assert status == 200 and bench["problems"] == []
    ebb, flood = bench["drafts"]
    assert (ebb["face"]["text"], ebb["face"]["picture"], ebb["said"]["copies"]) == ("Draw 2 cards.", "anchor", "9")
    assert (flood["face"]["power"], flood["more"]) == (2, 'play = "Power(2)"\n')
    assert bench["said"]["readings"][0]["lines"] == ['play = "Draw(2)"']


def test_a_card_with_a_mistake_hides_no_other() -> None:
    bench = workbench(WorkshopWish(SET.replace("Power(2)", "Powr(2)")))
    assert [one.face and (one.face.name, one.face.text) for one in bench.drafts] == [
        ("Ebb", "Draw 2 cards."),
        ("Flood", ""),
    ]
    assert workbench(WorkshopWish(SET.replace("villain", "vilain"))).drafts[1].face is None
    assert [(flaw.line, flaw.text) for flaw in bench.problems] == [
        (17, "Flood: in play, there is no word Powr: did you mean Power?")
    ]


def test_what_is_not_understood_has_near_sentences_and_what_is_meant_in_two_ways_both() -> None:
    said = workbench(WorkshopWish("", "Draw 2 crads.", "lineup")).said
    assert said is not None and said.unread[0].near[0] == "Draw 2 cards."
    said = workbench(WorkshopWish("", "Put a Kikc from your discard pile into your hand.", "lineup")).said
    assert said is not None and said.problem == "No card is called 'Kikc': did you mean 'Kick'?"
    said = workbench(WorkshopWish("", "Put a card from your discard pile on top of your deck.", "lineup")).said
    assert said is not None and said.readings
    said = workbench(WorkshopWish("", "Draw.", "chess")).said
    assert said is not None and said.problem.startswith("There is no game called 'chess'.")


def test_a_table_brings_a_set_and_keeps_it_over_a_restart_and_in_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program that has never seen the set reads it from the room, and another one from the record."""

    def forget() -> None:
        monkeypatch.setattr(home, "_kept", type(home._kept)())

    async def play() -> str:
        seats = [p.SeatWish(p.HUMAN), p.SeatWish(p.BOT, bot="random")]
        wish = p.TableWish(brings=drafts.settled(SET), first="ebb", seats=seats)
        async with Desk(tmp_path) as desk:
            _, (ann,) = await desk.table(wish)
            before = ann.view.table.lineup
            name = next(lies.card for lies in before if lies and lies.card.endswith("/ebb")).partition("/")[0]
            assert {face.name: face.text for face in faces([name]).cards} == {
                "Ebb": "Draw 2 cards.",
                "Flood": "+2 Power.",
            }
            await ann.go()
            desk.lobby.sweep(asyncio.get_running_loop().time() + IDLE_SECONDS + 60)
            forget()
            back = await desk.again(ann)
            assert back.view.table.lineup == before
            return (await back.say(p.GetRecord()))[0].text  # type: ignore[attr-defined,no-any-return]

    text = run(play())
    forget()
    replay = Replay.of_text("r", text.encode())
    assert any("came with this table" in line for line in replay.message.intro)
    assert replay.table([]).brings == drafts.settled(SET)


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"brings": "name = 3"}, "Your set, line 1: name must be a text in quotes."),
        ({"brings": SET, "first": "Kick"}, "Kick does not come into a Line-Up"),
        ({"first": "Ebb"}, "A card for the first Line-Up comes with its set."),
        ({"brings": SET, "mix": "rivals"}, "A game takes in the cards of one other set"),
        ({"brings": SET, "mode": "base+heroes_unite"}, "only into games of one set"),
        (
            {"brings": SET.replace('is = "hero"', 'is = "super hero"').replace('[[card]]\nname = "Flood"', "")},
            "Your set",
        ),
    ],
)
def test_a_set_that_cannot_come_is_refused_in_one_sentence(running: Server, wish: Any, sentence: str) -> None:
    status, _, body = running.request("/api/rooms", json.dumps(wish).encode())
    assert status == 400 and sentence in json.loads(body)["text"], body


def test_whatever_is_sent_gets_a_sentence(running: Server) -> None:
    for body in (
        b"",
        b"{",
        b'"x"',
        b'{"text": 3}',
        b"\xff\xfe",
        b'{"text": ""}',
        b'{"text": "' + b"x" * 200_000 + b'"}',
    ):
        status, _, answer = running.request("/api/workshop", body)
        told = json.loads(answer)
        assert status in (200, 400, 413) and (told.get("text") or told["problems"][0]["text"])


def test_mutated_files_and_sentences_are_read_or_told() -> None:
    dice = random.Random("workshop")
    signs = "\"'=[](){},.#\\\n\x00 aZ9é\u202e\ud7ff"
    for _ in range(usually(60, 5000)):
        text, say = list(SET), list("+2 Power. Attack: each foe discards a card.")
        for line in (text, say):
            for _ in range(dice.randint(1, 6)):
                at = dice.randrange(len(line))
                line[at : at + dice.randint(0, 3)] = dice.choice([dice.choice(signs), "".join(line[at : at + 20]), ""])
        bench = workbench(WorkshopWish("".join(text), "".join(say), "lineup"))
        assert bench.problems or all(draft.face for draft in bench.drafts)
        assert bench.said is None or bench.said.readings or bench.said.unread or bench.said.problem


def test_a_host_turns_sets_from_outside_off(tmp_path: Path) -> None:
    """New ones are refused, and so is what was made with one before: a table of it, and a record."""
    seats = [{"kind": "human"}, {"kind": "bot"}]
    with server(tmp_path) as before:
        made = before.make(brings=drafts.settled(SET), seats=seats)
        room, token = made["room"], made["seats"][0]["token"]
        Caller(before, room, token).until_asked()
        assert json.loads(before.request("/api/setup")[2])["no_brought_sets"] == ""
        assert before.stop() == 0
    with server(tmp_path, "--no-brought-sets") as running:
        assert json.loads(running.request("/api/setup")[2])["no_brought_sets"] == TURNED_OFF
        wish = json.dumps({"brings": drafts.settled(SET), "seats": seats}).encode()
        status, _, body = running.request("/api/rooms", wish)
        assert status == 403 and TURNED_OFF in body.decode()
        ann = Caller(running, room, token)
        told = ann.until("room")
        assert TURNED_OFF in " ".join(told["intro"])
        ann.send(type="get_record")
        record = ann.until("record")["text"]
        status, _, body = running.request("/api/replays", record.encode())
        assert status == 400 and TURNED_OFF in body.decode()
        assert running.request("/api/rooms", json.dumps({"seats": seats}).encode())[0] == 201
        status, told = ask(running, text=SET)
        assert status == 200 and told["drafts"], "cards can still be written here"
