// What happened since one's own last turn, out of the lines of the log.

import type { LogLine } from "../protocol.ts";
import { acts, harms } from "./toll.ts";

/** A card, and how many of it. */
export interface Counted {
  card: string;
  times: number;
}

export interface TurnPanel {
  sort: "turn";
  seat: number;
  /** The number of its first event. */
  at: number;
  /** All that it had. */
  power: number;
  played: Counted[];
  bought: Counted[];
  /** Super-Villains and Villains of a city. */
  beaten: Counted[];
}

export interface AttackPanel {
  sort: "attack";
  /** Who made it. */
  seat: number;
  at: number;
  /** What made it; "" if that is not told. */
  card: string;
  words: string;
  lost: Counted[];
  gained: Counted[];
}

/** A Super-Villain that appeared, and what it did to oneself. */
export interface EntrancePanel extends Omit<AttackPanel, "sort"> {
  sort: "entrance";
}

type Panel = TurnPanel | AttackPanel | EntrancePanel;

export interface Recap {
  turns: number;
  attacks: number;
  /** In the order in which it happened, at most the last few. */
  panels: Panel[];
  /** Turns of which there is no panel. */
  earlier: number;
  refilled: Counted[];
}

const MOST_PANELS = 4;
/** Who only looks on has no last turn: so many turns of others are recalled. */
export const TURNS_OF_ONLOOKERS = 4;

/** `city`: there Villains attack, and no player does. */
export function recapOf(lines: LogLine[], me: number | null, city = false): Recap {
  const told = sinceOwnTurn(lines, me);
  const panels: Panel[] = [];
  let turn: TurnPanel | null = null;
  let attacker = "";
  for (const line of told) {
    if (line.what === "turn") {
      panels.push((turn = { sort: "turn", seat: line.seat, at: line.at, power: 0, played: [], bought: [], beaten: [] }));
      attacker = "";
    }
    if (turn) turn.power += line.power ?? 0;
    if (line.what === "attacked") attacker = line.cards[0] ?? "";
    if (line.what === "appeared" && line.cards[0]) panels.push({ sort: "entrance", seat: -1, at: line.at, card: line.cards[0], words: "", lost: [], gained: [] });
    if (/^(played|played again|assisted)$/.test(line.what) && turn) add(turn.played, line);
    if (line.what === "bought" && turn) add(turn.bought, line);
    if (line.what === "defeated" && turn) add(turn.beaten, line);
    if (line.seat === me && me !== null) harm(panels, { seat: city ? -1 : (turn?.seat ?? -1), card: attacker }, line);
  }
  const turns = panels.filter((panel) => panel.sort === "turn").length;
  const shown = panels.slice(-MOST_PANELS);
  const refilled: Counted[] = [];
  for (const line of told) if (/^(refilled|entered)$/.test(line.what)) add(refilled, line);
  return {
    turns,
    attacks: panels.filter((panel) => panel.sort === "attack" || (panel.sort === "entrance" && panel.words !== "")).length,
    panels: shown,
    earlier: turns - shown.filter((panel) => panel.sort === "turn").length,
    refilled,
  };
}

/** The cards of a line; what is there already is counted. */
function add(cards: Counted[], line: LogLine): void {
  line.cards.forEach((card, i) => {
    const times = line.counts?.[i] ?? 1;
    const same = cards.find((one) => one.card === card);
    if (same) same.times += times;
    else cards.push({ card, times });
  });
}

/** What happened to oneself in one turn of another, or as somebody appeared, is one panel. */
function harm(panels: Panel[], by: Pick<AttackPanel, "seat" | "card">, line: LogLine): void {
  if (line.what !== "hit" && !harms(line)) return;
  let panel = panels.at(-1);
  if (!panel || panel.sort === "turn") {
    panel = { sort: "attack", ...by, at: line.at, words: "", lost: [], gained: [] };
    panels.push(panel);
  }
  if (!panel.words.includes(line.text)) panel.words = [panel.words, line.text].filter(Boolean).join(" ");
  if (line.what !== "hit") add(line.what === "gained" ? panel.gained : panel.lost, line);
}

/** The lines after one's last turn that is over; for who looks on, of the last round or so. */
function sinceOwnTurn(lines: LogLine[], me: number | null): LogLine[] {
  const turns = lines.filter((line) => line.what === "turn");
  if (me === null) return lines.filter((line) => line.at >= (turns.at(-TURNS_OF_ONLOOKERS)?.at ?? 0));
  const running = turns.at(-1)?.seat === me && !lines.some((line) => line.what === "turn ended" && line.at > turns.at(-1)!.at) ? turns.pop() : undefined;
  const own = turns.findLastIndex((line) => line.seat === me);
  const first = lines.find((line) => line.what === "turn ended" && own >= 0 && line.at > turns[own]!.at)?.at ?? turns[own + 1]?.at ?? Infinity;
  // What meets a player at the beginning of the own turn belongs to it.
  const acted = running ? (lines.find((line) => line.at > running.at && acts(line, me))?.at ?? Infinity) : Infinity;
  return lines.filter((line) => line.at >= first && line.at < acted && line !== running);
}
