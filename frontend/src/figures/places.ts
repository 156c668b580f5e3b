// Locations: a sky, a building and a way in.

import { chance } from "../card/chance.ts";
import type { Drawn } from "./kit.ts";
import type { Ground } from "./inks.ts";
import { INK, mix } from "./inks.ts";
import { line, fill, tone, disc, moved, specks, windows } from "./pen.ts";

export const PLACES: Record<string, Drawn> = {
  cave: (kit) =>
    fill("M-60 0H260V280H-60Z", kit.dark) +
    fill("M30 150Q26 40 112 18Q196 40 194 150L180 210H44Z", kit.mid) +
    fill("M62 160Q60 76 114 56Q166 76 166 160Z", mix(kit.mid, kit.light, 0.4)) +
    fill("M118 20L104 176H150L130 20Z", "#f4fcff", ' opacity=".7"') +
    tone(
      "M-60 0H260V210L244 96L232 156L216 64L204 30L190 92L176 34L160 74L150 28L132 52L120 20L100 58L88 24L72 104L58 30L44 66L34 34L18 150L0 126L-14 176L-28 84L-42 136L-60 210Z",
      [mix(kit.dark, kit.mid, 0.25), kit.dark],
      4,
    ) +
    fill("M-60 184Q40 158 112 172T260 164V280H-60Z", "#1d5f78") +
    line("M-40 190h40M20 196h50M90 190h60M180 184h50M40 216h80M140 208h50", kit.light, 3, ' opacity=".7"') +
    tone("M76 170H160L172 184H66Z", kit.metal, 4) +
    tone("M88 170V132H148V170Z", ["#39405a", "#1d2132"], 4) +
    fill("M94 138h14v12H94zM112 138h14v12h-14zM130 138h12v12h-12zM94 155h22v9H94z", kit.light) +
    tone(
      "M-60 280V176L-34 146L-8 214L22 174L40 232L52 280ZM260 280V166L234 136L206 206L184 156L170 226L160 280Z",
      [mix(kit.dark, kit.mid, 0.3), kit.dark],
      4,
    ),
  satellite: (kit) =>
    fill(
      specks(chance(kit.seed), 40, (r) => 0.8 + r() * 2),
      "#fff",
    ) +
    fill(disc(70, 260, 140), kit.glow) +
    fill(
      "M-20 180Q30 130 90 122Q60 150 76 170Q40 190 60 220Q20 230 0 280H-20ZM110 150Q150 150 176 184Q150 200 140 190Q120 176 110 150Z",
      mix(kit.glow, "#8ae07a", 0.6),
    ) +
    line("M-60 200A140 140 0 0 1 200 214", "#fff", 4, ' opacity=".7"') +
    moved(
      118,
      84,
      1,
      -18,
      tone("M-88 -20H-34V20H-88ZM34 -20H88V20H34Z", ["#4f7fd0", "#27407a"], 4) +
        line("M-70 -20V20M-52 -20V20M52 -20V20M70 -20V20M-88 0H-34M34 0H88", "#a8c8ff", 2) +
        tone("M-34 -6H34V6H-34Z", kit.metal, 3) +
        tone("M-20 -44H20L26 0L20 44H-20L-26 0Z", kit.metal, 4.5) +
        fill("M-12 -32H12V-22H-12ZM-14 -8H14V4H-14ZM-12 20H12V30H-12Z", kit.light) +
        tone("M-30 -54Q0 -30 30 -54Q0 -66 -30 -54Z", kit.metal, 3.5) +
        line("M0 -52V-76", INK, 4) +
        fill(disc(0, -78, 5), "#ff5a4a"),
    ),
  asylum: (kit) =>
    fill(disc(86, 44, 25), kit.light) +
    fill("M-60 186Q60 128 112 132T260 184V280H-60Z", mix(kit.dark, INK, 0.3)) +
    tone("M46 170V84L60 60L74 84V96H92V52L112 16L132 52V96H150V84L164 60L178 84V170Z", kit.metal, 4.5) +
    tone("M92 52L112 16L132 52ZM46 84L60 60L74 84ZM150 84L164 60L178 84Z", kit.trim, 3.5) +
    fill(
      windows(55, 94, 9, 15, 1, 3, 1, 24) +
        windows(159, 94, 9, 15, 1, 3, 1, 24) +
        windows(82, 106, 8, 15, 5, 2, 13, 26) +
        "M106 62h12v18h-12z",
      kit.light,
    ) +
    line(
      "M-60 186H260M-46 154V220M-26 152V220M-6 150V220M14 150V220M34 150V220M54 154V220M170 154V220M190 150V220M210 150V220M230 152V220M250 154V220",
      INK,
      5,
    ) +
    fill("M96 170Q112 140 128 170V200H96Z", "#08060e") +
    line("M104 158V196M112 152V196M120 158V196", kit.light, 2) +
    line(
      "M20 170Q30 110 14 70M22 110L40 90M18 90L4 74M-22 170Q-34 120 -20 86M-28 118L-44 98M-24 104L-8 92M222 172Q210 116 226 74M216 116L198 98M220 96L238 84",
      INK,
      6,
    ) +
    fill("M100 200H124L176 280H48Z", mix(kit.dark, kit.light, 0.22)),
  // A lonely keep on a peak.
  ice: (kit) =>
    fill(disc(162, 50, 24), kit.light) +
    tone("M-20 280L54 132L80 160L112 92L150 154L170 134L230 280Z", ["#e4f2ff", "#6a96c0"], 4.5) +
    line("M54 132L64 170L80 160M170 134L160 176", "#6a96c0", 4) +
    tone("M90 122V56H134V122Z", kit.metal, 4.5) +
    tone("M84 60V40H95V50H106V40H118V50H129V40H140V60Z", kit.metal, 4) +
    fill("M104 92V76Q112 66 120 76V92ZM106 122V108H118V122Z", kit.light, ` stroke="${INK}" stroke-width="2.5"`) +
    line("M112 40V14", INK, 4) +
    tone("M112 14L146 22L112 32Z", kit.trim, 3) +
    line("M60 280L128 240L84 204L128 170L108 128", "#c8e0f4", 7, ' stroke-dasharray="3 12"') +
    fill(
      specks(chance(kit.seed), 34, (r) => 1.5 + r() * 2),
      "#fff",
    ),
  // A tower that a hand of stone holds up.
  giant: (kit) =>
    fill(disc(54, 52, 28), kit.light) +
    fill("M-10 196Q40 170 90 190T210 178V280H-10Z", mix(kit.dark, "#4a6a3a", 0.5)) +
    tone("M94 130V44H132V130Z", kit.trim, 4.5) +
    tone("M86 48L113 6L140 48Z", kit.cloth, 4.5) +
    fill(windows(102, 60, 7, 12, 2, 3, 14, 22), kit.light) +
    tone(
      "M82 280L86 208Q56 184 60 148L58 112Q62 98 72 108L78 132V84Q86 74 92 86L94 132H132L134 86Q140 74 148 84V132L154 106Q164 98 168 112L164 152Q168 186 140 208L146 280Z",
      kit.metal,
      4.5,
    ) +
    tone("M64 150Q92 128 124 146L120 164Q94 156 78 178Z", kit.metal, 4) +
    line("M94 132V148M132 132V150M78 132V142M148 132V150M92 214Q112 222 134 212", INK, 3) +
    fill("M16 214L26 184L36 214ZM40 224L48 200L56 224ZM168 210L178 180L188 210Z", mix(kit.dark, INK, 0.3)) +
    fill("M20 90q8-8 13 0q5-8 13 0M158 60q6-6 10 0q4-6 10 0", "none", ` stroke="${INK}" stroke-width="3"`),
};

/** They go on beyond the sides of a card, so that they can be seen in landscape without a seam. */
export const BROAD = ["cave", "press", "asylum", "street", "station", "bright", "bank", "institute"];

/** Dark, middle, light. */
export const SKIES: Record<string, Ground> = {
  cave: ["#17102c", "#3a6fb0", "#ffe9a0"],
  press: ["#3a1a3a", "#e0784a", "#ffe9a8"],
  satellite: ["#070618", "#231c4e", "#ffe9a0"],
  asylum: ["#120f1f", "#4a4a6a", "#ffe08a"],
  harbour: ["#1a2a4a", "#f0a878", "#fff0c8"],
  jungle: ["#0c2a1c", "#3a9a5a", "#f4ffb0"],
  throne: ["#16060c", "#6a1c1c", "#ffb04a"],
  street: ["#12102a", "#3f3a80", "#ffd870"],
  lab: ["#06222b", "#1f7a80", "#b8fff0"],
  temple: ["#6a2a3a", "#f09a5a", "#fff4c0"],
  ice: ["#123a5e", "#5aa8dc", "#fff8d8"],
  isle: ["#3a2a5a", "#f2957a", "#fff2c0"],
  giant: ["#3a2a5a", "#e8907a", "#fff2c0"],
  station: ["#141a38", "#4a6ab0", "#ffe08a"],
  park: ["#1c1030", "#5a3a7a", "#ffe08a"],
  manor: ["#1a1830", "#5a5a8a", "#ffe9a8"],
  gothic: ["#0d0f22", "#3a2f5a", "#ffd27a"],
  bright: ["#2a6ac0", "#7ac8f0", "#fff6c8"],
  pits: ["#16060a", "#8a2a14", "#ffb04a"],
  floating: ["#3a6ac0", "#8ad0f0", "#fff4c0"],
  mount: ["#3a4a9a", "#e0a0a8", "#fff2c0"],
  deep: ["#020a1a", "#0a4060", "#b8fff0"],
  tower: ["#1a1230", "#7a4a6a", "#ffe0a0"],
  crystal: ["#0a1020", "#1f4a5a", "#d8fff0"],
  bank: ["#14342c", "#4a9a6a", "#fff0a8"],
  institute: ["#06222b", "#2a8a9a", "#d8fff4"],
};
