// What was done to oneself while one could do nothing about it: it is told until one acts.

import type { LogLine } from "../protocol.ts";

export const HARM = new Set(["discarded", "destroyed", "put", "removed", "gained", "turned down", "out"]);
/** The same, or an Attack that hits and may find nothing to take. */
export const STRIKES = new Set([...HARM, "hit"]);
/** What happens to a player without an act of theirs. */
const PASSIVE = new Set([...STRIKES, "revealed", "looked at", "avoided", "spared", "passed", "drew", "shuffled", "turned up", "picked", "named"]);
const BY = / \(([^()]+)\)\.$/;

/** Without the card that did it, where it is clear which one. */
export function bare(text: string): string {
  return text.replace(BY, ".");
}

/** "You discard Punch (Parallax)." with the name first: "Parallax: you discard Punch." */
export function byWhom(text: string): string {
  const by = BY.exec(text)?.[1];
  return by ? `${by}: ${text.charAt(0).toLowerCase()}${bare(text).slice(1)}` : text;
}

/** Since the end of one's last turn, until the first act of the next; `told`: how much of the log has been shown. */
export function tollOf(lines: LogLine[], me: number | null, told = Infinity): string[] {
  if (me === null) return [];
  const shown = lines.filter((line) => line.at <= told);
  const turn = shown.findLastIndex((line) => line.what === "turn");
  const ended = shown.findLastIndex((line) => line.what === "turn ended" && line.seat === me);
  const running = shown[turn]?.seat === me && ended < turn;
  if (running && shown.slice(turn + 1).some((line) => line.seat === me && !PASSIVE.has(line.what))) return [];
  return shown.slice(ended + 1).flatMap((line) => (line.seat === me && HARM.has(line.what) ? [byWhom(line.text)] : []));
}
