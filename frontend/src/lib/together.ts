// The people of a table and what they agree on: who is ready, who begins, how the evening stands, what the host has settled.

import type {
  BackToLobby,
  Chair,
  ChangeGame,
  EndGame,
  GoOnWithout,
  HandOver,
  NoSwap,
  Pause,
  Ready,
  Remove,
  Resume,
  Room,
  Settle,
  Swap,
  WaitFor,
} from "../protocol.ts";
import { either, listed } from "../table/phrases.ts";
import { nameAt } from "./names.ts";

/** What people settle among themselves around a game. */
export type Settling =
  Ready | Settle | HandOver | Remove | Swap | NoSwap | Pause | Resume | ChangeGame | BackToLobby | EndGame | GoOnWithout | WaitFor;

type Next = Pick<Room, "chairs" | "first_next" | "first_unless" | "seat">;

type Settled = Pick<Room, "chairs" | "evening" | "first_next" | "wait" | "talk" | "watchers_talk" | "closed" | "seat">;

export const people = (room: Pick<Room, "chairs">): Chair[] => room.chairs.filter((chair) => chair.kind === "human");

/** Those who are at the table now, and may say that they are ready. */
export const there = (room: Pick<Room, "chairs">): Chair[] => people(room).filter((chair) => chair.here);

const called = (chair: Chair) => nameAt(chair.seat, chair.name);

/** "Ada 2, Ben 1, Cleo 0"; "" before the first game of an evening is over. */
export function scoreWords({ chairs, evening }: Pick<Settled, "chairs" | "evening">): string {
  if (evening.games === 0) return "";
  return chairs
    .filter(({ seat }) => evening.wins[seat] != null)
    .map((chair) => `${called(chair)} ${evening.wins[chair.seat]}`)
    .join(", ");
}

/** Who has the first turn of the next game. "" if chance decides. */
export function firstWords(room: Next): string {
  const { chairs, first_next, seat } = room;
  if (first_next === null) return "";
  return `${first_next === seat ? "You start" : `${called(chairs[first_next]!)} starts`}${unlessWords(room)}.`;
}

/** A Super Hero who goes first does so whoever is next. */
export const unlessWords = ({ first_unless }: Pick<Next, "first_unless">): string =>
  first_unless.length > 0 ? `, unless someone else plays ${either(first_unless)}` : "";

/** What is played next, and who sits in it; `game` is its title. */
export function nextWords(room: Pick<Room, "chairs" | "choices" | "next_choices">, game: string): string {
  const next = room.next_choices ?? room.choices;
  const also = next.variants.map((one) => `, ${one.replaceAll("-", " ")}`).join("");
  const seats = room.chairs.filter((chair) => chair.kind !== "open");
  const who = listed(seats.map((chair) => (chair.kind === "bot" && !chair.leaver ? `${called(chair)} (bot)` : called(chair))));
  return `${game}${also}${room.next_choices ? "" : " again"}, with ${who}.`;
}

/** Who settles what is played next. */
export function chooserWords({ chairs }: Pick<Room, "chairs">): string {
  const host = chairs.find((chair) => chair.hosts);
  if (!host) return "";
  return host.yours ? "You choose the game and who plays." : `${called(host)} is the host and chooses the game and who plays.`;
}

/** Why the host might wait before the game begins; "" if all are ready. */
export function unreadyWords(room: Pick<Settled, "chairs">): string {
  const absent = people(room).filter((chair) => !chair.yours && !chair.here);
  const late = there(room).filter((chair) => !chair.yours && !chair.ready);
  const [who, what] = late.length > 0 ? [late, "ready"] : [absent, "here"];
  return who.length === 0 ? "" : `${listed(who.map(called))} ${who.length === 1 ? "isn't" : "aren't"} ${what} yet.`;
}

/** What was settled and is worth telling whoever comes. */
export function customWords(room: Settled): string[] {
  const minutes = room.wait === 1 ? "a minute" : `${room.wait} minutes`;
  return [
    room.wait === 0
      ? "If someone is away, a bot plays for them only once everyone agrees."
      : `If someone is away, we wait ${minutes}. Then a bot may play for them.`,
    room.talk === "all" ? "" : room.talk === "off" ? "Nobody talks here." : "Only exclamations here.",
    room.talk === "all" && !room.watchers_talk ? "Spectators only exclaim." : "",
    room.closed ? "Nobody new can come." : "",
  ].filter(Boolean);
}
