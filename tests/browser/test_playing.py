"""Whole games in the browser: by mouse, by keys alone, with a finger on a small screen, two against each other."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.hands import CONFIRM, QUESTION, TRAY, Seat, give_to_a_bot, see


def quick_table(page: Page, **wish: object) -> dict[str, object]:
    """A table made without the set-up screen; the same as the page asks for."""
    made: dict[str, object] = page.evaluate(
        """async wish => (await fetch('/api/rooms', {method: 'POST', headers: {'content-type': 'application/json'},
           body: JSON.stringify(wish)})).json()""",
        wish,
    )
    return made


def links(made: dict[str, object]) -> list[str]:
    seats = made["seats"]
    assert isinstance(seats, list)
    return [f"/#/t/{made['room']}/{seat['token']}" for seat in seats if seat["token"]]


Moments = dict[str, str]


def test_one_click_starts_a_game(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    assert len(seat.hand()) == 5
    assert seat.wait_for_question()
    seat.act()


def test_a_game_is_played_to_its_end_by_mouse(open_page: OpenPage, moments: Moments) -> None:
    page = open_page(moments["mouse"])
    seat = Seat(page)
    seat.play_to_the_end()
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch", exact=True)).to_be_visible()
    assert any("wins" in line or "share" in line or "won" in line.lower() for line in [seat.question, *seat.log])
    page.keyboard.press("l")
    last = page.get_by_role("complementary", name="Log").get_by_role("log").locator("p").last
    expect(last).to_be_in_viewport()  # who does not scroll in the log always sees its end


def test_a_game_is_started_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    keys = page.keyboard
    for _ in range(12):
        keys.press("Tab")
        if page.evaluate("document.activeElement.textContent.includes('Play now')"):
            break
    keys.press("Enter")
    assert Seat(page).wait_for_question()


def test_a_game_is_played_to_its_end_by_keyboard_alone(open_page: OpenPage, moments: Moments) -> None:
    seat = Seat(open_page(moments["keys"]))
    for _ in range(900):
        if not seat.wait_for_question():
            break
        seat.then(lambda: answer_by_key(seat))
    assert seat.over


def answer_by_key(seat: Seat) -> None:
    """One answer with nothing but keys; the eyes only decide which."""
    keys = seat.page.keyboard
    if seat.play_all().count():
        keys.press("a")
    elif seat.asked == "main" and seat.lit("#lineup").count():
        keys.press("k")
        keys.press("Enter")
    elif seat.asked == "main" and seat.lit("#hand").count():
        keys.press("j")
        keys.press("Enter")
    elif seat.asked == "main":
        keys.press("e")
        if "End anyway?" in seat.question:
            began = seat.page.evaluate("performance.now()")  # two presses at once would be a slip
            seat.page.wait_for_function("began => performance.now() > began + 350", arg=began)
            keys.press("e")
    elif seat.page.locator('[data-lit="true"][aria-pressed]').count():
        _pick_by_key(seat)
    elif seat.page.locator(f"{TRAY}, {QUESTION} .answers button").count():
        keys.press("q")
        keys.press("Enter")
    else:
        _walk_to_a_lit_card(seat)
        keys.press("Enter")


def _pick_by_key(seat: Seat) -> None:
    page, keys = seat.page, seat.page.keyboard
    confirm, asked = page.locator(CONFIRM), seat.question
    for _ in range(30):
        if confirm.is_enabled():
            break
        _walk_to_a_lit_card(seat)
        if seat.question != asked:
            return  # the pick before was the last one that was wanted
        keys.press("Enter")
    keys.press("q")
    for _ in range(30):
        if page.evaluate("document.activeElement.dataset.confirm !== undefined"):
            break
        keys.press("Tab")
    keys.press("Enter")


def _walk_to_a_lit_card(seat: Seat) -> None:
    """With Tab from zone to zone and with arrows within them."""
    page, asked = seat.page, seat.question
    wanted = """() => document.activeElement.dataset.lit === 'true' && document.activeElement.ariaPressed !== 'true'"""
    page.keyboard.press("k" if seat.lit("#lineup").count() else "j")
    for _ in range(200):
        if page.evaluate(wanted) or seat.question != asked:
            return
        alone = page.evaluate(
            """() => { const zone = document.activeElement.closest('.cards, .top, .ring');
               return !zone || ![...zone.querySelectorAll('[data-lit="true"]')].some(b => b.ariaPressed !== 'true') }"""
        )
        page.keyboard.press("Tab" if alone else "ArrowRight")
    raise AssertionError(f"no lit card can be reached by keys: {seat.question}")


def test_a_game_is_started_with_a_finger(open_page: OpenPage) -> None:
    page = open_page(width=320, height=640, touch=True)
    page.get_by_role("button", name="Play now").tap()
    assert Seat(page, touch=True).wait_for_question()


def test_a_game_with_a_finger_at_320_pixels(open_page: OpenPage, moments: Moments) -> None:
    page = open_page(moments["finger"], width=320, height=640, touch=True)
    seat = Seat(page, touch=True)
    for step in range(900):
        if not seat.wait_for_question():
            break
        if step % 25 == 0:
            assert page.evaluate("document.documentElement.scrollWidth") <= 320
        seat.act()
    assert seat.over
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_two_browsers_against_each_other_with_a_reload_in_the_middle(open_page: OpenPage, moments: Moments) -> None:
    """Each waits for what the other does; in the end bots take their seats, and both see the same result."""
    first, second = open_page(moments["two"]), open_page(moments["two 2"])
    seats = [Seat(first), Seat(second)]
    expect(first.locator("header")).not_to_contain_text("away")
    _play_on(seats, 20)
    assert not seats[0].over
    hand, number = seats[1].hand(), seats[1].number
    second.reload()
    seats[1] = Seat(second)
    assert (seats[1].hand(), seats[1].number) == (hand, number)
    _play_on(seats, 20)
    for page, link in ((first, moments["two"]), (second, moments["two 2"])):
        give_to_a_bot(page, link)
    for seat in seats:
        seat.wait(lambda seat=seat: seat.over, "the end")  # type: ignore[misc]
        see(seat.page.get_by_role("region", name="Result"), "Figures")
    results = [page.get_by_role("region", name="Result").locator("tbody").inner_text() for page in (first, second)]
    assert results[0] == results[1]


def _play_on(seats: list[Seat], steps: int) -> None:
    """Whoever is asked answers."""
    for _ in range(steps):
        seats[0].wait(lambda: any(seat.asked or seat.over for seat in seats), "anybody to be asked")
        asked = next((seat for seat in seats if seat.asked), None)
        if asked is None:
            return
        asked.act()
