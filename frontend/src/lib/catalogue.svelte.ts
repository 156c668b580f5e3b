// The faces of cards, fetched set by set as the table meets them.

import { SvelteMap } from "svelte/reactivity";
import { fetchSet } from "../card/pictures.svelte.ts";
import { setOf } from "../card/types.ts";
import type { Catalogue, Face } from "../protocol.ts";

const faces = new SvelteMap<string, Face>();
const asked = new Set<string>();

/** Until its set has come, a card shows at least a name. */
function stranger(card: string): Face {
  const name = card.slice(card.indexOf("/") + 1).replaceAll("_", " ");
  return {
    card, name, kind: "main", type: "Basic", type_word: "", subtype: "", cost: null, vp: null, copies: 1, power: 0, move: 0,
    text: "", keywords: [], character: "", level: 0, side: "", symbol: "", super_hero: "", number: 0, destination: null,
    assist_range: null, first_appearance: false, promo: false, ours: "",
  };
}

export function face(card: string): Face {
  const known = faces.get(card);
  if (known) return known;
  wantSet(setOf(card));
  return stranger(card);
}

export function nameOf(card: string): string {
  return face(card).name;
}

export function facesOf(set: string): Face[] {
  return [...faces.values()].filter((known) => setOf(known.card) === set);
}

export function wantSet(set: string): void {
  if (asked.has(set)) return;
  asked.add(set);
  fetchSet(set);
  fetch(`/api/catalogue?sets=${encodeURIComponent(set)}`)
    .then((answer) => answer.json())
    .then((catalogue: Catalogue) => learn(catalogue.cards))
    .catch(() => setTimeout(() => asked.delete(set), 2000));
}

export function learn(cards: Face[]): void {
  for (const card of cards) faces.set(card.card, card);
}
