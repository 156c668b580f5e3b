"""A hint at the table: what the teacher would do, and why, from what the seat knows and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archfoe.agents.advice import advice
from archfoe.agents.candidates import Line, lines
from archfoe.agents.weighing import Trial, try_out
from archfoe.core.decisions import MAIN_ACTION, Answer
from archfoe.core.game import Game
from archfoe.games.shared.kinds import ASSIST
from archfoe.review.facts import facts, only_in
from archfoe.review.lines import MOST, chosen, compared, sayable
from archfoe.review.near import judge_near
from archfoe.review.reasons import Teller, differences, told
from archfoe.review.report import Hint
from archfoe.review.sights import TAKEN, looked_on
from archfoe.review.walk import BUY, END, PLAY
from archfoe.review.weighed import COARSE, Pair, effort, rival
from archfoe.table.view import View
from archfoe.table.words.labels import seat_names

#: Roll-outs at a table of two: some tenths of a second in plain Python.
BUDGET: Final = 72
#: Deals in which is counted what comes of the best choices.
DEALS: Final = 12
#: The bot whose answer is taken unless another one is better by this many standard errors.
BOT: Final = "keen"
_GATE: Final = 0.7
#: Where a roll-out takes long, so many answers are compared; and each in so many deals at least.
_FEW_LINES: Final = 3
_FEW_DEALS: Final = 6


def hint(game: Game, seat: int, names: Sequence[str] | None = None, *, budget: int = BUDGET) -> Hint:
    """What to answer now. It repeats itself, and is the same in all games that look the same to the seat.

    With no budget for roll-outs, or where they cannot help, it is a bot's answer with a plain reason.
    """
    view = View(game, seat)
    names = seat_names(view.players) if names is None else names
    usual = advice(game, seat, BOT)
    found = _lines(view, usual) if budget and not (view.kind is ASSIST and usual) else []
    if len(found) < 2:
        return _plain(view, usual, names)
    if effort(view) > COARSE:
        found = found[:_FEW_LINES]
    rollouts = max(_FEW_DEALS * len(found), round(budget / effort(view)))
    trials = try_out(view, found, budget=rollouts, evaluator=judge_near(view), seed="hint")
    second = rival(trials)
    if second is None:
        return _plain(view, usual, names)
    gain, error = second.beyond(trials[0])
    best, other = (second, trials[0]) if gain > max(_GATE * error, 0.0) else (trials[0], second)
    why, more = _why(view, best, other, names)
    choice = chosen(view, best.line, names, best.mean)
    then = tuple([card.name for card in best.line.then or ()]) if _action(view, best.line.answer) == BUY else ()
    spent = sum([len(trial.values) for trial in trials]) + more
    return Hint(choice.answer, choice.words, why, choice.cards, spent, choice.chance, then)


def _lines(view: View, usual: Answer) -> list[Line]:
    if _action(view, usual) in (BUY, END):
        judge = judge_near(view)
        whole = compared(view, usual, (), judge)
        first = whole[0] if _action(view, usual) == END else _basket(view, usual, whole)
        return [first, *(line for line in whole if line != first)]
    return lines(view, usual, plays=True, most=MOST)


def _basket(view: View, usual: Answer, whole: Sequence[Line]) -> Line:
    """The best purchase that begins as the bot's does; they come best first."""
    return next((line for line in whole[1:] if line.answer == usual), whole[0])


def _action(view: View, answer: Answer) -> str:
    return view.options[answer[0]].what if view.kind is MAIN_ACTION and answer else ""


def _why(view: View, best: Trial, other: Trial, names: Sequence[str]) -> tuple[str, int]:
    """One sentence, and the roll-outs that it took."""
    assert view.seat is not None
    deed = chosen(view, other.line, names, 0.0).words.replace("end turn", "end your turn")
    instead = f"if you {deed}" if sayable(view, other.line) else "otherwise"
    teller = Teller.about(view.seat, names, view.teams, you=True)
    teller = teller._replace(other=instead, than=f" {instead}" if sayable(view, other.line) else "")
    seen = looked_on(view, (other.line, best.line), DEALS, "hint") if effort(view) < COARSE else []
    taken = {card.name for card in only_in(view, best.line, other.line)}
    much, something = told([d for d in differences(seen) if d.fact.what != TAKEN or d.fact.card in taken], teller)
    found = [*much, *facts(view, other.line, best.line), *something]
    return (found[0] if found else _by_position(best, other, teller.than)), 2 * len(seen)


def _by_position(best: Trial, other: Trial, instead: str) -> str:
    pair = Pair(other.line, best.line, list(zip(other.values, best.values, strict=False)))
    n = len(pair.values)
    if 3 * pair.wins <= 2 * n:
        return f"It makes little difference{f'{instead} instead' if instead else ' here'}."
    return f"It comes out ahead in {f'all {n}' if pair.wins == n else f'{pair.wins} of {n}'} deals that were played on."


def _plain(view: View, answer: Answer, names: Sequence[str]) -> Hint:
    choice = chosen(view, Line(answer), names, 0.0)
    return Hint(answer, choice.words, _plain_reason(view, answer), choice.cards, 0)


def _plain_reason(view: View, answer: Answer) -> str:
    """What can be said without a search."""
    if not answer:
        return "Nothing here is worth it."
    if view.choices == 1:
        return "There is nothing else to choose."
    return {
        PLAY: "Play it before you decide anything else: it costs nothing.",
        END: "Nothing more is worth doing this turn.",
    }.get(_action(view, answer), f"The {BOT} bot would do the same.")
