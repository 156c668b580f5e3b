// What others did, one caption after the other, each with the table as it is then.

import type { Happening, LogLine, Table, View } from "../protocol.ts";
import { climaxOf, type Climax } from "./climax.ts";
import { STRIKES } from "./toll.ts";
import { after, difference, type Changes } from "./steps.ts";

export interface Beat {
  /** Its first event. */
  at: number;
  caption: string;
  what: string;
  cards: string[];
  /** Who did it, or to whom it happened. */
  seat: number;
  /** The same of all whom it tells of at once: "Parallax hits Bob and you". */
  seats: number[];
  /** Whose turn it is; -1 between turns. */
  turn: number;
  /** One's own doing: it is never played back. */
  own: boolean;
  /** It happens to oneself, in the turn of another. */
  mine: boolean;
  /** And it is no good: what one draws is. */
  harm: boolean;
  /** How many more of the same it tells: 2 for "Punch x3". */
  more: number;
  /** What stops the game for a moment: playback waits for it, whoever did it. */
  climax: Climax | null;
  table: Table;
  /** Which view told it. */
  batch: number;
}

interface Position {
  end: number;
  changes: Changes;
}

/** Events that change a part of the table which is not a seat's; parts that are not named here change at once. */
const TOLD_BY: Record<string, string[]> = {
  turn: ["turn"],
  active: ["turn"],
  between: ["turn"],
  over: [],
  winners: [],
  result: [],
  story: [],
  lineup: ["bought", "defeated", "gained", "put", "refilled", "entered", "destroyed", "removed"],
  main_deck: ["refilled", "entered", "put", "destroyed", "removed"],
  kicks: ["bought", "gained", "put"],
  villains: ["bought", "defeated", "appeared"],
  weaknesses: ["gained", "put"],
  points: ["bought", "defeated", "gained", "put", "destroyed", "removed"],
  destroyed: ["destroyed", "put"],
};

/** The beats from one view to the next. None if it cannot be told how it came about. */
export function beatsOf(before: View, next: View, batch: number, answered = false): Beat[] {
  const { log, table } = next;
  if (log.start !== before.log.end || log.events.length !== log.end - log.start) return [];
  const walk = new Walk(before.table, positions(before.table, next));
  let turn = before.table.between ? -1 : before.table.active;
  let first = answered;
  let ended = turn < 0;
  return log.lines.map((line, i) => {
    const end = log.lines[i + 1]?.at ?? log.end;
    const events = log.events.slice(line.at - log.start, end - log.start);
    if (line.what === "turn") turn = line.seat;
    if (/^turn/.test(line.what)) ended = line.what === "turn ended";
    if (ended && line.what === "appeared") turn = -1; // what follows is nobody's move
    first &&= line.seat === table.seat;
    const own = table.seat !== null && (turn === table.seat || first);
    const told = beat(line, events);
    const mine = !own && table.seat !== null && told.seats.includes(table.seat);
    const climax = climaxOf(line.what, events, walk.table);
    const harm = mine && STRIKES.has(line.what);
    return { ...told, turn, own, mine, harm, climax, table: walk.to(end, events), batch };
  });
}

function beat(line: LogLine, events: Happening[]): Pick<Beat, "at" | "caption" | "what" | "cards" | "seat" | "seats" | "more"> {
  const same = events.filter((event) => event.what === line.what);
  const seats = [...new Set([line.seat, ...same.map((event) => event.seat ?? -1)])];
  return {
    at: line.at,
    caption: line.text,
    what: line.what,
    cards: line.cards,
    seat: line.seat,
    seats,
    more: Math.max(0, same.length - 1),
  };
}

function positions(table: Table, next: View): Position[] {
  let last = table;
  const steps = next.steps.map(({ end, changes }) => {
    last = after(last, changes as Changes);
    return { end, changes: changes as Changes };
  });
  return [...steps, { end: next.log.end, changes: difference(last, next.table) }];
}

/** Goes from position to position; of one that is not reached yet, what is told already is shown already. */
class Walk {
  #table: Table;
  #ahead: Position[];

  constructor(table: Table, ahead: Position[]) {
    this.#table = { ...table, waiting: [], prompt: null, barred: [], undo: null };
    this.#ahead = ahead.map((position) => ({ ...position, changes: { ...position.changes } }));
  }

  get table(): Table {
    return this.#table;
  }

  /** `events` are those that lead up to `end`. */
  to(end: number, events: Happening[]): Table {
    let reached = end - events.length;
    while (this.#ahead[0] && this.#ahead[0].end <= end) {
      reached = this.#ahead[0].end;
      this.#table = after(this.#table, this.#ahead.shift()!.changes);
    }
    const next = this.#ahead[0];
    if (next && reached < end) {
      events = events.slice(reached - end);
      const told = Object.keys(next.changes).filter((path) => tells(events, path));
      if (told.length > 0) this.#table = after(this.#table, Object.fromEntries(told.map((path) => [path, next.changes[path]])));
      for (const path of told) delete next.changes[path];
    }
    return this.#table;
  }
}

function tells(events: Happening[], path: string): boolean {
  const [part = "", seat] = path.split("/");
  if (part === "seats") return events.some((event) => about(event, Number(seat)));
  const by = TOLD_BY[part];
  return !by || events.some((event) => by.includes(event.what));
}

function about(event: Happening, seat: number): boolean {
  return event.seat === seat || event.other === seat || event.zone?.endsWith(`/${seat}`) === true;
}
