"""A set of somebody else lies in a folder: it is played, recorded, replayed, listed and served like ours."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from archfoe import registry
from archfoe.cli import run
from archfoe.cli.doctor import boxes, sets_of_others
from archfoe.core.errors import ArchfoeError, BadRecord
from archfoe.core.record import Record
from archfoe.games.options import Options
from archfoe.registry import Set
from archfoe.registry.editions import digest
from archfoe.table import catalogue
from archfoe.table.session import Session
from archfoe.table.view import View
from archfoe.table.words.log import lines
from archfoe.wire import library
from tests.fan.conftest import SHELF, Found

Capture = pytest.CaptureFixture[str]


def played(mode: str = "base+moonbase", bots: str = "greedy") -> Session:
    return Session.seeded(Options(mode, 2), [bots] * 2, "moon")


def test_bots_play_with_its_cards_and_its_verb(moonbase: Set) -> None:
    session = played()
    assert session.game.over
    told = [line.text for line in lines(View(session.game, None).events(), None, ["ann", "bob"])]
    assert any("Airlock" in line for line in told)
    assert any("on the bottom of the main deck (Airlock)" in line for line in told)
    assert not any(moonbase.box.find("Punch") is card for card in session.game.state.cards)  # starters are the host's


def test_a_record_of_it_replays_and_names_its_edition(moonbase: Set, tmp_path: Path, capsys: Capture) -> None:
    session = played(bots="random")
    path = tmp_path / "moon.archfoe.json"
    session.save(path)
    assert json.loads(path.read_text(encoding="utf-8"))["sets"] == {"moonbase": digest("moonbase")}
    assert Session.load(path).game.state == session.game.state
    assert run(["replay", str(path)]) == 0
    assert "Airlock" in capsys.readouterr().out


def test_a_record_of_our_own_sets_has_no_word_of_them() -> None:
    record = Session.seeded(Options("base", 2), ["random"] * 2, "ours").record()
    assert '"sets"' not in record.dumps()


def test_a_record_is_refused_where_the_set_is_missing_or_another(
    moonbase: Set, found: Found, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = played(bots="random").record()
    path = tmp_path / "moon.archfoe.json"
    path.write_text(record.dumps(), encoding="utf-8")
    found(tmp_path)
    with pytest.raises(BadRecord, match="needs the set moonbase, which is not installed"):
        Session.from_record(Record.loads(record.dumps()))
    found(SHELF)
    monkeypatch.setitem(registry.sets(), "moonbase", replace(registry.sets()["moonbase"], revision=2))
    digest.cache_clear()
    with pytest.raises(BadRecord, match="was played with other cards of moonbase"):
        Session.from_record(Record.loads(record.dumps()))
    assert run(["replay", str(path)]) == 2
    assert run(["replay", str(path), "--anyway"]) == 0


def test_it_is_listed_and_served(moonbase: Set, capsys: Capture) -> None:
    assert run(["cards", "airlock"]) == 0
    assert "Put up to 1 cards of the Line-Up under the main deck" in " ".join(capsys.readouterr().out.split())
    assert [card.name for card in catalogue.cards("moonbase")][-1] == "Dust Wraith"
    (shown,) = (one for one in library.setup().sets if one.name == "moonbase")
    assert (shown.short, shown.blurb, shown.alone) == ("Moonbase", "Far from home", False)
    assert "moonbase" in next(mode for mode in library.setup().modes if mode.mode == "base").mixes
    assert library.faces(["moonbase"]).sets == {"moonbase": "Moonbase"}


def test_it_is_a_guest_in_every_game(moonbase: Set) -> None:
    for mode in ("heroes_unite", "rivals", "rebirth"):
        options = Options(mode, 2, mix="moonbase")
        assert options.guests == ("moonbase",)
        assert Session.seeded(options, ["random"] * 2, "guest").game.over
    assert Options("moonbase+base").mode == "base"  # which of the two is the game is plain


def test_it_is_no_game_by_itself(moonbase: Set) -> None:
    with pytest.raises(ArchfoeError) as caught:
        Options("moonbase")
    assert str(caught.value) == (
        "The set moonbase is not a game by itself, since it lacks 12 Super-Villains: bring its cards into another "
        "game, such as base+moonbase."
    )


def test_the_doctor_knows_it(moonbase: Set) -> None:
    assert sets_of_others().ok and f"moonbase ({SHELF / 'moonbase'})" in sets_of_others().state
    assert boxes().ok and "moonbase: 88 game cards" in boxes().state
