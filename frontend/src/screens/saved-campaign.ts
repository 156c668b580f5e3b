// The file of a campaign, as far as a page must understand it: who plays as whom. The server judges the rest.

import type { SeatWish } from "../protocol.ts";

export interface SavedCampaign {
  text: string;
  name: string;
  competitive: boolean;
  seats: SeatWish[];
  /** Of each seat; "" for somebody new. */
  heroes: string[];
}

/** Reads a file, or says in one sentence what is wrong with it. */
export function readCampaign(text: string, bots: string[]): SavedCampaign {
  let data: { name?: unknown; kind?: unknown; game?: unknown; players?: { player: string; "super hero": string }[] };
  try {
    data = JSON.parse(text);
  } catch {
    throw new Error("This isn't a campaign file. Choose one you saved with Save the campaign.");
  }
  const { name, kind, game, players } = data ?? {};
  if (typeof name !== "string" || !Array.isArray(players))
    throw new Error("This isn't a campaign file. Choose one you saved with Save the campaign.");
  if (game) throw new Error("The campaign is in the middle of a game: play that to its end where it was begun.");
  return {
    text,
    name,
    competitive: kind === "competitive",
    seats: players.map(({ player }) => (bots.includes(player) ? { kind: "bot", bot: player } : { kind: "human", name: player })),
    heroes: players.map((member) => member["super hero"]),
  };
}
