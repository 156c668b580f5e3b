// What things sound like, by what they are made of: layers of tones and noise, as data.

import type { Sound } from "../lib/moments.ts";

export interface Layer {
  shape: OscillatorType | "noise";
  /** Hertz at its beginning and its end; of noise, those of its band. */
  from: number;
  to?: number;
  /** Seconds from the beginning of the sound. */
  at?: number;
  length: number;
  /** Until it is loudest. */
  attack?: number;
  loud?: number;
  /** What of it is let through: for noise at `from`, for a tone at `band`. */
  through?: BiquadFilterType;
  band?: number;
  q?: number;
}

const noise = (from: number, length: number, more: Partial<Layer> = {}): Layer => ({
  shape: "noise",
  from,
  length,
  through: "bandpass",
  ...more,
});
const sine = (from: number, length: number, more: Partial<Layer> = {}): Layer => ({ shape: "sine", from, length, ...more });
/** Somebody in a crowd, far away: a voice behind a wall of others. */
const voice = (from: number, to: number, at: number, band: number): Layer => ({
  shape: "sawtooth",
  from,
  to,
  at,
  length: 0.75,
  attack: 0.12,
  loud: 0.5,
  through: "bandpass",
  band,
  q: 3,
});
const stroke = (at: number, loud: number): Layer[] => [
  sine(2130, 0.26, { at, loud }),
  sine(3420, 0.22, { at, loud: loud * 0.7 }),
  noise(6000, 0.012, { at, loud: loud * 0.5, through: "highpass" }),
];
const rap = (at: number): Layer[] => [
  sine(310, 0.09, { to: 240, at, loud: 1 }),
  sine(840, 0.04, { at, loud: 0.5 }),
  noise(1600, 0.015, { at, loud: 0.7 }),
];

export const MATERIALS: Record<Exclude<Sound, "motif">, Layer[]> = {
  paper: [noise(3200, 0.06, { q: 0.8, attack: 0.002 }), noise(900, 0.05, { at: 0.035, loud: 0.6, q: 0.8 })],
  card: [noise(5000, 0.02, { through: "highpass", attack: 0.001 }), sine(1800, 0.03, { attack: 0.001, loud: 0.8 })],
  coin: [...stroke(0, 1), ...stroke(0.07, 0.8)],
  metal: [sine(410, 0.3), sine(1130, 0.28, { loud: 0.8 }), sine(1870, 0.2, { loud: 0.5 }), noise(3000, 0.01, { loud: 0.5 })],
  air: [noise(500, 0.32, { to: 4000, q: 1.4, attack: 0.09 })],
  thump: [sine(140, 0.13, { to: 55 }), noise(300, 0.03, { through: "lowpass", loud: 0.9 })],
  drum: [
    sine(88, 0.4, { to: 46 }),
    noise(200, 0.07, { through: "lowpass", loud: 1.2 }),
    sine(88, 0.4, { to: 46, at: 0.17, loud: 0.75 }),
    noise(240, 0.07, { through: "lowpass", at: 0.17, loud: 0.9 }),
  ],
  glass: [
    ...[3080, 3960, 4830, 5740, 6690].map((from, i) => sine(from, 0.4 - 0.06 * i, { at: 0.013 * i, loud: 1 - 0.12 * i })),
    noise(6000, 0.03, { through: "highpass", loud: 0.7 }),
  ],
  rubble: [
    noise(180, 0.5, { to: 90, through: "lowpass", loud: 1.6 }),
    ...[0, 0.09, 0.16, 0.27, 0.36].map((at, i) => noise(700 - 90 * i, 0.07, { at, loud: 0.7 - 0.1 * i, q: 2 })),
  ],
  knock: [...rap(0), ...rap(0.14)],
  cheer: [
    noise(1300, 1.1, { to: 1700, q: 0.6, attack: 0.22 }),
    voice(220, 330, 0.04, 900),
    voice(262, 392, 0.12, 1100),
    voice(330, 466, 0.2, 1250),
  ],
  groan: [
    noise(620, 1, { to: 380, q: 0.8, attack: 0.2 }),
    voice(185, 110, 0.05, 480),
    voice(233, 139, 0.1, 560),
    voice(156, 98, 0.16, 400),
  ],
};

/** As loud as the others, to the ear: measured, see tests/browser/test_sound.py. */
export const LEVELS: Record<Sound, number> = {
  paper: 6.1,
  card: 4.2,
  coin: 0.325,
  metal: 0.815,
  air: 1.87,
  thump: 2.6,
  drum: 0.435,
  glass: 0.295,
  rubble: 4.1,
  knock: 0.59,
  cheer: 0.39,
  groan: 0.68,
  motif: 0.35,
};
