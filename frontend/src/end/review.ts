// What a review shows: lines, figures and sentences, without a pixel.

import type { Moment, Review, ReviewSide, ReviewSwing, Story } from "../protocol.ts";

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

/** The turn that brought the winners most, counted from 0; null if there was none. */
export function turningOf(review: Review): number | null {
  const winner = review.winners[0];
  if (winner === undefined) return null;
  const values = [review.start[winner] ?? 0, ...review.turns.map((turn) => turn.chances[winner] ?? 0)];
  const rises = values.slice(1).map((value, i) => value - values[i]!);
  const most = Math.max(0, ...rises);
  return most > 0 ? rises.indexOf(most) : null;
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
  const even = (luck > 0) === (side.choices === 0) || luck === 0;
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

/** What the story says of another turning point than the one that is shown. */
const TURNED = / ?\bRound \d+ turned it\./;

/** The story with the turning point where the chance to win turned, since that is what counts. */
export function turnedBy(story: Story, review: Review | null): Story {
  const turning = review ? turningOf(review) : null;
  const turn = turning === null ? undefined : story.turns[turning];
  if (!review || turning === null || !turn || story.together) return story;
  const end = story.turns[turning + 1]?.at ?? Infinity;
  const at = story.moments.findIndex((moment) => moment.at >= turn.at && moment.at < end);
  const moments = story.moments.map((moment, i) => ({ ...moment, turned: i === at }));
  const caption = turning === story.turning ? story.caption : story.caption.replace(TURNED, "");
  return { ...story, caption, turning, moments: at >= 0 ? moments : [...moments, momentOf(review, turning)].sort((a, b) => a.at - b.at) };
}

function momentOf(review: Review, turning: number): Moment {
  const { round, begins, chances } = review.turns[turning]!;
  const winner = review.winners[0]!;
  const before = turning === 0 ? review.start[winner]! : review.turns[turning - 1]!.chances[winner]!;
  const words = `The winner's chance rose from ${points(before)} to ${points(chances[winner]!)} percent.`;
  return { words, card: null, round, at: begins, turned: true };
}
