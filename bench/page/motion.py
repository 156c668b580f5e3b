"""What takes time: playback, an answer in the middle of it, and how smoothly all of it runs on a slow machine."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from itertools import pairwise

from playwright.sync_api import Page
from tests.browser.hands import Seat

from bench.page.desk import Desk

SLOWER = 4
IDLE = 5.0  # seconds
ROUNDS = 5  # of one game: it must not end

#: When each caption came, and whose turn began when.
_CAPTIONS = """() => {
  window.shown = [];
  const look = () => {
    const text = document.querySelector('[data-playback] .caption')?.textContent ?? '';
    if (window.shown.at(-1)?.text !== text) window.shown.push({ text, at: performance.now() });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""

#: From a key to the frame that shows a changed table.
_STOPWATCH = """() => {
  window.times = [];
  addEventListener('keydown', () => { window.pressed = performance.now() }, true);
  new MutationObserver(() => requestAnimationFrame(() => {
    if (window.pressed) window.times.push(performance.now() - window.pressed);
    window.pressed = 0;
  })).observe(document.querySelector('[data-number]'), { attributeFilter: ['data-number', 'data-playing'] });
}"""

#: Tasks that hold up the page, and the time between frames while something flies.
_SMOOTH = """() => {
  window.long = [];
  window.frames = [];
  new PerformanceObserver(list => window.long.push(...list.getEntries().map(entry => entry.duration)))
    .observe({ type: 'longtask', buffered: false });
  let last = 0;
  const frame = now => {
    if (last && document.getAnimations().length) window.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


#: How many frames a second an empty page gets that moves one thing: what the machine has to give just now.
_EMPTY = """async () => {
  const one = document.body.appendChild(document.createElement('p'));
  one.textContent = '.';
  one.animate([{ transform: 'none' }, { transform: 'translateX(300px)' }], { duration: 2000 });
  const times = [];
  for (let i = 0; i < 60; i++) times.push(await new Promise(requestAnimationFrame));
  return 1000 * (times.length - 1) / (times.at(-1) - times[0]);
}"""


_TASKS = ["disabled-by-default-devtools.timeline", "__metadata"]


@dataclass
class Watched:
    """Milliseconds of what was watched."""

    events: list[float] = field(default_factory=list)
    turns: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)


def playback(desk: Desk, rounds: int) -> Watched:
    """At double pace: how long each event of others is to be seen, and each of their turns."""
    watched = Watched()
    with desk.page(pace=2, speed=2) as page:
        seat = desk.sit_down(page, "base", 3)
        page.evaluate(_CAPTIONS)
        for _ in range(rounds):
            _finish_turn(seat)
            page.evaluate("window.shown = []")
            _end_turn(seat)
            seat.wait(lambda: _is_shown(page), "playback")
            seat.wait(lambda: not _is_shown(page), "the end of playback")
            shown = page.evaluate("window.shown")
            times = [later["at"] - one["at"] for one, later in pairwise(shown) if one["text"]]
            watched.events += times
            watched.turns.append(sum(times) / 2)  # two others
    return watched


def answers(desk: Desk, wanted: int) -> list[float]:
    """From a key to what it shows, while the turns of others are still being played back."""
    times: list[float] = []
    while len(times) < wanted:
        times += _answers_at_one_table(desk, min(ROUNDS, wanted - len(times)))
    return times


def _answers_at_one_table(desk: Desk, rounds: int) -> list[float]:
    times: list[float] = []
    with desk.page(pace=1, speed=2) as page:
        seat = desk.sit_down(page, "base", 3)
        page.evaluate(_STOPWATCH)
        for _ in range(rounds):
            _finish_turn(seat)
            _end_turn(seat)
            seat.wait(lambda: _is_shown(page), "playback")
            page.evaluate("window.times = []; window.pressed = 0")
            page.keyboard.press("Escape")
            seat.wait(lambda: page.evaluate("window.times.length") > 0, "the next frame")
            times.append(page.evaluate("window.times[0]"))
            seat.wait(lambda: not _is_shown(page), "the end of playback")
            _close_recap(page)
    return times


@dataclass
class Smooth:
    """On a processor that is slowed down: milliseconds of the longest task, how much of the longest was the processor's
    own work (on a busy machine the rest is waiting), and frames a second while cards fly; and those of an empty page,
    which tell how busy the machine was."""

    longest: float
    worked: float
    frames: float
    empty: float


def smoothness(desk: Desk, slower: int = SLOWER) -> Smooth:
    """One's own cards played all at once, the end of the turn with a new hand, and a round of bots."""
    with desk.page() as blank:
        blank.goto("about:blank")
        _slow_down(blank, slower)
        empty: float = blank.evaluate(_EMPTY)
    with desk.page(pace=2, speed=2) as page:
        seat = desk.sit_down(page, "base", 3)
        seat.play_until(lambda: seat.asked == "main" and seat.play_all().count() > 0)
        _slow_down(page, slower)
        page.evaluate(_SMOOTH)
        desk.browser.start_tracing(page=page, categories=_TASKS)
        seat.press(seat.play_all())
        seat.wait(lambda: page.evaluate("!document.getAnimations().length && window.frames.length > 5"), "the flights")
        _finish_turn(seat)
        _end_turn(seat)
        seat.wait(lambda: _is_shown(page), "playback")
        seat.wait(lambda: not _is_shown(page), "the end of playback")
        worked = _longest_work(desk.browser.stop_tracing())
        longest: float = page.evaluate("Math.max(0, ...window.long)")
        frames: list[float] = page.evaluate("window.frames")
    return Smooth(longest, worked, 1000 * len(frames) / sum(frames) if frames else 0.0, empty)


def _slow_down(page: Page, slower: int) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})


def _longest_work(trace: bytes) -> float:
    """Of the thread that runs the page; a trace tells microseconds."""
    events = json.loads(trace)["traceEvents"]
    threads = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    tasks = [each for each in events if each["name"] == "RunTask" and (each["pid"], each["tid"]) in threads]
    return max((float(each.get("tdur", 0)) for each in tasks), default=0.0) / 1000


def idle(desk: Desk) -> float:
    """The share of a processor that the page takes while nobody does anything, in percent."""
    with desk.page() as page:
        desk.sit_down(page, "base", 3)
        meter = page.context.new_cdp_session(page)
        meter.send("Performance.enable")

        def busy() -> float:
            told = meter.send("Performance.getMetrics")["metrics"]
            return next(float(each["value"]) for each in told if each["name"] == "TaskDuration")

        page.wait_for_timeout(2000)
        before = busy()
        page.wait_for_timeout(1000 * IDLE)
        return 100 * (busy() - before) / IDLE


def _finish_turn(seat: Seat) -> None:
    """Up to the question whether to end one's turn: whatever else is asked is answered."""
    seat.play_until(
        lambda: seat.asked == "main" and seat.button("Play all").count() == 0 and not seat.lit("#lineup").count()
    )


def _end_turn(seat: Seat) -> None:
    seat.press(seat.button("End turn"))
    seat.press_if_there(seat.button("End turn"))


def _close_recap(page: Page) -> None:
    """What was skipped is told in short, over the cards on sale."""
    page.wait_for_timeout(100)
    if page.locator("[data-recap]").count():
        page.get_by_role("button", name="On with it").click()


def _is_shown(page: Page) -> bool:
    shown: bool = page.evaluate("document.querySelector('[data-number]').dataset.playing === 'true'")
    return shown
