// More Equipment: what moves, thinks or is worn.

import { HAND } from "./hands.ts";
import { INK, mix } from "./inks.ts";
import type { Drawn } from "./kit.ts";
import { each, disc, fill, line, moved, rays, spike, tone } from "./pen.ts";
import { trident } from "./things.ts";

const GLASS = ["#cfeefc", "#5a86a8"];
const TYRE = ["#2c2838", "#171420"];
const wheel = (x: number, y: number, r: number, metal: readonly string[]) =>
  tone(disc(x, y, r), TYRE, 5) + tone(disc(x, y, r * 0.5), metal, 3);
const gem = (x: number, y: number, size: number, turn: number, colors: readonly string[]) =>
  moved(
    x,
    y,
    size,
    turn,
    tone("M0 -60L20 -40L14 44H-14L-20 -40Z", colors, 4.5) +
      line("M0 -58L-6 -36L-4 42M-20 -40L-6 -36L20 -40", INK, 2.5) +
      line("M-13 -30L-10 20", "#fff", 4),
  );

export const MACHINES: Record<string, Drawn> = {
  // A trident on an altar, seen from the front; one that has grown into the sea bed; a fork of a stoker.
  relic: (kit) =>
    rays(112, 90, 14, kit.light, 0.3) +
    moved(112, 200, 1.12, 0, trident(kit)) +
    tone("M58 214H166L178 236H46ZM40 236H184V280H40Z", kit.cloth, 4.5) +
    fill(disc(112, 186, 12), kit.light, ` stroke="${INK}" stroke-width="4"`),
  sunken: (kit) =>
    moved(120, 138, 0.72, -14, trident(kit)) +
    fill("M-10 214Q60 186 120 206T210 196V290H-10Z", mix(kit.dark, kit.light, 0.35)) +
    line("M40 222V170M40 196L20 170M40 186L58 160M58 160V148M20 170V158M178 214V176M178 196L194 176M178 190L164 172", INK, 15) +
    line("M40 222V170M40 196L20 170M40 186L58 160M58 160V148M20 170V158M178 214V176M178 196L194 176M178 190L164 172", kit.cloth[0]!, 8) +
    tone("M92 232Q92 204 120 204T148 232Q134 242 120 242T92 232Z", ["#ffe0c8", "#c8906a"], 4) +
    line("M120 240V208M108 239L102 212M132 239L138 212", INK, 2.5) +
    line(disc(84, 60, 7) + disc(70, 92, 5) + disc(164, 40, 8) + disc(150, 88, 4), kit.light, 3),
  pitchfork: (kit) =>
    fill("M30 280Q10 200 60 150Q58 180 76 186Q66 116 112 80Q104 130 136 140Q150 116 146 96Q196 160 186 280Z", kit.metal[0]!) +
    fill("M62 280Q50 220 88 190Q90 214 104 216Q100 170 124 150Q122 190 144 200Q166 230 156 280Z", kit.light) +
    moved(
      108,
      132,
      0.9,
      -16,
      line("M0 -24V200", INK, 18) +
        line("M0 -24V200", "#8a5a34", 9) +
        line("M-40 -110V-62Q-40 -26 0 -26T40 -62V-110M0 -120V-26", INK, 19) +
        line("M-40 -108V-62Q-40 -26 0 -26T40 -62V-108M0 -118V-26", "#6a6474", 10) +
        line("M-42 -106V-62M-2 -116V-44", "#b8b0c4", 3),
    ),
  blade: (kit) =>
    moved(
      112,
      110,
      1.2,
      32,
      tone("M-12 40V-90L0 -124L12 -90V40Z", kit.metal, 4.5) +
        line("M0 -100V36", INK, 2.5) +
        tone("M-44 38H44V54H-44Z", kit.trim, 4) +
        tone("M-9 54H9V104H-9Z", kit.cloth, 4) +
        tone(disc(0, 112, 13), kit.trim, 4) +
        line("M-6 -80V30", kit.metal[2], 3),
    ),
  guard: (kit) =>
    moved(
      112,
      96,
      1.2,
      -8,
      tone("M-62 -62Q0 -82 62 -62Q68 30 0 82Q-68 30 -62 -62Z", kit.metal, 5) +
        tone("M-46 -48Q0 -64 46 -48Q50 22 0 62Q-50 22 -46 -48Z", kit.cloth, 4) +
        tone("M0 -40L12 -8L44 0L12 10L0 44L-12 10L-44 0L-12 -8Z", kit.trim, 3.5) +
        line("M-40 -40Q-42 0 -20 32", kit.cloth[2], 5),
    ),
  orb: (kit) =>
    fill(disc(112, 86, 108), "url(#e)") +
    moved(
      112,
      92,
      1.2,
      0,
      tone("M-40 52H40L52 84H-52Z", kit.metal, 4) +
        tone(disc(0, 0, 58), [mix(kit.glow, "#ffffff", 0.35), kit.glow], 5) +
        line("M-20 30Q-44 0 -10 -20T30 -14Q20 20 -4 14", "#fff", 5) +
        line("M-40 -18Q-30 -42 -8 -46", "#fff", 7),
    ),
  vial: (kit) =>
    moved(
      112,
      100,
      1.2,
      12,
      `<path d="M-18 -84H18V-24L50 50Q54 74 30 76H-30Q-54 74 -50 50L-18 -24Z" fill="#fff" fill-opacity=".35" stroke="${INK}" stroke-width="5"/>` +
        tone("M-32 10H32L47 50Q50 70 30 72H-30Q-50 70 -47 50Z", [mix(kit.glow, "#ffffff", 0.2), kit.glow], 3) +
        tone("M-24 -96H24V-80H-24Z", kit.trim, 4) +
        fill(disc(-14, 40, 7) + disc(12, 54, 5) + disc(8, 24, 4), "#fff", ' opacity=".8"') +
        line("M-10 -70V-24", "#fff", 6),
    ),
  book: (kit) =>
    moved(
      112,
      98,
      1.2,
      -10,
      tone("M-66 -60Q-30 -76 0 -56Q30 -76 66 -60V58Q30 42 0 60Q-30 42 -66 58Z", ["#f8f0d8", "#c8b898"], 5) +
        line(
          "M0 -56V60M-50 -40Q-30 -48 -12 -40M-50 -20Q-30 -28 -12 -20M-50 0Q-30 -8 -12 0M14 -40Q32 -48 52 -40M14 -20Q32 -28 52 -20",
          INK,
          3,
        ) +
        fill(spike(32, 20, 24, 11, 8), kit.glow),
    ),
  gun: (kit) =>
    fill(disc(30, 60, 70), "url(#e)") +
    moved(
      116,
      104,
      1.2,
      12,
      tone("M-74 -34H40Q64 -30 60 0L-10 6H-74Z", kit.metal, 5) +
        tone("M10 4L34 78H66L48 -6Z", kit.trim, 4.5) +
        tone("M-40 -50H6V-34H-40ZM-88 -40H-70V12H-88Z", kit.cloth, 4) +
        line("M-60 -14H30", kit.glow, 7) +
        line("M-66 -26H20", kit.metal[2], 4),
    ) +
    fill(spike(20, 52, 34, 14, 9), "#fff"),
  jetpack: (kit) =>
    fill("M70 150Q50 220 76 280Q104 220 92 150ZM132 150Q120 220 148 280Q174 220 154 150Z", "#ff8a2a", ` stroke="${INK}" stroke-width="4"`) +
    fill("M74 150Q64 200 78 240Q92 200 88 150ZM136 150Q130 200 148 240Q160 200 150 150Z", "#ffe87a") +
    moved(
      112,
      92,
      1,
      4,
      tone("M-54 -50Q-34 -84 -14 -50V44H-54ZM14 -50Q34 -84 54 -50V44H14Z", kit.metal, 5) +
        tone("M-48 44H-20L-14 62H-54ZM20 44H48L54 62H14Z", TYRE, 4) +
        tone("M-16 -30H16V26H-16Z", kit.cloth, 4) +
        tone("M-30 -62Q0 -86 30 -62L26 -50Q0 -70 -26 -50Z", kit.trim, 4) +
        tone(disc(0, -4, 10), ["#fff8d0", kit.glow], 3) +
        line("M-46 -34V30M22 -34V30", kit.metal[2], 5),
    ),
  computer: (kit) =>
    fill(disc(112, 86, 104), "url(#e)") +
    moved(
      112,
      92,
      1.08,
      -4,
      tone("M-74 -66H74V42H-74Z", kit.metal, 5) +
        fill("M-64 -56H64V32H-64Z", "#06181e", ` stroke="${INK}" stroke-width="3"`) +
        line("M-54 10l18-22 14 14 20-44 16 34 12-14 24 26", kit.glow, 5) +
        line("M-54 -42h38M-54 -30h24M30 -42h26M30 -30h18", kit.light, 4) +
        tone("M-20 42H20L28 64H-28Z", kit.cloth, 4) +
        tone("M-64 64H64L78 88H-78Z", kit.metal, 4.5) +
        line("M-56 72H56M-62 80H62", INK, 3),
    ),
  plane: (kit) =>
    fill(
      "M-20 210Q20 170 70 196Q110 160 150 194Q190 176 230 206V290H-20ZM20 40q6-18 24-12q14-14 28 2q20-2 16 14H12Z",
      "#fff",
      ' opacity=".85"',
    ) +
    moved(
      112,
      96,
      1.1,
      -14,
      tone("M-94 8Q-60 -22 40 -18Q84 -14 104 6Q84 22 30 22H-70Z", kit.cloth, 5) +
        tone("M-20 14L-60 70H-34L34 16ZM-14 -16L-44 -56H-24L30 -18Z", kit.metal, 4.5) +
        tone("M-92 8L-112 -36H-90L-64 -10Z", kit.trim, 4) +
        tone("M36 -18Q64 -16 74 -4L36 -2Z", GLASS, 3.5) +
        line("M-60 10H84", kit.trim[0], 5),
    ) +
    line("M10 150L56 136M0 176L40 164", "#fff", 5),
  cycle: (kit) =>
    fill("M0 190L200 168V290H0Z", kit.dark) +
    moved(
      108,
      118,
      1.02,
      -6,
      wheel(-62, 32, 36, kit.metal) +
        wheel(66, 32, 36, kit.metal) +
        tone("M-66 30L-40 -18L20 -26L56 -58L66 -50L44 -20L70 32L44 36L24 6L-20 10L-40 36Z", kit.cloth, 5) +
        tone("M-60 -22Q-30 -40 4 -24L-2 -10Q-30 -18 -56 -10Z", TYRE, 4) +
        tone("M44 -62Q70 -70 84 -52L62 -38Z", GLASS, 3.5) +
        line("M-6 -20Q10 -40 34 -34", kit.cloth[2], 4) +
        tone(disc(84, -36, 9), ["#fff8c0", kit.light], 3),
    ) +
    fill("M190 74L250 50V112Z", kit.light, ' opacity=".6"') +
    line("M0 60L52 54M0 96L30 94", "#fff", 4),
  helmet: (kit) =>
    fill(disc(112, 90, 104), "url(#e)") +
    moved(
      112,
      96,
      1.14,
      -8,
      tone("M-56 60Q-72 -66 4 -68Q66 -62 60 8L64 60L34 66L30 30Q4 22 -4 34L-8 66Z", kit.metal, 5) +
        fill("M-4 34Q4 22 30 30L34 66L-8 66Z", INK) +
        tone("M-60 -6Q-20 -30 60 -10L60 8Q-20 -10 -60 14Z", kit.trim, 4) +
        line("M-34 -44Q-6 -66 26 -52", kit.metal[2], 6) +
        tone("M-40 -56Q0 -112 76 -84Q48 -70 44 -50Q0 -76 -40 -56Z", kit.cloth, 4),
    ),
  hook: (kit) =>
    line("M-20 270Q70 250 96 150", INK, 15) +
    line("M-20 270Q70 250 96 150", kit.cloth[0], 8) +
    line("M-20 270Q70 250 96 150", kit.cloth[1], 8, ' stroke-dasharray="2 9"') +
    moved(
      112,
      84,
      1.2,
      18,
      tone(
        "M-8 66V-6Q-60 -4 -62 -52L-74 -40L-64 -76L-36 -54L-48 -52Q-40 -18 -8 -22V-72H8V-22Q40 -18 48 -52L36 -54L64 -76L74 -40L62 -52Q60 -4 8 -6V66Z",
        kit.metal,
        5,
      ) +
        tone(disc(0, 66, 14), kit.trim, 4) +
        line("M-2 -66V40", kit.metal[2], 4),
    ),
  crystals: (kit) =>
    fill(disc(112, 92, 108), "url(#e)") +
    rays(112, 100, 14, kit.light, 0.25) +
    gem(70, 128, 0.9, -24, [kit.metal[0], kit.metal[1]]) +
    gem(156, 124, 0.96, 22, [kit.trim[0], kit.trim[1]]) +
    gem(112, 96, 1.5, 2, [mix(kit.glow, "#ffffff", 0.4), kit.glow]) +
    gem(90, 168, 0.6, -8, [kit.cloth[0], kit.cloth[1]]),
  battery: (kit) =>
    fill(disc(112, 92, 104), "url(#e)") +
    moved(
      112,
      96,
      1.15,
      6,
      line("M-34 -52Q0 -104 34 -52", INK, 15) +
        line("M-34 -52Q0 -104 34 -52", kit.metal[0], 8) +
        tone("M-48 -52H48L38 -30H-38ZM-38 44H38L50 72H-50Z", kit.metal, 5) +
        tone("M-38 -30H38V44H-38Z", [mix(kit.glow, "#ffffff", 0.55), kit.glow], 5) +
        line("M-14 -30V44M14 -30V44", INK, 5) +
        fill(spike(0, 8, 20, 9, 8), "#fff"),
    ),
  suit: (kit) =>
    fill(disc(112, 96, 104), "url(#e)") +
    tone("M84 26H140L186 60L172 112L150 100V290H76V100L52 112L38 60Z", kit.cloth, 5) +
    tone("M84 26Q112 56 140 26L134 70L112 92L90 70Z", kit.trim, 4) +
    line("M112 92V280M76 150Q112 168 150 150", INK, 3) +
    tone("M70 190H156V212H70Z", kit.metal, 4) +
    line("M60 60L78 96M96 110Q104 130 96 150", kit.cloth[2], 5),
  boomerang: (kit) =>
    rays(112, 92, 12, kit.light, 0.25) +
    line("M10 150Q60 190 130 160M20 30Q90 -10 160 30", "#fff", 5, ' opacity=".8"') +
    moved(
      114,
      96,
      1.2,
      -20,
      tone("M-4 -76Q18 -60 18 -18Q22 0 40 6Q74 12 84 36Q40 28 14 30Q-18 24 -22 -14Q-24 -50 -4 -76Z", kit.metal, 5) +
        line("M-6 -62Q-12 -20 6 8Q24 20 66 26", kit.metal[2], 4) +
        tone(disc(4, 6, 12), kit.trim, 3.5),
    ),
  cap: (kit) =>
    fill(disc(112, 80, 106), "url(#e)") +
    moved(
      112,
      104,
      1.25,
      -6,
      line("M-40 -34Q-70 -60 -52 -84M40 -34Q72 -58 56 -84M0 -56V-82", INK, 5) +
        fill(disc(-52, -88, 8) + disc(57, -88, 8) + disc(0, -88, 8), kit.glow, ` stroke="${INK}" stroke-width="3"`) +
        tone("M-62 24Q-66 -60 0 -62T62 24Z", kit.cloth, 5) +
        tone("M-70 18Q0 -2 70 18L66 46Q0 26 -66 46Z", kit.trim, 4) +
        line("M0 -14m-4 0a8 8 0 1 1 14 6a18 18 0 1 1 8 -24", kit.glow, 5) +
        line("M-48 8Q-50 -30 -24 -46", kit.cloth[2], 5),
    ),
  cage: (kit) =>
    fill(disc(112, 96, 104), "url(#e)") +
    moved(
      112,
      96,
      1.1,
      0,
      tone("M-66 -50L-40 -74H70L66 50L40 76H-66Z", [mix(kit.glow, kit.dark, 0.55), mix(kit.glow, kit.dark, 0.75)], 5) +
        moved(0, 26, 0.8, 0, tone("M-30 50Q-34 -6 -16 -16Q-22 -50 0 -52Q22 -50 16 -16Q34 -6 30 50Z", [kit.dark, INK], 3)) +
        line("M-66 -50H40V76M40 -50L70 -74", kit.light, 4) +
        line("M-46 -50V76M-22 -50V76M2 -50V76M26 -50V76", INK, 9) +
        line("M-46 -50V76M-22 -50V76M2 -50V76M26 -50V76", kit.glow, 4) +
        tone("M-72 70H46V88H-72ZM-72 -58H46V-44H-72Z", kit.metal, 4),
    ),
  drone: (kit) =>
    rays(112, 88, 12, kit.light, 0.25) +
    moved(
      114,
      92,
      1.2,
      -8,
      tone("M-34 14L-30 40H30L34 14Z", kit.trim, 4) +
        tone("M-84 4Q-70 -20 0 -22T84 4Q70 24 0 26T-84 4Z", kit.metal, 5) +
        tone("M-40 -16Q-34 -48 0 -50T40 -16Q0 -4 -40 -16Z", kit.cloth, 4) +
        tone(disc(0, 6, 10), [mix(kit.glow, "#ffffff", 0.5), kit.glow], 3.5) +
        line("M-66 2h20M46 2h20", INK, 3) +
        line("M-26 -30Q-16 -42 2 -42", kit.cloth[2], 5),
    ) +
    line("M92 160v26M114 166v34M136 160v26", kit.glow, 5, ' opacity=".8"'),
  crown: (kit) =>
    fill(disc(112, 90, 104), "url(#e)") +
    moved(
      112,
      98,
      1.25,
      -6,
      tone("M-64 40L-76 -40L-36 -4L-20 -62L0 -10L22 -64L36 -4L76 -42L64 40Q0 58 -64 40Z", kit.metal, 5) +
        tone("M-66 20Q0 40 66 20L64 42Q0 60 -64 42Z", kit.trim, 4) +
        tone(disc(-20, -66, 9) + disc(22, -68, 9) + disc(0, 34, 9), [mix(kit.glow, "#ffffff", 0.4), kit.glow], 3) +
        line("M-58 10L-62 -14M-18 -30L-12 6", kit.metal[2], 5),
    ),
  scepter: (kit) =>
    fill(disc(126, 56, 84), "url(#e)") +
    moved(
      116,
      92,
      1.15,
      28,
      line("M0 -30V150", INK, 19) +
        line("M-1 -30V150", kit.metal[0], 11) +
        tone("M-34 -30Q-40 -66 -20 -84Q-22 -54 0 -40Q22 -54 20 -84Q40 -66 34 -30Q0 -10 -34 -30Z", kit.metal, 4.5) +
        tone(disc(0, -66, 17), [mix(kit.glow, "#ffffff", 0.45), kit.glow], 4) +
        tone("M-14 -14H14V4H-14ZM-12 50H12V66H-12Z", kit.trim, 4),
    ),
  bracelets: (kit) =>
    rays(112, 92, 16, kit.light, 0.28) +
    each(
      [
        [112, 56, 12, 0.86],
        [108, 138, -10, 1.12],
      ],
      ([x, y, turn, size]) =>
        moved(
          x,
          y,
          size,
          turn,
          tone("M-62 -12A62 26 0 0 1 62 -12L54 18A54 20 0 0 0 -54 18Z", [kit.metal[1], mix(kit.metal[1], INK, 0.45)], 4.5) +
            tone("M-62 -12A62 26 0 0 0 62 -12L58 26A58 26 0 0 1 -58 26Z", kit.metal, 4.5) +
            line("M-56 2Q0 30 56 2M-54 22Q0 50 54 22", kit.trim[0], 4) +
            tone("M0 8L12 22L0 38L-12 22Z", [mix(kit.glow, "#ffffff", 0.3), kit.glow], 3.5) +
            line("M-46 12L-44 30", kit.metal[2], 6),
        ),
    ) +
    fill(spike(178, 40, 20, 7, 4) + spike(34, 96, 16, 6, 4), "#fff"),
  armor: (kit) =>
    moved(
      112,
      100,
      1.22,
      0,
      tone("M-24 -66Q0 -50 24 -66L54 -50L50 -6Q54 30 40 70Q0 90 -40 70Q-54 30 -50 -6L-54 -50Z", kit.metal, 5) +
        tone("M-54 -54Q-88 -52 -84 -2L-52 4ZM54 -54Q88 -52 84 -2L52 4Z", kit.cloth, 5) +
        line("M0 -54V78M-42 0Q-20 20 0 8Q20 20 42 0M-38 36Q0 54 38 36", INK, 3.5) +
        tone("M-46 -60Q-104 -66 -96 0L-50 -4Z", kit.metal, 5) +
        tone(disc(-74, -28, 9), [mix(kit.glow, "#ffffff", 0.5), kit.glow], 4) +
        fill(disc(-30, -36, 4) + disc(30, -36, 4) + disc(0, -30, 4), INK) +
        line("M-42 -40L-38 10M-74 -36Q-78 -20 -74 -10", kit.metal[2], 6),
    ),
  diamond: (kit) =>
    fill(disc(112, 92, 110), "url(#e)") +
    rays(112, 92, 16, kit.light, 0.3) +
    moved(
      112,
      96,
      1.3,
      8,
      tone("M-40 -46H40L64 -14L0 66L-64 -14Z", [mix(kit.metal[0], kit.glow, 0.2), kit.metal[1]], 5) +
        line("M-64 -14H64M-40 -46L-22 -14L0 66L22 -14L40 -46M-22 -14L0 -46L22 -14", INK, 3) +
        fill("M-36 -40L-8 -42L-22 -20Z", "#fff", ' opacity=".85"'),
    ),
  projector: (kit) =>
    fill("M120 92L250 10V190Z", kit.glow, ' opacity=".5"') +
    fill("M120 92L250 50V150Z", "#fff", ' opacity=".45"') +
    moved(176, 90, 0.34, 0, fill(HAND, kit.dark)) +
    moved(
      86,
      100,
      1.05,
      -6,
      tone("M-60 -34H34V44H-60Z", kit.metal, 5) +
        tone("M34 -22L62 -32V42L34 32Z", kit.cloth, 4.5) +
        tone(disc(-34, -48, 22) + disc(12, -54, 26), kit.trim, 4.5) +
        fill(disc(-34, -48, 7) + disc(12, -54, 8), INK) +
        line("M-52 -22H20", kit.metal[2], 5) +
        tone("M-50 44H24L40 92H-66Z", TYRE, 4),
    ),
  globe: (kit) =>
    fill(disc(112, 88, 110), "url(#e)") +
    moved(
      112,
      92,
      1.15,
      0,
      tone("M-36 74H36L48 96H-48Z", kit.metal, 4.5) +
        line("M-50 -46A70 70 0 1 0 52 44", kit.metal[0], 9) +
        tone(disc(0, 0, 58), [mix(kit.glow, "#ffffff", 0.25), kit.glow], 5) +
        fill(
          "M-40 -34Q-10 -50 6 -30Q0 -10 -22 -8Q-30 10 -44 -4ZM10 0Q40 -10 46 8Q30 40 12 38Q4 20 10 0Z",
          kit.trim[0],
          ` stroke="${INK}" stroke-width="3"`,
        ) +
        line("M-42 -26Q-26 -46 -6 -48", "#fff", 6),
    ),
  buzzer: (kit) =>
    rays(112, 88, 14, kit.light, 0.3) +
    moved(112, 122, 1.35, 0, tone(HAND, kit.skin, 3.5)) +
    tone("M74 190H146V290H68Z", kit.cloth, 4) +
    tone(disc(112, 132, 22), kit.metal, 4) +
    tone(disc(112, 132, 11), kit.trim, 3) +
    line("M112 98l8-16-14-4 10-18M146 124l16-8 2 14 20-6M78 124l-16-8-4 14-18-8", kit.glow, 5),
  canister: (kit) =>
    each(
      [
        [60, 60, 36],
        [110, 36, 44],
        [164, 66, 38],
        [140, 20, 24],
      ],
      ([x, y, r]) => fill(disc(x, y, r), kit.glow, ' opacity=".55"'),
    ) +
    moved(
      108,
      130,
      1.15,
      12,
      tone("M-34 -40Q-34 -56 0 -58T34 -40V56Q0 70 -34 56Z", kit.cloth, 5) +
        tone("M-12 -58V-78H12V-58Z", kit.metal, 4) +
        tone("M-34 -14Q0 0 34 -14V24Q0 38 -34 24Z", kit.trim, 4) +
        line("M-20 0Q-10 -8 0 2T20 4M-20 14Q-10 6 0 16T20 18", kit.trim[2], 4) +
        line("M-24 -40V46", kit.cloth[2], 5),
    ),
  paper: (kit) =>
    rays(112, 92, 14, kit.light, 0.25) +
    moved(
      112,
      104,
      1.2,
      -10,
      tone("M-58 -70H58V80H-58Z", ["#fffaf0", "#cfc8dc"], 5) +
        fill("M-48 -60H48V-42H-48Z", INK) +
        fill("M-48 -32H4V20H-48Z", kit.cloth[0], ` stroke="${INK}" stroke-width="3"`) +
        fill("M-40 20L-22 -10L-10 6L0 -6V20Z", kit.cloth[1]) +
        line("M14 -30H48M14 -18H48M14 -6H48M14 6H48M14 18H40M-48 34H48M-48 46H48M-48 58H20", INK, 3),
    ),
};
