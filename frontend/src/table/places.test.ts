import { expect, test } from "vitest";
import late from "../../samples/view-rebirth-3p-main-late.json";
import type { City } from "../protocol.ts";
import { attackersNext, doing, homeOf, onSale, rowsOf, spokenPlace, stepsAhead } from "./places.ts";

const city = late.table.city as unknown as City;

test("Villains come first, then cards on sale, then the Basic stack", () => {
  const rows = rowsOf(city.spaces[3]!, 3);
  expect(rows.map((row) => row.villain !== undefined)).toEqual([true, true, true, true, false]);
  expect(rowsOf(city.spaces[8]!, 8).at(-1)).toMatchObject({ zone: "basics/8", left: 5 });
});

test("a Villain says what it will do, by the names of places", () => {
  expect(doing(city.spaces[7]!.villains[0]!, city, 7)).toBe("walks to the Police Station next");
  expect(doing(city.spaces[0]!.villains[0]!, city, 0)).toBe("at home here, attacks every turn");
  expect(doing(city.spaces[5]!.villains[0]!, city, 5)).toBe("held here, bound for the City");
});

test("only who walks has an arrow, to the neighbour", () => {
  expect(stepsAhead(city)).toEqual([{ from: 7, to: 8, steps: 1 }]);
});

test("who attacks next, and whose home a place is", () => {
  expect(attackersNext(city)).toHaveLength(5);
  expect(homeOf(city, 0)).toEqual(["rebirth/doctor_polaris"]);
});

test("a place is spoken whole", () => {
  const spoken = spokenPlace(city, 5, (seat) => ["Ann", "Bob", "Cleo"][seat]!);
  expect(spoken).toMatch(/^3rd Street\. Here: Ann\./);
  expect(spoken).toContain("cost 8, held here");
  expect(onSale(city.spaces[5]!)).toBe("3 cards for sale");
});
