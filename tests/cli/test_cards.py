"""`archfoe cards`: the catalogue as a table, as JSON, or counted."""

from __future__ import annotations

import json
from typing import Any

import pytest

import archfoe.cli.cards as cards  # the command of this name is a function of archfoe.cli
from archfoe.core.errors import ArchfoeError

Capture = pytest.CaptureFixture[str]
KEYS = {"set", "id", "name", "kind", "type", "cost", "vp", "copies", "text", "source", "confidence", "promo", "note"}


@pytest.fixture(autouse=True)
def no_width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)


def table_of(capsys: Capture, *words: str) -> str:
    assert cards.show(list(words), None, as_json=False, stats=False) == 0
    return capsys.readouterr().out


def json_of(capsys: Capture, *words: str, set_name: str | None = None, stats: bool = False) -> Any:
    assert cards.show(list(words), set_name, as_json=True, stats=stats) == 0
    return json.loads(capsys.readouterr().out)


def test_a_row_has_the_facts_and_the_text(capsys: Capture) -> None:
    row = next(line for line in table_of(capsys, "scarecrow").splitlines() if "Scarecrow" in line)
    assert row.split()[:5] == ["Scarecrow", "Villain", "5", "1", "2"]
    assert "+2 Power. Attack: each foe gains a Weakness." in row


def test_words_filter(capsys: Capture) -> None:
    out = table_of(capsys, "Defense", "equipment")
    assert "Lasso of Truth" in out
    assert "The Cape and Cowl" in out
    assert "Blue Beetle" not in out


def test_marks_of_super_heroes_and_promos(capsys: Capture) -> None:
    row = next(line for line in table_of(capsys, "martian").splitlines() if "Martian" in line)
    assert row.split()[:6] == ["Martian", "Manhunter", "Super", "Hero", "(promo)", "1"]  # neither cost nor VP


def test_points_that_depend_are_a_star(capsys: Capture) -> None:
    row = next(line for line in table_of(capsys, "bizarro").splitlines() if "Bizarro" in line)
    assert row.split()[:4] == ["Bizarro", "Villain", "7", "*"]


def test_our_own_cards_are_marked(capsys: Capture) -> None:
    assert cards.show([], "confrontations", as_json=False, stats=False) == 0
    out = capsys.readouterr().out
    assert " Krypto ~ " in out
    assert " Enhanced Strength + " in out
    assert " Punch  " in out
    assert out.rstrip().endswith(cards.LEGEND["partly"])
    assert cards.show([], "rivals", as_json=False, stats=False) == 0
    out = capsys.readouterr().out
    assert " Batarang + " in out
    assert " Batman (Level 3)  " in out
    assert cards.show([], "base", as_json=False, stats=False) == 0
    assert not any(words in capsys.readouterr().out for words in cards.LEGEND.values())


def test_a_row_says_the_symbol(capsys: Capture) -> None:
    row = next(line for line in table_of(capsys, "jimmy").splitlines() if " Jimmy Olsen " in line)
    assert row.rstrip().endswith("Assist. Draw a card. (Superman's symbol)")


def test_a_width_that_is_asked_for_is_kept(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "70")
    assert max(map(len, table_of(capsys, "speed").splitlines())) <= 70


def test_signs_in_names_are_not_markup(capsys: Capture) -> None:
    assert "[/x]" not in table_of(capsys)
    with pytest.raises(ArchfoeError, match=r"No card has '\[/x\]' in its name, type or text"):
        table_of(capsys, "[/x]")


def test_cards_of_scenarios_are_shown_on_request_and_with_where_they_are_from(capsys: Capture) -> None:
    with pytest.raises(ArchfoeError, match="No card has 'mxyz' in its name, type or text"):
        table_of(capsys, "mxyz")
    assert cards.show(["reborn"], None, as_json=False, stats=False, spoilers=True) == 0
    row, *more = [line for line in capsys.readouterr().out.splitlines() if line.strip()][2:]
    assert row.split()[0] == "Reborn" and "3C)" in row
    assert more[-1] == cards.LEGEND["effect"]
    assert cards.show(["mxyzptlk", "pack"], "rebirth", as_json=True, stats=False, spoilers=True) == 0
    assert json.loads(capsys.readouterr().out) == []
    assert cards.show(["mxyzptlk", "step 3"], "rebirth", as_json=True, stats=False, spoilers=True) == 0
    imp = json.loads(capsys.readouterr().out)[0]
    assert (imp["pack"], imp["source"], imp["confidence"]) == ("3B", "public-list", "high")


def test_words_that_nothing_has() -> None:
    with pytest.raises(ArchfoeError, match="No card has 'speed' and 'zebra' in its name, type or text"):
        cards.show(["speed", "zebra"], None, as_json=False, stats=False)


def test_an_unknown_set() -> None:
    with pytest.raises(ArchfoeError, match="There is no set 'bass'"):
        cards.show([], "bass", as_json=True, stats=False)


def test_json_has_every_card(capsys: Capture) -> None:
    data = json_of(capsys, set_name="base")
    assert sum(card["copies"] for card in data if card["kind"] != "super_hero") == 214
    assert sum(not card["promo"] for card in data if card["kind"] == "super_hero") == 7
    assert all(card.keys() >= KEYS for card in data)


def test_json_of_some_cards(capsys: Capture) -> None:
    (weakness,) = json_of(capsys, "weakness", "no type", set_name="base")
    assert (weakness["id"], weakness["type"], weakness["cost"], weakness["vp"]) == ("weakness", None, 0, -1)
    (aquaman,) = [card for card in json_of(capsys, "aquaman", set_name="base") if card["kind"] == "super_hero"]
    assert (aquaman["id"], aquaman["cost"], aquaman["vp"]) == ("aquaman_sh", None, None)


def test_json_of_nothing_is_an_empty_list(capsys: Capture) -> None:
    assert json_of(capsys, "zebra") == []


def test_counts(capsys: Capture) -> None:
    assert cards.show([], "base", as_json=False, stats=True) == 0
    out = capsys.readouterr().out
    rows = {
        tuple(line.split()[:-2]): tuple(map(int, line.split()[-2:]))
        for line in out.splitlines()
        if line[-3:].strip().isdigit()
    }
    assert rows[("Equipment",)] == (9, 28)
    assert rows[("Super-Villain",)] == (12, 12)
    assert rows[("all",)] == (76, 222)
    assert "cards (" in out
    assert "are pure effect trees; with a function: " in out
    assert "X-Ray Vision" in out


def test_counts_as_json(capsys: Capture) -> None:
    data = json_of(capsys, set_name="base", stats=True)
    assert (data["cards"], data["copies"]) == (76, 222)
    assert data["by_type"]["Villain"] == {"cards": 16, "copies": 33}
    assert 0 < data["pure"] < 76


def test_counts_of_keywords_symbols_and_our_own(capsys: Capture) -> None:
    data = json_of(capsys, set_name="confrontations", stats=True)
    assert data["copies"] == 204
    assert data["by_type"]["Character"] == {"cards": 24, "copies": 24}
    assert data["by_figure"] == {
        **dict.fromkeys(("Superman", "Wonder Woman", "Aquaman", "Ocean Master", "Felix Faust"), 14),
        "Lex Luthor": 13,
        "Zatanna Zatara": 13,
        "Circe": 12,
    }
    assert sum(data["ours"].values()) == data["cards"] - 3  # Punch, Vulnerability and Weakness are known
    assert cards.show([], "confrontations", as_json=False, stats=True) == 0
    out = capsys.readouterr().out
    assert "with Assist" in out
    assert "with Block" in out
    assert "Symbols in the main deck: Aquaman 14, Circe 12, " in out
    assert (
        f"Our own reconstruction: {data['ours']['partly']} partly and {data['ours']['effect']} in their effect, of 116"
        in out
    )


def test_counts_of_blocks_in_rivals(capsys: Capture) -> None:
    data = json_of(capsys, set_name="rivals", stats=True)
    assert (data["copies"], data["by_type"]["Character"]["cards"], data["by_figure"]) == (104, 6, {})
    assert data["ours"] == {"partly": 28}  # their copies
    assert "Assist" not in data["by_keyword"]
