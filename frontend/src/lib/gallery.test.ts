import { expect, test } from "vitest";
import catalogue from "../../samples/catalogue.json";
import type { Face } from "../card/types.ts";
import { address, ALL, choicesOf, fits, nearlyCalled, readWish, type Wish } from "./gallery.ts";

const FACES = (catalogue as unknown as { cards: Face[] }).cards;
const NONE: Wish = { set: "", type: "", cost: "", keyword: "", text: "" };

const found = (wish: Partial<Wish>) => FACES.filter((face) => fits(face, { ...NONE, ...wish }));

test("an address is a wish and a wish an address", () => {
  const wish = { set: "base", type: "Super Power", cost: "3", keyword: "First Appearance", text: "draw two & more" };
  const told = address(wish, "base/kick");
  expect(told.startsWith("#/cards/base/kick?")).toBe(true);
  expect(readWish(new URLSearchParams(told.split("?")[1]))).toEqual(wish);
  expect(address(NONE)).toBe("#/cards");
});

test("each filter leaves only what fits, together too", () => {
  expect(found({}).length).toBe(FACES.length);
  expect(found({ set: ALL }).length).toBe(FACES.length);
  const heroes = found({ type: "Hero" });
  expect(heroes.length).toBeGreaterThan(0);
  expect(heroes.every((face) => face.type === "Hero")).toBe(true);
  expect(found({ cost: "4" }).every((face) => face.cost === 4)).toBe(true);
  expect(found({ keyword: "Defense" }).every((face) => face.keywords.includes("Defense"))).toBe(true);
  expect(found({ keyword: "First Appearance" }).every((face) => face.first_appearance)).toBe(true);
  const both = found({ type: "Hero", cost: "4", text: "draw" });
  expect(both.every((face) => face.type === "Hero" && face.cost === 4 && /draw/i.test(face.text + face.name))).toBe(true);
  expect(found({ text: "no such words anywhere" })).toEqual([]);
});

test("what can be chosen is what there is", () => {
  const { types, costs } = choicesOf(FACES);
  expect(types).toContain("Hero");
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
  for (const type of types) expect(found({ type }).length).toBeGreaterThan(0);
});

test("a name with a slip in it finds the card that is meant", () => {
  const names = (text: string) => nearlyCalled(text, FACES).map((face) => face.name);
  expect(names("kikc")[0]).toBe("Kick");
  expect(names("Kick")[0]).toBe("Kick");
  expect(names("qwertzuiop")).toEqual([]);
  expect(names("k")).toEqual([]);
});
