import { describe, expect, test } from "vitest";
import { brief, nameSize, points, spine } from "./figures.ts";
import type { Face } from "./types.ts";

function face(known: Partial<Face>): Face {
  return {
    card: "base/x", name: "X", kind: "main", type: "Hero", type_word: "Hero", subtype: "", cost: 5, vp: 1, copies: 1, power: 0,
    move: 0, text: "", keywords: [], character: "", level: 0, side: "", symbol: "", super_hero: "", number: 0, destination: null,
    assist_range: null, first_appearance: false, promo: false, ours: "", origin: "", ...known,
  };
}

const slots = (known: Partial<Face>) => spine(face(known)).map((sign) => (sign ? ("text" in sign ? sign.text : sign.word) : ""));

describe("the spine", () => {
  test("has a fixed slot for each kind of sign, and empty ones stay empty", () => {
    expect(slots({ power: 2, keywords: ["Defense"] })).toEqual(["+2", "", "Defense", ""]);
    expect(slots({ keywords: ["Attack"] })).toEqual(["", "Attack", "", ""]);
    expect(slots({ power: 1, keywords: ["Attack", "Block", "Ongoing"] })).toEqual(["+1", "Attack", "Block", "Ongoing"]);
  });
  test("shows Power that depends as a range or for each", () => {
    expect(slots({ text: "+2 Power, or +5 Power instead if you control a Location." })[0]).toBe("2–5");
    expect(slots({ text: "If you own a Hero, +3 Power." })[0]).toBe("0–3");
    expect(slots({ text: "+2 Power for each Villain." })[0]).toBe("2×");
  });
  test("Move takes the first slot, or the last if Power is there", () => {
    expect(slots({ move: 2 })).toEqual(["2", "", "", ""]);
    expect(slots({ power: 1, move: 3 })).toEqual(["+1", "", "", "3"]);
  });
  test("a First Appearance is an Attack, and its Power is not the card's", () => {
    expect(slots({ first_appearance: true, text: "Draw a card. First Appearance - Attack: The player hit gets +1 Power." })).toEqual(["", "Attack", "", ""]);
  });
});

test("a small face tells one figure and has icons for the rest", () => {
  expect(brief(face({ power: 2, keywords: ["Defense"], text: "+2 Power. Defense: discard this card: draw two cards." }))).toMatchObject({
    figure: { text: "+2" },
    icons: ["shield", "card-draw"],
  });
  expect(brief(face({ text: "Draw a card." })).figure).toBeNull();
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
  expect(nameSize("Vulnerability").longWord).toBe(true);
});
