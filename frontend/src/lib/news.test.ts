import { describe, expect, test } from "vitest";
import type { LogLine } from "../protocol.ts";
import { newsOf, revealed } from "./news.ts";
import { tollOf } from "./toll.ts";

const line = (at: number, what: string, text: string, cards: string[] = []) =>
  ({ at, what, text, cards, seat: 0, rule: "" }) as unknown as LogLine;
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

  test("what an Attack took as the turn began is in the toll, and not told again", () => {
    const lost = [line(1, "attacked", "Psycho-Pirate attacks you."), line(2, "discarded", "You discard a Helping Hand (Psycho-Pirate).")];
    const lines = [line(0, "turn", "Turn 3: your turn."), ...lost];
    expect(tollOf(lines, 0)).toEqual(["Psycho-Pirate: you discarded a Helping Hand."]);
    expect(newsOf(lines, 2, 0)).toEqual([]);
    expect(newsOf([...lines, line(3, "played", "You play Punch."), line(4, "discarded", "You discard Run (Batcomputer).")], 3, 0)).toEqual([
      "Batcomputer: you discarded Run.",
    ]);
  });

  test("a Location that was used says what happened, a Villain that walks by itself is seen", () => {
    const walks = { ...line(3, "moved", "Bane goes to the Bank."), seat: -1 };
    const lines = [
      line(1, "used", "You use Arkham Asylum for 2 Power."),
      line(2, "moved", "You move Psycho-Pirate to Arkham Asylum."),
      walks,
    ];
    expect(newsOf(lines, 1, 0)).toEqual(["You use Arkham Asylum for 2 Power.", "You moved Psycho-Pirate to Arkham Asylum."]);
  });

  test("a card that another one plays from elsewhere is told, a plain play is not", () => {
    const lines = [
      line(1, "played", "You play Clayface."),
      line(2, "played", "You play Kick from Bob's discard pile (Clayface): +2 Power."),
    ];
    expect(newsOf(lines, 1)).toEqual(["You play Kick from Bob's discard pile (Clayface): +2 Power."]);
  });
});
