// What one's own answer has brought about and no place of the table shows: one's moves are not played back, so a card that was
// only revealed, or left a pile without a question, would go by unseen.

import type { LogLine } from "../protocol.ts";
import { byWhom, tollLines } from "./toll.ts";

const TELLS = new Set([
  "revealed",
  "looked at",
  "played again",
  "destroyed",
  "discarded",
  "put",
  "gained",
  "removed",
  "picked",
  "named",
  "passed",
  "avoided",
  "spared",
]);
/** A card that another one plays from elsewhere goes back there at once: "You play Kick from Bob's discard pile (Clayface)." */
const BROUGHT = /^[^:]*\([^()]+\)[.:]/;
const SEEN = new Set(["revealed", "looked at"]);

/** The lines since one's last answer; none once the turn is over. `since`: how much of the log was told then. */
function fresh(lines: LogLine[], since: number): LogLine[] {
  const told = lines.filter((line) => line.at >= since);
  if (told.some(({ what }) => what === "turn" || what === "turn ended")) return [];
  return told.filter((line) => TELLS.has(line.what) || (line.what === "played" && BROUGHT.test(line.text)) || inCity(line));
}

/** A Location that one has used, and a Villain that one has moved; Villains that walk by themselves are seen on the map. */
function inCity({ what, seat, cards }: LogLine): boolean {
  return (what === "used" && cards.length === 0) || (what === "moved" && seat >= 0);
}

/** In sentences, the card that did it first; what stands in the toll of this player is not told twice. */
export function newsOf(lines: LogLine[], since: number, me: number | null = null, shown = Infinity): string[] {
  const toll = new Set(tollLines(lines, me, shown));
  return fresh(lines, since).flatMap((line) => (toll.has(line) ? [] : [byWhom(line.text)]));
}

/** The cards that were shown and lie hidden again, or may. */
export function revealed(lines: LogLine[], since: number): string[] {
  return fresh(lines, since).flatMap(({ what, cards }) => (SEEN.has(what) ? cards : []));
}
