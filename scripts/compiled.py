"""`python -m scripts.compiled`: a wheel whose engine is compiled to machine code, by mypyc through hatch-mypyc.

What is compiled stands in pyproject.toml, as does what it takes. The plug-in moves pyproject.toml away while it works
and leaves its libraries beside the sources, where every later run of the tests would load them: so it gets a copy.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
#: All that a wheel is made of.
PARTS: Final = (".gitignore", "pyproject.toml", "constraints.txt", "README.md", "LICENSE", "docs/rules", "src")
#: `a + b * c` is rounded twice in Python. Where a processor can do it in one step (ARM can), compilers make use of that
#: unless they are told: then a bot's two best options, as good as each other but for the last bit, change places.
_AS_PYTHON: Final = "-ffp-contract=off"
_LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.egg-info")


def hook(root: Path = ROOT) -> dict[str, Any]:
    """What pyproject.toml says about the compiled wheel."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    found: dict[str, Any] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    return found


def lacking() -> str:
    """What has to be installed before anything can be compiled, as one sentence; "" if all is there."""
    if os.name == "nt":
        return ""  # where its compiler is, setuptools finds out, and says so
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return (
            f"A compiled wheel needs a C compiler, and there is no {compiler}: install one "
            "(Debian: sudo apt-get install gcc) or set CC to yours. `make wheel` needs none."
        )
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.is_file():
        return (
            f"A compiled wheel needs the headers of Python, and there is no {header}: install them "
            "(Debian: sudo apt-get install python3-dev) or take another Python with PYTHON=. `make wheel` needs none."
        )
    return ""


def copy_parts(folder: Path) -> None:
    for part in PARTS:
        here, there = ROOT / part, folder / part
        there.parent.mkdir(parents=True, exist_ok=True)
        if here.is_dir():
            shutil.copytree(here, there, ignore=_LEFT_OUT)
        else:
            shutil.copy(here, there)


def build(wheels: Path, python: str = sys.executable) -> int:
    """Puts a compiled wheel into a folder; what goes wrong is told by pip."""
    wheels = wheels.absolute()
    with tempfile.TemporaryDirectory(prefix="archfoe-compiled-") as made:
        folder = Path(made)
        copy_parts(folder)
        own = {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "true", "MYPYPATH": "src"}
        own |= {"PIP_CONSTRAINT": "constraints.txt", "PIP_BUILD_CONSTRAINT": "constraints.txt"}
        if os.name != "nt":
            own["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {_AS_PYTHON}".strip()
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        command = [python, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
        return subprocess.run([*command, "--wheel-dir", str(wheels), "."], cwd=folder, env=kept | own).returncode


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.compiled", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--wheels", type=Path, default=ROOT / "dist", help="where the wheel goes (default: dist)")
    parser.add_argument("--check", action="store_true", help="only look whether a wheel can be compiled here")
    parser.add_argument("--needs", action="store_true", help="only say what is installed for it")
    asked = parser.parse_args()
    if asked.needs:
        print("\n".join(hook()["dependencies"]))
        return 0
    if told := lacking():
        print(told, file=sys.stderr)
        return 1
    return 0 if asked.check else build(asked.wheels)


if __name__ == "__main__":
    sys.exit(main())
