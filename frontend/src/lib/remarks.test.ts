import { expect, test } from "vitest";
import type { Room, Table } from "../protocol.ts";
import type { Told } from "./moments.ts";
import { remarkOn, type Remark } from "./remarks.ts";

const room = (bots: string[], game = "abc-1") =>
  ({
    game,
    chairs: [{ kind: "human", seat: 0, bot: "" }, ...bots.map((bot, i) => ({ kind: "bot", seat: i + 1, bot }))],
  }) as unknown as Room;
const table = (turn: number, active: number, seats: number) => ({ turn, active, seats: Array.from({ length: seats }) }) as unknown as Table;
const told = (what: string, seat: number, cards: string[] = []): Told => ({ what, seat, cards, caption: "", mine: false, own: false });
const costOf = (card: string) => Number(card);

/** What is said in so many rounds in which each bot does and suffers all there is to talk about. */
function evening(bots: string[], rounds = 30): Remark[] {
  const seats = bots.length + 1;
  return Array.from({ length: rounds }, (_, i) => i + 1).flatMap((round) => {
    const all = bots.flatMap((_, i) => [told("turn", i + 1), told("bought", i + 1, ["7"]), told("hit", i + 1)]);
    return remarkOn(all, table(round * seats, 1, seats), room(bots), costOf) ?? [];
  });
}

test("a bot speaks in one of three rounds at most, and no two in one round", () => {
  for (const bots of [["keen"], ["keen", "greedy"], ["keen", "greedy", "sharp"], ["keen", "greedy", "sharp", "master"]]) {
    const said = evening(bots);
    expect(new Set(said.map((one) => one.seat)).size).toBe(bots.length);
    expect(new Set(said.map((one) => one.round)).size).toBe(said.length);
    for (const [i] of bots.entries()) {
      const rounds = said.filter((one) => one.seat === i + 1).map((one) => one.round);
      expect(Math.min(...rounds.slice(1).map((round, j) => round - rounds[j]!))).toBeGreaterThanOrEqual(3);
    }
  }
});

test("it fits what happened", () => {
  const bots = ["greedy", "greedy", "greedy"];
  const speaks = Array.from({ length: 6 }, (_, i) => i + 2).find((round) =>
    evening(bots).some((one) => one.round === round && one.seat === 1),
  )!;
  const at = (all: Told[], active = 1) => remarkOn(all, table(speaks * 4, active, 4), room(bots), costOf)?.text;
  expect(at([told("bought", 1, ["6"])])).toBe("Mine. That one too.");
  expect(at([told("bought", 1, ["5"])])).toBeUndefined();
  expect(at([told("hit", 0)])).toBe("Nothing personal.");
  expect(at([told("hit", 1)], 0)).toBe("That costs extra.");
  expect(at([told("hit", 0)], 2)).toBeUndefined();
  expect(at([told("turn", 1)])).toBeUndefined();
});

test("people and bots of others say nothing by themselves", () => {
  expect(evening(["somebody's own"])).toEqual([]);
});
