// Pictures without a face: a Super Power is the moment itself, Equipment one object in one light, a Location a place with a way in.

import { hash } from "../card/chance.ts";
import { INK, ink, mix, type Ground, type Tones } from "./inks.ts";
import { begin, documentOf, edgesAlong, fill } from "./pen.ts";
import { BROAD, PLACES, SKIES } from "./places.ts";
import { POWERS } from "./powers.ts";
import { THINGS } from "./things.ts";
import { damaged } from "./damage.ts";
import type { Traits } from "./traits.ts";

export interface Kit {
  seed: number;
  dark: string;
  mid: string;
  light: string;
  /** The color of the power itself. */
  glow: string;
  skin: Tones;
  cloth: Tones;
  trim: Tones;
  hair: Tones;
  metal: Tones;
}

export type Drawn = (kit: Kit) => string;

const SHADE = 0.48;
const LIGHT = 0.55;
const POWER_INKS: Ground = ["#7a1f10", "#f08a2a", "#fff0a0"];
const THING_INKS: Ground = ["#241a3a", "#6a5a9a", "#ffe9b8"];
/** The middle of a picture, where its shadow line goes. */
const MIDDLE = 5;
const PLACE_MIDDLE = 114;
const WIDE = [-50, 0, 300, 200] as const;
const WIDE_PLACE = [0, 14, 200, 133] as const;
const BROAD_PLACE = [-50, 8, 300, 188] as const;

function kitOf(traits: Traits, inks: Ground): Kit {
  const [dark, mid, light] = traits.inks ?? inks;
  const tones = (name: string): Tones => {
    const base = ink(name);
    return [base, mix(base, mix(dark, INK, 0.4), SHADE), mix(base, "#ffffff", LIGHT)];
  };
  return {
    seed: traits.seed ?? hash(traits.name ?? "x"),
    dark,
    mid,
    light,
    glow: ink(traits.ink ?? "orange"),
    skin: tones(traits.skin ?? "tan"),
    cloth: tones(traits.cloth?.[0] ?? "teal"),
    trim: tones(traits.cloth?.[1] ?? "orange"),
    hair: tones(traits.hair?.[0] ?? "black"),
    metal: tones(traits.metal ?? "metal"),
  };
}

const definitions = ({ mid, light, dark, glow }: Kit, body: string) =>
  `<radialGradient id="g" cx=".55" cy=".34" r=".8"><stop stop-color="${mix(mid, light, 0.5)}"/><stop offset=".45" stop-color="${mid}"/>` +
  `<stop offset="1" stop-color="${dark}"/></radialGradient>` +
  (body.includes("url(#e)")
    ? `<radialGradient id="e"><stop stop-color="${glow}" stop-opacity=".9"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`
    : "") +
  (body.includes("url(#c)") ? '<clipPath id="c"><circle cx="116" cy="84" r="58"/></clipPath>' : "");

const ground = '<rect x="-50" width="300" height="280" fill="url(#g)"/>';

/** Turned over or around its middle. */
function turned({ flip, spin }: Traits, x: number): string {
  const over = flip ? `translate(${2 * x}) scale(-1 1)` : "";
  const around = spin ? `rotate(${spin} ${x} 96)` : "";
  return over || around ? ` transform="${over}${around}"` : "";
}

const joined = (turn: string, drawn: string) => `<g stroke-width="3.5" stroke-linejoin="round"${turn}>${drawn}</g>`;

export function power(traits: Traits): string {
  begin();
  const kit = kitOf(traits, POWER_INKS);
  const drawn = (POWERS[traits.kind ?? ""] ?? POWERS.bolt!)(kit);
  const body = ground + joined(turned(traits, 108), drawn);
  return documentOf(definitions(kit, body) + edgesAlong(MIDDLE, 0, MIDDLE + 0.4, 0), body, traits.wide ? WIDE : undefined);
}

/** These bring their own ground. */
const NO_TABLE = ["lamp", "car", "plane", "cycle", "hook"];

export function thing(traits: Traits): string {
  begin();
  const kit = kitOf(traits, THING_INKS);
  const kind = traits.kind ?? "";
  const table =
    fill("M-60 201L260 173V280H-60Z", mix(kit.dark, INK, 0.25)) +
    `<ellipse cx="118" cy="196" rx="80" ry="13" fill="${INK}" opacity=".55"/>`;
  const drawn = (THINGS[kind] ?? THINGS.belt!)(kit);
  const body = ground + (NO_TABLE.includes(kind) ? "" : table) + joined(turned(traits, 112), drawn);
  const x = kind === "cloak" || kind === "suit" ? PLACE_MIDDLE : MIDDLE;
  return documentOf(definitions(kit, body) + edgesAlong(x, 0, x + 0.4, 0), body, traits.wide ? WIDE : undefined);
}

/** Water, lawn or light of a place. */
const GLOWS: Record<string, string> = {
  harbour: "#2a7a9a",
  isle: "#3a86b0",
  satellite: "#2a6ac8",
  temple: "#b0603a",
  station: "#4aa0ff",
  institute: "#4ac8c0",
};

export function place(traits: Traits): string {
  begin();
  const names = Object.keys(PLACES);
  const asked = traits.kind ?? "";
  const kind = PLACES[asked] ? asked : names[hash(traits.name ?? "x") % names.length]!;
  const kit = kitOf({ metal: "stone", cloth: ["teal", "rust"], ink: GLOWS[kind] ?? "#7affd0", ...traits }, SKIES[kind]!);
  const flip = traits.flip ? ' transform="translate(200) scale(-1 1)"' : "";
  const hurt = traits.damage ? joined("", damaged(traits.damage)) : "";
  const body = ground + joined(flip, PLACES[kind]!(kit)) + hurt;
  const edge = edgesAlong(PLACE_MIDDLE, 0, PLACE_MIDDLE + 0.4, 0);
  const wide = BROAD.includes(kind) ? BROAD_PLACE : WIDE_PLACE;
  return documentOf(definitions(kit, body) + edge, body, traits.wide ? wide : undefined);
}
