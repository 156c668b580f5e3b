// What a table shall be, before it is sent: kept from one visit to the next.

import { nameProblem } from "../lib/names.ts";
import type { ChangeGame, Choices, Mode, Question, SeatWish, TableWish } from "../protocol.ts";
import { capital } from "../table/phrases.ts";
import type { SavedCampaign } from "./saved-campaign.ts";

export type Value = boolean | number | string;

export interface Choice {
  mode: string;
  seats: SeatWish[];
  variants: string[];
  heroes: string;
  picked: string[];
  mix: string;
  mixed: string[];
  /** Set -> how many of its cards come into the main deck; 0 or nothing: none. */
  guests: Record<string, number>;
  /** Answers to what only one game asks, by the name of the question. */
  own: Record<string, Value>;
  hides_timing: boolean;
  counts_points: boolean;
  spectators: boolean;
  hotSeat: boolean;
  /** Where games can follow from one another: one of them, or a campaign. */
  story: "single" | "campaign" | "saved";
  campaign: string;
}

export const USUAL: Choice = {
  mode: "",
  seats: [],
  variants: [],
  heroes: "",
  picked: [],
  mix: "",
  mixed: [],
  guests: {},
  own: {},
  hides_timing: false,
  counts_points: false,
  spectators: true,
  hotSeat: false,
  story: "single",
  campaign: "Our campaign",
};

/** Chosen Super Heroes or Characters by name, instead of a way to deal them. */
export const BY_NAME = "by name";
export const OWN_MIX = "own";
/** Cards of one or several other sets, as many of each as the table likes. */
export const OWN_NUMBERS = "numbers";

/** What the game asks with these variants; a campaign settles all of it by itself. */
export function asked(choice: Choice, mode: Mode, first: boolean): Question[] {
  if (choice.story !== "single") return [];
  return mode.questions.filter((one) => one.first === first && !one.unless.some((variant) => choice.variants.includes(variant)));
}

/** The answers that a game knows, within what it allows. */
function answers(choice: Choice, mode: Mode): Record<string, Value> {
  const own: Record<string, Value> = {};
  for (const { name, kind, least, most, choices, default: usual } of mode.questions) {
    const told = choice.own[name] ?? usual;
    if (typeof told !== typeof usual) continue;
    if (kind === "number") own[name] = Math.min(Math.max(Number(told), least), most);
    else if (kind === "yes or no" || choices.some((one) => one.value === told)) own[name] = told;
  }
  return own;
}

/** The first person of the last table is whoever sets up this one. */
export function asMyself(choice: Choice, name: string): Choice {
  const mine = choice.seats.findIndex((seat) => seat.kind === "human");
  return { ...choice, seats: choice.seats.map((seat, i) => (i === mine ? { ...seat, name } : seat)) };
}

/** The seats that a mode needs: those chosen so far, filled up with bots. */
export function seated(seats: SeatWish[], mode: Mode, name: string): SeatWish[] {
  const count = Math.min(Math.max(seats.length || mode.usual, mode.least), mode.most);
  const first: SeatWish = { kind: "human", name };
  return Array.from({ length: count }, (_, i) => seats[i] ?? (i === 0 ? first : { kind: "bot", bot: "greedy" }));
}

/** Drops what a mode does not offer. */
export function fitting(choice: Choice, mode: Mode, name: string): Choice {
  const ways = [...mode.ways, BY_NAME];
  const mixes = [...mode.mixes, mode.mix_parts ? OWN_MIX : OWN_NUMBERS];
  const names = mode.figures.map((figure) => figure.name);
  return {
    ...choice,
    mode: mode.mode,
    seats: seated(choice.seats, mode, name),
    variants: choice.variants.filter((variant) => mode.variants.includes(variant)),
    heroes: ways.includes(choice.heroes) ? choice.heroes : (mode.ways[0] ?? ""),
    picked: choice.picked.filter((figure) => names.includes(figure)),
    mix: mixes.includes(choice.mix) ? choice.mix : (mode.mixes[0] ?? ""),
    mixed: choice.mixed.filter((part) => mode.mix_parts?.names.includes(part)),
    own: answers(choice, mode),
    story: mode.campaign && ["campaign", "saved"].includes(choice.story) ? choice.story : "single",
  };
}

/** What a table has agreed on, to be changed; who sits there is not asked. */
export function choiceOf(told: Choices, mode: Mode): Choice {
  const named = !mode.ways.includes(told.heroes);
  const parts = told.mix.split("+").filter(Boolean);
  const numbers = parts.map((part) => part.split(":")).filter(([, cards]) => Number(cards) > 0);
  return {
    ...USUAL,
    mode: mode.mode,
    seats: seatsFor(told.players),
    variants: told.variants,
    heroes: named ? BY_NAME : told.heroes,
    picked: named ? told.heroes.split(/,| vs /).map((name) => name.trim()) : [],
    mix: mode.mixes.includes(told.mix) ? told.mix : mode.mix_parts ? OWN_MIX : OWN_NUMBERS,
    mixed: parts,
    guests: Object.fromEntries(numbers.map(([set, cards]) => [set!, Number(cards)])),
    own: Object.fromEntries(mode.questions.map(({ name, default: usual }) => [name, told.own[name] ?? usual])),
    hides_timing: told.hides_timing,
    counts_points: told.counts_points,
    spectators: told.spectators,
  };
}

/** So many seats, whoever has them. */
export const seatsFor = (players: number): SeatWish[] => Array.from({ length: players }, () => ({ kind: "open" }));

/** Another game at a table that there is. */
export function toChange(choice: Choice, mode: Mode): ChangeGame {
  const { seats, ...wish } = toWish(choice, mode);
  return { type: "change_game", ...wish, players: seats!.length };
}

/** A campaign answers by itself what only its game asks; a saved one has its cards of other sets, too. */
export function toCampaignWish(choice: Choice, mode: Mode, saved: SavedCampaign | null): TableWish {
  const { own, mix, ...wish } = toWish(choice, mode);
  if (choice.story === "campaign" || saved === null) return { ...wish, mix, campaign: { name: choice.campaign } };
  return { ...wish, heroes: "", seats: saved.seats, campaign: { saved: saved.text, heroes: saved.competitive ? [] : saved.heroes } };
}

export function toWish(choice: Choice, mode: Mode): TableWish {
  return {
    mode: mode.mode,
    seats: choice.seats,
    variants: choice.variants,
    heroes: choice.heroes === BY_NAME ? choice.picked.join(",") : choice.heroes,
    mix: mixOf(choice),
    own: answersThatCount(choice, mode),
    hides_timing: choice.hides_timing,
    counts_points: choice.counts_points,
    spectators: choice.spectators,
  };
}

/** Those to questions that are asked; the others are as usual. */
function answersThatCount(choice: Choice, mode: Mode): Record<string, Value> {
  const names = [...asked(choice, mode, true), ...asked(choice, mode, false)].map((question) => question.name);
  return Object.fromEntries(Object.entries(choice.own).filter(([name]) => names.includes(name)));
}

function mixOf(choice: Choice): string {
  if (choice.mix === OWN_MIX) return choice.mixed.join("+");
  if (choice.mix !== OWN_NUMBERS) return choice.mix;
  const wanted = Object.entries(choice.guests).filter(([, cards]) => cards > 0);
  return wanted.map(([set, cards]) => `${set}:${cards}`).join("+");
}

/** What still keeps the table from being set; "" if nothing does. */
export function missing(choice: Choice, mode: Mode, saved: SavedCampaign | null = null): string {
  if (choice.story === "saved") return saved ? "" : "Choose the file of the campaign.";
  const misnamed = choice.seats.find((seat) => seat.kind === "human" && seat.name && nameProblem(seat.name));
  if (misnamed) return nameProblem(misnamed.name!);
  const two = choice.variants.includes("two-heads") ? 2 : 1;
  if (choice.heroes === BY_NAME && choice.picked.length < choice.seats.length * two)
    return `Choose ${choice.seats.length * two} by name: so far ${choice.picked.length}.`;
  if (choice.mix === OWN_MIX && mode.mix_parts && mode.mix_parts.many > 0 && choice.mixed.length !== mode.mix_parts.many)
    return `Choose ${mode.mix_parts.many} parts for the mixture: so far ${choice.mixed.length}.`;
  if (choice.mix === OWN_NUMBERS && mixOf(choice) === "") return "Say how many cards of another set come in.";
  return "";
}

/** What differs from the usual among the choices that are rarely made, in words. */
export function changed(choice: Choice, mode: Mode): string[] {
  const words = choice.variants.map((variant) => capital(variant.replaceAll("-", " ")));
  if (choice.heroes !== (mode.ways[0] ?? "")) words.push(mode.figure === "Character" ? "Characters" : "Super Heroes");
  if (mode.mixes.length > 0 && choice.story !== "saved" && choice.mix !== mode.mixes[0]) words.push("Cards of other games");
  for (const { name, said, default: usual } of asked(choice, mode, false)) {
    const answer = choice.own[name] ?? usual;
    if (answer !== usual) words.push(capital(said.replace("{}", String(answer))));
  }
  if (choice.counts_points) words.push("Open Victory Points");
  if (choice.hides_timing) words.push("Hidden timing");
  if (!choice.spectators) words.push("Nobody may watch");
  return words;
}

export function title(choice: Choice, mode: Mode): string {
  const people = choice.seats.filter((seat) => seat.kind !== "bot").length;
  const bots = choice.seats.length - people;
  const words = [mode.title];
  if (people > 1) words.push(`${people} people`);
  if (bots > 0) words.push(bots === 1 ? "1 bot" : `${bots} bots`);
  return words.join(", ");
}
