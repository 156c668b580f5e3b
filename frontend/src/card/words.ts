// What a card says: chips for its keywords, its text cut at the keywords, and all of it as one spoken name.

import { codeOf, typeWords, type Face } from "./types.ts";

export interface Chip {
  icon: string;
  word: string;
  amount?: string;
}

const KEYWORD_ICONS: Record<string, string> = {
  Attack: "crossed-swords",
  Defense: "shield",
  Block: "checked-shield",
  Ongoing: "infinity",
  Assist: "hand",
};

/** The keywords of a card, with the icon of each. */
export function chips(face: Face): Chip[] {
  const found: Chip[] = [];
  const says = (pattern: RegExp) => pattern.test(face.text);
  if (face.power) found.push({ icon: "power-lightning", word: "Power", amount: `+${face.power}` });
  if (face.move) found.push({ icon: "walk", word: "Move", amount: `+${face.move}` });
  for (const word of face.keywords) {
    const icon = KEYWORD_ICONS[word];
    if (icon) found.push({ icon, word });
  }
  if (says(/\bdraw/i)) found.push({ icon: "card-draw", word: "Draw" });
  if (says(/\bdestroy/i)) found.push({ icon: "card-burn", word: "Destroy" });
  if (says(/\bdiscards? (?!pile)/i)) found.push({ icon: "card-discard", word: "Discard" });
  if (!face.move && says(/\bMove\b/)) found.push({ icon: "walk", word: "Move" });
  return found;
}

export interface Piece {
  text: string;
  strong: boolean;
  /** A sentence that begins a new ability stands on a line of its own. */
  starts: boolean;
}

const KEYWORDS =
  /(First Appearance(?: ?[—-] ?Attack)?:|Attack:|Defense:|Ongoing:|Assist[^.:]{0,20}:|Block:|Reward:|Stack Ongoing:|Confrontation:|[+-]\d+ (?:Power|Move)\b)/g;

/** The text with its keywords set apart. */
export function pieces(text: string): Piece[] {
  return text
    .split(KEYWORDS)
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const keyword = part.search(KEYWORDS) === 0;
      return { text: part, strong: keyword, starts: keyword && part.endsWith(":") };
    });
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
