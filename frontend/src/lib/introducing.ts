// A seat is told who sits there. Whoever a host has named keeps that name; only one's own follows one.

import type { Chair } from "../protocol.ts";
import { people } from "./people.svelte.ts";
import { noteName, ownRoom } from "./stored.ts";

/** The first protocol that has names and faces. */
const SINCE = 4;

/** What there is to tell a seat, or a table that one looks at; null for nothing. `shared`: several people at this screen. */
export function introduction(
  room: { room: string; protocol: number; seat: number | null; chairs: Pick<Chair, "name" | "kind">[] },
  shared: boolean,
): { name: string; face: string } | null {
  const { me, called } = people;
  if (room.protocol < SINCE) return null;
  if (room.seat === null) return me.name ? { name: called, face: me.face } : null;
  const chair = room.chairs[room.seat]!;
  if (chair.kind !== "human") return null;
  if (shared) return chair.name === called ? { name: called, face: me.face } : null;
  const told = ownRoom(room.room)?.names?.[room.seat];
  const mine = told?.is === chair.name && told.wished !== called;
  return { name: mine || nameless(chair.name) ? called : chair.name, face: me.face };
}

const nameless = (name: string) => /^$|^you$|^Player \d+$/i.test(name);

/** What one is called now; only one's own name is one's own later, too. */
export function introduced(room: string, seat: number | null, name: string, wished: string): void {
  if (seat !== null && wished === people.called) noteName(room, seat, { wished, is: name });
}
