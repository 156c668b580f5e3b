// What a coach points at, by what it is: a card or a zone of the table, an answer, a part of the page.

import type { Box } from "../table/zoom-place.ts";

export interface Point {
  /** "hand", "lineup", "kicks", "villains", "space/3"; piles: "deck", "discard", "main". Of one's own where everybody has one. */
  zone?: string;
  /** One card of it, as the catalogue names it. */
  card?: string;
  /** An answer beside the question, by the first words on it. */
  button?: string;
  /** See `PARTS`. */
  part?: string;
}

const PARTS: Record<string, string> = {
  power: ".stage .power",
  question: "[data-question]",
  opponents: ".strips",
  arena: ".arena .ring",
  foes: ".foes .cards",
  map: ".city-zone .map",
  place: ".place-shown",
  scenario: ".scenario",
};
const OWN = new Set(["hand", "figures", "in_play", "deck", "discard", "played", "stored", "trophies"]);

/** The elements that are meant; none if they are not there now. */
export function pointed(root: ParentNode, point: Point, me: number): Element[] {
  if (point.part) return [...root.querySelectorAll(PARTS[point.part] ?? "none")].slice(0, 1);
  if (point.button) {
    const wanted = point.button.toLowerCase();
    return [...root.querySelectorAll("[data-question] button")].filter((node) => node.textContent?.trim().toLowerCase().startsWith(wanted)).slice(0, 1);
  }
  if (!point.zone) return [];
  const zone = OWN.has(point.zone) ? `${point.zone}/${me}` : point.zone;
  const piles = [...root.querySelectorAll(`[data-pile="${zone}"]`)];
  const fan = point.card ? [...root.querySelectorAll(`[data-zone="tray"][data-card="${point.card}"]`)] : [];
  if (fan.length > 0) return fan;
  const cards = [...root.querySelectorAll<HTMLElement>(`[data-zone="${zone}"]`)].filter((node) => !point.card || node.dataset.card === point.card);
  const spaces = zone.startsWith("space/") ? [...root.querySelectorAll(`[data-place="${zone.slice(6)}"]`)] : [];
  // A place of a city is on the map; its cards only while it is selected.
  if (point.card) return cards.length > 0 ? cards : spaces;
  return [spaces, cards, piles].find((found) => found.length > 0) ?? [];
}

/** The box around all of them; null if nothing is there to be seen. */
export function around(nodes: Element[], edge = 5): Box | null {
  const boxes = nodes.map((node) => node.getBoundingClientRect()).filter((box) => box.width > 0 && box.height > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left)) - edge;
  const top = Math.min(...boxes.map((box) => box.top)) - edge;
  const right = Math.max(...boxes.map((box) => box.right)) + edge;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + edge;
  return { left, top, width: right - left, height: bottom - top };
}
