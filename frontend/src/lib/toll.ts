// What was done to oneself while one could do nothing about it: it is told until one acts.

import type { LogLine } from "../protocol.ts";

export const HARM = new Set(["discarded", "destroyed", "put", "removed", "gained", "turned down", "out"]);
/** The same, or an Attack that hits and may find nothing to take. */
export const STRIKES = new Set([...HARM, "hit"]);
/** What happens to a player without an act of theirs. */
const PASSIVE = new Set([
  ...STRIKES,
  "unharmed",
  "revealed",
  "looked at",
  "avoided",
  "spared",
  "passed",
  "drew",
  "shuffled",
  "turned up",
  "picked",
  "named",
  "attacked",
  "entered",
  "appeared",
  "threat",
  "clock", // a turn in a city begins with its Villains
]);
/** A card at the end of a sentence; what became of one, "(discarded)", is none. */
const BY = / \(([^()a-z][^()]*)\)\.$/;

/** Without the card that did it, where it is clear which one. */
export function bare(text: string): string {
  return text.replace(BY, ".");
}

/** "You discard Punch (Parallax)." with the name first, and as what is over: nobody should think that it is still to be done. */
export function byWhom(text: string): string {
  const by = BY.exec(text)?.[1];
  const told = bare(text).replace(/\b(You|you|and) (\w+)/g, (all, before: string, verb: string) =>
    PAST[verb] ? `${before} ${PAST[verb]}` : all,
  );
  return by ? `${by}: ${told.replace(/^You/, "you")}` : told;
}
const PAST: Record<string, string> = {
  are: "were",
  choose: "chose",
  destroy: "destroyed",
  discard: "discarded",
  draw: "drew",
  gain: "gained",
  look: "looked",
  lose: "lost",
  move: "moved",
  name: "named",
  pass: "passed",
  put: "put",
  remove: "removed",
  reveal: "revealed",
  shuffle: "shuffled",
  turn: "turned",
};

/** Was it done to somebody? What one's own card does as a turn ends names no card that did it. */
export const harms = ({ what, text }: LogLine): boolean => HARM.has(what) && (what !== "put" || BY.test(text));

/** Did somebody else pass the reader a card? */
export const handsMe = ({ what, text }: LogLine): boolean => what === "passed" && /^(?!You\b).* to you\b/.test(text);

/** Has this player done something? */
export const acts = ({ what, seat }: LogLine, me: number): boolean => seat === me && !PASSIVE.has(what);

/** Since the end of one's last turn, until the first act of the next; `told`: how much of the log has been shown. */
export function tollOf(lines: LogLine[], me: number | null, told = Infinity): string[] {
  return together(tollLines(lines, me, told).map(({ text }) => byWhom(text)));
}

/** The lines of the log that say it. */
export function tollLines(lines: LogLine[], me: number | null, told = Infinity): LogLine[] {
  if (me === null) return [];
  const shown = lines.filter((line) => line.at <= told);
  const turn = shown.findLastIndex((line) => line.what === "turn");
  const ended = shown.findLastIndex((line) => line.what === "turn ended" && line.seat === me);
  const running = shown[turn]?.seat === me && ended < turn;
  if (running && shown.slice(turn + 1).some((line) => acts(line, me))) return [];
  return shown.slice(ended + 1).filter((line) => (line.seat === me && harms(line)) || handsMe(line));
}

/** What one card did comes in one sentence: "Poison Ivy: you discarded Punch and gained a Weakness." */
function together(sentences: string[]): string[] {
  const found: string[] = [];
  for (const sentence of sentences) {
    const [by = "", what] = sentence.split(": you ");
    const before = found.at(-1);
    if (what !== undefined && before?.startsWith(`${by}: you `)) found[found.length - 1] = `${before.slice(0, -1)} and ${what}`;
    else found.push(sentence);
  }
  return found;
}
