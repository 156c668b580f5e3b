// What a thing that happened is worth: a sound, a line over the stage, a shake. Sounds and lines only repeat what log and
// table say.

import type { LogLine, View } from "../protocol.ts";
import { STRIKES } from "./toll.ts";

/** Something that happened: a beat, or a line of the log. */
export interface Told {
  what: string;
  seat: number;
  cards: string[];
  caption: string;
  /** It happens to who looks, in the turn of another. */
  mine: boolean;
  /** Who looks has done it. */
  own: boolean;
}

export type Sound = "card" | "power" | "buy" | "shuffle" | "attack" | "avoid" | "entrance" | "level" | "ruin" | "turn" | "win" | "lost";

export interface Banner {
  text: string;
  tone: "gold" | "red" | "green";
  icon: string;
}

/** A view whose events are not played back. */
export function toldBy(view: View): Told[] {
  const { seat } = view.table;
  return view.log.lines
    .filter((line) => line.at >= view.log.start)
    .map((line: LogLine) => ({
      what: line.what,
      seat: line.seat,
      cards: line.cards,
      caption: line.text,
      mine: HURTS.has(line.what) && line.seat === seat,
      own: line.seat === seat,
    }));
}

const HURTS = new Set(["hit"]);

const SOUNDS: Record<string, Sound> = {
  played: "card",
  "played again": "card",
  assisted: "card",
  used: "power",
  power: "power",
  bought: "buy",
  defeated: "buy",
  gained: "buy",
  drew: "shuffle",
  dealt: "shuffle",
  shuffled: "shuffle",
  attacked: "attack",
  hunted: "attack",
  hit: "attack",
  avoided: "avoid",
  spared: "avoid",
  blocked: "avoid",
  withstood: "avoid",
  appeared: "entrance",
  beaten: "level",
  rewarded: "level",
  completed: "level",
  ruined: "ruin",
  threat: "ruin",
};

export function soundOf(told: Told): Sound | null {
  return told.mine && STRIKES.has(told.what) ? "attack" : (SOUNDS[told.what] ?? null);
}

/** From the most to the least: of several that come at once only the first is heard or shown. */
const RANKS: Sound[] = ["win", "lost", "entrance", "ruin", "level", "attack", "avoid", "turn", "buy", "card", "power", "shuffle"];

export function loudest(told: Told[]): Sound | null {
  const heard = new Set(told.map(soundOf));
  return RANKS.find((sound) => heard.has(sound)) ?? null;
}

/** `first`: is it the first Super-Villain that was beaten? */
export function bannerOf(told: Told[], first: boolean): Banner | null {
  const last = (...whats: string[]) => told.findLast((one) => whats.includes(one.what));
  const ruined = last("ruined");
  if (ruined) return { text: ruined.caption, tone: "red", icon: "broken-wall" };
  const level = last("beaten");
  if (level) return { text: level.caption, tone: "gold", icon: "trophy" };
  const beaten = last("defeated");
  if (beaten) return { text: first ? `The first one falls. ${beaten.caption}` : beaten.caption, tone: "gold", icon: "crowned-skull" };
  const saved = told.findLast((one) => one.own && one.what === "avoided");
  return saved ? { text: saved.caption, tone: "green", icon: "checked-shield" } : null;
}

/** Does it shake one's own side, or the map? */
export function shaken(told: Told[]): "mine" | "city" | null {
  if (told.some((one) => one.what === "ruined" || one.what === "damaged")) return "city";
  return told.some((one) => one.mine && STRIKES.has(one.what)) ? "mine" : null;
}
