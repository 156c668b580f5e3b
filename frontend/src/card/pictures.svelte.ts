// The large icon of each card. The icons of a set are fetched when one of its cards is first shown.

import { SvelteMap } from "svelte/reactivity";
import sets, { type Pictures } from "virtual:pictures";

const loaded = new SvelteMap<string, Pictures>();
const asked = new Set<string>();

/** The outline of a card's own icon; undefined while it is on its way, or for a card of an unknown set. */
export function picture(set: string, id: string): string | undefined {
  const pictures = loaded.get(set);
  if (pictures) return pictures.outlines[pictures.of[id] ?? ""];
  fetchSet(set);
  return undefined;
}

export function fetchSet(set: string): void {
  const fetching = sets[set];
  if (!fetching || asked.has(set)) return;
  asked.add(set);
  fetching().then(
    (pictures) => loaded.set(set, pictures),
    () => asked.delete(set),
  );
}
