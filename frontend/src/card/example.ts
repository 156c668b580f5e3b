// A card for tests: plain where nothing else is said.

import type { Face } from "./types.ts";

export function example(known: Partial<Face> = {}): Face {
  return {
    card: "set/x",
    name: "X",
    kind: "main",
    type: "Hero",
    type_word: "Hero",
    subtype: "",
    cost: 5,
    vp: 1,
    copies: 1,
    power: 0,
    move: 0,
    text: "",
    short: "",
    first_short: "",
    keywords: [],
    figure: known.name ?? "X",
    stage: 0,
    super_hero: "",
    notes: [],
    first_appearance: false,
    promo: false,
    ours: "",
    origin: "",
    picture: "",
    spine: { power: "", move: 0, attack: false, defense: false, block: false, ongoing: false, assist: false },
    ...known,
  };
}
