"""What `sim --check` looks at where archfoe is only installed, without the second telling of the rules."""

from __future__ import annotations

import pytest

from archfoe.sim import Plan, every_seating, run
from archfoe.sim.checks import checks_of
from tests.breadth import usually


@pytest.mark.parametrize("mode", ["base+heroes_unite", "confrontations", "rebirth"])
def test_no_table_of_ours_is_complained_of(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = every_seating(mode, ("greedy", "random"))
    some = usually(tables[:: len(tables) // 2], tables)
    monkeypatch.setattr("archfoe.sim.checks.TOLD_AGAIN", {})
    assert all(type(checks_of(table.options)).__module__.startswith("archfoe.") for table in some)
    assert run(Plan(some, len(some), "installed", check=True)).failures == []
