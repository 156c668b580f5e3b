import { expect, test } from "vitest";
import type { LogLine } from "../protocol.ts";
import { boughtThisTurn, lastTurn } from "./turn.ts";

const line = (at: number, what: string, seat: number, ...cards: string[]): LogLine => ({ at, what, seat, cards, text: "", rule: "" });
const ended = (at: number, seat: number, text = ""): LogLine => ({ ...line(at, "turn ended", seat), text });
const LOG = [line(0, "turn", 0), line(1, "bought", 0, "kick"), line(2, "turn", 1), line(3, "played", 1, "punch"), line(4, "bought", 1, "robin"), line(5, "defeated", 1, "joker")];

test("what was bought belongs to the turn that is shown", () => {
  expect(boughtThisTurn(LOG, Infinity)).toEqual(["robin", "joker"]);
  expect(boughtThisTurn(LOG, 4)).toEqual(["robin"]);
  expect(boughtThisTurn(LOG, 1)).toEqual(["kick"]);
});

test("what everybody bought is remembered until their next turn, as far as it has been told", () => {
  expect(lastTurn(LOG, 0, Infinity).bought).toEqual(["kick"]);
  expect(lastTurn(LOG, 1, Infinity).bought).toEqual(["robin", "joker"]);
  expect(lastTurn(LOG, 1, 3)).toMatchObject({ bought: [], said: "" });
  expect(lastTurn([...LOG, line(6, "turn", 0), line(7, "played", 0, "punch")], 0, Infinity)).toMatchObject({ bought: [], said: "" });
});

test("a turn in which nothing was bought says so once it is over", () => {
  const turn = [...LOG, line(6, "turn", 0), line(7, "played", 0, "punch")];
  expect(lastTurn([...turn, ended(8, 0, "Ann ends their turn with 2 Power unspent and draws 5 cards.")], 0, Infinity)).toMatchObject({ bought: [], said: "2 Power unspent" });
  expect(lastTurn([...turn, ended(8, 0, "Ann ends their turn and draws 5 cards."), line(9, "turn", 1)], 0, Infinity).said).toBe("bought nothing");
  expect(lastTurn(turn.slice(7), 0, Infinity)).toMatchObject({ bought: [], said: "" });
});
