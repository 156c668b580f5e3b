// The few things that are asked over plain HTTP.

import type {
  Album,
  Daily,
  DailyPar,
  EarlierLog,
  Explained,
  Glance,
  Glances,
  GlancesWish,
  GoOn,
  Lookup,
  MadeRoom,
  Problem,
  PuzzleOfDay,
  PuzzleShelf,
  PuzzleStand,
  PuzzleWish,
  Replay,
  Reviewing,
  Setup,
  Stories,
  TableFound,
  TableWish,
  View,
  Workbench,
  WordsWish,
  WorkshopWish,
} from "../protocol.ts";
import { saveAs, type SavedFile } from "./download.ts";
import { keepRoom, type OwnRoom } from "./stored.ts";

/** What the server did not do, in its own sentence. */
export class Declined extends Error {
  constructor(
    text: string,
    readonly status: number,
  ) {
    super(text);
  }
}

export async function getSetup(): Promise<Setup> {
  const answer = await fetch("/api/setup");
  if (!answer.ok) throw new Error("Can't reach the server. Check that it's running, then try again.");
  return (await answer.json()) as Setup;
}

async function heard(asked: Promise<Response>, otherwise: string): Promise<Response> {
  const answer = await asked.catch(() => {
    throw new Error("Can't reach the server. Check that it's running, then try again.");
  });
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Declined(problem?.text ?? otherwise, answer.status);
  }
  return answer;
}

async function read<T>(asked: Promise<Response>, otherwise: string): Promise<T> {
  return (await (await heard(asked, otherwise)).json()) as T;
}

function post(path: string, body: string): Promise<Response> {
  return fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body });
}

export function makeRoom(wish: TableWish): Promise<MadeRoom> {
  return read(post("/api/rooms", JSON.stringify(wish)), "The table could not be made.");
}

/** The table that goes by these words. */
export async function findTable(words: string): Promise<string> {
  const wish: WordsWish = { words };
  return (await read<TableFound>(post("/api/words", JSON.stringify(wish)), "The table could not be found.")).room;
}

/** As many seats as one request may name. */
const MOST_GLANCES = 30;

/** How the tables of these seats stand; of tables that the server does not have, nothing. */
export async function getGlances(seats: GlancesWish["seats"]): Promise<Glance[]> {
  const wish: GlancesWish = { seats: seats.slice(0, MOST_GLANCES) };
  return (await read<Glances>(post("/api/tables", JSON.stringify(wish)), "Your tables cannot be shown.")).tables;
}

/** Makes a table, keeps the keys of its seats, and says where it is. */
export async function openTable(wish: TableWish, title: string, hotSeat: boolean): Promise<string> {
  const more: Partial<OwnRoom> = wish.coached ? { lesson: "begun" } : wish.daily ? { daily: wish.daily } : {};
  return keepTable(await makeRoom(wish), title, hotSeat, more);
}

function keepTable(made: MadeRoom, title: string, hotSeat: boolean, more: Partial<OwnRoom> = {}): string {
  const tokens: Record<number, string> = {};
  for (const { seat, token } of made.seats) if (token) tokens[seat] = token;
  keepRoom({ room: made.room, title, at: Date.now(), tokens, hotSeat, ...more });
  const first = Object.values(tokens)[0] ?? "";
  return first ? `#/t/${made.room}/${first}` : `#/r/${made.room}`;
}

/** The places of an album, and the ladders. */
export function getAlbum(): Promise<Album> {
  return read(fetch("/api/album"), "The album cannot be shown.");
}

/** Which deal is that of today. */
export function getDaily(): Promise<Daily> {
  return read(fetch("/api/daily"), "The daily deal cannot be shown.");
}

/** All stories, with all of their words. */
export function getStories(): Promise<Stories> {
  return read(fetch("/api/stories"), "The stories cannot be shown.");
}

/** What the bot reaches in a deal: the first who asks waits a moment. */
export function getPar(number: number): Promise<DailyPar> {
  return read(fetch(`/api/daily/${number}/par`), "Par is not known.");
}

/** All puzzles, and which is that of today. */
export function getPuzzles(): Promise<PuzzleShelf> {
  return read(fetch("/api/puzzles"), "The puzzles cannot be shown.");
}

export function getPuzzleOfDay(): Promise<PuzzleOfDay> {
  return read(fetch("/api/puzzles/today"), "The puzzle of the day cannot be shown.");
}

/** How a puzzle stands after some answers. */
export function tryPuzzle(number: number, wish: PuzzleWish): Promise<PuzzleStand> {
  return read(post(`/api/puzzles/${number}`, JSON.stringify(wish)), "The puzzle cannot be shown.");
}

/** Rules that name a card, where it is known from, and cards that have to do with it. */
export function lookUp(card: string): Promise<Lookup> {
  return read(fetch(`/api/lookup/${card}`), "There is nothing more to say of this card.");
}

/** A set file as it stands: faces, what is wrong, and what sentences mean. */
export function askWorkshop(wish: WorkshopWish): Promise<Workbench> {
  return read(post("/api/workshop", JSON.stringify(wish)), "The set could not be read.");
}

// Replays

export const LONGEST_RECORD = 512 * 1024;

/** Who looks: a seat, nobody in particular (""), or somebody who is shown every hand. */
export type Eyes = number | "" | "open";

export function openReplay(text: string): Promise<Replay> {
  return read(post("/api/replays", text), "The record could not be opened.");
}

function ask<T>(id: string, path: string, eyes: Eyes, more: Record<string, string>): Promise<T> {
  const query = new URLSearchParams({ ...(eyes === "" ? {} : { seat: String(eyes) }), ...more });
  return read(fetch(`/api/replays/${id}/${path}?${query}`), "The replay cannot be shown.");
}

export const lookAt = (id: string, at: number, eyes: Eyes, seen: number) => ask<View>(id, String(at), eyes, { seen: String(seen) });
export const earlierLog = (id: string, at: number, eyes: Eyes, before: number) =>
  ask<EarlierLog>(id, `${at}/earlier`, eyes, { before: String(before) });
export const explainAt = (id: string, at: number, eyes: Eyes, what: string) => ask<Explained>(id, `${at}/explain`, eyes, { what });

/** How far the review of a game is; whoever asks first starts it. */
export function askReview(id: string): Promise<Reviewing> {
  return read(post(`/api/replays/${id}/review`, ""), "The game could not be reviewed.");
}

/** The whole game as one page that opens anywhere. */
export async function getShared(id: string): Promise<SavedFile> {
  const answer = await heard(fetch(`/api/replays/${id}/share`), "The game cannot be shared.");
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "game.archfoe.html";
  return { name, content: await answer.blob() };
}

/** The same for who only has the record. */
export async function shareRecord(text: string): Promise<void> {
  saveAs(await getShared((await openReplay(text)).id));
}

/** A table that plays on from a place of a replay; says where it is. */
export async function goOn(id: string, wish: GoOn, title: string, hotSeat: boolean): Promise<string> {
  const made = await read<MadeRoom>(post(`/api/replays/${id}/continue`, JSON.stringify(wish)), "The table could not be made.");
  return keepTable(made, title, hotSeat);
}
