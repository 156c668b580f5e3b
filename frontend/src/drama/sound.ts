// A small synthesizer: every sound is made here, none is loaded. It is fetched when somebody has switched sound on.

import { traitsOf } from "../card/pictures.svelte.ts";
import type { Face } from "../card/types.ts";
import { WEIGHTS, type Sound } from "../lib/moments.ts";
import { settings } from "../lib/settings.svelte.ts";
import { MATERIALS, type Layer } from "./materials.ts";
import { motifOf } from "./motif.ts";
import { busOf, strike, type Bus } from "./synth.ts";

/** Of two within so many seconds only the weightier is heard. */
const MOMENT = 0.06;
/** No two are quite alike: up to so much higher or lower. */
const STRAYS = 0.04;

let bus: Bus | null = null;
let last = { at: -1, weight: 0, gain: null as GainNode | null };
/** Cards of this turn, each a semitone higher. */
let climb = 0;
const CLIMBING: readonly Sound[] = ["card", "metal", "air"];
const HIGHEST = 12;

export interface How {
  /** Whose motif it is. */
  of?: Face;
  /** -1: from the left, 1: from the right. */
  side?: number;
}

export function play(sound: Sound, { of, side = 0 }: How = {}): void {
  // Browsers keep a page silent until somebody has touched it, and complain about one that tries.
  if (navigator.userActivation?.hasBeenActive === false) return;
  bus ??= busOf(new AudioContext());
  const { context } = bus;
  if (context instanceof AudioContext && context.state === "suspended") void context.resume();
  const now = context.currentTime;
  const weight = WEIGHTS[sound];
  const close = last.at >= 0 && now - last.at < MOMENT;
  if (settings.volume <= 0 || (close && last.weight >= weight)) return;
  if (close) last.gain?.gain.setTargetAtTime(0, now, 0.01);
  if (sound === "knock") climb = 0;
  const higher = CLIMBING.includes(sound) ? 2 ** (Math.min(climb++, HIGHEST) / 12) : 1;
  const pitch = sound === "motif" ? 1 : higher * (1 + STRAYS * (2 * Math.random() - 1));
  bus.into.gain.value = settings.volume / 100;
  last = { at: now, weight, gain: strike(bus, sound, now, { layers: sound === "motif" ? motif(of) : MATERIALS[sound], pitch, side }) };
}

/** By the name alone while nobody knows yet how it looks. */
function motif(of: Face | undefined): Layer[] {
  return of ? motifOf(of.figure, traitsOf(of) ?? {}) : [];
}

/** For tests: as if nothing had been heard yet. */
export function forget(): void {
  bus = null;
  last = { at: -1, weight: 0, gain: null };
  climb = 0;
}
