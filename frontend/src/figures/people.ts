// The face of a person at the table: a word of nine signs, one base-36 digit for each part, drawn by the same rig as the cards.
// Digits that this page does not know count modulo, so an old page shows a new face; without a word the name makes one.

import { chance, hash } from "../card/chance.ts";
import { INK, mix } from "./inks.ts";
import type { Mood, Traits } from "./traits.ts";

interface Option {
  /** For whoever hears the choice: "brown", "long", "domino mask". */
  says: string;
  looks: Partial<Traits>;
}
type Listed = readonly (readonly [says: string, looks: Partial<Traits>])[];
export interface FacePart {
  name: string;
  options: readonly Option[];
}

const options = (listed: Listed): Option[] => listed.map(([says, looks]) => ({ says, looks }));
const inks = (listed: readonly (readonly [string, string])[]): Listed => listed.map(([says, color]) => [says, { ink: color }]);
const ground = (light: string, dark: string): Partial<Traits> => ({ inks: [mix(dark, INK, 0.5), dark, light] });

const SKINS = inks([
  ["light", "#ffd9b8"],
  ["peach", "#f0b98c"],
  ["tan", "#d99a68"],
  ["brown", "#a9673c"],
  ["dark", "#74442a"],
  ["rosy", "#fbe0d0"],
  ["green", "#93cf80"],
  ["blue", "#86bdf2"],
]);
const HEADS: Listed = (["oval", "long", "square", "heart", "round"] as const).map((skull) => [skull, { skull }]);
const CUTS: Listed = [
  ["no", {}],
  ["short", { hair: ["crop"] }],
  ["swept-up", { hair: ["quiff"] }],
  ["bobbed", { hair: ["bob"], lash: 1 }],
  ["long", { hair: ["long"], lash: 1 }],
  ["round curly", { hair: ["afro"] }],
  ["spiky", { hair: ["wild"] }],
  ["tied-up", { hair: ["bun"], lash: 1 }],
  ["mohawk", { hair: ["mohawk"] }],
  ["puffed", { hair: ["puffs"], lash: 1 }],
  ["short", { hair: ["crop"], hat: ["cap"] }],
];
const HAIR_INKS = inks([
  ["black", "#2a1f1c"],
  ["brown", "#6b3a1a"],
  ["ginger", "#c8641e"],
  ["blond", "#f0c850"],
  ["gray", "#cfcac0"],
  ["red", "#b3241c"],
  ["purple", "#6a2bb5"],
  ["teal", "#0f8a8a"],
]);
const MASKS: Listed = [
  ["no mask", {}],
  ["domino mask", { mask: ["domino"], eyes: "lens" }],
  ["cowl", { hat: ["cowl"], eyes: "lens" }],
  ["visor", { eyes: "visor" }],
  ["goggles", { eyes: "goggles", iris: "#dff4ff" }],
  ["war paint", { mark: ["paint"] }],
  ["half mask", { mask: ["half"] }],
];
const EXTRAS: Listed = [
  ["", {}],
  ["glasses", { worn: "glasses" }],
  ["moustache", { beard: "stache" }],
  ["beard", { beard: "full" }],
  ["freckles", { worn: "freckles" }],
  ["plaster", { worn: "plaster" }],
  ["earrings", { worn: "earrings" }],
];
const SUITS = inks([
  ["red", "#d8261c"],
  ["blue", "#1d57b0"],
  ["green", "#1a7a52"],
  ["yellow", "#f2b01e"],
  ["purple", "#5b2bb0"],
  ["charcoal", "#3a3f4c"],
  ["pink", "#e2478a"],
  ["teal", "#0f8a8a"],
]);
const GROUNDS: Listed = [
  ["amber", ground("#ffe27a", "#ff9a3c")],
  ["sky blue", ground("#d8f2ff", "#58b7f2")],
  ["lime", ground("#eefac0", "#8ccc4d")],
  ["pink", ground("#ffe4ee", "#ff8fb6")],
  ["lavender", ground("#f0e8ff", "#a78bf2")],
  ["mint", ground("#def8ee", "#56cba9")],
  ["cream", ground("#fffaec", "#e0cfa0")],
  ["coral", ground("#ffc8ba", "#e2553e")],
];
const EYES: Listed = [
  ["calm", { eyes: "plain" }],
  ["wide", { eyes: "wide" }],
  ["narrow", { eyes: "keen" }],
];

/** In the order of the word. */
export const FACE_PARTS: readonly FacePart[] = [
  { name: "Skin", options: options(SKINS) },
  { name: "Head", options: options(HEADS) },
  { name: "Hair", options: options(CUTS) },
  { name: "Hair color", options: options(HAIR_INKS) },
  { name: "Mask", options: options(MASKS) },
  { name: "Extra", options: options(EXTRAS) },
  { name: "Suit", options: options(SUITS) },
  { name: "Background", options: options(GROUNDS) },
  { name: "Eyes", options: options(EYES) },
];
const HAIR = 2;
const CAP = 10;
const BASE = 36;

/** A word for whoever has none. */
export function faceOf(name: string): string {
  const random = chance(hash(`face of ${name}`));
  return FACE_PARTS.map(({ options }) => Math.floor(random() * options.length).toString(BASE)).join("");
}

function chosen(word: string, name: string): Option[] {
  const signs = word || faceOf(name);
  return FACE_PARTS.map(({ options }, i) => options[(parseInt(signs[i] ?? "", BASE) || 0) % options.length]!);
}

/** One part of it, as it is now: 0 up to the number of its options. */
export const digitOf = (word: string, part: number): number => (parseInt(word[part] ?? "", BASE) || 0) % FACE_PARTS[part]!.options.length;

export const withDigit = (word: string, part: number, digit: number): string =>
  FACE_PARTS.map((_, i) => (i === part ? digit : digitOf(word, i)).toString(BASE)).join("");

/** "Long brown hair, yellow domino mask, freckles, yellow suit." */
export function faceInWords(word: string, name = ""): string {
  const [skin, , cut, color, mask, extra, suit] = chosen(word, name).map(({ says }) => says) as string[];
  const capped = cut === CUTS[CAP]![0] && chosen(word, name)[HAIR]!.looks.hat;
  const parts = [
    cut === "no" ? "bald" : `${cut} ${color} hair`,
    capped ? `${suit} cap` : "",
    mask === "no mask" ? "" : `${suit} ${mask}`,
    extra,
    `${skin} skin`,
    `${suit} suit`,
  ].filter(Boolean);
  const words = parts.join(", ");
  return `${words[0]!.toUpperCase()}${words.slice(1)}`;
}

const LIGHTEST = 0.5;

/** What the rig draws. */
export function person(word: string, mood: Mood = "calm", name = ""): Traits {
  const [skin, head, cut, color, mask, extra, suit, place, eyes] = chosen(word, name).map(({ looks }) => looks) as Partial<Traits>[];
  const cloth = suit!.ink!;
  const covered = mask!.hat?.[0] === "cowl";
  const hair: Partial<Traits> = cut!.hair ? { hair: [cut!.hair[0], color!.ink!] } : { hair: ["none", color!.ink!] };
  const hat = mask!.hat ?? cut!.hat;
  return {
    name: word || name,
    scene: "plain",
    light: "l",
    ...eyes,
    ...head,
    ...cut,
    ...mask,
    ...extra,
    ...place,
    ...hair,
    ...(hat ? { hat: [hat[0], cloth] } : {}),
    ...(mask!.mask ? { mask: [mask!.mask[0], cloth] } : {}),
    ...(mask!.mark ? { mark: [mask!.mark[0], cloth] } : {}),
    ...(mask!.eyes === "visor" ? { iris: cloth } : {}),
    skin: skin!.ink!,
    cloth: [cloth, mix(cloth, "#ffffff", LIGHTEST)],
    metal: cloth,
    body: "collar",
    mouth: "smile",
    turn: 0.35,
    at: [103, 106, covered ? 1.26 : 1.3],
    square: true,
    mood,
  };
}
