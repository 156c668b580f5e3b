// What a place of the city is, in words and in rows of chips.

import { nameOf } from "../../lib/catalogue.svelte.ts";
import type { City, ForSale, Space, Villain } from "../../protocol.ts";
import { counted, listed } from "../phrases.ts";
import { placeName, thePlace, wayTo } from "./ring.ts";

export interface Row {
  ware: ForSale;
  zone: string;
  index: number;
  villain: Villain | undefined;
  /** How many are left, in a stack. */
  left: number | null;
}

/** What lies in a place: Villains first, then cards on sale, then the Basic stack. */
export function rowsOf(space: Space, number: number): Row[] {
  const rows: Row[] = space.cards.map((ware, index) => ({
    ware,
    zone: `space/${number}`,
    index,
    villain: space.villains.find((villain) => villain.index === index),
    left: null,
  }));
  const basic = space.tile?.basic;
  if (basic?.top) rows.push({ ware: basic.top, zone: `basics/${number}`, index: 0, villain: undefined, left: basic.left });
  return [...rows.filter((row) => row.villain), ...rows.filter((row) => !row.villain)];
}

export function isRuined(space: Space): boolean {
  return space.tile !== null && space.tile.damage === null;
}

/** "walks to the Bank", "at home, attacks every turn", "held here". */
export function doing(villain: Villain, city: City, number: number): string {
  const home = villain.goal === number ? "at home here, attacks every turn" : "";
  const frozen = villain.frozen_by !== null ? "makes no Attack for now" : "";
  return [home, next(villain, city, number), frozen, ...villain.marks].filter(Boolean).join(", ");
}

function next(villain: Villain, city: City, number: number): string {
  const { doing, then, goal } = villain;
  if (doing === "walks" && then !== number) return `walks to ${thePlace(city.spaces[then], then)} next`;
  const bound = goal !== null && goal !== number ? `, bound for ${thePlace(city.spaces[goal], goal)}` : "";
  if (doing === "held") return `held here${bound}`;
  if (doing === "contained") return "contained here";
  return bound.slice(2);
}

export function signOfVillain(villain: Villain, number: number): string {
  if (villain.doing === "contained" || villain.doing === "held") return "padlock";
  return villain.doing === "walks" && villain.then !== number ? "walk" : "crossed-swords";
}

/** Who attacks the next player. */
export function attackersNext(city: City): string[] {
  return city.spaces.flatMap((space) => space.villains.filter((villain) => villain.attacks).map((villain) => villain.card));
}

/** The same in sentences, with the reason: who is home attacks everybody, others only whoever is beside them. */
export function attackLines(city: City, whom: string): string[] {
  const all = city.spaces.flatMap((space, at) => space.villains.map((villain) => ({ villain, at })));
  const isHome = ({ villain, at }: (typeof all)[number]) => (villain.goal === null ? at % 2 === 0 : villain.goal === at);
  const who = (found: typeof all) =>
    found.length > 2 ? `${found.length} Villains` : listed(found.map(({ villain }) => nameOf(villain.card)));
  const attackers = all.filter(({ villain }) => villain.attacks);
  const [home, beside] = [attackers.filter(isHome), attackers.filter((one) => !isHome(one))];
  const soon = all.filter(({ villain, at }) => villain.doing === "walks" && villain.then !== at && villain.goal === villain.then);
  const s = (found: typeof all) => (found.length > 1 ? "" : "s");
  return [
    home.length > 0 ? `${who(home)} ${home.length > 1 ? "are" : "is"} home and attack${s(home)} each player as their turn begins.` : "",
    beside.length > 0 ? `${who(beside)} attack${s(beside)} ${whom} next turn, in the same place.` : "",
    soon.length > 0 ? `${who(soon)} get${s(soon)} home next.` : "",
  ].filter(Boolean);
}

/** Villains whose home this is, and that are not there. */
export function homeOf(city: City, number: number): string[] {
  return city.spaces.flatMap((space, at) =>
    space.villains.filter((villain) => villain.goal === number && at !== number).map((villain) => villain.card),
  );
}

/** Steps that Villains will take along the ring. */
export function stepsAhead(city: City): { from: number; to: number; steps: number }[] {
  const found = new Map<string, { from: number; to: number; steps: number }>();
  city.spaces.forEach((space, from) => {
    for (const { doing, then } of space.villains) {
      const way = doing === "walks" ? wayTo(from, then) : [];
      if (way.length > 0)
        found.set(`${from} ${way[0]}`, { from, to: way[0]!, steps: Math.max(way.length, found.get(`${from} ${way[0]}`)?.steps ?? 0) });
    }
  });
  return [...found.values()];
}

/** A whole place, as it is spoken. */
export function spokenPlace(city: City, number: number, who: (seat: number) => string): string {
  const space = city.spaces[number]!;
  const { tile } = space;
  const state = tile ? (isRuined(space) ? "in ruins" : `damage ${tile.damage} of ${tile.hit_points}`) : "";
  const people = [...space.seats.map(who), ...(space.ally ? ["the ally"] : [])];
  const here = people.length > 0 ? `Here: ${listed(people)}` : "";
  const lots = rowsOf(space, number).map(({ ware, villain, left }) => {
    const more = villain ? `, ${doing(villain, city, number)}` : left !== null ? `, ${left} left` : "";
    return `${nameOf(ware.card)}, cost ${ware.cost}${more}`;
  });
  return [[placeName(space, number), state].filter(Boolean).join(", "), here, ...space.marks, ...lots].filter(Boolean).join(". ");
}

/** "3 cards for sale". */
export function onSale(space: Space): string {
  const n = space.cards.length - space.villains.length + (space.tile?.basic?.top ? 1 : 0);
  return n > 0 ? `${counted(n, "card")} for sale` : "";
}
