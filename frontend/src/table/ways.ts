// From which pile a card came, and to which it went, as two tables tell it: by what is known of the cards, else by the numbers.

import type { PowerPart, Seat, Table } from "../protocol.ts";

/** How many cards are in each pile that is not spread out, and those that are known. */
function counted(table: Table): Map<string, number> {
  const found = new Map<string, number>([
    ["main", table.main_deck],
    ["weaknesses", table.weaknesses],
    ["destroyed", table.destroyed.length],
    ["villains", table.villains?.left ?? 0],
  ]);
  for (const { seat, deck, hand, discard } of table.seats) {
    found.set(`deck/${seat}`, deck);
    found.set(`hand/${seat}`, hand.hidden);
    found.set(`discard/${seat}`, discard.length);
  }
  return found;
}

function known(table: Table): [string, string[]][] {
  return [...table.seats.map(({ seat, discard }): [string, string[]] => [`discard/${seat}`, discard]), ["destroyed", table.destroyed]];
}

/** What is in `now` and was not in `then`. */
function added(then: string[], now: string[]): string[] {
  const left = [...then];
  return now.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export class Piles {
  #active: number;
  /** Cards that are new in a pile that is open, and cards that have left it. */
  #new: Map<string, string[]>;
  #gone: Map<string, string[]>;
  /** How many more each pile has now. */
  #more = new Map<string, number>();
  /** Players with as many cards in hand as before. */
  #held: Set<number>;

  constructor(before: Table, next: Table) {
    this.#active = next.active;
    const [then, now] = [new Map(known(before)), known(next)];
    this.#new = new Map(now.map(([pile, cards]) => [pile, added(then.get(pile) ?? [], cards)]));
    this.#gone = new Map(now.map(([pile, cards]) => [pile, added(cards, then.get(pile) ?? [])]));
    const inHand = ({ hand }: Seat) => hand.cards.length + hand.hidden;
    this.#held = new Set(next.seats.filter((seat, i) => inHand(seat) === inHand(before.seats[i]!)).map(({ seat }) => seat));
    const old = counted(before);
    for (const [pile, n] of counted(next)) this.#more.set(pile, n - (old.get(pile) ?? 0));
  }

  /** Where a card lies that was at a place before; null: nobody can tell, or it is only looked at no longer. */
  sink(card: string, zone: string): string | null {
    const seat = this.#owner(zone);
    const mine = `discard/${seat}`;
    for (const [pile, cards] of [...this.#new].sort(([a], [b]) => Number(b === mine) - Number(a === mine)))
      if (takeOut(cards, card)) return pile;
    if (zone === "tray") return null; // fanned out from its pile, and back there
    const hidden = [`deck/${seat}`, ...[...this.#more.keys()].filter((pile) => /^(hand|deck)/.test(pile)), "main"];
    for (const pile of hidden) if (this.#less(pile, -1)) return pile;
    // A deck that was shuffled has taken it already.
    return /^(hand|played|in_play|stored)/.test(zone) ? mine : null;
  }

  /** Cards that went from one pile to another and lay nowhere in between; to be asked when all others are known. */
  between(): [from: string, to: string][] {
    const found: [string, string][] = [];
    for (const [pile, cards] of this.#new) {
      const seat = pile.split("/")[1];
      for (const card of pile === "destroyed" ? [] : cards) {
        const from = /weakness/i.test(card) ? "weaknesses" : this.#held.has(Number(seat)) ? `deck/${seat}` : `hand/${seat}`;
        if (this.#less(from, 1)) found.push([from, pile]);
      }
    }
    return found;
  }

  /** Where a card was that has just come to a place. */
  source(card: string, zone: string): string {
    const [sort, seat] = zone.split("/");
    if (sort === "lineup" || sort === "space") return "main";
    if (sort === "villains") return "villains";
    for (const [pile, cards] of this.#gone) if (takeOut(cards, card)) return pile;
    if (sort === "hand") return `deck/${seat}`;
    if (sort === "played") return `hand/${seat}`;
    return "";
  }

  /** Takes one away from what a pile has more, or has less. */
  #less(pile: string, by: 1 | -1): boolean {
    const more = this.#more.get(pile) ?? 0;
    if (more * by >= 0) return false;
    this.#more.set(pile, more + by);
    return true;
  }

  #owner(zone: string): number {
    const [sort, seat] = zone.split("/");
    return seat !== undefined && /^(hand|played|in_play|stored|under)$/.test(sort!) ? Number(seat) : this.#active;
  }
}

function takeOut(cards: string[], card: string): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** The parts of the Power of a turn that are new; none where they do not add up, as when Power is doubled. */
export function gains(before: Table, next: Table): PowerPart[] {
  const [old, now] = [before.seats[before.active]!.power, next.seats[next.active]!.power];
  if (before.active !== next.active || before.turn !== next.turn || old.doubled || now.doubled) return [];
  const left = old.parts.map((part) => JSON.stringify(part));
  const parts = now.parts.filter((part) => {
    const at = left.indexOf(JSON.stringify(part));
    if (at >= 0) left.splice(at, 1);
    return at < 0 && part.n !== 0;
  });
  const sum = parts.reduce((all, part) => all + part.n, 0);
  return left.length === 0 && sum === now.total - old.total + now.spent - old.spent ? parts : [];
}
