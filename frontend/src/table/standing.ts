// How a card stands: what can be done with it now, as its frame and its tag show it.

import type { Barred } from "../protocol.ts";
import type { Choice } from "./choice.ts";

export type State = "lit" | "soon" | "dim" | "target" | "picked" | "danger" | "far";

export interface Standing {
  state: State | undefined;
  tag: string;
}

export interface Situation {
  zone: string;
  cost: number | null;
  /** A Villain or a Super-Villain. */
  villain?: boolean;
  offered: Choice[];
  barred: Barred[];
  /** The kind of question, as "main" or "destroy"; "" for none. */
  kind: string;
  picked: boolean;
  purse: Purse;
}

/** Power now, and what the cards in hand surely add: the one yardstick of what can be reached this turn. */
export interface Purse {
  power: number;
  more: number;
  /** Is that all? Else it may be more. */
  sure: boolean;
  /** So much less does this card cost when the hand is played. */
  off?: number;
}

/** What the hand still gives, as a sentence; "" for nothing. */
export function inHand({ power, more, sure }: Purse): string {
  return more > 0 ? `${sure ? "" : "At least "}${more} ${power > 0 ? "more " : ""}Power in your hand.` : "";
}

const FOR_SALE = new Set(["lineup", "kicks", "space", "basics"]);

/** What choosing a card means, where one word says it. */
export const VERBS: Record<string, string> = {
  defend: "Avoid",
  "defend a teammate": "Avoid",
  block: "Block",
  assist: "Assist",
  destroy: "Destroy",
  discard: "Discard",
  "play again": "Again",
  fetch: "Take",
  gain: "Gain",
  pass: "Pass",
};

const PLAIN: Standing = { state: undefined, tag: "" };

export function standing(it: Situation): Standing {
  if (it.picked) return { state: "picked", tag: "" };
  if (it.offered.length > 0) {
    if (it.kind !== "main") return { state: "target", tag: VERBS[it.kind] ?? "" };
    if (it.offered.every(({ option }) => option.idle)) return PLAIN;
    return { state: "lit", tag: price(it) };
  }
  const missing = (it.cost ?? 0) - it.purse.power;
  if (missing <= 0 || !it.barred.some(tooDear)) return PLAIN;
  const short = missing - it.purse.more - (it.purse.off ?? 0);
  return short <= 0 ? { state: "soon", tag: "In reach" } : { state: "dim", tag: `${short} short` };
}

/** A Character that can be confronted as the turn begins, or how much is missing for it. */
export function facing({ cost, hopeless }: { cost: number | null; hopeless: boolean }, { power, more }: Purse): Standing {
  if (!hopeless) return { state: "lit", tag: cost === null ? "Confront" : `Confront · ${cost}` };
  const short = (cost ?? 0) - power - more;
  return short > 0 ? { state: "dim", tag: `${short} short` } : PLAIN;
}

/** In a city, a card that one must walk to says how far it is. */
export function fromAfar(away: number, move: number, power: number, stands: Standing, cost: number | null): Standing {
  if (away === 0 || stands.state !== undefined) return stands;
  return { state: away <= move && (cost ?? 0) <= power ? "soon" : "far", tag: `${away} Move away` };
}

/** What the hand would change about a card that is too dear now, in the same measure as its tag; "" for nothing. */
export function withHand(barred: Barred[], cost: number | null, { power, more, sure, off = 0 }: Purse): string {
  const short = (cost ?? 0) - power - more - off;
  if (more + off <= 0 || !barred.some(tooDear)) return "";
  const adds = `${sure ? "" : "at least "}${more}`;
  if (off > 0)
    return short > 0
      ? `Your hand adds ${adds} and makes this ${off} cheaper: still ${short} short.`
      : `Play your hand first: it adds ${adds} Power and makes this ${off} cheaper.`;
  return short > 0 ? `Your hand adds ${adds}: still ${short} short.` : `Play your hand first: its ${adds} Power is enough for this.`;
}

/** Why not, but for a price that the hand reaches: then it is only too early. */
export function stillBarred(barred: Barred[], cost: number | null, { power, more, off = 0 }: Purse): Barred[] {
  return more + off > 0 && (cost ?? 0) <= power + more + off ? barred.filter((reason) => !tooDear(reason)) : barred;
}

/** What cannot be bought for another reason is not dimmed: more Power would not help. */
function tooDear({ verb, text }: Barred): boolean {
  return verb === "buy" && /\bPower\b/.test(text);
}

/** Is it beaten rather than bought? In a city every Villain is, and joins no deck; else only the Super-Villain on its stack. */
export function beaten(zone: string, villain: boolean): boolean {
  return zone === "villains" || (villain && zone.startsWith("space/"));
}

function price({ zone, cost, villain = false }: Situation): string {
  const [sort = ""] = zone.split("/");
  if (cost === null) return "";
  if (beaten(zone, villain)) return `Beat · ${cost}`;
  return FOR_SALE.has(sort) ? `Buy · ${cost}` : "";
}
