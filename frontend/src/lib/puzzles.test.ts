import { beforeEach, expect, test } from "vitest";
import { joinTried, noteTried, standing, tried } from "./puzzles.ts";
import { people } from "./people.svelte.ts";
import { recall, remember } from "./stored.ts";
import { packed, unpack } from "./things.ts";

beforeEach(() => {
  localStorage.clear();
  people.read();
});

test("a puzzle is tried, then solved with hints, then without", () => {
  expect(standing(tried()[7])).toBe("new");
  noteTried(7);
  expect(standing(tried()[7])).toBe("tried");
  noteTried(7, { hints: 2 });
  expect(standing(tried()[7])).toBe("helped");
  noteTried(7, { hints: 0 });
  expect(standing(tried()[7])).toBe("solved");
});

test("the best of all tries stays", () => {
  noteTried(7, { hints: 0 });
  noteTried(7);
  noteTried(7, { hints: 3 });
  noteTried(7, { shown: true });
  expect(standing(tried()[7])).toBe("solved");
});

test("whoever was shown it and solves it then had help", () => {
  noteTried(7, { shown: true });
  expect(standing(tried()[7])).toBe("tried");
  noteTried(7, { hints: 0 });
  expect(standing(tried()[7])).toBe("helped");
});

test.each([
  "nothing",
  null,
  7,
  [],
  { 1: 5, x: {}, 0: {}, 2: { solved: "0" }, 3: { solved: -1 }, 4: { solved: 9 }, 5: { shown: "yes" }, 6: null },
])("a damaged memory is an empty one: %o", (kept) => {
  remember("puzzles", kept);
  expect(tried()).toEqual({});
  noteTried(8, { hints: 1 });
  expect(standing(tried()[8])).toBe("helped");
});

test("what is whole of a damaged memory stays", () => {
  remember("puzzles", { 1: { solved: 0 }, 2: { solved: "0" } });
  expect(tried()).toEqual({ 1: { solved: 0 } });
});

test("two devices become one, and each puzzle keeps what is better", () => {
  const here = { 1: { solved: 2 }, 2: {}, 3: { solved: 0 } };
  const there = { 1: { solved: 0 }, 2: { solved: 1 }, 4: { shown: true as const } };
  const both = { 1: { solved: 0 }, 2: { solved: 1 }, 3: { solved: 0 }, 4: { shown: true } };
  expect(joinTried(there, here)).toEqual(both);
  expect(joinTried(there, joinTried(there, here))).toEqual(both);
});

test("it is in the file of a person, and comes in from it", () => {
  noteTried(7, { hints: 0 });
  const { text } = packed(people.me, false);
  remember("puzzles", { 8: {} });
  unpack(text);
  expect(recall("puzzles", {})).toEqual({ 7: { solved: 0 }, 8: {} });
});
