// What bots say now and then. It is read off what everybody saw, by the name of the game and the round alone: all screens show
// the same, nothing is sent, and nothing hidden is told. Never about how a person plays.

import type { Room, Table } from "../protocol.ts";
import type { Told } from "./moments.ts";

type Occasion = "start" | "bought" | "hits" | "hit";

/** By level, for the members of the staff. */
export const WORDS: Record<string, Record<Occasion, string>> = {
  beginner: { start: "Is this my hand?", bought: "Ooh, shiny!", hits: "Sorry! Was that me?", hit: "Hey!" },
  greedy: { start: "Let’s do business.", bought: "Mine. That one too.", hits: "Nothing personal.", hit: "That costs extra." },
  keen: {
    start: "Any comment?",
    bought: "I have a source for that.",
    hits: "You didn’t get it from me.",
    hit: "Off the record: ouch.",
  },
  sharp: { start: "Place your bets.", bought: "Three to one you regret it.", hits: "As expected.", hit: "Unlikely, but fine." },
  master: { start: "You’re late.", bought: "Run it.", hits: "Cut.", hit: "I’ll remember that." },
};
/** A bot may speak in one round of so many. */
const EVERY = 3;
/** From this cost on, a purchase is worth a word. */
const DEAR = 6;

export interface Remark {
  seat: number;
  round: number;
  text: string;
}

function digest(text: string): number {
  let n = 7;
  for (const letter of text) n = (n * 31 + letter.codePointAt(0)!) % 9973;
  return n;
}

/** Who may speak in a round: each bot in turn, and with few of them in some rounds nobody. */
function speakerOf(round: number, room: Room): number | undefined {
  const bots = room.chairs.flatMap((chair) => (chair.kind === "bot" ? [chair.seat] : []));
  return bots[(round + digest(room.game)) % Math.max(EVERY, bots.length)];
}

function occasionOf(told: Told, seat: number, { active }: Table, first: boolean, costOf: (card: string) => number): Occasion | null {
  if (told.what === "hit") return told.seat === seat ? "hit" : active === seat ? "hits" : null;
  if (told.seat !== seat) return null;
  if (told.what === "turn") return first ? "start" : null;
  return told.what === "bought" && told.cards.some((card) => costOf(card) >= DEAR) ? "bought" : null;
}

export function remarkOn(all: Told[], table: Table, room: Room, costOf: (card: string) => number): Remark | null {
  const round = Math.ceil(table.turn / table.seats.length);
  const seat = speakerOf(round, room);
  const words = seat === undefined ? undefined : WORDS[room.chairs[seat]?.bot ?? ""];
  if (seat === undefined || !words) return null;
  for (const told of all) {
    const occasion = occasionOf(told, seat, table, round === 1, costOf);
    if (occasion) return { seat, round, text: words[occasion] };
  }
  return null;
}
