"""A set is tried before a table may bring it, and so is a record that brings one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.games.options import Options
from archfoe.registry.brought import bring
from archfoe.server.replays import brings_a_set
from archfoe.server.trial import tried, tried_record
from archfoe.table.session import Session
from archfoe.workshop import drafts
from tests.server.running import server
from tests.server.villages import bomb
from tests.workshop.texts import FLOOD, TIDE

DEEP = f"{'EachPlayer(' * 9}Power(1){')' * 9}"
HOSTILE = {
    "when it is played": bomb(),
    "after a choice": bomb(0, leaf=f"OneOf(({'EachFoe(' * 9}Power(1){')' * 9}, Draw(1)))"),
    "when something seldom holds": bomb(0, leaf=f"If(Played(named('Punch'), 3), {DEEP})"),
    "when it defends": bomb(0, more=f'defense = "Defense({DEEP})"'),
    "when it is used": bomb(0, more=f'uses = "Use({DEEP})"'),
    "when something is heard of": bomb(0, more=f'when = "When(PLAY, {DEEP})"'),
    "when its text is another's, whose text is another's": bomb(0, leaf="CopyText(ANY)"),
    "when others set it off": bomb(0, more='ongoing = true\nwhen = "When(PLAY, Draw(1)), When(DRAW, Draw(1))"'),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_card_that_explodes_keeps_its_set_from_every_table(text: str) -> None:
    with pytest.raises(ArchfoeError, match=r"^This set can't come to a table: Bomb would set off more than [^.]*\.$"):
        tried(text, "base")


@pytest.mark.parametrize("mode", ["base", "rivals", "confrontations", "rebirth"])
def test_an_honest_set_is_let_in_as_it_was_written(mode: str) -> None:
    attack = FLOOD.replace("Power(2)", "Power(2), Attack(GainWeakness())")
    assert tried(TIDE + attack, mode) == drafts.settled(TIDE + attack)


@pytest.mark.parametrize(
    "play", ["Draw(999)", "GainWeakness(999)", "Power(999)", "PlayTopOfMain()", "PayFor(0, Draw(1))"]
)
def test_large_numbers_alone_are_no_explosion(play: str) -> None:
    tried(bomb(0, leaf=play), "base")


def test_the_server_refuses_the_set_in_a_sentence_and_makes_no_table(tmp_path: Path) -> None:
    with server(tmp_path) as running:
        wish = {"brings": bomb(), "seats": [{"kind": "human"}, *[{"kind": "bot"}] * 4]}
        status, _, body = running.request("/api/rooms", json.dumps(wish).encode())
        said = "This set can't come to a table: Bomb would set off more than 5,000 effects."
        assert (status, json.loads(body)["text"]) == (400, said)


def test_a_record_that_brings_a_set_is_known_however_it_is_spelled() -> None:
    assert brings_a_set(b'{"brought": {}}')
    assert brings_a_set(b'{"\\u0062rought": {}}')
    assert not brings_a_set(b'{"players": ["Ann"]}')


def test_a_record_with_an_honest_set_can_be_opened() -> None:
    found = bring(drafts.settled(TIDE))
    session = Session.seeded(Options(players=2, mix=found.name), ["random", "random"], "record")
    tried_record(session.record().dumps().encode())


@pytest.mark.skipif(sys.platform != "linux", reason="limits of memory are Linux's")
@pytest.mark.parametrize(
    ("work", "error"), [("bytes(200 * 1024 * 1024)", "MemoryError"), ("while True: pass", "TookTooLong")]
)
def test_what_takes_too_much_is_ended_and_the_process_goes_on(work: str, error: str) -> None:
    program = f"""
from archfoe.server.confined import TookTooLong, confined
try:
    with confined(64, 0.2):
        {work}
except {error}:
    print(len(bytes(200 * 1024 * 1024)))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == str(200 * 1024 * 1024)
