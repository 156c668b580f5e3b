import { expect, test } from "vitest";
import { cardAt, fileName, fileOf, inWords, newCard, newSet, setOf, withSentence } from "./own-sets.ts";

test("a set is written as its file", () => {
  const set = {
    ...newSet('The "Tide"', "lineup"),
    cards: [newCard("Ebb"), { ...newCard("Flood"), text: "", vp: "VpEach(1, ANY)", more: 'play = "Power(2)"\n', picture: "anchor" }],
  };
  const { text, starts } = fileOf(set);
  expect(text.split("\n").slice(0, 4)).toEqual(['name = "the_tide"', 'title = "The \\"Tide\\""', 'game = "lineup"', ""]);
  expect(text).toContain('vp = "VpEach(1, ANY)"\ncopies = 3\nplay = "Power(2)"\npicture = "anchor"\n');
  expect(starts.map((line) => text.split("\n")[line - 1])).toEqual(["[[card]]", "[[card]]"]);
  expect([1, 5, 6, starts[1]!, 99].map((line) => cardAt(line, starts))).toEqual([-1, 0, 0, 1, 1]);
});

test("names of files are plain", () => {
  expect(["Moonlight", "Über Ötzi 3!", "42", "", "a".repeat(40)].map(fileName)).toEqual([
    "moonlight",
    "uber_otzi_3",
    "my_set",
    "my_set",
    "a".repeat(24),
  ]);
});

test("a file that was read is a set again, and words take the place of sentences", () => {
  const draft = { said: { name: "Ebb", is: "hero", cost: "3", text: "Draw 2 cards." }, more: 'defense = "Defense()"\n', face: null };
  const bench = { name: "tide", title: "", game: "lineup", mode: "", drafts: [draft], problems: [], notes: [], said: null };
  const set = setOf(bench, "1")!;
  expect([set.title, set.cards[0]!.cost, set.cards[0]!.copies]).toEqual(["tide", "3", ""]);
  expect(inWords(set.cards[0]!, ['play = "Draw(2)"'])).toMatchObject({ text: "", more: 'defense = "Defense()"\nplay = "Draw(2)"' });
  expect(setOf({ ...bench, drafts: [] }, "1")).toBeNull();
});

test("one sentence gives way to another", () => {
  expect(withSentence("+1 power.  Draw two crads", 1, "Draw 2 cards.")).toBe("+1 power. Draw 2 cards.");
});
