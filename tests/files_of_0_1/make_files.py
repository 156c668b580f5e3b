"""`python -m tests.files_of_0_1.make_files FOLDER`: one file of every kind that people keep, made as people make them.

Only the command and the messages of the server are used, so the same script makes the files of any release: put its
source first on the path. README.md says how the folders here were made.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import shlex
import shutil
import sqlite3
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import yaml

from archfoe.cli import run
from tests.server.running import Caller, Server, server

#: Games of bots, each to its end: name -> what is typed behind `archfoe play`.
RECORDS = {
    "base-2": "--players greedy,random --heroes two-dealt",
    "base-2-two-heads": "--players greedy,greedy --variant two-heads",
    "base-3-first-game": "--players greedy,random,greedy --heroes first-game --villains 12",
    "base-4-team": "--players greedy,greedy,random,greedy --variant team --promos",
    "base-5-on-patrol": "--players greedy,greedy,greedy,greedy,greedy --variant on-patrol",
    "base-3-rebirth": "--players greedy,random,greedy --mix rebirth",
    "heroes_unite-2-two-heads-synergy": "--mode heroes_unite --players greedy,greedy --variant two-heads,synergy",
    "heroes_unite-3-synergy-hidden": "--mode heroes_unite --players greedy,random,greedy --variant synergy,hidden",
    "heroes_unite-4-team-hunt": "--mode heroes_unite --players greedy,greedy,greedy,greedy --variant team,hunt",
    "heroes_unite-4-hidden-rebirth": "--mode heroes_unite --players greedy,greedy,random,greedy --variant hidden "
    "--mix rebirth",
    "base+heroes_unite-2-match": "--mode base+heroes_unite --players greedy,random --match",
    "base+heroes_unite-4-split": "--mode base+heroes_unite --players greedy,greedy,greedy,greedy --mix split",
    "base+heroes_unite-3-whole-hunt": "--mode base+heroes_unite --players greedy,greedy,random --mix whole "
    "--variant hunt --heroes free",
    "rivals-2": "--mode rivals --players greedy,random",
    "confrontations-2": "--mode confrontations --players greedy,greedy",
    "confrontations-3": "--mode confrontations --players greedy,random,greedy",
    "confrontations-4-any-sides": "--mode confrontations --players greedy,greedy,greedy,greedy --variant any-sides",
    "confrontations-4-rebirth": "--mode confrontations --players greedy,greedy,greedy,greedy --mix rebirth",
    "rivals+confrontations-4": "--mode rivals+confrontations --players greedy,greedy,random,greedy --mix random",
    "rivals+confrontations-2": "--mode rivals+confrontations --players greedy,greedy --mix Zatanna+Circe",
    "rebirth-1": "--mode rebirth --players greedy",
    "rebirth-1-scenario-4": "--mode rebirth --players greedy --scenario 4 --signatures 2",
    "rebirth-2-scenario-2": "--mode rebirth --players greedy,random --scenario 2 --signatures 1",
    "rebirth-2-scenario-3": "--mode rebirth --players greedy,greedy --scenario 3 --signatures 1",
    "rebirth-2-scenario-6": "--mode rebirth --players greedy,greedy --scenario 6 --signatures 3",
    "rebirth-3-scenario-5": "--mode rebirth --players greedy,greedy,greedy --scenario 5 --signatures 2",
    "rebirth-4-scenario-7": "--mode rebirth --players greedy,greedy,greedy,greedy --scenario 7 --signatures 3",
    "rebirth-4-scenario-8": "--mode rebirth --players greedy,random,greedy,greedy --scenario 8 --signatures 3",
    "rebirth-2-competitive": "--mode rebirth --players greedy,greedy --variant competitive",
    "rebirth-3-competitive-base": "--mode rebirth --players greedy,greedy,random --variant competitive --mix base",
    "rebirth-4-team-competitive": "--mode rebirth --players greedy,greedy,greedy,greedy --variant team,competitive",
    "rebirth-2-heroes_unite": "--mode rebirth --players greedy,greedy --mix heroes_unite",
}
#: What came with 0.2: any set may give half of the main deck to another one.
LATER_RECORDS = {
    "base-2-confrontations": "--players greedy,random --mix confrontations",
    "rivals-2-rebirth": "--mode rivals --players greedy,greedy --mix rebirth",
    "confrontations-4-heroes_unite": "--mode confrontations --players greedy,greedy,greedy,greedy --mix heroes_unite",
    "rebirth-1-rivals": "--mode rebirth --players greedy --mix rivals --scenario 2",
}
#: Games that people leave in the middle: name -> (what is typed behind `archfoe play`, how many lines they type then).
SAVES = {
    "base-alone": ("--players ann,greedy,greedy", 40),
    "base-two-people": ("--players ann,bob,random --variant on-patrol", 60),
    "base-untouched": ("--players ann,greedy", 0),
    "heroes_unite-hidden": ("--mode heroes_unite --players ann,greedy,greedy --variant hidden,synergy", 50),
    "rivals": ("--mode rivals --players ann,greedy", 70),
    "confrontations-partners": ("--mode confrontations --players 'ann, bob vs greedy, greedy'", 60),
    "rebirth-alone": ("--mode rebirth --players ann --scenario 2 --signatures 1", 60),
    "rebirth-team": ("--mode rebirth --players ann,bob --scenario 3", 60),
    "rebirth-competitive": ("--mode rebirth --players ann,greedy --variant competitive", 50),
}
#: The first game of a match is over, the second has begun.
MATCH = "--mode base+heroes_unite --players ann,greedy --match"
#: Campaigns: name -> (what is typed behind `archfoe campaign new`, how many lines are typed then).
CAMPAIGNS = {
    "begun": ("--players ann,greedy --heroes Batman,Cyborg", 45),
    "alone": ("--players ann", 60),
    "untouched": ("--players ann,bob,greedy --heroes free", 0),
    "contest-begun": ("--players ann,greedy --variant competitive", 40),
    "teams-begun": ("--players 'ann, bob vs greedy, greedy' --variant team,competitive", 50),
    "ended": ("--players greedy", 0),
    "contest-ended": ("--players greedy,greedy,random --variant competitive", 0),
}
#: What is watched again of a campaign that is over.
KEEPSAKES = ("scenario-2-try-1", "scenario-5-try-1", "scenario-8-try-1")
PRESETS = {
    "friday": "--mode rebirth --players ann,greedy --scenario 2",
    "duel": "--mode rivals+confrontations --players ann,greedy --mix Zatanna+Circe",
    "long": "--players ann,bob,greedy,greedy --variant team --villains 12 --promos",
}
BETWEEN = "Press Enter to go on with"  # what a campaign says between two games
SECOND = "Press Enter to begin the second game"


class Typist(io.StringIO):
    """Somebody who types numbers at random, and sometimes undo. After `until` was shown, `more` lines and no more."""

    def __init__(self, seed: str, lines: int, out: io.StringIO, until: str = "", more: int = 0) -> None:
        super().__init__()
        self._dice, self._left, self._out, self._until, self._more = Random(seed), lines, out, until, more

    def readline(self, *_: Any) -> str:  # type: ignore[override]
        if self._until and self._until in self._out.getvalue()[-400:]:
            self._until, self._left = "", self._more
        if not self._left:
            return ""
        self._left -= 1
        return self._dice.choice(["", "1", "1", "1", "1", "1", "2", "2", "3", "1,2", "undo"]) + "\n"


def typed(words: list[str], seed: str = "", lines: int = 0, until: str = "", more: int = 0) -> str:
    """The command with these words, and with somebody at the keyboard."""
    out = io.StringIO()
    typist = Typist(seed, lines, out, until, more)
    with contextlib.redirect_stdout(out), mock.patch.object(sys, "stdin", typist):
        status = run(words)
    assert status == 0, (words, status)
    return out.getvalue()


# Files of the command


def make_records(folder: Path, recent: bool) -> None:
    folder.mkdir()
    names = [*list(RECORDS)[::2], *LATER_RECORDS] if recent else list(RECORDS)
    for name, words in [(name, (RECORDS | LATER_RECORDS)[name]) for name in names]:
        typed(["play", *shlex.split(words), "--seed", name, "--save", str(folder / f"{name}.json")])


def make_saves(folder: Path) -> None:
    folder.mkdir()
    for name, (words, lines) in SAVES.items():
        typed(["play", *shlex.split(words), "--seed", name, "--save", str(folder / f"{name}.json")], name, lines)
    match = ["play", *shlex.split(MATCH), "--seed", "match", "--save", str(folder / "match.json")]
    typed(match, "match", 9999, SECOND, 20)


def make_campaigns(folder: Path) -> None:
    """With the records of a campaign that is over, which lie in a folder beside it, and with the double of one file."""
    with at_home(folder.with_name("home")) as home:
        for name, (words, lines) in CAMPAIGNS.items():
            typed(["campaign", "new", name, *shlex.split(words), "--seed", name])
            if name != "untouched":
                typed(["campaign", "play", name], name, lines)
        for name, until, more in (
            ("between", BETWEEN, 0),
            ("regrouped", BETWEEN, 0),
            ("later", f"{BETWEEN} scenario 3", 40),
        ):
            typed(["campaign", "new", name, "--players", "ann,greedy,greedy", "--seed", name])
            typed(["campaign", "play", name], name, 99_999, until, more)
        typed(["campaign", "play", "regrouped", "--leave", "ann", "--join", "dora"], "regrouped", 20)
        folder.mkdir()
        for path in (home / "campaigns").glob("*.campaign.json"):
            shutil.copy(path, folder)
        shutil.copy(home / "campaigns" / "begun.campaign.last.json", folder)
        for name in KEEPSAKES:
            shutil.copy(
                home / "campaigns" / "ended" / f"{name}.archfoe.json",
                folder.with_name("records") / f"campaign-{name}.json",
            )


def write_ends(folder: Path) -> None:
    """How every record ended when it was played: the last lines of `archfoe replay`."""
    records = sorted((folder / "records").iterdir())
    ends = {path.name: typed(["replay", str(path)]).splitlines()[-5:] for path in records}
    write_lines(folder / "ends.json", ends)


def write_lines(path: Path, entries: Mapping[str, object]) -> None:
    """One line for each entry."""
    text = ",\n".join(f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in entries.items())
    path.write_text("{\n" + text + "\n}\n", encoding="utf-8")


def make_presets(path: Path) -> None:
    with at_home(path.with_name("home")) as home:
        for name, words in PRESETS.items():
            typed(["play", *shlex.split(words), "--save-preset", name, "--save", str(home / "unwanted.json")])
        shutil.copy(home / "presets.json", path)


@contextlib.contextmanager
def at_home(home: Path) -> Iterator[Path]:
    """A folder for the data of the command, for a while."""
    with mock.patch.dict(os.environ, XDG_DATA_HOME=str(home)):
        (home / "archfoe").mkdir(parents=True)
        yield home / "archfoe"
    shutil.rmtree(home)


# Position files


def make_positions(folder: Path, cases: Path) -> None:
    """Few files that have every key and every verb of the notation between them, the shortest first."""
    folder.mkdir()
    have = {path: _features(path) for path in sorted(cases.rglob("*.yaml"), key=lambda path: path.stat().st_size)}
    wanted = set[str]().union(*have.values())
    while wanted:
        best = max(have, key=lambda path: len(have[path] & wanted))
        wanted -= have[best]
        shutil.copy(best, folder / f"{best.parent.name}-{best.name}")


def _features(path: Path) -> set[str]:
    case = yaml.safe_load(path.read_text(encoding="utf-8"))
    found = {f"table {key}" for key in case.get("table") or {}} | {f"expect {key}" for key in case.get("expect") or {}}
    found |= {f"mode {(case.get('table') or {}).get('mode')}"}
    for step in case.get("steps") or []:
        for who, what in step.items():
            words = [f"expect {key}" for key in what] if who == "expect" else [f"verb {str(what).split(' ')[0]}"]
            found |= set(words)
    return found


# A server


class Rooms:
    """Rooms in every phase; `links` has what opens their seats."""

    def __init__(self, running: Server) -> None:
        self.running = running
        self.links: dict[str, dict[str, Any]] = {}

    def make(self, name: str, seats: str, **wish: Any) -> dict[str, Caller]:
        """ "ann greedy open": who sits where; returns the people."""
        made = self.running.make(seats=[_seat(word) for word in seats.split()], **wish)
        return self.opened(name, seats, made)

    def opened(self, name: str, seats: str, made: dict[str, Any]) -> dict[str, Caller]:
        tokens = {who: seat["token"] for who, seat in zip(seats.split(), made["seats"], strict=True) if seat["token"]}
        self.links[name] = {"room": made["room"], "tokens": tokens}
        return {who: Caller(self.running, made["room"], token) for who, token in tokens.items()}

    def lobby(self) -> None:
        people = self.make("lobby", "ann open open", mode="heroes_unite", variants=["synergy"])
        people["ann"].send(type="say", text="We are two so far.")
        people["ann"].until("said")

    def playing(self) -> None:
        ann = self.make("playing", "ann greedy", villains=9)["ann"]
        ann.send(type="set_orders", orders=[{"do": "avoid", "attacker": "villain"}])
        view = answered(ann, 12)
        ann.send(type="undo", game=view["game"], number=view["number"])
        answered(ann, 3, ann.until_asked())

    def others(self) -> None:
        """One of each game and way to sit that has a look of its own."""
        for name, seats, wish in (
            ("partners", "ann greedy greedy greedy", {"mode": "confrontations"}),
            ("rivals", "ann greedy", {"mode": "rivals", "counts_points": True}),
            ("timing", "ann random", {"hides_timing": True, "spectators": False}),
            ("city", "ann", {"mode": "rebirth", "scenario": 4, "signatures": 2}),
            ("contest", "ann greedy", {"mode": "rebirth", "variants": ["competitive"]}),
            ("campaign", "ann greedy", {"mode": "rebirth", "campaign": {"name": "friday"}}),
        ):
            answered(self.make(name, seats, **wish)["ann"], 9)

    def two_people(self) -> None:
        people = self.make("two people", "ann bob", variants=["on-patrol"])
        for _ in range(8):
            for person in people.values():
                view = person.until("view") if not person.views else person.views[-1]
                if view["table"]["prompt"] is not None:
                    answered(person, 1, rests=False)

    def over(self) -> None:
        self.left_to_bots("over", "ann greedy", mode="rivals")
        self.left_to_bots("campaign between two games", "ann", mode="rebirth", campaign={"name": "sunday"})
        ann = self.left_to_bots("second of a match", "ann greedy", mode="base+heroes_unite", match=True)
        ann.send(type="start")
        while (view := ann.until("view"))["table"]["over"] or view["table"]["prompt"] is None:
            pass
        answered(ann, 5, view)

    def left_to_bots(self, name: str, seats: str, **wish: Any) -> Caller:
        """A bot stands in for ann until the game is over; then she is back."""
        ann = self.make(name, seats, **wish)["ann"]
        answered(ann, 3)
        ann.send(type="change_seat", seat=0, kind="bot", bot="greedy")
        while not ann.until("view")["table"]["over"]:
            pass
        ann.send(type="change_seat", seat=0, kind="human")
        while ann.until("room")["chairs"][0]["kind"] != "human":
            pass
        return ann

    def went_on(self, record: Path) -> None:
        """A table that plays on from the middle of a record."""
        _, _, body = self.running.request("/api/replays", record.read_bytes())
        replay = json.loads(body)
        wish = {"at": 40, "seats": [_seat("ann"), _seat("greedy")]}
        status, _, made = self.running.request(f"/api/replays/{replay['id']}/continue", json.dumps(wish).encode())
        assert status == 201, made
        answered(self.opened("from a replay", "ann greedy", json.loads(made))["ann"], 4)


def _seat(word: str) -> dict[str, str]:
    if word in ("greedy", "random"):
        return {"kind": "bot", "bot": word}
    return {"kind": "open"} if word == "open" else {"kind": "human", "name": word}


def answered(person: Caller, times: int, view: dict[str, Any] | None = None, *, rests: bool = True) -> dict[str, Any]:
    """Answers so many questions with their first options; returns the last view, usually with the next question."""
    view = view or (person.views[-1] if person.views else person.until_asked())
    for _ in range(times):
        if view["table"]["prompt"] is None:
            view = person.until_asked()
        prompt = view["table"]["prompt"]
        assert prompt is not None, "the game is over"
        person.answer(view, list(range(max(prompt["least"], min(1, prompt["most"])))))
        person.until("accepted")
        view = person.until("view")
    if view["table"]["prompt"] is None and rests:
        view = person.until_asked()
    return view


def make_tables(folder: Path, record: Path) -> None:
    work = folder / "work"
    work.mkdir()
    with server(work) as running:
        rooms = Rooms(running)
        for make in (rooms.lobby, rooms.playing, rooms.others, rooms.two_people, rooms.over):
            make()
        rooms.went_on(record)
        assert running.stop() == 0
    with contextlib.closing(sqlite3.connect(work / "tables.sqlite3")) as database:
        database.execute("PRAGMA journal_mode=DELETE")  # one file, as a server that is stopped leaves it
        database.execute("VACUUM")
    (work / "tables.sqlite3").rename(folder / "tables.sqlite3")
    (folder / "links.json").write_text(json.dumps(rooms.links, indent=1) + "\n", encoding="utf-8")
    shutil.rmtree(work)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--cases", type=Path, default=Path(__file__).parents[1] / "cases", help="its position files")
    parser.add_argument("--recent", action="store_true", help="fewer records, and the mixtures that 0.1 did not have")
    given = parser.parse_args()
    folder = given.folder.absolute()
    folder.mkdir()
    make_records(folder / "records", given.recent)
    make_saves(folder / "saves")
    make_campaigns(folder / "campaigns")
    write_ends(folder)
    make_presets(folder / "presets.json")
    make_positions(folder / "positions", given.cases)
    make_tables(folder, folder / "records" / "base-2.json")


if __name__ == "__main__":
    main()
