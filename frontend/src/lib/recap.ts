// What happened since one's own last turn, out of the lines of the log.

import type { LogLine } from "../protocol.ts";
import { STRIKES } from "./toll.ts";

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

/** A Super-Villain that appeared, and what it did to oneself. */
export interface EntrancePanel extends Omit<AttackPanel, "sort"> {
  sort: "entrance";
  card: string;
}

type Panel = TurnPanel | AttackPanel | EntrancePanel;

export interface Recap {
  turns: number;
  attacks: number;
  /** In the order in which it happened, at most the last few. */
  panels: Panel[];
  /** Turns of which there is no panel. */
  earlier: number;
  refilled: string[];
}

const MOST_PANELS = 4;

export function recapOf(lines: LogLine[], me: number | null): Recap {
  const told = sinceOwnTurn(lines, me);
  const panels: Panel[] = [];
  let turn: TurnPanel | null = null;
  for (const line of told) {
    if (line.what === "turn") panels.push((turn = { sort: "turn", seat: line.seat, at: line.at, played: [], bought: [] }));
    if (line.what === "appeared" && line.cards[0]) panels.push({ sort: "entrance", seat: -1, at: line.at, card: line.cards[0], words: "", lost: [], gained: [] });
    if (/^(played|played again|assisted)$/.test(line.what)) turn?.played.push(...line.cards);
    if (/^(bought|defeated)$/.test(line.what)) turn?.bought.push(...line.cards);
    if (line.seat === me && me !== null) harm(panels, turn?.seat ?? -1, line);
  }
  const turns = panels.filter((panel) => panel.sort === "turn").length;
  const shown = panels.slice(-MOST_PANELS);
  return {
    turns,
    attacks: panels.filter((panel) => panel.sort === "attack" || (panel.sort === "entrance" && panel.words !== "")).length,
    panels: shown,
    earlier: turns - shown.filter((panel) => panel.sort === "turn").length,
    refilled: told.filter((line) => /^(refilled|entered)$/.test(line.what)).flatMap((line) => line.cards),
  };
}

/** What happened to oneself in one turn of another, or as somebody appeared, is one panel. */
function harm(panels: Panel[], turn: number, line: LogLine): void {
  if (!STRIKES.has(line.what)) return;
  let panel = panels.at(-1);
  if (!panel || panel.sort === "turn") {
    panel = { sort: "attack", seat: turn, at: line.at, words: "", lost: [], gained: [] };
    panels.push(panel);
  }
  if (!panel.words.includes(line.text)) panel.words = [panel.words, line.text].filter(Boolean).join(" ");
  (line.what === "gained" ? panel.gained : panel.lost).push(...(line.what === "hit" ? [] : line.cards));
}

/** The lines after one's last turn that is over; for who looks on, of the last round or so. */
function sinceOwnTurn(lines: LogLine[], me: number | null): LogLine[] {
  const turns = lines.filter((line) => line.what === "turn");
  if (me === null) return lines.filter((line) => line.at >= (turns.at(-MOST_PANELS)?.at ?? 0));
  const running = turns.at(-1)?.seat === me && !lines.some((line) => line.what === "turn ended" && line.at > turns.at(-1)!.at) ? turns.pop() : undefined;
  const own = turns.findLastIndex((line) => line.seat === me);
  const first = lines.find((line) => line.what === "turn ended" && own >= 0 && line.at > turns[own]!.at)?.at ?? turns[own + 1]?.at ?? Infinity;
  return lines.filter((line) => line.at >= first && (!running || line.at < running.at));
}
