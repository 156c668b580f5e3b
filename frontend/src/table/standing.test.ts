import { describe, expect, test } from "vitest";
import type { Barred } from "../protocol.ts";
import type { Choice } from "./choice.ts";
import { facing, inHand, standing, withHand, type Situation } from "./standing.ts";

const choice: Choice = { option: { what: "card", label: "X" }, index: 0 };
const tooDear: Barred = { zone: "lineup", index: 0, verb: "buy", text: "X costs 6 and you have 4 Power.", rule: "BASE-3.5" };

function at(parts: Partial<Situation>) {
  return standing({
    zone: "lineup",
    cost: 6,
    offered: [],
    barred: [],
    kind: "main",
    picked: false,
    purse: { power: 4, more: 0, sure: true },
    ...parts,
  });
}

test("a Character that can be confronted says what it costs, one out of reach how much is missing", () => {
  const purse = { power: 0, more: 6, sure: true };
  expect(facing({ cost: 9, hopeless: false }, purse)).toEqual({ state: "lit", tag: "Confront · 9" });
  expect(facing({ cost: 9, hopeless: true }, purse)).toEqual({ state: "dim", tag: "3 short" });
});

describe("cards for sale", () => {
  test("what can be bought says so and for how much", () => {
    expect(at({ offered: [choice], cost: 4 })).toEqual({ state: "lit", tag: "Buy · 4" });
    expect(at({ offered: [choice], zone: "villains", cost: 8 })).toEqual({ state: "lit", tag: "Beat · 8" });
  });
  test("in a city Villains are beaten, and join no deck", () => {
    expect(at({ offered: [choice], zone: "space/5", cost: 5, villain: true }).tag).toBe("Beat · 5");
    expect(at({ offered: [choice], zone: "space/5", cost: 3 }).tag).toBe("Buy · 3");
    expect(at({ offered: [choice], cost: 4, villain: true }).tag).toBe("Buy · 4");
  });
  test("what is too dear says how much is missing", () => {
    expect(at({ barred: [tooDear] })).toEqual({ state: "dim", tag: "2 short" });
  });
  test("what the hand surely pays for is in reach, and what is short counts the hand, too", () => {
    expect(at({ barred: [tooDear], purse: { power: 4, more: 2, sure: true } })).toEqual({ state: "soon", tag: "In reach" });
    expect(at({ barred: [tooDear], purse: { power: 4, more: 1, sure: false } })).toEqual({ state: "dim", tag: "1 short" });
  });
  test("what the hand makes cheaper is nearer by as much", () => {
    const purse = { power: 1, more: 3, sure: true, off: 2 };
    expect(at({ barred: [tooDear], purse })).toEqual({ state: "soon", tag: "In reach" });
    expect(at({ barred: [tooDear], cost: 7, purse })).toEqual({ state: "dim", tag: "1 short" });
    expect(withHand([tooDear], 6, purse)).toBe("Play your hand first: it adds 3 Power and makes this 2 cheaper.");
    expect(withHand([tooDear], 7, purse)).toBe("Your hand adds 3 and makes this 2 cheaper: still 1 short.");
  });
  test("what is barred for another reason is plain: more Power would not help", () => {
    expect(at({ barred: [{ ...tooDear, text: "X is not in the space of your Character." }] })).toEqual({ state: undefined, tag: "" });
  });
});

test("the sentences beside a card count as its tag does", () => {
  expect(withHand([tooDear], 6, { power: 4, more: 1, sure: false })).toBe("Your hand adds at least 1: still 1 short.");
  expect(withHand([tooDear], 6, { power: 4, more: 3, sure: true })).toBe("Play your hand first: its 3 Power is enough for this.");
  expect([withHand([tooDear], 6, { power: 4, more: 0, sure: true }), withHand([], 6, { power: 4, more: 1, sure: true })]).toEqual(["", ""]);
  expect([
    inHand({ power: 1, more: 2, sure: true }),
    inHand({ power: 1, more: 2, sure: false }),
    inHand({ power: 1, more: 0, sure: false }),
    inHand({ power: 0, more: 2, sure: true }),
  ]).toEqual(["2 more Power in your hand.", "At least 2 more Power in your hand.", "", "2 Power in your hand."]);
});

test("cards in hand are lit without a word", () => {
  expect(at({ offered: [choice], zone: "hand/0" })).toEqual({ state: "lit", tag: "" });
});

test("what is asked about is a target, with the verb where there is one", () => {
  expect(at({ offered: [choice], zone: "hand/0", kind: "destroy" })).toEqual({ state: "target", tag: "Destroy" });
  expect(at({ offered: [choice], zone: "hand/0", kind: "choose" })).toEqual({ state: "target", tag: "" });
  expect(at({ offered: [choice], picked: true, kind: "destroy" }).state).toBe("picked");
});

test("a card that does nothing can be played but does not ask for it", () => {
  expect(at({ offered: [{ ...choice, option: { ...choice.option, idle: true } }], zone: "hand/0" }).state).toBeUndefined();
});

test("nothing to do, nothing to see", () => {
  expect(at({})).toEqual({ state: undefined, tag: "" });
});
