// Masks, and marks of the skin.

import type { Part } from "./bust.ts";
import { eyePair } from "./eyes.ts";
import { INK, mix } from "./inks.ts";
import { each, line, fill, tone, disc } from "./pen.ts";

export const MASKS: Record<string, Part> = {
  domino: (bust) =>
    fill(
      `M${-bust.left} -20Q${bust.axis - 18} -34 ${bust.axis} -19Q${bust.axis + 18} -34 ${bust.right} -20L${bust.right - 3} -4Q${bust.axis + 16} 14 ${bust.axis + 5} 1H${bust.axis - 5}Q${bust.axis - 16} 14 ${-bust.left + 3} -4Z`,
      bust.mark[0],
      ` stroke="${INK}" stroke-width="3"`,
    ),
  half: (bust) =>
    tone(
      `M${bust.axis} -48Q${bust.lit * (bust.half + 4)} -46 ${bust.lit * (bust.half + 1)} -8L${bust.lit * (bust.half - 4)} 20L${bust.axis + bust.lit * 10} 22L${bust.axis + bust.lit * 3} 0Z`,
      bust.mark,
      3,
    ),
  bandit: (bust) =>
    tone(
      `M${-bust.left - 2} 14L${bust.axis} 8L${bust.right + 2} 14L${bust.right - 6} 46L${bust.axis} ${bust.chin + 18}L${-bust.left + 6} 46Z`,
      bust.mark,
      4,
    ) + line(`M${bust.axis} 12V${bust.chin}`, bust.mark[1], 3),
  porcelain: (bust) =>
    tone(
      `M${-bust.left - 1} -20Q${-bust.left} -60 0 -60T${bust.right + 1} -20Q${bust.right + 2} 34 ${bust.axis} ${bust.chin + 4}Q${-bust.left - 2} 34 ${-bust.left - 1} -20Z`,
      ["#f7f2ea", "#a9a3c4"],
      4,
    ),
  maze: (bust) =>
    tone(`M${-bust.left - 1} -34L-24 -58H24L${bust.right + 1} -34V50L0 66L${-bust.left - 1} 50Z`, bust.mark, 4.5) +
    line("M-20 -48H20V-20H10V-36H-14V-8H-26V-34ZM-26 6H-4V-22M26 -8V34H8V8H16M-26 20V44H-12V30H-2V52M8 46H26", INK, 4),
  none: () => "",
};

const earring = (x: number) => tone(disc(x, 20, 6), ["#ffd23f", "#c08a1a"], 2.6);

/** Over all else. */
export const WORN: Record<string, Part> = {
  glasses: (bust) =>
    eyePair(bust, (x, _, size) => fill(disc(x, -8, 14 * size), "#fff", ` fill-opacity=".3" stroke="${INK}" stroke-width="4"`)) +
    line(`M${bust.axis - 3} -9h6`, INK, 4),
  freckles: (bust) => MARKS.freckles!(bust),
  plaster: (bust) =>
    `<g transform="translate(${bust.axis + bust.lit * 21} 16) rotate(-24)">` +
    tone("M-13 -6H13V6H-13Z", ["#ffe9b8", "#d8b078"], 2.6) +
    line("M-4 -5V5M4 -5V5", INK, 1.8) +
    "</g>",
  earrings: (bust) => earring(-bust.left - 3) + (bust.turn < 0.15 ? earring(bust.right + 3) : ""),
};

export const MARKS: Record<string, Part> = {
  freckles: (bust) =>
    line(
      `M${bust.axis - 22} 10v.1M${bust.axis - 16} 14v.1M${bust.axis - 25} 17v.1M${bust.axis + 18} 10v.1M${bust.axis + 24} 14v.1M${bust.axis + 16} 17v.1`,
      bust.skin[1],
      3.4,
    ),
  scar: (bust) =>
    line(
      `M${bust.axis + bust.lit * 24} -34L${bust.axis + bust.lit * 13} 20M${bust.axis + bust.lit * 26} -18l${-bust.lit * 11} -4M${bust.axis + bust.lit * 22} 2l${-bust.lit * 11} -4`,
      mix(bust.skin[1], "#a01030", 0.5),
      3,
    ),
  paint: (bust) => fill(`M${-bust.left} -2L${bust.axis} 6L${bust.right} -2V10L${bust.axis} 18L${-bust.left} 10Z`, bust.mark[0]),
  // A head on which somebody has drawn what is thought where.
  chart: (bust) =>
    line(
      `M-36 -26Q${bust.axis} -42 36 -26M${bust.axis} -66V-34M-20 -60Q-12 -48 -16 -34M20 -60Q12 -48 16 -34M-34 8L-16 22L-26 44M34 8L16 22L26 44`,
      bust.mark[0],
      3.5,
    ) + line(`M-26 -42v.1M${bust.axis - 7} -48v.1M${bust.axis + 8} -50v.1M27 -42v.1M-26 24v.1M26 24v.1`, bust.mark[0], 5),
  cracks: () =>
    line("M-34 -30L-20 -24L-24 -6M-28 12L-18 18L-22 36L-12 48M-6 -58L-2 -42L-12 -32M14 -54L20 -38L12 -26M22 14L30 22L22 40", INK, 2.8),
  lava: (bust) =>
    line("M-36 -34L-20 -26L-26 -6M-32 14L-18 20L-22 40L-10 54M-4 -62L0 -42L-12 -32M16 -56L22 -38L10 -26M20 16L32 24L22 44", bust.iris, 5) +
    line("M-36 -34L-20 -26L-26 -6M-32 14L-18 20L-22 40L-10 54M-4 -62L0 -42L-12 -32M16 -56L22 -38L10 -26M20 16L32 24L22 44", "#fff6c8", 1.8),
  stitches: (bust) =>
    line(
      `M${bust.axis - 30} -30Q${bust.axis} -38 ${bust.axis + 30} -28M-20 -38v8M-6 -40v9M8 -40v9M22 -36v9M${bust.axis - 26} 16L${bust.axis - 14} 44M-28 24l9-4M-24 34l9-4`,
      INK,
      2.6,
    ),
  drips: (bust) =>
    tone(
      `M${-bust.left} -30Q-20 -44 0 -34T${bust.right} -34V-10Q${bust.right - 3} 6 ${bust.right - 7} -8Q20 -20 ${bust.axis + 4} -16Q${bust.axis} 0 ${bust.axis - 5} -16Q-22 -18 ${-bust.left + 8} -6Q${-bust.left + 4} 12 ${-bust.left} -4Z`,
      [bust.skin[2], bust.skin[0]],
      2.5,
    ) + line("M-22 44q-2 10 2 18M18 46q4 8 0 16", INK, 3),
  spots: (bust) =>
    fill(
      disc(-24, -34, 5) +
        disc(-10, -46, 4) +
        disc(10, -46, 4) +
        disc(24, -34, 5) +
        disc(-27, 18, 4) +
        disc(27, 18, 4) +
        disc(-20, 32, 3) +
        disc(20, 32, 3),
      bust.mark[0],
    ),
  warts: (bust) => tone(disc(-24, 16, 6) + disc(22, -34, 7) + disc(-12, -44, 5) + disc(26, 24, 5), bust.skin, 2.2),
  leaf: (bust) =>
    tone(
      each(
        [
          [-30, -46],
          [20, -52],
          [30, 10],
          [-36, 14],
          [0, -60],
        ],
        ([x, y]) => `M${x} ${y}q2-18 20-20q2 18-20 20z`,
      ),
      bust.mark,
      2.5,
    ),
  wrinkles: (bust) =>
    line(
      `M${bust.axis - 12} -36q12-5 24 0M${bust.axis - 10} -29q10-4 20 0M${bust.axis - 16} 20q-6 6-6 14M${bust.axis + 16} 20q6 6 6 14`,
      bust.skin[1],
      2.6,
    ),
  tear: (bust) => fill(`M${bust.axis + bust.lit * 16} 4q7 10 0 16q-7-6 0-16z`, bust.iris, ` stroke="${INK}" stroke-width="2"`),
  none: () => "",
};
