// Tables in between: a view is reached in steps, each of which says only what has changed.

import type { Table } from "../protocol.ts";

/** Path -> what is there now: "lineup", "seats/1/hand", "section/spaces/3/cards". */
export type Changes = Record<string, unknown>;

type Branch = Record<string, unknown> | unknown[];

/** A table after a step; what has not changed is the same as before, nothing is written to. */
export function after(table: Table, changes: Changes): Table {
  let now: Branch = table as unknown as Branch;
  for (const [path, value] of Object.entries(changes)) now = put(now, path.split("/"), value);
  return now as unknown as Table;
}

function put(branch: Branch, [name, ...rest]: string[], value: unknown): Branch {
  const copy = (Array.isArray(branch) ? [...branch] : { ...branch }) as Record<string, unknown>;
  copy[name!] = rest.length === 0 ? value : put(copy[name!] as Branch, rest, value);
  return copy as Branch;
}

/** What somebody is asked is no part of a step. */
const ASKED = new Set(["waiting", "prompt", "barred", "undo"]);
const TAKEN_APART = /^(seats|seats\/\d+|section|section\/spaces|section\/spaces\/\d+)$/;

export function difference(old: Table, now: Table): Changes {
  const found: Changes = {};
  for (const name of Object.keys(now) as (keyof Table)[]) if (!ASKED.has(name)) compare(name, old[name], now[name], found);
  return found;
}

function compare(path: string, old: unknown, now: unknown, found: Changes): void {
  if (old === now) return;
  if (TAKEN_APART.test(path) && alike(old, now)) {
    for (const name of Object.keys(now as object)) compare(`${path}/${name}`, (old as never)[name], (now as never)[name], found);
  } else if (JSON.stringify(old) !== JSON.stringify(now)) {
    found[path] = now;
  }
}

function alike(old: unknown, now: unknown): boolean {
  if (!old || !now) return false;
  return Array.isArray(now) ? (old as unknown[]).length === now.length : true;
}
