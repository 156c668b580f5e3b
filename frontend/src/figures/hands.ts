// Hands and feet, close up.

import type { Kit } from "./kit.ts";
import { INK } from "./inks.ts";
import { line, tone } from "./pen.ts";

export const FIST =
  "M-58 -20Q-62 -52 -36 -54Q-20 -62 -8 -52Q6 -62 20 -52Q36 -58 46 -44Q64 -40 61 -14L56 24Q50 54 10 56L-30 54Q-54 44 -58 -20Z";
export const fist = (kit: Pick<Kit, "skin" | "cloth" | "trim">) =>
  tone("M-34 40L-54 230H44L42 40Z", kit.cloth) +
  tone("M-42 44Q0 58 50 40L54 66Q0 82 -44 70Z", kit.trim) +
  tone(FIST, kit.skin, 4.5) +
  line("M-32 -52V-10M-7 -52V-6M20 -52V-8M-56 -8Q-40 -2 -32 -10Q-20 0 -7 -6Q8 2 20 -8Q40 0 58 -10", INK, 3.5) +
  tone("M-52 12Q-20 -2 22 8Q38 14 30 28Q0 44 -40 36Q-54 26 -52 12Z", kit.skin) +
  line("M-50 -32Q-44 -44 -36 -44M-24 -44Q-18 -50 -12 -46M4 -46Q8 -52 14 -46M30 -44Q38 -46 44 -36", kit.skin[2], 4.5);
export const HAND =
  "M-18 60Q-30 22 -26 2Q-44 -18 -38 -26Q-29 -28 -18 -8L-22 -50Q-17 -60 -9 -51L-5 -14L0 -62Q8 -69 13 -60L10 -14L22 -52Q31 -55 31 -45L23 -6L37 -27Q45 -29 44 -19Q34 8 24 22Q22 40 22 60Z";
export const SHOE = "M-50 -34Q-30 -26 -12 -38Q4 -8 40 -2Q58 2 58 18H-54Q-60 -10 -50 -34Z";
