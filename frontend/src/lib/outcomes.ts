// What becomes of whom by a Super-Villain that appears, out of what is told after it.

import type { Beat } from "./beats.ts";
import { HARM } from "./toll.ts";

export interface Outcome {
  seat: number;
  flag: "avoids" | "spared" | "hit" | "nothing to lose";
  /** What it did, in the words of the log. */
  words: string[];
}

const SAVED: Record<string, Outcome["flag"]> = { avoided: "avoids", spared: "spared" };

/** `queue`: what is still to be told. Where the next turn is not among it, what follows is not known yet. */
export function outcomesOf(queue: Beat[]): Outcome[] {
  const turn = queue.findIndex((beat) => beat.what === "turn");
  const ahead = turn < 0 ? queue : queue.slice(0, turn);
  const met = ahead.filter((beat) => beat.what === "hit" || beat.what in SAVED || HARM.has(beat.what));
  const seats = [...new Set(met.flatMap((beat) => beat.seats))].filter((seat) => seat >= 0);
  return seats.map((seat) => {
    const own = met.filter((beat) => beat.seats.includes(seat));
    const saved = own.find((beat) => beat.what in SAVED);
    const words = own.filter((beat) => HARM.has(beat.what)).map((beat) => beat.caption);
    const flag = saved ? SAVED[saved.what]! : words.length > 0 || turn < 0 ? "hit" : "nothing to lose";
    return { seat, flag, words };
  });
}
