// How far a team in the city has come, in as few words as a small map has room for.

import type { City } from "../protocol.ts";

/** What the game is won by, each count as it is told: "Super-Villains defeated: 1 of 5 (Despero)". */
function counts(city: City): string[] {
  return (city.goal[0] ?? "").split(/\. (?=[A-Z])/);
}

/** "Super-Villains 1 of 5"; what has no count of its own, like the Villain it is all about, as it stands. */
export function progressOf(city: City): string[] {
  return counts(city).flatMap((words) => {
    const [, what, done] = /^([^:]+): (\d+ of \d+)/.exec(words) ?? [];
    if (what) return [`${what.replace(/ defeated.*/, "")} ${done}`];
    return / is (still to come|defeated|in the city)/.test(words) ? [words.replace(/ and costs \d+.*/, "").replace(/\.$/, "")] : [];
  });
}

/** How many Super-Villains must be beaten, and how many are; null where it is not counted. */
export function beatenOf(city: City): { done: number; all: number } | null {
  const found = counts(city).flatMap((words) => /^(?:Other )?Super-Villains defeated[^:]*: (\d+) of (\d+)/.exec(words)?.slice(1).map(Number) ?? []);
  return found.length === 2 ? { done: found[0]!, all: found[1]! } : null;
}
