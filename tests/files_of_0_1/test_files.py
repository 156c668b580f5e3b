"""Files that people have kept open and go on as they did; what no longer fits says exactly where, and why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.files_of_0_1.doors import (
    DOORS,
    HERE,
    RELEASES,
    Command,
    Shown,
    as_called_today,
    files,
    rooms,
    unaligned,
    where,
)
from tests.files_of_0_1.expect import ROOMS, expected

FILES = [(release, kind, path) for release in RELEASES for kind, path in files(release)]
IDS = [f"{release}-{kind}-{path.stem}" for release, kind, path in FILES]
EXPECTED = {release: expected(release) for release in RELEASES}
GONE = "cannot be played: it needs edition 1 of Rebirth, whose cards"
VERSIONS = {"v0_1": "0.1.0", "v0_2_dev": "0.2.0.dev0"}
#: The cards of Confrontations were other ones; of Rivals only points have changed.
CONFRONTATIONS = (
    " cannot be played: it needs edition 1 of Confrontations, whose cards were for the most part our own inventions "
    "and are gone since the printed ones are known: open it with archfoe {}.\n"
)
RIVALS = "It was played with edition 1 of Rivals: "
AGE = {
    "v0_1": "It was played under ruling set 1 (archfoe 0.1.0).",
    "v0_2_dev": "It was played under ruling set 2 (archfoe 0.2.0.dev0).",
}
SINCE = " Set 4 is in force now, so it may go another way than it did."


@pytest.mark.parametrize(("release", "kind", "path"), FILES, ids=IDS)
def test_a_file_shows_what_it_showed(release: str, kind: str, path: Path, tmp_path: Path) -> None:
    command = Command(tmp_path)
    wanted = EXPECTED[release][f"{kind}/{path.name}"]
    shown = DOORS[kind](command, path)
    for (words, text), now, then in zip(command.texts.items(), _said(shown), _said(wanted), strict=False):
        assert now["out"] == then["out"], f"archfoe {words}: {where(text, then['out'])}"
    assert shown == wanted


def _said(shown: Shown) -> list[Shown]:
    """What each command said, in order."""
    return [said for said in shown.values() if isinstance(said, dict) and "out" in said]


@pytest.mark.parametrize("release", RELEASES)
def test_every_room_of_a_server_is_taken_up(release: str, tmp_path: Path) -> None:
    wanted = {name.removeprefix(ROOMS): room for name, room in EXPECTED[release].items() if name.startswith(ROOMS)}
    shown = rooms(release, tmp_path)
    for name, room in shown.items():
        assert room == wanted[name], name
    assert shown.keys() == wanted.keys()


# What is expected must itself be right


@pytest.mark.parametrize("release", RELEASES)
def test_a_record_ends_as_it_did_or_says_where_it_stops(release: str) -> None:
    """`ends.json` was written by the release itself when it had played the game."""
    ends = json.loads((HERE / release / "ends.json").read_text(encoding="utf-8"))
    for name, end in ends.items():
        shown = EXPECTED[release][f"records/{name}"]["replay"]
        if GONE in shown["err"]:
            assert "rebirth" in name or name.startswith("campaign-"), name
        elif shown["status"] == 0:
            told = as_called_today(end, HERE / release / "records" / name)
            same = _scores(unaligned(shown["out"]["last"])) == _scores(told)
            assert same or RIVALS in " ".join(shown["out"]["first"]), name
            assert any(line.startswith(AGE[release] + SINCE) for line in shown["out"]["first"]), name
        elif "confrontations" in name:
            assert shown["err"].endswith(CONFRONTATIONS.format(VERSIONS[release])), name
        else:
            assert release == "v0_1", name
            assert " does not replay: answer " in shown["err"], name
            assert shown["err"].endswith(f" is not legal. {AGE[release]}{SINCE}\n"), name


def _scores(lines: list[str]) -> list[str]:
    """How a game stands when it is over; today a newspaper comes between the log and that."""
    return lines[lines.index("") + 1 :] if "" in lines else lines


def test_every_file_is_expected_and_every_kind_is_there() -> None:
    for release in RELEASES:
        kept = {f"{kind}/{path.name}" for kind, path in files(release)}
        assert {name for name in EXPECTED[release] if not name.startswith(ROOMS)} == kept
        tables = [shown["ann"] for shown in EXPECTED[release].values() if "ann" in shown]
        assert {table["room"]["phase"] for table in tables} == {"lobby", "playing", "over"}
