// What the others are asked to agree to: that somebody takes something back, or that the game ends here.

import type { Client } from "../lib/client.svelte.ts";
import type { UndoVote } from "../protocol.ts";
import { listed } from "./phrases.ts";
import type { Question } from "./question.ts";

/** Is one's own voice wanted? */
export const votesOn = ({ room }: Client): boolean => room?.seat != null && (room.vote?.needed.includes(room.seat) ?? false);

/** Has one said that the game may end here? That can be taken back until all have said it. */
export function wantsToEnd({ room }: Client): boolean {
  const vote = room?.vote;
  if (!room || room.seat === null || !vote?.ends || vote.needed.length === 0) return false;
  return vote.seat === room.seat || vote.agreed.includes(room.seat);
}

/** The vote that stands where the game asks. One about the end lets everybody play on who has said what they want. */
export function shownVote(client: Client): UndoVote | null {
  const vote = client.room?.vote ?? null;
  return vote?.ends && client.prompt && !votesOn(client) ? null : vote;
}

export function voteQuestion(client: Client, vote: UndoVote): Question {
  const own = vote.seat === client.room?.seat;
  const wish = vote.ends ? "to end this game here" : "to take back the last choice";
  const asked = !votesOn(client) && vote.needed.length > 0;
  const meaning = vote.ends ? "Nobody wins it, and it counts as a game of this evening." : vote.reason;
  return {
    title: `${client.who(vote.seat)} ${own ? "ask" : "asks"} ${wish}.`,
    more: asked ? `Waiting for ${listed(vote.needed.map((seat) => client.name(seat)))}.` : meaning,
  };
}
