// Hands that say something, and more that they hold.

import type { Bust, Part } from "./bust.ts";
import { INK, mix } from "./inks.ts";
import { arm, grip, handAt, sleeves, taper, type Point } from "./limbs.ts";
import { disc, each, fill, line, moved, spike, tone } from "./pen.ts";

const PALE = ["#fffaf0", "#c9c0d4"];
const STEEL = ["#eef4fa", "#8b9ab0"];

/** What a hand holds goes through it. */
const held = (bust: Bust, thing: string, x = 62, y = 30) => grip(bust, thing, [bust.lit * x, bust.chin + y], bust.lit * 10);
const side = (bust: Bust, x: number, y: number, degrees: number, open: boolean, size?: number, way = bust.lit) =>
  handAt(bust, way, [way * x, bust.chin + y], way * degrees, open, size);

const spark = ({ iris }: Bust, x: number, y: number) => fill(spike(x, y, 26, 11, 8), mix(iris, "#ffffff", 0.7));

export const GESTURES: Record<string, Part> = {
  fists: (bust) => each([bust.dim, bust.lit], (way) => side(bust, 46, way === bust.lit ? 6 : 28, -6, false, 0.5, way)),
  raised: (bust) => side(bust, 66, -34, 8, false, 0.5),
  both: (bust) => each([-1, 1], (way) => side(bust, 94, -104, 8, false, 0.46, way)),
  palm: (bust) => side(bust, 60, 4, 8, true, 0.66),
  wave: (bust) => side(bust, 74, -46, 18, true, 0.58),
  stop: (bust) => side(bust, 44, 44, -4, true, 1),
  salute: (bust) => side(bust, 40, -84, -42, true, 0.46),
  hips: (bust) => each([-1, 1], (way) => side(bust, 60, 116, 74, false, 0.36, way)),
  spell: (bust) =>
    each(
      [-1, 1],
      (way) =>
        fill(disc(way * 70, bust.chin - 26, 56), "url(#e)") +
        side(bust, 70, -8, 20, true, 0.52, way) +
        spark(bust, way * 70, bust.chin - 46),
    ),
  point: (bust) =>
    arm(bust, bust.lit, [bust.lit * 10, bust.chin + 56]) +
    moved(
      bust.lit * 40,
      bust.chin + 34,
      0.86 * bust.lit,
      -14 * bust.lit,
      `<g transform="scale(1 ${bust.lit})">${tone("M-40 -6Q-34 -26 -8 -24L52 -28Q62 -24 54 -14L12 -8L16 10L8 26Q-24 36 -42 20Z", bust.glove, 4.5)}${line("M0 2H16M-2 14H12", INK, 3)}</g>`,
    ),
  // Folded: one forearm over the other, one hand on the far arm.
  arms: (bust) => {
    const { chin, drop, shoulder, glove, lit } = bust;
    const [upper, fore] = sleeves(bust);
    const stout = 0.4 + (0.6 * shoulder) / 72;
    const lower = chin + 64 + 22 * stout;
    const side = (way: number, reach: number, rise: number) => {
      const joint: Point = [way * (shoulder - 12) - bust.turn * 10, chin + drop + 24];
      const bend: Point = [way * (shoulder - 4), lower];
      return [
        tone(taper(joint, bend, 20 * stout, 16 * stout), upper, 4) +
          tone(taper([joint[0] - way * 26, joint[1] - 17], [joint[0] - way * 4, joint[1] - 9 * stout], 4 * stout, 10 * stout), upper, 0),
        tone(taper(bend, [way * -reach, lower - rise], 16 * stout, 11 * stout), fore, 4),
      ] as const;
    };
    const [far, under] = side(-lit, shoulder * 0.8, 26 * stout);
    const [near, over] = side(lit, shoulder * 0.66, 12 * stout);
    const fingers = [0, 1, 2, 3].map((i) => {
      const y = lower - (30 - i * 12) * stout;
      return tone(taper([-lit * shoulder * 0.62, y + 2], [-lit * shoulder * 0.92, y - 6], 7 * stout, 6 * stout), glove, 3);
    });
    return far + under + near + over + fingers.join("");
  },
  think: (bust) => side(bust, 20, 10, -14, false, 0.44),
  prayer: ({ chin, glove, cloth }) =>
    each([-1, 1], (m) =>
      tone(
        `M${m * 74} ${chin + 150}L${m * 66} ${chin + 112}L${m * 20} ${chin + 48}L${m * 3} ${chin + 62}L${m * 34} ${chin + 150}Z`,
        cloth,
        4,
      ),
    ) +
    tone(`M0 ${chin - 6}Q-16 ${chin + 20} -16 ${chin + 54}H16Q16 ${chin + 20} 0 ${chin - 6}Z`, glove, 4) +
    line(`M0 ${chin}V${chin + 54}`, INK, 3),
  orb: (bust) =>
    fill(disc(bust.lit * 60, bust.chin - 22, 56), "url(#e)") +
    side(bust, 62, 26, 26, true, 0.56) +
    moved(
      bust.lit * 60,
      bust.chin - 18,
      0.76,
      0,
      tone(disc(0, 0, 30), [mix(bust.iris, "#ffffff", 0.6), bust.iris], 4.5) + fill(spike(0, 0, 18, 7, 7), "#fff"),
    ),
  gun: (bust) =>
    held(bust, tone("M-14 -10L-16 -34L52 -38V-22L8 -18L6 -4Z", bust.metal, 3.5) + line("M-8 -30H46", bust.metal[2], 3), 50, 24),
  shield: (bust) =>
    arm(bust, bust.lit, [bust.lit * 56, bust.chin + 60]) +
    moved(
      bust.lit * 60,
      bust.chin + 34,
      1,
      bust.lit * -8,
      tone("M-44 -50Q0 -62 44 -50Q48 22 0 60Q-48 22 -44 -50Z", bust.metal, 4.5) +
        tone("M-30 -38Q0 -46 30 -38Q32 16 0 42Q-32 16 -30 -38Z", bust.trim, 3.5) +
        line("M0 -42V42M-31 -6H31", bust.metal[0], 6),
    ),
  hammer: (bust) =>
    held(
      bust,
      line("M0 -70V60", INK, 11) +
        line("M0 -70V60", "#9a6a3c", 5) +
        tone("M-30 -96H30V-60H-30Z", bust.metal, 4) +
        line("M-24 -88H10", bust.metal[2], 4),
    ),
  axe: (bust) =>
    held(
      bust,
      line("M0 -100V60", INK, 11) +
        line("M0 -100V60", "#9a6a3c", 5) +
        tone("M2 -104Q44 -116 50 -70Q30 -72 2 -54ZM-2 -104Q-44 -116 -50 -70Q-30 -72 -2 -54Z", STEEL, 4),
    ),
  dagger: (bust) => held(bust, tone("M-6 -16V-70L0 -86L6 -70V-16Z", STEEL, 3) + tone("M-18 -18H18V-10H-18Z", bust.metal, 3)),
  daggers: (bust) =>
    each([-1, 1], (way) =>
      grip(
        bust,
        tone("M-6 -16V-84L0 -102L6 -84V-16Z", STEEL, 3) + tone("M-18 -20H18V-11H-18Z", bust.metal, 3),
        [way * 60, bust.chin + 24],
        way * 24,
        way,
      ),
    ),
  book: (bust) =>
    held(
      bust,
      tone("M-40 -66Q-18 -76 0 -64Q18 -76 40 -66V-10Q18 -20 0 -8Q-18 -20 -40 -10Z", PALE, 4) +
        line("M0 -64V-8M-30 -52q10-5 22 0M-30 -40q10-5 22 0M8 -52q10-5 22 0M8 -40q10-5 22 0", INK, 2.4),
      48,
      56,
    ),
  phone: (bust) => held(bust, tone("M-14 -52H16V6H-14Z", ["#2c3146", "#14151f"], 3.5) + fill("M-9 -46H11V-6H-9Z", bust.iris), 48, 24),
  camera: (bust) =>
    held(
      bust,
      tone("M-38 -40H-16L-10 -52H12L18 -40H38V4H-38Z", ["#3a3f52", "#1a1d2a"], 4) +
        tone(disc(0, -18, 18), bust.metal, 4) +
        fill(disc(0, -18, 10), "#9fd8f0") +
        fill(spike(30, -50, 16, 6, 7), "#fff"),
      40,
      44,
    ),
  tray: (bust) =>
    held(
      bust,
      tone("M-44 -26Q0 -14 44 -26L40 -18Q0 -6 -40 -18Z", bust.metal, 3.5) +
        tone("M-18 -26Q-16 -54 6 -54T28 -26Q4 -20 -18 -26Z", STEEL, 3.5) +
        tone(disc(5, -57, 5), bust.metal, 3),
      52,
      40,
    ),
  umbrella: (bust) =>
    held(bust, line("M0 -100V50", INK, 8) + line("M0 -100V50", "#9a6a3c", 3) + tone("M0 -100L-16 -30Q0 -22 16 -30Z", bust.trim, 4), 66, 30),
  lamp: (bust) =>
    held(
      bust,
      fill(`M-6 -40L${bust.lit * 20} -170H${bust.lit * 120}Z`, bust.iris, ' opacity=".45"') +
        tone("M-14 -50H14L8 -12H-8Z", bust.metal, 3.5),
      50,
      40,
    ),
  rope: (bust) =>
    line(
      `M${bust.lit * 60} ${bust.chin + 30}Q${bust.lit * 120} ${bust.chin - 60} ${bust.lit * 60} -100Q${bust.lit * 10} -120 ${bust.lit * 40} -80`,
      INK,
      11,
    ) +
    line(
      `M${bust.lit * 60} ${bust.chin + 30}Q${bust.lit * 120} ${bust.chin - 60} ${bust.lit * 60} -100Q${bust.lit * 10} -120 ${bust.lit * 40} -80`,
      bust.trim[0],
      5,
    ) +
    held(bust, ""),
  whip: (bust) =>
    line(
      `M${bust.lit * 56} ${bust.chin + 34}Q${bust.lit * 100} ${bust.chin - 40} ${bust.lit * 60} ${bust.chin - 70}T${bust.lit * 90} -90`,
      INK,
      9,
    ) +
    line(
      `M${bust.lit * 56} ${bust.chin + 34}Q${bust.lit * 100} ${bust.chin - 40} ${bust.lit * 60} ${bust.chin - 70}T${bust.lit * 90} -90`,
      bust.trim[0],
      4,
    ) +
    held(bust, "", 56, 34),
  wrench: (bust) => held(bust, tone("M-7 40V-46Q-26 -60 -20 -88L-6 -72L8 -74L16 -92Q30 -66 8 -46V40Z", STEEL, 4)),
  wings: ({ chin, shoulder, mark }) =>
    each(
      [-1, 1],
      (side) =>
        tone(
          `M${side * shoulder * 0.7} ${chin + 24}Q${side * 90} ${chin - 90} ${side * 150} ${chin - 100}Q${side * 128} ${chin - 60} ${side * 134} ${chin - 40}Q${side * 112} ${chin - 20} ${side * 118} ${chin}Q${side * 96} ${chin + 14} ${side * 100} ${chin + 34}Q${side * 80} ${chin + 40} ${side * shoulder * 0.7} ${chin + 44}Z`,
          mark,
          4.5,
        ) +
        line(
          `M${side * 80} ${chin}Q${side * 104} ${chin - 50} ${side * 128} ${chin - 78}M${side * 84} ${chin + 16}Q${side * 104} ${chin - 14} ${side * 122} ${chin - 30}`,
          mark[1],
          3.5,
        ),
    ),
  flower: (bust) =>
    held(
      bust,
      line("M0 -14V-60", INK, 7) +
        line("M0 -14V-60", "#5aa05a", 3) +
        each([0, 72, 144, 216, 288], (turn) => moved(0, -68, 1, turn, tone("M0 0Q-14 -18 0 -28Q14 -18 0 0Z", bust.trim, 3))) +
        fill(disc(0, -68, 7), "#ffd84a", ` stroke="${INK}" stroke-width="2.5"`),
      48,
      30,
    ),
  toy: (bust) =>
    held(
      bust,
      tone("M-20 -78H20V-44H-20ZM-28 -40H28V4H-28Z", bust.trim, 4) +
        fill(disc(-8, -62, 4) + disc(8, -62, 4), INK) +
        line("M-8 -50H8M-44 -30L-28 -24M44 -30L28 -24", INK, 4) +
        tone(disc(0, -20, 9), bust.metal, 3),
      50,
      44,
    ),
  harp: (bust) =>
    held(
      bust,
      line("M-20 20Q-40 -60 -6 -90Q20 -76 40 -90L36 -20Q20 24 -20 20Z", INK, 12) +
        line("M-20 20Q-40 -60 -6 -90Q20 -76 40 -90L36 -20Q20 24 -20 20Z", bust.metal[0], 6) +
        line("M-14 -74V14M2 -80V14M18 -78V8", "#fff", 2.5),
      48,
      44,
    ),
  hourglass: (bust) =>
    held(
      bust,
      tone("M-22 -84H22V-74H-22ZM-22 -8H22V2H-22Z", bust.metal, 3.5) +
        tone("M-17 -74H17Q17 -54 4 -41Q17 -28 17 -8H-17Q-17 -28 -4 -41Q-17 -54 -17 -74Z", ["#e8f4ff", "#9ab8d0"], 3.5) +
        fill("M-12 -62H12L2 -46V-20L13 -9H-13L-2 -20V-46Z", bust.iris),
      50,
      46,
    ),
};
