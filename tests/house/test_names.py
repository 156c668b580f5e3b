"""No name of a set or a game stands outside its folder, so that a set of somebody else is as good as ours."""

from __future__ import annotations

from tests.house.names import outside


def test_names_stand_in_their_folders() -> None:
    assert outside() == [], "Ask the registry instead of naming a set or a game."
