"""An example package as pip would install it in place: its sources, and what its project file says of it."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def lay_out(name: str, folder: Path) -> list[Path]:
    """What must stand on the path of Python for it to be found."""
    home = EXAMPLES / name
    project = tomllib.loads((home / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    about = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir(parents=True)
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (about / "METADATA").write_text(head, encoding="utf-8")
    groups = project["entry-points"].items()
    points = "\n".join(f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in row.items()) for group, row in groups)
    (about / "entry_points.txt").write_text(points, encoding="utf-8")
    return [folder, home / "src"]


def path_for(places: list[Path]) -> str:
    """The same for another process, with archfoe itself."""
    return os.pathsep.join(map(str, [*places, ROOT / "src", ROOT]))
