"""The files of the built page: packed where a browser can read that, kept as long as they cannot change."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.datastructures import Headers

from archfoe.server.page import Page


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "assets").mkdir()
    for name in ("index.html", "assets/main-1a2b.js"):
        (tmp_path / name).write_text(f"plain {name}")
        (tmp_path / f"{name}.gz").write_bytes(b"gzip")
        (tmp_path / f"{name}.br").write_bytes(b"brotli")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    return Page(tmp_path)


def test_the_best_packing_that_a_browser_knows(page: Page) -> None:
    for accepted, body in (("gzip, br", b"brotli"), ("gzip", b"gzip"), ("", b"plain assets/main-1a2b.js")):
        answer = page.answer("/assets/main-1a2b.js", Headers({"accept-encoding": accepted}))
        assert answer.body == body and answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"].startswith("text/javascript")


def test_built_files_are_kept_and_the_front_page_is_asked_for(page: Page) -> None:
    assert "immutable" in page.answer("/assets/main-1a2b.js", Headers({})).headers["cache-control"]
    front = page.answer("/", Headers({}))
    assert front.headers["cache-control"] == "no-cache" and front.body == b"plain index.html"
    assert page.answer("/", Headers({"if-none-match": front.headers["etag"]})).status_code == 304


@pytest.mark.parametrize("path", ["/nothing", "/../index.html", "/assets", "/assets/main-1a2b.js.gz", "//etc/passwd"])
def test_nothing_else_is_served(page: Page, path: str) -> None:
    assert page.answer(path, Headers({})).status_code == 404


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    answer = Page(tmp_path).answer("/", Headers({}))
    assert answer.status_code == 503 and b"make page" in answer.body and b"make wheel" in answer.body
