from __future__ import annotations

import json

import pytest

from archfoe.core.record import Record
from archfoe.games.options import Options
from archfoe.table.session import replay
from tests.playthroughs.golden import FOLDER, outcome, path_of
from tests.properties.driver import TABLE_IDS, TABLES


@pytest.mark.parametrize("options", TABLES, ids=TABLE_IDS)
def test_a_golden_game_comes_out_as_it_did(options: Options) -> None:
    kept = json.loads(path_of(options).read_text(encoding="utf-8"))
    record = Record.loads("\n".join(kept["record"]))
    game = replay(Options.from_dict(record.options), record.key, record.answers)
    assert game.over
    assert outcome(game) == kept["outcome"]


def test_every_golden_game_belongs_to_a_table() -> None:
    assert sorted(FOLDER.glob("*.json")) == sorted(path_of(options) for options in TABLES)
