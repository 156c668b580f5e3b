// A figure: a bust, or all of it in action, before its scene.

import { hash } from "../card/chance.ts";
import { BEASTS, LONE } from "./beasts.ts";
import { BODIES } from "./bodies.ts";
import { bustOf, type Bust, type Part } from "./bust.ts";
import { CREATURES } from "./creatures.ts";
import { EYES } from "./eyes.ts";
import { FRONTS } from "./fronts.ts";
import { GESTURES } from "./gestures.ts";
import { HAIR } from "./hair.ts";
import { HATS, SHADING } from "./hats.ts";
import { HELMETS } from "./helmets.ts";
import { INK } from "./inks.ts";
import { MARKS, MASKS, WORN } from "./masks.ts";
import { BEARDS, MOUTHS } from "./mouths.ts";
import { begin, documentOf, edgesAlong, fill, line, rays, spike, tone } from "./pen.ts";
import { inAction } from "./poses.ts";
import { PROPS } from "./props.ts";
import { groundOf } from "./scenes.ts";
import type { Mood, Traits } from "./traits.ts";

const HEADS: Record<string, Part> = { ...BEASTS, ...CREATURES };
const HELD: Record<string, Part> = { ...PROPS, ...GESTURES };
const NO_EARS = ["long", "bob", "afro", "petals", "locks", "fringe"];
const COVERED = ["veil", "bandit", "maze"];
/** These are so large that the mouth lies on them. */
const UNDER_MOUTH = ["full", "great", "icicles"];
const STANDS = [112, 94, 1.08] as const;

/** The look of a mood, for whoever has a face. */
const MOODS: Record<Exclude<Mood, "calm">, Partial<Traits>> = {
  hit: { eyes: "wince", mouth: "grit" },
  triumphant: { eyes: "joy", mouth: "grin" },
};

export function face(asked: Traits): string {
  const mood = asked.mood === "calm" ? undefined : asked.mood;
  const traits = mood ? moody(asked, mood) : asked;
  begin(traits.light === "b");
  const seed = traits.seed ?? hash(traits.name ?? "x");
  const side = traits.light === "r" ? 1 : -1;
  const ground = groundOf(traits.scene, seed, side, traits.inks);
  const bust = bustOf(traits, seed, side, ground);
  const [x, y, size] = traits.at ?? STANDS;
  const figure = traits.pose ? inAction(bust, headOf(bust), traits.pose) : bustUp(bust);
  const tilt = (traits.tilt ?? 0) + (mood === "hit" ? 9 * bust.dim : 0);
  const place = traits.pose ? "" : ` transform="translate(${x} ${y}) scale(${size}) rotate(${tilt})"`;
  const halo = `<circle cx="${x}" cy="${y - 6}" r="98" fill="url(#l)"/>`;
  const struck = mood === "hit" ? blow(x + bust.dim * 50 * size, y - 46 * size) : "";
  const glory = mood === "triumphant" && !traits.bare ? rays(x, y, 16, ground.light, 0.4) : "";
  const before = traits.front ? (FRONTS[traits.front]?.(ground) ?? "") : "";
  const shown = `<g stroke-width="3.5" stroke-linejoin="round"${place}>${traits.ghost ? thrice(figure) : figure}</g>` + struck + before;
  const scenery = traits.wide ? `<g transform="translate(-50 -24) scale(1.5)">${ground.svg}</g>` : ground.svg;
  const body = (traits.bare ? "" : scenery + glory + halo) + shown;
  const box = traits.wide ? [-50, 0, 300, 200] : traits.square ? [0, 0, 200, 200] : undefined;
  return documentOf(definitions(bust, body, ground), body, box);
}

function moody(traits: Traits, mood: Exclude<Mood, "calm">): Traits {
  const { eyes } = traits;
  const fixed = eyes === "visor" || eyes === "glow" || eyes === "goggles" || eyes === "none";
  const { mouth, eyes: look } = MOODS[mood];
  const gray: Partial<Traits> = mood === "hit" && traits.square ? { inks: ["#6f6a60", "#8f8676", "#e4dfd2"] } : {};
  return { ...traits, ...gray, ...(fixed ? {} : { eyes: look }), ...(traits.mouth === "none" ? {} : { mouth }) };
}

const thrice = (figure: string) =>
  `<use href="#F" x="-34" y="-6" opacity=".45"/><use href="#F" x="36" y="8" opacity=".45"/><g id="F">${figure}</g>`;

const blow = (x: number, y: number) =>
  fill(spike(x, y, 34, 15, 9), "#fff", ` stroke="${INK}" stroke-width="3" stroke-linejoin="round"`) +
  fill(spike(x, y, 19, 9, 9), "#ffd43a");

function bustUp(bust: Bust): string {
  const { traits } = bust;
  if (LONE.includes(traits.head ?? "")) return HEADS[traits.head!]!(bust) + (HELD[traits.prop ?? ""]?.(bust) ?? "");
  const { neck, chin, skin, hair } = bust;
  const hairless = traits.head === "ape" || traits.head === "void" ? hair : skin;
  const [behind, before] = headParts(bust);
  const throat =
    tone(`M${-neck} ${chin - 30}V${chin + 16}H${neck}V${chin - 30}Z`, hairless, 3) +
    fill(`M${-neck} ${chin - 8}Q0 ${chin + 20} ${neck} ${chin - 8}V${chin + 6}Q0 ${chin + 22} ${-neck} ${chin + 6}Z`, INK, ' opacity=".8"');
  const body = (BODIES[traits.body ?? ""] ?? BODIES.tee!)(bust) + edgeOfLight(bust);
  const held = HELD[traits.prop ?? ""]?.(bust) ?? "";
  return traits.prop === "wings" ? held + behind + throat + body + before : behind + throat + body + before + held;
}

function headOf(bust: Bust): string {
  const [behind, before] = headParts(bust);
  return behind + before;
}

/** What is behind the shoulders, and the head itself. */
function headParts(bust: Bust): [string, string] {
  const { traits } = bust;
  const beast = HEADS[traits.head ?? ""];
  const kind = traits.hat?.[0] ?? "";
  const [hat, hides] = (HATS[kind] ?? HELMETS[kind])?.(bust) ?? [""];
  const haired = traits.hair && !beast && hides !== "hair" && hides !== "face";
  const [behind, front] = haired ? (HAIR[traits.hair![0]]?.(bust) ?? ["", ""]) : ["", ""];
  const before = hides === "front" ? "" : front;
  let head = "";
  if (beast) head = beast(bust);
  else if (hides !== "face") head = human(bust, hides === "hair", Boolean(before));
  head += before + hat;
  if (kind === "sack") head += (EYES[traits.eyes ?? ""] ?? EYES.dots!)(bust) + MOUTHS.stitch!(bust);
  const over = HATS[traits.over?.[0] ?? ""];
  if (over) head += over({ ...bust, hat: bust.tones(traits.over![1]) })[0];
  return [behind, head];
}

function human(bust: Bust, hooded: boolean, haired: boolean): string {
  const { traits, turn, left, right, half, jaw, axis, lit, dim, skin, head } = bust;
  const kind = traits.hat?.[0] ?? "";
  let drawn = "";
  const ear = (mirror: number, x: number) =>
    tone(`M${x} -8q${mirror * 11}-3 ${mirror * 9} 9q${-mirror * 2} 12 ${-mirror * 10} 12z`, skin, 3);
  if (!hooded && !NO_EARS.includes(traits.hair?.[0] ?? "")) {
    if (turn > -0.15) drawn += ear(-1, -left);
    if (turn < 0.15) drawn += ear(1, right);
  }
  drawn +=
    `<path d="${head}" fill="${skin[0]}" stroke="${INK}" stroke-width="4.5"/><g clip-path="url(#h)">` +
    fill(
      `M${lit * (half + 9)} -60L${lit * (half - 9)} -58L${lit * (half - 12)} 28L${lit * (jaw - 7)} 62L${lit * (half + 9)} 60Z`,
      skin[2],
    ) +
    fill(bust.shadow, skin[1]);
  if (traits.light !== "b" && traits.light !== "u")
    drawn += fill(`M${axis + dim * 13} 14L${dim * (half - 6)} 8L${dim * (jaw - 1) + turn * 4} 28L${axis + dim * 19} 25Z`, skin[0]);
  if (traits.light === "u") drawn += fill(`M${-half} 70L-22 44L0 52L22 44L${half} 70Z`, skin[2]);
  drawn += fill(`M0 -80H${dim * 90}V90H0Z`, "url(#d)", ' opacity=".14"') + cheekRim(bust, dim, 5, bust.rim);
  if (traits.light === "b") drawn += cheekRim(bust, lit, 9, bust.lamp);
  if (SHADING.includes(kind)) drawn += fill(`M${-half - 9} -60H${half + 9}V-20Q${axis} -4 ${-half - 9} -20Z`, skin[1]);
  else if (haired || hooded) drawn += fill(`M${-half - 9} -60H${half + 9}V-28Q${axis} -36 ${-half - 9} -28Z`, skin[1], ' opacity=".7"');
  drawn += `${MARKS[traits.mark?.[0] ?? ""]?.(bust) ?? ""}</g>`;
  const mask = traits.mask?.[0] ?? "";
  drawn += MASKS[mask]?.(bust) ?? "";
  if (kind === "sack") return drawn;
  drawn += (EYES[traits.eyes ?? ""] ?? EYES.plain!)(bust);
  if (COVERED.includes(mask)) return drawn;
  const beard = BEARDS[traits.beard ?? ""]?.(bust) ?? "";
  const below = UNDER_MOUTH.includes(traits.beard ?? "");
  drawn += (below ? beard : "") + (MOUTHS[traits.mouth ?? ""] ?? MOUTHS.firm!)(bust);
  if (traits.nose !== 0) drawn += nose(bust);
  return drawn + (below ? "" : beard) + (WORN[traits.worn ?? ""]?.(bust) ?? "");
}

function cheekRim({ half, jaw, chin, turn }: Bust, side: number, width: number, color: string): string {
  const bottom = `${turn * 8 + side * jaw * 0.45} ${chin + 1}L${side * (half + 30)} ${chin + 10}V-60Z`;
  const down = `C${side * (half + 1)} -20 ${side * (half - 2)} 20 ${side * (jaw - 3) + turn * 4} 46L`;
  return fill(`M${side * (half - width)} -52${down}${bottom}`, color);
}

/** From the front a line; turned away, the bridge stands out before the far cheek. */
function nose({ turn, axis, dim, skin }: Bust): string {
  const toward = turn < 0 || (turn === 0 && dim < 0) ? -1 : 1;
  if (Math.abs(turn) < 0.35)
    return line(`M${axis + (turn || dim * 0.2) * 2} -14L${axis - toward * 6} 14L${axis + toward * 2} 17`, INK, 2.4);
  const tip = axis + toward * 10;
  return (
    fill(`M${axis - toward * 2} -14L${tip} 11Q${tip} 17 ${axis - toward * 3} 17Z`, skin[2], ' opacity=".55"') +
    line(`M${axis + toward * 2} -14L${tip} 10Q${tip + toward} 17 ${axis - toward * 3} 17`, INK, 2.6)
  );
}

/** The bright line along the shoulder that is away from the lamp. */
function edgeOfLight({ traits, neck, chin, shoulder, drop, lit, dim, rim, lamp }: Bust): string {
  const along = (side: number, inset: number) =>
    `M${side * (neck + 6)} ${chin + 11}Q${side * shoulder * 0.55} ${chin + 14} ${side * (shoulder - inset)} ${chin + drop + 9}` +
    `Q${side * (shoulder + 5)} ${chin + 64} ${side * (shoulder + 7)} 260`;
  return line(along(dim, 4), rim, 4) + (traits.light === "b" ? line(along(lit, 5), lamp, 7) : "");
}

/** Only what the picture refers to. */
function definitions(bust: Bust, body: string, ground: { defs: string; light: string }): string {
  const { traits, axis, dim, iris, head, shadow } = bust;
  const has = (id: string) => body.includes(`url(#${id})`);
  const fade = (id: string, color: string, opacity: string) =>
    has(id)
      ? `<radialGradient id="${id}"><stop stop-color="${color}"${opacity}/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`
      : "";
  const edge = traits.light === "u" ? edgesAlong(0, -15.8, 0, -16.2) : edgesAlong(axis + dim * 3, 0, axis + dim * 3.4, 0);
  const dots =
    '<pattern id="d" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><circle cx="2" cy="2" r="1.5"/></pattern>';
  return (
    (traits.bare ? "" : ground.defs) +
    edge +
    (has("k") ? `<clipPath id="k"><path d="${shadow}"/></clipPath>` : "") +
    (has("h") ? `<clipPath id="h"><path d="${head}"/></clipPath>` : "") +
    (has("d") ? dots : "") +
    fade("e", iris, "") +
    fade("l", ground.light, ' stop-opacity=".6"')
  );
}
