"""No name of a set or a game stands outside its folder, so that a set of somebody else is as good as ours."""

from __future__ import annotations

from tests.house.names import noted, outside


def test_names_stand_in_their_folders() -> None:
    """But for those that are noted; whoever mends one takes it off the list."""
    found, known = set(outside()), set(noted())
    assert not found - known, "Ask the registry instead of naming a set or a game:\n" + "\n".join(sorted(found - known))
    assert not known - found, "Mended: run python -m tests.house.names --write"
