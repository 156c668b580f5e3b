"""What the teacher has to say of a game, as plain data: a program can send it, save it and draw it as it is.

Chances are numbers from 0 to 1; in words they are in percent, and what is gained or lost of one is in points. All of it
is for one reader who may know what everybody knew: it is made of a record.
"""

from __future__ import annotations

from dataclasses import dataclass


def points_words(chance: float) -> str:
    """What is gained or lost of a chance: "8 points", "1 point", "less than a point"; "nothing" of none at all."""
    if chance == 0:
        return "nothing"
    points = round(100 * abs(chance))
    return "less than a point" if points == 0 else f"{points} point{'' if points == 1 else 's'}"


@dataclass(frozen=True)
class Choice:
    """Something that could be done at a question."""

    words: str  # "buy Kick and The Bat-Signal", "end turn": as the options are called at the table
    answer: tuple[int, ...]  # what `decide` would take; of several purchases the first one
    cards: tuple[str, ...]  # the cards it is about, as "base/kick"; the first one is the one to mark
    chance: float  # that the seat's side wins after it, by the roll-outs


@dataclass(frozen=True)
class Mistake:
    """A choice that cost something, for sure as far as roll-outs can tell."""

    at: int  # so many answers lie before it: a replay opened there stands at the question
    turn: int  # number of the turn, as in `Review.turns`; 0 before the first
    round: int
    seat: int
    asked: str  # the question in words, as the seat read it
    played: Choice
    better: Choice
    cost: float  # by so much the chance to win was less
    error: float  # the standard error of that
    rollouts: int  # of this question, all of them
    why: tuple[str, ...]  # one or two sentences, the clearest first
    hindsight: str | None = None  # "As the cards truly lay, ...": with the true cards; only if it was wanted


@dataclass(frozen=True)
class TurnEnd:
    """How it stood when a turn was over; of the last turn of a finished game: how it ended."""

    turn: int  # from 1 on
    round: int
    seat: int  # whose turn it was
    begins: int  # so many answers lie before it
    ends: int  # and so many before the next one
    chances: tuple[float, ...]  # of each seat; those of one side are equal
    did: str = ""  # "defeated Deathstroke, bought Kick and Robin": what everybody saw


@dataclass(frozen=True)
class Swing:
    """A turn that changed much for a side. What was not a costly choice, the cards brought, or a good move."""

    turn: int  # its number, as in `Review.turns`
    before: float
    after: float
    choices: float  # what costly choices of this turn brought the side: less than 0 for its own

    @property
    def rest(self) -> float:
        return self.after - self.before - self.choices


@dataclass(frozen=True)
class Balance:
    """Luck and skill of a seat. `start + choices + partners + foes + draws` is `end`."""

    seat: int
    start: float  # the chance of its side before the first turn
    end: float  # the result, or how it stands if the game is not over
    choices: float  # what its own mistakes cost: 0 or less
    partners: float  # what the mistakes of its teammates cost: 0 or less
    foes: float  # what the mistakes of others gave: 0 or more
    draws: float  # all the rest: what the cards brought
    weighed: int  # questions of this seat that were looked at
    mistakes: int  # of them, so many are in `Review.mistakes`
    swings: tuple[Swing, ...] = ()  # the turns that changed most for it, as they came
    decided: int = 0  # the round after which it was as good as won or lost, and stayed so; 0: it was open to the end


@dataclass(frozen=True)
class Review:
    mode: str
    names: tuple[str, ...]  # of the seats, as at the table
    teams: tuple[int, ...]  # side of each seat
    together: bool  # everybody is on one side against the game
    over: bool
    winners: tuple[int, ...]
    answers: int  # in the record
    start: tuple[float, ...]  # chance of each seat before the first turn
    turns: tuple[TurnEnd, ...]
    mistakes: tuple[Mistake, ...]  # dearest first
    balances: tuple[Balance, ...]  # by seat
    weighed: int  # questions that were looked at
    rollouts: int  # all that were played
    budget: int  # roll-outs for a question at a quick look
    hindsight: bool  # were the true cards looked at, too?
    turning: int | None = None  # which of the turns turned it, by points, as at the end of the game; None: none did


@dataclass(frozen=True)
class Hint:
    """What the teacher would do now, from what the seat knows."""

    answer: tuple[int, ...]
    words: str  # "buy Kick"
    why: str  # one sentence, never empty
    cards: tuple[str, ...]  # to mark, as "base/kick"
    rollouts: int  # 0: a bot's answer without a search
    chance: float | None = None  # to win after it, by the roll-outs
    then: tuple[str, ...] = ()  # names of cards to buy afterwards; `words` has them, too
