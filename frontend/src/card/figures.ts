// What a card gives, as signs: the spine has four slots, and each kind of sign has its own, so that one who looks at a row of
// overlapping cards finds the Defense always at the same height.

import { codeOf, type Face } from "./types.ts";
import { parts } from "./words.ts";

export type Sign =
  | { kind: "power"; text: string; varies: boolean; word: string }
  | { kind: "move"; text: string; icon: string; word: string }
  | { kind: "attack" | "defense" | "lasting"; icon: string; word: string };

/** Power or Move; Attack; Defense or Block; Ongoing or Assist, or Move if the first is taken. */
export type Spine = readonly [Sign | null, Sign | null, Sign | null, Sign | null];

export function power(face: Face): Sign | null {
  if (face.power) return { kind: "power", text: `+${face.power}`, varies: false, word: "Power" };
  const { text } = parts(face);
  if (codeOf(face) === "SH" || /Attack: The player/.test(text)) return null;
  const amounts = [...text.matchAll(/\+(\d+) Power/g)].map((found) => Number(found[1]));
  if (amounts.length === 0) return null;
  const least = Math.min(...amounts);
  const most = Math.max(...amounts);
  const range = least === most ? `0–${most}` : `${least}–${most}`;
  return { kind: "power", text: /Power for each/.test(text) ? `${most}×` : range, varies: true, word: "Power" };
}

export function move(face: Face): Sign | null {
  return face.move ? { kind: "move", text: String(face.move), icon: "walk", word: "Move" } : null;
}

const has = (face: Face, keyword: string) => face.keywords.includes(keyword);

export function attack(face: Face): Sign | null {
  return has(face, "Attack") || face.first_appearance ? { kind: "attack", icon: "crossed-swords", word: "Attack" } : null;
}

export function defense(face: Face): Sign | null {
  if (has(face, "Defense")) return { kind: "defense", icon: "shield", word: "Defense" };
  return has(face, "Block") ? { kind: "defense", icon: "checked-shield", word: "Block" } : null;
}

export function lasting(face: Face): Sign | null {
  if (has(face, "Ongoing")) return { kind: "lasting", icon: "infinity", word: "Ongoing" };
  return has(face, "Assist") ? { kind: "lasting", icon: "hand", word: "Assist" } : null;
}

export function spine(face: Face): Spine {
  const gives = power(face);
  const walks = move(face);
  return [gives ?? walks, attack(face), defense(face), lasting(face) ?? (gives ? walks : null)];
}

const DRAWS = /\bdraws?\b/i;

/** For a small face: the one figure that counts, and icons for what else the card does. */
export function brief(face: Face): { figure: Sign | null; icons: string[] } {
  const icons = [attack(face), defense(face), lasting(face)].flatMap((sign) => (sign && "icon" in sign ? [sign.icon] : []));
  if (DRAWS.test(face.short ?? parts(face).text)) icons.push("card-draw");
  return { figure: face.power ? power(face) : (move(face) ?? null), icons };
}

/** Victory Points as the foot shows them; null if the card is never scored. */
export function points(face: Face): string | null {
  if (face.vp === null || face.kind === "super_hero") return null;
  return typeof face.vp === "number" ? String(face.vp) : "✱";
}

/** How small the letters of a name must be so that it fits in two lines, and whether one of its words is long. */
export function nameSize(name: string): { size: "" | "longer" | "longest"; longWord: boolean } {
  const words = name.split(/[ -]/).map((word) => word.length);
  const size = name.length > 20 || words.some((letters) => letters > 12) ? "longest" : name.length > 13 || words.some((letters) => letters > 9) ? "longer" : "";
  return { size, longWord: words.some((letters) => letters > 11) };
}
