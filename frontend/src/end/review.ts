// What a review shows: lines, figures and sentences, without a pixel.

import type { Review, ReviewSide, ReviewSwing } from "../protocol.ts";

/** One line of the chart: those who win or lose together share it. */
export interface ChanceLine {
  seats: number[];
  /** Before the first turn, then after each. */
  values: number[];
}

export function chanceLines(review: Review): ChanceLine[] {
  const teams = new Map<number, number[]>();
  review.teams.forEach((team, seat) => teams.set(team, [...(teams.get(team) ?? []), seat]));
  return [...teams.values()].map((seats) => ({
    seats,
    values: [review.start[seats[0]!] ?? 0, ...review.turns.map((turn) => turn.chances[seats[0]!] ?? 0)],
  }));
}

/** Points of a hundred; a loss is rounded as a gain of the same size. */
export const points = (chance: number) => Math.sign(chance) * Math.round(100 * Math.abs(chance)) || 0;

/** "8 points", "1 point", "less than a point". */
export function pointsWords(chance: number): string {
  const many = points(Math.abs(chance));
  return many === 0 ? "less than a point" : `${many} ${many === 1 ? "point" : "points"}`;
}

/** Luck and skill in one sentence; `name` is "" for whoever reads it. */
export function luckWords(side: ReviewSide, name = ""): string {
  const [who, whose] = name ? [name, `${name}'s`] : ["you", "your own"];
  const luck = points(side.draws);
  const cards =
    luck > 0
      ? `All turns together, the cards gave ${who} ${pointsWords(side.draws)} of chance to win`
      : luck < 0
        ? `All turns together, the cards took ${pointsWords(side.draws)} of chance to win from ${who}`
        : `All turns together, the cards were fair to ${who}`;
  const even = luck > 0 === (side.choices === 0) || luck === 0;
  const choices = points(side.choices) === 0 ? `${whose} choices gave nothing away` : `${whose} choices cost ${pointsWords(side.choices)}`;
  return `${cards}${even ? ", and " : ", but "}${choices}.`;
}

/** What is said where a seat made no costly move: to who lost, that it was not their doing. */
export function noneWords(review: Review, seat: number): string {
  const won = review.winners.includes(seat);
  const decided = review.sides[seat]?.decided ?? 0;
  const late = decided > 0 ? ` From round ${decided} on the game was decided, so later choices cost next to nothing.` : "";
  return won ? "No costly move found. Well played!" : `No costly move found: the cards decided it.${late}`;
}

/** Why a turn changed so much for a side: costs of moves and the line of the chart put together; `name` is "" for whoever reads it. */
export function swingWords({ before, after, choices }: ReviewSwing, name = ""): string {
  const who = name || "you";
  const rest = after - before - choices;
  const moved = (value: number) => (value >= 0 ? `gave ${who} ${pointsWords(value)}` : `took ${pointsWords(value)} from ${who}`);
  if (points(choices) === 0) return `No costly move in it: the cards and good moves ${moved(rest)}.`;
  return `${choices > 0 ? "Opponents' mistakes" : "Costly moves"} in it ${moved(choices)}, all else ${moved(rest)}.`;
}

/** What others did, where it counts. */
export function othersWords(side: ReviewSide, name = ""): string {
  const who = name || "you";
  const told = [];
  if (points(side.foes) > 0) told.push(`Opponents' mistakes gave ${who} ${pointsWords(side.foes)}.`);
  if (points(side.partners) < 0) told.push(`Teammates' mistakes cost ${who} ${pointsWords(side.partners)}.`);
  return told.join(" ");
}
