// Locations: a sky, a building and a way in.

import { chance } from "../card/chance.ts";
import type { Drawn } from "./kit.ts";
import type { Ground } from "./inks.ts";
import { INK, mix } from "./inks.ts";
import { each, line, fill, tone, disc, moved, specks, windows } from "./pen.ts";

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
  press: (kit) =>
    fill("M-60 280V96h40v40h20v24h30v-30h28v40h24v-20h60v30h26v-50h32v26h22v-56h40V280z", mix(kit.dark, kit.mid, 0.4)) +
    fill(windows(-50, 108, 6, 9, 2, 4, 12, 20) + windows(230, 96, 6, 9, 2, 5, 12, 20), kit.light, ' opacity=".7"') +
    tone("M70 280V52H84V36H98V24H128V36H142V52H156V280Z", kit.metal, 4.5) +
    tone("M110 24V-10H116V24Z", kit.metal, 3) +
    fill(windows(79, 66, 8, 14, 2, 7, 14, 24) + windows(121, 66, 8, 14, 2, 7, 14, 24), kit.light) +
    tone("M58 120H168V148H58Z", ["#fffaf0", "#cfc8dc"], 4) +
    line("M66 130H160M66 138H130", INK, 3) +
    fill(
      "M10 90l22-8 4 16-22 8zM170 60l20 10-6 12-20-10zM30 40l16-2 1 12-16 2zM176 110l14-2 1 11-14 2zM-34 60l22 6-4 15-22-6zM206 34l20-6 4 13-20 6z",
      "#fffaf0",
      ` stroke="${INK}" stroke-width="2"`,
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
  harbour: (kit) =>
    fill("M0 126H200V280H0Z", kit.glow) +
    line("M0 146h60M90 152h70M20 176h70M120 184h80M0 206h50M80 214h90", "#fff", 3, ' opacity=".6"') +
    fill("M0 126V96h22V76h18v24h20v26zM150 126V86h18v-16h16v30h16v26z", mix(kit.dark, kit.mid, 0.4)) +
    tone("M98 128V30H108V128ZM60 40H176V30H60ZM98 30L104 10L150 30Z", kit.trim, 3.5) +
    line("M164 40V84", INK, 3) +
    tone("M152 84H176V102H152Z", kit.cloth, 3.5) +
    tone("M28 140H172L152 180H48Z", kit.metal, 4.5) +
    tone("M60 140V116H110V140ZM118 140V122H136V140Z", ["#fffaf0", "#b8b4cc"], 4) +
    tone("M76 116V98H90V116Z", kit.trim, 3.5) +
    fill("M66 122h8v8h-8zM80 122h8v8h-8zM94 122h8v8h-8z", kit.dark),
  jungle: (kit) =>
    fill("M60 -10L30 280H120L100 -10Z", kit.light, ' opacity=".35"') +
    fill("M0 120Q50 90 100 118T200 104V280H0Z", mix(kit.dark, kit.mid, 0.5)) +
    tone("M64 196V150H78V122H92V98H132V122H146V150H160V196Z", kit.metal, 4.5) +
    line("M64 172H160M78 150H146M92 122H132", INK, 3) +
    fill("M102 196V160Q112 148 122 160V196Z", "#08120a") +
    fill("M-10 280Q0 180 60 190Q40 230 50 280ZM210 280Q204 170 146 184Q170 230 160 280Z", kit.dark) +
    line("M20 0Q40 70 70 0M120 0Q150 90 190 0", kit.dark, 6) +
    fill(
      "M-10 20Q40 0 70 30Q30 60 -10 20ZM210 10Q150 0 130 34Q170 64 210 10ZM60 -6Q100 0 110 26Q76 34 60 -6Z",
      mix(kit.mid, kit.dark, 0.6),
    ) +
    fill("M150 96q10-16 24-6q10-6 12 4l-14 4q-10 8-22-2z", "#ff6a4a", ` stroke="${INK}" stroke-width="2.5"`),
  throne: (kit) =>
    fill("M0 0H28V280H0ZM172 0H200V280H172ZM40 20H58V280H40ZM142 20H160V280H142Z", mix(kit.dark, INK, 0.3)) +
    line("M28 0V280M172 0V280M58 20V280M142 20V280", kit.light, 2.5) +
    fill("M60 280L86 150H138L164 280Z", "#a01830") +
    tone("M72 170V40L84 60L98 16L112 44L126 16L140 60L152 40V170Z", kit.metal, 4.5) +
    tone("M84 120H140V160H84Z", ["#a01830", "#5a0c1c"], 4) +
    tone("M68 112H84V176H68ZM140 112H156V176H140Z", kit.metal, 4) +
    tone("M44 176H180V192H44ZM30 192H194V212H30Z", kit.metal, 4) +
    fill(
      specks(chance(kit.seed), 26, (r) => 1 + r() * 2.5),
      kit.light,
    ),
  street: (kit) =>
    fill("M-60 280V64H-10V30H52V70H66V280ZM260 280V48H214V10H150V60H138V280Z", kit.dark) +
    fill("M66 280V96h20v-24h16v40h14v-30h22V280z", mix(kit.dark, kit.mid, 0.5)) +
    fill(windows(8, 44, 9, 13, 3, 6, 15, 24) + windows(156, 30, 9, 13, 3, 7, 14, 24), kit.light) +
    fill(windows(-52, 78, 9, 13, 3, 5, 14, 24) + windows(220, 62, 9, 13, 3, 5, 13, 24), kit.light, ' opacity=".75"') +
    fill("M66 200H138L200 280H0Z", "#2a2838") +
    line("M102 204V280", kit.light, 4, ' stroke-dasharray="12 9"') +
    fill("M60 92h38l26 118H30z", kit.light, ' opacity=".28"') +
    line("M36 230V84Q36 70 60 76", INK, 6) +
    tone("M52 74H76L82 86H48Z", ["#fff8d0", kit.light], 3.5) +
    tone("M-60 150H56V162H-60ZM146 140H260V154H146Z", kit.trim, 3.5) +
    tone("M-60 162H44V230H-60Z", kit.cloth, 3.5) +
    fill("M8 174h26v34H8zM-44 174h36v34h-36z", kit.light) +
    tone("M112 196h44l8 14v14h-58v-14z", kit.trim, 3.5) +
    fill(disc(120, 224, 7) + disc(152, 224, 7), INK),
  lab: (kit) =>
    fill("M0 190H200V280H0Z", mix(kit.dark, INK, 0.3)) +
    line("M0 40H200M0 80H200M0 120H200M40 0V190M80 0V190M120 0V190M160 0V190", kit.light, 1.5, ' opacity=".3"') +
    tone("M64 30H164V110H64Z", ["#0a2a30", "#06181e"], 5) +
    line("M72 80l14-20 12 30 12-46 14 36 12-16 18 8", kit.light, 4) +
    tone("M84 190V150L98 132V118H130V132L144 150V190Z", kit.metal, 4) +
    fill(disc(114, 154, 13), kit.glow) +
    tone("M14 190V90Q14 70 34 70T54 90V190Z", ["#a8fff0", "#4aa8a0"], 4.5) +
    fill(disc(30, 120, 5) + disc(40, 144, 4) + disc(28, 162, 6), "#fff") +
    tone("M160 190V140H192V190ZM152 190H200V204H152ZM0 190H60V204H0Z", kit.metal, 4) +
    line("M168 150H184M168 160H184M168 170H178", kit.light, 3),
  temple: (kit) =>
    fill(disc(112, 60, 44), kit.light) +
    fill("M-10 170Q50 120 100 150T210 140V280H-10Z", kit.glow) +
    tone("M40 96L112 52L184 96V108H40Z", kit.metal, 4.5) +
    tone("M52 108H68V178H52ZM84 108H100V178H84ZM124 108H140V178H124ZM156 108H172V178H156Z", kit.metal, 4) +
    line("M60 112V176M92 112V176M132 112V176M164 112V176", INK, 2) +
    tone("M36 178H188V192H36ZM24 192H200V208H24Z", kit.metal, 4) +
    fill("M104 178V130Q112 120 120 130V178Z", "#2a1018") +
    fill("M6 200Q0 120 14 90Q26 120 22 200Z", kit.dark) +
    fill(disc(112, 84, 8), kit.trim[0], ` stroke="${INK}" stroke-width="3"`),
  ice: (kit) =>
    fill("M-10 190Q80 160 210 186V280H-10Z", "#e8f8ff") +
    tone(
      "M30 190L46 110L58 190ZM52 196L74 60L92 196ZM82 198L112 20L138 198ZM130 196L150 74L170 196ZM164 190L180 120L194 190Z",
      ["#d8f4ff", "#5a9ac8"],
      4.5,
    ) +
    fill("M102 198V164Q112 150 122 164V198Z", kit.light) +
    line("M106 60L100 120M70 100L66 150M146 110L142 150", "#fff", 5) +
    fill(
      specks(chance(kit.seed), 34, (r) => 1.5 + r() * 2),
      "#fff",
    ) +
    fill("M60 240L106 200H120L150 280H40Z", "#bfe0f2"),
  isle: (kit) =>
    fill(disc(54, 52, 28), kit.light) +
    fill("M0 150H200V280H0Z", kit.glow) +
    line("M0 172h50M140 168h60M10 210h60M120 220h70", "#fff", 3, ' opacity=".7"') +
    fill("M30 176Q60 140 110 144T190 176Q140 192 110 190T30 176Z", mix(kit.dark, "#4a6a3a", 0.5), ` stroke="${INK}" stroke-width="4"`) +
    tone("M84 164L94 62H130L140 164Z", kit.metal, 4.5) +
    tone("M88 132L90 108H134L136 132ZM93 84L94 66H130L131 84Z", kit.trim, 3.5) +
    tone("M82 62Q112 70 142 62L138 52H86Z", kit.metal, 4) +
    tone("M94 52V30H130V52Z", ["#fff8d0", kit.light], 4) +
    tone("M88 30Q112 -6 136 30Z", kit.trim, 4) +
    fill("M130 36L220 16V58ZM94 36L0 26V56Z", kit.light, ' opacity=".45"') +
    fill("M106 164V146Q112 138 118 146V164Z", INK) +
    fill("M20 90q8-8 13 0q5-8 13 0M150 96q6-6 10 0q4-6 10 0", "none", ` stroke="${INK}" stroke-width="3"`),
  station: (kit) =>
    fill("M-60 280V90h34v44h26v36h40v-60h30v40h80v-50h50v46h24v-40h36V280z", mix(kit.dark, kit.mid, 0.4)) +
    fill(windows(-52, 102, 6, 10, 2, 3, 12, 20) + windows(232, 118, 6, 10, 2, 3, 12, 18), kit.light, ' opacity=".6"') +
    tone("M36 190V96H188V190Z", kit.metal, 4.5) +
    tone("M28 84H196V98H28Z", kit.trim, 4) +
    tone("M92 84L112 60L132 84Z", kit.trim, 4) +
    tone("M56 98H70V176H56ZM154 98H168V176H154Z", ["#fffaf0", "#b8b4cc"], 3.5) +
    fill("M98 190V132H126V190Z", "#1a1420", ` stroke="${INK}" stroke-width="3.5"`) +
    fill(windows(76, 110, 14, 18, 1, 2, 1, 30) + windows(134, 110, 14, 18, 1, 2, 1, 30), kit.light) +
    fill("M-60 192H260V290H-60Z", mix(kit.dark, INK, 0.3)) +
    tone("M26 190H198V206H26Z", kit.metal, 4) +
    each(
      [
        [44, 112],
        [180, 112],
      ],
      ([x, y]) => fill(disc(x, y, 26), "url(#e)") + fill(disc(x, y, 8), kit.glow, ` stroke="${INK}" stroke-width="3"`),
    ) +
    tone("M40 228H120L132 244V258H30V240Z", kit.cloth, 4) +
    fill(disc(52, 258, 9) + disc(110, 258, 9), INK),
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
