"""What is heard, rendered without a loudspeaker: nothing clips, all is equally loud, each can be told from the others.

Loudness is LUFS, as BS.1770 weighs it, of the loudest fifth of a second: so long the ear adds up.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from itertools import combinations, pairwise
from math import log2
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from archfoe.table import catalogue
from tests.browser.conftest import OpenPage
from tests.browser.hands import Seat, open_menu

FRONTEND: Final = Path(__file__).parents[2] / "frontend"
TRAITS: Final = FRONTEND / "src" / "figures" / "traits"
#: How far apart in loudness two sounds may be, in dB.
APART: Final = 3.0
#: How unlike two sounds must be: the mean of how far apart their bands are, in dB.
UNLIKE: Final = 3.0

#: `heard.render(sounds)` gives loudness and peak of all of them at once, and how loud each third of an octave is in
#: each twentieth of a second, in dB below the loudest.
_ENTRY = """
import { MATERIALS, LEVELS } from './drama/materials.ts'
import { motifOf } from './drama/motif.ts'
import { busOf, strike } from './drama/synth.ts'
import { described, linesOf } from './figures/described.ts'
import { byDefault } from './figures/defaults.ts'
const RATE = 44100, WINDOW = 0.2, STEP = 0.05, SECONDS = 1.8
const BANDS = Array.from({ length: 24 }, (_, i) => 62.5 * 2 ** (i / 3))
export const names = Object.keys(MATERIALS)
export const levels = LEVELS
export const layersOf = (sound, who) => (who ? motifOf(who.name, who.traits) : MATERIALS[sound])
export function figure(id, name, text, common) {
  const base = linesOf(common), lines = linesOf(text)
  return { name, traits: (described(id, lines, base) ?? byDefault({ name, type: 'Super-Villain' })).traits }
}
async function offline(fill, channels = 1) {
  const context = new OfflineAudioContext(channels, RATE * SECONDS, RATE)
  fill(context)
  return (await context.startRendering()).getChannelData(0)
}
const filtered = (samples, ...filters) => offline(context => {
  const source = context.createBufferSource(), buffer = context.createBuffer(1, samples.length, RATE)
  buffer.copyToChannel(samples, 0)
  source.buffer = buffer
  let last = source
  for (const [type, frequency, q, gain] of filters) {
    const filter = context.createBiquadFilter()
    filter.type = type
    filter.frequency.value = frequency
    filter.Q.value = q
    filter.gain.value = gain
    last = last.connect(filter)
  }
  last.connect(context.destination)
  source.start()
})
const decibel = power => 10 * Math.log10(Math.max(power, 1e-12))
function windows(samples, seconds) {
  const found = [], length = Math.round(seconds * RATE), hop = Math.round(STEP * RATE)
  for (let at = 0; at + length <= samples.length; at += hop) {
    let sum = 0
    for (let i = at; i < at + length; i++) sum += samples[i] ** 2
    found.push(sum / length)
  }
  return found
}
export async function render(sounds) {
  const samples = await offline(context => {
    const bus = busOf(context)
    for (const [sound, who] of sounds) strike(bus, sound, 0, { layers: layersOf(sound, who) })
  }, 2)
  const weighted = await filtered(samples, ['highshelf', 1682, 0, 4], ['highpass', 38, -6, 0])
  // Both ears hear the same.
  const loudness = -0.691 + decibel(2 * Math.max(...windows(weighted, WINDOW)))
  const bands = []
  for (const band of BANDS) bands.push(windows(await filtered(samples, ['bandpass', band, 4.3, 0]), STEP).map(decibel))
  const top = Math.max(...bands.flat())
  return {
    peak: samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0),
    loudness,
    bands: bands.map(band => band.map(each => Math.max(each - top, -48))),
  }
}
"""


#: Counts what begins to sound.
_COUNT = """() => {
  window.struck = 0
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = kind.prototype
    kind.prototype.start = function (...when) { window.struck++; return start.apply(this, when) }
  }
}"""
#: What can be pressed, and lies under the offer.
_COVERED = """() => {
  const offer = document.querySelector('[data-offer]').getBoundingClientRect()
  const others = [...document.querySelectorAll('button, a, summary')].filter(each => !each.closest('[data-offer]'))
  return others.filter(each => {
    const box = each.getBoundingClientRect()
    return box.left < offer.right && box.right > offer.left && box.top < offer.bottom && box.bottom > offer.top
  }).map(each => each.outerHTML)
}"""


@pytest.fixture(scope="module")
def studio(browser: Browser) -> Iterator[Page]:
    esbuild = str(FRONTEND / "node_modules" / ".bin" / "esbuild")
    bundled = subprocess.run(
        [esbuild, "--bundle", "--format=iife", "--global-name=heard", "--loader=ts", "--log-level=error"],
        input=_ENTRY,
        cwd=FRONTEND / "src",
        check=True,
        capture_output=True,
        text=True,
    )
    page = browser.new_page()
    page.add_script_tag(content=bundled.stdout)
    yield page
    page.close()


def render(studio: Page, *sounds: object) -> dict[str, Any]:
    found: dict[str, Any] = studio.evaluate("sounds => heard.render(sounds)", list(sounds))
    return found


def unlike(one: dict[str, Any], other: dict[str, Any]) -> float:
    pairs = [
        (a, b)
        for ones, others in zip(one["bands"], other["bands"], strict=True)
        for a, b in zip(ones, others, strict=True)
    ]
    heard: list[float] = [abs(a - b) for a, b in pairs if max(a, b) > -48]
    return sum(heard) / len(heard)


@pytest.fixture(scope="module")
def sounds(studio: Page) -> dict[str, dict[str, Any]]:
    """The twelve."""
    return {name: render(studio, [name, None]) for name in studio.evaluate("heard.names")}


@pytest.fixture(scope="module")
def motifs(studio: Page) -> dict[str, dict[str, Any]]:
    """Of each Super-Villain, by set and name."""
    common = (TRAITS / "common.txt").read_text()
    found = {}
    for card in catalogue.cards():
        if card.kind == "super_villain":
            own = TRAITS / f"{card.set}.txt"
            text = own.read_text() if own.is_file() else common
            who = studio.evaluate("told => heard.figure(...told)", [card.id, card.name, text, common])
            layers = studio.evaluate("who => heard.layersOf('motif', who)", who)
            found[f"{card.set}/{card.name}"] = render(studio, ["motif", who]) | {"layers": layers}
    return found


def person(one: str) -> str:
    return one.split("/")[1]


def tune(layers: list[dict[str, float]]) -> tuple[tuple[int, int], ...]:
    """When each tone comes, and how much higher than the first it is, in semitones."""
    first: dict[float, float] = {}
    for layer in layers:
        first.setdefault(layer["at"], layer["from"])
    ground = first[0]
    beat = min(later - earlier for earlier, later in pairwise(first))
    return tuple((round(2 * at / beat), round(12 * log2(pitch / ground))) for at, pitch in first.items())


def test_there_are_twelve_sounds_and_each_differs_from_the_others(sounds: dict[str, dict[str, Any]]) -> None:
    assert len(sounds) == 12
    alike = [(one, other) for one, other in combinations(sounds, 2) if unlike(sounds[one], sounds[other]) < UNLIKE]
    assert alike == []


def test_nothing_clips_and_all_is_equally_loud(
    sounds: dict[str, dict[str, Any]], motifs: dict[str, dict[str, Any]]
) -> None:
    every = sounds | motifs
    assert {name for name, heard in every.items() if heard["peak"] >= 0.9} == set()
    loudness = {name: heard["loudness"] for name, heard in every.items()}
    assert max(loudness.values()) - min(loudness.values()) <= APART, loudness


def test_all_at_once_does_not_clip_either(studio: Page, sounds: dict[str, dict[str, Any]]) -> None:
    assert render(studio, *([name, None] for name in sounds))["peak"] < 1


def test_each_super_villain_has_a_motif_of_its_own(motifs: dict[str, dict[str, Any]]) -> None:
    """The same person has the same in every set."""
    assert len(motifs) >= 32
    tunes = {person(one): tune(heard["layers"]) for one, heard in motifs.items()}
    assert len(set(tunes.values())) == len(tunes)
    others = [pair for pair in combinations(motifs, 2) if person(pair[0]) != person(pair[1])]
    assert [pair for pair in others if unlike(motifs[pair[0]], motifs[pair[1]]) < UNLIKE] == []


def offer(page: Page) -> Locator:
    return page.get_by_role("complementary", name="Sound")


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (820, 1180), (390, 844), (320, 640)])
def test_sound_is_offered_once_at_the_first_game(open_page: OpenPage, width: int, height: int) -> None:
    page = open_page(offers_sound=True, width=width, height=height, touch=width < 1000)
    page.evaluate(_COUNT)
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    assert seat.wait_for_question()
    expect(offer(page)).to_be_visible()
    assert page.evaluate(_COVERED) == []
    offer(page).get_by_role("button", name="No").click()
    expect(offer(page)).to_have_count(0)
    page.goto(page.url.split("#")[0])
    page.get_by_role("button", name="Play now").click()
    assert Seat(page).wait_for_question()
    expect(offer(page)).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage['archfoe.settings']).sound") is False


def test_who_plays_on_has_declined_it(open_page: OpenPage) -> None:
    page = open_page(offers_sound=True)
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    assert seat.wait_for_question()
    expect(offer(page)).to_be_visible()
    seat.act()
    expect(offer(page)).to_have_count(0)


def test_yes_is_heard_at_once_and_one_key_mutes(open_page: OpenPage) -> None:
    page = open_page(offers_sound=True)
    page.evaluate(_COUNT)
    page.get_by_role("button", name="Play now").click()
    seat = Seat(page)
    assert seat.wait_for_question()
    offer(page).get_by_role("button", name="Yes").click()
    page.wait_for_function("() => window.struck > 0")
    page.keyboard.press("m")
    expect(page.get_by_text("Sound off.")).to_be_visible()
    before = page.evaluate("window.struck")
    seat.act()
    assert page.evaluate("window.struck") == before
    page.keyboard.press("m")
    expect(page.get_by_text("Sound on.")).to_be_visible()
    page.wait_for_function("before => window.struck > before", arg=before)


def test_the_key_is_in_the_list_and_can_be_another_one(open_page: OpenPage) -> None:
    page = open_page(offers_sound=True)
    page.get_by_role("button", name="Play now").click()
    assert Seat(page).wait_for_question()
    open_menu(page, "Settings")
    page.get_by_text("Keys", exact=True).click()
    page.get_by_label("Mute or unmute").fill("x")
    page.keyboard.press("Escape")
    page.keyboard.press("x")
    expect(page.get_by_text("Sound on.")).to_be_visible()
