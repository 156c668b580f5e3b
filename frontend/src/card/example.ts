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
    character: "",
    level: 0,
    side: "",
    symbol: "",
    super_hero: "",
    number: 0,
    destination: null,
    assist_range: null,
    first_appearance: false,
    promo: false,
    ours: "",
    origin: "",
    picture: "",
    spine: { power: "", move: 0, attack: false, defense: false, block: false, ongoing: false, assist: false },
    ...known,
  };
}
