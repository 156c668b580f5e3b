import { expect, test } from "vitest";
import type { City } from "../protocol.ts";
import { beatenOf, progressOf } from "./progress.ts";

const STOCK = "39 cards in the main deck, 10 Weaknesses in their stack.";
const city = (counts: string) => ({ goal: [`${counts} ${STOCK}`] }) as City;

test("a small map says what is counted, without names", () => {
  expect(progressOf(city("Super-Villains defeated: 1 of 5 (Despero)."))).toEqual(["Super-Villains 1 of 5"]);
  expect(progressOf(city("Super-Villains defeated for good: 0 of 4. The next 2 will retaliate."))).toEqual(["Super-Villains 0 of 4"]);
});

test("beside Super-Villains a scenario may want something else", () => {
  const hostages = city("Hostages: 2 of 5 saved, 0 lost (with 3 the game is lost), 1 on their way, 2 held. Super-Villains defeated: 0 of 4.");
  expect(progressOf(hostages)).toEqual(["Hostages 2 of 5", "Super-Villains 0 of 4"]);
  expect(beatenOf(hostages)).toEqual({ done: 0, all: 4 });
  const chief = city("Darkseid is in the city and costs 20. Other Super-Villains defeated: 1 (Amazo). Destroyed Locations: 2, with 5 the game is lost.");
  expect(progressOf(chief)).toEqual(["Darkseid is in the city"]);
  expect(beatenOf(chief)).toBeNull();
});
