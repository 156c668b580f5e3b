import { expect, test } from "vitest";
import type { LogLine } from "../protocol.ts";
import { recapOf } from "./recap.ts";

const [ME, BOB] = [0, 1];
const line = (at: number, what: string, seat: number, card = "", text = what): LogLine => ({ at, text, rule: "", what, cards: card ? [card] : [], seat });
const BOBS_TURN = [line(0, "turn", ME), line(1, "turn ended", ME), line(2, "turn", BOB), line(3, "bought", BOB, "Mera"), line(4, "defeated", BOB, "Bane"), line(5, "turn ended", BOB)];
const VILLAINS = [line(6, "turn", ME), line(7, "attacked", ME, "Joker"), line(8, "discarded", ME, "Punch", "You discard a Punch (Joker)."), line(9, "entered", ME, "Lois Lane")];

test("who was beaten is told apart from what was bought", () => {
  expect(recapOf(BOBS_TURN, ME).panels).toMatchObject([{ sort: "turn", seat: BOB, bought: [{ card: "Mera" }], beaten: [{ card: "Bane" }] }]);
});

test("what Villains do as one's own turn begins is in it, until one acts, and is no deed of a player", () => {
  const recap = recapOf([...BOBS_TURN, ...VILLAINS, line(10, "played", ME, "Kick"), line(11, "discarded", ME, "Kick", "You discard Kick (Flight).")], ME, true);
  expect(recap).toMatchObject({ turns: 1, attacks: 1, refilled: [{ card: "Lois Lane" }] });
  expect(recap.panels.at(-1)).toMatchObject({ sort: "attack", seat: -1, card: "Joker", lost: [{ card: "Punch" }] });
});
