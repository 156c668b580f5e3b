import { expect, test } from "vitest";
import sample from "../../../samples/view-rebirth-3p-walk.json";
import type { City } from "../../protocol.ts";
import type { ToClient, View } from "../../protocol.ts";
import { named, saidWithNames, withNames, placeName, SMALL, SPOTS, thePlace, wayTo } from "./ring.ts";

const city = sample.table.section as unknown as City;

test("the shorter way is taken, and enters each space between", () => {
  expect(wayTo(0, 2)).toEqual([1, 2]);
  expect(wayTo(0, 8)).toEqual([9, 8]);
  expect(wayTo(9, 1)).toEqual([0, 1]);
  expect(wayTo(4, 4)).toEqual([]);
  expect(wayTo(7, 2)).toEqual([8, 9, 0, 1, 2]);
});

test("ten places, none twice", () => {
  for (const places of [SPOTS, SMALL]) expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(10);
});

test("places have names, not numbers", () => {
  expect(placeName(city.spaces[0], 0)).toBe("Arkham Asylum");
  expect(placeName(city.spaces[5], 5)).toBe("3rd Street");
  expect(thePlace(city.spaces[2], 2)).toBe("the Batcave");
  expect(named("Destination Location 5, next step slot 1", city)).toBe("Destination the Police Station, next step 1st Street");
});

test("log and question name places as the map does", () => {
  expect(named("Location 2 takes damage. Location 5, too", city)).toBe("The Batcave takes damage. The Police Station, too");
  const view = withNames(sample as unknown as View);
  expect(view.table.prompt!.options.map((option) => option.label)).toEqual(["Arkham Asylum", "1st Street", "5th Street"]);
  expect(JSON.stringify(view.log.lines.map((line) => line.text))).not.toMatch(/slot \d|Location \d/);
});

test("a refusal, a hint and older lines of the log name places, too", () => {
  const refused = { type: "refused", text: "Nothing lies in slot 3.", rule: "", about: "", number: null } as ToClient;
  expect(saidWithNames(refused, city)).toMatchObject({ text: "Nothing lies in 3rd Street." });
  expect(saidWithNames(refused, null)).toBe(refused);
  const older = {
    type: "earlier_log",
    game: "g",
    log: { start: 0, end: 1, earlier: false, lines: [{ at: 0, text: "You walk to slot 1." }], events: [] },
  } as unknown as ToClient;
  expect(saidWithNames(older, city)).toMatchObject({ log: { lines: [{ text: "You walk to 1st Street." }] } });
});
