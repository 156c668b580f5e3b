"""Writes `release-requirements.txt`: what a release is built with, each file by its hash (`make release-requirements`).

All of it must be plain Python, so that one hash is enough for every machine.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
FILE: Final = ROOT / "release-requirements.txt"
TOOLS: Final = ("build", "hatchling")
_HEAD: Final = """\
# What a release is built with, each file by its hash: `make release-requirements` takes versions of constraints.txt.
# Installed with: pip install --require-hashes --no-deps --requirement release-requirements.txt
"""


def line(found: Any) -> str:
    """One package of a report of pip's."""
    about, file = found["metadata"], found["download_info"]
    name = file["url"].rpartition("/")[2]
    if not name.endswith("-none-any.whl"):
        raise SystemExit(f"{name} is for some machines only: it needs a hash for each of them.")
    return f"{about['name']}=={about['version']} --hash=sha256:{file['archive_info']['hashes']['sha256']}\n"


def main() -> None:
    asked = ["install", "--quiet", "--dry-run", "--ignore-installed", "--report", "-"]
    command = [sys.executable, "-m", "pip", *asked, "--constraint", str(ROOT / "constraints.txt"), *TOOLS]
    report = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    lines = sorted(map(line, report["install"]), key=str.lower)
    FILE.write_text(_HEAD + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
