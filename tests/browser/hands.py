"""People at the page: what they see, and how they act with a mouse, a keyboard or a finger."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page

TABLE = "[data-number]"
QUESTION = "[data-question]"
PATIENCE = 120.0  # seconds: only what never comes takes so long, on however busy a machine


class Seat:
    """A page at a table, and someone who does any sensible thing that is asked."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self._touch = touch
        page.wait_for_selector(TABLE)

    # What is seen

    @property
    def table(self) -> Locator:
        return self.page.locator(TABLE)

    @property
    def number(self) -> int:
        return int(self._told("number") or -1)

    @property
    def asked(self) -> str:
        """The kind of question that this seat is asked; "" for none."""
        return self._told("prompt")

    @property
    def over(self) -> bool:
        return self._told("over") == "true"

    def _told(self, what: str) -> str:
        """What the table says about itself now; "" if there is none, as behind a curtain."""
        told: str = self.page.evaluate(f"document.querySelector('{TABLE}')?.dataset.{what} ?? ''")
        return told

    @property
    def question(self) -> str:
        return self.page.locator(f"{QUESTION} p.text").inner_text()

    @property
    def log(self) -> list[str]:
        return self.page.get_by_role("log", name="What happened").locator("p > span").all_inner_texts()

    def hand(self) -> list[str]:
        return [name.split(".")[0] for name in self._names("#hand button")]

    def lit(self, zone: str = "") -> Locator:
        return self.page.locator(f'{zone} [data-lit="true"]')

    def _names(self, selector: str) -> list[str]:
        found = self.page.locator(selector).all()
        return [each.get_attribute("aria-label") or "" for each in found]

    def button(self, name: str) -> Locator:
        return self.page.locator(QUESTION).get_by_role("button", name=re.compile(f"^{name}"))

    # What is done

    def press(self, what: Locator) -> None:
        """Presses the middle of it, and looks at nothing afterwards: the table may change at once."""
        what.scroll_into_view_if_needed()
        box = what.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self._touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def then(self, act: Callable[[], None]) -> None:
        """Does something and waits until the table has changed."""
        before = self.number
        act()
        self.wait(lambda: self.number != before, "the table to change")

    def answer(self, what: Locator) -> None:
        self.then(lambda: self.press(what))

    def wait(self, until: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, f"waited in vain for {what}: {self.question!r}"
            self.page.wait_for_timeout(15)

    def wait_for_question(self) -> bool:
        """Until this seat is asked something; False if the game is over instead."""
        self.wait(lambda: bool(self.asked) or self.over, "a question")
        return not self.over

    def act(self) -> None:
        """Answers one question: plays all, buys the dearest card, else takes the first choice or ends the turn."""
        self.then(lambda: self.wait(self.press_something, "something to press"))

    def press_something(self) -> bool:
        """False if there is nothing yet: between two looks the table may have gone on to the next question."""
        answers = self.page.locator(f"{QUESTION} .answers button:enabled")
        spaces = self.page.get_by_role("region", name="The city").locator("button.go:enabled")
        tray = self.page.locator(f"{QUESTION} .tray button:enabled")
        if self.button("Play all").count():
            self.press(self.button("Play all"))
        elif self._several:
            self._pick_several()
        elif self.asked == "main" and self.lit("#lineup").count():
            self.press(self._dearest(self.lit("#lineup")))
        elif self.lit().count():
            self.press(self.lit().first)
            if self.button("Back").count():  # it can be used in several ways
                self.press(tray.first)
        elif spaces.count():
            self.press(spaces.first)
        elif tray.count():
            self.press(tray.last)
        elif answers.count():
            self.press(answers.last)
            if self.button("Keep playing").count():
                self.press(self.button("End turn"))
        else:
            return False
        return True

    @property
    def _several(self) -> bool:
        return self.page.locator('[data-lit="true"][aria-pressed]').count() > 0

    def _pick_several(self) -> None:
        confirm = self.page.locator(f"{QUESTION} .answers button").first
        while not confirm.is_enabled():
            self.press(self.page.locator('[data-lit="true"][aria-pressed="false"]').first)
        self.press(confirm)

    def _dearest(self, cards: Locator) -> Locator:
        def cost(card: Locator) -> int:
            words = (card.get_attribute("aria-label") or "").split("Cost ")
            return int(words[1].split(".")[0]) if len(words) > 1 else 0

        return max(cards.all(), key=cost)

    def play_to_the_end(self, most: int = 900) -> None:
        for _ in range(most):
            if not self.wait_for_question():
                return
            self.act()
        raise AssertionError("the game does not end")

    def play_until(self, reached: Callable[[], bool], most: int = 400) -> None:
        for _ in range(most):
            if reached():
                return
            assert self.wait_for_question(), "the game is over before it happened"
            if reached():
                return
            self.act()
        raise AssertionError("it does not happen")
