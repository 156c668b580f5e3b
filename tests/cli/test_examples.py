"""Every example of a command that the documentation and the help texts give can be typed as it stands."""

from __future__ import annotations

import io
import re
import shlex
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from archfoe import cli, registry
from archfoe.cli import app, run
from archfoe.cli.ready import command_for
from archfoe.games.options import Options
from archfoe.registry.places import SETS
from archfoe.saves import folder as games_folder
from archfoe.table.session import Session
from archfoe.wire import protocol as p
from tests.fan.conftest import SHELF
from tests.server.desk import Desk, seats
from tests.server.desk import run as at_once

ROOT = Path(__file__).parents[2]
#: Whose commands take options of the game that it makes: tests/fan/test_gauntlet.py installs that and runs them.
OF_A_GAME = ROOT / "docs" / "make-a-game.md"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted({*(ROOT / "docs").rglob("*.md")} - {OF_A_GAME})]
BLOCK = re.compile(r"^ {4}archfoe (.+)$", re.MULTILINE)
INLINE = re.compile(r"`archfoe ([^`\n]+)`")
#: Too slow, a matter of the machine, or in need of the built page: their words are still checked.
ONLY_READ = (
    "serve",
    "doctor",
    "campaign sim",
    "puzzle play",
    "puzzle today",
    "puzzle mine",
    "share",
    "train",
    "arena",
    "review",
    "balance",
    "set balance",
)
#: Only the name of a command that wants more, or what asks for help; and a card that the reader is to add first.
NO_EXAMPLES = (
    "arena",
    "case",
    "puzzle check",
    "puzzle check --stamp",
    "review",
    "set balance",
    "set install",
    "set lint",
    "set say SENTENCE",
    "train",
    "explain",
    "replay",
    "replay --anyway",
    "rooms",
    "rooms delete",
    "play --help",
    "--help",
    "--version",
    "explain 'Night Courier'",
)
#: What asks whether the reader means it, which is answered with yes.
ASKS = ("rooms delete",)
#: Of the example package, whose commands tests/examples runs.
OF_EXAMPLES = ("harbor", "HARB-", "Lamp Keeper")
#: What the reader has who has corrected cards of a box; tests/workshop/test_overlay.py plays with such a file.
OF_OWNERS = ("--mode confrontations_owned", "--set confrontations_owned")
#: On machines of the reader's.
ELSEWHERE = "--on ray"
#: What the reader has who has written the set of docs/cards.md.
OF_OTHERS = ("moonbase", "airlock", "Dust Wraith", "MOON-")


def examples() -> list[tuple[str, ...]]:
    """The words of every command, without its comment; what has a gap ("...") is no command yet."""
    found: dict[tuple[str, ...], None] = {}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for line in [*BLOCK.findall(text), *INLINE.findall(text)]:
            words = tuple(shlex.split(line, comments=True))
            if "..." not in words and shlex.join(words) not in NO_EXAMPLES:
                found[words] = None
    return list(found)


def read_only(words: tuple[str, ...]) -> bool:
    line = shlex.join(words)
    return any(line.startswith(name) for name in ONLY_READ) or any(
        name in line for name in (*OF_EXAMPLES, *OF_OWNERS, ELSEWHERE)
    )


def understood(words: tuple[str, ...]) -> None:
    """Reads a command without running it; what the command line does not know is an error."""
    command = command_for(app, words)
    context, rest = command.make_context("archfoe", list(words), resilient_parsing=True), list(words)
    while rest and hasattr(command, "commands"):  # a group may do something by itself
        command, rest = command.commands[rest[0]], rest[1:]
    command.make_context("archfoe", rest, parent=context)


def quick(words: tuple[str, ...]) -> list[str]:
    """The same with one game in place of thousands."""
    out = list(words)
    for option in ("--games", "--jobs"):
        if option in out:
            out[out.index(option) + 1] = "1"
    return [*out, "--games", "1"] if out[0] == "sim" and "--games" not in out else out


async def stored_table() -> str:
    """A table in the database that a server opens if it is told no other; returns its room."""
    async with Desk(games_folder().parent) as desk:
        table, _ = await desk.table(p.TableWish(seats=seats("ann greedy")))
        return table.seating.id


def prepared(words: list[str], folder: Path) -> list[str]:
    """With what the reader is supposed to have: files, a preset, a set, a table, a campaign between two games."""
    if "my-puzzle.yaml" in words:
        shutil.copy(ROOT / "src" / "archfoe" / "puzzles" / "shelf" / "001.yaml", folder / "my-puzzle.yaml")
        return words
    if "ROOM" in words:
        room = at_once(stored_table())
        if words[1] == "open":
            assert run(["rooms", "close", room]) == 0
        return [word.replace("ROOM", room) for word in words]
    if "confrontations_owned.toml" in words:
        assert run(["overlay", "new", "confrontations"]) == 0
        return words
    if words[0] == "set" and words[1] in ("lint", "show", "play", "publish", "sheet", "install"):
        assert run(["set", "new", "moonlight"]) == 0
        assert run(["set", "publish", "moonlight.toml"]) == 0
        return [word.replace("FILE", "moonlight.toml") for word in words]
    if "FILE" in words or words == ["resume"]:
        game = folder / "game.json"
        Session.seeded(Options("base", 2), ["random", "random"], 1).save(game)
        words = [str(game) if word == "FILE" and words[0] != "case" else word for word in words]
        words = [*words, str(game)] if words == ["resume"] else words
    case = next((ROOT / "tests" / "cases").rglob("*.yaml"))
    words = [str(case) if word in ("FILE", "FILE.yaml", "my-question.yaml") else word for word in words]
    words = [str(ROOT / word) if word.startswith("tests/") else word for word in words]
    if "--preset" in words or "--delete" in words:
        assert run(["play", "--players", "ann,bob,greedy", "--save-preset", "friday"]) == 0
    if words[:2] in (["campaign", "play"], ["campaign", "log"]):
        assert run(["campaign", "new", "friday", "--players", "ann,bob", "--heroes", "Batman,Aquaman"]) == 0
    return words


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Puts the set of docs/cards.md where it is found."""

    def look() -> None:
        monkeypatch.setenv(SETS, str(SHELF))
        registry.forget()

    yield look
    monkeypatch.undo()
    registry.forget()


@pytest.mark.parametrize("words", examples(), ids=shlex.join)
def test_an_example_of_the_documentation_works(
    words: tuple[str, ...],
    others: Callable[[], None],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\n" if shlex.join(words).startswith(ASKS) else ""))
    monkeypatch.chdir(tmp_path)
    if any(name in shlex.join(words) for name in (*OF_OTHERS, "set ")):
        others()
    understood(words)
    if read_only(words):
        return
    ready = prepared(quick(words), tmp_path)
    capsys.readouterr()
    status = run(ready)
    assert (status, capsys.readouterr().err) == (0, "")


def test_the_documentation_has_examples() -> None:
    found = {words[0] for words in examples()}
    assert found >= {"play", "resume", "replay", "campaign", "sim", "case", "cards", "explain", "presets", "serve"}


# Help texts

#: Each example within a help text, and how it is typed: all that one says in quotes or after "such as".
HELP_EXAMPLES = {
    "Superman+Circe": ["--mode", "rivals+confrontations", "--mix", "Superman+Circe", "--players", "BOTS4"],
    "base+rivals": ["--mode", "base+rivals"],
    "heroes+villains+super-powers": ["--mode", "base+heroes_unite", "--mix", "heroes+villains+super-powers"],
    "ann, bob vs greedy, greedy": ["--mode", "confrontations", "--players", "TEAMS"],
    "Superman, Aquaman vs Lex Luthor, Circe": [
        "--mode", "confrontations", "--heroes", "Superman, Aquaman vs Lex Luthor, Circe", "--players", "TEAMS",
    ],
}  # fmt: skip
SEATED = {
    "play": {"BOTS4": "4", "TEAMS": "ann, bob vs greedy, greedy"},
    "sim": {"BOTS4": "4", "TEAMS": "random, random vs greedy, greedy"},
}


def help_texts() -> str:
    cli._name_everything()
    command = command_for(app, ())
    several = [command, *command.commands.values(), *command.commands["campaign"].commands.values()]
    return "\n".join(option.help or "" for one in several for option in one.params if hasattr(option, "help"))


def test_every_example_within_a_help_text_is_tried() -> None:
    found = set(re.findall(r'"([^"]+)"|such as ([\w+-]+)', help_texts()))
    said = {quoted or such for quoted, such in found}
    assert said - {"a"} == set(HELP_EXAMPLES)


@pytest.mark.parametrize("example", HELP_EXAMPLES)
@pytest.mark.parametrize("command", ["play", "sim"])
def test_an_example_of_a_help_text_works(
    command: str, example: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    words = [SEATED[command].get(word, word) for word in HELP_EXAMPLES[example]]
    status = run([command, *words, *(["--games", "1"] if command == "sim" else [])])
    assert (status, capsys.readouterr().err) == (0, "")
