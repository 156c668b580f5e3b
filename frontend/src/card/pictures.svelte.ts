// The picture of each card. What draws them, and the traits of a set, are fetched when one of its cards is first shown.

import { SvelteMap } from "svelte/reactivity";
import type { Traits } from "../figures/traits.ts";
import { idOf, setOf, signOf, type Face } from "./types.ts";

type Rig = typeof import("../figures/rig.ts");
type Defaults = typeof import("../figures/defaults.ts");
type Drawable = Parameters<Rig["drawn"]>[0];
type Lines = ReadonlyMap<string, string>;
/** How it is wanted: landscape, without a ground, in a mood. */
export type Look = Pick<Traits, "wide" | "bare" | "mood" | "damage">;

const FILES = import.meta.glob<string>("../figures/traits/*.txt", { query: "?raw", import: "default" });
/** Every set leans on it; it has the cards of the set that has no file of its own, too. */
const COMMON = "common";
const PLACES = "places";
/** A table shows some sixty; a gallery of all sets some four hundred. */
const MOST_KEPT = 900;

let rig: Rig | null = $state.raw(null);
let defaults: Defaults | null = $state.raw(null);
/** Is all there that lines of any set may name? */
let whole = $state(false);
let people: typeof import("../figures/people.ts") | null = $state.raw(null);
const traits = new SvelteMap<string, Lines>();
const asked = new Set<string>();
const kept = new Map<string, string>();

function fetchOnce(what: string, fetching: () => Promise<unknown>): void {
  if (asked.has(what)) return;
  asked.add(what);
  fetching().catch(() => asked.delete(what));
}

const fetchRig = () => fetchOnce(" rig", async () => (rig = await import("../figures/rig.ts")));

const fetchMore = () => import("../figures/more.ts");

export function fetchSet(set: string): void {
  fetchRig();
  for (const name of [COMMON, set]) {
    const file = FILES[`../figures/traits/${name}.txt`];
    if (file) fetchOnce(name, () => fetchLines(name, file));
  }
}

async function fetchLines(name: string, file: () => Promise<string>): Promise<void> {
  const [text, { linesOf }] = await Promise.all([file(), import("../figures/described.ts"), name === COMMON ? null : fetchMore()]);
  traits.set(name, linesOf(text));
}

function byDefault(name: string, type: string, text = ""): Drawable | undefined {
  if (!defaults) fetchOnce(" defaults", async () => ([defaults] = await Promise.all([import("../figures/defaults.ts"), fetchMore()])));
  return defaults?.byDefault({ name, type, text });
}

/** What is known of a card; undefined until it has been fetched. */
function known(face: Face): { name: string; type: string; find: () => Drawable | undefined } | undefined {
  const set = setOf(face.card);
  const own = FILES[`../figures/traits/${set}.txt`];
  const base = traits.get(COMMON);
  const lines = own ? traits.get(set) : base;
  if (!rig || !base || !lines) {
    fetchSet(set);
    return undefined;
  }
  const type = signOf(face).word;
  const name = face.picture.replaceAll("-", " ") || face.figure;
  const told = !face.picture ? rig.described(idOf(face.card), lines, base) : undefined;
  return { name, type, find: () => told ?? byDefault(name, type, face.short) };
}

/** Its address; "" until it can be drawn. */
export function pictureOf(face: Face, look: Look = {}): string {
  const found = known(face);
  return found ? drawnOnce(`${face.card}|${found.name}|${found.type}`, look, found.find) : "";
}

export const traitsOf = (face: Face): Traits | undefined => known(face)?.find()?.traits;

/** A person at the table: the word of nine signs, or a face made from the name. */
export function portraitOf(word: string, name: string, mood: Look["mood"] = "calm", wide = false): string {
  if (!rig || !people) {
    fetchRig();
    fetchOnce(" people", async () => (people = await import("../figures/people.ts")));
    return "";
  }
  const { person } = people;
  return drawnOnce(`person|${word || name}|${word ? "" : "?"}`, { mood, ...(wide ? { wide } : {}) }, () => ({
    draws: "face",
    traits: person(word, mood, name),
  }));
}

/** A place of the city is no card. */
export function pictureOfPlace(name: string, look: Look = {}): string {
  const lines = traits.get(PLACES);
  if (!rig || !lines) {
    fetchSet(PLACES);
    return "";
  }
  const id = name.toLowerCase().replace(/\W+/g, "_");
  return drawnOnce(`place|${name}`, look, () => rig!.described(id, lines, lines) ?? byDefault(name, "Location"));
}

/** A picture that a story describes, in the words of the traits of cards. */
export function pictureOfLine(line: string, look: Look = {}): string {
  const base = traits.get(COMMON);
  if (!rig || !base) fetchSet(COMMON);
  fetchOnce(" more", async () => {
    await fetchMore();
    whole = true;
  });
  return rig && base && whole ? drawnOnce(`line|${line}`, look, () => rig!.described("line", new Map([["line", line]]), base)) : "";
}

/** The cover of a game; a game by somebody else has one by its title. */
export function coverOf(set: string, title: string): string {
  const base = traits.get(COMMON);
  if (!rig || !base) fetchSet(COMMON);
  if (!rig || !base) return "";
  return drawnOnce(`cover|${set}`, {}, () => rig!.described(`cover_${set}`, base, base) ?? byDefault(title, "Super-Villain"));
}

/** A card of the base set that shows what a panel of a goal says, by the sign of the panel. */
const TOLD: Record<string, string> = {
  punch: "punch",
  "card-draw": "kick",
  cape: "super_strength",
  shield: "bulletproof",
  "crowned-skull": "darkseid",
  "crossed-swords": "bane",
  "checked-shield": "dark_knight",
  trophy: "king_of_atlantis",
  walk: "super_speed",
  padlock: "lasso_of_truth",
  "three-friends": "supergirl",
};

export function goalPicture(sign: string): string {
  const [base, id] = [traits.get(COMMON), TOLD[sign]];
  if (!rig || !base) fetchSet(COMMON);
  if (!rig || !base || !id) return "";
  return drawnOnce(`goal|${id}`, { wide: true }, () => rig!.described(id, base, base));
}

/** What a card of one's own may look like: words, each with its picture. */
export function looks(type: string): [word: string, picture: string][] {
  byDefault("", type);
  return (defaults?.looksOf(type) ?? []).map((word) => [word, drawnOnce(`look|${word}|${type}`, {}, () => byDefault(word, type))]);
}

function drawnOnce(subject: string, look: Look, described: () => Drawable | undefined): string {
  const key = `${subject}|${look.wide ?? ""}|${look.bare ?? ""}|${look.mood ?? ""}|${look.damage ?? ""}`;
  const before = kept.get(key);
  if (before !== undefined) return before;
  const start = performance.now();
  const found = described();
  if (!rig) fetchSet(COMMON);
  if (!rig || !found) return "";
  const { draws, traits } = found;
  const picture = rig.address(rig.drawn({ draws, traits: { name: subject, ...traits, ...look } }));
  performance.measure("picture", { start }); // `make bench-page` adds them up
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
  kept.set(key, picture);
  return picture;
}
