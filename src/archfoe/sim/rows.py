"""Games as rows of a table: one for each game, or one for each decision. docs/research.md says what the columns are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from archfoe.core.decisions import Answer, Decision
from archfoe.core.game import Answerer, Game
from archfoe.core.piles import OwnPile, pile_name
from archfoe.core.state import State
from archfoe.games.shared.scoring import scores, winners
from archfoe.sim import recount
from archfoe.sim.tables import Seating
from archfoe.table.options_shown import Option
from archfoe.table.view import View

#: What rows are of; "" for none.
GAMES, DECISIONS = "games", "decisions"
Row = dict[str, Any]
TEXT, NUMBER, YES_OR_NO, TEXTS, NUMBERS = "text", "number", "yes or no", "texts", "numbers"


class Column(NamedTuple):
    name: str
    of: str
    what: str


#: At which table, in both sorts of rows.
_WHERE: Final = (
    Column("game", NUMBER, "the number of the game, from 0"),
    Column("part", NUMBER, "of a match: 1 or 2, its first or its second game; else 1"),
)
COLUMNS: Final[Mapping[str, tuple[Column, ...]]] = {
    GAMES: (
        *_WHERE,
        Column("seed", TEXT, "what its key and its dice are made of"),
        Column("mode", TEXT, "what was played"),
        Column("variants", TEXTS, "the variants in play"),
        Column("mix", TEXT, "how sets were mixed, or the guest; empty for neither"),
        Column("own", TEXTS, "what only its game asks, such as scenario=3"),
        Column("players", NUMBER, "how many seats"),
        Column("bots", TEXTS, "who sat there, seat by seat"),
        Column("teams", NUMBERS, "the team of each seat"),
        Column("turns", NUMBER, "how many there were"),
        Column("decisions", NUMBER, "real choices: where there was only one thing to do, nobody decided"),
        Column("points", NUMBERS, "Victory Points of each seat; empty for a game that failed"),
        Column("winners", NUMBERS, "the seats that won; none of a cooperative game that was lost"),
        Column("at_once", YES_OR_NO, "whether a last Character or a card ended it, whatever the points"),
        Column("error", TEXT, "why it failed; null for a game that came to its end"),
    ),
    DECISIONS: (
        *_WHERE,
        Column("step", NUMBER, "the number of the decision in its game, from 0"),
        Column("turn", NUMBER, "the number of the turn"),
        Column("active", NUMBER, "whose turn it was"),
        Column("seat", NUMBER, "who decided"),
        Column("bot", TEXT, "which bot that was"),
        Column("kind", TEXT, "what was asked"),
        Column("source", TEXT, "the card that asked; null if the rules did"),
        Column("least", NUMBER, "fewest picks"),
        Column("most", NUMBER, "most picks"),
        Column("options", TEXTS, "what was offered: the act and its card, such as `play Punch`"),
        Column("picked", NUMBERS, "what was picked: places among the options, from 0"),
        Column("hand", TEXTS, "the cards in their hand"),
        Column("power", NUMBER, "the Power that they could spend"),
        Column("won", YES_OR_NO, "whether they won the game; null if it failed"),
    ),
}


class Journal:
    """Of one game: what is to be told of it."""

    def __init__(self, sort: str, number: int, seed: str, seating: Seating) -> None:
        self._sort, self._number, self._seed, self._seating = sort, number, seed, seating
        self._rows: list[Row] = []

    def over(self, answerers: Mapping[int, Answerer]) -> dict[int, Answerer]:
        """The same answerers; of decisions each answer is noted."""
        if self._sort != DECISIONS:
            return dict(answerers)
        return {seat: partial(self._answer, answerer) for seat, answerer in answerers.items()}

    def _answer(self, answerer: Answerer, game: Game, decision: Decision) -> Answer:
        view = View(game, decision.seat, decision)
        row = self._decision(view, decision)  # before the answer: a bot that searches must not change it
        answer = answerer(game, decision)
        self._rows.append(row | {"picked": list(answer)})
        return answer

    def _decision(self, view: View, decision: Decision) -> Row:
        source = view.source
        return {
            **self._where(),
            "step": len(self._rows),
            "turn": view.turn,
            "active": view.active,
            "seat": decision.seat,
            "bot": self._seating.names[decision.seat],
            "kind": view.kind.name,
            "source": source.name if source is not None else None,
            "least": decision.least,
            "most": decision.most,
            "options": [told(option, view.own_piles) for option in view.options],
            "hand": [card.name for card in view.hand],
            "power": view.power(decision.seat),
        }

    def _where(self) -> Row:
        return {"game": self._number, "part": self._seating.options.game}

    def rows(self, game: Game | None, error: str | None) -> list[Row]:
        """When the game is over, or has failed."""
        end = game.state if game is not None and error is None else None
        won = self._winners(end) if end is not None else ()
        if self._sort == DECISIONS:
            return [row | {"won": None if end is None else row["seat"] in won} for row in self._rows]
        options = self._seating.options
        row = self._where() | {
            "seed": self._seed,
            "mode": options.mode,
            "variants": list(options.variants),
            "mix": options.mix,
            "own": [f"{name}={answer}" for name, answer in options.answers().items()],
            "players": options.players,
            "bots": self._seating.names,
            "teams": list(options.teams),
            "turns": game.state.turn if game is not None else 0,
            "decisions": len(game.record) - game.forced if game is not None else 0,
            "points": scores(end, options.carried) if end is not None else [],
            "winners": list(won),
            "at_once": bool(recount.won_at_once(end)) if end is not None else False,
            "error": error,
        }
        return [row]

    def _winners(self, end: State) -> tuple[int, ...]:
        carried = self._seating.options.carried
        return winners(end, carried) if carried else end.winners


def told(option: Option, own: Mapping[int, OwnPile]) -> str:
    """What an option is, by its keys: no sentence for people."""
    if option.card is not None:
        return f"{option.what} {option.card.name}"
    pile = pile_name(option.pile, own) if option.pile is not None else ""
    seat = f"seat {option.seat}" if option.seat is not None else ""
    effect = type(option.effect).__name__ if option.effect is not None else ""
    return " ".join(word for word in (option.what, option.word or effect, pile, seat) if word)
