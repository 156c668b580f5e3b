// The daily deals of whoever plays here: the one try of each that counts, and what came of it. Days are counted, never lost.

import type { Daily, DailyPlayed, DailyResult } from "../protocol.ts";
import { openTable } from "./server.ts";
import { ownRoom, recall, remember } from "./stored.ts";

/** What is kept of a try that is over. */
export interface Done extends DailyResult {
  /** Of the cards that were dealt: another version may deal others. */
  mark: string;
  /** The margin of the bot at that seat, once it is known. */
  par?: number;
}

export interface Try {
  room: string;
  /** The number of the day on which its table was made: a later one than its own is made up for. */
  on: number;
  /** From its first answer on it counts. */
  begun?: true;
  result?: Done;
}

export type Tries = Record<number, Try>;

const WEEK = 7;
const MOST_TRIES = 400;
const A_DAY = 24 * 3600 * 1000;
/** So far may a clock be off. */
const SLACK = 5 * 60 * 1000;

const isNumber = (found: unknown): found is number => Number.isFinite(found);

function isDone(found: unknown): found is Done {
  const one = found as Partial<Done> | null;
  return (
    ["won", "tied", "lost"].includes(one?.outcome ?? "") &&
    isNumber(one?.margin) &&
    typeof one.mark === "string" &&
    Array.isArray(one.lines) &&
    one.lines.every((line) => typeof line === "string") &&
    (one.par === undefined || isNumber(one.par))
  );
}

/** What was kept may have been damaged. */
function whole(found: unknown): Tries {
  const kept = Object.entries((found ?? {}) as Record<string, Partial<Try> | null>).filter(
    ([number, one]) =>
      /^[1-9]\d{0,5}$/.test(number) &&
      typeof one?.room === "string" &&
      isNumber(one.on) &&
      (one.result === undefined || isDone(one.result)),
  );
  return Object.fromEntries(kept.slice(-MOST_TRIES)) as Tries;
}

export const tries = (): Tries => whole(recall<unknown>("daily", {}));

/** Two lists of tries as one; what is over wins, then what is here. */
export function joinTries(brought: unknown, here: unknown): Tries {
  const [there, own] = [whole(brought), whole(here)];
  const finished = Object.entries(there).filter(([number, one]) => one.result && !own[Number(number)]?.result);
  return { ...there, ...own, ...Object.fromEntries(finished) };
}

function keep(number: number, one: Try): void {
  const all = tries();
  if (JSON.stringify(all[number]) !== JSON.stringify(one)) remember("daily", whole({ ...all, [number]: one }));
}

/** Is it at this table that the deal counts? On another device nobody knows, so it does. */
export const counts = (number: number, room: string): boolean => (tries()[number]?.room ?? room) === room;

/** Notes what a table tells of its deal; what a bot has played for somebody has no result. */
export function notePlayed(room: string, played: DailyPlayed, lent: boolean): void {
  const one = tries()[played.number];
  if (one?.room !== room) return;
  const { result, mark } = played;
  const begun = one.begun || played.begun ? { begun: true as const } : {};
  const par = one.result?.mark === mark && one.result.par !== undefined ? { par: one.result.par } : {};
  const done = result && !lent ? { result: { ...result, mark, ...par } } : {};
  keep(played.number, { room, on: one.on, ...begun, ...done });
}

/** Par of other cards is none. */
export function notePar(number: number, mark: string, par: number): void {
  const one = tries()[number];
  if (one?.result?.mark === mark) keep(number, { ...one, result: { ...one.result, par } });
}

/** Where the deal is played: at the table where it was left, or at a new one. */
export async function tableOf(number: number, today: number, name: string, forFun = false): Promise<string> {
  const one = tries()[number];
  const own = one && !forFun && !one.result ? ownRoom(one.room) : undefined;
  if (own) return `#/t/${own.room}/${Object.values(own.tokens)[0] ?? ""}`;
  const link = await openTable({ daily: number, seats: [{ kind: "human", name }] }, `Daily deal ${number}`, false);
  if (!one?.begun && !forFun) keep(number, { room: link.split("/")[2]!, on: today });
  return link;
}

// The week

export interface Day {
  number: number;
  /** By UTC. */
  date: Date;
  state: "done" | "late" | "begun" | "open";
}

/** The last seven days, today last. */
export function week(today: Pick<Daily, "number" | "day">, all = tries()): Day[] {
  const last = Date.parse(today.day);
  const days = Array.from({ length: WEEK }, (_, i) => WEEK - 1 - i).filter((ago) => today.number - ago > 0);
  return days.map((ago) => {
    const number = today.number - ago;
    return { number, date: new Date(last - ago * A_DAY), state: stateOf(number, all[number]) };
  });
}

function stateOf(number: number, one: Try | undefined): Day["state"] {
  if (one?.result) return one.on > number ? "late" : "done";
  return one?.begun ? "begun" : "open";
}

export const isOver = (day: Day) => day.state === "done" || day.state === "late";

/** The mean over these days of what was better than par, to a tenth; null where there are too few for a mean. */
export function meanOf(days: Day[], all = tries()): { mean: number; days: number } | null {
  const found = days.flatMap(({ number }) => againstPar(all[number]?.result) ?? []);
  if (found.length < 2) return null;
  return { mean: Math.round((10 * found.reduce((sum, n) => sum + n, 0)) / found.length) / 10, days: found.length };
}

export const againstPar = (done: Done | undefined): number | null => (done?.par === undefined ? null : done.margin - done.par);

// Words

const DAY = { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" } as const;
export const dayWords = (date: Date) => date.toLocaleDateString("en", DAY);
export const weekday = (date: Date) => date.toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });

/** "+7", "−3", "0". */
export const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** "4 better than par". */
export function parWords(better: number): string {
  return better === 0 ? "level with par" : `${Math.abs(better)} ${better > 0 ? "better" : "worse"} than par`;
}

/** "Won 58 to 49". */
export function scoreWords(done: DailyResult): string {
  const words = (done.lines[0] ?? "").replace(/^.*?: /, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const STATES: Record<Day["state"], string> = { done: "played", late: "made up for", begun: "begun", open: "not played" };

/** "Tuesday, November 17: played, 4 better than par". */
export function squareWords(day: Day, done?: Done): string {
  const better = againstPar(done);
  return `${dayWords(day.date)}: ${STATES[day.state]}${better === null ? "" : `, ${parWords(better)}`}`;
}

/** That this device has another day than the server; "" if it has not. */
export function clockWords(told: Pick<Daily, "day">, now = Date.now()): string {
  const begin = Date.parse(told.day);
  if (now > begin - SLACK && now < begin + A_DAY + SLACK) return "";
  const on = (time: number) => new Date(time).toLocaleDateString("en", { month: "long", day: "numeric", timeZone: "UTC" });
  return `This device's clock says ${on(now)}. The deal goes by the server's, ${on(begin)}.`;
}
