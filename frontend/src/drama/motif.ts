// A few tones for each Super-Villain: the tune by the name, the voice by the traits of the figure. A giant is low, a beast growls,
// metal rings, and the place decides between the keys.

import { chance, hash } from "../card/chance.ts";
import type { Traits } from "../figures/traits.ts";
import type { Layer } from "./materials.ts";

/** Steps above the ground tone; all are dark. */
const KEYS = {
  minor: [0, 2, 3, 7, 8, 12],
  strange: [0, 1, 4, 6, 10, 12],
  old: [0, 1, 3, 7, 10, 12],
  bare: [0, 3, 5, 6, 10, 12],
} as const;
const KEY_OF: Record<string, keyof typeof KEYS> = {
  space: "strange",
  lab: "strange",
  fair: "strange",
  temple: "old",
  throne: "old",
  sea: "old",
  graves: "bare",
  furnace: "bare",
  jungle: "bare",
  alley: "bare",
};
/** The ground tone in Hertz, and a beat in seconds: who is slim is high and quick. */
const BUILDS: Record<string, { ground: number; beat: number }> = {
  hulk: { ground: 98, beat: 0.17 },
  wide: { ground: 123, beat: 0.15 },
  mid: { ground: 165, beat: 0.14 },
  slim: { ground: 220, beat: 0.12 },
};
/** By so many semitones at most a tune is higher than that. */
const HIGHEST = 6;
/** How long each tone is, in beats. */
const RHYTHMS = [
  [1, 1, 1, 2],
  [2, 1, 1, 2],
  [1, 0.5, 0.5, 2],
  [0.5, 0.5, 1, 2],
  [1.5, 0.5, 1, 2],
  [0.5, 1.5, 0.5, 2],
  [0.5, 0.5, 0.5, 0.5, 2],
  [2, 0.5, 0.5, 2],
] as const;
type Voice = (from: number, length: number) => Layer[];
const tone = (shape: OscillatorType, from: number, length: number, loud: number, more: Partial<Layer> = {}): Layer => ({
  shape,
  from,
  length,
  loud,
  attack: 0.015,
  ...more,
});
const dull = (from: number, times = 5) => ({ through: "lowpass" as const, band: from * times });
/** What a figure is made of, by words of its traits. The first that fits sings. */
const VOICES: readonly (readonly [words: readonly string[], Voice])[] = [
  [
    ["robot", "plate", "great", "knight", "corinth", "metal", "bronze", "circuits"],
    (from, length) => [
      tone("square", from, length, 0.45, dull(from, 6)),
      tone("sine", from * 2.76, length / 2, 0.5),
      tone("sine", from * 5.4, length / 4, 0.3),
    ],
  ],
  [
    ["void", "hood", "skull", "star", "ghost", "mind", "orb", "eclipse"],
    (from, length) => [
      tone("sine", from * 2, length, 0.42, { to: from * 2.12, attack: 0.06 }),
      tone("sine", from * 2.01, length, 0.34, { attack: 0.06 }),
    ],
  ],
  [
    ["wolf", "ape", "croc", "lion", "shark", "horned", "titan", "brute", "snarl", "tusks"],
    (from, length) => [
      tone("sawtooth", from, length, 0.95, dull(from)),
      { shape: "noise", from: from * 2, length: length * 0.7, attack: 0.02, loud: 2, through: "bandpass", q: 4 },
    ],
  ],
  [
    ["sea", "ice", "bubble", "diver", "fish", "lab"],
    (from, length) => [
      tone("triangle", from, length, 0.8),
      tone("sine", from * 4, length * 0.6, 0.45),
      tone("sine", from * 6, length * 0.3, 0.3),
    ],
  ],
  [
    ["furnace", "flames", "lava", "fire", "temple", "gold"],
    (from, length) => [tone("sawtooth", from, length, 0.35, dull(from)), tone("sawtooth", from * 1.5, length, 0.3, dull(from))],
  ],
];
const PLAIN: Voice = (from, length) => [tone("triangle", from, length, 0.9), tone("sine", from / 2, length, 0.5)];

/** The same person has the same tune, in every set; the voice is that of the figure. */
export function motifOf(name: string, traits: Traits): Layer[] {
  const random = chance(hash(name));
  const rhythm = RHYTHMS[Math.floor(random() * RHYTHMS.length)]!;
  const rises = Math.floor(random() * HIGHEST);
  const words = new Set(JSON.stringify(traits).match(/[a-z]+/g));
  const sings = VOICES.find(([made]) => made.some((word) => words.has(word)))?.[1] ?? PLAIN;
  const key = KEYS[KEY_OF[traits.scene ?? ""] ?? "minor"];
  const { ground, beat } = BUILDS[traits.build ?? ""] ?? BUILDS.mid!;
  let at = 0;
  let step = -1;
  return rhythm.flatMap((beats): Layer[] => {
    let next = Math.floor(random() * key.length);
    if (next === step) next = (next + 2) % key.length;
    step = next;
    const begins = at;
    at += beats * beat;
    return sings(ground * 2 ** ((rises + key[step]!) / 12), beats * beat * 1.3).map((layer) => ({ ...layer, at: begins }));
  });
}
