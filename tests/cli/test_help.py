"""`help` names what can be typed at this table, all of it and nothing else."""

from __future__ import annotations

import io
import re

import pytest

from archfoe.agents import make_agent
from archfoe.cli.help import COMMANDS, help_lines, own_commands, verbs
from archfoe.cli.line import LineMode
from archfoe.cli.screen import Screen
from archfoe.core.decisions import MAIN_ACTION
from archfoe.games.options import Options
from archfoe.registry import games
from archfoe.table.session import Session
from archfoe.table.view import View
from archfoe.table.words.choices import choices, words_of
from archfoe.table.words.labels import seat_names

TABLES = [
    Options("base", 2),
    Options("heroes_unite", 2, ("hunt",)),
    Options("rivals", 2),
    Options("confrontations", 4),
    Options("confrontations", 3),
    Options("rebirth", 2, ("competitive",)),
    *(Options("rebirth", players, scenario=scenario) for scenario in (1, 2, 4, 6) for players in (1, 2)),
]
IDS = [f"{o.mode} {o.players} {o.answers().get('scenario', '')} {'-'.join(o.variants)}" for o in TABLES]
#: A word of a label that is said otherwise: "use" a Location, "release" is a use, "done" and "end" are one.
OTHER_WORDS = {"release": "use", "done": "end"}


def session_of(options: Options) -> Session:
    return Session.seeded(options, ["you"] * options.players, 3)


def labels_in(options: Options, answers: int = 150) -> tuple[set[str], set[str]]:
    """What help knows, and what was on offer in turns of a game that bots play in people's seats."""
    session, bot, found = session_of(options), make_agent("greedy", 1), set[str]()
    for _ in range(answers):
        if session.game.over:
            break
        seat = min(session.game.waiting)
        view = session.view(seat)
        if view.kind is MAIN_ACTION:
            found |= {choice.label for choice in choices(view, seat_names(view.players))}
        session.decide(seat, *bot.answer(view))
    return set(verbs(session.view(0))), found


def said(view: View) -> str:
    return "\n".join(help_lines(view))


def test_every_command_is_listed_once_and_there() -> None:
    mode = LineMode(session_of(TABLES[0]), Screen(io.StringIO(), io.StringIO()), None)
    own = [command for game in games().values() for command in own_commands(game)]
    assert {word for command in own for word in command.words} == {"threat", "clock", "secret"}
    assert set(mode.commands) == {word for command in (*COMMANDS, *own) for word in command.words}
    assert all(callable(getattr(mode, command.does)) for command in (*COMMANDS, *own))


@pytest.mark.parametrize("options", TABLES, ids=IDS)
def test_what_is_offered_can_be_read_in_help(options: Options) -> None:
    known, labels = labels_in(options)
    assert "end turn" in labels
    for label in labels:
        first, *rest = label.split()
        assert OTHER_WORDS.get(first, first) in known or f"{first} {rest[0]}" in known, label


@pytest.mark.parametrize("options", TABLES, ids=IDS)
def test_what_help_names_is_something_that_the_table_knows(options: Options) -> None:
    view = session_of(options).view(0)
    own = words_of(view)
    for word, verb in verbs(view).items():
        assert verb in (*view.rules.doers, "end"), word
        assert re.search(rf"\b{word}\b", said(view)), word
    for gone in ("light", "rescue", "board"):
        assert not re.search(rf"\b{gone}\b", said(view))
    for typed, verb in own.deeds.items():
        assert (typed in verbs(view)) is (verb in view.rules.doers), typed


def test_what_only_a_city_has_is_not_named_elsewhere() -> None:
    base, city = (said(session_of(options).view(0)) for options in (TABLES[0], Options("rebirth", 1)))
    for word in ("threat", "clock", "walk slot 3", "lead the ally slot 3"):
        assert word in city and word not in base
