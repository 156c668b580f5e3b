// A small synthesizer: every sound is made here, none is loaded. It is fetched when somebody has switched sound on.

import type { Sound } from "../lib/moments.ts";
import { settings } from "../lib/settings.svelte.ts";

/** -18 dB: the loudest that a sound may be at full volume. */
const PEAK = 0.126;
/** Two sounds are at least so far apart, in seconds. */
const APART = 0.08;

interface Tone {
  /** Hertz at its beginning and its end. */
  from: number;
  to?: number;
  shape?: OscillatorType;
  /** Seconds from the beginning of the sound. */
  at?: number;
  length: number;
  loud?: number;
}

let context: AudioContext | null = null;
let last = -1;
/** Cards of this turn, each a semitone higher. */
let climb = 0;

export function play(sound: Sound): void {
  // Browsers keep a page silent until somebody has touched it, and complain about one that tries.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  if (settings.volume <= 0 || (last >= 0 && now - last < APART)) return;
  last = now;
  if (sound === "turn") climb = 0;
  MADE[sound](context, now);
}

/** For tests: as if nothing had been heard yet. */
export function forget(): void {
  context = null;
  last = -1;
  climb = 0;
}

function out(of: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = of.createGain();
  const peak = PEAK * loud * (settings.volume / 100);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(peak, 0.0002), at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(of.destination);
  return gain;
}

function tone(
  of: AudioContext,
  now: number,
  { from, to = from, shape = "sine", at = 0, length, loud = 1 }: Tone,
  through?: AudioNode,
): void {
  const voice = of.createOscillator();
  const begin = now + at;
  voice.type = shape;
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + length);
  voice.connect(through ?? out(of, begin, length, loud));
  voice.start(begin);
  voice.stop(begin + length);
}

function noise(
  of: AudioContext,
  now: number,
  { length, band, at = 0, loud = 1 }: { length: number; band: number; at?: number; loud?: number },
): void {
  const buffer = of.createBuffer(1, Math.ceil(of.sampleRate * length), of.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = of.createBufferSource();
  source.buffer = buffer;
  const filter = of.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = band;
  source.connect(filter).connect(out(of, now + at, length, loud));
  source.start(now + at);
}

const MADE: Record<Sound, (of: AudioContext, now: number) => void> = {
  card(of, now) {
    noise(of, now, { length: 0.04, band: 2500 });
    const higher = 2 ** (Math.min(climb++, 12) / 12);
    tone(of, now, { from: 440 * higher, to: 660 * higher, at: 0.04, length: 0.08, loud: 0.5 });
  },
  power: (of, now) => tone(of, now, { from: 440, to: 660, length: 0.08 }),
  buy(of, now) {
    tone(of, now, { from: 523, shape: "triangle", length: 0.12 });
    tone(of, now, { from: 659, shape: "triangle", at: 0.1, length: 0.18 });
  },
  shuffle(of, now) {
    for (const at of [0, 0.05, 0.1]) noise(of, now, { at, length: 0.035, band: 1800, loud: 0.6 });
  },
  attack(of, now) {
    tone(of, now, { from: 110, to: 70, shape: "sawtooth", length: 0.2 });
    noise(of, now, { length: 0.12, band: 400 });
  },
  avoid: (of, now) => tone(of, now, { from: 880, to: 1320, shape: "square", length: 0.09, loud: 0.6 }),
  entrance(of, now) {
    const filter = of.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.setValueAtTime(200, now);
    filter.frequency.exponentialRampToValueAtTime(900, now + 0.9);
    filter.connect(out(of, now, 0.9, 1));
    for (const from of [55, 55 * 1.19, 55 * 1.5]) tone(of, now, { from, shape: "sawtooth", length: 0.9 }, filter);
  },
  level(of, now) {
    tone(of, now, { from: 587, length: 0.14 });
    tone(of, now, { from: 880, at: 0.13, length: 0.24 });
  },
  ruin(of, now) {
    noise(of, now, { length: 0.35, band: 180 });
    tone(of, now, { from: 90, to: 45, shape: "sawtooth", length: 0.4, loud: 0.8 });
  },
  turn(of, now) {
    tone(of, now, { from: 523, length: 0.14 });
    tone(of, now, { from: 784, at: 0.13, length: 0.22 });
  },
  win(of, now) {
    [523, 659, 784, 1047].forEach((from, i) => tone(of, now, { from, shape: "triangle", at: 0.14 * i, length: i === 3 ? 0.5 : 0.16 }));
  },
  lost(of, now) {
    [392, 330, 262].forEach((from, i) => tone(of, now, { from, shape: "triangle", at: 0.2 * i, length: i === 2 ? 0.6 : 0.22 }));
  },
};
