// Where the page is. Everything stands behind the "#", which browsers send to nobody.

import { ownRoom } from "./stored.ts";

export type Route =
  | { at: "home" }
  | { at: "new"; mode: string }
  | { at: "cards"; card: string; query: URLSearchParams }
  | { at: "album" }
  | { at: "credits" }
  | { at: "history" }
  | { at: "me" }
  | { at: "story"; name: string }
  | { at: "puzzles"; number: number }
  | { at: "workshop"; set: string; card: number }
  | { at: "replay"; game: string; place: number; review: boolean }
  | { at: "demo"; example: string }
  | { at: "table"; room: string; token: string };

export function readRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [first = "", second = "", third = ""] = path.split("/").map(decodeURIComponent);
  if (first === "new") return { at: "new", mode: second };
  if (first === "cards") return { at: "cards", card: second && third ? `${second}/${third}` : "", query: new URLSearchParams(query) };
  if (first === "album" || first === "credits" || first === "history" || first === "me") return { at: first };
  if (first === "story") return { at: "story", name: second };
  if (first === "puzzles") return { at: "puzzles", number: Math.max(0, Math.floor(Number(second)) || 0) };
  if (first === "workshop") return { at: "workshop", set: second, card: Math.max(0, Math.floor(Number(third)) || 0) };
  if (first === "t" && second) return { at: "table", room: second, token: third || ownKey(second) };
  if (first === "r" && second) return { at: "table", room: second, token: "" };
  if (first === "replay")
    return { at: "replay", game: second, place: Math.max(0, Math.floor(Number(third)) || 0), review: third === "review" };
  if (first === "demo" && import.meta.env.DEV) return { at: "demo", example: second };
  return { at: "home" };
}

/** Who was told of a table without a key to a seat finds their own one, if this browser has one. */
const ownKey = (room: string): string => Object.values(ownRoom(room)?.tokens ?? {})[0] ?? "";

/** Leads everybody to their own seat, and shows nobody a key. */
export const ownSeatLink = (room: string, origin: string): string => `${origin}/#/t/${room}`;

export function tableLink(room: string, token: string, origin = location.origin): string {
  return token ? `${origin}/#/t/${room}/${token}` : `${origin}/#/r/${room}`;
}

class Place {
  route: Route = $state(readRoute(location.hash));

  /** Has the page been anywhere else before? */
  #moved = false;

  constructor() {
    addEventListener("hashchange", () => {
      this.#moved = true;
      this.route = readRoute(location.hash);
    });
  }

  /** To where one came from, within the page. */
  back(): void {
    if (this.#moved) history.back();
    else go("#/");
  }
}

export const place = new Place();

/** The same screen, told differently: nothing to go back to. */
export function rename(hash: string): void {
  history.replaceState(history.state, "", hash);
  place.route = readRoute(hash);
}

export function go(hash: string): void {
  location.hash = hash;
}
