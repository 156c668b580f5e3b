// Sets of one's own, kept in this browser: what the form asks for, and the set file that it makes (docs/set-files.md).

import type { Draft, Workbench } from "../protocol.ts";
import { recall, remember } from "../lib/stored.ts";

/** A card as it is typed. */
export interface OwnCard {
  name: string;
  /** What it is, as the file says it: "hero". */
  is: string;
  cost: string;
  vp: string;
  copies: string;
  /** An icon by its name, or any word that draws lots; "": the card's name does. */
  picture: string;
  /** What it does, in sentences. */
  text: string;
  /** All other lines of the file, such as `play = "Power(1)"`. */
  more: string;
}

export interface OwnSet {
  id: string;
  title: string;
  game: string;
  cards: OwnCard[];
}

/** What comes into every game with the set; the words of the file and of the page. */
export const SORTS = [
  { is: "hero", words: "Hero" },
  { is: "villain", words: "Villain" },
  { is: "super power", words: "Super Power" },
  { is: "equipment", words: "Equipment" },
  { is: "location", words: "Location" },
];

/** As many signs as a set on the page may have. */
export const LONGEST_SET = 24_000;
const KEY = "workshop";

export function ownSets(): OwnSet[] {
  return recall<OwnSet[]>(KEY, []);
}

export function keepSets(sets: OwnSet[]): void {
  remember(KEY, sets);
}

export function newCard(name = ""): OwnCard {
  return { name, is: "hero", cost: "3", vp: "1", copies: "3", picture: "", text: "+1 Power. Draw a card.", more: "" };
}

export function newSet(title: string, game: string): OwnSet {
  return { id: Date.now().toString(36), title, game, cards: [newCard("Night Courier")] };
}

/** What the set is called in files: small letters, digits and _. */
export function fileName(title: string): string {
  const plain = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[_0-9]+|_+$/g, "");
  return plain.slice(0, 24).replace(/_+$/, "") || "my_set";
}

/** JSON's strings are TOML's. */
const quoted = (text: string) => JSON.stringify(text).replaceAll("\x7f", "\\u007f");
const value = (text: string) => (/^-?\d{1,6}$/.test(text.trim()) ? String(Number(text)) : quoted(text.trim()));

function linesOf(card: OwnCard): string[] {
  const lines = ["[[card]]", `name = ${quoted(card.name)}`, `is = ${quoted(card.is)}`];
  for (const key of ["cost", "vp", "copies"] as const) if (card[key].trim()) lines.push(`${key} = ${value(card[key])}`);
  if (card.text.trim()) lines.push(`text = ${quoted(card.text.trim())}`);
  lines.push(
    ...card.more
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  );
  if (card.picture) lines.push(`picture = ${quoted(card.picture)}`);
  return lines;
}

/** The text of the set file, and in which of its lines each card begins. */
export function fileOf(set: OwnSet): { text: string; starts: number[] } {
  const lines = [`name = ${quoted(fileName(set.title))}`, `title = ${quoted(set.title)}`, `game = ${quoted(set.game)}`];
  const starts: number[] = [];
  for (const card of set.cards) {
    lines.push("");
    starts.push(lines.length + 1);
    lines.push(...linesOf(card));
  }
  return { text: `${lines.join("\n")}\n`, starts };
}

/** Which card a line of the file belongs to; -1 for the set itself. */
export function cardAt(line: number, starts: number[]): number {
  return starts.findLastIndex((start) => start <= line);
}

function cardOf({ said, more }: Draft): OwnCard {
  const of = (key: string) => said[key] ?? "";
  return {
    name: of("name"),
    is: of("is"),
    cost: of("cost"),
    vp: of("vp"),
    copies: of("copies"),
    picture: of("picture"),
    text: of("text"),
    more,
  };
}

/** A set out of a file that the server has read; null if there is nothing in it. */
export function setOf(bench: Workbench, id: string): OwnSet | null {
  if (bench.drafts.length === 0) return null;
  return { id, title: bench.title || bench.name, game: bench.game, cards: bench.drafts.map(cardOf) };
}

/** The words of a reading, in place of the sentences that it was read from. */
export function inWords(card: OwnCard, lines: string[]): OwnCard {
  return { ...card, text: "", more: [...card.more.split("\n").filter(Boolean), ...lines].join("\n") };
}

/** The same text with another sentence in one place; sentences are told apart as the server does it. */
export function withSentence(text: string, place: number, sentence: string): string {
  const sentences = text
    .trim()
    .split(/\s+/)
    .join(" ")
    .split(/(?<=[.!)]) (?=\S)/);
  return sentences.map((one, i) => (i === place ? sentence : one)).join(" ");
}
