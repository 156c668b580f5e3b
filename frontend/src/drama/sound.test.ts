// When something is heard; what it sounds like is heard in a browser (tests/browser/test_sound.py).

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Sound } from "../lib/moments.ts";
import { settings } from "../lib/settings.svelte.ts";
import { forget, play } from "./sound.ts";

const struck: { sound: Sound; pitch: number; side: number }[] = [];
const into = { gain: { value: 0 } };
const fade = vi.fn();
let clock = 0;

vi.mock("../card/pictures.svelte.ts", () => ({ traitsOf: () => undefined }));
vi.mock("./synth.ts", () => ({
  busOf: (context: unknown) => ({ context, into }),
  strike: (_: unknown, sound: Sound, __: number, { pitch, side }: { pitch: number; side: number }) => {
    struck.push({ sound, pitch, side });
    return { gain: { setTargetAtTime: fade } };
  },
}));

const made = vi.fn();
class StubContext {
  state = "running";
  constructor() {
    made();
  }
  get currentTime() {
    return clock;
  }
}

beforeEach(() => {
  vi.stubGlobal("AudioContext", StubContext);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  struck.length = clock = 0;
  made.mockClear();
  fade.mockClear();
  settings.volume = 100;
  forget();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const heard = () => struck.splice(0).map(({ sound }) => sound);

test("the volume is that of the settings; without any nothing is heard", () => {
  play("coin");
  expect(into.gain.value).toBe(1);
  clock = 1;
  settings.volume = 50;
  play("coin");
  expect(into.gain.value).toBe(0.5);
  clock = 2;
  settings.volume = 0;
  play("coin");
  expect(heard()).toEqual(["coin", "coin"]);
  expect(made).toHaveBeenCalledOnce();
});

test("of two within a moment the weightier is heard, and the lighter one stops", () => {
  play("drum");
  clock = 0.05;
  play("paper");
  expect(heard()).toEqual(["drum"]);
  expect(fade).not.toHaveBeenCalled();
  play("motif");
  expect(heard()).toEqual(["motif"]);
  expect(fade).toHaveBeenCalledOnce();
  clock = 0.12;
  play("paper");
  expect(heard()).toEqual(["paper"]);
});

test("each card of a turn is a semitone higher, and a turn begins anew", () => {
  const pitch = (sound: Sound) => {
    clock++;
    play(sound);
    return struck.pop()!.pitch;
  };
  const first = pitch("card");
  expect(pitch("metal") / first).toBeCloseTo(2 ** (1 / 12));
  expect(pitch("air") / first).toBeCloseTo(2 ** (2 / 12));
  pitch("knock");
  expect(pitch("card")).toBe(first);
});

test("it comes from where it happens", () => {
  play("card", { side: -0.4 });
  expect(struck[0]!.side).toBe(-0.4);
});

test("nothing is made before somebody has touched the page, which browsers forbid", () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  play("coin");
  expect(made).not.toHaveBeenCalled();
});
