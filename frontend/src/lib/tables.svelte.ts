// How the tables of this browser stand: asked when the page is looked at, and again every while.

import type { Glance } from "../protocol.ts";
import { getGlances } from "./server.ts";
import type { OwnRoom } from "./stored.ts";

const AGAIN = 20_000;

export class Tables {
  /** What the server last said, by room; of several own seats, the one that is asked. */
  known: Map<string, Glance> = $state.raw(new Map());

  /** Asks now and from time to time; the result stops it. */
  watch(rooms: () => OwnRoom[]): () => void {
    const ask = () => void (document.hidden || this.#ask(rooms()));
    ask();
    const timer = setInterval(ask, AGAIN);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }

  async #ask(rooms: OwnRoom[]): Promise<void> {
    const seats = rooms.flatMap((own) => Object.values(own.tokens).map((token) => ({ room: own.room, token })));
    if (seats.length === 0) return;
    try {
      this.known = byRoom(await getGlances(seats));
      badge(rooms.filter((own) => own.lesson !== "finished" && this.known.get(own.room)?.kind).length);
    } catch {
      // The list still leads to every table.
    }
  }
}

/** On the sign of the installed page: so many tables wait. */
function badge(waiting: number): void {
  if (!("setAppBadge" in navigator)) return; // a browser without such signs
  void (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => {});
}

export function byRoom(told: Glance[]): Map<string, Glance> {
  const found = new Map<string, Glance>();
  for (const one of told) if (!found.get(one.room)?.kind) found.set(one.room, one);
  return found;
}
