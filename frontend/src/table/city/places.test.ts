import { expect, test } from "vitest";
import late from "../../../samples/view-rebirth-3p-main-late.json";
import type { City } from "../../protocol.ts";
import { attackersNext, attackLines, doing, homeOf, onSale, rowsOf, spokenPlace, stepsAhead } from "./places.ts";

const city = late.table.section as unknown as City;

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

test("an attack is told with its reason: home attacks everybody, else whoever is in the same place", () => {
  const villain = (card: string, goal: number, more: object) => ({ card, goal, then: 0, doing: "at home", attacks: false, ...more });
  const ring = (...villains: object[][]) =>
    ({ spaces: Array.from({ length: 10 }, (_, i) => ({ villains: villains[i] ?? [] })) }) as unknown as City;
  const psimon = villain("rebirth/psimon", 0, { attacks: true });
  const bane = villain("rebirth/bane", 4, { attacks: true, then: 1, doing: "held" });
  const zod = villain("rebirth/general_zod", 4, { then: 4, doing: "walks" });
  expect(attackLines(ring([psimon], [bane], [], [zod]), "Bob").map((line) => line.replace(/^\S+( zod)? /, ""))).toEqual([
    "is home and attacks each player as their turn begins.",
    "attacks Bob next turn, in the same place.",
    "gets home next.",
  ]);
  expect(attackLines(ring(), "you")).toEqual([]);
});

test("a place is spoken whole", () => {
  const spoken = spokenPlace(city, 5, (seat) => ["Ann", "Bob", "Cleo"][seat]!);
  expect(spoken).toMatch(/^3rd Street\. Here: Ann\./);
  expect(spoken).toContain("cost 8, held here");
  expect(onSale(city.spaces[5]!)).toBe("3 cards for sale");
});
