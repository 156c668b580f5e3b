"""The page can be installed: its manifest, its icons, and a shell that opens without the server and says so."""

from __future__ import annotations

import json
import re
import struct
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.hands import PATIENCE
from tests.server.running import server

GONE = "This page can't reach its server."


def test_the_manifest_is_linked_and_its_icons_are_what_it_says(address: str) -> None:
    with urllib.request.urlopen(address) as page:
        link = re.search(r'rel="manifest" href="([^"]+)"', page.read().decode())
    assert link is not None
    with urllib.request.urlopen(address + link[1]) as answer:
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = json.loads(answer.read())
    assert (
        manifest["name"] and manifest["display"] == "standalone" and manifest["start_url"] == manifest["scope"] == "/"
    )
    purposes = set()
    for icon in manifest["icons"]:
        with urllib.request.urlopen(address + icon["src"]) as answer:
            assert answer.headers["content-type"] == icon["type"]
            body = answer.read()
        purposes.add(icon.get("purpose", "any"))
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", body[16:24])
            assert icon["sizes"] == f"{width}x{height}" and len(body) < 20_000
    assert purposes == {"any", "maskable"}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}


def test_the_shell_opens_without_the_server_and_says_so(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    page = context.new_page()
    page.set_default_timeout(1000 * PATIENCE)
    with server(tmp_path) as running:
        page.goto(f"http://127.0.0.1:{running.port}/")
        page.get_by_role("button", name="Play now").wait_for()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()  # now it is the worker that answers
        page.get_by_role("button", name=re.compile("^Rivals")).first.wait_for()
        page.goto(page.url + "#/cards")
        page.get_by_text(re.compile("^[1-9][0-9]* cards")).wait_for()
        kept = page.evaluate(
            """async () => (await Promise.all((await caches.keys()).map(async name =>
                 (await (await caches.open(name)).keys()).map(one => new URL(one.url).pathname)))).flat()"""
        )
        assert "/" in kept and all(path == "/" or not path.startswith(("/api", "/ws")) for path in kept)
        page.goto(page.url.split("#")[0])
        page.get_by_role("button", name="Play now").wait_for()
        assert page.get_by_text(GONE).count() == 0
    page.reload()
    expect(page.get_by_role("status").filter(has_text=GONE)).to_be_visible()
    page.get_by_role("button", name="Play now").wait_for()
    context.close()
