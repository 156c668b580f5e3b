"""Looks through a built site: no link leads nowhere, and no page asks another host for anything."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

#: What a browser fetches by itself, by element and attribute.
_FETCHED: Final = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src", "audio": "src"}
_FETCHED_LINKS: Final = (
    "stylesheet",
    "icon",
    "preload",
    "modulepreload",
    "preconnect",
    "dns-prefetch",
    "manifest",
    "prefetch",
)
_CSS_ADDRESS: Final = re.compile(r"""(?:url\(\s*|@import\s+)["']?(https?:)?//""")


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids |= {found[name] for name in ("id", "name") if found.get(name)}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        elif tag == "link" and set(found.get("rel", "").split()) & set(_FETCHED_LINKS):
            self.fetched.append(found.get("href", ""))
        elif tag in _FETCHED and found.get(_FETCHED[tag]):
            self.fetched.append(found[_FETCHED[tag]])


@cache
def _page(path: Path) -> Page:
    return Page(path.read_text(encoding="utf-8"))


def problems(site: Path) -> list[str]:
    """One sentence for each."""
    found: list[str] = []
    for path in sorted(site.rglob("*.html")):
        here, page = path.relative_to(site).as_posix(), _page(path)
        found += [f"{here} fetches {address}" for address in page.fetched if urlsplit(address).netloc]
        for address in (*page.links, *page.fetched):
            if (why := _broken(site, path, address)) is not None:
                found.append(f"{here} links to {address}, {why}")
    for path in sorted(site.rglob("*.css")):
        if _CSS_ADDRESS.search(path.read_text(encoding="utf-8")):
            found.append(f"{path.relative_to(site).as_posix()} fetches from another host")
    return found


def _broken(site: Path, page: Path, address: str) -> str | None:
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return None
    way = unquote(parts.path)
    target = page if not way else (site / way.lstrip("/") if way.startswith("/") else page.parent / way)
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return None if page.name == "404.html" else "which is not there"
    if parts.fragment and target.suffix == ".html" and unquote(parts.fragment) not in _page(target).ids:
        return "which has no such place"
    return None
