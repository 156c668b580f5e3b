// What one says of a figure: a few words of data for each card, beside the page (traits/*.json), or made up by defaults.ts.

import type { Ground } from "./inks.ts";

export type Mood = "calm" | "hit" | "triumphant";
/** A part and its ink. */
export type Worn = readonly [kind: string, ink?: string];

export interface Traits {
  /** Decides whatever is left to chance. */
  name?: string;
  seed?: number;
  scene?: string;
  /** Dark, middle, light of the ground, in place of those of the scene. */
  inks?: Ground;
  /** From the left, the right, below, behind. */
  light?: "l" | "r" | "u" | "b";
  lamp?: string;
  rim?: string;
  build?: string;
  skull?: string;
  skin?: string;
  iris?: string;
  lip?: string;
  /** Lids. */
  lash?: number;
  hair?: Worn;
  beard?: string;
  hat?: Worn;
  /** A second hat on the first. */
  over?: Worn;
  mask?: Worn;
  mark?: Worn;
  /** Glasses, earrings: over all else. */
  worn?: string;
  eyes?: string;
  mouth?: string;
  /** 0: none. */
  nose?: number;
  body?: string;
  cloth?: readonly string[];
  metal?: string;
  glove?: string;
  prop?: string;
  /** In place of a human head. */
  head?: string;
  /** The whole figure in action, in place of a bust. */
  pose?: string;
  /** -1 to 1. */
  turn?: number;
  tilt?: number;
  at?: readonly [x: number, y: number, size: number];
  /** Between us and the figure. */
  front?: string;
  /** Seen three times. */
  ghost?: number;
  plume?: number;
  /** Without a ground: entrances, portraits. */
  bare?: boolean;
  /** Landscape, 300 x 200. */
  wide?: boolean;
  /** How much of a place is on fire, from 0 to 1, which leaves a ruin. */
  damage?: number;
  /** Head and shoulders, 200 x 200: a person at the table. */
  square?: boolean;
  mood?: Mood;
  // Of powers, things and places.
  kind?: string;
  ink?: string;
  flip?: number;
  spin?: number;
}
