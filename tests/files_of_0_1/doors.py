"""The doors through which people open their files: the command, and a server. What is shown there, in short.

All that this folder knows of the program is here: the entry point of the command and the messages of the server.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any
from unittest import mock

from archfoe.cli import run
from archfoe.table.words.labels import player_names
from archfoe.version import VERSION
from tests.server.running import Caller, Server, server

HERE = Path(__file__).parent
RELEASES = ("v0_1", "v0_2_dev")
#: Every kind of file, and what people see when they open it.
Shown = dict[str, Any]
_BLOCK = 20  # lines that share a checksum
_FIRST, _LAST = 3, 5  # lines that are kept in full
#: Records that are watched in the browser, too.
WATCHED = ("base+heroes_unite-2-match.json", "confrontations-2.json", "rebirth-1.json")
ANSWER = "1"  # what is typed to a game that goes on


# What was shown, in short


def _without_version(text: str) -> str:
    """Today's version is told otherwise with each release; an earlier one that a text names stays."""
    return re.sub(rf"archfoe {re.escape(VERSION)}(?!\.?\w)", "archfoe VERSION", text)


def gist(text: str) -> Shown:
    """Its first and last lines, and a checksum for every twenty; so that a difference is found, and roughly where."""
    lines = _without_version(text).splitlines()
    blocks = ["\n".join(lines[i : i + _BLOCK]) for i in range(0, len(lines), _BLOCK)]
    return {
        "lines": len(lines),
        "first": lines[:_FIRST],
        "last": lines[-_LAST:],
        "sums": " ".join(_sum(block) for block in blocks),
    }


def _sum(text: str) -> str:
    return blake2b(text.encode(), digest_size=3).hexdigest()


def where(text: str, expected: Shown) -> str:
    """The first twenty lines that differ from what is expected, to be read by who broke something."""
    lines, sums = _without_version(text).splitlines(), expected["sums"].split()
    for number, start in enumerate(range(0, len(lines), _BLOCK)):
        block = "\n".join(lines[start : start + _BLOCK])
        if number >= len(sums) or sums[number] != _sum(block):
            return f"it differs from line {start + 1} on, which now begins:\n{block}"
    return f"it is the same as far as it goes, which is {len(lines)} of {expected['lines']} lines."


def as_called_today(lines: list[str], path: Path) -> list[str]:
    """What a release told of a record when bots were called by their levels, without the width of columns."""
    players: list[str] = json.loads(path.read_text(encoding="utf-8"))["players"]
    before = [
        player if players.count(player) == 1 else f"{player} {players[: seat + 1].count(player)}"
        for seat, player in enumerate(players)
    ]
    today = dict(zip(before, player_names(players), strict=True))
    called = re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(today, key=len, reverse=True)))
    return unaligned([called.sub(lambda found: today[found[0]], line) for line in lines])


def unaligned(lines: list[str]) -> list[str]:
    return [" ".join(line.split()) for line in lines]


# The command


class Command:
    """`archfoe` in a folder of its own, which is its home too; `texts` keeps all that it said."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.texts: dict[str, str] = {}

    def says(self, *words: str, typed: str = "") -> Shown:
        out, err = io.StringIO(), io.StringIO()
        with (
            contextlib.chdir(self.folder),
            mock.patch.dict(os.environ, XDG_DATA_HOME="home"),
            mock.patch.object(sys, "stdin", io.StringIO(typed)),
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
        ):
            status = run(list(words))
        self.texts[" ".join(words)] = out.getvalue()
        return {"status": status, "out": gist(out.getvalue()), "err": err.getvalue()}

    def copied(self, path: Path, *under: str) -> Path:
        place = self.folder.joinpath(*under)
        place.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, place)
        return place / path.name


def record(command: Command, path: Path) -> Shown:
    """A game that is over is watched again."""
    command.copied(path)
    return {"replay": command.says("replay", path.name)}


def save(command: Command, path: Path) -> Shown:
    """A game in the middle is watched so far, taken up, and one answer is given. A match is two files."""
    for other in path.parent.glob(f"{path.stem}*"):
        command.copied(other)
    shown = {"replay": command.says("replay", path.name)}
    shown["resume"] = command.says("resume", path.name, typed=f"{ANSWER}\n")
    for place in sorted(command.folder.glob("*.json*")):
        kept = json.loads(place.read_text(encoding="utf-8"))
        shown[place.name] = {name: kept[name] for name in ("rulings", "takebacks")} | {"answers": len(kept["answers"])}
    return shown


def campaign(command: Command, path: Path) -> Shown:
    """Its log is read, it goes on for one answer, and its log is read again."""
    place, name = command.copied(path, "home", "archfoe", "campaigns"), path.name.split(".")[0]
    shown: Shown = {"log": command.says("campaign", "log", name), "list": command.says("campaign", "list")}
    if ".last." in path.name:  # only the double is left
        shown["restore"] = command.says("campaign", "play", name, "--restore")
        place = place.with_name(place.name.replace(".last", ""))
    shown["play"] = command.says("campaign", "play", name, typed=f"{ANSWER}\n")
    if not place.exists():  # it needs cards that are gone, so its double was not restored
        return shown
    kept = json.loads(place.read_text(encoding="utf-8"))
    shown["file"] = {entry: value for entry, value in kept.items() if entry not in ("version", "check", "game")}
    shown["answers"] = None if kept["game"] is None else len(kept["game"]["answers"])
    return shown


def presets(command: Command, path: Path) -> Shown:
    command.copied(path, "home", "archfoe")
    shown = {"presets": command.says("presets")}
    for name in json.loads(path.read_text(encoding="utf-8"))["presets"]:
        shown[name] = command.says("play", "--preset", name, "--seed", "1", "--save", f"{name}.json")
    return shown


def positions(command: Command, path: Path) -> Shown:
    """All of them with one command; it says one line about each."""
    shutil.copytree(path, command.folder / path.name)
    shown = command.says("case", path.name)
    return {"case": {**shown, "lines": command.texts[f"case {path.name}"].splitlines()}}


#: Where a kind of file lies, and its door: for each file of a folder, but for all position files at once.
DOORS: dict[str, Callable[[Command, Path], Shown]] = {
    "records": record,
    "saves": save,
    "campaigns": campaign,
    "presets.json": presets,
    "positions": positions,
}


def files(release: str) -> Iterator[tuple[str, Path]]:
    """Every file of a release that the command opens, with its kind; that of the server is opened by `rooms`."""
    for kind in DOORS:
        place = HERE / release / kind
        for path in [place] if kind in ("presets.json", "positions") else sorted(place.iterdir()):
            if not path.stem.endswith("-game-2") or kind != "saves":  # the second of a match comes with its first
                yield kind, path


# The server


def rooms(release: str, folder: Path) -> Shown:
    """Every room of a stored server is entered, and the first who is asked answers; some records are watched."""
    shutil.copy(HERE / release / "tables.sqlite3", folder / "tables.sqlite3")
    links = json.loads((HERE / release / "links.json").read_text(encoding="utf-8"))
    with server(folder) as running:
        shown = {name: _room(running, link) for name, link in links.items()}
        for name in WATCHED:
            shown[f"watched {name}"] = _watched(running, (HERE / release / "records" / name).read_bytes())
        assert running.stop() == 0, running.log.read_text()
    assert "Traceback" not in running.log.read_text(), running.log.read_text()
    return shown


def _room(running: Server, link: dict[str, Any]) -> Shown:
    people = {who: Caller(running, link["room"], token) for who, token in link["tokens"].items()}
    shown: Shown = {}
    for who, person in people.items():
        came = _came(person)
        shown[who] = {"room": _room_in_short(came["room"])}
        if "said" in came:
            shown[who]["said"] = [came["said"]["name"], came["said"]["text"]]
        if "view" in came:
            shown[who]["view"] = _view_in_short(came["view"])
            asked = came["view"]["table"]["prompt"]
            if asked is not None and "answer" not in shown:
                shown["answer"] = _answered(person, came["view"], asked)
        if came["room"]["phase"] == "over":
            shown[who]["record"] = _kept(person, "get_record")
            shown[who]["campaign"] = _kept(person, "get_campaign")
    for person in people.values():
        person.close()
    return shown


def _came(person: Caller) -> dict[str, dict[str, Any]]:
    """What somebody is sent who comes in: the room, what was said, and the view; of several of one type the first."""
    person.send(type="ping")
    came: dict[str, dict[str, Any]] = {}
    while "pong" not in came or ("view" not in came and came["room"]["phase"] != "lobby"):
        message = person.read()
        came.setdefault(message["type"], message)
    return came


def _answered(person: Caller, view: dict[str, Any], prompt: dict[str, Any]) -> Shown:
    """The first options; what is shown right after it, before any bot has answered."""
    person.answer(view, list(range(max(prompt["least"], min(1, prompt["most"])))))
    now = person.until("accepted")["now"]
    while (after := person.until("view"))["number"] < now:
        pass
    assert after["number"] == now, "a later view has come in place of the one after the answer"
    return _view_in_short(after)


def _kept(person: Caller, wish: str) -> Shown:
    """A file that is taken home, less what tells only of the program and the day; or why it cannot be had."""
    person.send(type=wish)
    while (message := person.read())["type"] not in ("record", "refused"):
        pass
    if message["type"] == "refused":
        return {"refused": message["text"]}
    kept = json.loads(message["text"])
    answers = kept.pop("answers", None)
    shown = {entry: value for entry, value in kept.items() if entry not in ("version", "check")}
    return shown if answers is None else {**shown, "answers": len(answers)}


def _room_in_short(room: dict[str, Any]) -> Shown:
    chairs = [[chair["kind"], chair["name"], chair["bot"]] for chair in room["chairs"]]
    whole = ("phase", "game", "host", "seat", "choices", "intro", "orders", "next_game", "campaign")
    kept = {entry: room[entry] for entry in whole}
    # Pages of these versions were told what any game asks; now that is told which the game of the table asks
    choices = {"villains": 8, "promos": False, "scenario": 1, "signatures": 0, **kept["choices"]}
    own = choices.pop("own")
    return {"chairs": chairs, **kept, "choices": {**choices, **own}}


def _view_in_short(view: dict[str, Any]) -> Shown:
    table, prompt = view["table"], view["table"]["prompt"]
    city = table["section"] if table["section"] and table["section"]["game"] == "city" else None
    whole = (
        "turn",
        "active",
        "over",
        "winners",
        "result",
        "lineup",
        "main_deck",
        "villains",
        "weaknesses",
        "destroyed",
    )
    mine = ("figures", "hand", "deck", "discard", "played", "in_play", "stored", "trophies", "power", "score")
    others = ("figures", "deck", "score")
    return {
        "number": view["number"],
        "log": gist("\n".join(line["text"] for line in view["log"]["lines"])),
        "asked": prompt and [prompt["text"], *(option["label"] for option in prompt["options"])],
        "table": {entry: table[entry] for entry in whole},
        "seats": [
            {entry: seat[entry] for entry in (mine if seat["seat"] == table["seat"] else others)}
            for seat in table["seats"]
        ],
        "city": city and {entry: city[entry] for entry in ("goal", "lines", "at", "threat", "clock")},
    }


def _watched(running: Server, text: bytes) -> Shown:
    """A record in the browser: how long it is, and the last lines that a spectator reads; or why it is not shown."""
    status, _, body = running.request("/api/replays", text)
    replay = json.loads(body)
    if status != 201:
        return {"refused": replay["text"]}
    last = len(replay["answers"])
    _, _, body = running.request(f"/api/replays/{replay['id']}/{last}")
    end = json.loads(body)
    return {"answers": last, "turns": len(replay["turns"]), "over": replay["over"], "end": _view_in_short(end)}
