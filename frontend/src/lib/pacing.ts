// How long each thing that others do is shown, in milliseconds.

import type { Beat } from "./beats.ts";

export type Pace = 1 | 2 | 4 | "still";

type Column = 0 | 1 | 2 | 3;
const COLUMN: Record<Pace, Column> = { 1: 0, 2: 1, 4: 2, still: 3 };

type Times = [number, number, number, number];

const BY_EVENT: [string, Times][] = [
  ["turn", [700, 350, 175, 350]],
  ["played|played again|assisted|used", [840, 420, 210, 350]],
  ["attacked|hunted", [1360, 680, 400, 700]],
  ["hit|avoided|spared|passed", [900, 450, 250, 500]],
  ["destroyed|removed", [720, 360, 180, 300]],
  ["bought|defeated", [1320, 660, 330, 500]],
  ["refilled|entered", [880, 440, 220, 350]],
  ["revealed|looked at", [1220, 610, 400, 700]],
  ["shuffled|dealt|turn ended", [420, 210, 100, 150]],
  ["appeared", [2400, 1800, 1200, 1200]],
  ["confronted|blocked|beaten|withstood", [1400, 900, 600, 800]],
  ["walked|moved", [520, 260, 130, 250]],
  ["damaged|ruined|threat|clock", [900, 600, 400, 600]],
];
const TIMES = new Map(BY_EVENT.flatMap(([whats, times]) => whats.split("|").map((what) => [what, times] as const)));
const ELSE: Times = [560, 280, 140, 200];
const TO_ME: Times = [1460, 900, 700, 1100];
const CLIMAX: Times = [1500, 1500, 1200, 0];
const ONE_MORE: Times = [90, 45, 20, 0];

/** A turn takes no longer; what is plain is shortened for that. */
const TURN: Times = [12_000, 6_000, 3_000, 12_000];
/** What is older is put in place at once. */
const OLDEST: Times = [30_000, 15_000, 15_000, 30_000];
/** A question in the turn of another waits no longer. */
export const QUESTION = 3_000;
const SHORTEST = 120;

const WEIGHTY = /^(attacked|hunted|hit|appeared|avoided)$/;

export const turnLimit = (pace: Pace) => TURN[COLUMN[pace]];
export const ageLimit = (pace: Pace) => OLDEST[COLUMN[pace]];

/** Is it something that is not shortened? */
export function weighty(beat: Beat): boolean {
  return beat.climax !== null || beat.mine || WEIGHTY.test(beat.what);
}

/** A new Super-Villain after one's own turn is nobody's move: its entrance is shown, where anything moves. */
function enters(beat: Beat, pace: Pace): boolean {
  return beat.what === "appeared" && pace !== "still";
}

/** Does it stop the game, so that nothing else is shown, nor asked? Where nothing moves, a line tells it. */
export const stops = (beat: Beat, pace: Pace): boolean => beat.climax !== null && pace !== "still";

export function full(beat: Beat, pace: Pace): number {
  if (stops(beat, pace)) return CLIMAX[COLUMN[pace]];
  if (beat.own && !enters(beat, pace)) return 0;
  const column = COLUMN[pace];
  const times = beat.mine ? TO_ME : (TIMES.get(beat.what) ?? ELSE);
  return times[column] + beat.more * ONE_MORE[column];
}

/** By how much plain beats are shortened so that all of them fit into the time that is left. */
export function share(beats: Beat[], pace: Pace, left: number): number {
  let plain = 0;
  let fixed = 0;
  for (const beat of beats)
    if (weighty(beat)) fixed += full(beat, pace);
    else plain += full(beat, pace);
  return plain === 0 ? 1 : Math.min(1, Math.max(0, (left - fixed) / plain));
}

export function shortened(beat: Beat, pace: Pace, by: number): number {
  const ms = full(beat, pace);
  return ms === 0 || weighty(beat) ? ms : Math.min(ms, Math.max(SHORTEST, ms * by));
}
