// How a game went, as lines and bars: all figures of the chart, without a pixel that is not asked for.

import type { Code } from "../card/types.ts";
import type { Story } from "../protocol.ts";

export interface Line {
  seat: number;
  values: number[];
}

/** Points of each player at the end of every turn; of a game that all win or lose together, what threatens them. */
export function linesOf(story: Story): Line[] {
  if (story.together) return [{ seat: -1, values: story.turns.map((turn) => turn.danger) }];
  return story.sides.map(({ seat }) => ({ seat, values: story.turns.map((turn) => turn.points[seat] ?? 0) }));
}

/** Round figures from the least to the most: at most six. */
export function scaleOf(lines: Line[]): number[] {
  const all = lines.flatMap((line) => line.values);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((one) => (high - low) / one <= 5) ?? 500;
  const marks = [];
  for (let mark = Math.floor(low / step) * step; mark < high + step; mark += step) marks.push(mark);
  return marks;
}

/** The turns under which the round is named: the first of some rounds. */
export function roundsOf(story: Story, most = 6): { turn: number; round: number }[] {
  const firsts = story.turns
    .map(({ round }, turn) => ({ turn, round }))
    .filter(({ turn, round }) => turn === 0 || story.turns[turn - 1]!.round < round);
  const every = Math.ceil(firsts.length / most);
  return firsts.filter((_, i) => i % every === 0);
}

/** Labels at the end of lines, moved apart until none covers another; in the order of the heights that are given. */
export function apart(heights: number[], gap: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  order.forEach((i, n) => {
    if (n > 0) placed[i] = Math.max(placed[i]!, placed[order[n - 1]!]! + gap);
  });
  for (let n = order.length - 1, limit = bottom; n >= 0; n--, limit -= gap) {
    const i = order[n]!;
    placed[i] = Math.min(placed[i]!, limit);
    limit = placed[i]!;
  }
  return placed;
}

const CODES: Record<string, Code> = {
  "Super-Villain": "SV",
  Villain: "VI",
  Hero: "HE",
  "Super Power": "SP",
  Equipment: "EQ",
  Location: "LO",
  Starter: "ST",
  Weakness: "WK",
  Basic: "BA",
  Character: "SH",
  "no type": "WK",
};

/** The sign of a source of points; none for what is no card. */
export function codeOfSource(what: string): Code | "" {
  return CODES[what] ?? "";
}

/** "Super-Villains", "Heroes", "Equipment". */
export function pluralOf(what: string): string {
  if (what === "Hero") return "Heroes";
  if (what === "no type") return "Others";
  return codeOfSource(what) === "" || what === "Equipment" || what === "Weakness" ? what : `${what}s`;
}
