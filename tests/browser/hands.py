"""People at the page: what they see, and how they act with a mouse, a keyboard or a finger."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page

TABLE = "[data-number]"
QUESTION = "[data-question]"
#: Choices that are no cards on the table: words beside the question or on the stage, and piles that fan out.
TRAY = f"{QUESTION} [data-word]:enabled, .tray button:enabled"
#: The button that answers with the cards that are picked. Where one card can be, it needs no pick: such a button may
#: belong to the next question already.
CONFIRM = f'{QUESTION} [data-confirm="picked"]'
SHEET = "[data-sheet]"
PATIENCE = 120.0  # seconds: only what never comes takes so long, on however busy a machine

# Brings what can be pressed into view, and says where its middle is, or where it is seen if others overlap it.
_MIDDLES = """found => found.filter(each => !each.disabled && !each.closest('.shut')).map(each => {
    each.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = each.getBoundingClientRect(), y = box.y + box.height / 2;
    const places = [0.5, 0.25, 0.12, 0.06, 0.8].map(part => box.x + part * box.width);
    return [places.find(x => each.contains(document.elementFromPoint(x, y))) ?? places[0], y];
})"""


# What decides about the next press, in one look: each look costs.
_LOOK = """() => {
    const many = what => document.querySelectorAll(what).length;
    const answers = [...document.querySelectorAll('[data-question] button:enabled')];
    return {
        asked: document.querySelector('[data-number]')?.dataset.prompt ?? '',
        all: answers.some(each => /^Play (all )?\\d/.test(each.textContent.trim())),
        several: many('[data-lit="true"][aria-pressed]') > 0,
        sold: many('#lineup [data-lit="true"]') > 0,
        lit: many('[data-lit="true"]') > 0,
    };
}"""
# The page itself waits for these, and not a loop that asks it again and again.
_CHANGED = "before => Number(document.querySelector('[data-number]')?.dataset.number ?? -1) !== before"
_ASKS = """() => {
    const table = document.querySelector('[data-number]')?.dataset;
    const coming = document.querySelector('.unseen[aria-busy]'); // a part of the table is still fetched
    return !!table && !coming && (!!table.prompt || table.over === 'true');
}"""


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
        return self.page.locator(f"{QUESTION} .text").inner_text()

    @property
    def log(self) -> list[str]:
        return self.page.get_by_role("log", name="What happened").locator("p > span").all_inner_texts()

    def hand(self) -> list[str]:
        """The names of the cards, once the page knows them."""
        cards = self.page.locator("#hand button")
        self.wait(lambda: not any(name[:1].islower() for name in _names(cards)), "the names of the cards")
        return [name.split(".")[0] for name in _names(cards)]

    def lit(self, zone: str = "") -> Locator:
        return self.page.locator(f'{zone} [data-lit="true"]')

    def button(self, name: str) -> Locator:
        return self.page.locator(QUESTION).get_by_role("button", name=re.compile(f"^{name}"))

    def play_all(self) -> Locator:
        """ "Play all 5", or "Play 3 of 5" if the others ask something."""
        return self.button(r"Play (all )?\d")

    # What is done

    def menu(self, name: str) -> None:
        """Presses an entry of the menu."""
        open_menu(self.page, name)

    def press(self, what: Locator) -> None:
        """Presses the middle of it as soon as it can be pressed."""
        self.wait(lambda: self.press_if_there(what), f"{what} to press")

    def press_if_there(self, what: Locator) -> bool:
        """Presses it, and looks at nothing afterwards: the table may change at once. False if it has just gone.

        On a small screen a card of one's own turn first opens a sheet, whose large answer is pressed then."""
        if not self._press_middle(what):
            return False
        if self.page.locator(SHEET).count():
            self._press_middle(self.page.locator(f"{SHEET} .answer").last)
        return True

    def end_turn(self) -> None:
        """Where something is left to do it is asked back, with the safe answer where the first press was."""
        before, asks = self.number, self.button("Keep playing")
        self.press(self.button("End turn"))
        self.wait(lambda: asks.count() > 0 or self.number != before, "the turn to end, or a question back")
        if asks.count():
            self.press(self.button("End turn"))

    def confirm(self) -> bool:
        """Confirms what is picked; False if that cannot be done yet."""
        return self.press_if_there(self.page.locator(CONFIRM))

    def _press_middle(self, what: Locator) -> bool:
        middles: list[tuple[float, float]] = what.evaluate_all(_MIDDLES)  # found and measured in one look
        assert len(middles) < 2, f"{what} could be any of several"
        for x, y in middles:
            if self._touch:
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)
        return bool(middles)

    def then(self, act: Callable[[], None]) -> None:
        """Does something and waits until the table has changed."""
        before = self.number
        act()
        self._wait_in_page(_CHANGED, before, "the table to change")

    def answer(self, what: Locator) -> None:
        """A press, and a second one where a card is only picked by the first."""

        def press() -> None:
            self.press(what)
            self.confirm()

        self.then(press)

    def wait(self, until: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, f"waited in vain for {what}: {self.question!r}"
            self.page.wait_for_timeout(15)

    def _wait_in_page(self, until: str, told: object, what: str) -> None:
        try:
            self.page.wait_for_function(until, arg=told, timeout=1000 * PATIENCE)
        except Error as late:
            raise AssertionError(f"waited in vain for {what}: {self.question!r}") from late

    def wait_for_question(self) -> bool:
        """Until this seat is asked something; False if the game is over instead."""
        self._wait_in_page(_ASKS, None, "a question")
        return not self.over

    def act(self) -> None:
        """Answers one question: plays all, buys the dearest card, else takes the first choice or ends the turn."""
        self.then(lambda: self.wait(self.press_something, "something to press"))

    def press_something(self) -> bool:
        """False if there is nothing yet: between two looks the table may have gone on to the next question."""
        answers = self.page.locator(f"{QUESTION} .answers button:enabled")
        spaces = self.page.get_by_role("region", name="The city").locator("button.go:enabled")
        tray = self.page.locator(TRAY)
        look: dict[str, Any] = self.page.evaluate(_LOOK)
        if look["all"] and self.press_if_there(self.play_all()):
            return True
        if look["several"]:
            return self._pick_several()
        if look["asked"] == "main" and look["sold"]:
            return self.press_if_there(self._dearest(self.lit("#lineup")))
        if look["lit"] and self.press_if_there(self.lit().first):
            if self.button("Back").count():  # it can be used in several ways
                self.press(tray.first)
            return True
        if self.press_if_there(spaces.first) or self.press_if_there(tray.last):
            return True
        if self.button("Keep playing").count():
            return self.press_if_there(self.button("End turn"))
        return self.press_if_there(answers.last)

    def _pick_several(self) -> bool:
        while not self.confirm():
            if not self.press_if_there(self.page.locator('[data-lit="true"][aria-pressed="false"]').first):
                return False
        return True

    def _dearest(self, cards: Locator) -> Locator:
        def cost(card: int) -> int:
            words = names[card].split("Cost ")
            return int(words[1].split(".")[0]) if len(words) > 1 else 0

        names = _names(cards)
        return cards.nth(max(range(len(names)), key=cost, default=0))

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


def let_nell_finish(page: Page) -> None:
    """Alone with bots, the rest of the game is played at once. The end is shown in a moment."""
    open_menu(page, "I step away")
    page.get_by_role("button", name=re.compile("^Finish it quickly")).click()
    page.get_by_role("button", name="Finish it quickly", exact=True).click()


_GIVES_UP = """link => new Promise(done => {
    const [room, token] = link.split("/t/")[1].split("/"), line = new WebSocket(`/ws/${room}`);
    const say = message => line.send(JSON.stringify(message));
    line.onopen = () => say({ type: "hello", room, token });
    line.onmessage = ({ data }) => {
        const { type, seat, chairs } = JSON.parse(data);
        if (type !== "room") return;
        if (chairs[seat].kind === "bot") done(line.close());
        else say({ type: "change_seat", seat, kind: "bot" });
    };
})"""


def give_to_a_bot(page: Page, link: str) -> None:
    """As a program may do it: the seat of this link is a bot's, which waits for nobody."""
    page.evaluate(_GIVES_UP, link)


def open_menu(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile("^Menu(,|$)")).click()
    page.get_by_role("button", name=name, exact=True).last.click()


def open_drawer(page: Page, name: str) -> Locator:
    """Log, Decks, Players or Help: by its own button, or by the menu where there is no room for one."""
    tool = page.locator(f'nav > button.tool[aria-label^="{name}"]')
    if tool.is_visible():
        tool.click()
    else:
        open_menu(page, name)
    drawer = page.get_by_role("complementary", name=name)
    drawer.wait_for()  # it is fetched when it is first opened
    return drawer


def _names(cards: Locator) -> list[str]:
    names: list[str] = cards.evaluate_all("found => found.map(each => each.ariaLabel ?? '')")
    return names


def see(result: Locator, view: str) -> None:
    """Another view of a game that is over: the newspaper, the figures."""
    result.get_by_role("button", name=view, exact=True).click()
