// Whole figures in action: a skeleton in card units, limbs as thick lines in two inks, and the head of the bust, small.

import type { Bust } from "./bust.ts";
import { INK, mix } from "./inks.ts";
import { between, taper, type Point } from "./limbs.ts";
import { fill, line, moved, spike, tone, WIDTH } from "./pen.ts";

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

const HEAD = 0.56;
/** All of it, so that it fills the picture. */
const WHOLE = ' transform="translate(-9 -3) scale(1.09)"';

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
        [110, 72],
        [146, 44],
        [180, 20],
      ],
      [
        [130, 90],
        [140, 122],
        [112, 134],
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
    head: [120, 62, -8],
    torso: [
      [96, 88],
      [142, 94],
      [92, 142],
      [124, 150],
    ],
    arms: [
      [
        [138, 98],
        [170, 108],
        [182, 76],
      ],
      [
        [100, 92],
        [68, 74],
        [72, 30],
      ],
    ],
    legs: [
      [
        [120, 148],
        [154, 164],
        [150, 206],
      ],
      [
        [98, 146],
        [76, 184],
        [36, 204],
      ],
    ],
    trail: "M65 44L74 -10H80L72 46Z",
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
const angle = ([x, y]: Point, [u, v]: Point) => (Math.atan2(v - y, u - x) * 180) / Math.PI;

/** As thick as the build asks for. */
const stout = ({ shoulder }: Bust) => 0.7 + (0.3 * shoulder) / 72;

function arm([shoulder, elbow, hand]: readonly Point[], bust: Bust): string {
  const bare = bust.traits.body === "bare" || bust.traits.body === "toga";
  const thick = stout(bust);
  const glove = bust.traits.glove ? bust.glove : bust.skin;
  return (
    tone(taper(shoulder!, elbow!, 13 * thick, 9.5 * thick), bare ? bust.skin : bust.cloth, 4) +
    tone(taper(elbow!, hand!, 10.5 * thick, 7 * thick), bust.traits.body === "cape" ? bust.trim : bare ? bust.skin : bust.cloth, 4) +
    (bare ? "" : tone(taper(between(elbow!, hand!, 0.5), between(elbow!, hand!, 0.86), 10.5 * thick, 9 * thick), bust.trim, 3)) +
    moved(
      hand![0],
      hand![1],
      thick,
      angle(elbow!, hand!) + 90,
      tone("M-11 -7Q-10 -13 0 -12Q11 -13 12 -5L10 8Q0 14 -9 8Z", glove, 3.5) + line("M-5 -11V-3M1 -11V-3M6 -10V-3M-10 3Q-2 -1 5 3", INK, 2),
    )
  );
}

function leg([hip, knee, foot]: readonly Point[], bust: Bust): string {
  const thick = stout(bust);
  const turned = angle(knee!, foot!) - 90;
  return (
    tone(taper(hip!, knee!, 17 * thick, 11 * thick), bust.traits.body === "toga" ? bust.skin : bust.cloth, 4) +
    tone(taper(knee!, foot!, 12.5 * thick, 8 * thick), bust.cloth, 4) +
    tone(taper(between(knee!, foot!, 0.34), foot!, 13 * thick, 10 * thick), bust.trim, 4) +
    moved(
      foot![0],
      foot![1],
      0.3 * thick,
      turned,
      `<g transform="scale(${foot![0] < 100 ? -1 : 1} 1)">${tone("M-34 -20Q-6 -34 30 -18Q72 2 70 28H-34Z", bust.trim, 13)}</g>`,
    )
  );
}

function mirrored({ head: [x, y, turn], torso, arms, legs, ...rest }: Pose): Pose {
  const other = ([px, py]: Point): Point => [WIDTH - px, py];
  const all = (limb: readonly Point[]) => limb.map(other);
  const [left, right, leftHip, rightHip] = torso;
  return {
    ...rest,
    head: [WIDTH - x, y, -turn],
    torso: [other(right), other(left), other(rightHip), other(leftHip)],
    arms: [all(arms[0]), all(arms[1])],
    legs: [all(legs[0]), all(legs[1])],
  };
}

/** `head`: the head of the bust, in its own units. */
export function inAction(bust: Bust, head: string, name: string): string {
  const asked = POSES[name] ?? POSES.leap!;
  const pose = bust.traits.flip ? mirrored(asked) : asked;
  const behind = (drawn: string) => (bust.traits.flip ? `<g transform="translate(${WIDTH}) scale(-1 1)">${drawn}</g>` : drawn);
  const [left, right, leftHip, rightHip] = pose.torso;
  const chest = between(left, right, 0.5);
  const hip = between(leftHip, rightHip, 0.5);
  const bare = bust.traits.body === "bare";
  const waist = (a: Point, b: Point) => between(a, b, 0.62);
  const [leftWaist, rightWaist] = [waist(left, leftHip), waist(right, rightHip)];
  const trunk =
    `M${left[0] - 7} ${left[1] + 2}Q${left[0]} ${left[1] - 14} ${chest[0]} ${chest[1] - 15}Q${right[0]} ${right[1] - 14} ${right[0] + 7} ${right[1] + 2}` +
    `Q${right[0] + 2} ${right[1] + 26} ${rightWaist[0] + 1} ${rightWaist[1]}L${rightHip[0] + 8} ${rightHip[1] + 6}` +
    `Q${hip[0]} ${hip[1] + 18} ${leftHip[0] - 8} ${leftHip[1] + 6}L${leftWaist[0] - 1} ${leftWaist[1]}Q${left[0] - 2} ${left[1] + 26} ${left[0] - 7} ${left[1] + 2}Z`;
  const torso = bare ? bust.skin : bust.cloth;
  const belt = path([between(leftHip, left, 0.06), between(rightHip, right, 0.06)]);
  const [x, y, turn] = pose.head;
  const glow = name === "cast" ? pose.arms.map((each) => light(each.at(-1)!, bust)).join("") : "";
  return (
    `<g${WHOLE}>` +
    (pose.trail ? behind(fill(pose.trail, bust.lamp, ' opacity=".8"')) : "") +
    (pose.cape && bust.traits.body === "cape" ? behind(fill(pose.cape, bust.trim[1], ` stroke="${INK}" stroke-width="4"`)) : "") +
    arm(pose.arms[0], bust) +
    leg(pose.legs[0], bust) +
    leg(pose.legs[1], bust) +
    fill(trunk, torso[0], ` stroke="${INK}" stroke-width="4.5"`) +
    fill(shadedHalf(pose, bust.dim), torso[1]) +
    line(path([chest, hip]), mix(torso[1], INK, 0.4), 2) +
    line(`M${left[0] + 6} ${left[1] + 18}Q${chest[0]} ${chest[1] + 34} ${right[0] - 6} ${right[1] + 18}`, mix(torso[1], INK, 0.4), 2.4) +
    line(belt, INK, 13) +
    line(belt, mix(torso[1], INK, 0.3), 7) +
    `<g transform="translate(${x} ${y - 4}) scale(${HEAD}) rotate(${turn})">${head}</g>` +
    arm(pose.arms[1], bust) +
    glow +
    "</g>"
  );
}

/** The half of the trunk that is away from the lamp. */
function shadedHalf({ torso: [left, right, leftHip, rightHip] }: Pose, dim: number): string {
  const [top, hip] = [between(left, right, 0.5), between(leftHip, rightHip, 0.5)];
  const [shoulder, low] = dim > 0 ? [right, rightHip] : [left, leftHip];
  return `M${top[0]} ${top[1] - 13}L${hip[0]} ${hip[1] + 8}L${low[0] + dim * 6} ${low[1] + 4}L${between(shoulder, low, 0.62)[0]} ${between(shoulder, low, 0.62)[1]}L${shoulder[0] + dim * 4} ${shoulder[1] + 2}L${shoulder[0] - dim * 4} ${shoulder[1] - 8}Z`;
}

const light = ([x, y]: Point, bust: Bust) =>
  `<circle cx="${x}" cy="${y - 8}" r="36" fill="url(#e)"/>` + fill(spike(x, y - 8, 19, 9, 8), mix(bust.iris, "#ffffff", 0.75));
