// Where the page is. Everything stands behind the "#", which browsers send to nobody.

export type Route =
  | { at: "home" }
  | { at: "new"; mode: string }
  | { at: "cards" }
  | { at: "credits" }
  | { at: "history" }
  | { at: "replay"; game: string; place: number }
  | { at: "demo"; example: string }
  | { at: "table"; room: string; token: string };

export function readRoute(hash: string): Route {
  const [first = "", second = "", third = ""] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (first === "new") return { at: "new", mode: second };
  if (first === "cards" || first === "credits" || first === "history") return { at: first };
  if (first === "t" && second) return { at: "table", room: second, token: third };
  if (first === "r" && second) return { at: "table", room: second, token: "" };
  if (first === "replay") return { at: "replay", game: second, place: Math.max(0, Math.floor(Number(third)) || 0) };
  if (first === "demo" && import.meta.env.DEV) return { at: "demo", example: second };
  return { at: "home" };
}

export function tableLink(room: string, token: string, origin = location.origin): string {
  return token ? `${origin}/#/t/${room}/${token}` : `${origin}/#/r/${room}`;
}

class Place {
  route: Route = $state(readRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.route = readRoute(location.hash)));
  }
}

export const place = new Place();

export function go(hash: string): void {
  location.hash = hash;
}
