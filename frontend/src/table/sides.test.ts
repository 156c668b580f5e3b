import { expect, test } from "vitest";
import { inTeams, together } from "./sides.ts";

const seats = (n: number) => Array.from({ length: n }) as never[];
const chairs = (...teams: number[]) => teams.map((team) => ({ team }));

test("where all play together, nobody is called a teammate", () => {
  expect(together({ seats: seats(3), partners: [1, 2] })).toBe(true);
  expect(together({ seats: seats(4), partners: [2] })).toBe(false);
});

test("teams are only named where there are several, and somebody has a teammate", () => {
  expect(inTeams(chairs(0, 0, 0, 0))).toBe(false);
  expect(inTeams(chairs(0, 1, 2))).toBe(false);
  expect(inTeams(chairs(0, 1, 0, 1))).toBe(true);
});
