// What a thing that happened is worth: a sound, a line over the stage, a shake. Sounds and lines only repeat what log and
// table say.

import type { Code } from "../card/types.ts";
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

/** By what it is made of; what it is made with is in drama/materials.ts. */
export type Sound =
  "paper" | "card" | "coin" | "metal" | "air" | "thump" | "drum" | "glass" | "rubble" | "knock" | "cheer" | "groan" | "motif";

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
  passed: "card",
  used: "air",
  power: "air",
  bought: "coin",
  defeated: "thump",
  gained: "coin",
  drew: "paper",
  dealt: "paper",
  shuffled: "paper",
  revealed: "paper",
  "looked at": "paper",
  destroyed: "paper",
  attacked: "drum",
  hunted: "drum",
  confronted: "drum",
  hit: "thump",
  avoided: "glass",
  spared: "glass",
  blocked: "glass",
  withstood: "glass",
  appeared: "motif",
  beaten: "cheer",
  rewarded: "cheer",
  completed: "cheer",
  ruined: "rubble",
  damaged: "rubble",
  threat: "rubble",
};
const PLAYED: Partial<Record<Code, Sound>> = { EQ: "metal", SP: "air" };

/** `typeOf`: what sort of card it is. */
export function soundOf(told: Told, typeOf: (card: string) => Code | "" = () => ""): Sound | null {
  if (told.mine && STRIKES.has(told.what)) return "thump";
  const type = told.cards[0] ? typeOf(told.cards[0]) : "";
  if (told.what === "defeated" && type === "SV") return "cheer";
  const sound = SOUNDS[told.what] ?? null;
  return (sound === "card" && type && PLAYED[type]) || sound;
}

/** Of several that come within a moment only the weightiest is heard. */
export const WEIGHTS: Record<Sound, number> = {
  paper: 1,
  card: 2,
  metal: 2,
  air: 2,
  coin: 3,
  thump: 3,
  knock: 4,
  glass: 5,
  drum: 6,
  cheer: 7,
  groan: 7,
  rubble: 8,
  motif: 9,
};

export function loudest(told: Told[], typeOf?: (card: string) => Code | ""): Sound | null {
  const heard = told.flatMap((one) => soundOf(one, typeOf) ?? []);
  return heard.reduce<Sound | null>((most, sound) => (!most || WEIGHTS[sound] > WEIGHTS[most] ? sound : most), null);
}

/** `first`: is it the first Super-Villain that was beaten? */
export function bannerOf(told: Told[], first: boolean): Banner | null {
  const last = (...whats: string[]) => told.findLast((one) => whats.includes(one.what));
  const ruined = last("ruined");
  if (ruined) return { text: ruined.caption, tone: "red", icon: "broken-wall" };
  const level = last("beaten");
  if (level) return { text: level.caption, tone: "gold", icon: "trophy" };
  const held = last("withstood");
  if (held) return { text: held.caption, tone: "green", icon: "checked-shield" };
  const whole = last("repaired");
  if (whole) return { text: whole.caption, tone: "green", icon: "modern-city" };
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
