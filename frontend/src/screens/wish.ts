// What a table shall be, before it is sent: kept from one visit to the next.

import type { Mode, SeatWish, TableWish } from "../protocol.ts";
import { capital, counted } from "../table/phrases.ts";
import type { SavedCampaign } from "./saved-campaign.ts";

export interface Choice {
  mode: string;
  seats: SeatWish[];
  variants: string[];
  heroes: string;
  picked: string[];
  villains: number;
  promos: boolean;
  mix: string;
  mixed: string[];
  /** Set -> how many of its cards come into the main deck; 0 or nothing: none. */
  guests: Record<string, number>;
  match: boolean;
  scenario: number;
  signatures: number;
  hides_timing: boolean;
  counts_points: boolean;
  spectators: boolean;
  hotSeat: boolean;
  /** Where there are several scenarios: one of them, or a campaign. */
  story: "scenario" | "campaign" | "saved";
  campaign: string;
}

export const USUAL: Choice = {
  mode: "",
  seats: [],
  variants: [],
  heroes: "",
  picked: [],
  villains: 8,
  promos: false,
  mix: "",
  mixed: [],
  guests: {},
  match: false,
  scenario: 1,
  signatures: 0,
  hides_timing: false,
  counts_points: false,
  spectators: true,
  hotSeat: false,
  story: "scenario",
  campaign: "Our campaign",
};

/** Chosen Super Heroes or Characters by name, instead of a way to deal them. */
export const BY_NAME = "by name";
export const OWN_MIX = "own";
/** Cards of one or several other sets, as many of each as the table likes. */
export const OWN_NUMBERS = "numbers";
const GROUPS_OF_A_MIX = 3;

/** The seats that a mode needs: those chosen so far, filled up with bots. */
export function seated(seats: SeatWish[], mode: Mode, name: string): SeatWish[] {
  const count = Math.min(Math.max(seats.length || mode.usual, mode.least), mode.most);
  const first: SeatWish = { kind: "human", name: name || "You" };
  return Array.from({ length: count }, (_, i) => seats[i] ?? (i === 0 ? first : { kind: "bot", bot: "greedy" }));
}

/** Drops what a mode does not offer. */
export function fitting(choice: Choice, mode: Mode, name: string): Choice {
  const ways = [...mode.ways, BY_NAME];
  const mixes = [...mode.mixes, mode.groups.length + mode.left_out.length > 0 ? OWN_MIX : OWN_NUMBERS];
  const names = mode.figures.map((figure) => figure.name);
  return {
    ...choice,
    mode: mode.mode,
    seats: seated(choice.seats, mode, name),
    variants: choice.variants.filter((variant) => mode.variants.includes(variant)),
    heroes: ways.includes(choice.heroes) ? choice.heroes : (mode.ways[0] ?? ""),
    picked: choice.picked.filter((figure) => names.includes(figure)),
    villains: mode.villains.length ? Math.min(Math.max(choice.villains, mode.villains[0]!), mode.villains[1]!) : choice.villains,
    promos: choice.promos && mode.promos,
    mix: mixes.includes(choice.mix) ? choice.mix : (mode.mixes[0] ?? ""),
    mixed: choice.mixed.filter((part) => [...mode.groups, ...mode.left_out].includes(part)),
    match: choice.match && mode.match,
    scenario: Math.max(Math.min(choice.scenario, Math.max(mode.scenarios.length, 1)), mode.training ? 0 : 1),
    signatures: Math.min(choice.signatures, mode.signatures),
    story: mode.scenarios.length > 0 ? choice.story : "scenario",
  };
}

/** A campaign brings its own scenarios and Signature cards; a saved one has its cards of other sets, too. */
export function toCampaignWish(choice: Choice, mode: Mode, saved: SavedCampaign | null): TableWish {
  const { scenario, signatures, mix, ...wish } = toWish(choice, mode);
  if (choice.story === "campaign" || saved === null) return { ...wish, mix, campaign: { name: choice.campaign } };
  return { ...wish, heroes: "", seats: saved.seats, campaign: { saved: saved.text, heroes: saved.competitive ? [] : saved.heroes } };
}

export function toWish(choice: Choice, mode: Mode): TableWish {
  return {
    mode: mode.mode,
    seats: choice.seats,
    variants: choice.variants,
    heroes: choice.heroes === BY_NAME ? choice.picked.join(",") : choice.heroes,
    villains: choice.villains,
    promos: choice.promos,
    mix: mixOf(choice),
    match: choice.match,
    scenario: choice.scenario,
    signatures: choice.signatures,
    hides_timing: choice.hides_timing,
    counts_points: choice.counts_points,
    spectators: choice.spectators,
  };
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
  const two = choice.variants.includes("two-heads") ? 2 : 1;
  if (choice.heroes === BY_NAME && choice.picked.length < choice.seats.length * two)
    return `Choose ${choice.seats.length * two} by name: so far ${choice.picked.length}.`;
  if (choice.mix === OWN_MIX && mode.groups.length > 0 && choice.mixed.length !== GROUPS_OF_A_MIX)
    return `Choose ${GROUPS_OF_A_MIX} groups for the mixture: so far ${choice.mixed.length}.`;
  if (choice.mix === OWN_NUMBERS && mixOf(choice) === "") return "Say how many cards of another set come in.";
  return "";
}

/** What differs from the usual among the choices that are rarely made, in words. */
export function changed(choice: Choice, mode: Mode): string[] {
  const words = choice.variants.map((variant) => capital(variant.replaceAll("-", " ")));
  if (choice.heroes !== (mode.ways[0] ?? "")) words.push(mode.figure === "Character" ? "Characters" : "Super Heroes");
  if (choice.promos) words.push("Promotional Super Heroes");
  if (mode.mixes.length > 0 && choice.story !== "saved" && choice.mix !== mode.mixes[0]) words.push("Cards of other games");
  if (choice.match) words.push("A match of two games");
  if (mode.villains.length > 0 && choice.villains !== USUAL.villains) words.push(counted(choice.villains, "Super-Villain"));
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
