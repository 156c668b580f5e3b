// What a card gives, as signs: the spine has four slots, and each kind of sign has its own, so that one who looks at a row of
// overlapping cards finds the Defense always at the same height.

import type { Face } from "./types.ts";

export type Sign =
  | { kind: "power"; text: string; varies: boolean; word: string }
  | { kind: "move"; text: string; icon: string; word: string }
  | { kind: "attack" | "defense" | "lasting"; icon: string; word: string };

/** Power or Move; Attack; Defense or Block; Ongoing or Assist, or Move if the first is taken. */
export type Spine = readonly [Sign | null, Sign | null, Sign | null, Sign | null];

/** "2-5" and "2x" as a printer sets them. */
function power({ power }: Face["spine"]): Sign | null {
  if (!power) return null;
  return { kind: "power", text: power.replace("-", "–").replace("x", "×"), varies: !/^\+\d+$/.test(power), word: "Power" };
}

function move({ move }: Face["spine"]): Sign | null {
  return move ? { kind: "move", text: String(move), icon: "walk", word: "Move" } : null;
}

function attack({ attack }: Face["spine"]): Sign | null {
  return attack ? { kind: "attack", icon: "crossed-swords", word: "Attack" } : null;
}

function defense({ defense, block }: Face["spine"]): Sign | null {
  if (defense) return { kind: "defense", icon: "shield", word: "Defense" };
  return block ? { kind: "defense", icon: "checked-shield", word: "Block" } : null;
}

function lasting({ ongoing, assist }: Face["spine"]): Sign | null {
  if (ongoing) return { kind: "lasting", icon: "infinity", word: "Ongoing" };
  return assist ? { kind: "lasting", icon: "hand", word: "Assist" } : null;
}

export function spine({ spine }: Face): Spine {
  const gives = power(spine);
  const walks = move(spine);
  return [gives ?? walks, attack(spine), defense(spine), lasting(spine) ?? (gives ? walks : null)];
}

/** Has it given something else than what is printed? */
export const gaveOther = ({ spine }: Face, gave: number | null) => gave !== null && `+${gave}` !== (spine.power || "+0");

/** What a card has given takes the place of what it may give. */
export function spineAfter(face: Face, gave: number | null): Spine {
  return spine(gaveOther(face, gave) ? { ...face, spine: { ...face.spine, power: `+${gave}` } } : face);
}

/** Victory Points as the foot shows them; null if the card is never scored. */
export function points(face: Face): string | null {
  if (face.vp === null || face.kind === "super_hero") return null;
  return typeof face.vp === "number" ? String(face.vp) : "✱";
}

/** How small the letters of a name must be so that it fits in two lines, and whether one of its words is long. */
export function nameSize(name: string): { size: "" | "longer" | "longest"; longWord: boolean } {
  const words = name.split(/[ -]/).map((word) => word.length);
  const size =
    name.length > 20 || words.some((letters) => letters > 12)
      ? "longest"
      : name.length > 13 || words.some((letters) => letters > 9)
        ? "longer"
        : "";
  return { size, longWord: words.some((letters) => letters > 10) };
}

const LONG_WORD = 12;
/** Where a word may be parted: before a consonant between two vowels. */
const SEAM = /[aeiouy](?=[^aeiouy\W\d_][aeiouy])/gi;

/** A long word may be parted near its middle, "Vulnera-bility", where a small face has no room for all of it. */
export function parted(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG_WORD) return word;
    const seams = [...word.matchAll(SEAM)].map((found) => found.index + 1);
    const middle = word.length / 2;
    const at = seams.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
    return at === undefined ? word : `${word.slice(0, at)}\u00ad${word.slice(at)}`;
  });
}
