"""What people say of a game they want, in the words that options know."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from archfoe.core.errors import ArchfoeError, nearest, unknown
from archfoe.core.text import listed
from archfoe.games.shared.choices import HERO_WAYS
from archfoe.games.shared.mixing import heroes_of
from archfoe.registry import Mode, meant
from archfoe.registry.questions import Question, Value

USUAL_BOT: Final = "greedy"
VERSUS: Final = re.compile(r"\s+vs\.?\s+", re.IGNORECASE)  # between teams that are named one after the other


def played(mode: str) -> Mode | None:
    """What a mode is; None if there is no such mode."""
    try:
        return meant(mode)
    except ArchfoeError:
        return None


def usual_players(mode: str) -> str:
    return you_and_bots(meant(mode).usual_players)


def you_and_bots(n: int, first: str = "you") -> str:
    return ",".join([first, *[USUAL_BOT] * (n - 1)])


def split(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def asked_by(some: Iterable[Mode]) -> dict[str, dict[str, Question]]:
    """What is asked for single games only: name -> mode -> the question."""
    found: dict[str, dict[str, Question]] = {}
    for mode in some:
        for question in mode.game.questions(mode):
            found.setdefault(question.name, {})[mode.name] = question
    return found


def whose(asked: Mapping[str, Question]) -> str:
    """The help of a question, or of several of one name, with the modes in which each is asked."""
    modes: dict[str, list[str]] = {}
    for mode, question in asked.items():
        modes.setdefault(question.help, []).append(mode)
    return " ".join(f"Of {listed(names)}: {told}." for told, names in modes.items())


def answered(mode: str, words: Mapping[str, Value]) -> dict[str, Value]:
    """Answers as options take them; those to questions of other games stay as they are, for options to refuse."""
    what = meant(mode)
    mine = {question.name: question for question in what.game.questions(what)}
    return {name: mine[name].read(word) if name in mine else word for name, word in words.items()}


def unusual(mode: str, answers: Mapping[str, Value]) -> list[str]:
    """The names of answers that are not the usual ones of their question."""
    asked = asked_by([meant(mode)])
    return [
        name for name, answer in answers.items() if name in asked and answer != asked[name][meant(mode).name].default
    ]


def answers_in_words(mode: str, answers: Mapping[str, Value]) -> list[str]:
    """Those that are not the usual ones: "12 Super-Villains", "with promos"."""
    what = played(mode)
    asked = what.game.questions(what) if what is not None else ()
    given = [(question, answers[question.name]) for question in asked if question.name in answers]
    return [question.words(answer) for question, answer in given if answer != question.default]


def hero_way(heroes: str, mode: str) -> str:
    """Names in any case, short or without their article become those of Super Heroes or Characters; ways stay."""
    if not heroes or heroes in HERO_WAYS:
        return heroes
    known = [hero.figure for hero in heroes_of(meant(mode).name, promos=True)]
    teams = [split(team) for team in VERSUS.split(heroes)]
    names = [name for team in teams for name in team]
    if len(names) == 1 and not _meant(names[0], known) and nearest(heroes, HERO_WAYS):
        raise unknown("way to get Super Heroes", heroes, HERO_WAYS)
    return " vs ".join(",".join(_meant(name, known) or name for name in team) for team in teams)


def mixture(mix: str, mode: str) -> str:
    """A way to mix, groups of cards, or Characters whose cards are left out, by names whole or short."""
    what = meant(mode)
    staged = [card.figure for card in heroes_of(what.name) if card.stage]
    known = [*staged, *what.game.mix_ways] if staged else []
    return "+".join(_meant(part.strip(), known) or part.strip().lower() for part in mix.split("+"))


def _meant(name: str, known: Sequence[str]) -> str:
    """The name that is meant; "" if none is, or more than one."""
    low = name.lower().removeprefix("the ")
    forms = {full: full.lower().removeprefix("the ") for full in known}
    whole = [full for full, form in forms.items() if form == low]
    found = whole or [full for full, form in forms.items() if low and form.startswith(low)]
    return found[0] if len(found) == 1 else ""
