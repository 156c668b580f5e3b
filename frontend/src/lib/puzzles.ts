// The puzzles that somebody has tried or solved on this device. Nothing is locked, and nothing once solved is lost.

import type { PuzzleOnShelf } from "../protocol.ts";
import { recall, remember } from "./stored.ts";

export interface Tried {
  /** Hints with which it was solved, the fewest; without it, it was tried. */
  solved?: number;
  /** Its solution was shown before: whoever solves it then has had help. */
  shown?: true;
}
export type AllTried = Record<number, Tried>;
export type Standing = "new" | "tried" | "helped" | "solved";

const MOST = 2000;
const MOST_HINTS = 3;
/** Whoever was shown all had more than all hints. */
const SHOWN = MOST_HINTS + 1;

function isTried(found: unknown): found is Tried {
  const one = found as Tried | null;
  if (typeof one !== "object" || one === null || Array.isArray(one)) return false;
  const hints = one.solved;
  return (
    (hints === undefined || (Number.isInteger(hints) && hints >= 0 && hints <= SHOWN)) && (one.shown === undefined || one.shown === true)
  );
}

/** What was kept may have been damaged. */
function whole(found: unknown): AllTried {
  const kept = Object.entries((found ?? {}) as Record<string, unknown>).filter(
    ([number, one]) => /^[1-9]\d{0,5}$/.test(number) && isTried(one),
  );
  return Object.fromEntries(kept.slice(-MOST)) as AllTried;
}

export const tried = (): AllTried => whole(recall<unknown>("puzzles", {}));

const better = (a: Tried, b: Tried): Tried => {
  const hints = Math.min(a.solved ?? Infinity, b.solved ?? Infinity);
  return { ...(hints === Infinity ? {} : { solved: hints }), ...(a.shown || b.shown ? { shown: true } : {}) };
};

/** Two lists as one: of each puzzle what is better. */
export function joinTried(brought: unknown, here: unknown): AllTried {
  const [there, own] = [whole(brought), whole(here)];
  const both = Object.keys({ ...there, ...own }).map((number) => {
    const n = Number(number);
    return [n, better(there[n] ?? {}, own[n] ?? {})];
  });
  return Object.fromEntries(both) as AllTried;
}

/** It was tried, shown, or solved with so many hints. */
export function noteTried(number: number, what: { hints?: number; shown?: boolean } = {}): void {
  const all = tried();
  const before = all[number] ?? {};
  const hints = what.hints === undefined ? {} : { solved: before.shown ? SHOWN : what.hints };
  const one = better(before, { ...hints, ...(what.shown ? { shown: true } : {}) });
  if (JSON.stringify(all[number]) !== JSON.stringify(one)) remember("puzzles", whole({ ...all, [number]: one }));
}

export function standing(one: Tried | undefined): Standing {
  if (!one) return "new";
  return one.solved === undefined ? "tried" : one.solved === 0 ? "solved" : "helped";
}

export const STANDINGS: Record<Standing, string> = { new: "", tried: "Tried", helped: "✓h Solved with help", solved: "✓ Solved" };
export const LEVELS: Record<PuzzleOnShelf["level"], string> = { easy: "Easy", medium: "Medium", hard: "Hard" };
export const isSolved = (one: Tried | undefined): boolean => one?.solved !== undefined;
