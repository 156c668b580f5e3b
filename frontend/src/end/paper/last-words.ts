// What a bot says when the game is over: it is heard at the table, and stands in the newspaper.

import type { Chair } from "../../protocol.ts";

/** By level, after a game that was won, and after one that was not. */
const WORDS: Record<string, [won: string, lost: string]> = {
  beginner: ["I won? I won!", "Again, again!"],
  greedy: ["Pleasure doing business.", "I want my money back."],
  keen: ["Front page!", "Good story, though."],
  sharp: ["The odds were kind.", "Recounting."],
  master: ["Stop the presses.", "Well edited."],
};

export interface Heard {
  seat: number;
  text: string;
}

/** One bot of the table, by a number that is the same on all screens; null if none has a word for it. */
export function lastWords(chairs: readonly Chair[], winners: readonly number[], number: number): Heard | null {
  const bots = chairs.filter((chair) => chair.kind === "bot" && chair.bot !== null && chair.bot in WORDS);
  const chair = bots[number % Math.max(1, bots.length)];
  return chair ? { seat: chair.seat, text: WORDS[chair.bot!]![winners.includes(chair.seat) ? 0 : 1] } : null;
}
