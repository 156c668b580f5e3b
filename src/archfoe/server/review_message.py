"""A review as a message."""

from __future__ import annotations

from archfoe.review import Balance, Choice, Mistake, Review, Swing, TurnEnd
from archfoe.wire import review as w


def review_message(review: Review) -> w.Review:
    return w.Review(
        teams=list(review.teams),
        together=review.together,
        winners=list(review.winners),
        start=_chances(review.start),
        turns=[_turn(turn) for turn in review.turns],
        moves=[_move(mistake) for mistake in review.mistakes],
        sides=[_side(balance) for balance in review.balances],
        rollouts=review.rollouts,
        turning=review.turning,
    )


def _turn(turn: TurnEnd) -> w.ReviewTurn:
    return w.ReviewTurn(turn.turn, turn.round, turn.seat, turn.begins, turn.ends, _chances(turn.chances), turn.did)


def _move(mistake: Mistake) -> w.CostlyMove:
    return w.CostlyMove(
        at=mistake.at,
        turn=mistake.turn,
        round=mistake.round,
        seat=mistake.seat,
        asked=mistake.asked,
        played=_choice(mistake.played),
        better=_choice(mistake.better),
        cost=_rounded(mistake.cost),
        why=list(mistake.why),
        hindsight=mistake.hindsight or "",
    )


def _choice(choice: Choice) -> w.ReviewChoice:
    return w.ReviewChoice(choice.words, list(choice.cards))


def _side(balance: Balance) -> w.ReviewSide:
    return w.ReviewSide(
        seat=balance.seat,
        start=_rounded(balance.start),
        end=_rounded(balance.end),
        choices=_rounded(balance.choices),
        partners=_rounded(balance.partners),
        foes=_rounded(balance.foes),
        draws=_rounded(balance.draws),
        weighed=balance.weighed,
        mistakes=balance.mistakes,
        swings=[_swing(swing) for swing in balance.swings],
        decided=balance.decided,
    )


def _swing(swing: Swing) -> w.ReviewSwing:
    return w.ReviewSwing(swing.turn, _rounded(swing.before), _rounded(swing.after), _rounded(swing.choices))


def _chances(chances: tuple[float, ...]) -> list[float]:
    return [_rounded(chance) for chance in chances]


def _rounded(chance: float) -> float:
    """To a tenth of a point: finer than the roll-outs can tell."""
    return round(chance, 3)
