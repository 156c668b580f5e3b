"""Each coached game followed to its end in the page, by doing with the mouse what its coach says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from archfoe.table.coached import PLAY_ALL, Note, coached_games
from archfoe.wire.shapes import Option
from tests.breadth import usually
from tests.browser.conftest import OpenPage
from tests.browser.hands import QUESTION, Seat
from tests.table.coached_play import Place, places
from tests.table.test_coached import NAMES

#: The caption, the rings and what stands in the question, as boxes; and whether all of the caption is on the screen.
_SEEN = """() => {
  const box = each => { const b = each.getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom] };
  const found = selector => [...document.querySelectorAll(selector)].map(box);
  const caption = document.querySelector("[data-caption].placed");
  if (!caption) return null;
  return { caption: box(caption), rings: found("[data-ring]"), answers: found("[data-question] .answers button"),
           tails: found("[data-tail] path"), bar: box(document.querySelector("[data-question]")),
           screen: [0, 0, innerWidth, innerHeight] };
}"""


#: So many pixels over the edge of the bar a tail may reach to a button of it.
_REACH = 20
#: A longer tail has none who would follow it.
_NEEDLE = 170

#: Is there one ring, and is this within it?
_RINGED = """selector => {
  const rings = [...document.querySelectorAll("[data-ring]")].map(each => each.getBoundingClientRect());
  const box = document.querySelector(selector).getBoundingClientRect();
  return rings.length === 1 && rings[0].left < box.left && rings[0].right > box.right;
}"""


def _start(page: Page, title: str, *, touch: bool = False) -> Seat:
    first = next(iter(coached_games().values())).title
    lesson = f"Learn it .+: {title}" if touch else title  # a phone has it at its game
    page.get_by_role("button", name=re.compile("^Learn by playing" if title == first else f"^{lesson}")).click()
    return Seat(page, touch=touch)


EVERY = [(name, width) for name in NAMES for width in (1366, 390)]
SOME = [(name, 390 if name == "rebirth" else 1366) for name in NAMES]


@pytest.mark.parametrize(("name", "width"), usually(SOME, EVERY))
def test_a_coached_game_is_followed_to_its_end(open_page: OpenPage, name: str, width: int) -> None:
    game = coached_games()[name]
    phone = width < 1000
    page = open_page(width=width, height=844 if phone else 768, touch=phone)
    seat = _start(page, game.title, touch=phone)
    coach = page.get_by_role("region", name="Coach")
    steps = list(places(game))
    for place in steps[:-1]:
        _heard(coach, place)
        if place.asks is not None and (place.notes or place.asks.do != PLAY_ALL):
            follow(seat, place)
    _heard(coach, steps[-1])
    expect(coach.get_by_role("button", name=re.compile("^Play (with|against) an easy bot"))).to_be_enabled()
    coach.get_by_role("button", name="Play on").click()
    expect(coach).to_have_count(0)
    seat.act()  # and the game goes on


def _heard(coach: Locator, place: Place) -> None:
    """Every note of the place, one after the other."""
    for note in place.notes:
        expect(coach.get_by_role("heading")).to_have_text(note.title)
        for words in note.say:
            expect(coach).to_contain_text(words)
        _beside(coach.page, note)
        if not note.do and note is not place.notes[-1]:
            coach.get_by_role("button", name="Next").click()


def _beside(page: Page, note: Note) -> None:
    """The caption is on the screen, and covers neither what it speaks of nor what is to be pressed."""
    if note.do or note.point:
        page.locator("[data-ring]").first.wait_for()
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    seen = page.evaluate(_SEEN)
    assert seen is not None, note.title
    caption, screen = seen["caption"], seen["screen"]
    assert caption[0] >= screen[0] and caption[1] >= screen[1], f"{note.title}: {caption}"
    assert caption[2] <= screen[2] and caption[3] <= screen[3], f"{note.title}: {caption}"
    assert not any(_overlap(caption, ring) for ring in seen["rings"]), f"{note.title} covers what it speaks of"
    if note.do:
        assert not any(_overlap(caption, answer) for answer in seen["answers"]), f"{note.title} covers an answer"
    bar = seen["bar"]
    for left, top, right, bottom in seen["tails"]:
        assert max(right - left, bottom - top) <= _NEEDLE, f"{note.title}: its tail is a needle"
    for left, top, right, bottom in seen["rings"]:
        assert left >= 0 and top >= 0 and right <= screen[2] and bottom <= screen[3], f"{note.title}: a ring runs off"
    for tail in seen["tails"] if note.point.get("part") != "question" else []:
        assert _within(tail, bar) <= _REACH, f"{note.title}: its tail crosses the question"


def _within(tail: list[float], bar: list[float]) -> float:
    """How far it reaches over the bar."""
    return min(tail[3], bar[3]) - max(tail[1], bar[1]) if _overlap(tail, bar) else 0.0


def _overlap(one: list[float], other: list[float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def follow(seat: Seat, place: Place) -> None:
    """Does what the coach asks for."""
    page = seat.page
    assert place.asks is not None
    if place.asks.do == PLAY_ALL:
        seat.answer(seat.play_all())
    elif not place.answer:
        assert place.table.prompt is not None
        seat.answer(seat.button(re.escape(place.table.prompt.decline[:1].upper() + place.table.prompt.decline[1:])))
    else:
        for option in place.meant:
            if option.space is not None and option.card is None:
                seat.press(page.locator(f'[data-place="{option.space}"]'))
            opens = place.table.prompt is not None and place.table.prompt.otherwise is not None
            seat.answer(page.locator(f"{QUESTION} [data-opening]") if opens else _button(page, option))


def _button(page: Page, option: Option) -> Locator:
    if option.zone is not None and option.card is not None:
        zones = f':is([data-zone="{option.zone}"], [data-zone="tray"])'  # a pile fans out
        return page.locator(f'{zones}[data-card="{option.card}"] [data-lit="true"]').first
    if option.space is not None:
        return page.locator(QUESTION).get_by_role("button", name=re.compile("^(Walk to|Choose) "))
    words = re.compile(f"^{re.escape(option.label)}", re.IGNORECASE)
    return page.locator(f"{QUESTION}, .tray").get_by_role("button", name=words).first


def test_others_play_at_an_easy_pace_and_the_second_press_is_said(open_page: OpenPage) -> None:
    game = next(iter(coached_games().values()))
    page = open_page(pace=4, speed=2)
    seat = _start(page, game.title)
    coach = page.get_by_role("region", name="Coach")
    attacked = next(place for place in places(game) if place.table.prompt and place.table.prompt.kind == "defend")
    for place in places(game):
        if place.at == attacked.at:
            break
        _watch(page, coach, place.at == 12)
        _heard(coach, place)
        if place.asks is not None and (place.notes or place.asks.do != PLAY_ALL):
            follow(seat, place)
    _skip(page)
    expect(coach.get_by_role("heading")).to_have_text("You are attacked!")
    page.locator('#hand [data-card="base/super_speed"] [data-lit="true"]').click()  # once it lies still
    expect(coach).to_contain_text("Now press “Avoid with Super Speed”.")
    confirm = page.locator(f"{QUESTION} [data-confirm]")
    page.wait_for_function(_RINGED, arg=f"{QUESTION} [data-confirm]")
    confirm.click()
    expect(coach.get_by_role("heading")).not_to_have_text("You are attacked!")


def _watch(page: Page, coach: Locator, first: bool) -> None:
    """The first turn of another waits until it is said what one sees; then it goes at 1x, whatever the settings say."""
    if first:
        expect(coach.get_by_role("heading")).to_have_text("Dot's turn")
        coach.get_by_role("button", name="Watch").click()
        expect(page.get_by_role("button", name="1 times")).to_have_attribute("aria-pressed", "true")
    _skip(page)


def test_a_lesson_begins_with_its_coach_and_not_with_what_nobody_here_has_played(open_page: OpenPage) -> None:
    page = open_page(pace=1, speed=2)
    _start(page, coached_games()["confrontations"].title)
    coach = page.get_by_role("region", name="Coach")
    expect(coach.get_by_role("heading")).to_have_text("A duel")
    expect(page.locator("[data-recap]")).to_have_count(0)


def test_the_coach_speaks_before_a_foe_strikes_back(open_page: OpenPage) -> None:
    game = coached_games()["confrontations"]
    page = open_page(pace=1, speed=2)
    seat = _start(page, game.title)
    coach = page.get_by_role("region", name="Coach")
    *before, last = [place for place in places(game) if place.at <= 222]
    watches = coach.get_by_role("button", name="Watch")
    for place in before:
        seat.wait(lambda: coach.count() > 0, "the coach")
        if watches.count():
            watches.click()
        _skip(page)
        _heard(coach, place)
        if place.asks is not None and (place.notes or place.asks.do != PLAY_ALL):
            follow(seat, place)
    early, then = last.notes
    expect(coach.get_by_role("heading")).to_have_text(early.title)
    expect(page.locator("[data-playback]")).to_be_visible()  # the turn of the foe waits
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_have_count(0)
    _skip(page)
    expect(coach.get_by_role("heading")).to_have_text(then.title)


def _skip(page: Page) -> None:
    if page.locator("[data-skip]").count():
        page.keyboard.press("Escape")


def test_the_goal_is_not_told_after_the_lesson_which_is_marked_among_the_tables(open_page: OpenPage) -> None:
    game = next(iter(coached_games().values()))
    page = open_page(tips=True)
    seat = _start(page, game.title)
    coach = page.get_by_role("region", name="Coach")
    for place in list(places(game))[:-1]:
        while coach.get_by_role("button", name="Next").count():
            coach.get_by_role("button", name="Next").click()
        if place.asks is not None and (place.notes or place.asks.do != PLAY_ALL):
            follow(seat, place)
    expect(coach).to_contain_text("Now you know the game")
    coach.get_by_role("link", name="Stop here").click()
    tables = page.get_by_role("region", name="Your tables")
    expect(tables).to_contain_text(f"Lesson: {game.title}")
    expect(tables).to_contain_text("finished")
    expect(tables.locator("li.you")).to_have_count(0)  # nobody has to go on with it
    page.get_by_role("button", name="Play now").click()
    Seat(page).wait_for_question()
    expect(page.get_by_role("region", name="The goal")).to_have_count(0)


def test_something_else_is_held_back_kindly_and_the_coach_can_be_sent_away(open_page: OpenPage) -> None:
    page = open_page()
    seat = _start(page, next(iter(coached_games().values())).title)
    coach = page.get_by_role("region", name="Coach")
    coach.get_by_role("button", name="Next").click()
    number = seat.number
    seat.press(seat.button("End turn"))
    if seat.button("Keep playing").count():
        seat.press(seat.button("End turn"))
    expect(coach).to_contain_text("Start with a Punch")
    assert seat.number == number
    seat.answer(page.locator("#hand [data-lit=true]").first)
    expect(coach.get_by_role("heading")).to_have_text("That is your Power")
    page.reload()  # the game is kept as any other, and so is the place of the coach
    expect(coach.get_by_role("heading")).to_have_text("That is your Power")
    coach.get_by_role("button", name="Play on without the coach").click()
    expect(coach).to_have_count(0)
    seat = Seat(page)
    seat.answer(seat.button("End turn")) if seat.button("Keep playing").count() else seat.press(seat.button("End turn"))
    page.reload()
    Seat(page)
    expect(coach).to_have_count(0)
