import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DailyPlayed } from "../protocol.ts";
import {
  clockWords,
  counts,
  joinTries,
  meanOf,
  notePar,
  notePlayed,
  scoreWords,
  squareWords,
  tableOf,
  tries,
  week,
  type Try,
} from "./daily.ts";
import { remember } from "./stored.ts";

const TODAY = { number: 53, day: "2026-11-18" };
const MARK = "f34e";
const done = (number: number, on = number, margin = 9, par?: number): Try => ({
  room: `room${number}`,
  on,
  begun: true,
  result: {
    outcome: "won",
    margin,
    lines: [`archfoe daily ${number}: won 58 to 49`, "◆◇ in 17 rounds", "no hints, 1 take-back, deal f34e"],
    mark: MARK,
    ...(par === undefined ? {} : { par }),
  },
});
const played = (number: number, more: Partial<DailyPlayed> = {}): DailyPlayed => ({
  number,
  mark: MARK,
  begun: false,
  result: null,
  ...more,
});

let made = 0;
beforeEach(() => {
  localStorage.clear();
  made = 0;
  vi.stubGlobal("fetch", (_: string, how: { body: string }) => {
    const { daily } = JSON.parse(how.body) as { daily: number };
    made++;
    return Promise.resolve(Response.json({ room: `${daily}-${made}`, seats: [{ seat: 0, kind: "human", token: "key" }] }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("the week has seven squares, today last, and days that were made up for are told apart", () => {
  remember("daily", { 47: done(47), 49: done(49, 52), 52: { room: "r", on: 52, begun: true }, 53: { room: "s", on: 53 }, 46: done(46) });
  const days = week(TODAY);
  expect(days.map(({ number }) => number)).toEqual([47, 48, 49, 50, 51, 52, 53]);
  expect(days.map(({ state }) => state)).toEqual(["done", "open", "late", "open", "open", "begun", "open"]);
  expect(squareWords(days[0]!, done(47, 47, 9, 3).result)).toBe("Thursday, November 12: played, 6 better than par");
  expect(squareWords(days[6]!)).toBe("Wednesday, November 18: not played");
});

test("there is no day before the first", () => {
  expect(week({ number: 3, day: "2026-09-29" }).map(({ number }) => number)).toEqual([1, 2, 3]);
});

test("the mean needs two days whose par is known", () => {
  remember("daily", { 51: done(51, 51, 9, 3), 52: done(52, 52, -10, -5), 53: done(53) });
  expect(meanOf(week(TODAY))).toEqual({ mean: 0.5, days: 2 });
  remember("daily", { 53: done(53, 53, 1, 1) });
  expect(meanOf(week(TODAY))).toBeNull();
});

test("a deal goes on where it was left, and its first try counts from the first answer on", async () => {
  expect(await tableOf(53, 53, "Ann")).toBe("#/t/53-1/key");
  expect(await tableOf(53, 53, "Ann")).toBe("#/t/53-1/key");
  notePlayed("53-1", played(53, { begun: true }), false);
  expect(await tableOf(53, 53, "Ann", true)).toBe("#/t/53-2/key");
  expect([counts(53, "53-1"), counts(53, "53-2")]).toEqual([true, false]);
  notePlayed("53-2", played(53, { begun: true, result: done(53).result! }), false);
  expect(tries()[53]!.result).toBeUndefined();
  notePlayed("53-1", played(53, { begun: true, result: done(53).result! }), false);
  expect(scoreWords(tries()[53]!.result!)).toBe("Won 58 to 49");
  expect(await tableOf(53, 54, "Ann")).toBe("#/t/53-3/key");
  expect(tries()[53]).toMatchObject({ room: "53-1", on: 53 });
});

test("what a bot has played for somebody has no result", async () => {
  await tableOf(53, 53, "Ann");
  notePlayed("53-1", played(53, { begun: true, result: done(53).result! }), true);
  expect(week(TODAY).at(-1)!.state).toBe("begun");
});

test("par belongs to the cards that were played", async () => {
  await tableOf(53, 53, "Ann");
  notePlayed("53-1", played(53, { begun: true, result: done(53).result! }), false);
  notePar(53, "0000", 40);
  expect(tries()[53]!.result!.par).toBeUndefined();
  notePar(53, MARK, 3);
  notePlayed("53-1", played(53, { begun: true, result: done(53).result! }), false); // told once more
  expect(tries()[53]!.result!.par).toBe(3);
});

test("what is brought in from a file is joined by its number, and twice is once", () => {
  const here = { 51: done(51), 52: { room: "here", on: 52, begun: true as const } };
  const once = joinTries({ 50: done(50), 51: { room: "there", on: 51 }, 52: done(52), 53: "broken", x: done(1) }, here);
  expect(Object.keys(once)).toEqual(["50", "51", "52"]);
  expect([once[51]!.room, once[52]!.room]).toEqual(["room51", "room52"]);
  expect(joinTries({ 50: done(50) }, once)).toEqual(once);
});

test("a clock that is off by a day is told, one that is off by a minute is not", () => {
  expect(clockWords(TODAY, Date.parse("2026-11-18T12:00Z"))).toBe("");
  expect(clockWords(TODAY, Date.parse("2026-11-19T00:01Z"))).toBe("");
  expect(clockWords(TODAY, Date.parse("2026-11-17T12:00Z"))).toBe(
    "This device's clock says November 17. The deal goes by the server's, November 18.",
  );
});
