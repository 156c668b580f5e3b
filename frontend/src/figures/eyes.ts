// Eyes, and whatever is worn over them.

import type { Bust, Part } from "./bust.ts";
import { INK, mix } from "./inks.ts";
import { line, fill, tone, disc } from "./pen.ts";

const EYE = "M-11 1Q-2 -9 10 2Q0 7 -11 1Z";
type Eye = (x: number, mirror: number, size: number) => string;

/** Both eyes; the far one is nearer to the nose, and narrower. */
export const eyePair = ({ axis, turn }: Bust, eye: Eye) => {
  const far = 1 - 0.3 * Math.abs(turn);
  const left = turn < 0 ? far : 1;
  const right = turn > 0 ? far : 1;
  return eye(axis - 16 + (1 - left) * 12, 1, left) + eye(axis + 16 - (1 - right) * 12, -1, right);
};

const brow = (bust: Bust, tilt: number, y = 0, height = 1) => {
  const shape = `d="M-15 -8Q-3 -17 12 -8L11 -3Q-3 -10 -15 -8Z" fill="${bust.brow}"/>`;
  return eyePair(
    bust,
    (x, mirror, size) => `<path transform="translate(${x} ${-12 + y}) scale(${mirror * size} ${height}) rotate(${tilt})" ${shape}`,
  );
};

const iris = (bust: Bust, color: string, radius = 4.2, dx = 0) =>
  eyePair(bust, (x) => {
    const at = x + bust.turn * 3 + dx;
    return fill(disc(at, -8, radius), color) + fill(disc(at, -8, radius * 0.45), "#000") + fill(disc(at - 1.5, -10, 1.2), "#fff");
  });

const white = (bust: Bust, d = EYE, color = "#fff") =>
  eyePair(bust, (x, mirror, size) => {
    const place = `<path transform="translate(${x} -8) scale(${mirror * size} ${size})" d=`;
    const lid = `${place}"M-16 -4Q-4 -13 9 -1L9 2Q-4 -6 -12 1Z" fill="${INK}"/>`;
    return `${place}"${d}" fill="${color}" stroke="${INK}" stroke-width="2.2"/>${bust.lash ? lid : ""}`;
  });

/** On a mask over both eyes. */
const inkOf = ({ traits }: Bust) => (traits.mask?.[0] === "domino" || traits.hat?.[0] === "cowl" ? "#fff" : INK);

export const EYES: Record<string, Part> = {
  plain: (bust) => white(bust) + iris(bust, bust.iris) + brow(bust, bust.lash ? -4 : 4),
  keen: (bust) => white(bust, "M-12 0Q-2 -6 10 3Q0 6 -12 0Z") + iris(bust, bust.iris, 3.6) + brow(bust, 12, 2, 1.1),
  angry: (bust) => white(bust, "M-12 -3L10 4Q0 8 -12 -3Z") + iris(bust, bust.iris, 3.4) + brow(bust, 24, 4, 1.4),
  wide: (bust) => white(bust, disc(0, 0, 10)) + iris(bust, bust.iris, 4.4) + brow(bust, -8, -6),
  sly: (bust) =>
    white(bust, "M-12 0Q-1 -4 10 2Q0 6 -12 0Z") +
    iris(bust, bust.iris, 3.4, 3) +
    brow(bust, -10, -2) +
    line(`M${bust.axis - 25} -1q8 4 14 0M${bust.axis + 11} -1q8 4 14 0`, bust.skin[1], 2),
  glow: (bust) =>
    eyePair(
      bust,
      (x, mirror, size) =>
        fill(disc(x, -7, 17), "url(#e)") +
        `<path transform="translate(${x} -8) scale(${mirror * size} ${size})" d="M-13 -5L11 3L8 8L-11 3Z" fill="${mix(bust.iris, "#ffffff", 0.65)}" stroke="${bust.iris}" stroke-width="2"/>`,
    ) + brow(bust, 20, 3, 1.3),
  slit: (bust) =>
    eyePair(
      bust,
      (x, mirror, size) =>
        `<path transform="translate(${x} -8) scale(${mirror * size} ${size})" d="M-14 -6L12 4L9 9L-12 2Z" fill="#fff8e0" stroke="${INK}" stroke-width="2.5"/>`,
    ),
  lens: (bust) => white(bust, "M-13 -4Q-2 -11 11 4Q2 9 -12 5Z"),
  wince: (bust) =>
    eyePair(bust, (x, mirror) => line(`M${x - mirror * 10} -16L${x + mirror * 7} -8L${x - mirror * 10} -1`, inkOf(bust), 3.4)) +
    brow(bust, 22, 3, 1.2),
  joy: (bust) => eyePair(bust, (x) => line(`M${x - 11} -3Q${x} -16 ${x + 11} -3`, inkOf(bust), 3.6)) + brow(bust, -8, -3),
  closed: (bust) => eyePair(bust, (x) => line(`M${x - 10} -8Q${x} 0 ${x + 10} -8`, INK, 3)) + brow(bust, -6),
  cat: (bust) =>
    white(bust, "M-13 -4Q-2 -10 11 3Q0 8 -13 -4Z", bust.iris) +
    eyePair(bust, (x) => fill(`M${x + bust.turn * 3} -15q4 7 0 13q-4-6 0-13z`, INK)) +
    brow(bust, 8),
  goggles: (bust) =>
    line(`M${-bust.left - 2} -10H${bust.right + 2}`, INK, 9) +
    eyePair(
      bust,
      (x, _, size) =>
        tone(disc(x, -8, 14 * size), bust.metal, 3) +
        fill(disc(x, -8, 10 * size), bust.iris) +
        fill(`M${x - 7} -6a8 8 0 0 1 8-9l3 1-8 11z`, "#fff", ' opacity=".8"'),
    ),
  visor: (bust) =>
    tone(
      `M${-bust.left - 3} -20H${bust.right + 3}L${bust.right + 1} 4L${bust.axis + 8} 8L${bust.axis} 2L${bust.axis - 8} 8L${-bust.left - 1} 4Z`,
      [bust.iris, mix(bust.iris, INK, 0.35)],
      3.5,
    ) + fill(`M${bust.axis - 28} -17h16l-12 20h-8zM${bust.axis + 6} -17h7l-10 17h-6z`, "#fff", ' opacity=".75"'),
  monocle: (bust) =>
    EYES.keen!(bust) +
    line(disc(bust.axis + bust.lit * 16, -8, 13), bust.metal[0], 3.5) +
    line(`M${bust.axis + bust.lit * 26} 0Q${bust.lit * (bust.half + 6)} 30 ${bust.lit * (bust.half + 2)} 70`, bust.metal[0], 2),
  specs: (bust) =>
    EYES.plain!(bust) +
    eyePair(bust, (x, _, size) => line(disc(x, -8, 14 * size), INK, 3.5) + fill(`M${x - 9} -10l8-8h5l-12 13z`, "#fff", ' opacity=".6"')) +
    line(`M${bust.axis - 3} -9h6`, INK, 3.5),
  dots: (bust) => eyePair(bust, (x) => fill(disc(x, -8, 4), INK)) + brow(bust, -6, 2),
  none: () => "",
};
