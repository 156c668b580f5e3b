// A rung of the ladder as a table: the usual options, and one bot on the other side.

import { people } from "../lib/people.svelte.ts";
import { openTable } from "../lib/server.ts";
import type { Ladder, SeatWish } from "../protocol.ts";
import { WORDS } from "../lib/remarks.ts";

export function seatsOf(ladder: Ladder, bot: string, name: string): SeatWish[] {
  return Array.from({ length: ladder.players }, (_, seat): SeatWish => {
    if (ladder.foes.includes(seat)) return { kind: "bot", bot };
    return ladder.mates.includes(seat) ? { kind: "bot", bot: ladder.mate } : { kind: "human", name };
  });
}

/** Makes its table, and says where it is. */
export const openRung = (ladder: Ladder, bot: string): Promise<string> =>
  openTable({ mode: ladder.mode, seats: seatsOf(ladder, bot, people.called) }, `Ladder, ${ladder.short}`, false);

export const sayingOf = (bot: string): string => WORDS[bot]?.bought ?? "";
