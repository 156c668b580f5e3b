"""A puzzle in the terminal: the goal, the table, answers that can all be taken back, hints, and the solution."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from archfoe.cli.daily import today
from archfoe.cli.screen import Screen
from archfoe.cli.solved import marks, note
from archfoe.core.errors import ArchfoeError
from archfoe.core.piles import DECK
from archfoe.core.text import listed
from archfoe.puzzles.attempt import Attempt
from archfoe.puzzles.days import number_on
from archfoe.puzzles.puzzle import Puzzle, load_puzzle
from archfoe.puzzles.shelf import after, current, numbered
from archfoe.puzzles.telling import hints, in_full, known_to, result_line
from archfoe.table.view import View
from archfoe.table.words import board
from archfoe.table.words.choices import choices, decline_word, parse, question
from archfoe.table.words.log import lines
from archfoe.table.words.why import cards_called, question_lines, subject_lines, why_not

SOLVED, NOT_SOLVED = 0, 1
PATIENCE: Final = 200  # so many lines of a script in a row that are no answer end it
_COMMANDS: Final = {
    "hint": ("hint", "a hint: which card, how it begins, all but one step"),
    "show": ("show", "show me: the solution, and why it works"),
    "back": ("back, back N", "take back your last answer, or your last N"),
    "over": ("over", "start over"),
    "goal": ("goal", "what is asked, and what is still missing"),
    "table": ("table", "the table as it is now"),
    "piles": ("piles", "your discard pile, the cards played and in play"),
    "card": ("card NAME", "a card of the game"),
    "?": ("?, ? NAME", "what each choice means; a card, and why you can or cannot play or buy it now"),
    "help": ("help", "this list"),
    "quit": ("quit", "stop"),
}
_ALSO: Final = {
    "undo": "back", "u": "back", "take back": "back", "start over": "over", "h": "hint", "q": "quit", "exit": "quit",
    "why": "?", "solution": "show",
}  # fmt: skip


def chosen(what: str) -> Puzzle:
    """A number of the shelf, or a file."""
    if what.isdecimal():
        return numbered(int(what))
    if not Path(what).suffix:
        raise ArchfoeError(f"{what!r} is neither a number of archfoe puzzle list nor a puzzle file.")
    return load_puzzle(Path(what))


def of_today() -> Puzzle:
    return numbered(number_on(today()))


def list_lines() -> Iterator[str]:
    known, of_day = marks(), number_on(today())
    for puzzle in current():
        note = ", ".join(filter(None, [puzzle.asked.level, known.get(puzzle.id), "today" * (puzzle.id == of_day)]))
        yield f"{puzzle.id:>4}  {puzzle.title}  ({note})  {puzzle.goal}"
    yield "Solve one with: archfoe puzzle play 1"


class _Over(Exception):
    """The puzzle is solved, shown or left."""


class Solving:
    def __init__(self, puzzle: Puzzle, screen: Screen | None = None) -> None:
        self.puzzle, self.screen = puzzle, screen or Screen()
        self.attempt = Attempt(puzzle)
        self.names = [
            "you" if seat == puzzle.seat else f"Player {seat + 1}" for seat in range(len(self.attempt.start.teams))
        ]
        self.hinted = 0
        self.told = 0
        self.is_solved = False
        self._commands: dict[str, Callable[[str], None]] = {
            "hint": self.hint, "show": self.show, "back": self.back, "over": self.over, "goal": self.goal,
            "table": self.table, "piles": self.piles, "card": self.card, "?": self.why, "help": self.help,
            "quit": self.quit,
        }  # fmt: skip

    @property
    def view(self) -> View:
        return View(self.attempt.game, self.puzzle.seat)

    def play(self) -> int:
        self.screen.say(f"Puzzle {self.puzzle.id}: {self.puzzle.title}", "title")
        self.screen.say(self.puzzle.goal, "prompt")
        self.screen.say_all(self._hidden())
        self.screen.say("Type help for commands. Everything can be taken back.")
        self.told = self.attempt.game.told
        self.table("")
        try:
            while True:
                self.turn()
        except (_Over, EOFError):
            pass
        return SOLVED if self.is_solved else NOT_SOLVED

    def turn(self) -> None:
        """Asks once, and reads lines until something has changed."""
        answers, game = self.attempt.answers, self.attempt.game
        self.ask()
        for _ in range(PATIENCE if not self.screen.facts else PATIENCE * PATIENCE):
            try:
                self.obey(self.screen.ask())
            except ArchfoeError as error:
                self.screen.say(str(error))
            if self.attempt.game is not game or self.attempt.answers != answers:
                return
        raise _Over

    def ask(self) -> None:
        view = self.view
        self.screen.say()
        self.screen.say(board.power_line(view, self.puzzle.seat))
        self.screen.say(question(view, self.names), "prompt")
        for n, choice in enumerate(choices(view, self.names), 1):
            self.screen.say(f"{n:>4}  {choice}")
        if view.least == 0:
            self.screen.say(f"{0:>4}  {decline_word(view)}")

    def obey(self, text: str) -> None:
        text = _ALSO.get(text.strip().lower(), text)
        word, rest = (
            ("?", text[1:]) if text.startswith("?") else (text.partition(" ")[0].lower(), text.partition(" ")[2])
        )
        word = _ALSO.get(word, word)
        if word in self._commands and (not rest or word in ("back", "card", "?")):
            self._commands[word](rest.strip())
            return
        view = self.view
        try:
            picked = parse(text, choices(view, self.names), view)
        except ArchfoeError as error:
            raise ArchfoeError(why_not(view, text, self.names) or str(error)) from None
        self.attempt.decide(picked)
        self._note()
        self.after()

    def after(self) -> None:
        """What has happened; and at the end of the turn, whether it was enough."""
        attempt = self.attempt
        if attempt.solved:
            self.is_solved = True
            self._note(hints=self.hinted)
            self.screen.say("Solved!", "good")
            self.explain()
            self.screen.say(result_line(self.puzzle.id, self.hinted, solved=True), whole=True)
            self.say_next()
            raise _Over
        if attempt.ended:
            self.screen.say(attempt.verdict())
            self.told = attempt.game.told
            return
        view = self.view
        for line in lines(view.events(self.told), self.puzzle.seat, self.names, view.game_type):
            self.screen.say(str(line))
        self.told = attempt.game.told

    def explain(self) -> None:
        self.screen.say(self.puzzle.asked.theme, "title")
        self.screen.say(self.puzzle.asked.why)
        self.screen.say(self.puzzle.asked.trap)

    def say_next(self) -> None:
        later = after(self.puzzle.id)
        if later:
            self.screen.say(f"The next one: archfoe puzzle play {later}", whole=True)

    def _note(self, *, hints: int | None = None, shown: bool = False) -> None:
        """A file of somebody's own is no puzzle of the shelf, whatever its number."""
        if self.puzzle in current():
            note(self.puzzle.id, hints=hints, shown=shown)

    # Commands

    def hint(self, _: str) -> None:
        told = hints(self.puzzle)
        self.screen.say(
            f"Hint {min(self.hinted + 1, len(told))} of {len(told)}: {told[min(self.hinted, len(told) - 1)]}"
        )
        self.hinted = min(self.hinted + 1, len(told))

    def show(self, _: str) -> None:
        for n, words in enumerate(self.puzzle.solution, 1):
            self.screen.say(f"{n:>4}  {in_full(words)}{'  (the key)' if n == self.puzzle.asked.key else ''}")
        solved_before = marks().get(self.puzzle.id, "").startswith("✓") and self.puzzle in current()
        self._note(shown=True)
        self.explain()
        if not solved_before:
            self.screen.say(result_line(self.puzzle.id, self.hinted, solved=False), whole=True)
        self.say_next()
        raise _Over

    def back(self, count: str) -> None:
        if count and not (count.isdecimal() and 1 <= int(count[:4]) < 1000):
            raise ArchfoeError("Say how many answers: back 3.")
        self.attempt.back(int(count or 1))
        self.told = self.attempt.game.told
        self.screen.say("Taken back.")

    def over(self, _: str) -> None:
        self.attempt.start_over()
        self.told = self.attempt.game.told
        self.screen.say("From the start.")
        self.table("")

    def goal(self, _: str) -> None:
        self.screen.say(self.puzzle.goal)
        self.screen.say(f"Not yet: {listed(self.attempt.missing())}.")

    def table(self, _: str) -> None:
        self.screen.say()
        self.screen.say_all(board.turn_lines(self.view, self.names, full=True))

    def piles(self, _: str) -> None:
        view, seat = self.view, self.puzzle.seat
        for what, cards in (
            ("discard pile", view.discard(seat)),
            ("cards played this turn", view.played(seat)),
            ("cards in play", view.in_play(seat)),
        ):
            self.screen.say(f"Your {what}: {board.by_type(cards) or 'none'}.")
        self.screen.say_all(self._hidden())

    def card(self, name: str) -> None:
        if not name:
            raise ArchfoeError("Say which card: card NAME.")
        for card in cards_called(name, self.view):
            self.screen.say_all(board.card_lines(card))

    def why(self, what: str) -> None:
        view = self.view
        told = (
            subject_lines(view, what, self.names)
            if what
            else question_lines(view, choices(view, self.names), self.names)
        )
        self.screen.say_all(told)

    def help(self, _: str) -> None:
        self.screen.say("Answer with a number, or with a name or a part of it: 2, scare, buy kick.")
        for usage, says in _COMMANDS.values():
            self.screen.say(f"  {usage:<16} {says}")

    def quit(self, _: str) -> None:
        raise _Over

    def _hidden(self) -> Iterator[str]:
        if not self.puzzle.asked.open:
            s = self.attempt.game.state
            deck = [s.cards[card] for card in s.piles[DECK + self.puzzle.seat]]
            yield f"Your deck, in an order that you don't know: {board.by_type(deck) or 'empty'}."
        yield from known_to(self.puzzle, self.attempt.game, self.names)
