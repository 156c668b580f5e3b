"""Where data of a person's own lie: saved games, presets, sets."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

#: The folder with folders of sets, in place of the one among a person's own data.
SETS: Final = "ARCHFOE_SETS"
SET_FILE: Final = "set.py"
#: A set as one file (docs/set-files.md), by itself or as that of a folder.
SET_SUFFIX: Final = ".toml"


def data_folder() -> Path | None:
    """The user's own folder for the data of programs, as each system has it; None for who has no home."""
    if given := os.environ.get("XDG_DATA_HOME"):
        base = Path(given)
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", "~/AppData/Local"))
    elif sys.platform == "darwin":
        base = Path("~/Library/Application Support")
    else:
        base = Path("~/.local/share")
    try:
        return base.expanduser() / "archfoe"
    except RuntimeError:
        return None


def set_files() -> list[Path]:
    """Each set that lies in a folder, by its name: a `set.py` or `set.toml` in a folder of its own, or one file.

    What `ARCHFOE_SETS` names may also be a file itself.
    """
    roots = _roots()
    found = [root for root in roots if root.suffix == SET_SUFFIX]
    for pattern in (f"*/{SET_FILE}", f"*/set{SET_SUFFIX}", f"*{SET_SUFFIX}"):
        found += [file for root in roots for file in root.glob(pattern)]
    return sorted(dict.fromkeys(found), key=place_name)


def stray_files() -> list[Path]:
    """Python that lies among the folders of sets and not in one of its own, so that it is no set."""
    return sorted({file for root in _roots() for file in (root, *root.glob("*.py")) if file.suffix == ".py"})


def _roots() -> list[Path]:
    given = os.environ.get(SETS)
    own = data_folder()
    return [Path(part) for part in given.split(os.pathsep) if part] if given else [own / "sets"] if own else []


def place_name(file: Path) -> str:
    """What a set in a folder is called there; mostly that is the name of the set."""
    return file.parent.name if file.stem == "set" else file.stem
