import { expect, test } from "vitest";
import type { Lessons, Table } from "../protocol.ts";
import { isRule, leadOf, ruled, termsIn, withRules } from "./lessons.ts";

test("ids of rules are found in a text, and nothing else", () => {
  expect(
    withRules("Not now (BASE-7.2, G-6).")
      .filter((part) => part.rule)
      .map((part) => part.text),
  ).toEqual(["BASE-7.2", "G-6"]);
  expect(withRules("A Super-Villain of X-Ray Vision").some((part) => part.rule)).toBe(false);
});

test("one team reads how it wins and loses together, foes read how one of them wins", () => {
  const told = { lead: "The most points win.", team_lead: "You win together." } as Lessons;
  const table = (...teams: number[]) => ({ seats: teams.map((team) => ({ team })) }) as Table;
  expect([leadOf(told, table(0, 0)), leadOf(told, table(0, 1))]).toEqual(["You win together.", "The most points win."]);
  const section = { game: "city", asks: "Defeat any 5 of the 8 Super-Villains." } as Table["section"];
  expect(leadOf(told, { ...table(0, 0), section })).toBe("Defeat any 5 of the 8 Super-Villains.");
});

test("a rule is told from a card by its id", () => {
  expect(isRule("REB-15.7")).toBe(true);
  expect(isRule("X-Ray Vision")).toBe(false);
});

test("the terms that a card uses are found, and none that it is only named after", () => {
  const terms = ["Attack", "Weakness", "Power", "Line-Up"].map((name) => ({ name, words: "..." }));
  expect(termsIn("Line-Up Lou: Villain. +2 Power. Attack: each foe gains two Weaknesses.", terms).map((term) => term.name)).toEqual([
    "Attack",
    "Weakness",
  ]);
});

test("the rules at the end of a sentence stand apart from it", () => {
  expect(ruled("  - After box 3 the game is lost. [REB-13.7]")).toEqual({ text: "After box 3 the game is lost.", rules: ["REB-13.7"] });
  expect(ruled("To win: be the last. [CON-13.4, CON-10.2]")).toEqual({ text: "To win: be the last.", rules: ["CON-13.4", "CON-10.2"] });
  expect(ruled("Locations: the Bank.")).toEqual({ text: "Locations: the Bank.", rules: [] });
});
