import { describe, expect, test } from "vitest";
import { numbered } from "./phrases.ts";
import { slotted } from "./slots.ts";

const cards = (slots: ReturnType<typeof slotted>) => slots.map((slot) => slot?.card ?? "");

describe("cards on sale", () => {
  const full = slotted([], numbered(["a", "b", "c", "d", "e"]));

  test("lie side by side, with gaps where there are fewer than five", () => {
    expect(cards(full)).toEqual(["a", "b", "c", "d", "e"]);
    expect(cards(slotted([], numbered(["a", "b"])))).toEqual(["a", "b", "", "", ""]);
  });
  test("stay where they are when one is bought, and a new one fills the gap", () => {
    const gap = slotted(full, numbered(["a", "c", "d", "e"]));
    expect(cards(gap)).toEqual(["a", "", "c", "d", "e"]);
    expect(cards(slotted(gap, numbered(["a", "c", "d", "e", "f"])))).toEqual(["a", "f", "c", "d", "e"]);
  });
  test("know their place in the list of the server, which closes ranks", () => {
    expect(slotted(full, numbered(["c", "d"])).map((slot) => slot?.index ?? -1)).toEqual([-1, -1, 0, 1, -1]);
  });
  test("may be more than five, for as long as they are", () => {
    const six = slotted(full, numbered(["a", "b", "c", "d", "e", "f"]));
    expect(cards(six)).toHaveLength(6);
    expect(cards(slotted(six, numbered(["a", "b", "c", "d", "e"])))).toHaveLength(5);
  });
  test("leave no gap for more than a turn if there are enough without it", () => {
    const six = slotted(full, numbered(["a", "b", "c", "d", "e", "f"]));
    const bought = numbered(["a", "c", "d", "e", "f"]);
    const gap = slotted(six, bought);
    expect(cards(gap)).toEqual(["a", "", "c", "d", "e", "f"]);
    expect(cards(slotted(gap, bought, true))).toEqual(["a", "c", "d", "e", "f"]);
  });
});
