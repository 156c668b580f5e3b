"""What a person is told who types help: all that is understood at this table, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from archfoe.agents.levels import LEVELS
from archfoe.core import events as ev
from archfoe.core.text import listed
from archfoe.registry import GameType
from archfoe.registry.found import shipped
from archfoe.table.view import View
from archfoe.table.words import words
from archfoe.table.words.choices import SHORT, words_of
from archfoe.table.words.labels import own_actions

_LEAD: Final = """\
Answer with a number, or with a name or a part of it: 2, scare, buy kick. Several: 1,3 or punch x2.
Where you may decline, press Enter, or type no or pass."""
_BOTS: Final = "\n".join(f"- {level.name} ({level.strength}): {level.sentence}" for level in LEVELS)


class Command(NamedTuple):
    """A word that is no answer; the line mode has a method of the name `does` for it."""

    words: tuple[str, ...]
    usage: str
    says: str
    does: str
    none: str = ""  # said where there is nothing of the kind


COMMANDS: Final = (
    Command(("?", "why"), "?", "why you are asked this, what each choice means, and what you can't do and why", "why"),
    Command((), "? NAME", "a card, and why you can or cannot play or buy it now; ? BASE-3.5 reads a rule", "why"),
    Command(("all",), "all", "play every card in hand that leaves you nothing to choose", "play_all"),
    Command(("table",), "table", "the whole table, with every text that is left out at the start of a turn", "table"),
    Command(("power",), "power", "your Power and where it comes from", "power"),
    Command(("piles",), "piles", "discard piles, cards in play, destroyed cards, and what is in your deck", "piles"),
    Command(("card",), "card NAME", "any card of the game; in a city also a Location", "card"),
    Command(("scenario",), "scenario", "what is played, and how it is won and lost", "premise"),
    Command(("log",), "log, log N", "what happened last, or the last N lines", "log"),
    Command(("hint",), "hint", "what the teacher would type in your place, and why", "hint"),
    Command(("undo",), "undo, undo N", "take back your last answer, or your last N", "undo"),
    Command(("save",), "save, save FILE", "save now, or put a copy into another file", "save_as"),
    Command(("help",), "help", "this list", "help"),
    Command(("quit", "exit", "q"), "quit", "stop; the game is saved and can be resumed", "quit"),
)


def own_commands(game: GameType) -> Iterator[Command]:
    """Those that only a game has: its topics, and what its players read alone."""
    own = words.words_of(game)
    yield from (Command((word,), word, says, "topic") for word, says in own.why.commands.items())
    if own.board.private is not None:
        yield Command(
            (own.board.private.command,),
            own.board.private.command,
            own.board.private.help,
            "private",
            own.board.private.none,
        )


def of_our_games() -> list[Command]:
    """What only some game has is understood in all of them: there one is told that it is not there."""
    return [command for game in shipped().games.values() for command in own_commands(game)]


def help_lines(view: View) -> list[str]:
    before = next(i for i, known in enumerate(COMMANDS) if known.does == "log")
    commands = [*COMMANDS[:before], *own_commands(view.game_type), *COMMANDS[before:]]
    return [
        *_LEAD.splitlines(),
        *(f"  {known.usage:<16} {known.says}" for known in commands),
        *_verb_lines(view),
        "Bots that can sit at the table:",
        *_BOTS.splitlines(),
    ]


def verbs(view: View) -> dict[str, str]:
    """Each word that a player may put in front of a name at this table, or type alone, and the sort of choice it is."""
    doers, own = view.rules.doers, words_of(view)
    short = {word: SHORT[word] for word in SHORT if SHORT[word] in doers}
    if not view.partners:
        short.pop("a", None)
    named = {verb: verb for verb in short.values()} | {verb: verb for verb in own.walks.values() if verb in doers}
    deeds = {typed: verb for typed, verb in own.deeds.items() if verb in doers}
    return short | named | deeds | {name: name for name in own_actions(view)} | {"end": "end"}


def _verb_lines(view: View) -> Iterator[str]:
    known, own = verbs(view), words_of(view)
    short = [word for word in known if word in SHORT]
    yield f"In front of a name {listed(short)} are short for {listed([SHORT[word] for word in short])}."
    ways = [f"{verb}{' the ally' if verb == 'lead' else ''} slot 3" for verb in dict.fromkeys(own.walks.values())]
    if ways := [way for way in ways if way.split()[0] in known]:
        yield f"{listed(ways, 'or')} goes the whole way if you have the Move."
    if own.verbs:
        yield f"{listed(list(own.verbs.values()))} may stand in front of a name where that is asked."
    if deeds := [typed for typed in own.deeds if typed in known]:
        yield f"Where there is something to do beside it, {listed(deeds, 'or')} does it."
    if actions := list(own_actions(view)):
        yield f"This table also has {listed(actions)}."
    yield f"end ends your turn.{f' {own.about_the_end}' if own.about_the_end else ''}"


#: Events whose lines look different; each game has more that alarm.
STYLES: Final = {ev.TURN: "turn", ev.OVER: "title"} | dict.fromkeys(
    (ev.ATTACKED, ev.HIT, ev.APPEARED, ev.CHALLENGED), "attack"
)
