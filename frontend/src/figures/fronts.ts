// What is between us and the figure; at most one.

import { INK, mix } from "./inks.ts";
import { line, fill } from "./pen.ts";

export const FRONTS: Record<string, (ground: { dark: string; mid: string; light: string }) => string> = {
  speed: () =>
    fill(
      "M0 40L70 44L0 48ZM0 92L54 95L0 99ZM0 150L90 155L0 161ZM200 66L150 69L200 73ZM200 120L132 124L200 130ZM200 186L120 190L200 196ZM0 214L110 219L0 225Z",
      "#fff",
      ' opacity=".85"',
    ),
  city: (ground) =>
    fill("M0 280V148h14v-18h20v30h12v-30h22v42h16v-12h24v24h14v-48h20v30h22v-44h18v30h18V280z", mix(ground.dark, INK, 0.5)) +
    fill(
      "M4 160h4v6h-4zM18 140h4v6h-4zM24 154h4v6h-4zM52 140h4v6h-4zM60 154h4v6h-4zM52 170h4v6h-4zM92 174h4v6h-4zM128 152h4v6h-4zM136 166h4v6h-4zM146 180h4v6h-4zM170 140h4v6h-4zM174 156h4v6h-4zM16 186h4v6h-4zM188 164h4v6h-4zM72 190h4v6h-4zM110 196h4v6h-4z",
      ground.light,
    ),
  leaves: (ground) =>
    fill(
      "M-10 200Q30 150 60 196Q30 214 -10 200ZM210 190Q160 140 140 190Q170 214 210 190ZM-10 250Q20 190 70 240Q30 270 -10 250ZM210 246Q170 196 130 240Q170 276 210 246Z",
      mix(ground.dark, ground.mid, 0.4),
      ` stroke="${INK}" stroke-width="3"`,
    ) + line("M0 200Q30 184 54 194M200 190Q170 170 148 188", ground.light, 2),
  embers: (ground) =>
    fill(
      "M20 120l3 3-3 3-3-3zM40 190l4 4-4 4-4-4zM176 100l4 4-4 4-4-4zM160 170l3 3-3 3-3-3zM60 140l2 2-2 2-2-2zM186 150l3 3-3 3-3-3zM30 60l3 3-3 3-3-3zM150 40l3 3-3 3-3-3z",
      ground.light,
    ),
  whirl: (ground) =>
    line(
      "M14 206Q100 250 190 200M4 228Q100 280 200 224M28 184Q60 206 96 210M176 178Q160 196 132 206M10 250Q100 300 196 248",
      mix(ground.mid, ground.light, 0.5),
      9,
    ) + line("M20 214Q100 258 184 208M8 238Q100 290 196 234", "#fff", 3.5),
  bars: () => line("M30 0V280M76 0V280M122 0V280M168 0V280", INK, 9) + line("M28 0V280M74 0V280M120 0V280M166 0V280", "#8b95a8", 3),
};
