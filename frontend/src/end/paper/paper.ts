// The front page of a game that is over: what the server tells of it, with the names of the people, and what only the table knows.

import { nameOf } from "../../lib/catalogue.svelte.ts";
import type { Client } from "../../lib/client.svelte.ts";
import { reviewOf } from "../../lib/reviews.svelte.ts";
import { modeWords } from "../../lib/sets.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { people, scoreWords, unlessWords } from "../../lib/together.ts";
import type { FrontPage, Room } from "../../protocol.ts";
import { counted } from "../../table/phrases.ts";
import { points } from "../review.ts";
import { lastWords } from "./last-words.ts";

export interface Part {
  title: string;
  words: string;
  /** Beneath it, small. */
  by?: string;
  /** As somebody has said it. */
  said?: boolean;
}

export interface Pictured {
  seat: number;
  name: string;
  face: string;
}

export interface ScoreRow extends Pictured {
  hero: string;
  more: string;
  score: string;
  won: boolean;
  lastBot: boolean;
}

export interface Paper {
  headline: string;
  deck: string;
  story: string;
  caption: string;
  ears: string[];
  /** Which game this was, above the headline. */
  lead: string;
  rounds: string;
  pictured: Pictured[];
  won: boolean;
  score: ScoreRow[];
  turned: Part | null;
  heard: Part | null;
  sale: Part | null;
  weather: Part;
  evening: Part | null;
  tomorrow: Part | null;
}

/** "{1}" is whoever sits in seat 1. */
const filled = (text: string, name: (seat: number) => string) => text.replace(/\{(\d)\}/g, (_, seat: string) => name(Number(seat)));

/** `named`: else people are numbers, as in a picture for strangers. */
export function paperOf(client: Client, named = true): Paper | null {
  const { table, room } = client;
  const page = table?.front_page;
  if (!table || !page || !room) return null;
  const bot = (seat: number) => room.chairs[seat]?.kind === "bot";
  const name = (seat: number) => (named || bot(seat) ? client.name(seat) : `Player ${seat + 1}`);
  const say = (text: string) => filled(text, name);
  const figure = (seat: number) => table.seats[seat]?.figures.at(-1);
  const person = (seat: number): Pictured => ({ seat, name: name(seat), face: named || bot(seat) ? (room.chairs[seat]?.face ?? "") : "" });
  const last = page.score.at(-1)?.seat ?? -1;
  return {
    headline: say(page.headline),
    deck: say(page.deck),
    story: say(page.story.join(" ")),
    caption: say(page.caption),
    ears: page.ears.map(say),
    lead: leadWords(room, table.mode),
    rounds: counted(page.rounds, "round"),
    pictured: page.pictured.map(person),
    won: table.winners.length > 0,
    score: page.score.map((line) => ({
      ...person(line.seat),
      hero: figure(line.seat) ? nameOf(figure(line.seat)!) : "",
      more: bot(line.seat) ? "bot" : named && line.seat === table.seat ? "you" : "",
      score: line.score === null ? (table.seats[line.seat]?.out ? "out" : `beat ${line.beaten}`) : String(line.score),
      won: table.winners.includes(line.seat),
      lastBot: line.seat === last && bot(line.seat) && !table.winners.includes(line.seat),
    })),
    turned: turnedPart(page, say, client),
    heard: table.story ? heardPart(page, room, table.winners, name) : null,
    sale: page.sale ? { title: "For sale", words: say(page.sale.words) } : null,
    weather: { title: "Weather", words: say(page.weather) },
    evening: eveningPart(room, named),
    tomorrow: tomorrowPart(room, name),
  };
}

function leadWords(room: Room, mode: string): string {
  if (room.daily) return `Daily deal ${room.daily.number}`;
  const { games } = room.evening;
  const which = games > 1 ? `game ${games} of the evening` : modeWords(mode);
  return room.title ? `${room.title}, ${which}` : which;
}

function turnedPart({ turned, pictured }: FrontPage, say: (text: string) => string, client: Client): Part | null {
  if (!turned) return null;
  const title = "The turn that turned it";
  const review = reviewOf(client.view!.game);
  const seat = pictured[0]!;
  const after = review?.turns[turned.turn]?.chances[seat];
  if (!review || after === undefined) return { title, words: say(`${turned.words} ${turned.points}`) };
  const before = (review.turns[turned.turn - 1]?.chances ?? review.start)[seat] ?? 0;
  return { title, words: `${say(turned.words)} Chance to win before: ${points(before)}%. After: ${points(after)}%.` };
}

function heardPart(page: FrontPage, room: Room, winners: number[], name: (seat: number) => string): Part | null {
  const sum = page.score.reduce((all, line) => all + (line.score ?? 0) + line.beaten, page.rounds);
  const heard = settings.botsTalk && room.talk !== "off" ? lastWords(room.chairs, winners, sum) : null;
  return heard && { title: "Heard at the table", words: `“${heard.text}”`, by: `${name(heard.seat)}, bot, when it was over.`, said: true };
}

function eveningPart(room: Room, named: boolean): Part | null {
  const words = named && people(room).length > 1 ? scoreWords(room) : "";
  return words ? { title: "This evening", words, said: true } : null;
}

function tomorrowPart(room: Room, name: (seat: number) => string): Part | null {
  const title = "Tomorrow";
  if (room.daily) return { title, words: `Daily deal ${room.daily.number + 1}, from midnight.` };
  if (room.first_next !== null) return { title, words: `${name(room.first_next)} starts the rematch${unlessWords(room)}.` };
  return null;
}

/** Headline, deck and score: for who hears the picture, and for who gets it as text. */
export function spoken({ headline, deck, score }: Paper): string {
  return `${headline}. ${deck} ${score.map((row) => `${row.name} ${row.score}`).join(", ")}.`;
}

export function asText(paper: Paper): string {
  const score = paper.score.map((row) => `${row.name} ${row.score}`).join(", ");
  return [`The City Courier: ${paper.headline}`, paper.deck, paper.story, score].join("\n");
}
