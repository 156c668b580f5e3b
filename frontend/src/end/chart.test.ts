import { expect, test } from "vitest";
import type { Story, StoryTurn } from "../protocol.ts";
import { apart, linesOf, pluralOf, roundsOf, scaleOf } from "./chart.ts";

const turn = (seat: number, round: number, points: number[], danger = 0): StoryTurn => ({ seat, round, at: 0, power: 3, points, danger });
const side = (seat: number) => ({ seat, place: 1, score: 0, sources: [], deck: null, beaten: [], feats: null });

function story(turns: StoryTurn[], together = false): Story {
  return { title: "", caption: "", together, sides: [side(1), side(0)], turns, turning: null, moments: [] };
}

test("a line for each player, in the order of their places", () => {
  const told = story([turn(0, 1, [1, 0]), turn(1, 1, [1, 4])]);
  expect(linesOf(told)).toEqual([
    { seat: 1, values: [0, 4] },
    { seat: 0, values: [1, 1] },
  ]);
});

test("who wins together has one line: the danger", () => {
  const told = story([turn(0, 1, [1], 0), turn(1, 1, [1], 2)], true);
  expect(linesOf(told)).toEqual([{ seat: -1, values: [0, 2] }]);
});

test("the scale holds every value, also those below nothing", () => {
  for (const values of [[0], [3, 33], [-4, 12], [1, 120]]) {
    const marks = scaleOf([{ seat: 0, values }]);
    expect(marks[0]!).toBeLessThanOrEqual(Math.min(0, ...values));
    expect(marks.at(-1)!).toBeGreaterThanOrEqual(Math.max(...values));
    expect(marks.length).toBeLessThanOrEqual(8);
  }
});

test("of many rounds some are named, the first always", () => {
  const turns = Array.from({ length: 40 }, (_, i) => turn(i % 2, Math.floor(i / 2) + 1, [0, 0]));
  const named = roundsOf(story(turns));
  expect(named[0]).toEqual({ turn: 0, round: 1 });
  expect(named.length).toBeLessThanOrEqual(6);
  expect(named.every(({ turn: at, round }) => turns[at]!.round === round)).toBe(true);
});

test("labels do not cover one another and stay inside", () => {
  const placed = apart([100, 101, 40, 99], 15, 110);
  const sorted = [...placed].sort((a, b) => a - b);
  for (let i = 1; i < sorted.length; i++) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(15);
  expect(Math.max(...placed)).toBeLessThanOrEqual(110);
});

test("sources in the plural", () => {
  expect(["Super-Villain", "Hero", "Equipment", "Weakness", "First game"].map(pluralOf)).toEqual([
    "Super-Villains",
    "Heroes",
    "Equipment",
    "Weakness",
    "First game",
  ]);
});
