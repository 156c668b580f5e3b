// What the log tells of the turn that is shown.

import type { LogLine } from "../protocol.ts";

const BOUGHT = /^(bought|defeated)$/;

/** What has been bought in this turn so far; `told`: how much of the log has been shown. */
export function boughtThisTurn(lines: LogLine[], told: number): string[] {
  const shown = lines.filter((line) => line.at <= told);
  const turn = shown.findLastIndex((line) => line.what === "turn");
  return shown.slice(turn + 1).flatMap((line) => (BOUGHT.test(line.what) ? line.cards : []));
}

/** What a player bought in the latest turn of theirs; of a turn that is over and in which nothing was bought, what is said. */
export interface LastTurn {
  bought: string[];
  said: string;
}

export function lastTurn(lines: LogLine[], seat: number, told: number): LastTurn {
  const own = lines.filter((line) => line.at <= told && line.seat === seat);
  const turn = own.findLastIndex((line) => line.what === "turn");
  if (turn < 0) return { bought: [], said: "" };
  const since = own.slice(turn + 1);
  const bought = since.flatMap((line) => (BOUGHT.test(line.what) ? line.cards : []));
  const ended = since.find((line) => line.what === "turn ended");
  if (bought.length > 0 || !ended) return { bought, said: "" };
  const unspent = /\b(\d+) Power unspent\b/.exec(ended.text)?.[1];
  return { bought, said: unspent ? `${unspent} Power unspent` : "bought nothing" };
}
