// The games that this browser has a seat in and that are over, with their records: kept here, never on the server.

import type { Room, View } from "../protocol.ts";
import type { RecordFile } from "./download.ts";
import { nameAt } from "./names.ts";
import { forget, recall, remember } from "./stored.ts";
import { cityOf } from "../table/city/ring.ts";

export interface PastPlayer {
  name: string;
  figures: string[];
  score: number | null;
  won: boolean;
  mine: boolean;
  /** A bot played much of it for them. */
  bolt?: true;
}

export interface PastGame {
  game: string;
  room: string;
  at: number;
  mode: string;
  result: string;
  players: PastPlayer[];
}

interface Kept {
  version: 1;
  games: PastGame[];
}

export const MOST_GAMES = 300;
/** Records are larger: those of the newest games are kept. */
export const MOST_RECORDS = 60;
const LONGEST_RECORD = 64 * 1024;

export function pastGames(): PastGame[] {
  const kept = recall<unknown>("past", null) as Partial<Kept> | null;
  if (kept?.version !== 1 || !Array.isArray(kept.games)) return [];
  return kept.games.filter(whole).map(calledRightly);
}

/** Hosts were once called "You" on every screen; that word is the reader's own. */
function calledRightly(game: PastGame): PastGame {
  const players = game.players.map((one, seat) => (one.mine ? one : { ...one, name: nameAt(seat, one.name) }));
  return { ...game, players };
}

/** What was kept may have been damaged, or written by a later version. */
function whole(game: unknown): game is PastGame {
  const one = game as PastGame | null;
  return (
    typeof one?.game === "string" &&
    typeof one.room === "string" &&
    typeof one.at === "number" &&
    Number.isFinite(one.at) &&
    typeof one.mode === "string" &&
    typeof one.result === "string" &&
    Array.isArray(one.players) &&
    one.players.every(wholePlayer)
  );
}

function wholePlayer(player: unknown): boolean {
  const one = player as PastPlayer | null;
  return (
    typeof one?.name === "string" &&
    Array.isArray(one.figures) &&
    one.figures.every((figure) => typeof figure === "string") &&
    (one.score === null || typeof one.score === "number") &&
    typeof one.won === "boolean" &&
    typeof one.mine === "boolean"
  );
}

/** A game that has ended, as its own player remembers it. */
export function pastGame(room: Room, view: View, mine: number[], at: number): PastGame {
  const { table } = view;
  return {
    game: view.game,
    room: room.room,
    at,
    mode: table.mode,
    result: table.story?.title ?? table.result[0] ?? "The game is over.",
    players: table.seats.map((seat) => ({
      name: nameAt(seat.seat, room.chairs[seat.seat]?.name),
      figures: seat.figures,
      score: cityOf(table) === null ? seat.score : null,
      won: table.winners.includes(seat.seat),
      mine: mine.includes(seat.seat),
      ...(room.chairs[seat.seat]?.bolt && { bolt: true as const }),
    })),
  };
}

/** Keeps a game once; false if it was there before. */
export function keepGame(game: PastGame): boolean {
  const games = pastGames();
  if (games.some((other) => other.game === game.game)) return false;
  save([game, ...games]);
  return true;
}

/** Adds games that were kept elsewhere, each once; says how many are new. */
export function joinGames(found: unknown): number {
  const brought = (found as Partial<Kept> | null)?.games;
  const games = pastGames();
  const fresh = (Array.isArray(brought) ? brought.filter(whole) : []).filter((one) => !games.some((other) => other.game === one.game));
  if (fresh.length > 0) save([...games, ...fresh].sort((a, b) => b.at - a.at));
  return fresh.length;
}

function save(games: PastGame[]): void {
  remember("past", { version: 1, games: games.slice(0, MOST_GAMES) } satisfies Kept);
  for (const { game } of games.slice(MOST_RECORDS)) forget(`record.${game}`);
}

export function forgetGame(game: string): void {
  forget(`record.${game}`);
  save(pastGames().filter((other) => other.game !== game));
}

export function forgetGames(): void {
  for (const { game } of pastGames()) forget(`record.${game}`);
  forget("past");
}

// Records

let handed: { game: string; file: RecordFile } | null = null;

/** Hands a record to the screen that shows it, also where the browser keeps nothing. */
export function handRecord(game: string, file: RecordFile): void {
  handed = { game, file };
}

export function keepRecord(game: string, file: RecordFile): void {
  const known = pastGames().slice(0, MOST_RECORDS);
  if (file.text.length <= LONGEST_RECORD && known.some((other) => other.game === game)) remember(`record.${game}`, file);
}

export function recordOf(game: string): RecordFile | null {
  if (handed?.game === game) return handed.file;
  const kept = recall<Partial<RecordFile> | null>(`record.${game}`, null);
  return typeof kept?.name === "string" && typeof kept.text === "string" ? { name: kept.name, text: kept.text } : null;
}

/** The seat that one had in a game. */
export function seatIn(game: string): number | undefined {
  return pastGames()
    .find((past) => past.game === game)
    ?.players.findIndex((player) => player.mine);
}

// Counting

export interface Tally {
  words: string;
  games: number;
  won: number;
}

/** What a bot played for one is no game of one's own: it stands in the list, and counts for nothing. */
export const isLent = (game: PastGame) => game.players.some((player) => player.mine && player.bolt);
export const isWon = (game: PastGame) => !isLent(game) && game.players.some((player) => player.mine && player.won);

/** How often one played each of something, most often first. */
export function tally(games: PastGame[], of: (game: PastGame) => string[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games.filter((one) => !isLent(one)))
    for (const words of new Set(of(game))) {
      const one = found.get(words) ?? { words, games: 0, won: 0 };
      found.set(words, { words, games: one.games + 1, won: one.won + Number(isWon(game)) });
    }
  return [...found.values()].sort((a, b) => b.games - a.games || b.won - a.won || a.words.localeCompare(b.words));
}
