// What this browser remembers. A browser that forbids it is no reason to fail.

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`archfoe.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`archfoe.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the game goes on without memory.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`archfoe.${key}`);
  } catch {
    // What is not kept need not be forgotten.
  }
}

/** A room that this browser has a seat in. */
export interface OwnRoom {
  room: string;
  title: string;
  at: number;
  /** The key of each own seat. */
  tokens: Record<number, string>;
  /** Do all own seats share this one screen? */
  hotSeat?: boolean;
  /** Where the campaign of this table stood when it was last seen; "" for single games. */
  stands?: string;
  /** A coached game, and whether its coach has been heard out. */
  lesson?: "begun" | "finished";
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

/** The campaign at a room: its name, and where it stands now. */
export function noteCampaign(room: string, name: string, stands: string): void {
  const own = ownRoom(room);
  const title = `Campaign ${name}`;
  if (!own || (own.title === title && own.stands === stands)) return;
  remember(
    "rooms",
    ownRooms().map((other) => (other.room === room ? { ...other, title, stands } : other)),
  );
}

/** The coach at a room has said all. */
export function noteLesson(room: string): void {
  if (ownRoom(room)?.lesson === "begun")
    remember(
      "rooms",
      ownRooms().map((own) => (own.room === room ? { ...own, lesson: "finished" } : own)),
    );
}

export function forgetRoom(room: string): void {
  remember(
    "rooms",
    ownRooms().filter((own) => own.room !== room),
  );
}
