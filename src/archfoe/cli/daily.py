"""The daily deal in the terminal: a game like any other, which counts its hints and ends with the lines to paste."""

from __future__ import annotations

from datetime import UTC, date, datetime
from pathlib import Path

from archfoe.cli.line import LineMode
from archfoe.cli.screen import Screen
from archfoe.core.errors import ArchfoeError
from archfoe.table.daily import Deal, against_par, number_of, out_on, played_in, result_of
from archfoe.table.session import Session


def today() -> date:
    """The same everywhere on earth."""
    return datetime.now(UTC).date()


def deal_called(words: str | None) -> Deal:
    """That of a date, or of today."""
    if words is None:
        return out_on(number_of(today()), today())
    try:
        day = date.fromisoformat(words)
    except ValueError:
        raise ArchfoeError(f"{words} is not a date: write it as {today().isoformat()}.") from None
    return out_on(number_of(day), today())


def game_at(session: Session, screen: Screen, place: Path | None) -> LineMode:
    """The line mode that fits: a saved game may be a daily deal."""
    deal = played_in(session, today())
    return LineMode(session, screen, place) if deal is None else DailyGame(deal, session, screen, place)


class DailyGame(LineMode):
    def __init__(self, deal: Deal, session: Session, screen: Screen, place: Path | None) -> None:
        super().__init__(session, screen, place)
        self._deal = deal

    def hint(self, _: str) -> None:
        super().hint(_)
        self.session.hints += 1
        self.save()

    def show_scores(self, reader: int | None, end: str = "") -> None:
        super().show_scores(reader, end)
        result = result_of(self._deal, self.session)
        self.screen.say()
        self.screen.say(against_par(result))
        self.screen.say("One deal says little; the mean of a week says more. To paste, with no card named:")
        self.screen.say()
        for line in result.lines:
            self.screen.say(line, whole=True)
