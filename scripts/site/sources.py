"""The pages as the generator reads them: copied from the repository, with links and anchors that fit the site."""

from __future__ import annotations

import posixpath
import re
import shutil
from pathlib import Path
from typing import Final

from scripts.site.plan import DOCS, MOVED, ROOT

_LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
_RULE: Final = re.compile(r"^- \*\*([A-Z]+-[\d.]+[a-z]?)\*\*", re.MULTILINE)
_FENCE: Final = re.compile(r"^(```|~~~)")


def copy_all(target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    for path in sorted(DOCS.rglob("*")):
        if path.is_file():
            place = target / _place(path.relative_to(ROOT).as_posix())
            place.parent.mkdir(parents=True, exist_ok=True)
            if path.suffix == ".md":
                place.write_text(fitted(path), encoding="utf-8")
            else:
                shutil.copyfile(path, place)
    for name in MOVED:
        if not name.startswith("docs/"):
            (target / MOVED[name]).write_text(fitted(ROOT / name), encoding="utf-8")


def _place(path: str) -> str:
    """Where a file of the repository lies on the site."""
    return MOVED.get(path) or path.removeprefix("docs/")


def fitted(path: Path) -> str:
    """A page with links to where things lie on the site; a link to what is not there becomes plain words."""
    text = path.read_text(encoding="utf-8")
    if path == ROOT / "README.md":
        text = text[text.index("# archfoe") :]  # the two commands stand before the title
    here = path.relative_to(ROOT).as_posix()
    parts = re.split(r"(^(?:```|~~~).*?^(?:```|~~~)$)", text, flags=re.MULTILINE | re.DOTALL)
    parts = [part if _FENCE.match(part) else _LINK.sub(lambda found: _link(found, here), part) for part in parts]
    text = "".join(parts)
    if "/rules/" in here:
        text = _RULE.sub(r'- <span id="\1"></span>**\1**', text)
    return text


def _link(found: re.Match[str], here: str) -> str:
    picture, words, address = found[1], found[2], found[3]
    if re.match(r"[a-z]+:|#", address):
        return found[0]
    file, sign, anchor = address.partition("#")
    meant = posixpath.normpath(posixpath.join(posixpath.dirname(here), file))
    is_there = (ROOT / meant).is_file() and (meant.startswith("docs/") or meant in MOVED)
    if not is_there:
        return words
    way = posixpath.relpath(_place(meant), posixpath.dirname(_place(here)) or ".")
    return f"{picture}[{words}]({way}{sign}{anchor})"
