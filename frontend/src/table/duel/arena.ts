// A Confrontation as a bar: one piece for each card that gave Power, the cost as a line, what a Block would add.

import type { Choice } from "../choice.ts";
import type { Confrontation, Seat, Table } from "../../protocol.ts";

export interface Piece {
  card: string | null;
  n: number;
  /** From the left end, and how wide, in hundredths. */
  from: number;
  width: number;
  /** Given by a partner. */
  assist: boolean;
}

export interface Bar {
  pieces: Piece[];
  cost: number;
  /** How much more it would cost after a Block that can be made. */
  block: { n: number; from: number; width: number } | null;
}

/** The Confrontation that a table is in. */
export function fightOf(table: Pick<Table, "section"> | null | undefined): Confrontation | null {
  const section = table?.section ?? null;
  return section?.game === "duel" ? (section as Confrontation) : null;
}

/** "costs 2 more": what a Block that is offered adds. */
export function blockOf(choices: Choice[]): number {
  const found = choices.map(({ option }) => Number(/costs (\d+) more/.exec(option.more ?? "")?.[1] ?? 0));
  return Math.max(0, ...found);
}

export function barOf(it: Confrontation, seat: Seat, block: number): Bar {
  const whole = Math.max(it.cost + block, it.power, 1) + 1;
  const share = (n: number) => (100 * n) / whole;
  const own = [...seat.played, ...seat.in_play, ...seat.figures];
  const pieces: Piece[] = [];
  let at = 0;
  for (const { card, n } of seat.power.parts) {
    if (n <= 0) continue;
    pieces.push({ card, n, from: share(at), width: share(n), assist: card !== null && !own.includes(card) });
    at += n;
  }
  // What was doubled or given by other means is the rest.
  if (at < it.power) pieces.push({ card: null, n: it.power - at, from: share(at), width: share(it.power - at), assist: false });
  return { pieces, cost: share(it.cost), block: block > 0 ? { n: block, from: share(it.cost), width: share(block) } : null };
}
