import { expect, test } from "vitest";
import { fitted, fitting, linesOf, powerParts } from "./power-parts.ts";

const part = (card: string | null, n: number) => ({ card, n });
const power = {
  total: 5,
  parts: [part("Punch", 1), part("Robin", 2), part("Punch", 1), part(null, 2), part("Mera", 0)],
  doubled: 0,
  spent: 3,
};
const told = powerParts(power, (card) => card);

test("equal parts are told once, and what was spent comes last", () => {
  expect(told).toEqual(["Punch 1 x2", "Robin 2", "other 2", "3 spent"]);
  expect(powerParts({ ...power, parts: [], spent: 0 })).toEqual(["no Power yet"]);
});

test("what does not fit is left out, and no number is told that could be taken for Power", () => {
  expect(fitted(told, 4)).toBe("Punch 1 x2, Robin 2, other 2, 3 spent");
  expect(fitted(told, 2)).toBe("Punch 1 x2, Robin 2 and more");
});

test("as many are told as there is room for", () => {
  const widthOf = (word: string) => word.length;
  expect(linesOf("Punch 1 x2, Robin 2", 11, widthOf)).toBe(2);
  expect(linesOf("Punch 1 x2, Robin 2", 10, widthOf)).toBe(3);
  const fits = (lines: number) => (text: string) => linesOf(text, 20, widthOf) <= lines;
  expect(fitting(told, fits(2))).toBe("Punch 1 x2, Robin 2, other 2, 3 spent");
  expect(fitting(told, fits(1))).toBe("Punch 1 x2 and more");
});
