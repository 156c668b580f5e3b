"""`python -m tests.files_of_0_1.expect`: writes what today's program shows of every file, for `test_files` to compare.

Only after a change of rules, words or bots that is meant. The files themselves are never made anew.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from tests.files_of_0_1.doors import DOORS, HERE, RELEASES, Command, Shown, files, rooms
from tests.files_of_0_1.make_files import write_lines

NAME = "expected.json"
ROOMS = "rooms/"


def expected(release: str) -> Shown:
    shown: Shown = json.loads((HERE / release / NAME).read_text(encoding="utf-8"))
    return shown


def main() -> None:
    for release in RELEASES:
        shown: Shown = {}
        for kind, path in files(release):
            with tempfile.TemporaryDirectory() as folder:
                shown[f"{kind}/{path.name}"] = DOORS[kind](Command(Path(folder)), path)
        with tempfile.TemporaryDirectory() as folder:
            shown |= {ROOMS + name: room for name, room in rooms(release, Path(folder)).items()}
        write_lines(HERE / release / NAME, shown)


if __name__ == "__main__":
    main()
