"""A replay as one file: every place as the server would show it, nothing more than it would, and no way out."""

from __future__ import annotations

import base64
import copy
import gzip
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from archfoe.core.errors import ArchfoeError
from archfoe.server.app import App
from archfoe.server.replays import OPEN, Eyes, Replay
from archfoe.server.share import file_name, shared_data, shared_page, title_of
from archfoe.server.store import sqlite_url
from tests.server.desk import run
from tests.server.test_replays import golden, opened, unfinished


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as it is built, as far as a shared game needs it."""
    root = tmp_path_factory.mktemp("page")
    player = root / "share"
    player.mkdir()
    (player / "player.js").write_text("let end = '</script>'", encoding="utf-8")
    (player / "player.css").write_text("p { color: red }", encoding="utf-8")
    return root


def data_of(replay: Replay) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(shared_data(replay))
    return data


@pytest.fixture(scope="module")
def duel(folder: Path) -> tuple[Replay, str]:
    """A whole game, and the page that it is shared as."""
    replay = opened(golden("rivals-2p"))
    return replay, shared_page(replay, folder).decode()


@pytest.fixture(scope="module")
def duel_data(duel: tuple[Replay, str]) -> dict[str, Any]:
    """What is in that page."""
    packed = re.search(r'id="game">"([^"]+)"', duel[1])
    assert packed is not None
    data: dict[str, Any] = json.loads(gzip.decompress(base64.b64decode(packed[1])))
    return data


def after(table: Any, changes: dict[str, Any]) -> Any:
    """As the page does it."""
    for path, value in changes.items():
        *way, last = path.split("/")
        branch = table
        for name in way:
            branch = branch[int(name) if isinstance(branch, list) else name]
        branch[int(last) if isinstance(branch, list) else last] = value
    return table


def test_every_place_is_as_the_server_shows_it(duel: tuple[Replay, str], duel_data: dict[str, Any]) -> None:
    _same_places(duel[0], duel_data)


def test_every_place_in_the_city_is_as_the_server_shows_it() -> None:
    replay = opened(golden("rebirth-1p"))
    _same_places(replay, data_of(replay))


def _same_places(replay: Replay, data: dict[str, Any]) -> None:
    eyes: list[Eyes] = [None, *range(replay.options.players), OPEN]
    assert data["eyes"] == ["" if one is None else str(one) for one in eyes]
    assert len(data["places"]) == len(data["ends"]) == replay.last + 1
    tables = copy.deepcopy(data["first"])
    for at, place in enumerate(data["places"]):
        for i, (changes, _) in enumerate(place):
            after(tables[i], changes)
        if at % 20 == 0 or at == replay.last:
            for i, one in enumerate(eyes):
                view = replay.look(at, one)
                assert tables[i] == json.loads(msgspec.json.encode(view.table))
                assert data["ends"][at] == view.log.end


def test_the_log_is_whole(duel: tuple[Replay, str], duel_data: dict[str, Any]) -> None:
    replay, data = duel[0], duel_data
    told = [line["at"] for place in data["places"] for line in place[0][1]]
    assert told == sorted(set(told)) and told[0] == 0
    last = replay.look(replay.last, None).log.lines[-1]
    assert data["places"][-1][0][1][-1]["text"] == last.text


def test_all_cards_and_rules_that_are_named_are_in_it(duel_data: dict[str, Any]) -> None:
    data = duel_data
    faces = {face["card"] for face in data["cards"]}
    named = {card for place in data["places"] for _, lines in place for line in lines for card in line["cards"]}
    assert named and named <= faces
    rules = {line["rule"] for place in data["places"] for _, lines in place for line in lines if line["rule"]}
    assert rules and rules <= set(data["explained"])


def test_guests_are_told_as_the_mode_takes_them() -> None:
    data = data_of(opened(golden("rivals-2p-rebirth")))
    assert {face["card"].split("/")[0] for face in data["guests"]} == {"rebirth"}


def test_a_game_that_goes_on_is_shared_as_a_spectator_sees_it() -> None:
    data = data_of(opened(unfinished()))
    assert data["eyes"] == [""] and data["first"][0]["seat"] is None


def test_the_file_holds_the_game_and_may_ask_for_nothing(duel: tuple[Replay, str], duel_data: dict[str, Any]) -> None:
    page = duel[1]
    assert len(duel_data["places"]) == duel[0].last + 1
    assert "default-src 'none'" in page and "unsafe" not in page
    assert page.count("</script>") == 2  # a script cannot end before its end
    assert not re.search(r'(src|href)="', page)


def test_its_title_and_its_name_say_how_it_ended(duel: tuple[Replay, str]) -> None:
    replay = duel[0]
    story = replay.look(replay.last, None).table.story
    assert story is not None and title_of(replay) == f"{story.title} - archfoe"
    assert re.fullmatch(r"[a-z0-9-]+\.archfoe\.html", file_name(replay))


def test_without_a_built_page_it_says_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(ArchfoeError, match=r"^The page is not built.*make page"):
        shared_page(opened(golden("rivals-2p")), tmp_path)


def test_what_is_not_there_cannot_be_shared(tmp_path: Path) -> None:
    app = App(sqlite_url(tmp_path / "tables.sqlite3"))
    try:
        answer = run(app._get_share(request("nothing")))
    finally:
        app.close()
    assert answer.status_code == 404 and b"does not have that replay" in answer.body


def request(replay: str) -> Request:
    return Request({"type": "http", "path_params": {"id": replay}, "headers": [], "client": ("here", 1)})
