import { describe, expect, test } from "vitest";
import type { LogLine } from "../protocol.ts";
import { newsOf, revealed } from "./news.ts";

const line = (at: number, what: string, text: string, cards: string[] = []) => ({ at, what, text, cards, seat: 0, rule: "" }) as unknown as LogLine;
const LINES = [
  line(0, "turn", "Turn 1: your turn."),
  line(1, "played", "You play Power Ring.", ["base/power-ring"]),
  line(2, "revealed", "You reveal a Kick (Power Ring).", ["base/kick"]),
  line(3, "power", "You get +3 Power (Power Ring)."),
  line(4, "played", "You play Punch: +1 Power (Superman).", ["base/punch"]),
];

describe("what one's answer brought about", () => {
  test("a revealed card is named, with the card that revealed it", () => {
    expect(newsOf(LINES, 1)).toEqual(["Power Ring: you revealed a Kick."]);
    expect(revealed(LINES, 1)).toEqual(["base/kick"]);
  });

  test("it is told until the next answer, and not when the turn is over", () => {
    expect(newsOf(LINES, 4)).toEqual([]);
    expect(newsOf([...LINES, line(5, "turn ended", "You end your turn.")], 1)).toEqual([]);
  });

  test("a card that another one plays from elsewhere is told, a plain play is not", () => {
    const lines = [line(1, "played", "You play Clayface."), line(2, "played", "You play Kick from Bob's discard pile (Clayface): +2 Power.")];
    expect(newsOf(lines, 1)).toEqual(["You play Kick from Bob's discard pile (Clayface): +2 Power."]);
  });
});
