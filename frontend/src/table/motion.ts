// Where cards go: from two tables, one after the other, it is told which card came from where, and it flies there (`flights.svelte.ts`).

import type { Client } from "../lib/client.svelte.ts";
import { calmMotion, settings } from "../lib/settings.svelte.ts";
import type { PowerPart, Table } from "../protocol.ts";
import { aloft, back, ended, fly, flyPower, landAll, pace, shine, tear } from "./flights.svelte.ts";
import { gains, Piles } from "./ways.ts";

interface Seen {
  card: string;
  zone: string;
  box: DOMRect;
  node: HTMLElement;
}

const MOST_AT_ONCE = 10;
const CLOSES = 260;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const STAR = ".stage .burst:not(.moves)";
/** What only repeats what lies elsewhere, or is looked at: nothing flies there. */
const TOLD_AGAIN = /^(bought|seen)$/;

export function travel(client: Client, root: () => HTMLElement | undefined): () => void {
  const { playback } = client;
  playback.beforeTable = (next: Table) => {
    const home = root();
    const before = client.shown;
    if (!home || !before || calmMotion() || settings.pace === "still" || document.hidden) return;
    if (before.active !== next.active || before.turn !== next.turn) landAll();
    const cards = cardsOf(home);
    const piles = boxes(home);
    const rate = playback.playing && playback.pace === 4 ? 0.5 : playback.playing && playback.pace === 2 ? 0.8 : 1;
    const entrance = playback.beat?.what === "appeared";
    const change = new Change(home, cards, piles, before, next, rate, entrance);
    const ends = ended();
    // Before the next frame, whose layout it needs: so the table and its flights are two tasks.
    requestAnimationFrame(() => ends === ended() && change.show());
    soon(() => void getComputedStyle(home).color); // styles alone
    soon(() => void home.offsetWidth); // then layout, so that the frame has only to paint
  };
  playback.later = (deed) => (document.hidden ? deed() : requestAnimationFrame(() => setTimeout(deed)));
  return () => {
    playback.beforeTable = undefined;
    playback.later = (deed) => deed();
  };
}

interface Scheduler {
  postTask(deed: () => void, options: { priority: "user-blocking" }): Promise<void>;
}

/** In a task of its own before the next frame, where a browser can: several short ones hold up nobody. */
function soon(deed: () => void): void {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  void scheduler?.postTask?.(deed, { priority: "user-blocking" });
}

function cardsOf(home: HTMLElement): Seen[] {
  return [...home.querySelectorAll<HTMLElement>("main [data-card]")].map((node) => ({
    card: node.dataset.card!,
    zone: node.dataset.zone!,
    box: node.getBoundingClientRect(),
    node,
  }));
}

/** Piles, and players whose piles cannot be seen. */
function boxes(home: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const node of home.querySelectorAll<HTMLElement>("[data-pile], .strip[data-seat]")) {
    const top = node.querySelector<HTMLElement>(":scope > :is(.mini, .back, .slot0, .coin)") ?? node;
    const box = top.getBoundingClientRect();
    if (box.width > 0) found.set(node.dataset.pile ?? `seat/${node.dataset.seat}`, box);
  }
  return found;
}

const inSight = ({ left, right, top, bottom, width }: DOMRect) =>
  width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

/** From one table to the next. */
class Change {
  #home: HTMLElement;
  #before: Seen[];
  #boxes: Map<string, DOMRect>;
  #old: Table;
  #next: Table;
  #rate: number;
  /** A Super-Villain is shown over the table, and flies to its place itself. */
  #entrance: boolean;
  #piles: Piles;
  /** Power that is new: it is not counted before it has come. */
  #gained: PowerPart[];
  #begun = 0;
  /** Measured before anything is put into the layer: else each look would lay out the table again. */
  #star: { node: HTMLElement; box: DOMRect } | null = null;
  #tops = new Map<string, { node: HTMLElement; box: DOMRect }>();

  constructor(home: HTMLElement, before: Seen[], boxes: Map<string, DOMRect>, old: Table, next: Table, rate: number, entrance: boolean) {
    this.#home = home;
    this.#before = before;
    this.#boxes = boxes;
    this.#old = old;
    this.#next = next;
    this.#rate = rate;
    this.#entrance = entrance;
    this.#piles = new Piles(old, next);
    this.#gained = gains(old, next);
    for (const { n } of this.#gained) aloft.power += n;
  }

  show(): void {
    const after = cardsOf(this.#home);
    const stayed = new Map(this.#before.map((seen) => [seen.node, seen]));
    const now = new Set(after.map((seen) => seen.node));
    this.#measure();
    const gone = this.#before.filter((seen) => !now.has(seen.node) && !TOLD_AGAIN.test(seen.zone));
    const came = after.filter((seen) => !stayed.has(seen.node));
    for (const seen of came) if (!this.#turnOver(seen, gone)) this.#arrive(seen, gone);
    for (const seen of gone) this.#depart(seen);
    this.#bought();
    this.#unseen();
    this.#bring(after);
    // Those that close ranks come last, within their zone: they are not what it is about.
    for (const seen of after) {
      const old = stayed.get(seen.node);
      if (old && this.#begun < MOST_AT_ONCE && closeUp(seen.node, old.box, seen.box)) this.#begun++;
    }
  }

  #measure(): void {
    const star = this.#home.querySelector<HTMLElement>(STAR);
    if (star) this.#star = { node: star, box: star.getBoundingClientRect() };
    for (const node of this.#home.querySelectorAll<HTMLElement>("[data-pile] > .mini"))
      this.#tops.set(node.parentElement!.dataset.pile!, { node, box: node.getBoundingClientRect() });
  }

  /** A card that has just appeared comes from its own former place, else from the pile it must have left. */
  #arrive(seen: Seen, gone: Seen[]): void {
    if (TOLD_AGAIN.test(seen.zone) || seen.zone === "tray" || (this.#entrance && seen.zone === "villains")) return;
    const at = gone.findIndex((old) => old.card === seen.card && inSight(old.box));
    const old = at >= 0 ? gone.splice(at, 1)[0]! : undefined;
    const pile = old ? "" : this.#piles.source(seen.card, seen.zone);
    const from = old?.box ?? this.#box(pile);
    const turns = !old && /^(deck|hand|main|villains|weaknesses)/.test(pile);
    if (!from || !inSight(from) || !inSight(seen.box) || this.#begun >= MOST_AT_ONCE) return;
    const sameZone = old !== undefined && old.zone === seen.zone;
    if (sameZone && Math.hypot(old.box.left - seen.box.left, old.box.top - seen.box.top) < 3) return;
    const part = /^played/.test(seen.zone) ? take(this.#gained, seen.card) : undefined;
    this.#go({
      ghost: old ? old.node : turns ? back() : (seen.node.cloneNode(true) as HTMLElement),
      from,
      to: seen.box,
      place: seen.node,
      turns,
      landed: part ? () => this.#number(part.n, seen.box) : undefined,
    });
  }

  /** The next Level of a Character, or another side of one, takes its place. */
  #turnOver(seen: Seen, gone: Seen[]): boolean {
    const at = /^figures/.test(seen.zone) ? gone.findIndex((old) => old.zone === seen.zone) : -1;
    if (at < 0) return false;
    const [old] = gone.splice(at, 1);
    if (!inSight(seen.box)) return true;
    this.#go({ ghost: old!.node, from: seen.box, to: seen.box, place: seen.node, turns: true, landed: () => shine(seen.box) });
    return true;
  }

  /** A card that has left the table goes to a pile, or is torn. */
  #depart({ card, zone, box, node }: Seen): void {
    const pile = this.#piles.sink(card, zone);
    const to = pile ? this.#box(pile) : undefined;
    if (!inSight(box) || this.#begun >= MOST_AT_ONCE) return;
    if (pile === "destroyed") return tear({ ghost: node, from: box, after: this.#begun++, rate: this.#rate, landed: this.#owed(pile) });
    if (to) this.#toPile(pile!, node, box, to, /^(lineup|space|villains|figures)/.test(zone));
  }

  /** A stack stays when one of its cards is bought. */
  #bought(): void {
    const stack = this.#before.find((seen) => seen.zone === "kicks");
    if (!stack || !this.#old.kicks || !this.#next.kicks || this.#next.kicks.left >= this.#old.kicks.left) return;
    const pile = this.#piles.sink(stack.card, "kicks");
    const to = pile ? this.#box(pile) : undefined;
    if (to && inSight(stack.box)) this.#toPile(pile!, stack.node.cloneNode(true) as HTMLElement, stack.box, to, true);
  }

  #toPile(pile: string, ghost: HTMLElement, from: DOMRect, to: DOMRect, lifts: boolean): void {
    this.#go({ ghost, from, to, lifts, landed: this.#owed(pile) });
  }

  /** A pile counts a card when it is there. */
  #owed(pile: string): () => void {
    aloft.piles[pile] = (aloft.piles[pile] ?? 0) + 1;
    return () => (aloft.piles[pile] = Math.max(0, (aloft.piles[pile] ?? 0) - 1));
  }

  /** From pile to pile: a Weakness that is gained, the top of a deck, a card out of a hand that one does not see. */
  #unseen(): void {
    for (const [from, pile] of this.#piles.between()) {
      const [start, goal] = [this.#box(from), this.#box(pile)];
      if (!start || !goal || this.#begun >= MOST_AT_ONCE) continue;
      const top = this.#tops.get(pile);
      this.#tops.delete(pile); // only one of them is turned up
      this.#go({
        ghost: back(),
        from: start,
        to: top?.box ?? goal,
        place: top?.node,
        turns: top !== undefined,
        landed: this.#owed(pile),
      });
    }
  }

  #go(journey: Parameters<typeof fly>[0]): void {
    fly({ ...journey, after: this.#begun++, rate: this.#rate });
  }

  #box(pile: string): DOMRect | undefined {
    return this.#boxes.get(pile) ?? this.#boxes.get(`seat/${pile.split("/")[1]}`);
  }

  /** Power that no card has just brought along: from the card it comes from, wherever that lies. */
  #bring(after: Seen[]): void {
    const { active } = this.#next;
    for (const { card, n } of this.#gained) {
      const from =
        after.find((seen) => seen.card === card && /^(played|figures|in_play)/.test(seen.zone)) ??
        after.find((seen) => seen.zone === `figures/${active}`);
      const box = from && inSight(from.box) ? from.box : this.#boxes.get(`seat/${active}`);
      if (box) this.#number(n, box);
      else aloft.power -= n;
    }
  }

  #number(n: number, from: DOMRect): void {
    const total = this.#next.seats[this.#next.active]!.power.total;
    if (this.#star) flyPower(n, from, this.#star.node, this.#star.box, this.#rate, total);
    else aloft.power -= n;
  }
}

function take(gained: PowerPart[], card: string): PowerPart | undefined {
  const at = gained.findIndex((part) => part.card === card);
  return at >= 0 ? gained.splice(at, 1)[0] : undefined;
}

function closeUp(node: HTMLElement, from: DOMRect, to: DOMRect): boolean {
  if (Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 3 || to.width === 0) return false;
  // From middle to middle: were the origin part of it, the compositor could not do it alone.
  const dx = from.left - to.left + (from.width - to.width) / 2;
  const dy = from.top - to.top + (from.height - to.height) / 2;
  node.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})` }, { transform: "none" }], {
    duration: CLOSES * pace(),
    easing: EASE,
  });
  return true;
}
