// Where Power came from, in few words: equal cards together, and a count for what does not fit.

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

/** The first `n` of them, and how many more there are. */
export function fitted(told: string[], n: number): string {
  const left = told.length - n;
  return left > 0 ? `${told.slice(0, n).join(", ")}${n > 0 ? ", " : ""}+${left} more` : told.join(", ");
}
