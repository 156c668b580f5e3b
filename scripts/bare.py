"""Runs `make play` and `make test` in a fresh clone, as on a machine that has only Python, make and git.

Node, npm, Chromium and PostgreSQL are hidden, the home folder and with it every cache is empty, and no setting comes
along but those that say where pip and npm find their packages. `make play` must serve the page. `make test` must be
green as root; anybody else must be told what to install. Where apt-get is asked for something that was only hidden, a
stand-in shows it again, so that nothing is installed on this machine.
"""

from __future__ import annotations

import argparse
import json
import os
import pwd
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parents[1]
SYSTEM = ("/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin")
HIDDEN = re.compile(
    r"node|nodejs|npm|npx|corepack|yarn\w*|pnpm|(google-)?chrom(e|ium).*|initdb|postgres|psql|pg_\w+|apt-get"
)
#: How packages are found on this machine is no part of its bareness.
KEPT = re.compile(r"PIP_(?!CACHE|CONFIG).+|(npm_config|NPM_CONFIG)_.+|SSL_\w+|NODE_EXTRA_CA_CERTS|\w+_proxy|\w+_PROXY")
SETTINGS = (".npmrc", ".config/pip/pip.conf", ".pip/pip.conf")
ODD_NAME = "Zoë's own folder"
SERVED = re.compile(r"archfoe is served at (http://\S+/)")
TO_INSTALL = re.compile(r"^The tests need .+ and run make again\.$", re.MULTILINE)
PAGE_PARTS = re.compile(r'(?:src|href)="(/[^"]+)"')
PATIENCE = 20  # seconds for a server that was told to stop

APT_STAND_IN = """#!/bin/sh
# Shows what was hidden; what this machine does not have is left to the real one.
hidden={hidden}
for word in "$@"; do
  case "$word" in
    chromium) test -e "$hidden/chromium" && cp -P "$hidden/chromium" {programs}/ && found=yes ;;
    postgresql) test -e "$hidden/postgresql" && cp -P "$hidden/postgresql" {machine}/ && found=yes ;;
  esac
done
test -n "$found" || exec {apt_get} "$@"
"""


class Failed(Exception):
    """What a bare machine would have seen."""


class Machine:
    """A folder with the programs, the home and the checkout of one try; all of it belongs to `user`."""

    def __init__(self, folder: Path, odd: bool, user: str | None, python: str | None) -> None:
        self.folder = folder
        self.programs = folder / "programs"
        self.home = folder / "home"
        self.checkout = folder / (ODD_NAME if odd else "archfoe")
        self.account = None if user is None else pwd.getpwnam(user)
        self.python = python

    @property
    def is_root(self) -> bool:
        return os.geteuid() == 0 and self.account is None

    def make_ready(self, revision: str) -> None:
        link_programs(self.programs)
        self._hide()
        self.home.mkdir()
        for name in SETTINGS:
            if (Path.home() / name).is_file():
                (self.home / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(Path.home() / name, self.home / name)
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", str(ROOT), str(self.checkout)], check=True)
        subprocess.run(["git", "checkout", "--quiet", "--detach", revision], cwd=self.checkout, check=True)
        if self.account is not None:
            for place in (self.home, self.checkout):
                give_to(self.account, place)

    def _hide(self) -> None:
        """Leaves behind how to show again what a stand-in for apt-get is asked for."""
        hidden = self.folder / "hidden"
        hidden.mkdir()
        if chromium := shutil.which("chromium"):
            (hidden / "chromium").symlink_to(chromium)
        if initdb := max(Path("/usr/lib/postgresql").glob("*/bin/initdb"), default=None):
            (hidden / "postgresql").symlink_to(initdb.parent)
        if apt_get := shutil.which("apt-get"):
            names = {"hidden": hidden, "programs": self.programs, "machine": self.folder, "apt_get": apt_get}
            stand_in = self.programs / "apt-get"
            stand_in.write_text(APT_STAND_IN.format(**{name: shlex.quote(str(at)) for name, at in names.items()}))
            stand_in.chmod(0o755)

    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}
        own = {"PATH": self.programs, "HOME": self.home, "ARCHFOE_POSTGRESQL": self.folder / "postgresql"}
        return kept | {name: str(value) for name, value in own.items()}

    @contextmanager
    def make(self, *arguments: str) -> Iterator[subprocess.Popen[str]]:
        """`make` as it runs there; whatever is left of it is ended."""
        command = ["make", *arguments, *([f"PYTHON={self.python}"] if self.python else [])]
        print("$", shlex.join(command), flush=True)
        running = subprocess.Popen(
            command,
            cwd=self.checkout,
            env=self.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,
            user=None if self.account is None else self.account.pw_uid,
            group=None if self.account is None else self.account.pw_gid,
            extra_groups=None if self.account is None else [],
        )
        try:
            yield running
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)
            running.wait()


def link_programs(folder: Path) -> None:
    """Links to every program of the system but those that a bare machine lacks."""
    folder.mkdir()
    for place in map(Path, SYSTEM):
        for program in place.iterdir() if place.is_dir() else ():
            if not HIDDEN.fullmatch(program.name) and not os.path.lexists(folder / program.name):
                (folder / program.name).symlink_to(program)


def give_to(account: pwd.struct_passwd, place: Path) -> None:
    for found in (place, *place.rglob("*")):
        os.chown(found, account.pw_uid, account.pw_gid, follow_symlinks=False)


def said_by(running: subprocess.Popen[str]) -> Iterator[str]:
    assert running.stdout is not None
    for line in running.stdout:
        print(" |", line, end="", flush=True)
        yield line


def check_play(machine: Machine) -> None:
    """`make play` serves the page and all its parts, opens a table, and stops without a word when it is told to."""
    with machine.make("play", "PORT=0") as running:
        address = next((found[1] for line in said_by(running) if (found := SERVED.search(line))), None)
        if address is None:
            raise Failed(f"make play ended with {running.wait()} and served nothing.")
        page = fetched(address)
        parts = PAGE_PARTS.findall(page)
        if "<script" not in page or not parts:
            raise Failed(f"{address} shows no page: {page[:200]}")
        for part in parts:
            fetched(address.rstrip("/") + part)
        room = json.loads(fetched(address + "api/rooms", b"{}"))
        os.killpg(running.pid, signal.SIGINT)
        rest = "".join(said_by(running))
        if "Traceback" in rest:
            raise Failed("The server did not stop in good order.")
        running.wait(timeout=PATIENCE)
    print(f"make play serves the page with {len(parts)} parts, and a table with {len(room['seats'])} seats.")


def fetched(address: str, body: bytes | None = None) -> str:
    headers = {"Content-Type": "application/json"} if body else {}
    with urlopen(Request(address, body, headers), timeout=60) as answer:
        return str(answer.read().decode("utf-8", "replace"))


def check_test(machine: Machine, targets: Sequence[str]) -> None:
    """Green as root; somebody else is told what to install, if that is missing."""
    with machine.make(*targets) as running:
        said = "".join(said_by(running))
        status = running.wait()
    told = TO_INSTALL.search(said)
    if status == 0:
        print(f"make {' '.join(targets)} is green.")
    elif not machine.is_root and told:
        print(f"make {' '.join(targets)} went as far as it can. Its last words: {told[0]}")
    else:
        raise Failed(f"make {' '.join(targets)} ended with {status}.")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--python", metavar="FILE", help="Use this Python in place of the system's python3.")
    parser.add_argument("--odd-path", action="store_true", help=f"Clone into a folder called {ODD_NAME!r}.")
    parser.add_argument("--user", metavar="NAME", help="Run as this user; for root only (nobody will do).")
    parser.add_argument("--revision", metavar="REV", default="HEAD", help="What to check out (default: HEAD).")
    parser.add_argument("--test", metavar="TARGETS", default="test", help="What to make after play (default: test).")
    parser.add_argument("--quick", action="store_true", help="Only make play.")
    parser.add_argument("--keep", action="store_true", help="Leave the folder behind.")
    return parser.parse_args()


def main() -> int:
    asked = arguments()
    folder = Path(tempfile.mkdtemp(prefix="archfoe-bare-"))
    folder.chmod(0o755)
    machine = Machine(folder, asked.odd_path, asked.user, asked.python)
    revision = subprocess.run(
        ["git", "rev-parse", asked.revision], cwd=ROOT, capture_output=True, text=True, check=True
    )
    print(f"Checking {revision.stdout.strip()[:12]} in {machine.checkout}; what is not committed is not in it.")
    try:
        machine.make_ready(revision.stdout.strip())
        check_play(machine)
        if not asked.quick:
            check_test(machine, asked.test.split())
    except Failed as failure:
        print(f"This does not work on a bare machine: {failure}", file=sys.stderr)
        return 1
    finally:
        if not asked.keep:
            shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
