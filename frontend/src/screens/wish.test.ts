import { expect, test } from "vitest";
import setup from "../../samples/setup.json";
import type { Choices, Mode } from "../protocol.ts";
import { readCampaign } from "./saved-campaign.ts";
import {
  asked,
  BY_NAME,
  changed,
  choiceOf,
  fitting,
  missing,
  OWN_MIX,
  OWN_NUMBERS,
  title,
  toCampaignWish,
  toChange,
  toWish,
  USUAL,
} from "./wish.ts";

const mode = (name: string) => (setup.modes as Mode[]).find((one) => one.mode === name)!;

test("a first visit gets one person and bots", () => {
  const choice = fitting(USUAL, mode("base"), "Ann");
  expect(choice.seats).toEqual([
    { kind: "human", name: "Ann" },
    { kind: "bot", bot: "greedy" },
    { kind: "bot", bot: "greedy" },
  ]);
  expect(title(choice, mode("base"))).toBe("Base set, 2 bots");
});

test("rare choices are told only where they differ from the usual", () => {
  const choice = fitting(USUAL, mode("base"), "Ann");
  expect(changed(choice, mode("base"))).toEqual([]);
  expect(changed({ ...choice, variants: ["two-heads"], own: { villains: 12 }, spectators: false }, mode("base"))).toEqual([
    "Two heads",
    "12 Super-Villains",
    "Nobody may watch",
  ]);
});

test("what another mode does not offer is dropped", () => {
  const five = {
    ...USUAL,
    seats: Array.from({ length: 5 }, () => ({ kind: "human" as const, name: "x" })),
    variants: ["hunt"],
    own: { promos: true },
  };
  const choice = fitting(five, mode("rivals"), "");
  expect([choice.seats.length, choice.variants, choice.own]).toEqual([2, [], {}]);
});

test("Super Heroes by name need one for each seat", () => {
  const choice = { ...fitting(USUAL, mode("base"), ""), heroes: BY_NAME, picked: ["Batman", "Aquaman"] };
  expect(missing(choice, mode("base"))).toContain("so far 2");
  const full = { ...choice, picked: ["Batman", "Aquaman", "Cyborg"] };
  expect(missing(full, mode("base"))).toBe("");
  expect(toWish(full, mode("base")).heroes).toBe("Batman,Aquaman,Cyborg");
});

test("a mixture of one's own has 3 groups", () => {
  const both = mode("base+heroes_unite");
  const choice = { ...fitting(USUAL, both, ""), mix: OWN_MIX, mixed: ["heroes", "villains"] };
  expect(missing(choice, both)).not.toBe("");
  expect(toWish({ ...choice, mixed: ["heroes", "villains", "locations"] }, both).mix).toBe("heroes+villains+locations");
});

const file = (more: object = {}) =>
  JSON.stringify({
    name: "friday",
    kind: "cooperative",
    game: null,
    players: [
      { player: "ann", "super hero": "Batman" },
      { player: "greedy", "super hero": "Cyborg" },
    ],
    ...more,
  });

test("as many cards of each set as one likes", () => {
  const city = mode("rebirth");
  const choice = { ...fitting(USUAL, city, ""), mix: OWN_NUMBERS };
  expect(missing(choice, city)).toBe("Say how many cards of another set come in.");
  expect(toWish({ ...choice, guests: { base: 20, rivals: 0, heroes_unite: 5 } }, city).mix).toBe("base:20+heroes_unite:5");
  expect(fitting(choice, city, "").mix).toBe(OWN_NUMBERS);
});

test("what only one game asks is asked of it, within what it allows", () => {
  const choice = fitting({ ...USUAL, own: { scenario: 3, villains: 20, signatures: "two" } }, mode("rebirth"), "");
  expect(asked(choice, mode("rebirth"), true).map((question) => question.label)).toEqual(["Scenario", "Signature cards from the start"]);
  expect(toWish(choice, mode("rebirth")).own).toEqual({ scenario: 3 });
  const contest = { ...choice, variants: ["competitive"] };
  expect(toWish(contest, mode("rebirth")).own).toEqual({});
  expect(toWish(fitting({ ...USUAL, own: { villains: 20 } }, mode("base"), ""), mode("base")).own).toEqual({ villains: 12, promos: false });
});

test("a campaign asks for no scenario or Signature cards, and may have cards of other sets", () => {
  const city = mode("rebirth");
  const choice = {
    ...fitting({ ...USUAL, story: "campaign", campaign: "friday" }, city, "Ann"),
    own: { scenario: 3, signatures: 2 },
    mix: "base",
  };
  const wish = toCampaignWish(choice, city, null);
  expect([wish.campaign, wish.own, wish.mix]).toEqual([{ name: "friday" }, undefined, "base"]);
  expect(fitting(choice, mode("base"), "").story).toBe("single");
});

test("a saved campaign goes on with the players of its file", () => {
  const saved = readCampaign(file(), ["greedy", "random"]);
  expect(saved.seats).toEqual([
    { kind: "human", name: "ann" },
    { kind: "bot", bot: "greedy" },
  ]);
  const city = mode("rebirth");
  const choice = fitting({ ...USUAL, story: "saved" }, city, "Ann");
  expect([missing(choice, city), missing(choice, city, saved)]).toEqual(["Choose the file of the campaign.", ""]);
  expect(toCampaignWish(choice, city, saved).campaign).toEqual({ saved: saved.text, heroes: ["Batman", "Cyborg"] });
  expect(toCampaignWish(choice, city, readCampaign(file({ kind: "competitive" }), [])).campaign?.heroes).toEqual([]);
});

test("what is no campaign, or is in the middle of a game, is refused", () => {
  for (const text of ["", "null", "{}", "[]"]) expect(() => readCampaign(text, [])).toThrow("isn't a campaign file");
  expect(() => readCampaign(file({ game: {} }), [])).toThrow("middle of a game");
});

test("what a table has agreed on is changed and sent as it was chosen", () => {
  const chosen = fitting({ ...USUAL, variants: ["hunt"], own: { villains: 12 }, counts_points: true }, mode("base"), "");
  const { seats, variants, heroes, mix, own, ...open } = toWish(chosen, mode("base"));
  const told = {
    ...open,
    players: seats!.length,
    variants: variants!,
    heroes: heroes!,
    mix: mix!,
    own: own!,
    match: false,
    game: 1,
    carried: [],
  };
  const back = toChange(choiceOf(told as Choices, mode("base")), mode("base"));
  expect(back).toEqual({ type: "change_game", ...open, players: 3, variants, heroes, mix, own });
});

test("figures by name and cards of other sets are chosen again", () => {
  const told = { players: 2, variants: [], heroes: "Superman,Batman", mix: "rivals:5", own: {} } as unknown as Choices;
  const choice = choiceOf(told, mode("base"));
  expect([choice.heroes, choice.picked, choice.mix, choice.guests]).toEqual([BY_NAME, ["Superman", "Batman"], OWN_NUMBERS, { rivals: 5 }]);
});
