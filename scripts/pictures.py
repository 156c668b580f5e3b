"""`python -m scripts.pictures [NAME...]`: pictures of the page, for docs/img. Needs what `make test` installs.

Every picture is taken at a table whose game was played from a fixed key up to the moment that it shows, so nothing
waits for chance. A picture that cannot be taken is named, and the others are taken all the same.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

from bench.page.desk import PHONE, Desk, desk
from playwright.sync_api import Error, Page
from tests.browser.hands import Seat, let_nell_finish, open_drawer
from tests.browser.prepared import Moment, prepare

from archfoe.core.decisions import DEFEND, MAIN_ACTION
from archfoe.games.duel.kinds import BLOCK_WITH
from archfoe.table.view import View

FOLDER = Path("docs/img")
QUALITY = 55
MOST_BYTES = 3_000_000
SECONDS = 40  # for anything that is waited for

_ROUNDS, _LATE = 5, 2


def _round(view: View, least: int) -> bool:
    """Is it the person's own turn, so late that decks differ?"""
    return view.kind is MAIN_ACTION and view.turn > least * view.players


def _holds(view: View) -> bool:
    return any(option.card is not None for option in view.options)


MOMENTS: Final = {
    "attack": Moment("base", lambda view: view.kind is DEFEND and _holds(view)),
    "table": Moment("base", lambda view: _round(view, _ROUNDS)),
    "light": Moment("base", lambda view: _round(view, _ROUNDS)),
    "log": Moment("base", lambda view: _round(view, _ROUNDS)),
    "playback": Moment("base", lambda view: _round(view, _ROUNDS)),
    "end": Moment("base", lambda view: _round(view, 12)),
    "duel": Moment("confrontations", lambda view: view.kind is BLOCK_WITH and _holds(view)),
    "city": Moment("rebirth", lambda view: _round(view, _LATE)),
    "city-light": Moment("rebirth", lambda view: _round(view, _LATE)),
    "phone": Moment("base", lambda view: _round(view, _ROUNDS)),
    "phone-city": Moment("rebirth", lambda view: _round(view, _LATE)),
}


class Pictures:
    def __init__(self, found: Desk, paths: dict[str, str]) -> None:
        self.desk = found
        self.paths = paths

    @contextmanager
    def page(self, width: int = 1366, height: int = 768, **settings: object) -> Iterator[Page]:
        with self.desk.page(width, height, **settings) as page:
            page.set_default_timeout(1000 * SECONDS)
            yield page

    @contextmanager
    def at(self, moment: str, width: int = 1366, height: int = 768, **settings: object) -> Iterator[Seat]:
        with self.page(width, height, **settings) as page:
            page.goto(self.desk.address + self.paths[moment])
            seat = Seat(page, touch=width < PHONE)
            page.wait_for_function("document.querySelector('[data-prompt]')?.dataset.prompt")
            page.keyboard.press("Escape")  # what happened before
            yield seat

    # Around the table

    def home(self) -> None:
        with self.page() as page:
            page.locator(".fan").first.wait_for()
            take(page, "home")

    def gallery(self) -> None:
        with self.page() as page:
            page.goto(f"{self.desk.address}/?set=base#/cards")
            page.locator("li > .card").first.wait_for()
            take(page, "gallery")

    def set_up(self) -> None:
        with self.page() as page:
            page.goto(f"{self.desk.address}/#/new")
            page.get_by_role("button", name="Open the table").wait_for()
            take(page, "set-up")

    def lobby(self) -> None:
        with self.page() as page:
            reachable = {"address": "http://192.168.1.20:8017"}
            page.route("**/api/setup", lambda route: route.fulfill(json=route.fetch().json() | reachable))
            page.reload()
            page.get_by_role("button", name="Play with friends").click()
            page.get_by_role("img", name="QR code").wait_for()
            take(page, "lobby")

    def goal(self) -> None:
        with self.page(tips=True) as page:
            page.get_by_role("button", name="Play now").click()
            page.get_by_role("region", name="The goal").wait_for()
            take(page, "goal")

    def coach(self) -> None:
        with self.page(tips=True) as page:
            page.get_by_role("button", name="Learn by playing").click()
            page.get_by_role("button", name="Next").click()
            page.locator('#hand [data-card="base/punch"] button').first.click()
            page.get_by_role("heading", name="That is your Power").wait_for()
            take(page, "coach")

    # At the table

    def attack(self) -> None:
        with self.at("attack") as seat:
            take(seat.page, "attack")

    def table(self, name: str = "table") -> None:
        with self.at(name, theme="light" if name == "light" else "dark") as seat:
            _play_all(seat)
            take(seat.page, name)

    def log(self) -> None:
        with self.at("log") as seat:
            _play_all(seat)
            open_drawer(seat.page, "Log").wait_for()
            take(seat.page, "log")

    def playback(self) -> None:
        """The turn of another, held when something is bought; then all of it at once."""
        with self.at("playback", pace=1, speed=2) as seat:
            page = seat.page
            _play_all(seat)
            seat.press(seat.button("End turn"))
            seat.press_if_there(seat.button("End turn"))
            page.locator('[data-playback][data-what="bought"], [data-playback][data-what="defeated"]').wait_for()
            page.keyboard.press("Space")
            take(page, "playback")
            page.keyboard.press("Escape")
            page.get_by_role("region", name="Since your last turn").wait_for()
            take(page, "recap")

    def end(self) -> None:
        with self.at("end") as seat:
            let_nell_finish(seat.page)
            seat.page.get_by_role("region", name="Result").wait_for()
            seat.page.locator("[data-banner]").wait_for(state="detached")
            seat.page.keyboard.press("Escape")
            take(seat.page, "end")

    def duel(self) -> None:
        with self.at("duel") as seat:
            take(seat.page, "confrontation")

    def city(self, name: str = "city") -> None:
        with self.at(name, theme="light" if name == "city-light" else "dark") as seat:
            _play_all(seat)
            take(seat.page, name)

    # On a phone

    def phone(self) -> None:
        with self.at("phone", 390, 844) as seat:
            _play_all(seat)
            take(seat.page, "phone")
            seat.lit("#lineup").first.tap()
            seat.page.locator("[data-sheet]").wait_for()
            take(seat.page, "phone-sheet")

    def phone_city(self) -> None:
        with self.at("phone-city", 390, 844) as seat:
            _play_all(seat)
            take(seat.page, "phone-city")

    def parts(self) -> dict[str, Callable[[], None]]:
        around = (self.home, self.gallery, self.set_up, self.lobby, self.goal, self.coach)
        tables = (self.attack, self.table, self.log, self.playback, self.end, self.duel, self.city)
        named = {part.__name__: part for part in (*around, *tables, self.phone, self.phone_city)}
        return named | {"light": partial(self.table, "light"), "city_light": partial(self.city, "city-light")}


def take(page: Page, name: str) -> None:
    page.mouse.move(683, 4)  # nothing is looked at closely by chance
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(600)  # until all has flown to its place; no test depends on it
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)


def _play_all(seat: Seat) -> None:
    if seat.play_all().count():
        seat.answer(seat.play_all())


def main(wanted: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    paths: dict[str, str] = {}
    failed: list[str] = []
    with desk(lambda store: paths.update(prepare(store, MOMENTS))) as found:
        parts = Pictures(found, paths).parts()
        failed += [f"{name}: choose from {', '.join(parts)}." for name in wanted if name not in parts]
        for name, part in parts.items():
            if wanted and name not in wanted:
                continue
            try:
                part()
            except (Error, AssertionError) as error:
                failed.append(f"{name}: {str(error).splitlines()[0]}")
    size = sum(file.stat().st_size for file in FOLDER.iterdir())
    print(
        f"{len(list(FOLDER.iterdir()))} pictures, {size / 1000:.0f} KB of {MOST_BYTES / 1000:.0f} allowed",
        *failed,
        sep="\n",
    )
    return 0 if size <= MOST_BYTES and not failed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
