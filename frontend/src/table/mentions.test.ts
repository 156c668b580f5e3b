import { expect, test } from "vitest";
import { mentions } from "./mentions.ts";

const NAMES: Record<string, string> = { kick: "Kick", punch: "Punch", flash: "The Flash", kid: "Kid Flash" };
const cut = (text: string, ...cards: string[]) =>
  mentions(text, cards, (card) => NAMES[card]!).map(({ text, card }) => (card ? `[${text}]` : text));

test("a card is marked where it is named, and nothing is lost", () => {
  expect(cut("Bob buys Kick for 3.", "kick")).toEqual(["Bob buys ", "[Kick]", " for 3."]);
  expect(cut("Kick and Punch", "punch", "kick", "kick")).toEqual(["[Kick]", " and ", "[Punch]"]);
});

test("a word that only begins like a name is none", () => {
  expect(cut("Bob plays 2 Punches.", "punch")).toEqual(["Bob plays 2 Punches."]);
  expect(cut("Kid Flash and The Flash", "flash", "kid")).toEqual(["[Kid Flash]", " and ", "[The Flash]"]);
});
