import { expect, test } from "vitest";
import type { Confrontation, Seat } from "../../protocol.ts";
import { barOf, blockOf } from "./arena.ts";

const it = { cost: 9, power: 6 } as Confrontation;
const seat = {
  played: ["zod", "punch"],
  in_play: [],
  figures: [],
  power: {
    total: 6,
    parts: [
      { card: "zod", n: 3 },
      { card: "punch", n: 1 },
      { card: "help", n: 2 },
    ],
    doubled: 0,
    spent: 0,
  },
} as unknown as Seat;

test("every card that gave Power is a piece, those of a partner are marked", () => {
  const bar = barOf(it, seat, 0);
  expect(bar.pieces.map((piece) => [piece.card, piece.n, piece.from, piece.width, piece.assist])).toEqual([
    ["zod", 3, 0, 30, false],
    ["punch", 1, 30, 10, false],
    ["help", 2, 40, 20, true],
  ]);
  expect(bar.cost).toBe(90);
  expect(bar.block).toBeNull();
});

test("a Block that can be made has its place beyond the cost", () => {
  const bar = barOf({ ...it, cost: 7 }, seat, 2);
  expect(bar.block).toEqual({ n: 2, from: 70, width: 20 });
});

test("Power that no card gave is the rest of the bar", () => {
  const bar = barOf({ ...it, power: 8 }, seat, 0);
  expect(bar.pieces.at(-1)).toMatchObject({ card: null, n: 2, from: 60, width: 20 });
});

test("what a Block adds is in its words", () => {
  const option = { what: "card", label: "Magic Bracelets", more: "The Confronted Character costs 2 more this turn." };
  expect(blockOf([{ option, index: 0 }])).toBe(2);
  expect(blockOf([])).toBe(0);
});
