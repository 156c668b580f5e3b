"""What a solution is about: its idea, by which puzzles are told apart, its hints, and texts where nobody wrote any."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from archfoe.core.errors import ArchfoeError
from archfoe.core.game import Game
from archfoe.core.piles import DECK, DISCARD, HAND
from archfoe.core.text import listed
from archfoe.puzzles.puzzle import Puzzle, listed_steps
from archfoe.table.positions.moves import act

ON_TOP, BACK, KNOWN, MORE, CHOICE = (
    "On top of the deck",
    "Back from the discard pile",
    "A card that you know",
    "Buy before you play",
    "The other answer",
)
THEMES: Final = (ON_TOP, BACK, KNOWN, MORE, CHOICE)


_BEGIN: Final = 4  # steps that the second hint tells at most: plain plays alone help nobody
_PLACE: Final = re.compile(r"\b([SL])(\d+)\b")


class NoIdea(ArchfoeError):
    """Nothing is chosen in a solution but the order of plays."""


class Idea(NamedTuple):
    theme: str
    key: int  # the step
    card: str  # that is bought, or asks
    helper: str  # the card that makes something of it

    @property
    def maker(self) -> str:
        """The card that makes something of it, or that asks."""
        return self.helper or self.card

    @property
    def dress(self) -> str:
        """Puzzles in the same dress are too much alike to be asked often."""
        return f"{self.theme}: {self.maker}"


class _Step(NamedTuple):
    words: str
    verb: str
    card: str
    hand: list[str]  # after it
    top: str  # of the deck, after it
    discarded: int  # after it


def _steps(puzzle: Puzzle) -> list[_Step]:
    table, seat, steps = puzzle.lay_out(), puzzle.seat, []
    for step in puzzle.case.steps:
        if step.move is None or step.seat != seat:
            continue
        act(table, step.seat, step.move)
        verb, _, card = step.move.words.partition(" ")
        deck = table.names(DECK + seat)
        top = deck[0] if deck else ""
        hand = table.names(HAND + seat)
        steps.append(_Step(step.move.words, verb, card, hand, top, len(table.names(DISCARD + seat))))
    return steps


def idea_of(puzzle: Puzzle, needed: Sequence[int] | None = None) -> Idea:
    """By the first purchase that something is made of, else by the first answer; of the steps that are needed, if those
    are known."""
    steps = _steps(puzzle)
    last = max([n for n, step in enumerate(steps) if step.verb in ("play", "use")], default=-1)
    early = [
        n for n, step in enumerate(steps) if step.verb == "buy" and n < last and (needed is None or n + 1 in needed)
    ]
    for n in early:
        card = steps[n].card
        laid = any(step.top == card for step in steps[n:])
        for at in range(n + 1, len(steps)):
            came = steps[at].hand.count(card) > steps[at - 1].hand.count(card)
            if came:
                helper = next(step.card for step in reversed(steps[: at + 1]) if step.verb in ("play", "use"))
                seen = laid and steps[at].verb == "choose" and steps[at].words != "choose top of your deck"
                return Idea(KNOWN if seen else ON_TOP if laid else BACK, n + 1, card, helper)
        if laid:
            helper = next((step.card for step in steps[n + 1 :] if step.verb == "play"), "")
            return Idea(KNOWN, n + 1, card, helper)
    if early:
        helper = next(step.card for step in steps[early[0] :] if step.verb in ("play", "use"))
        return Idea(MORE, early[0] + 1, steps[early[0]].card, helper)
    for n, step in enumerate(steps):
        if step.verb not in ("play", "buy", "end") and (needed is None or n + 1 in needed):
            asker = next((before.card for before in reversed(steps[:n]) if before.verb in ("play", "use")), step.card)
            return Idea(CHOICE, n + 1, asker, "")
    raise NoIdea("its solution has no choice in it")


def texts(puzzle: Puzzle, idea: Idea) -> tuple[str, str, str]:
    """Title, why it works, and why what is tempting fails."""
    card, helper = idea.card, idea.helper
    if idea.theme == ON_TOP:
        return (
            f"{card} comes at once",
            f"{card} goes on top of the deck first, so {helper} draws it and it is played this very turn.",
            f"Played first, {helper} draws a card that nobody knows, and {card} would come a turn too late.",
        )
    if idea.theme == BACK:
        return (
            f"{helper} and {card}",
            f"{card} is bought first, so {helper} finds it in the discard pile and brings it to the hand.",
            f"Before that purchase there is nothing in the discard pile that would help {helper} as much.",
        )
    if idea.theme == KNOWN:
        return (
            f"{helper} takes no chances",
            f"With {card} on top of the deck, {helper} meets a card that you know.",
            f"Before that, what {helper} meets is a guess.",
        )
    if idea.theme == MORE:
        return (
            f"First {card}, then {helper}",
            f"Once {card} is bought, {helper} is worth more than before.",
            "With all cards played first, the Power is not enough.",
        )
    return (
        f"What {card} asks",
        f"The answer that {card} gets is the one that leaves most for the rest of the turn.",
        f"The usual answer to {card} costs what is missing in the end.",
    )


def known_to(puzzle: Puzzle, game: Game, names: Sequence[str]) -> Iterator[str]:
    """What a solution may build on: which of the others' cards avoid an Attack, and an open deck."""
    s = game.state
    if puzzle.asked.open:
        deck = [s.cards[card].name for card in reversed(s.piles[DECK + puzzle.seat])]
        yield f"Your deck, top card first: {listed(deck) or 'empty'}."
    for other, name in enumerate(names):
        hand = [s.cards[card] for card in s.piles[HAND + other]]
        if other != puzzle.seat and any(card.defense is not None or card.has("block") for card in hand):
            yield f"{name} holds {listed([card.name for card in hand])}."


def result_line(number: int, hinted: int, *, solved: bool) -> str:
    """To be pasted: it tells nothing of the solution."""
    helped = f", {hinted} hint{'s' if hinted > 1 else ''}" if hinted else ""
    return f"archfoe puzzle {number}: {f'solved{helped}' if solved else 'tried'}"


def hints(puzzle: Puzzle) -> tuple[str, str, str]:
    """Which card; how it begins; all but the key step."""
    if len(puzzle.asked.hints) == 3:
        one, two, three = puzzle.asked.hints
        return one, two, three
    steps, key = list(puzzle.solution), puzzle.asked.key
    verb, _, card = steps[key - 1].partition(" ")
    if verb == "walk":
        card = f"where you go: {card.removeprefix('to ')}"
    about = (
        f"Think about {card}." if verb in ("buy", "use", "play", "walk") else f"It matters what you {steps[key - 1]}."
    )
    if verb == "choose" or steps[key - 1] == "pass":
        about = f"It matters how you answer {_asker(steps[: key - 1])}."
    begin = steps[: max(1, min(key - 1, _BEGIN))]
    all_but_one = listed_steps([*steps[: key - 1], "...", *steps[key:]])
    return (
        in_full(about),
        in_full(f"Begin with: {listed_steps(begin)}."),
        in_full(f"All but one step: {all_but_one}."),
    )


def _asker(steps: Sequence[str]) -> str:
    """What has led to the question that comes next."""
    for words in reversed(steps):
        verb, _, card = words.partition(" ")
        if verb in ("play", "use"):
            return card
        if verb == "buy":
            return f"when you buy {card}"
    return "a question"


def in_full(words: str) -> str:
    """Places have short names in files of positions: S2, L1."""
    return _PLACE.sub(lambda found: f"{'slot' if found[1] == 'S' else 'Location'} {found[2]}", words)
