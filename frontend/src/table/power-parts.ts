// Where Power came from, in few words: equal cards together.

import { nameOf } from "../lib/catalogue.svelte.ts";
import type { Power } from "../protocol.ts";

/** "Punch 1 x3", "Green Arrow 2", "other 1", then what else became of it. */
export function powerParts({ parts, doubled, spent }: Power, name = nameOf): string[] {
  const counted = new Map<string, number>();
  for (const part of parts) {
    if (part.n === 0) continue;
    const words = `${part.card ? name(part.card) : "other"} ${part.n}`;
    counted.set(words, (counted.get(words) ?? 0) + 1);
  }
  const told = [...counted].map(([words, times]) => (times > 1 ? `${words} x${times}` : words));
  if (doubled) told.push(`doubled ${doubled === 1 ? "once" : `${doubled} times`}`);
  if (spent) told.push(`${spent} spent`);
  return told.length > 0 ? told : ["no Power yet"];
}

/** The first `n` of them. A number of those that are left out would be taken for Power. */
export function fitted(told: string[], n: number): string {
  if (n >= told.length) return told.join(", ");
  return n > 0 ? `${told.slice(0, n).join(", ")} and more` : "several cards";
}

/** As many of them as there is room for, so that none is cut. */
export function fitting(told: string[], fits: (text: string) => boolean): string {
  for (let n = told.length; n > 0; n--) if (fits(fitted(told, n))) return fitted(told, n);
  return fitted(told, 0);
}

/** How many lines words take. It is told by the widths of the words alone: to ask the page would lay out the whole table. */
export function linesOf(text: string, width: number, widthOf: (word: string) => number): number {
  const space = widthOf(" ");
  let lines = 1;
  let used = 0;
  for (const word of text.split(" ")) {
    const wide = widthOf(word);
    const after = used === 0 ? wide : used + space + wide;
    if (after > width && used > 0) lines++;
    used = after > width ? wide : after;
  }
  return lines;
}

let pen: CanvasRenderingContext2D | null | undefined;

/** How wide letters of a font are; 0 where nothing can be drawn. */
export function widthIn(font: string): (word: string) => number {
  pen ??= document.createElement("canvas").getContext("2d");
  return (word) => {
    if (!pen) return 0;
    pen.font = font;
    return pen.measureText(word).width;
  };
}
