import { describe, expect, test } from "vitest";
import type { Face } from "../protocol.ts";
import { codeOf, landscape, typeWords } from "./types.ts";
import { chips, hasCost, pieces, spoken } from "./words.ts";

function face(parts: Partial<Face>): Face {
  return {
    card: "base/x", name: "X", kind: "main", type: "Hero", type_word: "Hero", subtype: "", cost: 5, vp: 1, copies: 1, power: 0,
    move: 0, text: "", short: "", first_short: "", keywords: [], character: "", level: 0, side: "", symbol: "", super_hero: "", number: 0, destination: null,
    assist_range: null, first_appearance: false, promo: false, ours: "", origin: "",
    spine: { power: "", move: 0, attack: false, defense: false, block: false, ongoing: false, assist: false }, ...parts,
  };
}

const scarecrow = face({
  name: "Scarecrow", type: "Villain", power: 2, text: "+2 Power. Attack: each foe gains a Weakness.", keywords: ["Attack"],
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

test("keywords become chips, Power first with its amount", () => {
  expect(chips(scarecrow).map((chip) => `${chip.amount ?? ""}${chip.word}`)).toEqual(["+2Power", "Attack"]);
});

test("a card that only names the discard pile has no Discard chip", () => {
  expect(chips(face({ text: "Put a card from your discard pile into your hand." }))).toEqual([]);
  expect(chips(face({ text: "Each foe discards a card." })).map((chip) => chip.word)).toEqual(["Discard"]);
});

test("a text is cut at its keywords and nothing is lost", () => {
  const parts = pieces(scarecrow.text);
  expect(parts.map((part) => part.text).join("")).toBe(scarecrow.text);
  expect(parts.filter((part) => part.strong).map((part) => part.text)).toEqual(["+2 Power", "Attack:"]);
});
