"""No new circle of imports, and none that grows."""

from __future__ import annotations

from tests.house.circles import NOTED, circles


def test_circles_of_imports_are_those_that_are_noted_and_no_larger() -> None:
    for circle in circles():
        noted = [NOTED[name] for name in circle if name in NOTED]
        assert noted and len(circle) <= max(noted), f"a new or larger circle of {len(circle)} files: {circle}"
