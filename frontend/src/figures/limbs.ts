// Arms and hands of a figure: from the shoulder over an elbow to whatever the hand does.

import type { Bust } from "./bust.ts";
import { FIST, HAND } from "./hands.ts";
import { INK, type Tones } from "./inks.ts";
import { line, moved, tone } from "./pen.ts";

export type Point = readonly [x: number, y: number];

/** A limb that gets thinner, with round ends. */
export function taper([x, y]: Point, [u, v]: Point, thick: number, thin: number): string {
  const length = Math.hypot(u - x, v - y) || 1;
  const [aside, down] = [(y - v) / length, (u - x) / length];
  const arc = (radius: number) => `A${radius} ${radius} 0 0 1 `;
  return (
    `M${x + aside * thick} ${y + down * thick}${arc(thick)}${x - aside * thick} ${y - down * thick}` +
    `L${u - aside * thin} ${v - down * thin}${arc(thin)}${u + aside * thin} ${v + down * thin}Z`
  );
}

export const between = ([x, y]: Point, [u, v]: Point, share: number): Point => [x + (u - x) * share, y + (v - y) * share];

const UPPER = 66;
const FORE = 62;

/** Where the elbow is: outside and low. */
function elbow([x, y]: Point, [u, v]: Point, side: number): Point {
  const far = Math.hypot(u - x, v - y) || 1;
  const along = (UPPER * UPPER - FORE * FORE + far * far) / (2 * far);
  const aside = Math.sqrt(Math.max(0, UPPER * UPPER - along * along));
  const [dx, dy] = [(u - x) / far, (v - y) / far];
  const at = (way: number): Point => [x + dx * along - dy * aside * way, y + dy * along + dx * aside * way];
  const worth = ([a, b]: Point) => side * a + b;
  const [one, other] = [at(1), at(-1)];
  return worth(one) > worth(other) ? one : other;
}

/** Sleeves, or none. */
export function sleeves({ traits, cloth, skin }: Bust): readonly [upper: Tones, fore: Tones] {
  const body = traits.body ?? "tee";
  if (body === "bare" || body === "toga") return [skin, skin];
  return body === "tee" || body === "vines" ? [cloth, skin] : [cloth, cloth];
}

/** From the shoulder to a wrist. */
export function arm(bust: Bust, side: number, wrist: Point): string {
  const { chin, drop, shoulder, trim } = bust;
  const stout = 0.4 + (0.6 * shoulder) / 72;
  const from: Point = [side * (shoulder - 14) - bust.turn * 10, chin + drop + 20];
  const bend = elbow(from, wrist, side);
  const [upper, fore] = sleeves(bust);
  const cuff = fore === bust.cloth ? tone(taper(between(bend, wrist, 0.8), wrist, 13 * stout, 13 * stout), trim, 3) : "";
  return tone(taper(from, bend, 19 * stout, 15 * stout), upper, 4) + tone(taper(bend, wrist, 15 * stout, 11 * stout), fore, 4) + cuff;
}

const turned = ([x, y]: Point, degrees: number, [u, v]: Point): Point => {
  const a = (degrees * Math.PI) / 180;
  return [x + u * Math.cos(a) - v * Math.sin(a), y + u * Math.sin(a) + v * Math.cos(a)];
};

const FOLDED = (bust: Bust) =>
  tone(FIST, bust.glove, 7) +
  line("M-32 -52V-14M-7 -52V-10M20 -52V-12", INK, 6) +
  tone("M-52 10Q-20 -4 22 6Q38 12 30 28Q0 44 -40 36Q-54 26 -52 10Z", bust.glove, 7);
const OPEN = (bust: Bust) => tone(HAND, bust.glove, 5) + line("M-14 20Q2 30 18 8", bust.glove[1], 4);

/** A fist or an open hand, at the end of its arm. */
export function handAt(bust: Bust, side: number, at: Point, degrees: number, open: boolean, size = 0.5): string {
  const wrist = turned(at, degrees, [0, (open ? 54 : 44) * size]);
  const shape = `<g transform="scale(${open ? -side : side} 1)">${(open ? OPEN : FOLDED)(bust)}</g>`;
  return arm(bust, side, wrist) + moved(at[0], at[1], size, degrees, shape);
}

/** A hand around a thing that goes through it; `thing` stands above its origin. */
export function grip(bust: Bust, thing: string, at: Point, degrees = 0, side = bust.lit): string {
  const fingers = tone("M-17 -14Q0 -24 18 -13L16 14Q0 22 -16 14Z", bust.glove, 3.5) + line("M-10 -6H12M-10 3H12", INK, 2.4);
  return arm(bust, side, turned(at, degrees, [0, 12])) + moved(at[0], at[1], 1, degrees, thing + fingers);
}
