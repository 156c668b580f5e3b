import { expect, test } from "vitest";
import type { LogLine, Seat } from "../protocol.ts";
import { times } from "./phrases.ts";
import { beatenBy, boughtThisTurn, lastTurn, lengthWords, playedThisTurn, playedWords, turnOver, turnWords } from "./turn.ts";

const line = (at: number, what: string, seat: number, ...cards: string[]): LogLine => ({ at, what, seat, cards, text: "", rule: "" });
const ended = (at: number, seat: number, text = ""): LogLine => ({ ...line(at, "turn ended", seat), text });
const LOG = [
  line(0, "turn", 0),
  line(1, "bought", 0, "kick"),
  line(2, "turn", 1),
  line(3, "played", 1, "punch"),
  line(4, "bought", 1, "robin"),
  line(5, "defeated", 1, "joker"),
];

test("what was bought belongs to the turn that is shown", () => {
  expect(boughtThisTurn(LOG, Infinity)).toEqual(["robin", "joker"]);
  expect(boughtThisTurn(LOG, 4)).toEqual(["robin"]);
  expect(boughtThisTurn(LOG, 1)).toEqual(["kick"]);
});

test("what everybody bought is remembered until their next turn, as far as it has been told", () => {
  expect(lastTurn(LOG, 0, Infinity).bought).toEqual(["kick"]);
  expect(lastTurn(LOG, 1, Infinity).bought).toEqual(["joker", "robin"]);
  expect(lastTurn(LOG, 1, 3)).toMatchObject({ bought: [], said: "" });
  expect(lastTurn([...LOG, line(6, "turn", 0), line(7, "played", 0, "punch")], 0, Infinity)).toMatchObject({ bought: [], said: "" });
});

test("cards that one line tells together are as many as it says", () => {
  const log: LogLine[] = [
    line(0, "turn", 1),
    { ...line(1, "played", 1, "kick"), counts: [2] },
    { ...line(2, "played", 1, "punch"), counts: [3] },
    line(3, "bought", 1, "kick"),
    line(4, "bought", 1, "kick"),
  ];
  expect(times(lastTurn(log, 1, Infinity).played)).toEqual(["kick x2", "punch x3"]);
  expect(times(lastTurn(log, 1, Infinity).bought)).toEqual(["kick x2"]);
  expect(times(["robin", "kick", "robin"])).toEqual(["robin x2", "kick"]);
});

test("a turn that has ended does not say that nothing was played yet", () => {
  const log = [...LOG, ended(6, 1), line(7, "refilled", 1, "mera"), line(8, "turn", 0)];
  expect([5, 6, 7, 8, Infinity].map((told) => turnOver(log, told))).toEqual([false, true, true, false, false]);
  expect(turnOver([], Infinity)).toBe(false);
  expect(playedWords(lastTurn(log, 1, 7).played, (card) => card)).toBe("Played punch.");
  expect(playedWords(["kick", "punch", "kick"], (card) => card)).toBe("Played kick x2 and punch.");
  expect(playedWords([], (card) => card)).toBe("Nothing was played.");
});

test("a turn in which nothing was bought says so once it is over", () => {
  const turn = [...LOG, line(6, "turn", 0), line(7, "played", 0, "punch")];
  expect(lastTurn([...turn, ended(8, 0, "Ann ends their turn with 2 Power unspent and draws 5 cards.")], 0, Infinity)).toMatchObject({
    bought: [],
    said: "2 Power unspent",
  });
  expect(lastTurn([...turn, ended(8, 0, "Ann ends their turn and draws 5 cards."), line(9, "turn", 1)], 0, Infinity).said).toBe(
    "bought nothing",
  );
  expect(lastTurn(turn.slice(7), 0, Infinity)).toMatchObject({ bought: [], said: "" });
});

test("what counts most comes first: who was beaten, then what cost most", () => {
  const costs: Record<string, number> = { kick: 3, robin: 4 };
  const turn = [line(0, "turn", 1), line(1, "bought", 1, "kick"), line(2, "defeated", 1, "joker"), line(3, "bought", 1, "robin")];
  expect(lastTurn(turn, 1, Infinity, (card) => costs[card] ?? 0).bought).toEqual(["joker", "robin", "kick"]);
});

test("Super-Villains are counted for whoever has defeated them, once that is told", () => {
  const log = [...LOG, line(6, "turn", 0), line(7, "defeated", 0, "bane"), line(8, "turn", 1), line(9, "defeated", 1, "lex")];
  expect([beatenBy(log, 0, Infinity), beatenBy(log, 1, Infinity), beatenBy(log, 1, 8), beatenBy(log, 2, Infinity)]).toEqual([1, 2, 1, 0]);
});

test("a game that is over says how many turns and rounds it had", () => {
  expect([turnWords({ turn: 0, over: false }), turnWords({ turn: 47, over: false }), turnWords({ turn: 47, over: true })]).toEqual([
    "Start",
    "Turn 47",
    "47 turns",
  ]);
  expect(lengthWords([1, 1, 1, 2, 2].map((round) => ({ round })))).toBe("5 turns in 2 rounds");
  expect(lengthWords([{ round: 1 }])).toBe("1 turn in 1 round");
});

test("what a partner plays to help lies after the cards of whose turn it is", () => {
  const seats = [
    { seat: 0, played: ["kick"], gave: [2] },
    { seat: 1, played: ["punch", "punch"], gave: [1, null] },
  ] as Seat[];
  expect(playedThisTurn({ seats, active: 1 })).toEqual([
    { card: "punch", index: 0, key: "1/punch#0", seat: 1, gave: 1 },
    { card: "punch", index: 1, key: "1/punch#1", seat: 1, gave: null },
    { card: "kick", index: 0, key: "0/kick#0", seat: 0, gave: 2 },
  ]);
});
