// What happened since one's own last turn, out of the lines of the log.

import type { LogLine } from "../protocol.ts";

export interface TurnPanel {
  sort: "turn";
  seat: number;
  /** The number of its first event. */
  at: number;
  played: string[];
  bought: string[];
}

export interface AttackPanel {
  sort: "attack";
  /** Who made it. */
  seat: number;
  at: number;
  words: string;
  lost: string[];
  gained: string[];
}

export interface Recap {
  turns: number;
  attacks: number;
  /** In the order in which it happened, at most the last few. */
  panels: (TurnPanel | AttackPanel)[];
  /** Turns of which there is no panel. */
  earlier: number;
  refilled: string[];
}

const MOST_PANELS = 4;
const LOST = new Set(["discarded", "destroyed", "put", "removed"]);

export function recapOf(lines: LogLine[], me: number | null): Recap {
  const told = sinceOwnTurn(lines, me);
  const panels: (TurnPanel | AttackPanel)[] = [];
  let turn: TurnPanel | null = null;
  for (const line of told) {
    if (line.what === "turn" || turn === null) {
      turn = { sort: "turn", seat: line.seat, at: line.at, played: [], bought: [] };
      panels.push(turn);
    }
    if (/^(played|played again|assisted)$/.test(line.what)) turn.played.push(...line.cards);
    if (/^(bought|defeated)$/.test(line.what)) turn.bought.push(...line.cards);
    if (line.seat === me && me !== null) harm(panels, turn, line);
  }
  const turns = panels.filter((panel) => panel.sort === "turn").length;
  const shown = panels.slice(-MOST_PANELS);
  return {
    turns,
    attacks: panels.length - turns,
    panels: shown,
    earlier: turns - shown.filter((panel) => panel.sort === "turn").length,
    refilled: told.filter((line) => /^(refilled|entered)$/.test(line.what)).flatMap((line) => line.cards),
  };
}

/** What happened to oneself in one turn of another is one panel. */
function harm(panels: (TurnPanel | AttackPanel)[], turn: TurnPanel, line: LogLine): void {
  const gained = line.what === "gained";
  if (!gained && !LOST.has(line.what) && line.what !== "hit") return;
  let panel = panels.at(-1)!;
  if (panel.sort !== "attack") {
    panel = { sort: "attack", seat: turn.seat, at: line.at, words: line.text, lost: [], gained: [] };
    panels.push(panel);
  } else if (!panel.words.includes(line.text)) panel.words += ` ${line.text}`;
  (gained ? panel.gained : panel.lost).push(...line.cards);
}

/** The lines of the turns of others after one's last turn that is over; for who looks on, of the last round or so. */
function sinceOwnTurn(lines: LogLine[], me: number | null): LogLine[] {
  const turns = lines.filter((line) => line.what === "turn");
  if (me === null) return lines.filter((line) => line.at >= (turns.at(-MOST_PANELS)?.at ?? 0));
  const running = turns.at(-1)?.seat === me ? turns.pop() : undefined;
  const own = turns.findLastIndex((line) => line.seat === me);
  const first = turns[own + 1];
  if (!first) return [];
  return lines.filter((line) => line.at >= first.at && (!running || line.at < running.at));
}
