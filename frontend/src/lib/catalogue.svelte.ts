// The faces of cards, fetched set by set as the table meets them.

import { SvelteMap } from "svelte/reactivity";
import { fetchSet } from "../card/pictures.svelte.ts";
import { setOf } from "../card/types.ts";
import type { Catalogue, Face } from "../protocol.ts";

const faces = new SvelteMap<string, Face>();
/** Cards as guests of a mode, where other rules may hold for them: by the mode and the card. */
const guests = new SvelteMap<string, Face>();
const asked = new Set<string>();
const loaded = new Set<string>();

/** Until its set has come, a card shows at least a name. */
function stranger(card: string): Face {
  const name = card.slice(card.indexOf("/") + 1).replaceAll("_", " ");
  return {
    card,
    name,
    kind: "main",
    type: "Basic",
    type_word: "",
    subtype: "",
    cost: null,
    vp: null,
    copies: 1,
    power: 0,
    move: 0,
    text: "",
    short: "",
    first_short: "",
    keywords: [],
    figure: name,
    stage: 0,
    super_hero: "",
    notes: [],
    first_appearance: false,
    promo: false,
    ours: "",
    origin: "",
    picture: "",
    spine: { power: "", move: 0, attack: false, defense: false, block: false, ongoing: false, assist: false },
  };
}

export function face(card: string): Face {
  const known = faces.get(card);
  if (known) return known;
  if (loaded.has(setOf(card))) wantSurprise(card);
  else wantSet(setOf(card));
  return stranger(card);
}

/** Has its set told of it? */
export function isKnown(card: string): boolean {
  return faces.has(card);
}

/** What a card is as a guest of a mode, if that is not what its own set says. */
export function guise(card: string, mode: string): Face | null {
  const set = setOf(card);
  if (mode.split("+").includes(set)) return null;
  const known = guests.get(`${mode} ${card}`);
  if (!known) wantGuests(set, mode);
  return known ?? null;
}

export function nameOf(card: string): string {
  return face(card).name;
}

export function facesOf(set: string): Face[] {
  return [...faces.values()].filter((known) => setOf(known.card) === set);
}

export function wantSet(set: string): void {
  if (asked.has(set)) return;
  fetchSet(set);
  fetchOnce(set, `/api/catalogue?sets=${encodeURIComponent(set)}`, (catalogue: Catalogue) => {
    loaded.add(set);
    learn(catalogue.cards);
  });
}

/** What a campaign brings is not listed with its set: a page asks for what the table has shown it. */
function wantSurprise(card: string): void {
  fetchOnce(card, `/api/face/${card}`, (found: Face) => learn([found]));
}

function wantGuests(set: string, mode: string): void {
  const address = `/api/catalogue?sets=${encodeURIComponent(set)}&guests=${encodeURIComponent(mode)}`;
  fetchOnce(`${set} in ${mode}`, address, (catalogue: Catalogue) => {
    for (const card of catalogue.cards) guests.set(`${mode} ${card.card}`, card);
  });
}

function fetchOnce<Answer>(what: string, address: string, then: (answer: Answer) => void): void {
  if (asked.has(what)) return;
  asked.add(what);
  keepFetching(address, then, 2000);
}

/** Who asked is not asked again by what it shows, so this goes on by itself until it has an answer. */
function keepFetching<Answer>(address: string, then: (answer: Answer) => void, pause: number): void {
  fetch(address)
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(answer.statusText))))
    .then((answer: Answer) => then(answer))
    .catch(() => setTimeout(() => keepFetching(address, then, Math.min(2 * pause, 60_000)), pause));
}

export function learn(cards: Face[]): void {
  for (const card of cards) faces.set(card.card, card);
}
