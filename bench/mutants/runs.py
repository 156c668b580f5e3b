"""A throw-away copy of the repository in which mistakes are planted, and the tests that are run there."""

from __future__ import annotations

import ast
import json
import os
import re
import resource
import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.util import cache_from_source
from pathlib import Path

from bench.mutants.places import SOURCE, Place

#: Tests that wait for a browser say little about `src` for their time.
LEFT_OUT = ("tests/browser/",)
#: What comes first, before the tests of the place's own folder: they play whole games within moments.
FIRST = ("tests/playthroughs/", "tests/test_cases.py")
#: What the core does is seen in the games.
OF_CORE = "tests/games/"
#: With fewer tests than this a place may be reached by others too: what is cached is reached by the first alone.
FEW = 30
WALL_SECONDS = 900  # something waits for ever

#: In the copy, for the programs that tests start: the first time a place is reached there.
_HOOK = """
import builtins, os
if not hasattr(builtins, "mutant_reached"):
    seen = set()
    def mutant_reached(n):
        if n not in seen and "MUTANTS_REACH" in os.environ:
            seen.add(n)
            name = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]
            with open(os.environ["MUTANTS_REACH"], "a") as file:
                file.write('["%s", [%d], 0]\\n' % (name.replace("\\\\", "\\\\\\\\").replace('"', '\\\\"'), n))
    builtins.mutant_reached = mutant_reached
"""


@dataclass
class Reach:
    """What the tests of the sound program are: how long each takes, and which places it comes to."""

    seconds: dict[str, float] = field(default_factory=dict)
    tests: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    at_once: set[int] = field(default_factory=set)  # places that are reached when the program is loaded

    @staticmethod
    def read(path: Path) -> Reach:
        reach = Reach()
        for line in path.read_text(encoding="utf-8").splitlines():
            name, places, seconds = json.loads(line)
            if name:
                reach.seconds[name] = max(reach.seconds.get(name, 0.0), seconds)
            for place in places:
                if name:
                    reach.tests[place].add(name)
                else:
                    reach.at_once.add(place)
        return reach

    def stages(self, number: int, place: Place) -> Iterator[list[str]]:
        """The tests that can see a place: first the telling ones, then all others."""
        reaching = self.tests[number]
        every = set(reaching)
        if not place.function or number in self.at_once or len(reaching) < FEW:
            every |= self.seconds.keys()
        near = {name for name in every if name.startswith((*FIRST, _mirror(place.file)))}
        if len(reaching) < FEW:
            near |= reaching
        for names in (near, every - near):
            yield sorted(names, key=lambda name: (name not in reaching, not name.startswith(FIRST), self.seconds[name]))


def _mirror(file: str) -> str:
    """The folder of tests, or the file of tests, that belongs to a file of the program."""
    parts = Path(file).relative_to(SOURCE).with_suffix("").parts
    if len(parts) == 1:
        return f"tests/test_{parts[0]}"
    return OF_CORE if parts[0] == "core" else "/".join(("tests", *parts[:-1])) + "/"


class Copy:
    """The copy; tests see its program before any that is installed."""

    def __init__(self, repository: Path, folder: Path) -> None:
        self.root = folder / "copy"
        ignored = shutil.ignore_patterns(".git", ".venv", ".bench-venv", "node_modules", "__pycache__", ".*_cache")
        shutil.copytree(repository, self.root, ignore=ignored)
        self._job, self.reach_file = folder / "job.json", folder / "reach.jsonl"

    def reach(self, places: list[Place], tests: list[str] | None = None) -> Reach:
        """Runs all tests once, with a mark in the function around each place."""
        hook = self.root / SOURCE / "_mutant_reached.py"
        hook.write_text(_HOOK, encoding="utf-8")
        sound: dict[Path, str] = {}
        first = self.root / SOURCE / "__init__.py"
        for path in {self.root / place.file for place in places} | {first}:
            sound[path] = path.read_text(encoding="utf-8")
            lines = sound[path].splitlines(keepends=True)
            marks = [
                (place.function, place.shift, n) for n, place in enumerate(places) if self.root / place.file == path
            ]
            for line, shift, n in sorted(marks, reverse=True):
                if line:
                    lines.insert(line - 1, f"{' ' * shift}mutant_reached({n})\n")
            if path == first:
                behind_words = ast.parse(sound[path]).body[1].lineno - 1
                lines.insert(behind_words, "import archfoe._mutant_reached\n")
            path.write_text("".join(lines), encoding="utf-8")
        self.reach_file.unlink(missing_ok=True)
        done = self._pytest(tests or ["tests"], {"reach": str(self.reach_file)}, None, "--maxfail=1000")
        for path, text in sound.items():
            path.write_text(text, encoding="utf-8")
        hook.unlink()
        if done.returncode:
            print(done.stdout[-3000:], file=sys.stderr)
            print("Some tests fail in the sound program: what they say of mistakes is worth nothing.", file=sys.stderr)
        return Reach.read(self.reach_file)

    def warm(self) -> None:
        """Leaves everything compiled, as a run of all tests does."""
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
        environment["PYTHONPATH"] = str(self.root / "src")
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:xdist", "-p", "no:cacheprovider"]
        subprocess.run(command, cwd=self.root, env=environment, capture_output=True, check=False)

    def caught_by(self, place: Place, tests: list[str], seconds: int) -> str:
        """Plants the mistake and runs these tests in their order; says which of them fails first, "" for none."""
        if not tests:
            return ""
        path = self.root / place.file
        text = path.read_text(encoding="utf-8")
        path.write_text(place.planted(text), encoding="utf-8")
        Path(cache_from_source(str(path))).unlink(missing_ok=True)
        try:
            files = sorted({name.split("::")[0] for name in tests})
            done = self._pytest(files, {"tests": tests, "seconds": seconds}, seconds, "-x")
        except subprocess.TimeoutExpired:
            return "a wait for ever"
        finally:
            path.write_text(text, encoding="utf-8")
        if found := re.search(r"^MUTANT CAUGHT BY (.*)$", done.stderr, re.MULTILINE):
            return found[1]
        if done.returncode < 0:
            return "a loop without an end"
        return "" if done.returncode in (0, 5) or "the time is up" in done.stdout else "the program does not load"

    def _pytest(
        self, files: list[str], job: dict[str, object], seconds: int | None, *flags: str
    ) -> subprocess.CompletedProcess[str]:
        self._job.write_text(json.dumps(job), encoding="utf-8")
        environment = {**os.environ, "PYTHONPATH": str(self.root / "src"), "MUTANTS_JOB": str(self._job)}
        if "reach" in job:
            environment.pop("PYTHONDONTWRITEBYTECODE", None)
            environment["MUTANTS_REACH"] = str(job["reach"])
        else:
            environment["PYTHONDONTWRITEBYTECODE"] = "1"  # a planted mistake must not outlive its turn
        left_out = [f"--ignore={folder}" for folder in LEFT_OUT]
        plugins = ["-p", "bench.mutants.plugin", "-p", "no:cacheprovider", "-p", "no:xdist"]
        limit = (
            None if seconds is None else (lambda: resource.setrlimit(resource.RLIMIT_CPU, (3 * seconds, 3 * seconds)))
        )
        return subprocess.run(
            [sys.executable, "-m", "pytest", "--tb=no", "-q", *plugins, *left_out, *flags, *files],
            cwd=self.root,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=None if seconds is None else WALL_SECONDS,
            preexec_fn=limit,
        )
