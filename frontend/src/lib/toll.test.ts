import { expect, test } from "vitest";
import type { LogLine } from "../protocol.ts";
import type { Beat } from "./beats.ts";
import { outcomesOf } from "./outcomes.ts";
import { byWhom, tollOf } from "./toll.ts";

const [ME, BOB] = [0, 1];
const line = (at: number, what: string, seat: number, text = what): LogLine => ({ at, text, rule: "", what, cards: [], seat });
const LOST = "You discard Punch and Kick (Parallax).";
const LOG = [
  line(0, "turn", ME),
  line(1, "discarded", ME, "You discard Mera."),
  line(2, "turn ended", ME),
  line(3, "appeared", -1),
  line(4, "hit", BOB),
  line(5, "discarded", ME, LOST),
  line(6, "turn", BOB),
];
const MY_TURN = [...LOG, line(7, "gained", ME, "You gain a Weakness (Scarecrow)."), line(8, "turn ended", BOB), line(9, "turn", ME)];

test("a card that somebody else passes to the reader is told, one's own gift is not", () => {
  const passed = [
    line(7, "passed", BOB, "Bob passes a Weakness to you (The Joker)."),
    line(8, "passed", ME, "You pass Kick to Bob (The Joker)."),
  ];
  expect(tollOf([...LOG.slice(0, 5), ...passed], ME)).toEqual(["The Joker: Bob passes a Weakness to you."]);
});

test("the card that did it comes first", () => {
  expect(byWhom(LOST)).toBe("Parallax: you discarded Punch and Kick.");
  expect(byWhom("Cleo avoids Scarecrow's Attack with The Cape and Cowl (discarded).")).toBe(
    "Cleo avoids Scarecrow's Attack with The Cape and Cowl (discarded).",
  );
  expect(byWhom("You discard Mera and gain a Weakness.")).toBe("You discarded Mera and gained a Weakness.");
});

test("what was done to me since my turn is told until I act, not what I did myself", () => {
  expect(tollOf(LOG, ME)).toEqual(["Parallax: you discarded Punch and Kick."]);
  expect(tollOf(LOG, ME, 4)).toEqual([]);
  expect(tollOf(MY_TURN, ME)).toEqual(["Parallax: you discarded Punch and Kick.", "Scarecrow: you gained a Weakness."]);
  expect(tollOf([...MY_TURN, line(10, "discarded", ME, "You discard Mera (Bane)."), line(11, "revealed", ME)], ME)).toHaveLength(3);
  expect(
    tollOf([...MY_TURN, line(10, "attacked", ME), line(11, "discarded", ME, "You discard Mera (Bane)."), line(12, "entered", ME)], ME),
  ).toHaveLength(3);
  expect(tollOf([...MY_TURN, line(10, "played", ME)], ME)).toEqual([]);
  const own = line(3, "put", ME, "You put Ra's al Ghul on the bottom of your deck.");
  expect(tollOf([line(0, "turn", ME), line(2, "turn ended", ME), own, line(6, "turn", BOB)], ME)).toEqual([]);
  expect(tollOf([...MY_TURN, line(10, "discarded", ME, "You discard Mera (Scarecrow).")], ME)).toEqual([
    "Parallax: you discarded Punch and Kick.",
    "Scarecrow: you gained a Weakness and discarded Mera.",
  ]);
  expect([tollOf(MY_TURN, BOB), tollOf(MY_TURN, null)]).toEqual([[], []]);
});

test("an entrance says who was hit, who was spared, and who had nothing to lose", () => {
  const beat = (what: string, ...seats: number[]) => ({ what, seats, seat: seats[0], caption: `${what}.` }) as Beat;
  const told = [beat("hit", 0, 1, 2), beat("revealed", 0), beat("discarded", 1), beat("avoided", 3)];
  expect(outcomesOf([...told, beat("turn", 1), beat("discarded", 0)]).map(({ seat, flag }) => [seat, flag])).toEqual([
    [0, "nothing to lose"],
    [1, "hit"],
    [2, "nothing to lose"],
    [3, "avoids"],
  ]);
  expect(outcomesOf(told)[0]).toMatchObject({ seat: 0, flag: "hit" }); // what follows is not known yet
});
