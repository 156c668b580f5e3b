"""Tests share a process, in any order: none of them meets the questions of another one's cards."""

from __future__ import annotations

from archfoe.core.decisions import DEFEND, Kind, kinds
from tests.leftovers import Leftovers


def test_a_question_that_a_test_has_made_up_is_forgotten_and_ours_stay() -> None:
    Kind("of this test", "What is asked here alone?")
    assert "of this test" in kinds()
    Leftovers().clear()
    assert "of this test" not in kinds()
    assert kinds()["defend"] is DEFEND
