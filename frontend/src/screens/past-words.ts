// Words for games that are over.

export { modeWords } from "../lib/sets.svelte.ts";

export function when(at: number): string {
  return new Date(at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}
