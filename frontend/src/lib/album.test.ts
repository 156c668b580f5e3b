import { beforeEach, expect, test, vi } from "vitest";
import type { Feats } from "../protocol.ts";
import { bestsOf, dropEntry, entries, entryOf, joinAlbums, keepEntry, marksOf, newIn, noteStamp, stampsOf, suggested } from "./album.ts";
import { recall, remember } from "./stored.ts";

const FEATS: Feats = {
  outcome: "won",
  margin: 9,
  figures: ["base/batman_sh"],
  foes: ["greedy"],
  bests: { points: 58, power: 17, rounds: 15, avoided: 2, prizes: 5, comeback: 0 },
  power_round: 12,
  stamps: [
    { key: "beaten base/the_joker", title: "" },
    { key: "scenario 2", title: "Hidden until met" },
  ],
  rung: "base greedy",
  hints: 0,
};
const STAFF = ["beginner", "greedy", "keen", "sharp", "master"];

const entry = (at: number, more: Partial<Feats> = {}) => entryOf({ ...FEATS, ...more }, { at, room: "r", mode: "base" });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test("a stamp is of the first game that has it, and each game counts once", () => {
  keepEntry("b", entry(20));
  keepEntry("a", entry(10));
  keepEntry("a", entry(99));
  expect(Object.keys(entries())).toHaveLength(2);
  expect(stampsOf().get("beaten base/the_joker")).toEqual({ at: 10, game: "a", title: "" });
  expect(stampsOf().get("scenario 2")?.title).toBe("Hidden until met");
  expect(newIn("a")).toEqual(["beaten base/the_joker", "scenario 2"]);
  expect(newIn("b")).toEqual([]);
});

test("a game that ended otherwise after a take-back is what it came to last, on its own day", () => {
  keepEntry("a", entry(10));
  keepEntry("a", entry(30, { stamps: [], outcome: "lost" }));
  expect(stampsOf().size).toBe(0);
  expect(entries().a).toMatchObject({ at: 10, outcome: "lost" });
});

test("a game that a bot has played for somebody leaves nothing", () => {
  keepEntry("a", entry(10));
  dropEntry("a");
  dropEntry("never there");
  expect(entries()).toEqual({});
});

test("the best is the most, of wins the fastest, and of equals the first", () => {
  keepEntry("slow", entry(1, { bests: { ...FEATS.bests, points: 70, rounds: 30 } }));
  keepEntry("fast", entry(2, { bests: { ...FEATS.bests, rounds: 9 } }));
  keepEntry("lost", entry(3, { bests: { points: 70, power: 3, rounds: null, avoided: 0, prizes: 0, comeback: null } }));
  const found = Object.fromEntries(bestsOf("base").map((best) => [best.name, [best.value, best.game]]));
  expect(found).toEqual({ points: [70, "slow"], power: [17, "slow"], rounds: [9, "fast"], avoided: [2, "slow"], prizes: [5, "slow"] });
  expect(bestsOf("rivals")).toEqual([]);
});

test("a rung that was won without hints is marked so, whenever that was", () => {
  keepEntry("helped", entry(1, { hints: 2 }));
  expect(marksOf().get("base greedy")).toEqual({ at: 1, game: "helped", hints: true });
  keepEntry("alone", entry(5));
  keepEntry("later", entry(6));
  keepEntry("lost", entry(0, { outcome: "lost" }));
  expect(marksOf().get("base greedy")).toEqual({ at: 5, game: "alone", hints: false });
});

test("the next rung is proposed, a lower one after three losses, a higher one after easy wins", () => {
  expect(suggested("base", STAFF)).toEqual({ bot: "beginner", why: "" });
  keepEntry("1", entry(1, { rung: "base beginner" }));
  expect(suggested("base", STAFF).bot).toBe("greedy");
  expect(suggested("rivals", STAFF).bot).toBe("beginner");
  for (const n of [2, 3, 4]) keepEntry(`${n}`, entry(n, { outcome: "lost" }));
  expect(suggested("base", STAFF)).toEqual({ bot: "beginner", why: "lower" });
  for (const n of [5, 6, 7]) keepEntry(`${n}`, entry(n, { margin: 30 }));
  expect(suggested("base", STAFF)).toEqual({ bot: "sharp", why: "higher" });
  for (const bot of STAFF) keepEntry(bot, entry(9, { rung: `base ${bot}` }));
  expect(suggested("base", STAFF)).toEqual({ bot: "master", why: "done" });
});

test("albums are joined by game, and twice is as once", () => {
  keepEntry("here", entry(5));
  noteStamp("lesson first", 7);
  const here = recall<unknown>("album", null);
  const there = {
    version: 1,
    games: { here: entry(9, { stamps: [] }), there: entry(2) },
    noted: { "lesson first": 3, "lesson rebirth": 4 },
  };
  const once = joinAlbums(there, here);
  expect(once).toEqual(joinAlbums(there, once));
  expect(stampsOf(once.games, once.noted)).toEqual(
    new Map([
      ["lesson first", { at: 3, game: "", title: "" }],
      ["lesson rebirth", { at: 4, game: "", title: "" }],
      ["beaten base/the_joker", { at: 2, game: "there", title: "" }],
      ["scenario 2", { at: 2, game: "there", title: "Hidden until met" }],
    ]),
  );
});

test("what is damaged is passed over, and the rest stays", () => {
  for (const broken of [null, 7, "x", [], { version: 2 }, { version: 1, games: [], noted: 3 }]) {
    remember("album", broken);
    expect(entries()).toEqual({});
  }
  const games = {
    good: entry(1),
    "no day": { ...entry(1), at: "yesterday" },
    "odd bests": { ...entry(1), bests: { points: "many" } },
    "odd stamps": { ...entry(1), stamps: [3] },
    nothing: null,
  };
  remember("album", { version: 1, games, noted: { "lesson first": "long ago", "lesson rebirth": 2 } });
  expect(Object.keys(entries())).toEqual(["good"]);
  expect([...stampsOf().keys()].sort()).toEqual(["beaten base/the_joker", "lesson rebirth", "scenario 2"]);
});

test("of very many games those stay that something rests on", () => {
  keepEntry("first", entry(0));
  const plain = { bests: { points: 1, power: 1, rounds: null, avoided: 0, prizes: 0, comeback: null }, outcome: "lost" };
  const games = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`${n}`, entry(n + 1, plain)]));
  const all = joinAlbums({ version: 1, games, noted: {} }, recall<unknown>("album", null)).games;
  expect(Object.keys(all).length).toBe(201);
  expect(all.first).toBeDefined();
});
