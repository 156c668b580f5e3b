// A whole replay in one file answers what the page would ask its server. Nothing leaves the file.

import type { Explained, Face, Log, LogLine, Problem, Replay, Table, View } from "../protocol.ts";
import { setOf } from "../card/types.ts";
import { after, type Changes } from "../lib/steps.ts";

/** As archfoe/server/share.py writes it. */
export interface Game {
  replay: Replay;
  /** Who may look: "", "0", "1", ..., "open". */
  eyes: string[];
  /** The table at the beginning, for each of them. */
  first: Table[];
  /** At each place, for each of them: what has changed since the place before, and what the log adds. */
  places: [Changes, LogLine[]][][];
  /** How many events there were at each place. */
  ends: number[];
  cards: Face[];
  guests: Face[];
  explained: Record<string, string[]>;
  pictures: Record<string, unknown>;
}

interface Answer {
  status: number;
  body: unknown;
}

const LEAST_KEPT = 64;

export class Desk {
  readonly game: Game;
  /** Tables that were worked out, for each eyes; some places lie so far apart that the way there is short. */
  #tables: Map<number, Table>[];

  constructor(game: Game) {
    this.game = game;
    this.#tables = game.first.map((table) => new Map([[0, table]]));
  }

  /** What the server would say to a request. */
  answer(address: string): Answer {
    const { pathname, searchParams } = new URL(address, "http://file.invalid");
    const [, , what = "", , place = "", more = ""] = pathname.split("/");
    if (what === "catalogue") return found(this.#catalogue(searchParams));
    if (what !== "replays") return none("This file has only one game in it.");
    if (place === "") return found(this.game.replay);
    const eyes = this.game.eyes.indexOf(searchParams.get("seat") ?? "");
    if (eyes < 0) return none("This file does not show the game through these eyes.");
    if (more === "explain") return this.#explain(searchParams.get("what") ?? "");
    if (more === "earlier") return none("The whole log is here.");
    return found(this.#view(Number(place), eyes, Number(searchParams.get("seen") ?? 0)));
  }

  #catalogue(asked: URLSearchParams): { sets: object; cards: Face[] } {
    const cards = asked.has("guests") ? this.game.guests : this.game.cards;
    const sets = (asked.get("sets") ?? "").split(",");
    return { sets: {}, cards: cards.filter((card) => sets.includes(setOf(card.card))) };
  }

  #explain(what: string): Answer {
    const lines = this.game.explained[what];
    return lines ? found({ type: "explained", what, lines } satisfies Explained) : none("This file does not explain that.");
  }

  #view(at: number, eyes: number, seen: number): View {
    const log = this.#log(at, eyes, seen);
    return { type: "view", game: `file/${this.game.eyes[eyes]}`, number: at, table: this.table(at, eyes), log, steps: [], coached: -1 };
  }

  #log(at: number, eyes: number, seen: number): Log {
    const { places, ends } = this.game;
    const lines = places
      .slice(0, at + 1)
      .flatMap((place) => place[eyes]![1])
      .filter((line) => line.at >= seen);
    return { start: seen, end: ends[at] ?? 0, earlier: false, lines, events: [] };
  }

  table(at: number, eyes: number): Table {
    const kept = this.#tables[eyes]!;
    let from = at;
    while (!kept.has(from)) from--;
    let table = kept.get(from)!;
    for (let place = from + 1; place <= at; place++) {
      table = after(table, this.game.places[place]![eyes]![0]);
      if (place === at || place % LEAST_KEPT === 0) kept.set(place, table);
    }
    return table;
  }
}

function found(body: unknown): Answer {
  return { status: 200, body };
}

function none(text: string): Answer {
  return { status: 404, body: { text } satisfies Problem };
}

/** Every request of the page is answered out of the file from now on. */
export function answerAll(desk: Desk): void {
  globalThis.fetch = async (asked) => {
    const { status, body } = desk.answer(asked instanceof Request ? asked.url : String(asked));
    return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
  };
}

/** A game as text: packed, in base64. */
export async function unpacked(text: string): Promise<Game> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const packed = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(packed).json()) as Game;
}
