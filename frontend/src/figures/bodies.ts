// What a figure wears below the chin.

import type { Part } from "./bust.ts";
import { INK } from "./inks.ts";
import { each, line, fill, tone, disc } from "./pen.ts";

export const BODIES: Record<string, Part> = {
  tee: (bust) =>
    tone(bust.torso, bust.cloth) +
    line(`M${-bust.neck - 2} ${bust.chin + 6}Q0 ${bust.chin + 24} ${bust.neck + 2} ${bust.chin + 6}`, bust.trim[0], 6) +
    line(`M${-bust.shoulder * 0.55} ${bust.chin + 52}Q${-bust.shoulder * 0.2} ${bust.chin + 66} 0 ${bust.chin + 58}`, bust.cloth[1], 4),
  collar: (bust) =>
    tone(bust.torso, bust.cloth) +
    each([-1, 1], (m) =>
      tone(
        `M${m * (bust.neck - 2)} ${bust.chin - 8}L${m * (bust.neck + 22)} ${bust.chin + 4}L${m * 24} ${bust.chin + 36}L0 ${bust.chin + 22}Z`,
        ["#fbf6ea", "#c4bfcf"],
        3.5,
      ),
    ),
  turtle: (bust) =>
    tone(bust.torso, bust.cloth) +
    tone(
      `M${-bust.neck - 4} ${bust.chin - 8}Q0 ${bust.chin + 6} ${bust.neck + 4} ${bust.chin - 8}L${bust.neck + 7} ${bust.chin + 14}Q0 ${bust.chin + 28} ${-bust.neck - 7} ${bust.chin + 14}Z`,
      bust.cloth,
    ) +
    line(`M${-bust.neck - 2} ${bust.chin + 4}Q0 ${bust.chin + 16} ${bust.neck + 2} ${bust.chin + 4}`, bust.cloth[2], 2),
  suit: (bust) =>
    tone(bust.torso, bust.cloth) +
    tone(`M${-bust.neck - 2} ${bust.chin + 2}L0 ${bust.chin + 66}L${bust.neck + 2} ${bust.chin + 2}L0 ${bust.chin + 16}Z`, [
      "#fbf6ea",
      "#b5b4cc",
    ]) +
    tone(`M-7 ${bust.chin + 17}H7L11 ${bust.chin + 66}H-11Z`, bust.trim, 2.5) +
    each([-1, 1], (m) =>
      tone(
        `M${m * (bust.neck + 4)} ${bust.chin}L${m * 3} ${bust.chin + 74}L${m * 30} ${bust.chin + 54}L${m * 24} ${bust.chin + 42}L${m * 40} ${bust.chin + 34}Z`,
        bust.cloth,
        3,
      ),
    ) +
    line(`M${-bust.shoulder * 0.7} ${bust.chin + 20}Q${-bust.shoulder} ${bust.chin + 40} ${-bust.shoulder} 200`, bust.cloth[2], 3),
  tux: (bust) =>
    tone(bust.torso, bust.cloth) +
    tone(`M${-bust.neck - 2} ${bust.chin + 2}L-8 ${bust.chin + 90}H8L${bust.neck + 2} ${bust.chin + 2}L0 ${bust.chin + 16}Z`, [
      "#fbf6ea",
      "#b5b4cc",
    ]) +
    each([-1, 1], (m) =>
      tone(
        `M${m * (bust.neck + 3)} ${bust.chin}L${m * 6} ${bust.chin + 84}Q${m * 40} ${bust.chin + 50} ${m * 34} ${bust.chin + 18}Z`,
        bust.trim,
        3,
      ),
    ) +
    tone(
      `M-20 ${bust.chin + 10}L-3 ${bust.chin + 18}L-20 ${bust.chin + 28}ZM20 ${bust.chin + 10}L3 ${bust.chin + 18}L20 ${bust.chin + 28}ZM-5 ${bust.chin + 14}H5V${bust.chin + 23}H-5Z`,
      bust.trim,
      2.5,
    ),
  coat: (bust) =>
    tone(bust.torso, bust.cloth) +
    tone(`M-10 ${bust.chin + 8}H10V240H-10Z`, bust.trim, 2.5) +
    each([-1, 1], (m) =>
      tone(
        `M${m * (bust.neck - 4)} ${bust.chin - 18}L${m * (bust.neck + 14)} ${bust.chin - 24}L${m * (bust.neck + 34)} ${bust.chin + 20}L${m * 22} ${bust.chin + 74}L${m * 8} ${bust.chin + 18}Z`,
        bust.cloth,
      ),
    ) +
    line(`M${-bust.shoulder * 0.66} ${bust.chin + 30}L${-bust.shoulder * 0.5} 200`, bust.cloth[2], 3),
  jacket: (bust) =>
    tone(bust.torso, bust.cloth) +
    tone(
      `M${-bust.neck} ${bust.chin + 4}L-6 240H6L${bust.neck} ${bust.chin + 4}Q0 ${bust.chin + 18} ${-bust.neck} ${bust.chin + 4}Z`,
      bust.trim,
      2.5,
    ) +
    each([-1, 1], (m) =>
      tone(
        `M${m * (bust.neck - 2)} ${bust.chin - 8}L${m * (bust.neck + 22)} ${bust.chin + 6}L${m * 30} ${bust.chin + 46}L${m * 8} ${bust.chin + 34}Z`,
        bust.cloth,
      ),
    ) +
    line(`M${-bust.shoulder * 0.8} ${bust.chin + 44}l16 5M${-bust.shoulder * 0.8} ${bust.chin + 54}l16 4`, bust.cloth[2], 2.5) +
    line(`M-9 ${bust.chin + 40}V230`, "#e8e8f0", 2, ' stroke-dasharray="3 3"'),
  fur: (bust) => {
    let d = "";
    for (let i = -4; i <= 4; i++) d += disc(i * 11, bust.chin + 24 - Math.abs(i) * 5, 11);
    return (
      tone(bust.torso, bust.cloth) +
      line(`M0 ${bust.chin + 30}V240`, bust.cloth[2], 3) +
      `<g stroke-linejoin="round" paint-order="stroke">${tone(d, bust.trim, 8)}</g>`
    );
  },
  cape: (bust) =>
    tone(bust.torso, bust.trim) +
    tone(
      `M${-bust.neck - 8} ${bust.chin - 2}Q${-bust.shoulder} ${bust.chin + 4} ${-bust.shoulder - 22} 250H${-bust.shoulder * 0.5}Q${-bust.shoulder * 0.6} ${bust.chin + 50} 0 ${bust.chin + 36}Q${bust.shoulder * 0.6} ${bust.chin + 50} ${bust.shoulder * 0.5} 250H${bust.shoulder + 22}Q${bust.shoulder} ${bust.chin + 4} ${bust.neck + 8} ${bust.chin - 2}Q0 ${bust.chin + 34} ${-bust.neck - 8} ${bust.chin - 2}Z`,
      bust.cloth,
    ) +
    line(
      `M${-bust.shoulder * 0.6} ${bust.chin + 26}Q${-bust.shoulder * 0.9} ${bust.chin + 60} ${-bust.shoulder * 0.84} 240M${-bust.shoulder * 0.34} ${bust.chin + 36}Q${-bust.shoulder * 0.6} ${bust.chin + 70} ${-bust.shoulder * 0.66} 240`,
      bust.cloth[2],
      3,
    ) +
    tone(disc(-bust.neck - 8, bust.chin + 16, 7), bust.metal, 2.5) +
    tone(disc(bust.neck + 8, bust.chin + 16, 7), bust.metal, 2.5),
  plate: (bust) =>
    tone(bust.torso, bust.cloth) +
    tone(
      `M${-bust.neck - 6} ${bust.chin - 4}Q0 ${bust.chin + 16} ${bust.neck + 6} ${bust.chin - 4}L${bust.neck + 10} ${bust.chin + 16}Q0 ${bust.chin + 38} ${-bust.neck - 10} ${bust.chin + 16}Z`,
      bust.trim,
      3,
    ) +
    each(
      [-1, 1],
      (m) =>
        tone(
          `M${m * bust.shoulder * 0.5} ${bust.chin + 12}Q${m * (bust.shoulder + 16)} ${bust.chin + 2} ${m * (bust.shoulder + 18)} ${bust.chin + 62}Q${m * bust.shoulder} ${bust.chin + 46} ${m * bust.shoulder * 0.56} ${bust.chin + 50}Z`,
          bust.cloth,
        ) +
        line(
          `M${m * bust.shoulder * 0.58} ${bust.chin + 38}Q${m * bust.shoulder} ${bust.chin + 30} ${m * (bust.shoulder + 14)} ${bust.chin + 46}`,
          bust.trim[0],
          3,
        ),
    ) +
    line(
      `M0 ${bust.chin + 36}V220M${-bust.shoulder * 0.46} ${bust.chin + 70}Q${-20} ${bust.chin + 96} 0 ${bust.chin + 84}Q20 ${bust.chin + 96} ${bust.shoulder * 0.46} ${bust.chin + 70}`,
      INK,
      3,
    ) +
    line(
      `M${-bust.shoulder * 0.8} ${bust.chin + 14}Q${-bust.shoulder - 8} ${bust.chin + 14} ${-bust.shoulder - 11} ${bust.chin + 40}`,
      bust.cloth[2],
      4,
    ),
  robe: (bust) =>
    tone(bust.torso, bust.cloth) +
    each([-1, 1], (m) =>
      tone(
        `M${m * (bust.neck + 2)} ${bust.chin - 4}L${m * -16} ${bust.chin + 90}L${m * -2} ${bust.chin + 96}L${m * (bust.neck + 20)} ${bust.chin + 6}Z`,
        bust.trim,
        3,
      ),
    ) +
    line(
      `M${-bust.shoulder * 0.6} ${bust.chin + 30}Q${-bust.shoulder * 0.6} ${bust.chin + 80} ${-bust.shoulder * 0.7} 230M${-bust.shoulder * 0.34} ${bust.chin + 60}V230`,
      bust.cloth[2],
      3,
    ),
  toga: (bust) =>
    tone(bust.torso, bust.skin) +
    tone(
      `M${-bust.shoulder * 0.9} ${bust.chin + 30}Q${-bust.shoulder * 0.3} ${bust.chin + 6} ${-bust.neck - 4} ${bust.chin + 6}Q0 ${bust.chin + 60} ${bust.shoulder * 0.9} ${bust.chin + 70}L${bust.shoulder + 14} 250H${-bust.shoulder - 14}Z`,
      bust.cloth,
    ) +
    line(
      `M${-bust.shoulder * 0.6} ${bust.chin + 24}Q-6 ${bust.chin + 80} ${bust.shoulder * 0.8} ${bust.chin + 92}M${-bust.shoulder * 0.8} ${bust.chin + 40}Q-20 ${bust.chin + 110} 40 240`,
      bust.cloth[1],
      3,
    ) +
    tone(disc(-bust.shoulder * 0.45, bust.chin + 22, 9), bust.trim, 3),
  uniform: (bust) =>
    tone(bust.torso, bust.cloth) +
    tone(
      `M${-bust.neck - 3} ${bust.chin - 8}H${bust.neck + 3}L${bust.neck + 5} ${bust.chin + 14}Q0 ${bust.chin + 24} ${-bust.neck - 5} ${bust.chin + 14}Z`,
      bust.trim,
      3,
    ) +
    line(`M0 ${bust.chin + 20}V240`, INK, 3) +
    line(
      `M-12 ${bust.chin + 36}v.1M-12 ${bust.chin + 56}v.1M-12 ${bust.chin + 76}v.1M12 ${bust.chin + 36}v.1M12 ${bust.chin + 56}v.1M12 ${bust.chin + 76}v.1`,
      bust.metal[0],
      7,
    ) +
    each([-1, 1], (m) =>
      tone(
        `M${m * bust.shoulder * 0.5} ${bust.chin + 14}L${m * (bust.shoulder + 8)} ${bust.chin + 22}L${m * (bust.shoulder + 12)} ${bust.chin + 38}L${m * bust.shoulder * 0.56} ${bust.chin + 28}Z`,
        bust.metal,
        3,
      ),
    ),
  ruff: (bust) => {
    let d = "";
    for (let i = -4; i <= 4; i++)
      d += `M${i * 13} ${bust.chin - 4 + Math.abs(i) * 1.5}q${-12 + i * 3} 34 ${i * 5} 36q${12 + i * 3}-2 ${-i * 5 + 2}-36z`;
    return (
      tone(bust.torso, bust.cloth) +
      tone(`M0 ${bust.chin + 10}L${bust.shoulder} ${bust.chin + 30}L${bust.shoulder + 12} 250H0Z`, bust.trim, 3) +
      `<g paint-order="stroke">${tone(d, ["#fbf6ea", "#b9b3cf"], 5)}</g>` +
      line(`M0 ${bust.chin + 56}v.1M0 ${bust.chin + 78}v.1`, bust.metal[0], 10)
    );
  },
  bare: (bust) =>
    tone(bust.torso, bust.skin) +
    line(
      `M${-bust.shoulder * 0.7} ${bust.chin + 36}Q-20 ${bust.chin + 52} -2 ${bust.chin + 40}M${bust.shoulder * 0.7} ${bust.chin + 36}Q20 ${bust.chin + 52} 2 ${bust.chin + 40}M0 ${bust.chin + 44}V${bust.chin + 96}M${-bust.shoulder * 0.8} ${bust.chin + 80}Q-30 ${bust.chin + 104} -3 ${bust.chin + 90}M${bust.shoulder * 0.8} ${bust.chin + 80}Q30 ${bust.chin + 104} 3 ${bust.chin + 90}`,
      INK,
      3,
    ) +
    fill(
      `M${-bust.shoulder * 0.8} ${bust.chin + 32}Q${-bust.shoulder * 0.5} ${bust.chin + 20} ${-bust.shoulder * 0.3} ${bust.chin + 26}Q${-bust.shoulder * 0.5} ${bust.chin + 34} ${-bust.shoulder * 0.7} ${bust.chin + 46}Z`,
      bust.skin[2],
    ),
  vines: (bust) =>
    tone(bust.torso, bust.cloth) +
    line(
      `M${-bust.shoulder} ${bust.chin + 60}Q-30 ${bust.chin + 20} 0 ${bust.chin + 46}T${bust.shoulder} ${bust.chin + 50}M${-bust.shoulder} ${bust.chin + 96}Q-20 ${bust.chin + 60} 20 ${bust.chin + 90}T${bust.shoulder} ${bust.chin + 90}`,
      bust.trim[0],
      5,
    ) +
    tone(
      each(
        [
          [-50, 34],
          [-24, 30],
          [10, 52],
          [44, 56],
          [-40, 74],
          [30, 92],
          [62, 44],
        ],
        ([x, y]) => `M${x} ${bust.chin + y}q4-18 22-18q0 18-22 18z`,
      ),
      bust.trim,
      2,
    ),
  lab: (bust) =>
    BODIES.suit!({ ...bust, cloth: ["#f4f2ea", "#a9b4c8", "#ffffff"] }) +
    line(`M${-bust.shoulder * 0.6} ${bust.chin + 66}h22M${-bust.shoulder * 0.5} ${bust.chin + 56}v14`, bust.trim[0], 4),
  scarf: (bust) =>
    tone(bust.torso, bust.cloth) +
    tone(
      `M${-bust.neck - 12} ${bust.chin - 12}Q0 ${bust.chin + 14} ${bust.neck + 12} ${bust.chin - 12}L${bust.neck + 16} ${bust.chin + 14}Q0 ${bust.chin + 42} ${-bust.neck - 16} ${bust.chin + 14}Z`,
      bust.trim,
    ) +
    tone(
      `M${bust.lit * (bust.neck + 4)} ${bust.chin + 14}Q${bust.lit * 70} ${bust.chin - 30} ${bust.lit * 130} ${bust.chin - 6}Q${bust.lit * 104} ${bust.chin + 4} ${bust.lit * 112} ${bust.chin + 18}Q${bust.lit * 60} ${bust.chin + 6} ${bust.lit * 20} ${bust.chin + 34}Z`,
      bust.trim,
    ) +
    line(`M${-bust.neck - 6} ${bust.chin + 2}Q0 ${bust.chin + 26} ${bust.neck + 6} ${bust.chin + 2}`, bust.trim[2], 2.5),
};
