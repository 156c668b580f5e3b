// Cards travel between their places. The table is always up to date at once; what moves is only for the eye
// and never stands in the way of a click.

import type { Client } from "../lib/client.svelte.ts";
import { calmMotion, settings } from "../lib/settings.svelte.ts";
import type { Table } from "../protocol.ts";

interface Seen {
  card: string;
  zone: string;
  box: DOMRect;
  node: HTMLElement;
}

const DURATION = [0, 140, 260, 460];
const MOST_AT_ONCE = 6;
const EASE = "cubic-bezier(.2, .7, .2, 1)";

export function travel(client: Client, root: () => HTMLElement | undefined): () => void {
  const { playback } = client;
  playback.beforeTable = (next: Table) => {
    const home = root();
    if (!home || !client.table || calmMotion() || settings.pace === "still" || document.hidden) return;
    const before = cards(home);
    const piles = boxes(home);
    // Before the next frame, whose layout it needs: so the table and its flights are two tasks.
    requestAnimationFrame(() => show(home, before, piles, next));
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

function cards(home: HTMLElement): Seen[] {
  return [...home.querySelectorAll<HTMLElement>("main [data-card]")].map((node) => ({
    card: node.dataset.card!,
    zone: node.dataset.zone!,
    box: node.getBoundingClientRect(),
    node,
  }));
}

function boxes(home: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const node of home.querySelectorAll<HTMLElement>("[data-pile]")) found.set(node.dataset.pile!, node.getBoundingClientRect());
  return found;
}

function show(home: HTMLElement, before: Seen[], piles: Map<string, DOMRect>, table: Table): void {
  const after = cards(home);
  const stayed = new Map(before.map((seen) => [seen.node, seen]));
  const now = new Set(after.map((seen) => seen.node));
  const gone = before.filter((seen) => !now.has(seen.node));
  let left = MOST_AT_ONCE;
  for (const seen of after) {
    const from = stayed.has(seen.node) || left <= 0 ? undefined : origin(seen, gone, piles, table);
    if (from && fly(seen.node, from, seen.box)) left--;
  }
  for (const seen of gone) {
    const target = left > 0 ? piles.get(goal(seen, table)) : undefined;
    if (target && depart(home, seen, target)) left--;
  }
  // Those that close ranks come last: they are not what it is about.
  for (const seen of after) {
    const old = left > 0 ? stayed.get(seen.node) : undefined;
    if (old && fly(seen.node, old.box, seen.box)) left--;
  }
}

/** Where a card that has just appeared came from: its own former place, else the pile it must have left. */
function origin(seen: Seen, gone: Seen[], piles: Map<string, DOMRect>, table: Table): DOMRect | undefined {
  const at = gone.findIndex((old) => old.card === seen.card);
  if (at >= 0) return gone.splice(at, 1)[0]!.box;
  const [sort, seat] = seen.zone.split("/");
  if (sort === "hand") return piles.get(`deck/${seat}`);
  if (sort === "lineup" || sort === "space") return piles.get("main");
  if (sort === "played") return piles.get(`hand/${seat}`) ?? piles.get(`deck/${table.active}`);
  return undefined;
}

/** The pile that a card which has left the table went to. */
function goal(seen: Seen, table: Table): string {
  if (table.destroyed.at(-1) === seen.card) return "destroyed";
  const [sort, seat] = seen.zone.split("/");
  const owner = ["hand", "played", "in_play", "stored"].includes(sort!) ? seat : table.active;
  return `discard/${owner}`;
}

function fly(node: HTMLElement, from: DOMRect, to: DOMRect): boolean {
  if (Math.abs(from.left - to.left) + Math.abs(from.top - to.top) < 3 || to.width === 0) return false;
  // From middle to middle: were the origin part of it, the compositor could not do it alone.
  const dx = from.left - to.left + (from.width - to.width) / 2;
  const dy = from.top - to.top + (from.height - to.height) / 2;
  node.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})` }, { transform: "none" }], {
    duration: DURATION[settings.speed]!,
    easing: EASE,
  });
  return true;
}

function depart(home: HTMLElement, seen: Seen, to: DOMRect): boolean {
  if (seen.box.width === 0) return false;
  const ghost = seen.node; // it has left the table, and nobody else needs it any more
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  ghost.removeAttribute("data-card");
  ghost.removeAttribute("data-state");
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "4",
    left: `${seen.box.left}px`,
    top: `${seen.box.top}px`,
    width: `${seen.box.width}px`,
    pointerEvents: "none",
    boxShadow: "none",
    transformOrigin: "0 0",
  });
  home.append(ghost);
  const end = `translate(${to.left - seen.box.left}px, ${to.top - seen.box.top}px) scale(${to.width / seen.box.width})`;
  const flight = ghost.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: end, opacity: 0.35 },
    ],
    { duration: DURATION[settings.speed]!, easing: EASE },
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
  return true;
}
