// What somebody's games come to: stamps, bests, marks of the ladder. Each game is kept once, under its own id, and all the rest
// follows from that; so it can be counted again at any time, and two devices joined, and nothing counts twice.

import type { Bests, Feats } from "../protocol.ts";
import { recall, remember } from "./stored.ts";

export type BestName = keyof Bests;

/** One finished game of whoever plays here. */
export interface Entry {
  at: number;
  room: string;
  mode: string;
  outcome: Feats["outcome"];
  margin: number | null;
  figures: string[];
  bests: Bests;
  /** In which the Power was most. */
  round: number;
  stamps: string[];
  /** Names that the place of a stamp does not tell. */
  titles?: Record<string, string>;
  rung?: string;
  hints?: number;
}

export type Entries = Record<string, Entry>;

interface Kept {
  version: 1;
  games: Entries;
  /** Stamps that come of no game, such as lessons: since when. */
  noted: Record<string, number>;
}

/** So many games are kept beside those that a stamp, a best or a mark rests on. */
const MOST_PLAIN = 200;
const OUTCOMES = ["won", "tied", "lost"];

export const BESTS: { name: BestName; words: string }[] = [
  { name: "points", words: "Most points" },
  { name: "power", words: "Most Power in one turn" },
  { name: "rounds", words: "Fastest win, in rounds" },
  { name: "avoided", words: "Attacks avoided" },
  { name: "prizes", words: "Super-Villains in a game" }, // where players beat each other: Characters
  { name: "comeback", words: "Largest comeback" },
];
/** Of these fewer are better. */
const FEWER: BestName[] = ["rounds"];

const isNumber = (found: unknown): found is number => Number.isFinite(found);
const isWords = (found: unknown): found is string[] => Array.isArray(found) && found.every((one) => typeof one === "string");
const isTable = (found: unknown): found is Record<string, unknown> => typeof found === "object" && found !== null && !Array.isArray(found);

function isEntry(found: unknown): found is Entry {
  if (!isTable(found)) return false;
  const { bests, titles } = found;
  return (
    isNumber(found.at) &&
    typeof found.room === "string" &&
    typeof found.mode === "string" &&
    OUTCOMES.includes(found.outcome as string) &&
    (found.margin === null || isNumber(found.margin)) &&
    isWords(found.figures) &&
    isTable(bests) &&
    BESTS.every(({ name }) => bests[name] === null || isNumber(bests[name])) &&
    isNumber(found.round) &&
    isWords(found.stamps) &&
    (titles === undefined || (isTable(titles) && isWords(Object.values(titles)))) &&
    (found.rung === undefined || typeof found.rung === "string") &&
    (found.hints === undefined || isNumber(found.hints))
  );
}

/** What was kept may have been damaged. */
function whole(found: unknown): Kept {
  const kept = isTable(found) && found.version === 1 ? found : {};
  const games = isTable(kept.games) ? Object.entries(kept.games).filter(([, one]) => isEntry(one)) : [];
  const noted = isTable(kept.noted) ? Object.entries(kept.noted).filter(([, at]) => isNumber(at)) : [];
  return { version: 1, games: Object.fromEntries(games) as Entries, noted: Object.fromEntries(noted) as Kept["noted"] };
}

const kept = (): Kept => whole(recall<unknown>("album", null));
const keep = (all: Kept): boolean => remember("album", { ...all, games: pruned(all.games) });

export const entries = (): Entries => kept().games;

/** Two albums as one; of a game that both have, what is here. */
export function joinAlbums(brought: unknown, here: unknown): Kept {
  const [there, own] = [whole(brought), whole(here)];
  const noted = { ...there.noted };
  for (const [key, at] of Object.entries(own.noted)) noted[key] = Math.min(at, noted[key] ?? at);
  return { version: 1, games: pruned({ ...there.games, ...own.games }), noted };
}

/** An old game on which nothing rests may go: all that is shown stays the same without it. */
function pruned(games: Entries): Entries {
  const all = Object.entries(games).sort(([, a], [, b]) => b.at - a.at);
  if (all.length <= MOST_PLAIN) return games;
  const needed = new Set<string>([...stampsOf(games, {}).values()].map((got) => got.game));
  for (const mode of new Set(all.map(([, one]) => one.mode))) for (const best of bestsOf(mode, games)) needed.add(best.game);
  for (const mark of marksOf(games).values()) needed.add(mark.game);
  return Object.fromEntries(all.filter(([game], i) => i < MOST_PLAIN || needed.has(game)));
}

// Keeping

export function entryOf(feats: Feats, of: { at: number; room: string; mode: string }): Entry {
  const titles = Object.fromEntries(feats.stamps.filter((one) => one.title).map((one) => [one.key, one.title]));
  return {
    ...of,
    outcome: feats.outcome as Entry["outcome"],
    margin: feats.margin,
    figures: feats.figures,
    bests: feats.bests,
    round: feats.power_round,
    stamps: feats.stamps.map((one) => one.key),
    ...(Object.keys(titles).length > 0 && { titles }),
    ...(feats.rung && { rung: feats.rung }),
    ...(feats.hints > 0 && { hints: feats.hints }),
  };
}

/** Keeps a game, or what is known of it now: it may have been taken back and have ended otherwise. The day stays. */
export function keepEntry(game: string, entry: Entry): void {
  const all = kept();
  const before = all.games[game];
  const now = { ...entry, at: before?.at ?? entry.at };
  if (JSON.stringify(before) !== JSON.stringify(now)) keep({ ...all, games: { ...all.games, [game]: now } });
}

/** Of a game that a bot has played for its person nothing is kept. */
export function dropEntry(game: string): void {
  const all = kept();
  const { [game]: gone, ...games } = all.games;
  if (gone) keep({ ...all, games });
}

/** A stamp that comes of no game: a lesson, a puzzle, a chapter. The first time counts. */
export function noteStamp(key: string, at = Date.now()): void {
  const all = kept();
  if (all.noted[key] === undefined) keep({ ...all, noted: { ...all.noted, [key]: at } });
}

// Stamps

export interface Got {
  at: number;
  /** "" for none. */
  game: string;
  title: string;
}

/** Each stamp with the first game that has it. */
export function stampsOf(games = entries(), noted = kept().noted): Map<string, Got> {
  const found = new Map<string, Got>();
  const add = (key: string, got: Got) => {
    const known = found.get(key);
    if (!known || got.at < known.at || (got.at === known.at && got.game < known.game)) found.set(key, got);
  };
  for (const [key, at] of Object.entries(noted)) add(key, { at, game: "", title: "" });
  for (const [game, one] of Object.entries(games)) {
    for (const key of one.stamps) add(key, { at: one.at, game, title: one.titles?.[key] ?? "" });
  }
  return found;
}

/** The stamps that a game was the first to bring. */
export const newIn = (game: string): string[] => [...stampsOf()].filter(([, got]) => got.game === game).map(([key]) => key);

// One's best

export interface Best {
  name: BestName;
  words: string;
  value: number;
  game: string;
  entry: Entry;
}

const better = (name: BestName, a: Best, b: Best) =>
  (FEWER.includes(name) ? a.value - b.value : b.value - a.value) || a.entry.at - b.entry.at || (a.game < b.game ? -1 : 1);

/** In one game; what never was more than nothing is left out. */
export function bestsOf(mode: string, games = entries()): Best[] {
  const own = Object.entries(games).filter(([, one]) => one.mode === mode);
  return BESTS.flatMap(({ name, words }) => {
    const all = own.flatMap(([game, entry]): Best[] => {
      const value = entry.bests[name];
      return value ? [{ name, words, value, game, entry }] : [];
    });
    return all.sort((a, b) => better(name, a, b)).slice(0, 1);
  });
}

// The ladder

export interface Mark {
  at: number;
  game: string;
  /** Every win there was with hints. */
  hints: boolean;
}

/** By rung ("base keen"); a win without hints counts before one with them. */
export function marksOf(games = entries()): Map<string, Mark> {
  const found = new Map<string, Mark>();
  for (const [game, one] of Object.entries(games)) {
    if (!one.rung || one.outcome !== "won") continue;
    const mark = { at: one.at, game, hints: (one.hints ?? 0) > 0 };
    const known = found.get(one.rung);
    const first = known && (mark.at < known.at || (mark.at === known.at && mark.game < known.game));
    if (!known || (known.hints && !mark.hints) || (known.hints === mark.hints && first)) found.set(one.rung, mark);
  }
  return found;
}

/** After so many games in a row that went one way, another rung may be more fun. */
const IN_A_ROW = 3;
/** A win by so much was easy. */
const EASILY = 15;

/** Which bot to play next, of those from weak to strong; only a proposal. */
export function suggested(mode: string, staff: string[], games = entries()): { bot: string; why: "" | "lower" | "higher" | "done" } {
  const marks = marksOf(games);
  const next = staff.findIndex((bot) => !marks.has(`${mode} ${bot}`));
  if (next < 0) return { bot: staff.at(-1) ?? "", why: "done" };
  const last = Object.values(games)
    .filter((one) => staff.some((bot) => one.rung === `${mode} ${bot}`))
    .sort((a, b) => b.at - a.at)
    .slice(0, IN_A_ROW);
  if (last.length === IN_A_ROW && next > 0 && last.every((one) => one.outcome === "lost" && one.rung === `${mode} ${staff[next]}`))
    return { bot: staff[next - 1]!, why: "lower" };
  const easy = last.length === IN_A_ROW && last.every((one) => one.outcome === "won" && (one.margin ?? 0) >= EASILY);
  if (easy && next + 1 < staff.length) return { bot: staff[next + 1]!, why: "higher" };
  return { bot: staff[next]!, why: "" };
}
