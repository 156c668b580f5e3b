// Which cards the gallery shows: kept in the address, so that it can be sent.

import { codeOf, setOf, signOf, typeWords, type Face } from "../card/types.ts";

export interface Wish {
  /** A set, or ALL. */
  set: string;
  /** A word of a type, as "Hero". */
  type: string;
  /** A number, or "". */
  cost: string;
  keyword: string;
  text: string;
}

export const ALL = "all";
export const KEYWORDS = ["Assist", "Attack", "Block", "Defense", "First Appearance", "Ongoing"];

const NAMES = ["set", "type", "cost", "keyword", "text"] as const;

export function readWish(query: URLSearchParams): Wish {
  return Object.fromEntries(NAMES.map((name) => [name, query.get(name) ?? ""])) as unknown as Wish;
}

/** "#/cards/base/kick?type=Hero": what is not wished is not there. */
export function address(wish: Wish, card = ""): string {
  const query = new URLSearchParams(NAMES.filter((name) => wish[name]).map((name) => [name, wish[name]]));
  return `#/cards${card && `/${card}`}${query.size > 0 ? `?${query}` : ""}`;
}

export function fits(face: Face, wish: Wish): boolean {
  if (wish.set && wish.set !== ALL && setOf(face.card) !== wish.set) return false;
  if (wish.type && signOf(face).word !== wish.type) return false;
  if (wish.cost && (codeOf(face) === "SH" || String(face.cost) !== wish.cost)) return false;
  if (wish.keyword && !keywordsOf(face).includes(wish.keyword)) return false;
  const text = `${face.name} ${typeWords(face)} ${face.text}`.toLowerCase();
  return wish.text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function keywordsOf(face: Face): string[] {
  return face.first_appearance ? [...face.keywords, "First Appearance"] : face.keywords;
}

/** The words of all types, and all costs, that some cards have. */
export function choicesOf(faces: Face[]): { types: string[]; costs: number[] } {
  const costs = faces.filter((face) => codeOf(face) !== "SH").map((face) => face.cost ?? 0);
  return {
    types: [...new Set(faces.map((face) => signOf(face).word))].sort(),
    costs: [...new Set(costs)].sort((a, b) => a - b),
  };
}

/** Cards whose name, or a word of it, is written nearly so: the nearest first. */
export function nearlyCalled(text: string, faces: Face[], most = 4): Face[] {
  const wanted = text.trim().toLowerCase();
  const slips = Math.max(1, Math.floor(wanted.length / 3));
  const far = ({ name }: Face) => Math.min(...[name, ...name.split(/[\s-]+/)].map((one) => slipsBetween(wanted, one.toLowerCase())));
  const found = wanted.length < 3 ? [] : faces.map((face) => ({ face, n: far(face) })).filter(({ n }) => n <= slips);
  const sorted = found.sort((a, b) => a.n - b.n).map(({ face }) => face);
  return sorted.filter((face, i) => sorted.findIndex(({ name }) => name === face.name) === i).slice(0, most);
}

/** How many letters are wrong, missing, too many, or have changed places with their neighbours. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, last] = [last, row];
  }
  return last[other.length]!;
}
