"""What a first visit loads, how fast pictures are drawn, and whether every card can be read at every size."""

from __future__ import annotations

from statistics import median

from tests.browser.hands import Seat
from tests.browser.test_faces import CUT_TEXTS, SETS, WIDTHS, resize

from bench.page.desk import Desk

PICTURES = 60
ROUNDS = 7


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


#: 60 pictures, none of which the browser has seen, until they are painted: as the page has them, and as images, each of
#: which is a document of its own; and the same ones again. A blank at the end makes a picture a new one.
_PAINTED = """async ([most, width, height, rounds]) => {
  const frame = () => new Promise(done => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    port2.postMessage(0)
  }))
  const sized = { display: 'inline-block', width: width + 'px', height: height + 'px' }
  const part = src => {
    const made = document.createElement('drawn-picture')
    made.setAttribute('src', src)
    return made
  }
  const image = src => Object.assign(new Image(), { decoding: 'sync', src })
  const box = document.createElement('div')
  document.body.prepend(box)
  const painted = async (pictures, make) => {
    box.replaceChildren()
    await frame()
    await frame()
    const start = performance.now()
    const made = pictures.map(make)
    for (const each of made) Object.assign(each.style, sized)
    box.append(...made)
    await Promise.all(made.map(each => each.decode?.()))
    await frame()
    return performance.now() - start
  }
  const all = [...document.querySelectorAll('drawn-picture.art')].map(each => each.getAttribute('src'))
  const shown = [...new Set(all)].slice(0, most)
  const times = []
  for (let i = 1; i <= rounds; i++) {
    const unseen = shown.map(src => src + '%20'.repeat(i))
    const nothing = await painted([], part)
    const round = []
    for (const make of [part, part, image, image]) round.push(await painted(unseen, make) - nothing)
    times.push(round)
  }
  box.remove()
  return times
}"""


def painted(desk: Desk) -> list[float]:
    """Milliseconds until a table full of pictures is painted (medians): at first, again, and both as images."""
    with desk.page() as page:
        page.goto(f"{desk.address}/?set=base#/cards")
        page.wait_for_function("n => performance.getEntriesByName('picture').length >= n", arg=PICTURES)
        rounds = page.evaluate(_PAINTED, [PICTURES, 146, 204, ROUNDS])
    return [median(times) for times in zip(*rounds, strict=True)]


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
