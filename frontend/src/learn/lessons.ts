// What is read beside the table, fetched once for each mode.

import type { Lessons, Rulebook, Table, TermShown } from "../protocol.ts";
import { cityOf } from "../table/city/ring.ts";

const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const asked = kept.get(path) as Promise<T> | undefined;
  if (asked) return asked;
  const fresh = fetch(path).then((answer) => {
    if (!answer.ok) throw new Error("The server has nothing to say about this game.");
    return answer.json() as Promise<T>;
  });
  kept.set(path, fresh);
  fresh.catch(() => kept.delete(path));
  return fresh;
}

/** How this table is won and lost: one team wins or loses together, in a city by what its scenario asks. */
export function leadOf(told: Lessons, table: Table | null): string {
  const teams = new Set(table?.seats.map(({ team }) => team));
  return teams.size === 1 ? cityOf(table)?.asks || told.team_lead : told.lead;
}

export const getLessons = (mode: string) => once<Lessons>(`/api/lessons/${encodeURIComponent(mode)}`);
export const getRulebook = (mode: string) => once<Rulebook>(`/api/rulebook/${encodeURIComponent(mode)}`);

/** Ids of rules in a text, and the words between them. */
export function withRules(text: string): { text: string; rule: boolean }[] {
  return text
    .split(/((?<![\w-])[A-Z]+-\d+(?:\.\d+)?(?![\w-]))/)
    .map((part, i) => ({ text: part, rule: i % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** A sentence, and apart from it the rules that it names at its end. */
export function ruled(line: string): { text: string; rules: string[] } {
  const [, text = line, ids = ""] = /^(.*?)\s*\[([A-Z]+-\d[^\]]*)\]$/.exec(line) ?? [];
  return { text: text.replace(/^\s*- /, ""), rules: ids.split(", ").filter(isRule) };
}

/** Is it the id of a rule, rather than the name of a card? */
export const isRule = (what: string) => /^[A-Z]+-\d+(\.\d+)?$/.test(what);

/** Terms of the game that a text uses, one or several of them. What a card costs or gives needs no word. */
export function termsIn(text: string, terms: TermShown[]): TermShown[] {
  return terms.filter(
    ({ name }) => !PLAIN_TERMS.has(name) && new RegExp(`(?<![\\w-])${name}(e?s)?(?![\\w-])`, "i").test(text.replace(/^.*?: /, "")),
  );
}
const PLAIN_TERMS = new Set(["Power", "Cost", "Hand", "Deck", "Buy", "Gain", "Hero", "Villain", "Equipment", "Punch", "Move"]);
