import { expect, test } from "vitest";
import catalogue from "../samples/catalogue.json";
import foreign from "./foreign.json";
import own from "./interface.json";
import places from "./places.json";
import pictures from "./pictures.json";
import { iconOf, outline, shorter } from "./plugin.ts";

test("every card of the examples has a picture that exists", () => {
  const sets = pictures as Record<string, Record<string, Parameters<typeof iconOf>[0]>>;
  const without = catalogue.cards
    .map((card) => card.card)
    .filter((card) => {
      const [set = "", id = ""] = card.split("/");
      return !sets[set]?.[id];
    });
  expect(without).toEqual([]);
  for (const names of Object.values(sets)) for (const name of Object.values(names)) expect(outline(iconOf(name))).not.toBe("");
});

test("every type of a foreign set has icons to choose from", () => {
  expect(Object.keys(foreign).sort()).toEqual(["BA", "EQ", "HE", "LO", "SG", "SH", "SP", "ST", "SV", "VI", "WK"]);
  for (const name of Object.values(foreign).flat()) expect(outline(name)).not.toBe("");
});

test("every icon of the interface exists, and none is listed twice", () => {
  for (const name of own) expect(outline(name)).not.toBe("");
  expect(new Set(own).size).toBe(own.length);
});

test("every Location of the city has a picture that exists", () => {
  for (const name of Object.values(places)) expect(outline(name)).not.toBe("");
});

test("an unknown icon stops the build", () => {
  expect(() => outline("no-such-thing")).toThrow("no-such-thing");
});

test("shortened numbers stay apart", () => {
  expect(shorter("M1.04.5")).toBe("M1 .5");
  expect(shorter("l12.34.04")).toBe("l12.3 0");
  expect(shorter("c-.26-.44 1.999 3")).toBe("c-.3-.4 2 3");
});
