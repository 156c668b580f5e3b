// Whole figures in action: a skeleton in card units, limbs as thick lines in two inks, and the head of the bust, small.

import type { Bust } from "./bust.ts";
import { INK, mix, type Tones } from "./inks.ts";
import { disc, fill, line, spike, tone } from "./pen.ts";

type Point = readonly [x: number, y: number];

interface Pose {
  head: readonly [x: number, y: number, turn: number];
  /** Shoulders and hips, left and right. */
  torso: readonly [Point, Point, Point, Point];
  /** Shoulder, elbow, hand: the far one first. */
  arms: readonly [readonly Point[], readonly Point[]];
  legs: readonly [readonly Point[], readonly Point[]];
  cape?: string;
  /** Behind the figure. */
  trail?: string;
}

const HEAD = 0.42;
const ARM = 17;
const LEG = 22;
const EDGE = 8;

const POSES: Record<string, Pose> = {
  fly: {
    head: [136, 62, 30],
    torso: [
      [104, 72],
      [134, 96],
      [70, 122],
      [94, 142],
    ],
    arms: [
      [
        [130, 90],
        [140, 122],
        [112, 134],
      ],
      [
        [110, 72],
        [146, 44],
        [180, 20],
      ],
    ],
    legs: [
      [
        [88, 138],
        [66, 170],
        [26, 196],
      ],
      [
        [74, 126],
        [44, 144],
        [14, 186],
      ],
    ],
    cape: "M104 70Q60 62 -6 100Q20 110 8 132Q50 128 60 150Q76 120 130 96Z",
    trail: "M0 60L60 40L0 66ZM-4 230L70 176L0 240ZM80 230L120 150L92 234Z",
  },
  leap: {
    head: [116, 50, 8],
    torso: [
      [88, 82],
      [140, 84],
      [96, 140],
      [128, 142],
    ],
    arms: [
      [
        [138, 88],
        [170, 74],
        [184, 40],
      ],
      [
        [90, 88],
        [58, 100],
        [40, 72],
      ],
    ],
    legs: [
      [
        [124, 142],
        [160, 150],
        [148, 192],
      ],
      [
        [102, 142],
        [66, 156],
        [40, 196],
      ],
    ],
    cape: "M92 78Q40 100 24 190Q50 176 70 196Q96 150 132 196Q150 176 176 180Q170 110 136 78Z",
  },
  run: {
    head: [132, 52, 12],
    torso: [
      [98, 78],
      [136, 88],
      [84, 136],
      [114, 142],
    ],
    arms: [
      [
        [132, 90],
        [154, 118],
        [182, 98],
      ],
      [
        [102, 84],
        [64, 96],
        [56, 132],
      ],
    ],
    legs: [
      [
        [108, 140],
        [148, 158],
        [138, 206],
      ],
      [
        [90, 138],
        [62, 172],
        [18, 162],
      ],
    ],
    trail: "M-4 70L70 64L-4 78ZM-4 110L46 106L-4 116ZM-4 196L70 186L-4 206Z",
  },
  kick: {
    head: [82, 56, -16],
    torso: [
      [60, 84],
      [108, 86],
      [78, 140],
      [110, 138],
    ],
    arms: [
      [
        [104, 92],
        [124, 66],
        [100, 42],
      ],
      [
        [64, 90],
        [40, 116],
        [60, 138],
      ],
    ],
    legs: [
      [
        [84, 140],
        [90, 182],
        [70, 230],
      ],
      [
        [106, 136],
        [148, 112],
        [186, 74],
      ],
    ],
    trail: "M120 20Q190 30 198 96Q176 40 120 30Z",
  },
  cast: {
    head: [112, 56, 0],
    torso: [
      [82, 88],
      [142, 88],
      [92, 150],
      [132, 150],
    ],
    arms: [
      [
        [138, 94],
        [172, 92],
        [178, 46],
      ],
      [
        [86, 94],
        [52, 92],
        [46, 46],
      ],
    ],
    legs: [
      [
        [124, 150],
        [136, 200],
        [140, 260],
      ],
      [
        [100, 150],
        [88, 200],
        [84, 260],
      ],
    ],
    cape: "M86 84Q40 140 30 280H194Q184 140 138 84Z",
  },
  guard: {
    head: [112, 54, 0],
    torso: [
      [76, 88],
      [148, 88],
      [90, 156],
      [134, 156],
    ],
    arms: [
      [
        [144, 96],
        [158, 140],
        [96, 112],
      ],
      [
        [80, 96],
        [66, 142],
        [130, 108],
      ],
    ],
    legs: [
      [
        [126, 156],
        [144, 204],
        [146, 270],
      ],
      [
        [98, 156],
        [80, 204],
        [78, 270],
      ],
    ],
  },
  swing: {
    head: [118, 62, -14],
    torso: [
      [92, 90],
      [138, 96],
      [80, 146],
      [112, 154],
    ],
    arms: [
      [
        [134, 100],
        [158, 128],
        [186, 118],
      ],
      [
        [96, 92],
        [108, 48],
        [130, 10],
      ],
    ],
    legs: [
      [
        [108, 152],
        [144, 176],
        [176, 158],
      ],
      [
        [84, 148],
        [66, 190],
        [26, 206],
      ],
    ],
    trail: "M128 14L150 -10H158L134 18Z",
  },
  loom: {
    head: [112, 60, 0],
    torso: [
      [74, 96],
      [150, 96],
      [88, 170],
      [136, 170],
    ],
    arms: [
      [
        [146, 102],
        [172, 140],
        [160, 190],
      ],
      [
        [78, 102],
        [52, 140],
        [64, 190],
      ],
    ],
    legs: [
      [
        [126, 168],
        [134, 220],
        [136, 280],
      ],
      [
        [98, 168],
        [90, 220],
        [88, 280],
      ],
    ],
    cape: "M80 90Q20 100 -6 230L20 216L36 280H188L196 216L214 230Q204 100 144 90Z",
  },
};

const path = (points: readonly Point[]) => points.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("");

/** A limb: ink, base, and its shaded half. */
function limb(points: readonly Point[], width: number, [base, shade]: Tones, dim: number): string {
  const aside = points.map(([x, y]): Point => [x + (dim * width) / 5, y + width / 6]);
  return line(path(points), INK, width + EDGE) + line(path(points), base, width) + line(path(aside), shade, width / 2.2);
}

function arm(points: readonly Point[], bust: Bust): string {
  const [x, y] = points.at(-1)!;
  const [fromX, fromY] = points.at(-2)!;
  const cuff: Point = [x + (fromX - x) * 0.28, y + (fromY - y) * 0.28];
  const bare = bust.traits.body === "bare" || bust.traits.body === "toga";
  return (
    limb(points, ARM, bare ? bust.skin : bust.cloth, bust.dim) +
    (bare ? "" : line(path([cuff, [x, y]]), bust.trim[0], ARM)) +
    tone(disc(x, y, 11.5), bust.glove, 3.5) +
    line(`M${x - 4} ${y - 5}q6 4 2 10`, INK, 2.4)
  );
}

function leg(points: readonly Point[], bust: Bust): string {
  const [x, y] = points.at(-1)!;
  const [fromX, fromY] = points.at(-2)!;
  const boot: Point = [x + (fromX - x) * 0.5, y + (fromY - y) * 0.5];
  return (
    limb(points, LEG, bust.traits.body === "toga" ? bust.skin : bust.cloth, bust.dim) +
    line(path([boot, [x, y]]), bust.trim[0], LEG - 2) +
    line(path([boot, [x, y]].map(([px, py]): Point => [px! + bust.dim * 4, py! + 3])), bust.trim[1], LEG / 2.4)
  );
}

/** `head`: the head of the bust, in its own units. */
export function inAction(bust: Bust, head: string, name: string): string {
  const pose = POSES[name] ?? POSES.leap!;
  const [left, right, leftHip, rightHip] = pose.torso;
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const chest = middle(left, right);
  const hip = middle(leftHip, rightHip);
  const bare = bust.traits.body === "bare";
  const trunk =
    `M${left[0]} ${left[1] - 6}Q${chest[0]} ${chest[1] - 16} ${right[0]} ${right[1] - 6}L${right[0] + 4} ${right[1] + 12}` +
    `L${rightHip[0] + 6} ${rightHip[1]}L${leftHip[0] - 6} ${leftHip[1]}L${left[0] - 4} ${left[1] + 12}Z`;
  const shaded = `M${chest[0]} ${chest[1] - 12}L${hip[0]} ${hip[1]}L${bust.dim > 0 ? `${rightHip[0] + 5} ${rightHip[1]}L${right[0] + 2} ${right[1] + 10}` : `${leftHip[0] - 5} ${leftHip[1]}L${left[0] - 2} ${left[1] + 10}`}Z`;
  const torso = bare ? bust.skin : bust.cloth;
  const belt = path([leftHip, rightHip]);
  const [x, y, turn] = pose.head;
  const glow = name === "cast" ? pose.arms.map((each) => light(each.at(-1)!, bust)).join("") : "";
  return (
    (pose.trail ? fill(pose.trail, bust.lamp, ' opacity=".8"') : "") +
    (pose.cape && bust.traits.body === "cape" ? fill(pose.cape, bust.trim[1], ` stroke="${INK}" stroke-width="4"`) : "") +
    arm(pose.arms[0], bust) +
    leg(pose.legs[0], bust) +
    leg(pose.legs[1], bust) +
    fill(trunk, torso[0], ` stroke="${INK}" stroke-width="4.5"`) +
    fill(shaded, torso[1]) +
    line(path([chest, hip]), mix(torso[1], INK, 0.4), 2) +
    line(belt, INK, 12) +
    line(belt, bust.metal[0], 6) +
    `<g transform="translate(${x} ${y}) scale(${HEAD}) rotate(${turn})">${head}</g>` +
    arm(pose.arms[1], bust) +
    glow
  );
}

const light = ([x, y]: Point, bust: Bust) =>
  `<circle cx="${x}" cy="${y - 8}" r="36" fill="url(#e)"/>` + fill(spike(x, y - 8, 19, 9, 8), mix(bust.iris, "#ffffff", 0.75));
