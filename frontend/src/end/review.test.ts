import { expect, test } from "vitest";
import type { Review, ReviewSide } from "../protocol.ts";
import { noneWords, chanceLines, luckWords, othersWords, points, pointsWords, swingWords } from "./review.ts";

const turn = (n: number, seat: number, chances: number[]) => ({
  turn: n,
  round: 1 + ((n - 1) >> 1),
  seat,
  begins: 10 * (n - 1),
  ends: 10 * n,
  chances,
  did: "",
});
const side = (more: Partial<ReviewSide> = {}): ReviewSide => ({
  seat: 0,
  start: 0.5,
  end: 1,
  choices: -0.08,
  partners: 0,
  foes: 0.15,
  draws: 0.43,
  weighed: 40,
  mistakes: 2,
  swings: [],
  decided: 0,
  ...more,
});

function review(more: Partial<Review> = {}): Review {
  return {
    teams: [0, 1],
    together: false,
    winners: [0],
    start: [0.5, 0.5],
    turns: [turn(1, 0, [0.55, 0.45]), turn(2, 1, [0.4, 0.6]), turn(3, 0, [0.8, 0.2]), turn(4, 1, [1, 0])],
    moves: [],
    sides: [side()],
    rollouts: 100,
    turning: 2,
    ...more,
  };
}

test("players of one side share a line, which begins before the first turn", () => {
  const lines = chanceLines(review({ teams: [0, 1, 0, 1], start: [0.4, 0.6, 0.4, 0.6], turns: [turn(1, 0, [0.3, 0.7, 0.3, 0.7])] }));
  expect(lines).toEqual([
    { seats: [0, 2], values: [0.4, 0.3] },
    { seats: [1, 3], values: [0.6, 0.7] },
  ]);
});

test("points are counted in words", () => {
  expect([0.08, 0.01, 0.002, -0.12].map(pointsWords)).toEqual(["8 points", "1 point", "less than a point", "12 points"]);
  expect([0.495, -0.495, -0.001].map(points)).toEqual([50, -50, 0]);
});

test("luck and skill are one sentence", () => {
  expect(luckWords(side())).toBe("All turns together, the cards gave you 43 points of chance to win, but your own choices cost 8 points.");
  expect(luckWords(side({ draws: -0.2, choices: -0.1 }), "Bob")).toBe(
    "All turns together, the cards took 20 points of chance to win from Bob, and Bob's choices cost 10 points.",
  );
  expect(luckWords(side({ draws: 0, choices: 0 }))).toBe(
    "All turns together, the cards were fair to you, and your own choices gave nothing away.",
  );
  expect(luckWords(side({ draws: 0.3, choices: 0 }))).toBe(
    "All turns together, the cards gave you 30 points of chance to win, and your own choices gave nothing away.",
  );
  expect(luckWords(side({ draws: -0.3, choices: 0 }))).toBe(
    "All turns together, the cards took 30 points of chance to win from you, but your own choices gave nothing away.",
  );
  expect(othersWords(side({ partners: -0.05 }))).toBe("Opponents' mistakes gave you 15 points. Teammates' mistakes cost you 5 points.");
});

test("a turn that changed much says what of it were costly moves", () => {
  const swing = { turn: 3, before: 0.8, after: 0.46 };
  expect(swingWords({ ...swing, choices: 0 })).toBe("No costly move in it: the cards and good moves took 34 points from you.");
  expect(swingWords({ ...swing, choices: -0.4 })).toBe("Costly moves in it took 40 points from you, all else gave you 6 points.");
  expect(swingWords({ ...swing, choices: 0.1 }, "Bob")).toBe(
    "Opponents' mistakes in it gave Bob 10 points, all else took 44 points from Bob.",
  );
});

test("who lost without a costly move is told that the cards decided, and from when on", () => {
  expect(noneWords(review(), 0)).toBe("No costly move found. Well played!");
  const lost = { ...review(), winners: [1], sides: [side({ decided: 9 })] };
  expect(noneWords(lost, 0)).toBe(
    "No costly move found: the cards decided it. From round 9 on the game was decided, so later choices cost next to nothing.",
  );
});
