// What a coach points at, by what it is: a card or a zone of the table, an answer, a part of the page.

import type { Option } from "../protocol.ts";
import { capital } from "../table/phrases.ts";
import type { Box } from "../table/zoom-place.ts";
import { clipped, grown, type Size } from "./caption-place.ts";

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

/** What is to be pressed. */
export interface Wanted {
  /** An option, where it is one. */
  option?: Option | undefined;
  /** Which of the options it is: a pile that fans out names its cards so. */
  index?: number | undefined;
  /** Else an answer beside the question, by the first words on it. */
  button?: string | undefined;
  /** It begins the turn. */
  opens?: boolean;
  /** It has been picked: now the large answer. */
  confirms?: boolean;
}

const PARTS: Record<string, string> = {
  power: ".stage .power",
  question: "[data-question]",
  opponents: ".strips",
  arena: ".arena .ring",
  foes: ".foes",
  map: ".city-zone .map",
  place: ".place-shown",
  scenario: ".scenario",
};
const NAMED: Record<string, string> = { power: '[data-zone^="played"]', villains: ".threat" };
const OWN = new Set(["hand", "figures", "in_play", "deck", "discard", "played", "stored", "trophies"]);
const ANSWERS = "[data-question] .answers button";

/** What else is on the table, and how much it is worth to see it. */
const LIT = '[data-lit="true"], [data-open="true"]';
/** What else can be pressed to do something. */
const DEEDS = ".deeds button:enabled";
/** On a small screen little room is left beside what is lit. */
const LIT_WORTH = { wide: 3, small: 0.6 };
const BUSY: [string, number][] = [
  ['[data-card]:not([data-zone^="played"])', 1],
  ['[data-zone^="played"]', 1.2],
  ["[data-question]", 6],
  [".power .burst, .power .word", 4],
  [".stage .power, .threat, .strips > *, [data-pile], .attacker .stands, .scenario, .foes, .arena, .fanned", 1],
  [".place-shown:has([data-card]), .place-shown > header", 1],
  ["[data-place]", 0.7],
  [".got", 0.5],
];
/** On a small screen words at an edge may lie over these, or over the whole width of the map. */
const BUSY_SMALL: [string, number][] = [["nav.tools button, .strips button, [data-place]", 2]];

/** The elements that are meant; none if they are not there now. Of several alike cards the one that is to be pressed. */
export function pointed(root: ParentNode, point: Point, me: number, wanted: Wanted | null = null): Element[] {
  if (point.part) return [...root.querySelectorAll(PARTS[point.part] ?? "none")].slice(0, 1);
  if (point.button) return answers(root, point.button);
  if (!point.zone) return [];
  const zone = OWN.has(point.zone) ? `${point.zone}/${me}` : point.zone;
  const piles = [...root.querySelectorAll(`[data-pile="${zone}"]`)];
  const fan = point.card ? [...root.querySelectorAll(`[data-zone="tray"][data-card="${point.card}"]`)] : [];
  const cards =
    fan.length > 0
      ? fan
      : [...root.querySelectorAll<HTMLElement>(`[data-zone="${zone}"]`)].filter((node) => !point.card || node.dataset.card === point.card);
  const pressed = wanted ? toPress(root, wanted).filter((node) => cards.includes(node)) : [];
  if (pressed.length > 0 && point.card) return pressed;
  const spaces = zone.startsWith("space/") ? [...root.querySelectorAll(`[data-place="${zone.slice(6)}"]`)] : [];
  // A place of a city is on the map; its cards only while it is selected.
  if (point.card) return cards.length > 0 ? cards : spaces;
  return [spaces, cards, piles].find((found) => found.length > 0) ?? [];
}

function answers(root: ParentNode, words: string): Element[] {
  const wanted = words.toLowerCase();
  return [...root.querySelectorAll(ANSWERS)].filter((node) => node.textContent?.trim().toLowerCase().startsWith(wanted)).slice(0, 1);
}

/** The element that is to be pressed now; none if it is not there. */
export function toPress(root: ParentNode, { option, index, button, opens, confirms }: Wanted): Element[] {
  const first = (selector: string) => [...root.querySelectorAll(selector)].slice(0, 1);
  if (opens) return first("[data-question] [data-opening]");
  if (confirms) return first("[data-question] [data-confirm], [data-question] [data-walk]");
  if (button) return answers(root, button);
  if (!option) return [];
  const fan = first(`[data-zone="tray"][data-index="${index}"]`);
  if (fan.length > 0) return fan;
  if (option.card && option.zone) return first(`[data-zone="${option.zone}"][data-index="${option.index ?? 0}"]`);
  if (option.space != null) return first(`[data-place="${option.space}"]`);
  const word = first(`[data-question] [data-word="${index}"]`);
  if (word.length > 0) return word;
  const named = answers(root, option.label);
  return named.length > 0
    ? named
    : [...root.querySelectorAll(".tray button")].filter((node) => node.textContent?.trim().startsWith(capital(option.label))).slice(0, 1);
}

function hanging(node: Element): Iterable<Element> {
  // Not all: a picture is larger than what is seen of it.
  if (node.matches("[data-pile]")) return node.querySelectorAll(".count, .words, .back");
  if (node.matches(".power")) return node.querySelectorAll(".word"); // below the burst
  if (node.matches(".foes")) return node.querySelectorAll(".tag");
  return node.querySelectorAll(":scope > .tag, :scope > .mark");
}

/** The box of an element with all that hangs out of it: the tag below a card, the number of a pile, the arrow above what is lit. */
export function boxOf(node: Element, pointer = true): Box | null {
  const boxes = [node, ...hanging(node)].map((one) => one.getBoundingClientRect()).filter((box) => box.width > 0 && box.height > 0);
  if (boxes.length === 0) return null;
  const raised = pointer && node.getAttribute("data-state") === "lit" ? 10 : 0;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top)) - raised;
  return { left, top, width: Math.max(...boxes.map((box) => box.right)) - left, height: Math.max(...boxes.map((box) => box.bottom)) - top };
}

export const boxesOf = (nodes: Element[]): Box[] => nodes.map((node) => boxOf(node)).filter((box) => box !== null);

/** Where a ring runs around each: on the screen, and not over the heading above, which an arrow may touch. */
export function ringsOf(nodes: Element[], by: number, screen: Size): Box[] {
  const boxes = nodes.map((node) => uncovered(node, boxOf(node, false))).filter((box) => box !== null);
  return boxes.map((box) => clipped(grown(box, by), screen));
}

/** Lines of a ring, which are outside of it. */
const LINES = 6;

/** What is seen of a card, if the next one lies over it: a ring around all of it would be around half of that one, too. */
function uncovered(node: Element, box: Box | null): Box | null {
  const next = node.closest(".lap > .place")?.nextElementSibling?.querySelector(".spot")?.getBoundingClientRect();
  if (!box || !next || next.left <= box.left || next.top >= box.top + box.height) return box;
  return { ...box, width: Math.min(box.width, Math.max(next.left - box.left - LINES, 2 * LINES)) };
}

/** What the words about something name as well: it stays free, too. */
export const namedWith = (root: ParentNode, { part, zone }: Point): Element[] => [
  ...root.querySelectorAll(NAMED[part ?? ""] ?? NAMED[zone ?? ""] ?? "none"),
];

/** Everything that a caption had better not cover. */
export function busyBoxes(root: ParentNode, small: boolean): { box: Box; weight: number }[] {
  const busy: [string, number][] = [[LIT, small ? LIT_WORTH.small : LIT_WORTH.wide], ...BUSY, ...(small ? BUSY_SMALL : [])];
  return busy.flatMap(([selector, weight]) => boxesOf([...root.querySelectorAll(selector)]).map((box) => ({ box, weight })));
}

/** What can be pressed to do something, for who is free to choose. */
export const openNodes = (root: ParentNode): Element[] => [
  ...new Set([...litNodes(root), ...root.querySelectorAll(`[data-open="true"], ${DEEDS}`)]),
];

/** Of a part of the table in which something can be pressed that is meant, else the part. */
export function spokenOf(nodes: Element[]): Element[] {
  return nodes.flatMap((node) => {
    const within = openNodes(node);
    return within.length > 0 ? within : [node];
  });
}

/** What can be used now: it is never dark. What is on its way out cannot. */
export const litNodes = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('[data-lit="true"]')].filter((node) => !node.closest("[inert]")).map((node) => node.closest(".stated") ?? node);
