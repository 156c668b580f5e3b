// The figure of each card. The icons of a set are fetched when one of its cards is first shown; a set that has none takes some
// that suit the type.

import { SvelteMap } from "svelte/reactivity";
import outlines from "virtual:icons";
import sets, { type Pictures } from "virtual:pictures";
import { pickBy } from "./chance.ts";
import type { Model } from "./sheet.ts";
import { idOf, setOf, signOf, type Face } from "./types.ts";

type Foreign = typeof import("virtual:foreign");
type Figure = Pick<Model, "icon" | "outline" | "inks">;

const loaded = new SvelteMap<string, Pictures>();
const asked = new Set<string>();
let others: Foreign | null = $state.raw(null);

export function fetchSet(set: string): void {
  const fetching = sets[set];
  if (asked.has(set)) return;
  asked.add(set);
  const missed = () => void asked.delete(set);
  if (fetching) fetching().then((pictures) => loaded.set(set, pictures), missed);
  else import("virtual:foreign").then((icons) => (others = icons), missed);
}

/** What stands in the picture of a card; until its icons have come, the sign of its type. */
export function model(face: Face): Model {
  const sign = signOf(face);
  const name = lots(face);
  return { name, code: sign.code, level: face.level, ...(figure(face, name) ?? { icon: sign.icon, outline: outlines[sign.icon]! }) };
}

/** What decides how the picture looks: a word that its author chose, or its name. */
function lots(face: Face): string {
  return face.picture && !others?.outlines[face.picture] ? face.picture : face.character || face.name;
}

/** The icons that a card of somebody's own set may choose from; none until they have come. */
export function foreignIcons(): Record<string, string> {
  if (!others) fetchSet("");
  return others?.outlines ?? {};
}

function figure(face: Face, name: string): Figure | undefined {
  const set = setOf(face.card);
  const id = idOf(face.card);
  const pictures = loaded.get(set);
  const icon = pictures?.of[id];
  if (pictures && icon) return { icon, outline: pictures.outlines[icon]!, inks: pictures.inks[id] };
  if (!pictures) fetchSet(set);
  const suited = others?.types[signOf(face).code];
  if (!others || !suited || sets[set]) return undefined;
  const chosen = others.outlines[face.picture] ? face.picture : pickBy(name, suited);
  return { icon: chosen, outline: others.outlines[chosen]! };
}
