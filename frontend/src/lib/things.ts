// The things of a person as one file: saved here, brought in there. Joined by key: doing it twice changes nothing, nothing is added up.

import { joinAlbums } from "./album.ts";
import { joinTries } from "./daily.ts";
import { joinElsewhere } from "./elsewhere.ts";
import { nameProblem, tidyName } from "./names.ts";
import { joinGames, keepRecord, recordOf } from "./past.ts";
import { joinTried } from "./puzzles.ts";
import { people, type Person } from "./people.svelte.ts";
import { joinPlays } from "../story/kept.ts";
import { fittingSettings } from "./settings.svelte.ts";
import { inDrawer, joinRooms, ownKeys, ownRooms, recall, remember } from "./stored.ts";

interface File {
  archfoe: "person";
  version: 1;
  name: string;
  face: string;
  things: Record<string, unknown>;
}

const NOT_OURS = "This file has no person of archfoe in it.";
const RECORD = "record.";
/** Whoever has these can sit down. */
const WITH_KEYS = ["rooms", "elsewhere"];

const words = (found: unknown): string[] => (Array.isArray(found) ? found.filter((one) => typeof one === "string") : []);
const joinedWords = (brought: unknown, here: unknown) => [...new Set([...words(here), ...words(brought)])];
const ofSets = (found: unknown) =>
  (Array.isArray(found) ? (found as { id?: unknown; title?: unknown; game?: unknown; cards?: unknown }[]) : []).filter(
    (set) => [set?.id, set?.title, set?.game].every((word) => typeof word === "string") && Array.isArray(set.cards),
  );

/** What is one list or one table, and how two of them become one; what is here already wins. */
const JOINED: Record<string, (brought: unknown, here: unknown) => unknown> = {
  settings: (brought, here) => ({ ...fittingSettings(brought), ...fittingSettings(here) }),
  tips: joinedWords,
  goals: joinedWords,
  uncoached: joinedWords,
  daily: joinTries,
  album: joinAlbums,
  story: joinPlays,
  puzzles: joinTried,
  workshop: (brought, here) => [...ofSets(here), ...ofSets(brought).filter((set) => !ofSets(here).some((own) => own.id === set.id))],
};

/** `keys`: with the keys to the tables, so whoever has the file can play in these seats. */
export function packed(person: Person, keys: boolean): { name: string; text: string } {
  const things = inDrawer(person, () => {
    const kept = ownKeys().filter((key) => key in JOINED || key === "past" || key.startsWith(RECORD) || (keys && WITH_KEYS.includes(key)));
    return Object.fromEntries(kept.map((key) => [key, recall<unknown>(key, null)]));
  });
  const file: File = { archfoe: "person", version: 1, name: person.name, face: person.face, things };
  const called = person.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-") || "guest";
  return { name: `archfoe-${called}.json`, text: JSON.stringify(file) };
}

function read(text: string): File {
  let found: Partial<File> | null;
  try {
    found = JSON.parse(text) as Partial<File> | null;
  } catch {
    throw new Error(NOT_OURS);
  }
  if (found?.archfoe !== "person" || typeof found.things !== "object" || !found.things) throw new Error(NOT_OURS);
  if (found.version !== 1) throw new Error("This file comes from a newer page. Bring it in there.");
  const name = typeof found.name === "string" && nameProblem(found.name) === "" ? tidyName(found.name) : "";
  const face = typeof found.face === "string" && /^[0-9a-z]{9}$/.test(found.face) ? found.face : "";
  return { ...(found as File), name, face };
}

/** Whose file is it? Somebody here of that name, whoever has none yet, or somebody new on this device. */
function ownerOf({ name, face }: File): Person {
  const same = people.all.find((one) => name && one.name.toLowerCase() === name.toLowerCase());
  if (same || !name) return same ?? people.me;
  if (people.me.name) return people.add(name, face || undefined);
  people.alter({ name, ...(face ? { face } : {}) });
  return people.me;
}

/** Brings a file in; says whose it was and how many games are new. */
export function unpack(text: string): { who: Person; games: number } {
  const file = read(text);
  const who = ownerOf(file);
  const games = inDrawer(who, () => {
    const { things } = file;
    for (const [key, joined] of Object.entries(JOINED)) if (key in things) remember(key, joined(things[key], recall<unknown>(key, null)));
    joinRooms(things.rooms);
    joinElsewhere(things.elsewhere);
    const fresh = joinGames(things.past);
    for (const [key, kept] of Object.entries(things)) {
      const game = key.slice(RECORD.length);
      const record = kept as { name?: unknown; text?: unknown } | null;
      if (!key.startsWith(RECORD) || recordOf(game) || typeof record?.name !== "string" || typeof record.text !== "string") continue;
      keepRecord(game, { name: record.name, text: record.text });
    }
    return fresh;
  });
  return { who, games };
}

/** The tables whose keys would be gone with a person. */
export const tablesOf = (person: Person): string[] => inDrawer(person, () => ownRooms().map((own) => own.title));
