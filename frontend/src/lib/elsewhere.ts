// Tables of other servers, by links that somebody has pasted. No request goes there: each is a link to be followed, and no more.

import { recall, remember } from "./stored.ts";

export interface Elsewhere {
  link: string;
  at: number;
}

const MOST = 30;
const TO_A_TABLE = /^#\/[tr]\/[\w-]{1,32}(\/[\w-]{1,80})?$/;

/** The link of a table as it was pasted; null if it is none. */
export function tableLinkIn(text: string): URL | null {
  try {
    const link = new URL(text.trim());
    const web = link.protocol === "https:" || link.protocol === "http:";
    return web && !link.username && !link.password && TO_A_TABLE.test(link.hash) ? link : null;
  } catch {
    return null; // words, or nothing at all
  }
}

export const serverOf = (one: Elsewhere): string => new URL(one.link).host;

const whole = (kept: unknown): kept is Elsewhere => {
  const one = kept as Partial<Elsewhere> | null;
  return typeof one?.link === "string" && tableLinkIn(one.link) !== null && typeof one.at === "number";
};

const fitting = (found: unknown): Elsewhere[] => (Array.isArray(found) ? found.filter(whole) : []);

export const tablesElsewhere = (): Elsewhere[] => fitting(recall<unknown>("elsewhere", []));

const save = (all: Elsewhere[]) => remember("elsewhere", all.slice(0, MOST));

export function keepElsewhere(link: URL, at = Date.now()): void {
  save([{ link: link.href, at }, ...tablesElsewhere().filter((one) => one.link !== link.href)]);
}

export function forgetElsewhere(link: string): void {
  save(tablesElsewhere().filter((one) => one.link !== link));
}

/** Adds those that another device knew. */
export function joinElsewhere(found: unknown): void {
  const here = tablesElsewhere();
  const fresh = fitting(found).filter((one) => !here.some((own) => own.link === one.link));
  if (fresh.length > 0) save([...here, ...fresh].sort((a, b) => b.at - a.at));
}
