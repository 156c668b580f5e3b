"""`archfoe balance`: its table, its data and its page."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from archfoe.cli import run
from archfoe.cli.balance import as_data
from archfoe.cli.balance_page import page
from archfoe.core.cards import MAIN_KIND
from archfoe.games.options import Options
from archfoe.registry import sets
from archfoe.sim.balance import Balance, Inquiry, Judged, Share, fair_line

CARDS = tuple(sets()["base"].box.of_kind(MAIN_KIND))[:3]


def told_of(inquiry: Inquiry, *others: object) -> Balance:
    """Without the games, which tests/sim/test_balance.py plays."""
    judged = [Judged(card, 2, 4, Share(0.6, 0.02), 5.0, 0.3, 4.2, inquiry.z) for card in inquiry.cards]
    return Balance(inquiry, fair_line(), judged, seats=[Share(0.5, 0.02)] * 2)


def measured() -> Balance:
    """As if it had been played: two fair cards and one that is not."""
    inquiry = Inquiry(Options("base", 2), "greedy", CARDS, 400)
    found = Balance(inquiry, fair_line(), games=2000, seats=[Share(0.5, 0.02)] * 2, turns=34.0)
    for n, card in enumerate(CARDS):
        fair = fair_line().power(card.cost)
        found.judged.append(Judged(card, 2, 2, Share(0.6, 0.02), fair + (3 if n == 0 else 0), 0.2, fair, inquiry.z))
    found.numbers.append(found.judged[0]._replace(copies=3))
    found.heroes = {"The Flash": (Share(0.55, 0.03), 120)}
    return found


def test_the_page_is_whole_by_itself_and_shows_every_card() -> None:
    text = page(measured(), "Balance: base", ["A sentence with <signs>."])
    ElementTree.fromstring(text.removeprefix("<!doctype html>\n").replace('<meta charset="utf-8">', "").replace(
        '<meta name="viewport" content="width=device-width, initial-scale=1">', ""))  # fmt: skip
    assert all(card.name in text for card in CARDS) and "The Flash" in text
    assert text.count("too strong") == 1 and text.count("<svg") == 3
    assert "&lt;signs&gt;" in text
    assert "http" not in text and "src=" not in text


def test_data_tell_what_another_cost_would_do() -> None:
    data = as_data(measured(), "greedy")
    first = data["cards"][0]
    assert first["verdict"] == "too strong" and first["off"] == pytest.approx(3)
    costs = first["at_other_costs"]
    assert costs[str(first["cost"])] == pytest.approx(3)
    assert costs[str(first["cost"] + 2)] < 3


def test_a_card_is_measured_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "report.html"
    monkeypatch.setattr("archfoe.cli.balance.measure", told_of)
    assert run(["balance", "super strength", "--games", "20", "--html", str(file), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [card["name"] for card in data["cards"]] == ["Super Strength"]
    assert data["games_for_each_card"] == 20
    assert "Super Strength" in file.read_text()
    assert run(["balance", "super strength", "--games", "20"]) == 0
    shown = capsys.readouterr().out
    assert "+5.0 Power" in shown and "No card is surely more than 1 Power away" in shown


def test_unknown_cards_are_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["balance", "Super Strenght"]) == 2
    assert "Did you mean 'Super Strength'?" in capsys.readouterr().err
