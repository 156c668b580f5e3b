import { describe, expect, test } from "vitest";
import { example as face } from "./example.ts";
import { codeOf, landscape, typeWords } from "./types.ts";
import { hasCost, parts, pieces, spoken } from "./words.ts";

const scarecrow = face({
  name: "Scarecrow",
  type: "Villain",
  power: 2,
  text: "+2 Power. Attack: each foe gains a Weakness.",
  keywords: ["Attack"],
});

test("a card is spoken in one breath", () => {
  expect(spoken(scarecrow)).toBe("Scarecrow. Villain. Cost 5. 1 victory point. +2 Power. Attack: each foe gains a Weakness.");
});

test("what a card costs now is spoken, not what is printed", () => {
  expect(spoken(scarecrow, 3)).toContain("Cost 3.");
});

test("a Weakness has no cost ring", () => {
  const weakness = face({ name: "Weakness", kind: "stack", type: "", cost: 0, vp: -1 });
  expect(hasCost(weakness)).toBe(false);
  expect(spoken(weakness)).toBe("Weakness. Weakness. -1 victory point.");
});

describe("the eleven types", () => {
  test.each([
    ["SH", { kind: "super_hero", type: "" }],
    ["SH", { kind: "character", type: "" }],
    ["HE", { type: "Hero" }],
    ["VI", { type: "Villain" }],
    ["SV", { kind: "super_villain", type: "Villain" }],
    ["SP", { type: "Super Power" }],
    ["EQ", { type: "Equipment" }],
    ["LO", { type: "Location" }],
    ["ST", { kind: "starter", type: "Starter" }],
    ["WK", { kind: "stack", type: "" }],
    ["SP", { kind: "stack", type: "Super Power" }],
    ["BA", { kind: "basic", type: "Basic" }],
    ["SG", { kind: "signature", type: "Super Power" }],
  ])("%s", (code, parts) => {
    expect(codeOf(face(parts))).toBe(code);
  });
});

test("Super Heroes and Characters lie on their side", () => {
  expect(landscape(face({ kind: "character" }))).toBe(true);
  expect(landscape(face({ type: "Location" }))).toBe(false);
});

test("a Signature card keeps the type that the rules ask for", () => {
  expect(typeWords(face({ kind: "signature", type: "Equipment", super_hero: "Batman" }))).toBe("Equipment, Signature of Batman");
});

test("a text is cut at its keywords and nothing is lost", () => {
  const found = pieces(scarecrow.text);
  const both = "Confrontation: +2 Power per Weakness.";
  expect(
    pieces(both)
      .map((part) => part.text)
      .join(""),
  ).toBe(both);
  expect(found.map((part) => part.text).join("")).toBe(scarecrow.text);
  expect(found.filter((part) => part.strong).map((part) => part.text)).toEqual(["+2 Power", "Attack:"]);
});

test("what a Super-Villain does when it first appears stands apart", () => {
  const luthor = face({ kind: "super_villain", text: "Draw three cards. First Appearance - Attack: Each player gains a Weakness." });
  expect(parts(luthor)).toEqual({ text: "Draw three cards.", appears: "Each player gains a Weakness." });
});
