"""What a turn of Rebirth prints by itself: two screens of 24 lines at most, and the rest for who asks."""

from __future__ import annotations

import io
from contextlib import suppress

import pytest

from archfoe.agents import make_agent
from archfoe.cli.line import LineMode
from archfoe.cli.screen import Screen
from archfoe.cli.settings import Settings
from archfoe.games.options import Options
from archfoe.table.session import Session
from tests.cli.helpers import sit_down_to

TWO_SCREENS = 2 * 24
ANSWERS = 90  # of the person, in each game that is looked at
TABLES = [(scenario, players) for scenario in range(9) for players in (1, 2, 3, 4)]


class Driven(LineMode):
    """A person who answers as a bot would; how many lines of 80 columns were printed before each answer."""

    def __init__(self, session: Session, out: io.StringIO) -> None:
        super().__init__(session, Screen(io.StringIO("anything\n" * ANSWERS), out), None)
        self.out, self.read, self.bot = out, 0, make_agent("greedy", 1)
        self.heights: list[tuple[int, str]] = []

    def obey(self, text: str) -> None:
        printed = self.out.getvalue()[self.read :]
        self.heights.append((sum(self.screen.height(line) for line in printed.splitlines()), printed))
        self.read = len(self.out.getvalue())
        self.decide(tuple(self.bot.answer(self.view)))


def played(scenario: int, players: int, seed: int = 1) -> Driven:
    options = Options("rebirth", players, scenario=scenario, heroes="dealt")
    seats = ["you", *["greedy"] * (players - 1)]
    mode = Driven(Session.seeded(options, seats, f"{seed} {scenario} {players}"), io.StringIO())
    with suppress(EOFError):
        mode.play()
    return mode


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_no_more_than_two_screens_are_printed_before_an_answer(scenario: int, players: int) -> None:
    tallest, printed = max(played(scenario, players).heights)
    assert tallest <= TWO_SCREENS, printed


def test_what_is_left_out_of_the_news_can_be_read() -> None:
    """A round of four, told to who was not asked in it."""
    mode = played(8, 4)
    folded = next((printed for _, printed in mode.heights if "lines of the log are left out here: log " in printed), "")
    assert folded, "news of a round of four fit on two screens"
    lines = folded.splitlines()
    told = next(line for line in lines if "are left out here" in line)
    assert int(told.split()[0]) > 0
    assert any(line.startswith("Turn ") for line in lines[lines.index(told) :]), "the newest lines stay"


def test_the_table_still_tells_every_text() -> None:
    told = sit_down_to(Settings("rebirth", "you,greedy", own={"scenario": 1}), "1", "you", "table", seed=5)
    brief, whole = told.split("> table\n")
    assert "Batmobile (3)" in brief and "Batmobile: Equipment, cost 3. Ongoing:" not in brief
    assert "Batmobile: Equipment, cost 3. Ongoing:" in whole
