"""The teacher: how a game stood, what its moves cost and why, from what each seat could know."""

from __future__ import annotations

from archfoe.review.hint import hint
from archfoe.review.report import Balance, Choice, Hint, Mistake, Review, Swing, TurnEnd, points_words
from archfoe.review.reviewing import BUDGET, review, review_steps

__all__ = [
    "BUDGET",
    "Balance",
    "Choice",
    "Hint",
    "Mistake",
    "Review",
    "Swing",
    "TurnEnd",
    "hint",
    "points_words",
    "review",
    "review_steps",
]
