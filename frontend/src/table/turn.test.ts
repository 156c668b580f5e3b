import { expect, test } from "vitest";
import type { LogLine } from "../protocol.ts";
import { boughtThisTurn, lastBuy } from "./turn.ts";

const line = (at: number, what: string, seat: number, ...cards: string[]): LogLine => ({ at, what, seat, cards, text: "", rule: "" });
const LOG = [line(0, "turn", 0), line(1, "bought", 0, "kick"), line(2, "turn", 1), line(3, "played", 1, "punch"), line(4, "bought", 1, "robin"), line(5, "defeated", 1, "joker")];

test("what was bought belongs to the turn that is shown", () => {
  expect(boughtThisTurn(LOG, Infinity)).toEqual(["robin", "joker"]);
  expect(boughtThisTurn(LOG, 4)).toEqual(["robin"]);
  expect(boughtThisTurn(LOG, 1)).toEqual(["kick"]);
});

test("everybody's last buy is remembered until their next turn, as far as it has been told", () => {
  expect(lastBuy(LOG, 0, Infinity)).toBe("kick");
  expect(lastBuy(LOG, 1, 3)).toBeUndefined();
  expect(lastBuy([...LOG, line(6, "turn", 0), line(7, "played", 0, "punch")], 0, Infinity)).toBeUndefined();
});
