"""The programs that the tests need and no Python package brings: where they are, and how to get them.

`python -m tests.programs` installs what is missing as root, where there is apt-get, and else says what to install.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

CHROMIUM = "ARCHFOE_CHROMIUM"  # the program itself
POSTGRESQL = "ARCHFOE_POSTGRESQL"  # the folder that has initdb
POSTGRES_SERVER = "ARCHFOE_TEST_POSTGRES"  # the address of a server that runs already
_DEBIAN = Path("/usr/lib/postgresql")
_PATIENT = ("-o", "DPkg::Lock::Timeout=300")  # a machine that has just started often installs something by itself


def chromium() -> str | None:
    return os.environ.get(CHROMIUM) or shutil.which("chromium") or shutil.which("chromium-browser")


def headless() -> str | None:
    """Chromium without its windows, where Debian's package of that name is: the same pages for less work."""
    return os.environ.get(CHROMIUM) or shutil.which("chromium-headless-shell") or chromium()


def postgresql() -> Path | None:
    """The folder of the server's programs: the given one, or the one that Debian or the path has."""
    if given := os.environ.get(POSTGRESQL):
        return Path(given) if (Path(given) / "initdb").is_file() else None
    there = max(_DEBIAN.glob("*/bin/initdb"), default=None) or shutil.which("initdb")
    return None if there is None else Path(there).parent


#: Debian's packages, and whether what they bring is here.
PACKAGES: dict[str, Callable[[], bool]] = {
    "chromium": lambda: chromium() is not None,
    "postgresql": lambda: POSTGRES_SERVER in os.environ or postgresql() is not None,
}


def missing() -> list[str]:
    return [package for package, is_here in PACKAGES.items() if not is_here()]


def how_to_install(packages: list[str]) -> str:
    them = "it" if len(packages) == 1 else "them"
    return (
        f"The tests need {' and '.join(packages)}: install {them} "
        f"(Debian: sudo apt-get install {' '.join(packages)}) and run make again."
    )


def install(packages: list[str]) -> bool:
    """Debian's packages, without a word of theirs unless they fail; a list of packages that is too old is renewed."""
    wanted = ["apt-get", "install", *_PATIENT, "--yes", "--quiet", "--no-install-recommends", *packages]
    if _quietly(wanted, complain=False):
        return True
    return _quietly(["apt-get", "update", "--quiet"]) and _quietly(wanted)


def _quietly(command: list[str], complain: bool = True) -> bool:
    errors = None if complain else subprocess.DEVNULL
    return subprocess.run(command, stdout=subprocess.DEVNULL, stderr=errors, check=False).returncode == 0


def main() -> str | None:
    """What is to be done by hand, if anything."""
    packages = missing()
    if packages and os.geteuid() == 0 and shutil.which("apt-get"):
        print(f"Installing {' and '.join(packages)} for the tests ...", flush=True)
        install(packages)
        packages = missing()
    return how_to_install(packages) if packages else None


if __name__ == "__main__":
    sys.exit(main())
