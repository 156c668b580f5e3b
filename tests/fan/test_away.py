"""Cards for a city, and variants of the city and of games with Characters, by somebody else: played like ours."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import pytest

from archfoe.cli import run
from archfoe.core.errors import ArchfoeError
from archfoe.games.options import Options
from archfoe.registry import Registry
from archfoe.table.session import Session
from archfoe.table.view import View
from archfoe.table.words.labels import labels
from archfoe.table.words.log import lines
from archfoe.table.words.why import why_not
from archfoe.wire import library
from tests.fan.conftest import Found

Capture = pytest.CaptureFixture[str]
SHELF = Path(__file__).with_name("away")
CUT, BREATH = "take a short cut", "catch your breath"
#: Variant, what a player chooses, what the log says of ann, why not a second time.
PLAYED = {
    "short-cut": (CUT, "ann takes a short cut. [SIDE-1]", "You have taken a short cut this turn. [SIDE-1]"),
    "second-wind": (BREATH, "ann catches their breath. [SIDE-2]", "You have had your second wind. [SIDE-2]"),
}
#: Mode, players, variants, scenario: `Options` can be made only when the sets are found.
Row = tuple[str, int, tuple[str, ...], int]
TABLES: list[Row] = [
    ("rebirth", 1, ("short-cut",), 1),
    ("rebirth", 2, ("short-cut",), 6),
    ("rebirth", 3, ("competitive", "short-cut"), 1),
    ("rebirth+sidestreets", 2, ("short-cut",), 1),
    ("rivals", 2, ("second-wind",), 1),
    ("confrontations", 2, ("second-wind",), 1),
    ("confrontations", 3, ("second-wind",), 1),
    ("confrontations", 4, ("any-sides", "second-wind"), 1),
]
CITY, DUEL = TABLES[1], TABLES[5]


def options_of(row: Row) -> Options:
    mode, players, variants, scenario = row
    return Options(mode, players, variants, scenario=scenario) if scenario > 1 else Options(mode, players, variants)


@pytest.fixture(autouse=True)
def away(found: Found) -> Registry:
    everything = found(SHELF)
    assert everything.refused == []
    return everything


def people_at(row: Row) -> tuple[Session, str]:
    """Up to the first moment at which the first player may do it."""
    session = Session.seeded(options_of(row), ["you", *["random"] * (row[1] - 1)], "away")
    label = PLAYED[row[2][-1]][0]
    for _ in range(200):
        if label in labels(session.view(0)):
            return session, label
        session.decide(0, 0)
    raise AssertionError(f"{label} is never offered")


@pytest.mark.parametrize("row", [CITY, DUEL], ids=["city", "duel"])
def test_it_is_offered_done_told_and_refused_a_second_time(row: Row) -> None:
    session, label = people_at(row)
    _, told, refused = PLAYED[row[2][-1]]
    s = session.game.state
    before = s.moves[0], len(s.piles[5])
    session.decide(0, labels(session.view(0)).index(label))
    s = session.game.state
    gained = s.moves[0] - before[0], len(s.piles[5]) - before[1]
    assert gained == ((1, 0) if row is CITY else (0, 2))
    assert told in [str(line) for line in lines(session.view(1).events(), 1, ["ann", "bob"])]
    assert label not in labels(session.view(0))
    assert why_not(session.view(0), "cut" if row is CITY else "breathe") == refused


@pytest.mark.parametrize("row", TABLES, ids=str)
def test_bots_play_it_and_a_record_of_it_replays(row: Row, tmp_path: Path) -> None:
    session = Session.seeded(options_of(row), ["greedy", *["random"] * (row[1] - 1)], "bots")
    assert session.game.over
    told = "short cut" if "short-cut" in row[2] else "breath"
    assert any(told in str(line) for line in lines(session.view(None).events(), None, ["a", "b", "c", "d"]))
    session.save(tmp_path / "away.archfoe.json")
    assert Session.load(tmp_path / "away.archfoe.json").game.state == session.game.state


def untempted_game(scenario: int, variants: tuple[str, ...]) -> list[str]:
    """What is told in a game whose players answer by the same dice and never take a short cut."""
    game = Session.seeded(Options("rebirth", 2, variants, scenario=scenario), ["you", "you"], "untempted").game
    dice = Random(scenario)
    while not game.over:
        question = next(iter(game.waiting.values()))
        offered = [i for i, option in enumerate(question.options) if option != ("cut",)]
        least, most = question.least, min(question.most, len(offered))
        picks = dice.sample(offered, least + int(dice.random() * (most - least + 1)))
        game.decide(question.seat, *(picks if question.ordered else sorted(picks)))
    return [str(line) for line in lines(View(game, None).events(), None, ["ann", "bob"])]


@pytest.mark.parametrize("scenario", range(1, 9))
def test_a_variant_that_remembers_leaves_a_scenario_what_it_remembers(scenario: int) -> None:
    assert untempted_game(scenario, ("short-cut",)) == untempted_game(scenario, ())


@pytest.mark.parametrize("row", [CITY, DUEL], ids=["city", "duel"])
def test_a_paused_game_is_copied_with_what_it_remembers(row: Row) -> None:
    session, label = people_at(row)
    twin = session.game.clone()
    session.decide(0, labels(session.view(0)).index(label))
    assert twin.state != session.game.state
    twin.decide(0, *session.game.record[-1][1])
    assert twin.state == session.game.state == pickle.loads(pickle.dumps(session.game)).state


@pytest.mark.parametrize(
    ("mode", "variants", "players"),
    [("rebirth+sidestreets", "short-cut", "greedy,random"), ("confrontations", "second-wind", "greedy,random,random")],
)
def test_checked_games_find_nothing_wrong_with_it(mode: str, variants: str, players: str, capsys: Capture) -> None:
    assert run(["sim", "--mode", mode, "--variant", variants, "--players", players, "--games", "2", "--check"]) == 0
    assert "2 of 2 games finished, 0 errors" in capsys.readouterr().out


def test_cards_for_a_city_walk_in_it() -> None:
    """They come with half of the main deck; without scenarios they are no game by themselves."""
    games = [Session.seeded(Options("rebirth+sidestreets", 2), ["random"] * 2, seed).game for seed in range(5)]
    entered = {
        game.state.cards[card].name
        for game in games
        for event in game.events
        if event.what == "entered"
        for card in event.cards
    }
    assert "Pickpocket" in entered
    with pytest.raises(ArchfoeError, match="sidestreets"):
        Options("sidestreets", 2)


def test_a_set_says_where_its_cards_come_from(capsys: Capture) -> None:
    assert run(["cards", "--set", "sidestreets"]) == 0
    listed = capsys.readouterr().out
    assert "Pickpocket" in listed and listed.endswith("Drawn on a napkin.\n")
    assert run(["cards", "pickpocket"]) == 0
    assert "napkin" not in capsys.readouterr().out


def test_the_page_offers_the_variants() -> None:
    modes = {mode.mode: mode.variants for mode in library.setup().modes}
    assert modes["rebirth"][-1] == "short-cut" and modes["rivals"][-1] == "second-wind"
    assert "second-wind" not in modes["rebirth"]
