"""Wherever the power fails, the file has every acknowledged answer once, and the games go on."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.breadth import usually
from tests.server.cut_images import Cutter, evening
from tests.server.recorded_disk import systems_sqlite

pytestmark = pytest.mark.skipif(systems_sqlite() is None, reason="Python has a SQLite of its own here")


def images(folder: Path, care: str = "FULL") -> Cutter:
    (folder / "images").mkdir()
    return Cutter(evening(folder, 40, care=care), folder / "images", Random(1))


def test_a_power_cut_at_any_write_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    cutter = images(tmp_path)
    cutter.cut(usually(100, 2000), go_on=100)
    assert cutter.torn > cutter.images / 4 and cutter.gone_on, "too little was cut to prove anything"


@pytest.mark.parametrize("care", ["NORMAL", "OFF"])
def test_a_store_that_does_not_wait_for_the_disk_is_found_out(tmp_path: Path, care: str) -> None:
    with pytest.raises(AssertionError, match=r"lost|damaged|gap|another game"):
        images(tmp_path, care).cut(100, go_on=1000)
