import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Sound } from "../lib/moments.ts";
import { settings } from "../lib/settings.svelte.ts";
import { forget, play } from "./sound.ts";

const ALL: Sound[] = ["card", "power", "buy", "shuffle", "attack", "avoid", "entrance", "level", "ruin", "turn", "win", "lost"];

/** Notes when which voice begins, and how loud anything gets. */
const heard = { begun: [] as { at: number; from: number }[], peak: 0, made: 0 };
let clock = 0;

class Param {
  value = 0;
  setValueAtTime(value: number) {
    this.value = value;
  }
  exponentialRampToValueAtTime(value: number) {
    if (value <= 0) throw new Error("no way down to nothing");
  }
}
class Loudness extends Param {
  override exponentialRampToValueAtTime(value: number) {
    heard.peak = Math.max(heard.peak, value);
  }
}
const node = (more: object) => ({ connect: (to: unknown) => to, ...more });

class StubContext {
  state = "running";
  sampleRate = 8000;
  destination = node({});
  constructor() {
    heard.made++;
  }
  get currentTime() {
    return clock;
  }
  createGain = () => node({ gain: new Loudness() });
  createBiquadFilter = () => node({ frequency: new Param(), type: "" });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  createOscillator = () => this.#voice();
  createBufferSource = () => this.#voice();
  #voice() {
    const frequency = new Param();
    return node({
      frequency,
      type: "",
      buffer: null,
      start: (at: number) => heard.begun.push({ at, from: frequency.value }),
      stop: () => {},
    });
  }
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", StubContext);
  Object.assign(heard, { begun: [], peak: 0, made: 0 });
  settings.volume = 100;
  clock = 0;
  forget();
});
afterEach(() => vi.unstubAllGlobals());

test("every sound is made, and none is louder than -18 dB", () => {
  for (const sound of ALL) {
    const before = heard.begun.length;
    clock += 2;
    play(sound);
    expect(heard.begun.length, sound).toBeGreaterThan(before);
    expect(
      heard.begun.slice(before).every((voice) => voice.at >= clock),
      sound,
    ).toBe(true);
  }
  expect(20 * Math.log10(heard.peak)).toBeLessThanOrEqual(-17.9);
  expect(heard.made).toBe(1);
});

test("the volume is that of the settings; without any nothing is made", () => {
  play("buy");
  const full = heard.peak;
  heard.peak = 0;
  clock = 1;
  settings.volume = 50;
  play("buy");
  expect(heard.peak).toBeCloseTo(full / 2);
  clock = 2;
  settings.volume = 0;
  const before = heard.begun.length;
  play("buy");
  expect(heard.begun.length).toBe(before);
});

test("two sounds are at least 80 ms apart", () => {
  play("buy");
  const once = heard.begun.length;
  clock = 0.05;
  play("buy");
  expect(heard.begun.length).toBe(once);
  clock = 0.09;
  play("buy");
  expect(heard.begun.length).toBe(2 * once);
});

test("each card of a turn is a semitone higher, and a turn begins anew", () => {
  const pitch = () => Math.max(...heard.begun.splice(0).map((voice) => voice.from));
  play("card");
  const first = pitch();
  clock = 1;
  play("card");
  expect(pitch() / first).toBeCloseTo(2 ** (1 / 12));
  clock = 2;
  play("turn");
  pitch();
  clock = 3;
  play("card");
  expect(pitch()).toBeCloseTo(first);
});

test("nothing is made before somebody has touched the page, which browsers forbid", () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  play("buy");
  expect(heard.made).toBe(0);
});
