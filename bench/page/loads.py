"""What a first visit loads, how fast pictures are drawn, and whether every card can be read at every size."""

from __future__ import annotations

from statistics import median

from tests.browser.hands import Seat
from tests.browser.test_faces import CUT_TEXTS, SETS, WIDTHS, resize

from bench.page.desk import Desk

PICTURES = 60


def kilobytes(desk: Desk) -> float:
    """A first visit with a game."""
    context = desk.browser.new_context(viewport={"width": 1366, "height": 768})
    page = context.new_page()
    network = context.new_cdp_session(page)
    loaded: list[float] = []
    network.on("Network.loadingFinished", lambda event: loaded.append(event["encodedDataLength"]))
    network.send("Network.enable")
    page.goto(desk.address)
    page.get_by_role("button", name="Play now").click()
    Seat(page)
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(loaded) / 1000


def pictures(desk: Desk) -> float:
    """Milliseconds for a table full of pictures, each drawn for the first time."""
    with desk.page() as page:
        page.goto(f"{desk.address}/?set=base#/cards")
        page.wait_for_function("n => performance.getEntriesByName('picture').length >= n", arg=PICTURES)
        drawn: list[float] = page.evaluate("performance.getEntriesByName('picture').map(each => each.duration)")
    return sum(drawn[:PICTURES])


#: 60 pictures, none of which the browser has seen, and the same ones once more, until they are painted.
_PAINTED = """async ([most, width, height]) => {
  const frame = () => new Promise(done => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    port2.postMessage(0)
  }))
  const box = document.createElement('div')
  document.body.prepend(box)
  const painted = async addresses => {
    box.replaceChildren()
    await frame()
    await frame()
    const start = performance.now()
    const pictures = addresses.map(src => Object.assign(new Image(width, height), { decoding: 'sync', src }))
    box.append(...pictures)
    await Promise.all(pictures.map(each => each.decode()))
    await frame()
    return performance.now() - start
  }
  const shown = [...new Set([...document.querySelectorAll('img.art')].map(each => each.src))].slice(0, most)
  const nothing = await painted([])
  const unseen = shown.map(src => src + '%20')
  const times = []
  for (let i = 0; i < 6; i++) times.push(await painted(unseen) - nothing)
  box.remove()
  return times
}"""


def painted(desk: Desk) -> tuple[float, float]:
    """Milliseconds until a table full of pictures is painted: for the first time, and (a median) again."""
    with desk.page() as page:
        page.goto(f"{desk.address}/?set=base#/cards")
        page.wait_for_function("n => performance.getEntriesByName('picture').length >= n", arg=PICTURES)
        first, *again = page.evaluate(_PAINTED, [PICTURES, 146, 204])
    return first, median(again)


def cut(desk: Desk) -> list[str]:
    """Short texts that do not fit on a face of some width."""
    found = []
    with desk.page() as page:
        for of in SETS:
            page.goto(f"{desk.address}/?set={of}#/cards")
            page.locator("li > .card:not(.lying)").first.wait_for()
            page.evaluate("document.fonts.ready")
            for width in WIDTHS:
                resize(page, width)
                found += [f"{width}: {text}" for text, *_ in page.evaluate(CUT_TEXTS)]
    return found
