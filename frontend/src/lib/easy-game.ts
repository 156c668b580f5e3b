// A table for somebody's first game of their own.

import type { SeatWish } from "../protocol.ts";
import { openTable } from "./server.ts";
import { modeWords, wantSetup } from "./sets.svelte.ts";
import { people } from "./people.svelte.ts";

/** Opens one with the weakest bots, and says where it is. */
export async function easyGame(mode: string, others: number): Promise<string> {
  const bot = (await wantSetup()).bots[0]!;
  const seats: SeatWish[] = [{ kind: "human", name: people.called }];
  for (let i = 0; i < others; i++) seats.push({ kind: "bot", bot });
  return openTable({ mode, seats }, modeWords(mode), false);
}
