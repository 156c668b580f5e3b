// What happened since one's own last turn, out of the lines of the log.

import type { LogLine, Table } from "../protocol.ts";
import { acts, handsMe, harms } from "./toll.ts";
import { cityOf } from "../table/city/ring.ts";

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
  over: boolean;
  /** The bot that played it in the place of a person; "" for none. */
  by: string;
}

export interface AttackPanel {
  sort: "attack";
  /** Who made it. */
  seat: number;
  at: number;
  /** What made it; "" if that is not told. */
  card: string;
  words: string;
  /** What is gone for good: destroyed, or with somebody else now. */
  lost: Counted[];
  /** It lies in one's own discard pile and comes back. */
  discarded: Counted[];
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

/** `city`: there Villains attack, and no player does. `lying`: what is on sale, once for each copy; not given: all that came. */
export function recapOf(lines: LogLine[], me: number | null, city = false, lying?: string[]): Recap {
  const told = sinceOwnTurn(lines, me);
  const panels: Panel[] = [];
  let turn: TurnPanel | null = null;
  let attacker = "";
  for (const line of told) {
    if (line.what === "turn") {
      panels.push(
        (turn = { sort: "turn", seat: line.seat, at: line.at, power: 0, played: [], bought: [], beaten: [], over: false, by: "" }),
      );
      attacker = "";
    }
    if (turn) turn.power += line.power ?? 0;
    if (turn && line.what === "turn ended") turn.over = true;
    if (turn?.seat === line.seat) turn.by ||= line.by ?? "";
    if (line.what === "attacked") attacker = line.cards[0] ?? "";
    if (line.what === "appeared" && line.cards[0])
      panels.push({ sort: "entrance", seat: -1, at: line.at, card: line.cards[0], words: "", lost: [], discarded: [], gained: [] });
    if (/^(played|played again|assisted)$/.test(line.what) && turn) add(turn.played, line);
    if (line.what === "bought" && turn) add(turn.bought, line);
    if (line.what === "defeated" && turn) add(turn.beaten, line);
    if (me !== null && (line.seat === me || handsMe(line))) harm(panels, { seat: city ? -1 : (turn?.seat ?? -1), card: attacker }, line);
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
    refilled: lying ? stillThere(refilled, lying) : refilled,
  };
}

/** Somebody may have bought meanwhile what was new. */
function stillThere(refilled: Counted[], lying: string[]): Counted[] {
  return refilled.flatMap(({ card, times }) => {
    const left = Math.min(times, lying.filter((one) => one === card).length);
    return left > 0 ? [{ card, times: left }] : [];
  });
}

/** All cards in the Line-Up, or in the spaces of a city. */
export function onSale(table: Pick<Table, "lineup" | "section">): string[] {
  const { lineup } = table;
  const spaces = cityOf(table)?.spaces.flatMap(({ cards, villains }) => [...cards, ...villains]) ?? [];
  return [...lineup.filter((ware) => ware !== null), ...spaces].map(({ card }) => card);
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
  let panel = panels.at(-1);
  const open = panel && panel.sort !== "turn";
  // A card that changes hands does so by an Attack only where one is told already: a teammate may hand one over as well.
  if (line.what !== "hit" && !harms(line) && !(line.what === "passed" && open)) return;
  if (!panel || panel.sort === "turn") {
    panel = { sort: "attack", ...by, at: line.at, words: "", lost: [], discarded: [], gained: [] };
    panels.push(panel);
  }
  if (!panel.words.includes(line.text)) panel.words = [panel.words, line.text].filter(Boolean).join(" ");
  reckon(panel, line);
}

/** Text of the log: a card went to a place of one's own. */
const HOME = /\b(into|of|onto|under) your\b/;
/** It was not one's own. */
const FROM_ALL = / (in the|from the top of the main deck)\b/;
const POOL = / face down into the pool\b/;

/** What a line took, and what it brought back. */
function reckon(panel: AttackPanel | EntrancePanel, line: LogLine): void {
  const { what, text } = line;
  if (what === "gained" || handsMe(line)) add(panel.gained, line);
  else if (what === "discarded") add(panel.discarded, line);
  else if (what === "removed" || (what === "destroyed" && !FROM_ALL.test(text))) add(panel.lost, line);
  else if (what === "passed") giveAway(panel, line);
  else if (what === "put" && !HOME.test(text) && /^You put\b/.test(text)) add(panel.lost, line);
  else if (what === "put" && HOME.test(text)) bringBack(panel, line);
}

/** Cards that all pass at once lie in the pool first: there they have been counted. To oneself one gives nothing. */
function giveAway(panel: AttackPanel | EntrancePanel, line: LogLine): void {
  if (!/ to you\b/.test(line.text) && !POOL.test(panel.words)) add(panel.lost, line);
}

/** Out of a pool one may get another card than one put in. */
function bringBack(panel: AttackPanel | EntrancePanel, line: LogLine): void {
  const dealt = POOL.test(panel.words);
  line.cards.forEach((card, i) => {
    let times = line.counts?.[i] ?? 1;
    for (const cards of [panel.lost, panel.discarded]) {
      const same = cards.find((one) => one.card === card);
      const back = Math.min(times, same?.times ?? 0);
      if (same) same.times -= back;
      times -= back;
    }
    if (dealt && times > 0) add(panel.gained, { ...line, cards: [card], counts: [times] });
  });
  panel.lost = panel.lost.filter(({ times }) => times > 0);
  panel.discarded = panel.discarded.filter(({ times }) => times > 0);
}

/** The lines after one's last turn that is over; for who looks on, of the last round or so. */
function sinceOwnTurn(lines: LogLine[], me: number | null): LogLine[] {
  const turns = lines.filter((line) => line.what === "turn");
  if (me === null) return lines.filter((line) => line.at >= (turns.at(-TURNS_OF_ONLOOKERS)?.at ?? 0));
  const running =
    turns.at(-1)?.seat === me && !lines.some((line) => line.what === "turn ended" && line.at > turns.at(-1)!.at) ? turns.pop() : undefined;
  const own = turns.findLastIndex((line) => line.seat === me);
  const first =
    lines.find((line) => line.what === "turn ended" && own >= 0 && line.at > turns[own]!.at)?.at ?? turns[own + 1]?.at ?? Infinity;
  // What meets a player at the beginning of the own turn belongs to it.
  const acted = running ? (lines.find((line) => line.at > running.at && acts(line, me))?.at ?? Infinity) : Infinity;
  return lines.filter((line) => line.at >= first && line.at < acted && line !== running);
}
