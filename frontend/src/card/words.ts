// What a card says: its short and its whole text, cut at the keywords, and all of it as one spoken name.

import { codeOf, typeWords, type Face } from "./types.ts";

export interface Piece {
  text: string;
  strong: boolean;
  /** A sentence that begins a new ability stands on a line of its own. */
  starts: boolean;
}

const HEADS = "Hit|First Appearance(?: ?[—-] ?Attack)?|Attack|Defense|(?:Stack )?Ongoing|Assist[^.:]{0,20}|Block|Reward|Confrontation";
const NUMBERS = /[+-]\d+ (?:Power|Move)\b|\+\d+\b|\b[Dd]raws? \d\b|\b[Dd]iscards? \d\b|\b\d+ VP\b/;
const KEYWORDS = new RegExp(`((?:${HEADS}):|${NUMBERS.source})`, "g");

/** The text with its keywords set apart. */
export function pieces(text: string): Piece[] {
  return text
    .split(KEYWORDS)
    .filter((part) => part !== "")
    .map((part) => {
      const keyword = part.search(KEYWORDS) === 0;
      return { text: part, strong: keyword, starts: keyword && part.endsWith(":") };
    });
}

const APPEARS = /First Appearance(?: ?[—-] ?Attack)?: ?/;

/** The whole text in its two parts: what the card does, and what happens when it first appears. */
export function parts(face: Face): { text: string; appears: string } {
  const at = face.text.search(APPEARS);
  if (at < 0) return { text: face.text, appears: "" };
  return { text: face.text.slice(0, at).trim(), appears: face.text.slice(at).replace(APPEARS, "") };
}

/** "1 victory point"; null if the card is never scored. */
export function pointWords(face: Face): string | null {
  if (face.vp === null) return null;
  if (typeof face.vp === "string") return "variable victory points";
  return `${face.vp} victory point${Math.abs(face.vp) === 1 ? "" : "s"}`;
}

export function hasCost(face: Face): boolean {
  return face.cost !== null && codeOf(face) !== "WK";
}

/** All of a card in one breath: "Scarecrow. Villain. Cost 5. 1 victory point. +2 Power. Attack: ..." */
export function spoken(face: Face, cost: number | null = face.cost): string {
  const parts = [face.name, typeWords(face)];
  if (hasCost(face) && cost !== null) parts.push(`Cost ${cost}`);
  const points = pointWords(face);
  if (points) parts.push(points);
  if (face.text) parts.push(face.text.replace(/\.$/, ""));
  return `${parts.join(". ")}.`;
}
