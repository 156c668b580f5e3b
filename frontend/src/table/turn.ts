// What the log tells of the turn that is shown.

import type { LogLine } from "../protocol.ts";

const PLAYED = /^(played|played again|assisted)$/;
const BOUGHT = /^(bought|defeated)$/;

/** What has been bought in this turn so far; `told`: how much of the log has been shown. */
export function boughtThisTurn(lines: LogLine[], told: number): string[] {
  const shown = lines.filter((line) => line.at <= told);
  const turn = shown.findLastIndex((line) => line.what === "turn");
  return shown.slice(turn + 1).flatMap((line) => (BOUGHT.test(line.what) ? line.cards : []));
}

/** What a player did in the latest turn of theirs, as far as it is shown. */
export function lastTurn(lines: LogLine[], seat: number, told: number): { played: string[]; bought: string[] } {
  const own = lines.filter((line) => line.at <= told && line.seat === seat);
  const turn = own.slice(own.findLastIndex((line) => line.what === "turn") + 1);
  const cards = (what: RegExp) => turn.flatMap((line) => (what.test(line.what) ? line.cards : []));
  return { played: cards(PLAYED), bought: cards(BOUGHT) };
}

/** The last card that a player bought in it. */
export function lastBuy(lines: LogLine[], seat: number, told: number): string | undefined {
  return lastTurn(lines, seat, told).bought.at(-1);
}
