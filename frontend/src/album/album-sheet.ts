// The places of the album as the server tells them, with those of other parts of the page, and what is in them.

import { face } from "../lib/catalogue.svelte.ts";
import type { Got } from "../lib/album.ts";
import { getAlbum } from "../lib/server.ts";
import { modeWords } from "../lib/sets.svelte.ts";
import type { Album, AlbumPage, AlbumPlace } from "../protocol.ts";

/** Pages whose stamps other parts of the page note (`noteStamp`): each part puts a function here that tells its places. */
export const MORE: (() => Promise<AlbumPage>)[] = [];

let asked: Promise<Album> | null = null;

export function wantAlbum(): Promise<Album> {
  asked ??= Promise.all([getAlbum(), ...MORE.map((more) => more())]).then(
    ([told, ...more]) => ({ ...told, pages: [...told.pages, ...more] }),
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** A stamp with its place; of what no page lists before it is met, the place is made when it is there. */
export interface Shown {
  place: AlbumPlace;
  got?: Got;
}

const cardOf = (key: string): string => /\S+\/\S+$/.exec(key)?.[0] ?? "";

function strays(page: AlbumPage, got: Map<string, Got>): AlbumPlace[] {
  const known = new Set(page.places.map((place) => place.key));
  return [...got.keys()].flatMap((key) => {
    const card = cardOf(key);
    if (!card || key !== `${page.name} ${card}` || known.has(key)) return [];
    return { key, title: face(card).figure || face(card).name, group: modeWords(card.split("/")[0]!), card };
  });
}

export function shownOn(page: AlbumPage, got: Map<string, Got>): Shown[] {
  return [...page.places, ...strays(page, got)].map((place) => ({ place, ...(got.has(place.key) && { got: got.get(place.key)! }) }));
}

/** The stamp of a key, wherever it belongs. */
export function shownAs(key: string, album: Album, got: Map<string, Got>): Shown | undefined {
  return album.pages.flatMap((page) => shownOn(page, got)).find((one) => one.place.key === key);
}

export const titleOf = ({ place, got }: Shown): string => (got?.title ? `${place.title}: ${got.title}` : place.title);

/** "Nov 18", with its year where that is not this one. */
export function dayOf(at: number, now = new Date()): string {
  const day = new Date(at);
  const year = day.getFullYear() === now.getFullYear() ? {} : ({ year: "numeric" } as const);
  return day.toLocaleDateString("en", { month: "short", day: "numeric", ...year });
}

export const isToday = (at: number, now = new Date()): boolean => new Date(at).toDateString() === now.toDateString();
