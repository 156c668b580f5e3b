// What the log tells of the turn that is shown.

import type { LogLine } from "../protocol.ts";

const BOUGHT = /^(bought|defeated)$/;

/** What has been bought in this turn so far; `told`: how much of the log has been shown. */
export function boughtThisTurn(lines: LogLine[], told: number): string[] {
  const shown = lines.filter((line) => line.at <= told);
  const turn = shown.findLastIndex((line) => line.what === "turn");
  return shown.slice(turn + 1).flatMap((line) => (BOUGHT.test(line.what) ? line.cards : []));
}

/** The last card that a player bought in the latest turn of theirs. */
export function lastBuy(lines: LogLine[], seat: number, told: number): string | undefined {
  const own = lines.filter((line) => line.at <= told && line.seat === seat);
  const turn = own.findLastIndex((line) => line.what === "turn");
  return own.slice(turn + 1).findLast((line) => BOUGHT.test(line.what))?.cards.at(-1);
}
