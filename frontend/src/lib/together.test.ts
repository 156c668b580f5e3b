import { expect, test } from "vitest";
import type { Chair, Room } from "../protocol.ts";
import { chooserWords, firstWords, nextWords } from "./together.ts";

const person = (seat: number, name: string, yours = false) => ({ seat, name, yours, kind: "human", leaver: false, hosts: seat === 0 });
const rocco = { seat: 2, name: "Rocco", yours: false, kind: "bot", leaver: false, hosts: false };

function room(changes: Partial<Room> = {}): Room {
  const chairs = [person(0, "Ann"), person(1, "Bea", true), rocco] as Chair[];
  return { chairs, seat: 1, first_next: 0, first_unless: [], choices: { variants: [] }, next_choices: null, ...changes } as unknown as Room;
}

test("who starts is told with the Super Hero who may go first instead", () => {
  expect(firstWords(room())).toBe("Ann starts.");
  expect(firstWords(room({ first_next: 1, first_unless: ["The Flash"] }))).toBe("You start, unless someone else plays The Flash.");
  expect(firstWords(room({ first_next: null, first_unless: ["The Flash"] }))).toBe("");
});

test("a guest reads what comes next, who sits in it, and who chooses", () => {
  expect(nextWords(room(), "Base set")).toBe("Base set again, with Ann, Bea and Rocco (bot).");
  const next = { variants: ["two-heads"] } as Room["choices"];
  expect(nextWords(room({ next_choices: next }), "Rivals")).toBe("Rivals, two heads, with Ann, Bea and Rocco (bot).");
  expect(chooserWords(room())).toBe("Ann is the host and chooses the game and who plays.");
});
