// What this browser remembers. A browser that forbids it is no reason to fail.
// What belongs to a person lies in a drawer of theirs; the first person of a device has the names that were there before people
// had drawers.

const HOUSE = "archfoe.";
/** Of the device, whoever plays. */
const COMMON = ["people", "me"];

interface Owner {
  id: string;
  first?: boolean;
}

/** Where the things of a person lie: before each of their names. */
export const drawerOf = (owner: Owner | undefined): string => (!owner || owner.first ? "" : `p.${owner.id}.`);

let drawer = "";
const place = (key: string) => `${HOUSE}${COMMON.includes(key) ? "" : drawer}${key}`;

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(place(key));
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** False if the browser keeps nothing, or has no room left. */
export function remember(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(place(key), JSON.stringify(value));
    return true;
  } catch {
    return false; // private windows may refuse; the game goes on without memory
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(place(key));
  } catch {
    // What is not kept need not be forgotten.
  }
}

/** Opens the drawer of whoever plays here. */
export function openDrawer(): void {
  const people = recall<unknown>("people", []);
  const me = recall<unknown>("me", "");
  drawer = drawerOf(Array.isArray(people) ? (people as Owner[]).find((one) => one?.id === me) : undefined);
}
openDrawer();

/** Does something else for a moment with the things of somebody. */
export function inDrawer<T>(owner: Owner, work: () => T): T {
  const before = drawer;
  drawer = drawerOf(owner);
  try {
    return work();
  } finally {
    drawer = before;
  }
}

/** The names of all that lies in the open drawer. */
export function ownKeys(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${HOUSE}${drawer}`))
      .map((key) => key.slice(HOUSE.length + drawer.length))
      .filter((key) => !COMMON.includes(key) && !key.startsWith("p."));
  } catch {
    return [];
  }
}

/** A room that this browser has a seat in. */
export interface OwnRoom {
  room: string;
  title: string;
  at: number;
  /** The key of each own seat. */
  tokens: Record<number, string>;
  /** As whom one wished to be known at a seat, and is: there may be another Ada. */
  names?: Record<number, { wished: string; is: string }>;
  /** Do all own seats share this one screen? */
  hotSeat?: boolean;
  /** Where the campaign of this table stood when it was last seen; "" for single games. */
  stands?: string;
  /** A coached game, and whether its coach has been heard out. */
  lesson?: "begun" | "finished";
  /** The number of the daily deal that it was made for. */
  daily?: number;
  /** How many turns of a game bots have played for a seat, as far as its person knows. */
  stood?: { game: string; seat: number; turns: number };
}

const MOST_ROOMS = 30;

export function ownRooms(): OwnRoom[] {
  return recall<OwnRoom[]>("rooms", []);
}

export function ownRoom(room: string): OwnRoom | undefined {
  return ownRooms().find((own) => own.room === room);
}

export function keepRoom(own: OwnRoom): void {
  const others = ownRooms().filter((other) => other.room !== own.room);
  remember("rooms", [own, ...others].slice(0, MOST_ROOMS));
}

/** Adds tables that another device had the keys of; what is known here stays. */
export function joinRooms(found: unknown): void {
  const brought = (Array.isArray(found) ? (found as Partial<OwnRoom>[]) : []).filter(
    (own): own is OwnRoom =>
      typeof own?.room === "string" &&
      typeof own.title === "string" &&
      typeof own.at === "number" &&
      typeof own.tokens === "object" &&
      Object.values(own.tokens ?? {}).every((token) => typeof token === "string"),
  );
  if (brought.length === 0) return;
  const here = ownRooms().map((own) => ({
    ...own,
    tokens: { ...brought.find((other) => other.room === own.room)?.tokens, ...own.tokens },
  }));
  const fresh = brought.filter((own) => !here.some((other) => other.room === own.room));
  remember("rooms", [...here, ...fresh].sort((a, b) => b.at - a.at).slice(0, MOST_ROOMS));
}

function change(room: string, made: (own: OwnRoom) => OwnRoom): void {
  remember(
    "rooms",
    ownRooms().map((own) => (own.room === room ? made(own) : own)),
  );
}

/** The campaign at a room: its name, and where it stands now. */
export function noteCampaign(room: string, name: string, stands: string): void {
  const own = ownRoom(room);
  const title = `Campaign ${name}`;
  if (!own || (own.title === title && own.stands === stands)) return;
  change(room, (other) => ({ ...other, title, stands }));
}

export function noteName(room: string, seat: number, name: { wished: string; is: string }): void {
  const own = ownRoom(room);
  const known = own?.names?.[seat];
  if (!own || (known?.is === name.is && known.wished === name.wished)) return;
  change(room, (other) => ({ ...other, names: { ...own.names, [seat]: name } }));
}

/** Two have swapped seats: a key opens the seat where its person sits now, and each takes along how they are known. */
export function noteSeat(room: string, seat: number, key: string): void {
  const own = ownRoom(room);
  const was = Object.entries(own?.tokens ?? {}).find(([, token]) => token === key)?.[0];
  if (!own || was === undefined || Number(was) === seat) return;
  const swapped = <T>(all: Record<number, T>): Record<number, T> => {
    const { [Number(was)]: mine, [seat]: theirs, ...rest } = all;
    return { ...rest, ...(mine !== undefined && { [seat]: mine }), ...(theirs !== undefined && { [Number(was)]: theirs }) };
  };
  change(room, () => ({ ...own, tokens: swapped(own.tokens), ...(own.names && { names: swapped(own.names) }) }));
}

/** A key that opens nothing any more; a table to which one has no other is no table of one's own. */
export function forgetKey(room: string, key: string): void {
  const own = ownRoom(room);
  if (!own) return;
  const tokens = Object.fromEntries(Object.entries(own.tokens).filter(([, token]) => token !== key));
  if (Object.keys(tokens).length === 0) return forgetRoom(room);
  change(room, () => ({ ...own, tokens }));
}

/** How many turns of this game bots have played for somebody since this was last asked here; 0 for the first time. */
export function newlyStood(room: string, game: string, seat: number, turns: number): number {
  const known = ownRoom(room)?.stood;
  const same = known?.game === game && known.seat === seat;
  if (!same || known.turns !== turns) change(room, (own) => ({ ...own, stood: { game, seat, turns } }));
  return same ? turns - known.turns : 0;
}

/** The coach at a room has said all. */
export function noteLesson(room: string): void {
  if (ownRoom(room)?.lesson === "begun") change(room, (own) => ({ ...own, lesson: "finished" }));
}

export function forgetRoom(room: string): void {
  remember(
    "rooms",
    ownRooms().filter((own) => own.room !== room),
  );
}

/** Nothing was played here to its end, not even a lesson. */
export const isNewHere = (): boolean =>
  recall("past", null) === null && recall("daily", null) === null && !ownRooms().some((own) => own.lesson === "finished");
