"""Where data of a person's own lie: saved games, presets, sets."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

#: The folder with folders of sets, in place of the one among a person's own data.
SETS: Final = "ARCHFOE_SETS"
SET_FILE: Final = "set.py"


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
    """The `set.py` of each set that lies in a folder, by the names of their folders."""
    given = os.environ.get(SETS)
    own = data_folder()
    roots = [Path(part) for part in given.split(os.pathsep) if part] if given else [own / "sets"] if own else []
    return sorted((file for root in roots for file in root.glob(f"*/{SET_FILE}")), key=lambda file: file.parent.name)
