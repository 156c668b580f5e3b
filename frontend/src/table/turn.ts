// What the log tells of the turn that is shown.

import type { LogLine, StoryTurn, Table } from "../protocol.ts";
import { counted, listed, numbered, times } from "./phrases.ts";

const PLAYED = /^(played|played again|assisted)$/;
const PAID = /^bought$/;
const BEATEN = /^defeated$/;
const BOUGHT = /^(bought|defeated)$/;

/** What has been bought in this turn so far; `told`: how much of the log has been shown. */
export function boughtThisTurn(lines: LogLine[], told: number): string[] {
  const shown = lines.filter((line) => line.at <= told);
  const turn = shown.findLastIndex((line) => line.what === "turn");
  return shown.slice(turn + 1).flatMap((line) => (BOUGHT.test(line.what) ? copiesOf(line) : []));
}

/** The cards of a line, each as often as it tells of it: "Punch x3". */
function copiesOf({ cards, counts }: LogLine): string[] {
  return cards.flatMap((card, i) => Array<string>(counts?.[i] ?? 1).fill(card));
}

/** What a player did in the latest turn of theirs, as far as it is shown; of a turn that is over and brought nothing, what is said. */
export interface LastTurn {
  played: string[];
  /** Who was beaten comes first, and the rest by its cost. */
  bought: string[];
  said: string;
}

export function lastTurn(lines: LogLine[], seat: number, told: number, cost: (card: string) => number = () => 0): LastTurn {
  const own = lines.filter((line) => line.at <= told && line.seat === seat);
  const turn = own.findLastIndex((line) => line.what === "turn");
  if (turn < 0) return { played: [], bought: [], said: "" };
  const since = own.slice(turn + 1);
  const cards = (what: RegExp) => since.flatMap((line) => (what.test(line.what) ? copiesOf(line) : []));
  const bought = [...cards(BEATEN), ...cards(PAID).sort((a, b) => cost(b) - cost(a))];
  const played = cards(PLAYED);
  const ended = since.find((line) => line.what === "turn ended");
  if (bought.length > 0 || !ended) return { played, bought, said: "" };
  const unspent = /\b(\d+) Power unspent\b/.exec(ended.text)?.[1];
  return { played, bought, said: unspent ? `${unspent} Power unspent` : "bought nothing" };
}

/** A card that was played in this turn, and by whom. */
export interface Played {
  card: string;
  /** Among those that the same player has played. */
  index: number;
  key: string;
  seat: number;
  gave: number | null;
}

/** What the active player has played, and then what partners have played to help. */
export function playedThisTurn({ seats, active }: Pick<Table, "seats" | "active">): Played[] {
  const by = [seats[active]!, ...seats.filter(({ seat }) => seat !== active)];
  return by.flatMap(({ seat, played, gave }) =>
    numbered(played).map(({ card, index, key }) => ({ card, index, key: `${seat}/${key}`, seat, gave: gave[index] ?? null })),
  );
}

/** Which turn it is; of a game that is over, how many there were. */
export function turnWords({ turn, over }: Pick<Table, "turn" | "over">): string {
  if (turn <= 0) return "Start";
  return over ? counted(turn, "turn") : `Turn ${turn}`;
}

/** How long a game was. A round is a turn of everybody, the last one may be shorter. */
export function lengthWords(turns: Pick<StoryTurn, "round">[]): string {
  return `${counted(turns.length, "turn")} in ${counted(turns.at(-1)?.round ?? 0, "round")}`;
}

/** Has the turn that is shown ended, and the next one not begun? */
export function turnOver(lines: LogLine[], told: number): boolean {
  return lines.findLast((line) => line.at <= told && /^turn( ended)?$/.test(line.what))?.what === "turn ended";
}

/** Where played cards lay before the turn ended: what they were. */
export function playedWords(played: string[], name: (card: string) => string): string {
  return played.length > 0 ? `Played ${listed(times(played.map(name)))}.` : "Nothing was played.";
}

/** How many Super-Villains a player has defeated, as far as it is shown. */
export function beatenBy(lines: LogLine[], seat: number, told: number): number {
  return lines.reduce((sum, line) => sum + (line.seat === seat && line.at <= told && BEATEN.test(line.what) ? line.cards.length : 0), 0);
}
