"""A player alone leads the ally several spaces with one line."""

from __future__ import annotations

import pytest

from archfoe.cli.settings import Settings
from tests.cli.helpers import sit_down_to
from tests.vocabulary import rule


@rule("REB-18.3")
@pytest.mark.parametrize("words", ["lead the ally to slot 4", "lead ally s4", "lead to slot 4"])
def test_the_ally_is_led_the_whole_way(words: str) -> None:
    told = sit_down_to(Settings("rebirth", "you"), "1", "1", "slot 3", "all", words, seed=3)
    assert "The ally walks to Location 4 and slot 4. [REB-" in told
    assert "0 Move, 4 Power" in told


@rule("REB-18.3")
def test_why_the_ally_is_not_led_so_far() -> None:
    told = sit_down_to(
        Settings("rebirth", "you"), "1", "1", "slot 3", "all", "lead the ally to slot 5", "lead the ally slot 3", seed=3
    )
    assert "slot 5 is 4 steps away for your ally and you have 2 Move. [REB-18.3]" in told
    assert "Your ally is in slot 3 already." in told
