// What a key has read out.

import { face, nameOf } from "../lib/catalogue.svelte.ts";
import type { Board } from "./board.svelte.ts";
import type { Look } from "./choice.ts";
import { capital, counted, listed } from "./phrases.ts";
import { withHand } from "./standing.ts";

export function sayPower(board: Board): void {
  const table = board.client.shown;
  if (!table) return;
  const { power } = table.seats[table.active]!;
  const parts = power.parts.map((part) => `${part.card ? nameOf(part.card) : "other"} ${part.n}`);
  const spent = power.spent ? `, ${power.spent} spent` : "";
  board.say(`${board.client.who(table.active)}: ${power.total} Power${parts.length ? ` (${listed(parts)}${spent})` : ""}.`);
}

export function sayLast(board: Board): void {
  board.say(board.client.lines.at(-1)?.text ?? "Nothing has happened yet.");
}

export function sayOpponents(board: Board): void {
  const table = board.client.table;
  if (!table) return;
  const others = table.seats.filter((seat) => seat.seat !== table.seat);
  const words = others.map((seat) => {
    const hand = seat.hand.cards.length + seat.hand.hidden;
    const cards = `${counted(hand, "card")} in hand, ${seat.deck} in the deck, ${seat.discard.length} discarded`;
    return `${board.client.name(seat.seat)} as ${listed(seat.figures.map(nameOf))}: ${cards}`;
  });
  board.say(`${words.join(". ")}.`);
}

export function sayLegal(board: Board): void {
  const prompt = board.client.prompt;
  if (!prompt) return board.say("You are not asked anything now.");
  const labels = [...new Set(prompt.options.map((option) => option.label))];
  board.say(`${prompt.text}: ${labels.join(", ")}${prompt.decline ? `, or ${prompt.decline}` : ""}.`);
}

/** Why a card can or cannot be used now. */
export function sayWhy(board: Board, look: Look): void {
  const can = board.uses(look).map((choice) => capital(choice.option.label));
  const cannot = board.why(look).map((barred) => `${barred.text} [${barred.rule}]`);
  const adds = withHand(board.why(look), look.cost ?? face(look.card).cost, board.purseFor(look.card, look.cost ?? face(look.card).cost));
  board.say([...can, ...cannot, ...(adds ? [adds] : [])].join(". ") || `${face(look.card).name}: nothing can be done with it now.`);
}
