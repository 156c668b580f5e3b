"""`python -m scripts.engine`: puts together what the browser needs to play by itself, into build/engine.

Pyodide comes from npm (`scripts/engine/package.json`), msgspec from PyPI in the version of constraints.txt, PyYAML from
where this runs. Modules are compiled by that very Python, and what is large and not packed yet is packed, so that any
plain web server will do.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import shutil
import subprocess
import sys
import zipfile
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
import yaml

from archfoe.server.puzzles import SHELF_FILE, on_shelf

ROOT: Final = Path(__file__).parents[2]
WORK: Final = ROOT / "build" / "engine"
PYODIDE: Final = Path(__file__).parent / "node_modules" / "pyodide"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PYTHON: Final = "3.14"
#: What `archfoe.serverless` imports, and for which platform its wheel is.
PACKAGES: Final = {"msgspec": PLATFORM}
#: Parts of archfoe that no table needs.
LEFT_OUT: Final = ("cli", "envs", "training", "web", "server/migrations")
#: Parts of Python that nothing here imports: tools for programmers, other protocols, windows, old character sets.
NOT_NEEDED: Final = re.compile(
    r"(_pyrepl|bdb|cProfile|cmd|ctypes|curses|dbm|doctest|ensurepip|ftplib|http|idlelib|imaplib|mailbox|modulefinder|"
    r"multiprocessing|optparse|pdb|pickletools|poplib|profile|pstats|pyclbr|pydoc|pydoc_data|smtplib|sqlite3|tabnanny|"
    r"timeit|tkinter|trace|turtle|turtledemo|unittest|venv|wave|webbrowser|wsgiref|xml|xmlrpc|zipapp)(/|\.pyc)|"
    r"encodings/(big5|cp\d(?!37)|cp1|euc|gb|hp|hz|iso|johab|koi|kz|mac|palm|ptcp|shift|tis)"
)
_ZIP_DATE: Final = (1980, 1, 1, 0, 0, 0)  # the same files make the same archive


def build(work: Path) -> Path:
    """The folder with the files, and `files.json`, which lists them with their sizes."""
    stage, library, out = work / "stage", work / "library", work / "files"
    for folder in (stage, library, out):
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
    _bring_packages(work / "wheels", stage)
    _bring_archfoe(stage)
    _bring_puzzles(stage)
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        archive.extractall(library)
    subprocess.run(["node", str(Path(__file__).parent / "compile.mjs"), str(stage), str(library)], check=True)
    (out / "archfoe.pack.gz").write_bytes(_packed(_pack(stage)))
    (out / "python.wasm.gz").write_bytes(_packed((PYODIDE / "pyodide.asm.wasm").read_bytes()))
    (out / "python.mjs.gz").write_bytes(_packed((PYODIDE / "pyodide.asm.mjs").read_bytes()))
    (out / "pyodide.mjs.gz").write_bytes(_packed((PYODIDE / "pyodide.mjs").read_bytes()))
    _zip(library, out / "python_stdlib.zip")
    _list(out)
    return out


def _packed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def versions() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return {name.lower(): version for name, _, version in (line.partition("==") for line in lines) if version}


def _bring_packages(wheels: Path, stage: Path) -> None:
    known = versions()
    for name, platform in PACKAGES.items():
        found = list(wheels.glob(f"{name}-{known[name]}-*.whl"))
        if not found:
            what = ["--python-version", PYTHON, "--platform", platform, "--only-binary=:all:", "--no-deps"]
            command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
            subprocess.run([*command, *what, "--dest", str(wheels), f"{name}=={known[name]}"], check=True)
            found = list(wheels.glob(f"{name}-{known[name]}-*.whl"))
        with zipfile.ZipFile(found[0]) as wheel:
            wheel.extractall(stage)


def _bring_archfoe(stage: Path) -> None:
    source = ROOT / "src" / "archfoe"
    left_out = {source / part for part in LEFT_OUT}

    def ignored(folder: str, names: list[str]) -> list[str]:
        return [name for name in names if name == "__pycache__" or Path(folder) / name in left_out]

    shutil.copytree(source, stage / "archfoe", ignore=ignored)
    shutil.copytree(ROOT / "docs" / "rules", stage / "archfoe" / "rules")


def _bring_puzzles(stage: Path) -> None:
    """What reads their files, without its part in C; and the shelf, since to read them all would take seconds there."""
    no_c = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(Path(yaml.__file__).parent, stage / "yaml", ignore=no_c)
    shelf = stage / "archfoe" / "puzzles" / "shelf" / SHELF_FILE
    shelf.write_bytes(msgspec.json.encode(on_shelf()))


def _used(stage: Path) -> list[Path]:
    """Compiled modules and data, without sources, stubs and tests."""
    files = [file for file in sorted(stage.rglob("*")) if file.is_file() and file.suffix not in (".py", ".pyi")]
    return [file for file in files if not {"test", "tests", "__pycache__"} & set(file.relative_to(stage).parts)]


def _pack(stage: Path) -> bytes:
    """As frontend/src/play/pack.js reads it."""
    files = [(file.relative_to(stage).as_posix(), file.read_bytes()) for file in _used(stage)]
    head = json.dumps([[name, len(content)] for name, content in files]).encode()
    return b"".join([len(head).to_bytes(4, "big"), head, *[content for _, content in files]])


def _zip(library: Path, path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        for file in _used(library):
            name = file.relative_to(library).as_posix()
            if not NOT_NEEDED.match(name):
                archive.writestr(zipfile.ZipInfo(name, _ZIP_DATE), file.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def _first_answer(out: Path) -> object:
    here = Path(__file__).parent
    command = ["node", str(here / "run.mjs"), str(out), str(here / "first_answer.py")]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def _list(out: Path) -> None:
    """Sizes, for who shows how much has come; and a name that changes with any file."""
    files = sorted(out.iterdir())
    digest = sha256(b"".join(sha256(file.read_bytes()).digest() for file in files)).hexdigest()[:12]
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    listed = {
        "version": digest,
        "files": {file.name: file.stat().st_size for file in files},
        "lock": {"info": lock["info"], "packages": {}},
        "setup": _first_answer(out),
    }
    (out / "files.json").write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m scripts.engine", description=__doc__)
    parser.add_argument("--work", type=Path, default=WORK, help="a folder to work in")
    out = build(parser.parse_args().work.resolve())
    size = sum(file.stat().st_size for file in out.iterdir())
    print(f"The engine is in {out}: {size / 1e6:.1f} MB.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
