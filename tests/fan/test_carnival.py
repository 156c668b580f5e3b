"""A carnival of somebody else: what a variant remembers is shown, Power is paid, and cards go back to the Line-Up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from archfoe import cards
from archfoe.cli import run
from archfoe.cli.doctor import rules_pages
from archfoe.games.options import Options
from archfoe.registry import Registry
from archfoe.table import catalogue
from archfoe.table.session import Session
from archfoe.table.words import board
from archfoe.table.words.labels import labels
from archfoe.table.words.log import lines
from archfoe.wire import protocol as p
from tests.fan.conftest import Found
from tests.house.source import ROOT
from tests.server.desk import Desk, Person, seats
from tests.server.desk import run as run_async

Capture = pytest.CaptureFixture[str]
SHELF = Path(__file__).with_name("fair")
TEXT = (SHELF / "carnival" / "set.py").read_text(encoding="utf-8")
STASH, REDEEM = "pay 1 Power for a ticket", "cash in your tickets"


@pytest.fixture
def carnival(found: Found) -> Registry:
    everything = found(SHELF)
    assert everything.refused == []
    return everything


def at_the_booth() -> Session:
    session = Session.seeded(Options("base", 2, ("tickets",)), ["ann", "random"], "fair")
    while STASH not in labels(session.view(0)):
        session.decide(0, 0)
    return session


def test_a_player_sees_what_a_variant_remembers(carnival: Registry) -> None:
    session = at_the_booth()
    assert board.turn_lines(session.view(0), ["ann", "bob"])[-1] == "Tickets: 0"
    session.decide(0, labels(session.view(0)).index(STASH))
    assert board.turn_lines(session.view(0), ["ann", "bob"])[-1] == "Tickets: 1"


def test_the_page_is_sent_what_a_variant_remembers_of_its_own_seat(carnival: Registry, tmp_path: Path) -> None:
    async def play() -> None:
        async with Desk(tmp_path) as desk:
            table, people = await desk.table(p.TableWish("base", variants=["tickets"], seats=seats("ann bob")))
            assert [person.view.table.notes for person in people] == [["Tickets: 0"]] * 2
            watcher = await Person(table).come()
            assert watcher.view.table.notes == []

    run_async(play())


def test_power_is_paid_and_told_with_its_number(carnival: Registry) -> None:
    session = at_the_booth()
    power = session.view(0).power(0)
    session.decide(0, labels(session.view(0)).index(STASH))
    assert session.view(0).power(0) == power - 1
    assert ", 1 spent on tickets." in board.power_line(session.view(0), 0)
    told = [str(line) for line in lines(session.view(1).events(), 1, ["ann", "bob"])]
    assert "ann buys ticket number 1. [CARN-2.1]" in told
    assert STASH not in labels(session.view(0)) and REDEEM not in labels(session.view(0))


@pytest.mark.parametrize("mode", ["base", "heroes_unite", "rivals", "confrontations"])
def test_cards_that_put_others_into_the_lineup_are_guests_of_every_game(
    mode: str, carnival: Registry, capsys: Capture
) -> None:
    command = ["sim", "--mode", f"{mode}+carnival", "--players", "greedy,random", "--games", "4", "--check"]
    assert run(command) == 0
    assert "4 of 4 games finished, 0 errors" in capsys.readouterr().out


def test_bots_buy_and_redeem_tickets_in_checked_games(carnival: Registry, capsys: Capture) -> None:
    command = ["sim", "--variant", "tickets", "--players", "greedy,random", "--games", "2", "--check"]
    assert run(command) == 0
    assert "2 of 2 games finished, 0 errors" in capsys.readouterr().out


def test_invented_cards_are_not_called_reconstructions(carnival: Registry, capsys: Capture) -> None:
    (card,) = catalogue.find("Horse Trader", "carnival")
    assert catalogue.ours(card) == ""
    assert run(["cards", "--set", "carnival"]) == 0
    assert run(["explain", "Horse Trader"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Invented by the author of the set. Made for the fair." in out
    assert "reconstruction" not in out


def test_its_rules_are_counted_and_stand_beside_the_cards_they_name(carnival: Registry, capsys: Capture) -> None:
    assert run(["explain", "Horse Trader"]) == 0
    assert "CARN-1.1" in capsys.readouterr().out
    assert rules_pages().state.endswith(", and 3 of sets of others")
    assert run(["explain", "CARN-2.3"]) == 2
    assert "There is no rule 'CARN-2.3'. Did you mean 'CARN-2." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("rules.md", "rulez.md"), "the page of rules of carnival is not there: "),
        (("Snake Oil", "Kick"), "Kick is the name of a card that every table has in a stack: rename yours."),
    ],
)
def test_what_would_go_wrong_later_is_refused_when_it_is_found(
    change: tuple[str, str], why: str, found: Found, tmp_path: Path
) -> None:
    (tmp_path / "carnival").mkdir()
    (tmp_path / "carnival" / "rules.md").write_text("# Rules\n", encoding="utf-8")
    (tmp_path / "carnival" / "set.py").write_text(TEXT.replace(*change), encoding="utf-8")
    (refused,) = found(tmp_path).refused
    assert why in refused


def test_every_word_of_the_tables_is_imported_from_one_place() -> None:
    page = (ROOT / "docs" / "cards.md").read_text(encoding="utf-8").partition("## A set of your own")[0]
    code = " ".join(re.findall(r"`([^`]+)`", "\n".join(line for line in page.splitlines() if line.startswith("|"))))
    code = re.sub(r'"[^"]*"', "", code)
    words = set(re.findall(r"\b(?:[A-Z][a-z]\w*(?=\()|[A-Z]{2,}[A-Z_]*\b)", code))
    assert {"COSTLY", "SUPER_VILLAIN", "MOVE_CARD", "VpEach", "VpIf", "Draw"} <= words
    assert [word for word in sorted(words) if not hasattr(cards, word)] == []
