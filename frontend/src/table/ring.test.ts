import { expect, test } from "vitest";
import { arrow, cellOf } from "./ring.ts";

test.each([true, false])("neighbours in the ring are neighbours on the screen (narrow: %s)", (narrow) => {
  for (let space = 0; space < 10; space++) {
    const here = cellOf(space, narrow);
    const next = cellOf((space + 1) % 10, narrow);
    expect(Math.abs(here.column - next.column) + Math.abs(here.row - next.row)).toBe(1);
  }
});

test("no two spaces share a place", () => {
  for (const narrow of [true, false]) {
    const places = Array.from({ length: 10 }, (_, space) => JSON.stringify(cellOf(space, narrow)));
    expect(new Set(places).size).toBe(10);
  }
});

test("the arrow points the shorter way", () => {
  expect(arrow(0, 1, false)).toBe("→");
  expect(arrow(1, 0, false)).toBe("←");
  expect(arrow(9, 0, false)).toBe("↑");
  expect(arrow(0, 9, false)).toBe("↓");
  expect(arrow(5, 6, false)).toBe("←");
  expect(arrow(3, 5, false)).toBe("↓"); // two steps, the first of them
  expect(arrow(4, 4, false)).toBe("");
});
