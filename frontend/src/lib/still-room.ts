// The room of a game that is at no table: a replay, or a puzzle.

import type { Replay, Room } from "../protocol.ts";

export function stillRoom(
  game: string,
  seat: number | null,
  { chairs, choices, intro, protocol, version }: Pick<Replay, "chairs" | "choices" | "intro" | "protocol" | "version">,
): Room {
  return {
    type: "room",
    room: "",
    phase: "playing",
    game,
    seat,
    host: false,
    chairs,
    choices,
    intro,
    spectators: 0,
    watchers: [],
    wait: 0,
    title: "",
    words: "",
    talk: "all",
    watchers_talk: true,
    closed: false,
    swap: null,
    evening: { games: 0, wins: [], played: [] },
    first_next: null,
    first_unless: [],
    pause: null,
    may_pause: false,
    vote: null,
    plans: [],
    orders: [],
    coached: "",
    daily: null,
    chapter: null,
    next_choices: null,
    next_game: "",
    campaign: null,
    protocol,
    version,
  };
}
