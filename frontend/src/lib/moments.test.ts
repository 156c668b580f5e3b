import { expect, test } from "vitest";
import type { Code } from "../card/types.ts";
import { bannerOf, loudest, shaken, soundOf, type Told } from "./moments.ts";

const told = (what: string, more: Partial<Told> = {}): Told => ({
  what,
  seat: 1,
  cards: [],
  caption: `It was ${what}.`,
  mine: false,
  own: false,
  ...more,
});

test("what happens has a sound; what happens to oneself is a blow", () => {
  expect(["played", "bought", "shuffled", "avoided", "appeared", "beaten", "ruined"].map((what) => soundOf(told(what)))).toEqual([
    "card",
    "coin",
    "paper",
    "glass",
    "motif",
    "cheer",
    "rubble",
  ]);
  expect(soundOf(told("discarded"))).toBeNull();
  expect(soundOf(told("discarded", { mine: true }))).toBe("thump");
});

test("a card sounds like what it is", () => {
  const sound = (what: string, type: Code) => soundOf(told(what, { cards: ["a"] }), () => type);
  expect([sound("played", "HE"), sound("played", "EQ"), sound("played", "SP")]).toEqual(["card", "metal", "air"]);
  expect([sound("defeated", "VI"), sound("defeated", "SV"), sound("bought", "EQ")]).toEqual(["thump", "cheer", "coin"]);
});

test("of several things at once only the weightiest is heard", () => {
  expect(loudest([told("played"), told("appeared"), told("bought")])).toBe("motif");
  expect(loudest([told("turn ended")])).toBeNull();
});

test("a Location in ruins, a Character beaten, every Super-Villain and an Attack that one avoids stand over the stage", () => {
  expect(bannerOf([told("played"), told("ruined")], false)).toMatchObject({ text: "It was ruined.", tone: "red" });
  expect(bannerOf([told("beaten")], false)).toMatchObject({ tone: "gold" });
  expect(bannerOf([told("defeated")], false)?.text).toBe("It was defeated.");
  expect(bannerOf([told("defeated")], true)?.text).toBe("The first one falls. It was defeated.");
  expect(bannerOf([told("avoided")], false)).toBeNull();
  expect(bannerOf([told("avoided", { own: true })], false)).toMatchObject({ tone: "green" });
});

test("harm to oneself shakes one's own side, harm to a Location the map", () => {
  expect([shaken([told("hit")]), shaken([told("hit", { mine: true })]), shaken([told("damaged")])]).toEqual([null, "mine", "city"]);
});
