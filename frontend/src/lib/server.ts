// The few things that are asked over plain HTTP.

import type { MadeRoom, Problem, Setup, TableWish } from "../protocol.ts";
import { keepRoom } from "./stored.ts";

export async function getSetup(): Promise<Setup> {
  const answer = await fetch("/api/setup");
  if (!answer.ok) throw new Error("The server does not answer.");
  return (await answer.json()) as Setup;
}

export async function makeRoom(wish: TableWish): Promise<MadeRoom> {
  const answer = await fetch("/api/rooms", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(wish),
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Error(problem?.text ?? "The table could not be made.");
  }
  return (await answer.json()) as MadeRoom;
}

/** Makes a table, keeps the keys of its seats, and says where it is. */
export async function openTable(wish: TableWish, title: string, hotSeat: boolean): Promise<string> {
  const made = await makeRoom(wish);
  const tokens: Record<number, string> = {};
  for (const { seat, token } of made.seats) if (token) tokens[seat] = token;
  keepRoom({ room: made.room, title, at: Date.now(), tokens, hotSeat });
  const first = Object.values(tokens)[0] ?? "";
  return first ? `#/t/${made.room}/${first}` : `#/r/${made.room}`;
}
