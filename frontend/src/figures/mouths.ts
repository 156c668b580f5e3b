// Mouths and beards.

import type { Part } from "./bust.ts";
import { INK } from "./inks.ts";
import { line, fill, tone } from "./pen.ts";

export const MOUTHS: Record<string, Part> = {
  firm: (bust) =>
    line(`M${bust.mouth - 12} 33Q${bust.mouth - 2} 30 ${bust.mouth + 11} 33`, INK, 3.2) + line(`M${bust.mouth - 5} 41h11`, bust.skin[1], 3),
  grit: ({ mouth }) =>
    fill(`M${mouth - 17} 28H${mouth + 16}L${mouth + 13} 43H${mouth - 15}Z`, "#fffbe8", ` stroke="${INK}" stroke-width="3"`) +
    line(`M${mouth - 15} 36H${mouth + 14}M${mouth - 8} 29V43M${mouth} 29V43M${mouth + 8} 29V43`, INK, 1.8),
  smile: (bust) =>
    fill(
      `M${bust.mouth - 14} 29Q${bust.mouth} 35 ${bust.mouth + 15} 28Q${bust.mouth + 4} 46 ${bust.mouth - 14} 29Z`,
      "#fff",
      ` stroke="${INK}" stroke-width="2.6"`,
    ),
  smirk: (bust) =>
    line(`M${bust.mouth - 12} 34Q${bust.mouth} 36 ${bust.mouth + 14} 26`, INK, 3.4) + line(`M${bust.mouth + 15} 22l3 7`, INK, 2.2),
  grin: (bust) =>
    fill(
      `M${bust.mouth - 22} 22Q${bust.mouth} 34 ${bust.mouth + 22} 21Q${bust.mouth + 12} 48 ${bust.mouth} 48Q${bust.mouth - 14} 48 ${bust.mouth - 22} 22Z`,
      "#fffbe8",
      ` stroke="${INK}" stroke-width="3"`,
    ) +
    line(
      `M${bust.mouth - 19} 31Q${bust.mouth} 41 ${bust.mouth + 19} 30M${bust.mouth - 8} 29V46M${bust.mouth} 31V48M${bust.mouth + 8} 29V46`,
      INK,
      1.8,
    ),
  shout: (bust) =>
    fill(
      `M${bust.mouth - 15} 25Q${bust.mouth} 20 ${bust.mouth + 15} 25Q${bust.mouth + 14} 50 ${bust.mouth} 51Q${bust.mouth - 14} 50 ${bust.mouth - 15} 25Z`,
      "#4a0a18",
      ` stroke="${INK}" stroke-width="3"`,
    ) +
    fill(`M${bust.mouth - 12} 26Q${bust.mouth} 22 ${bust.mouth + 12} 26V31Q${bust.mouth} 29 ${bust.mouth - 12} 31Z`, "#fff") +
    fill(`M${bust.mouth - 8} 45q8-6 16 0q-8 8-16 0z`, "#d8485a"),
  lips: (bust) =>
    fill(
      `M${bust.mouth - 12} 33Q${bust.mouth - 5} 27 ${bust.mouth} 30Q${bust.mouth + 5} 27 ${bust.mouth + 12} 32Q${bust.mouth} 44 ${bust.mouth - 12} 33Z`,
      bust.lip,
      ` stroke="${INK}" stroke-width="2"`,
    ) + line(`M${bust.mouth - 11} 33Q${bust.mouth} 36 ${bust.mouth + 11} 32`, INK, 1.8),
  snarl: (bust) =>
    fill(
      `M${bust.mouth - 18} 30Q${bust.mouth} 22 ${bust.mouth + 18} 30L${bust.mouth + 14} 44Q${bust.mouth} 38 ${bust.mouth - 14} 44Z`,
      "#3a0814",
      ` stroke="${INK}" stroke-width="3"`,
    ) + fill(`M${bust.mouth - 16} 31l5 9 5-11 6 6 6-6 5 11 5-9-3 12-6-5h-14l-6 5z`, "#fffbe0"),
  tusks: (bust) =>
    line(`M${bust.mouth - 18} 35Q${bust.mouth} 28 ${bust.mouth + 18} 35`, INK, 4) +
    fill(`M${bust.mouth - 17} 37l3-18 7 15zM${bust.mouth + 17} 37l-3-18-7 15z`, "#fff6d8", ` stroke="${INK}" stroke-width="2.4"`),
  stitch: (bust) =>
    line(
      `M${bust.mouth - 24} 28Q${bust.mouth} 44 ${bust.mouth + 24} 28M${bust.mouth - 16} 26l-2 12M${bust.mouth - 6} 31v12M${bust.mouth + 6} 31v12M${bust.mouth + 16} 26l2 12`,
      INK,
      3,
    ),
  none: () => "",
};

export const BEARDS: Record<string, Part> = {
  stache: (bust) =>
    tone(
      `M${bust.mouth} 25Q${bust.mouth - 12} 20 ${bust.mouth - 24} 32Q${bust.mouth - 10} 34 ${bust.mouth} 30Q${bust.mouth + 10} 34 ${bust.mouth + 24} 32Q${bust.mouth + 12} 20 ${bust.mouth} 25Z`,
      bust.hair,
      2.5,
    ),
  goatee: (bust) =>
    tone(`M${bust.mouth - 9} 41H${bust.mouth + 9}L${bust.mouth + 3} ${bust.chin + 12}H${bust.mouth - 3}Z`, bust.hair, 2.5) +
    line(`M${bust.mouth - 14} 28q14-7 28 0`, bust.hair[0], 4),
  full: (bust) =>
    tone(
      `M${-bust.left + 1} 4Q${-bust.left + 8} 22 ${bust.mouth - 16} 26Q${bust.mouth} 18 ${bust.mouth + 16} 26Q${bust.right - 8} 22 ${bust.right - 1} 4Q${bust.right + 4} 50 ${bust.mouth + 18} ${bust.chin + 8}Q${bust.mouth} ${bust.chin + 20} ${bust.mouth - 18} ${bust.chin + 8}Q${-bust.left - 4} 50 ${-bust.left + 1} 4Z`,
      bust.hair,
    ),
  great: (bust) =>
    tone(
      `M${-bust.left - 1} 2Q${-bust.left + 8} 20 ${bust.mouth - 16} 24Q${bust.mouth} 16 ${bust.mouth + 16} 24Q${bust.right - 8} 20 ${bust.right + 1} 2Q${bust.right + 20} 50 ${bust.mouth + 34} ${bust.chin + 30}Q${bust.mouth + 20} ${bust.chin + 34} ${bust.mouth + 12} ${bust.chin + 66}Q${bust.mouth - 6} ${bust.chin + 44} ${bust.mouth - 16} ${bust.chin + 58}Q${bust.mouth - 24} ${bust.chin + 34} ${bust.mouth - 38} ${bust.chin + 30}Q${-bust.left - 18} 50 ${-bust.left - 1} 2Z`,
      bust.hair,
    ) +
    line(
      `M${bust.mouth - 24} 40Q${bust.mouth - 28} 70 ${bust.mouth - 20} 86M${bust.mouth} 48V90M${bust.mouth + 20} 42Q${bust.mouth + 24} 66 ${bust.mouth + 20} 84`,
      bust.hair[1],
      3,
    ) +
    bust.sheen(`M${bust.mouth + bust.lit * 28} 34Q${bust.mouth + bust.lit * 34} 56 ${bust.mouth + bust.lit * 28} 74`),
  icicles: (bust) =>
    tone(
      `M${bust.mouth - 30} 24Q${bust.mouth} 14 ${bust.mouth + 30} 24L${bust.mouth + 26} 70L${bust.mouth + 17} 46L${bust.mouth + 10} 92L${bust.mouth} 50L${bust.mouth - 9} 84L${bust.mouth - 16} 46L${bust.mouth - 25} 66Z`,
      bust.hair,
    ) + line(`M${bust.mouth - 21} 34v16M${bust.mouth + 8} 44v20`, "#fff", 3),
};
