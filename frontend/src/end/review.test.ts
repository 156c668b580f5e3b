import { expect, test } from "vitest";
import type { Review, ReviewSide, Story } from "../protocol.ts";
import { noneWords, chanceLines, luckWords, othersWords, points, pointsWords, swingWords, turnedBy, turningOf } from "./review.ts";

const turn = (n: number, seat: number, chances: number[]) => ({ turn: n, round: 1 + ((n - 1) >> 1), seat, begins: 10 * (n - 1), ends: 10 * n, chances, did: "" });
const side = (more: Partial<ReviewSide> = {}): ReviewSide => ({ seat: 0, start: 0.5, end: 1, choices: -0.08, partners: 0, foes: 0.15, draws: 0.43, weighed: 40, mistakes: 2, swings: [], decided: 0, ...more });

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

test("the game turned where the winner's chance rose most", () => {
  expect(turningOf(review())).toBe(2);
  expect(turningOf(review({ winners: [] }))).toBeNull();
  expect(turningOf(review({ winners: [1] }))).toBe(1);
});

test("points are counted in words", () => {
  expect([0.08, 0.01, 0.002, -0.12].map(pointsWords)).toEqual(["8 points", "1 point", "less than a point", "12 points"]);
  expect([0.495, -0.495, -0.001].map(points)).toEqual([50, -50, 0]);
});

test("luck and skill are one sentence", () => {
  expect(luckWords(side())).toBe("All turns together, the cards gave you 43 points of chance to win, but your own choices cost 8 points.");
  expect(luckWords(side({ draws: -0.2, choices: -0.1 }), "Bob")).toBe("All turns together, the cards took 20 points of chance to win from Bob, and Bob's choices cost 10 points.");
  expect(luckWords(side({ draws: 0, choices: 0 }))).toBe("All turns together, the cards were fair to you, and your own choices gave nothing away.");
  expect(luckWords(side({ draws: 0.3, choices: 0 }))).toBe("All turns together, the cards gave you 30 points of chance to win, and your own choices gave nothing away.");
  expect(luckWords(side({ draws: -0.3, choices: 0 }))).toBe("All turns together, the cards took 30 points of chance to win from you, but your own choices gave nothing away.");
  expect(othersWords(side({ partners: -0.05 }))).toBe("Opponents' mistakes gave you 15 points. Teammates' mistakes cost you 5 points.");
});

test("a turn that changed much says what of it were costly moves", () => {
  const swing = { turn: 3, before: 0.8, after: 0.46 };
  expect(swingWords({ ...swing, choices: 0 })).toBe("No costly move in it: the cards and good moves took 34 points from you.");
  expect(swingWords({ ...swing, choices: -0.4 })).toBe("Costly moves in it took 40 points from you, all else gave you 6 points.");
  expect(swingWords({ ...swing, choices: 0.1 }, "Bob")).toBe("Opponents' mistakes in it gave Bob 10 points, all else took 44 points from Bob.");
});

const story = (moments: Story["moments"]): Story => ({
  title: "", caption: "", together: false, sides: [], turning: 0, moments,
  turns: [0, 1, 2, 3].map((n) => ({ seat: n % 2, round: 1 + (n >> 1), at: 10 * n, power: 3, points: [n, 0], danger: 0 })),
});
const moment = (at: number, turned: boolean) => ({ words: `at ${at}`, card: null, round: 1, at, turned });

test("the moment of the turn that the review names is the turning point", () => {
  const told = turnedBy(story([moment(3, true), moment(24, false)]), review());
  expect(told.turning).toBe(2);
  expect(told.moments.map((one) => one.turned)).toEqual([false, true]);
});

test("who lost without a costly move is told that the cards decided, and from when on", () => {
  expect(noneWords(review(), 0)).toBe("No costly move found. Well played!");
  const lost = { ...review(), winners: [1], sides: [side({ decided: 9 })] };
  expect(noneWords(lost, 0)).toBe("No costly move found: the cards decided it. From round 9 on the game was decided, so later choices cost next to nothing.");
});

test("a turn without a moment gets one, and without a review all stays as it was", () => {
  const told = turnedBy(story([moment(3, true), moment(34, false)]), review());
  expect(told.moments.map((one) => [one.at, one.turned])).toEqual([
    [3, false],
    [20, true],
    [34, false],
  ]);
  expect(told.moments[1]!.words).toBe("The winner's chance rose from 40 to 80 percent.");
  const plain = story([moment(3, true)]);
  expect(turnedBy(plain, null)).toBe(plain);
});

test("the caption names no other turning point than the chart", () => {
  const told = { ...story([moment(3, true), moment(24, false)]), caption: "Bob led until round 1. Round 1 turned it." };
  expect(turnedBy(told, review()).caption).toBe("Bob led until round 1.");
  expect(turnedBy({ ...told, turning: 2 }, review()).caption).toBe(told.caption);
});
