// The measures and inks of one figure: what every part needs to know. The origin is between the eyes, y goes down, a head is
// about 118 units high.

import { INK, ink, mix, type Tones } from "./inks.ts";
import type { Traits } from "./traits.ts";

export interface Bust {
  traits: Traits;
  seed: number;
  /** The side of the lamp and the other one: -1 or 1. */
  lit: number;
  dim: number;
  turn: number;
  /** Half the width of the head; from the middle to its left and right edge. */
  half: number;
  left: number;
  right: number;
  jaw: number;
  chin: number;
  /** Where the middle of eyes and nose is, and that of the mouth. */
  axis: number;
  mouth: number;
  neck: number;
  shoulder: number;
  /** How far shoulders fall. */
  drop: number;
  /** Outlines of head and torso, and all that is in shade. */
  head: string;
  torso: string;
  shadow: string;
  skin: Tones;
  hair: Tones;
  cloth: Tones;
  trim: Tones;
  metal: Tones;
  hat: Tones;
  mark: Tones;
  glove: Tones;
  iris: string;
  lip: string;
  lash: number;
  brow: string;
  rim: string;
  lamp: string;
  /** The middle ink of the ground. */
  mid: string;
  tones: (name: string | undefined) => Tones;
  sheen: (d: string) => string;
  hatSheen: (d: string) => string;
}

export type Part = (bust: Bust) => string;

/** Half a shoulder line, half a neck, how far shoulders fall. */
const BUILDS: Record<string, readonly [number, number, number]> = {
  slim: [56, 13, 30],
  mid: [72, 17, 26],
  wide: [90, 22, 22],
  hulk: [112, 30, 14],
};
/** Half a head, half a jaw, from eyes to chin. */
const SKULLS: Record<string, readonly [number, number, number]> = {
  oval: [33, 24, 58],
  long: [31, 23, 66],
  square: [36, 31, 60],
  heart: [34, 20, 57],
  round: [38, 31, 54],
  brute: [36, 37, 60],
  gaunt: [31, 19, 64],
};

const SHADE = 0.52;
const LIGHT = 0.55;

export function bustOf(traits: Traits, seed: number, side: number, ground: { dark: string; mid: string; light: string }): Bust {
  const lit = side;
  const dim = -side;
  const turn = traits.turn ?? 0;
  const dark = mix(ground.dark, INK, 0.35);
  const lamp = traits.lamp ? ink(traits.lamp) : ground.light;
  const tones = (name: string | undefined): Tones => {
    const base = ink(name);
    return [base, mix(base, dark, SHADE), mix(base, mix(lamp, "#ffffff", 0.4), LIGHT)];
  };
  const [half, jaw, chin] = SKULLS[traits.skull ?? ""] ?? SKULLS.oval!;
  const [shoulder, wideNeck, drop] = BUILDS[traits.build ?? ""] ?? BUILDS.mid!;
  const neck = Math.min(wideNeck, jaw - 3);
  // Turned away, the far side gets narrower, and the back of the head comes into sight.
  const left = half + (turn > 0 ? 9 : 3) * turn;
  const right = half - (turn > 0 ? 3 : 9) * turn;
  const axis = turn * 12;
  const [cloth, trim] = traits.cloth ?? [];
  const hair = tones(traits.hair?.[1] ?? "black");
  const skin = tones(traits.skin ?? "rose");
  const hat = tones(traits.hat?.[1] ?? cloth ?? "slate");
  const sheen = (color: string, width: number) => (d: string) => `<path fill="none" d="${d}" stroke="${color}" stroke-width="${width}"/>`;
  return {
    traits,
    seed,
    lit,
    dim,
    turn,
    half,
    left,
    right,
    jaw,
    chin,
    axis,
    neck,
    shoulder,
    drop,
    skin,
    hair,
    hat,
    lamp,
    tones,
    mouth: axis + turn * 5,
    head: headOutline(turn, left, right, jaw, chin),
    torso: torsoOutline(neck, shoulder, drop, chin),
    shadow: shadowLine(traits, half, axis, dim, chin),
    cloth: tones(cloth ?? "navy"),
    trim: tones(trim ?? "red"),
    metal: tones(traits.metal ?? "gold"),
    mark: tones(traits.mask?.[1] ?? traits.mark?.[1] ?? trim ?? "black"),
    glove: tones(traits.glove ?? traits.skin ?? "rose"),
    iris: ink(traits.iris ?? "#3a2a20"),
    lip: ink(traits.lip ?? mix(skin[0], "#b01038", 0.6)),
    lash: traits.lash ?? 0,
    brow: mix(traits.hair ? hair[0] : "#2a1a18", INK, 0.55),
    rim: ink(traits.rim ?? mix(ground.mid, "#ffffff", 0.45)),
    mid: ground.mid,
    sheen: sheen(hair[2], 4),
    hatSheen: sheen(hat[2], 4.5),
  };
}

/** Turned away, the far side shows brow, socket and cheekbone. */
function headOutline(turn: number, left: number, right: number, jaw: number, chin: number): string {
  const away = Math.max(0, Math.abs(turn) - 0.25) * 11;
  const shift = turn * 7;
  const low = turn * 13;
  const profile = (side: number, x: number) =>
    away ? `Q${side * (x + 1)} -12 ${side * (x - away)} -6Q${side * (x - away)} 2 ${side * (x - 1)} 9Q${side * (x + 1)} 14 ` : "";
  const down = turn > 0 ? `${profile(1, right)}${right - 2} 18` : "";
  const up = turn < 0 && away ? `Q${-left - 1} 14 ${-left + 1} 9Q${-left + away} 2 ${-left + away} -6Q${-left - 1} -12 ${-left} -16` : "";
  return (
    `M${-left} -14C${-left} -68 ${right} -68 ${right} -14${turn > 0 && away ? down : `L${right - 2} 12`}` +
    `C${right - 2} 26 ${jaw + shift + 3} 34 ${jaw + shift} 43Q${low + jaw * 0.62} ${chin} ${low + jaw * 0.3} ${chin + 2}` +
    `H${low - jaw * 0.3}Q${low - jaw * 0.62} ${chin} ${-jaw + shift} 43` +
    `C${-jaw + shift - 3} 34 ${-left + 2} 26 ${-left + 2} ${up ? 18 : 12}${up}Z`
  );
}

function torsoOutline(neck: number, shoulder: number, drop: number, chin: number): string {
  const half = (side: number) =>
    side < 0
      ? `M${-neck} ${chin - 8}L${-neck - 2} ${chin + 6}Q${-shoulder * 0.55} ${chin + 10} ${-shoulder} ${chin + drop + 6}` +
        `Q${-shoulder - 10} ${chin + 64} ${-shoulder - 12} 330`
      : `H${shoulder + 12}Q${shoulder + 10} ${chin + 64} ${shoulder} ${chin + drop + 6}` +
        `Q${shoulder * 0.55} ${chin + 10} ${neck + 2} ${chin + 6}L${neck} ${chin - 8}Z`;
  return half(-1) + half(1);
}

/** One for each picture: brow, nose, lip, chin. From below it is the brows; with the light behind, all is shade. */
function shadowLine({ light }: Traits, half: number, axis: number, dim: number, chin: number): string {
  if (light === "u") return `M-260 -200H260V-22L${half} -22L22 -5L9 -14L4 8H-4L-9 -14L-22 -5L${-half} -22L-260 -22Z`;
  if (light === "b") return "M-260 -200H260V300H-260Z";
  return (
    `M${axis + dim * 3} -220L${axis + dim} -22L${axis + dim * 9} -12L${axis + dim * 5} 4L${axis + dim * 12} 20L${axis + dim * 4} 25` +
    `L${axis + dim * 7} 32L${axis + dim * 2} 38L${axis + dim * 4} ${chin + 6}L${dim * 16} ${chin + 40}L${dim * 8} 300H${dim * 300}V-220Z`
  );
}
