// Ten spaces in a ring, clockwise, at fixed places of a rounded rectangle: Locations and the streets between them.

import type { City, Space, Table, ToClient, View } from "../../protocol.ts";

export const SPACES = 10;

/** The middle of a space, in parts of the map across; and its row: the upper edge is 0, the lower edge 1. */
export interface Spot {
  x: number;
  row: number;
}

/** Three rows: streets and Locations stand in turn. */
export const SPOTS: Spot[] = [
  { x: 0.1173, row: 0 },
  { x: 0.3745, row: 0 },
  { x: 0.6318, row: 0 },
  { x: 0.8885, row: 0 },
  { x: 0.8827, row: 0.5 },
  { x: 0.8885, row: 1 },
  { x: 0.6318, row: 1 },
  { x: 0.3745, row: 1 },
  { x: 0.1173, row: 1 },
  { x: 0.1115, row: 0.5 },
];

/** A small map has four rows, so that each is as wide as a third of it. */
export const SMALL: Spot[] = [
  { x: 0.158, row: 0 },
  { x: 0.5, row: 0 },
  { x: 0.842, row: 0 },
  { x: 0.842, row: 1 / 3 },
  { x: 0.842, row: 2 / 3 },
  { x: 0.842, row: 1 },
  { x: 0.5, row: 1 },
  { x: 0.158, row: 1 },
  { x: 0.158, row: 2 / 3 },
  { x: 0.158, row: 1 / 3 },
];

/** Where a neighbour lies, as it is drawn: 0 to the right, 90 below, 180 to the left, 270 above. */
export function heading(from: Spot, to: Spot): number {
  const [dx, dy] = [to.x - from.x, to.row - from.row];
  if (Math.abs(dy) > 0.1) return dy > 0 ? 90 : 270;
  return dx > 0 ? 0 : 180;
}

const STREETS = ["1st", "2nd", "3rd", "4th", "5th"];

/** "Bank", "3rd Street". */
export function placeName(space: Space | undefined, number: number): string {
  return space?.tile?.name ?? `${STREETS[number >> 1]} Street`;
}

/** Within a sentence: "the Bank", "3rd Street". */
export function thePlace(space: Space | undefined, number: number): string {
  const name = placeName(space, number);
  return !space?.tile || NAMES_OF_THEIR_OWN.test(name) ? name : `the ${name}`;
}

const NAMES_OF_THEIR_OWN = /^(Arkham|S\.T\.A\.R\.)/;

/** The spaces that the shorter way enters, the goal among them. */
export function wayTo(from: number, to: number): number[] {
  const ahead = (to - from + SPACES) % SPACES;
  const step = ahead <= SPACES / 2 ? 1 : -1;
  return Array.from({ length: step > 0 ? ahead : SPACES - ahead }, (_, i) => (from + (i + 1) * step + 2 * SPACES) % SPACES);
}

/** The city of a table that has one. */
export function cityOf(table: Pick<Table, "section"> | null | undefined): City | null {
  const section = table?.section ?? null;
  return section?.game === "city" ? (section as City) : null;
}

/** Words of the server name places by number: "slot 3", "Location 2". */
export function named(text: string, city: City): string {
  return text.replace(/(\. )?\b(slot|Location) ([1-5])\b/gi, (_, stop: string | undefined, sort: string, n: string, at: number) => {
    const number = 2 * (Number(n) - 1) + (sort.toLowerCase() === "slot" ? 1 : 0);
    const name = thePlace(city.spaces[number], number);
    return at > 0 && !stop ? name : (stop ?? "") + name.charAt(0).toUpperCase() + name.slice(1);
  });
}

/** What the server says between two views, with places as the map names them: older lines, refusals, hints. */
export function saidWithNames(message: ToClient, city: City | null): ToClient {
  if (!city) return message;
  if (message.type === "hinted") return { ...message, text: named(message.text, city), why: named(message.why, city) };
  if (message.type === "refused") return { ...message, text: named(message.text, city) };
  if (message.type !== "earlier_log") return message;
  const lines = message.log.lines.map((line) => ({ ...line, text: named(line.text, city) }));
  return { ...message, log: { ...message.log, lines } };
}

/** A view whose log, question and reasons name places as the map does. */
export function withNames(view: View): View {
  const { prompt } = view.table;
  const city = cityOf(view.table);
  if (!city) return view;
  const say = (text: string) => named(text, city);
  const lines = view.log.lines.map((line) => ({ ...line, text: say(line.text) }));
  const options = prompt?.options.map((option) => ({
    ...option,
    label: say(option.label),
    ...(option.more ? { more: say(option.more) } : {}),
  }));
  const barred = view.table.barred.map((reason) => ({ ...reason, text: say(reason.text) }));
  const asked = prompt && options ? { ...prompt, text: say(prompt.text), options } : prompt;
  return { ...view, log: { ...view.log, lines }, table: { ...view.table, barred, prompt: asked, notes: view.table.notes.map(say) } };
}
