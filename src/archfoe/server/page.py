"""The built page, held in memory: a handful of files, each as it was packed when it was built."""

from __future__ import annotations

import mimetypes
from collections.abc import Mapping
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from archfoe.server.http import Answer

_PACKED: Final = {"br": ".br", "gzip": ".gz"}  # the best first
#: What the tables of a system may lack.
_UNKNOWN: Final = {".webmanifest": "application/manifest+json"}
_FOR_EVER: Final = "public, max-age=31536000, immutable"
HOW_TO_BUILD = (
    "In a checkout run `make page`; else run `make wheel` in the source folder and install the wheel from dist/."
)
NOT_BUILT = f"The page is not built: a source archive or an install from git has none. {HOW_TO_BUILD}"


def page_folder() -> Path:
    return Path(str(files("archfoe"))) / "web"


def is_built() -> bool:
    return (page_folder() / "index.html").is_file()


class _File(NamedTuple):
    body: bytes
    packed: dict[str, bytes]  # by encoding
    media_type: str
    tag: str
    cache: str


class Page:
    """Answers for every path of the page; the front page also for "/"."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or page_folder()
        self._files = {
            f"/{path.relative_to(folder).as_posix()}": _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix not in _PACKED.values()
        }
        if "/index.html" in self._files:
            self._files["/"] = self._files["/index.html"]

    def answer(self, path: str, headers: Mapping[str, str]) -> Answer:
        if not self._files and path == "/":
            return Answer(f"{NOT_BUILT} The server itself is up.", 503, media_type="text/plain")
        file = self._files.get(path)
        if file is None:
            return Answer("There is nothing here.", 404, media_type="text/plain")
        own = {"ETag": f'"{file.tag}"', "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
        if f'"{file.tag}"' in headers.get("if-none-match", ""):
            return Answer(status=304, headers=own)
        accepted = headers.get("accept-encoding", "")
        for encoding, packed in file.packed.items():
            if encoding in accepted:
                return Answer(packed, headers={**own, "Content-Encoding": encoding}, media_type=file.media_type)
        return Answer(file.body, headers=own, media_type=file.media_type)


def _read(path: Path, folder: Path) -> _File:
    body = path.read_bytes()
    packed = {
        encoding: beside.read_bytes()
        for encoding, ending in _PACKED.items()
        if (beside := path.with_name(path.name + ending)).is_file()
    }
    media_type = _UNKNOWN.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    # Built files have their hash in their name: they never change. The front page names them, and does.
    cache = _FOR_EVER if path.parent == folder / "assets" else "no-cache"
    return _File(body, packed, media_type, blake2b(body, digest_size=12).hexdigest(), cache)
