import { describe, expect, test } from "vitest";
import { example as face } from "./example.ts";
import { nameSize, parted, points, spine, spineAfter } from "./figures.ts";
import type { Face } from "./types.ts";

const slots = (known: Partial<Face["spine"]>) =>
  spine(face({ spine: { ...face().spine, ...known } })).map((sign) => (sign ? ("text" in sign ? sign.text : sign.word) : ""));

describe("the spine", () => {
  test("has a fixed slot for each kind of sign, and empty ones stay empty", () => {
    expect(slots({ power: "+2", defense: true })).toEqual(["+2", "", "Defense", ""]);
    expect(slots({ attack: true })).toEqual(["", "Attack", "", ""]);
    expect(slots({ power: "+1", attack: true, block: true, ongoing: true })).toEqual(["+1", "Attack", "Block", "Ongoing"]);
    expect(slots({ assist: true })).toEqual(["", "", "", "Assist"]);
  });
  test("prints Power that depends with the signs of a printer", () => {
    expect(slots({ power: "2-5" })[0]).toBe("2–5");
    expect(slots({ power: "2x" })[0]).toBe("2×");
  });
  test("Move takes the first slot, or the last if Power is there", () => {
    expect(slots({ move: 2 })).toEqual(["2", "", "", ""]);
    expect(slots({ power: "+1", move: 3 })).toEqual(["+1", "", "", "3"]);
  });
});

test("what a card gave takes the place of what it may give", () => {
  const first = (power: string, gave: number | null) => spineAfter(face({ spine: { ...face().spine, power } }), gave)[0];
  expect(first("2-5", null)).toMatchObject({ text: "2–5", varies: true });
  expect(first("2-5", 4)).toMatchObject({ text: "+4", varies: false });
  expect(first("2x", 0)).toMatchObject({ text: "+0", varies: false });
  expect(first("", 3)).toMatchObject({ text: "+3" });
  expect(first("", 0)).toBeNull();
});

test("points that vary are a star", () => {
  expect(points(face({ vp: 2 }))).toBe("2");
  expect(points(face({ vp: "1 VP for each Hero" }))).toBe("✱");
  expect(points(face({ vp: null }))).toBeNull();
});

test("long names have smaller letters", () => {
  expect(nameSize("Robin")).toEqual({ size: "", longWord: false });
  expect(nameSize("Fortress of Solitude").size).toBe("longer");
  expect(nameSize("Princess Diana of Themyscira").size).toBe("longest");
  expect(nameSize("Enchantress").longWord).toBe(true);
  expect(nameSize("Darkseid").longWord).toBe(false);
});

test("a long word is parted near its middle, and no other", () => {
  expect(parted("Vulnerability")).toBe("Vulnera\u00adbility");
  expect(parted("The Bat-Signal")).toBe("The Bat-Signal");
});
