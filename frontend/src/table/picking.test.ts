import { expect, test } from "vitest";
import type { Prompt } from "../protocol.ts";
import { confirmWords, isCostly } from "./picking.ts";

const asked = (kind: string, least: number, most: number, labels: string[]) =>
  ({ kind, least, most, options: labels.map((label) => ({ what: "card", label, card: "base/kick" })) }) as unknown as Prompt;

test("the button says what happens with the card that is picked", () => {
  const prompt = asked("destroy", 0, 1, ["Kick", "Kick"]);
  expect(confirmWords(prompt, [])).toBe("Destroy a card");
  expect(confirmWords(prompt, [1])).toBe("Destroy Kick");
  expect(confirmWords(asked("assist", 0, 1, ["assist with Kick"]), [0])).toBe("Assist with Kick");
  expect(confirmWords(asked("defend", 0, 1, ["Kick"]), [0])).toBe("Avoid with Kick");
  expect(confirmWords(asked("defend a teammate", 0, 1, ["Kick for Bob"]), [0])).toBe("Use Kick for Bob");
  const again = asked("play again", 1, 1, ["Kick"]);
  expect([confirmWords(again, []), confirmWords(again, [0])]).toEqual(["Play a card again", "Play Kick again"]);
});

test("of several it counts", () => {
  const two = asked("discard", 2, 2, ["Kick", "Kick", "Kick"]);
  expect([confirmWords(two, []), confirmWords(two, [0]), confirmWords(two, [0, 2])]).toEqual([
    "Discard 0 of 2",
    "Discard 1 of 2",
    "Discard 2 of 2",
  ]);
  const some = asked("destroy", 0, 2, ["Kick", "Kick", "Kick"]);
  expect([confirmWords(some, []), confirmWords(some, [1])]).toEqual(["Destroy up to 2", "Destroy 1"]);
});

test("to destroy the one good card of one's own is not put forward", () => {
  const top = (zone: string) => ({ ...asked("destroy", 0, 1, ["Kick"]).options[0]!, zone });
  const prompt = asked("destroy", 0, 1, ["Kick"]);
  expect(isCostly(prompt, top("deck/0"), 3, 0)).toBe(true);
  expect(isCostly(prompt, top("deck/0"), 0, 0)).toBe(false); // a Punch or a Weakness
  expect(isCostly(prompt, top("lineup"), 3, 0)).toBe(false);
  expect(isCostly(prompt, top("deck/1"), 3, 0)).toBe(false);
  expect(isCostly(asked("discard", 0, 1, ["Kick"]), top("deck/0"), 3, 0)).toBe(false);
});
