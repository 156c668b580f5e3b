// Games become what is kept of them: one when it ends, or all of them once more.

import { dropEntry, entryOf, keepEntry } from "../lib/album.ts";
import { isLent, pastGames, recordOf, type PastGame } from "../lib/past.ts";
import { people } from "../lib/people.svelte.ts";
import { Declined, getGlances, lookAt, openReplay } from "../lib/server.ts";
import { ownRooms } from "../lib/stored.ts";
import type { Feats, Room, View } from "../protocol.ts";
import { counted } from "../table/phrases.ts";

/** Of several who share a screen, whoever this device is played by. */
function ownSeat(seats: { seat: number; name: string }[]): number | undefined {
  return seats.length === 1 ? seats[0]!.seat : seats.find((one) => one.name === people.called)?.seat;
}

const featsIn = (view: View, seat: number): Feats | null => view.table.story?.sides.find((side) => side.seat === seat)?.feats ?? null;

/** A game is over; `mine` are the seats of this screen. */
export function keepEnd(room: Room, view: View, mine: number[]): void {
  const seat = ownSeat(mine.map((own) => ({ seat: own, name: room.chairs[own]?.name ?? "" })));
  if (seat === undefined) return;
  const feats = featsIn(view, seat);
  if (room.chairs[seat]?.bolt) dropEntry(view.game);
  else if (feats) keepEntry(view.game, entryOf(feats, { at: Date.now(), room: room.room, mode: view.table.mode }));
}

/** Counts all games again of which this device has the record or the key, and says how many there were. */
export async function countAgain(): Promise<string> {
  const games = pastGames();
  let n = 0;
  try {
    n += await fromTables(games);
    for (const past of games) {
      const record = recordOf(past.game);
      if (isLent(past)) dropEntry(past.game);
      else if (record && (await fromRecord(past, record.text))) n++;
    }
  } catch (error) {
    const later = error instanceof Declined && error.status === 429 ? " Press again in a minute for the others." : "";
    return `${counted(n, "game")} counted.${later || ` ${(error as Error).message}`}`;
  }
  return `${counted(n, "game")} counted.`;
}

async function fromRecord(past: PastGame, text: string): Promise<boolean> {
  const seat = ownSeat(past.players.flatMap((one, at) => (one.mine ? [{ seat: at, name: one.name }] : [])));
  if (seat === undefined) return false;
  const replay = await openReplay(text);
  const feats = featsIn(await lookAt(replay.id, replay.answers.length, seat, 0), seat);
  if (feats) keepEntry(past.game, entryOf(feats, { at: past.at, room: past.room, mode: past.mode }));
  return feats !== null;
}

/** The last game of each table that is over: it may have ended while one was away. */
async function fromTables(games: PastGame[]): Promise<number> {
  const keys = ownRooms()
    .filter((own) => Object.keys(own.tokens).length === 1)
    .map((own) => ({ room: own.room, token: Object.values(own.tokens)[0]! }));
  if (keys.length === 0) return 0;
  let n = 0;
  for (const { room, game, mode, feats } of await getGlances(keys)) {
    if (!feats || !game || recordOf(game)) continue;
    const at = games.find((past) => past.game === game)?.at ?? Date.now();
    keepEntry(game, entryOf(feats, { at, room, mode }));
    n++;
  }
  return n;
}
