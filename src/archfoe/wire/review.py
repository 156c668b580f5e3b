"""What the teacher says of a game that is over, as it is sent. Chances are numbers from 0 to 1."""

from __future__ import annotations

from msgspec import Struct

from archfoe.wire.shapes import CardName


class ReviewChoice(Struct, frozen=True):
    """Something that could be done."""

    words: str
    cards: list[CardName]


class CostlyMove(Struct, frozen=True):
    """A choice that was not the best one."""

    at: int  # so many answers lie before it: a replay opened there is at the question
    turn: int  # from 1 on, as in `turns`; 0 before the first
    round: int
    seat: int
    asked: str
    played: ReviewChoice
    better: ReviewChoice
    cost: float  # the chance to win was less by so much
    why: list[str]  # one or two sentences, the clearest first
    hindsight: str  # what the true cards would have brought; "" if that says no more


class ReviewTurn(Struct, frozen=True):
    """How the game stood when a turn was over."""

    turn: int
    round: int
    seat: int
    begins: int  # so many answers lie before it
    ends: int
    chances: list[float]  # of each seat; those of one side are equal
    did: str  # "defeated Deathstroke, bought Kick and Robin"; "" for neither


class ReviewSwing(Struct, frozen=True):
    """A turn that changed much for a side."""

    turn: int  # its number, as in `turns`
    before: float
    after: float
    choices: float  # what costly moves in it brought the side: less than 0 for its own


class ReviewSide(Struct, frozen=True):
    """Luck and skill of a seat: `start + choices + partners + foes + draws` is `end`."""

    seat: int
    start: float
    end: float
    choices: float  # what its own costly moves cost: 0 or less
    partners: float  # what those of teammates cost: 0 or less
    foes: float  # what those of others gave: 0 or more
    draws: float  # what the cards brought
    weighed: int  # its questions that were looked at
    mistakes: int  # costly moves among them
    swings: list[ReviewSwing]  # the turns that changed most for it, as they came
    decided: int  # the round after which it was as good as won or lost; 0: it was open to the end


class Review(Struct, frozen=True):
    """The whole game, looked at by the teacher."""

    teams: list[int]  # side of each seat
    together: bool  # everybody is on one side
    winners: list[int]
    start: list[float]  # chance of each seat before the first turn
    turns: list[ReviewTurn]
    moves: list[CostlyMove]  # the most expensive first
    sides: list[ReviewSide]  # by seat
    rollouts: int  # games that were tried out for it
    turning: int | None  # which of `turns` turned it, as the end of the game tells; null: none did


class Reviewing(Struct, frozen=True):
    """The answer to `POST /api/replays/ID/review`: how far it is, and in the end the review itself."""

    before: int  # reviews that are made first
    turn: int  # the teacher is looking at it; 0 before it starts
    turns: int
    review: Review | None
