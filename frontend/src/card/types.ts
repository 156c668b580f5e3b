// The eleven types of cards and their signs: colour, icon, texture, word and code.

import type { Face } from "../protocol.ts";

export type { Face };

export type Code = "SH" | "HE" | "VI" | "SV" | "SP" | "EQ" | "LO" | "ST" | "WK" | "BA" | "SG";

export interface Sign {
  code: Code;
  word: string;
  icon: string;
}

const SIGNS: Record<Code, Sign> = {
  SH: { code: "SH", word: "Super Hero", icon: "laurel-crown" },
  HE: { code: "HE", word: "Hero", icon: "cape" },
  VI: { code: "VI", word: "Villain", icon: "evil-minion" },
  SV: { code: "SV", word: "Super-Villain", icon: "crowned-skull" },
  SP: { code: "SP", word: "Super Power", icon: "power-lightning" },
  EQ: { code: "EQ", word: "Equipment", icon: "toolbox" },
  LO: { code: "LO", word: "Location", icon: "modern-city" },
  ST: { code: "ST", word: "Starter", icon: "punch" },
  WK: { code: "WK", word: "Weakness", icon: "broken-heart" },
  BA: { code: "BA", word: "Basic", icon: "stack" },
  SG: { code: "SG", word: "Signature", icon: "fountain-pen" },
};

const BY_TYPE: Record<string, Code> = {
  Hero: "HE",
  Villain: "VI",
  "Super Power": "SP",
  Equipment: "EQ",
  Location: "LO",
  Starter: "ST",
  Basic: "BA",
};

const BY_KIND: Record<string, Code> = {
  super_hero: "SH",
  character: "SH",
  super_villain: "SV",
  signature: "SG",
};

export function codeOf(face: Face): Code {
  return BY_KIND[face.kind] ?? BY_TYPE[face.type] ?? "WK";
}

export const isVillain = (face: Face) => ["VI", "SV"].includes(codeOf(face));

export function signOf(face: Face): Sign {
  return SIGNS[codeOf(face)];
}

/** "Hero", "Super Power, Signature of Aquaman", "Character, Level 2". */
export function typeWords(face: Face): string {
  const words = [];
  if (face.kind === "signature") words.push(face.type, `Signature of ${face.super_hero}`);
  else if (face.kind === "character") words.push("Character", `Level ${face.stage}`);
  else words.push(signOf(face).word);
  if (face.subtype) words.push(face.subtype);
  return words.filter(Boolean).join(", ");
}

/** Super Heroes and Characters lie landscape on the table. */
export function landscape(face: Face): boolean {
  return codeOf(face) === "SH";
}

/** "base/kick" is the card "kick" of the set "base". */
export function setOf(card: string): string {
  return card.slice(0, card.indexOf("/"));
}

export function idOf(card: string): string {
  return card.slice(card.indexOf("/") + 1);
}
