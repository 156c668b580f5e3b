"""Every coached game is played to its end by doing what its coach says; files that are no good are told apart."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from archfoe.core.errors import ArchfoeError
from archfoe.games.city.shapes import City
from archfoe.games.duel.wire import Confrontation
from archfoe.registry import sets
from archfoe.table.coached import MOST_SENTENCES, PLAY_ALL, CoachedGame, coached_games, read
from archfoe.wire.shapes import Option, Table
from tests.table.coached_play import Place, places

_PARTS = ("power", "question", "opponents", "arena", "foes", "map", "place", "scenario")
_LONGEST = 125  # signs of a sentence
NAMES = ["first", "confrontations", "rebirth"]


@pytest.fixture(params=NAMES)
def game(request: pytest.FixtureRequest) -> CoachedGame:
    return coached_games()[request.param]


def test_the_tested_games_are_all_there_are(request: pytest.FixtureRequest) -> None:
    assert list(coached_games()) == NAMES


def test_what_the_coach_asks_for_can_be_done_when_it_is_asked(game: CoachedGame) -> None:
    for place in places(game):
        if place.at == game.last:
            assert place.table.prompt is not None or place.table.over  # one may play on
            continue
        assert place.asks is not None, f"nothing is asked at {place.at}"
        if place.asks.do == PLAY_ALL:
            assert place.answer == place.all_plain, f"the button does something else at {place.at}"
        else:
            assert place.asks.at == place.at, f"{place.asks.do!r} is asked a second time at {place.at}"
            assert place.table.prompt is not None
            said = ", ".join(_said(option, game) for option in place.meant) or place.table.prompt.decline
            assert place.asks.do in said  # "The Joker, Level 1" of "greedy (The Joker, Level 1, cost 9)"


def _said(option: Option, game: CoachedGame) -> str:
    return "you" if option.what == "seat" and option.seat == game.learner else option.label


def test_what_the_coach_points_at_is_there(game: CoachedGame) -> None:
    for place in places(game):
        for note in place.notes:
            assert _is_there(place, dict(note.point)), f"{note.title}: {note.point}"


def _is_there(place: Place, point: dict[str, str]) -> bool:
    table, prompt = place.table, place.table.prompt
    prompt = prompt and (prompt.otherwise or prompt)
    if part := point.get("part"):
        return part in _PARTS and (part != "arena" or isinstance(table.section, Confrontation))
    if button := point.get("button", "").lower():
        assert prompt is not None
        labels = [option.label.lower() for option in prompt.options if option.zone is None or option.card is None]
        plain = sum(option.plain for option in prompt.options) > 1
        return any(word.startswith(button) for word in (*labels, prompt.decline.lower(), PLAY_ALL if plain else ""))
    zone = point.get("zone", "")
    return not zone or point.get("card") in (None, *_cards(table, zone))


def _cards(table: Table, zone: str) -> list[str]:
    """Raises if there is no such zone."""
    assert table.seat is not None
    own = table.seats[table.seat]
    if zone.startswith("space/"):
        assert isinstance(table.section, City)
        return [ware.card for ware in table.section.spaces[int(zone[6:])].cards]
    if zone.startswith("basics/"):
        tile = table.section.spaces[int(zone[7:])].tile if isinstance(table.section, City) else None
        return (
            [tile.basic.top.card] if tile is not None and tile.basic is not None and tile.basic.top is not None else []
        )
    if zone.startswith("figures/"):
        return table.seats[int(zone[8:])].figures
    found: dict[str, Any] = {"hand": own.hand.cards, "figures": own.figures, "in_play": own.in_play, "deck": []}
    found |= {"discard": own.discard, "played": own.played, "main": [], "weaknesses": [], "destroyed": []}
    tops = {"kicks": table.kicks, "villains": table.villains}
    found |= {name: [stack.top.card] for name, stack in tops.items() if stack is not None and stack.top is not None}
    return [*found[zone]] if zone != "lineup" else [ware.card if ware else "" for ware in table.lineup]


def test_the_coach_is_brief(game: CoachedGame) -> None:
    for note in game.notes:
        assert note.title and 1 <= len(note.say) <= MOST_SENTENCES
        assert all(len(words) <= _LONGEST for words in note.say), note.title


def test_the_others_answer_as_in_the_record(game: CoachedGame) -> None:
    answers = game.record.answers
    mine = next(at for at, (seat, _) in enumerate(answers) if at >= game.start and seat == game.learner)
    theirs = next(at for at, (seat, _) in enumerate(answers) if at > mine and seat != game.learner)
    assert game.by_heart(mine) == []
    assert game.by_heart(theirs)[0] == answers[theirs]
    assert game.place(game.record.key, answers[:theirs]) == theirs
    assert game.place(b"another key", answers[:theirs]) is None
    assert game.place(game.record.key, [*answers[: theirs - 1], (game.learner, (99,))]) is None


def _broken(tmp_path: Path, **changes: Any) -> Path:
    own = next(file for one in sets().values() for file in one.coached)
    data = json.loads(Path(own).read_text(encoding="utf-8")) | changes
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"coached": 9}, "is not a coached game"),
        ({"title": 3}, "needs the entry 'title'"),
        ({"notes": []}, "asks the player for nothing"),
        ({"notes": [{"at": 0, "say": ["a"], "colour": "red"}]}, "a note has only the entries"),
        ({"notes": [{"at": 0, "say": ["a", "b", "c", "d"]}]}, "one to three sentences"),
        ({"notes": [{"at": 0, "say": ["a"], "point": {"css": ".x"}}]}, "it can point at"),
        ({"notes": [{"at": 0, "say": [7]}]}, "all but 'at' is text"),
        ({"notes": [{"at": 5, "say": ["a"], "do": "x"}, {"at": 0, "say": ["a"]}]}, "not in the order of the record"),
    ],
)
def test_a_file_that_is_no_good_is_told_in_a_sentence(tmp_path: Path, changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ArchfoeError, match=sentence):
        read(_broken(tmp_path, **changes))


def test_a_file_that_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ArchfoeError, match="can't be read"):
        read(tmp_path / "none.json")
