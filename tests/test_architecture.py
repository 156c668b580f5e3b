"""The shape of the house: imports point one way, the core stands alone, files stay small, pages keep their promises."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from archfoe.core import effects
from archfoe.core.effects import Condition, Effect
from archfoe.positions.cases import parse_case
from archfoe.version import NOTICE, VERSION

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "archfoe"
MOST_LINES = 600

#: A part may import itself and every part before it, never one behind it. Parts not named here stand with the session.
FLOORS: tuple[tuple[str, ...], ...] = (
    ("version", "core"),
    ("boxes",),
    ("modes",),
    ("views", "viewdata", "worlds", "citymap", "stakes", "labels", "log"),
    ("agents",),
    ("session", "positions", "rulebook", "catalogue", "sim"),
    ("cli", "server", "__main__"),  # the server words its questions as the terminal does, which can start it
)
_MIDDLE = len(FLOORS) - 2
RULES_CODE = ("core", "boxes", "modes")  # pure functions of state and answers live here
BANNED_IN_RULES = {"random", "time", "copy", "datetime", "uuid", "threading", "asyncio"}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def part_of(path: Path) -> str:
    """ "core" for everything in core/, "views" for views.py; "" for the package itself."""
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return "" if first == "__init__" else first


def floor_of(part: str) -> int:
    return next((n for n, parts in enumerate(FLOORS) if part in parts), _MIDDLE)


def imports_of(path: Path) -> set[str]:
    """Full names of what a module imports, also inside functions and for types only."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path} imports relatively: write the full name."
            module = node.module or ""
            # `from archfoe import catalogue` imports a part of the package
            found |= {f"{module}.{alias.name}" for alias in node.names} if module == "archfoe" else {module}
    return found


def parts_imported(path: Path) -> set[str]:
    return {name.split(".")[1] for name in imports_of(path) if name.startswith("archfoe.")}


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# Imports


def test_imports_point_one_way() -> None:
    wrong = [
        f"{short(path)} imports archfoe.{part}"
        for path in modules()
        if part_of(path)
        for part in sorted(parts_imported(path))
        if floor_of(part) > floor_of(part_of(path))
    ]
    assert not wrong, wrong


def test_bots_read_no_words() -> None:
    """They look at effects and keys: what is worded anew for people must not change how a bot plays."""
    words = {"clause", "say", "SAYINGS", "said"}
    wrong = []
    for path in sorted((PACKAGE / "agents").rglob("*.py")):
        wrong += [f"{short(path)} imports {name}" for name in imports_of(path) & {"archfoe.core.text"}]
        wrong += [f"{short(path)} imports archfoe.{part}" for part in parts_imported(path) & {"labels", "log"}]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name) and node.id in words:
                wrong.append(f"{short(path)} uses {node.id}")
            elif isinstance(node, ast.Attribute) and node.attr in {*words, "text", "prompt"}:
                wrong.append(f"{short(path)} reads .{node.attr}")
    assert not wrong, wrong


@pytest.mark.parametrize("part", ["core", "boxes"])
def test_core_and_boxes_need_only_the_standard_library(part: str) -> None:
    own = {"core"} | {part}
    wrong = [
        f"{short(path)} imports {name}"
        for path in sorted((PACKAGE / part).rglob("*.py"))
        for name in sorted(imports_of(path))
        if name.split(".")[0] not in sys.stdlib_module_names
        and name.split(".")[:2] not in [["archfoe", p] for p in own]
    ]
    assert not wrong, wrong


@pytest.mark.parametrize("part", [*RULES_CODE, "server"])
def test_sentences_fit_the_page_as_well_as_the_terminal(part: str) -> None:
    """Flags belong to the command line: who reads a sentence on the page cannot type them."""
    wrong = [
        f"{short(path)}: {node.value}"
        for path in sorted((PACKAGE / part).rglob("*.py"))
        if path.name != "main.py"  # the command `archfoe serve`
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.search(r"(?<!\S)--[a-z]", node.value)
    ]
    assert not wrong, wrong


@pytest.mark.parametrize("part", RULES_CODE)
def test_rules_know_no_dice_and_no_clock(part: str) -> None:
    wrong = [
        f"{short(path)} imports {name}"
        for path in sorted((PACKAGE / part).rglob("*.py"))
        for name in sorted(imports_of(path))
        if name.split(".")[0] in BANNED_IN_RULES
    ]
    assert not wrong, wrong


_IMPORT_CORE = """
import importlib, pathlib, sys
src = pathlib.Path(sys.argv[1])
sys.path.insert(0, str(src))
for path in sorted((src / "archfoe" / "core").rglob("*.py")):
    importlib.import_module(".".join(path.relative_to(src).with_suffix("").parts).removesuffix(".__init__"))
foreign = {name.split(".")[0] for name in sys.modules} - set(sys.stdlib_module_names) - {"__main__", "archfoe"}
others = {name for name in sys.modules if name.startswith("archfoe.")}
others = {name for name in others if not name.startswith("archfoe.core") and name != "archfoe.version"}
print(*sorted(name for name in foreign | others if not name.startswith("__")))
"""


def test_the_core_runs_where_nothing_else_is_installed() -> None:
    """Without site-packages, in a fresh interpreter: what is loaded is the core and the standard library."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    done = subprocess.run(
        [sys.executable, "-S", "-c", _IMPORT_CORE, str(ROOT / "src")],
        capture_output=True,
        text=True,
        env=clean,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []


# Files


def test_no_file_is_too_long() -> None:
    lines = {short(path): len(path.read_text(encoding="utf-8").splitlines()) for path in modules()}
    assert not {name: n for name, n in lines.items() if n > MOST_LINES}


# Pages


def test_the_readme_begins_with_the_two_commands() -> None:
    lines = [line.strip() for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines() if line.strip()]
    commands = [line for line in lines if not line.startswith("```")][:2]
    assert commands[0].startswith("make play")
    assert commands[1].startswith("make test")


def test_the_readme_carries_the_notice() -> None:
    words = " ".join(re.sub(r"[*>]", "", (ROOT / "README.md").read_text(encoding="utf-8")).split())
    _, rest = NOTICE.split("archfoe is ")  # the page may put it "This is ..."
    assert rest in words


def test_the_changelog_knows_this_version() -> None:
    """Between two releases the version is that of the next one, as a development version."""
    assert f"## [{VERSION.partition('.dev')[0]}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_word_of_the_vocabulary_is_explained_to_designers() -> None:
    page = (ROOT / "docs" / "cards.md").read_text(encoding="utf-8")
    words = [name for name in effects.__all__ if isinstance(getattr(effects, name), type)]
    words = [name for name in words if issubclass(getattr(effects, name), Effect | Condition | effects.Amount)]
    missing = [name for name in words if not re.search(rf"`{name}\b", page)]
    assert not missing, f"docs/cards.md does not name: {', '.join(missing)}"


def examples(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)


def test_the_position_file_for_contributors_holds() -> None:
    (case,) = examples("CONTRIBUTING.md", "yaml")
    parse_case(case, "CONTRIBUTING.md").run()


LINK = re.compile(r"\]\((?!https?:)([^)#]+)")


def test_links_between_pages_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    broken = [
        f"{short(page)}: {target}"
        for page in pages
        for target in LINK.findall(page.read_text(encoding="utf-8"))
        if not (page.parent / target).exists()
    ]
    assert not broken, broken


def test_files_of_tests_are_named_by_what_they_are_about() -> None:
    vague = re.compile(r"test_(more|other|misc|extra|various)(_|\.)")
    assert [path.name for path in (ROOT / "tests").rglob("test_*.py") if vague.match(path.name)] == []
