// Locations that the base set has none of.

import { chance } from "../card/chance.ts";
import { INK, mix } from "./inks.ts";
import type { Drawn } from "./kit.ts";
import { disc, each, fill, line, moved, specks, tone, windows } from "./pen.ts";

const towers = (kit: { dark: string; mid: string }, d: string, share: number) => fill(d, mix(kit.dark, kit.mid, share));

export const LANDS: Record<string, Drawn> = {
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
  park: (kit) => {
    const spokes = Array.from({ length: 10 }, (_, i) => [112 + 62 * Math.cos(i * 0.6283), 84 + 62 * Math.sin(i * 0.6283)] as const);
    return (
      fill(disc(50, 40, 22), kit.light) +
      line(disc(112, 84, 62), INK, 9) +
      line(disc(112, 84, 62), kit.metal[0], 4) +
      line(spokes.map(([x, y]) => `M112 84L${x} ${y}`).join(""), kit.metal[0], 3) +
      spokes.map(([x, y], i) => (i === 3 ? "" : tone(disc(x, y, 9), i % 2 ? kit.trim : kit.cloth, 3))).join("") +
      line("M112 84L76 190M112 84L148 190", INK, 11) +
      line("M112 84L76 190M112 84L148 190", kit.metal[0], 5) +
      tone("M-4 190L30 130L64 190Z", kit.trim, 4) +
      fill("M22 190L30 130L38 190Z", "#f4f0e0") +
      tone("M150 190V158H196V190Z", kit.cloth, 4) +
      fill("M-10 188H210V290H-10Z", mix(kit.dark, INK, 0.3)) +
      line("M0 200V170M22 204V174M168 210V178M190 206V172", INK, 5) +
      line("M120 150l40 20M124 164l34-14", INK, 5)
    );
  },
  manor: (kit) =>
    fill(disc(150, 40, 26), kit.light) +
    fill("M-10 176Q80 150 210 172V290H-10Z", mix(kit.dark, "#3a5a3a", 0.4)) +
    tone("M30 176V92H196V176Z", kit.metal, 4.5) +
    tone("M20 94L46 56H92L102 76H126L136 56H180L206 94Z", kit.cloth, 4.5) +
    tone("M92 176V64L114 36L136 64V176Z", kit.metal, 4.5) +
    tone("M58 60V36H70V60ZM158 60V36H170V60Z", kit.trim, 3.5) +
    fill(windows(42, 106, 12, 18, 3, 2, 17, 32) + windows(146, 106, 12, 18, 3, 2, 17, 32) + "M106 74h16v22h-16z", kit.light) +
    fill("M104 176V138Q114 126 124 138V176Z", "#1a1018", ` stroke="${INK}" stroke-width="3"`) +
    fill("M102 176H126L170 290H60Z", mix(kit.light, kit.dark, 0.45)) +
    line("M0 210V176M16 212V178M184 214V178M200 212V176M-4 184H22M180 184H206", INK, 5),
  gothic: (kit) =>
    fill(disc(66, 46, 30), kit.light) +
    towers(kit, "M-10 280V120h26v-20l8-20 8 20v30h24V90l10-26 10 26v40h30v-24h20V80l8-22 8 22v40h26v-18l10-22 10 22v178z", 0.45) +
    tone("M22 210V96L40 60L58 96V210ZM124 210V74L142 30L160 74V210Z", kit.metal, 4.5) +
    tone("M58 210V128H124V210Z", kit.cloth, 4) +
    fill(windows(30, 108, 7, 13, 2, 4, 13, 24) + windows(131, 84, 8, 14, 2, 5, 15, 24) + windows(66, 138, 8, 13, 4, 3, 15, 24), kit.light) +
    line("M-10 200Q60 150 100 200Q150 150 210 196", INK, 7) +
    line("M-10 206H210", INK, 12) +
    fill("M-10 212H210V290H-10Z", mix(kit.dark, kit.mid, 0.2)) +
    line("M20 180V206M60 172V206M140 174V206M180 184V206", INK, 4) +
    fill("M0 22l30-8 24 10H6zM150 12l40 2-14 10h-36z", kit.dark, ' opacity=".6"'),
  bright: (kit) =>
    fill(disc(112, 74, 62), kit.light) +
    towers(kit, "M-60 280V100h28v24h22v26h30v-30h22v40h20v-60h24v30h50v-40h24v50h30v-30h20v-40h26v190z", 0.3) +
    fill(windows(-54, 112, 6, 9, 2, 4, 11, 20) + windows(220, 102, 6, 9, 3, 4, 11, 20), "#fff", ' opacity=".5"') +
    tone("M86 210V70H98V40H110L114 8L118 40H130V70H142V210Z", kit.metal, 4.5) +
    tone("M30 210V112H48V96H66V112H74V210ZM154 210V100H164V84H180V100H190V210Z", kit.cloth, 4) +
    fill(windows(94, 82, 7, 12, 4, 5, 11, 22), kit.light) +
    fill(windows(40, 122, 7, 10, 3, 4, 11, 20) + windows(160, 112, 6, 10, 3, 4, 10, 20), "#fff", ' opacity=".85"') +
    line("M-60 176Q60 160 112 186T260 168", INK, 11) +
    line("M-60 176Q60 160 112 186T260 168", "#fff", 5) +
    tone("M30 164l34-4 8 10-40 8z", kit.trim, 3) +
    fill("M-60 208H260V290H-60Z", mix(kit.mid, kit.dark, 0.4)),
  pits: (kit) =>
    fill("M-10 150Q60 120 112 140T210 130V290H-10Z", mix(kit.dark, INK, 0.4)) +
    tone("M66 150L84 60L96 60L98 20L110 0L122 20L124 60H138L156 150Z", kit.metal, 4.5) +
    tone("M0 160L14 90L34 96L44 160ZM166 160L176 84L192 76L210 160Z", kit.metal, 4.5) +
    fill(windows(98, 72, 6, 14, 3, 3, 12, 24) + windows(14, 106, 6, 10, 2, 2, 12, 20) + windows(178, 98, 6, 10, 2, 2, 12, 20), kit.light) +
    each(
      [
        [46, 206, 1],
        [162, 194, 0.84],
        [112, 178, 0.5],
      ],
      ([x, y, size]) =>
        moved(
          x,
          y,
          size,
          0,
          fill("M-44 0Q0 -16 44 0Q0 16 -44 0Z", "#2a0a06", ` stroke="${INK}" stroke-width="4"`) +
            fill(
              "M-26 2Q-38 -26 -20 -46Q-16 -30 -8 -30Q-12 -62 12 -80Q8 -50 22 -38Q28 -46 26 -54Q42 -20 26 2Q0 12 -26 2Z",
              "#ff7a1a",
              ` stroke="${INK}" stroke-width="4"`,
            ) +
            fill("M-12 2Q-18 -14 -8 -26Q-2 -18 4 -22Q4 -34 12 -42Q20 -14 12 2Q0 8 -12 2Z", "#ffd84a"),
        ),
    ),
  floating: (kit) =>
    fill(disc(150, 44, 34), kit.light) +
    fill("M-10 220Q20 180 70 204Q110 170 150 202Q190 186 214 216V290H-10ZM-6 60q20-24 46-6q22-10 30 8q-40 14-76-2z", "#fff") +
    tone("M26 130H192Q176 158 146 168L112 196L78 166Q42 158 26 130Z", ["#9a8a6a", "#5a4a4a"], 4.5) +
    tone("M24 120Q110 106 194 120V134H24Z", ["#8ac06a", "#3f7a5a"], 4) +
    tone("M88 120V62Q88 30 112 18Q136 30 136 62V120Z", kit.metal, 4.5) +
    tone("M46 122V86Q58 62 70 86V122ZM152 122V80Q166 54 180 80V122Z", kit.cloth, 4) +
    fill("M104 120V92Q112 82 120 92V120ZM100 58h8v16h-8zM116 58h8v16h-8z", kit.light) +
    line("M70 96Q80 84 90 96M134 96Q144 84 154 94", INK, 4) +
    line("M90 170Q92 200 86 220M130 172Q134 200 128 230", "#cfefff", 6),
  mount: (kit) =>
    fill(disc(112, 52, 56), kit.light) +
    tone("M-20 230L60 92L84 120L112 76L142 120L166 96L230 230Z", ["#b8b0c8", "#6a6490"], 4.5) +
    fill("M44 120L60 92L74 108L60 116ZM98 98L112 76L128 100L112 106Z", "#fff") +
    tone("M66 76L112 44L158 76V86H66Z", kit.metal, 4) +
    tone("M74 86H86V126H74ZM96 86H106V126H96ZM118 86H128V126H118ZM138 86H150V126H138Z", kit.metal, 3.5) +
    tone("M62 126H162V138H62Z", kit.metal, 4) +
    fill("M-10 190Q20 160 60 184Q100 150 140 182Q180 160 214 190V290H-10Z", "#fff") +
    fill("M-10 220Q40 190 90 214T214 210V290H-10Z", mix(kit.mid, "#ffffff", 0.4)) +
    line("M176 10l-14 26h12l-18 34", kit.light, 6),
  deep: (kit) =>
    fill("M-10 280V60Q30 90 44 140Q50 200 80 210Q110 220 140 206Q170 200 176 130Q184 80 214 50V280Z", mix(kit.dark, INK, 0.5)) +
    fill(disc(112, 110, 76), "url(#e)") +
    tone("M64 130Q70 90 116 90Q150 92 160 116L186 96V150L160 132Q146 156 112 156Q76 152 64 130Z", kit.metal, 4.5) +
    fill("M66 132L96 128L74 142L100 138L88 150Q72 146 66 132Z", "#fff", ` stroke="${INK}" stroke-width="2.5"`) +
    fill(disc(92, 112, 8), kit.glow) +
    fill(disc(92, 112, 3), INK) +
    line("M100 90Q86 50 60 56", INK, 5) +
    fill(disc(56, 58, 11), kit.light) +
    fill(disc(56, 58, 40), "url(#e)") +
    line("M30 20v.1M150 30v.1M172 66v.1M40 210v.1M120 40v.1", kit.light, 7) +
    line("M14 280Q24 240 10 200M190 280Q176 230 192 190", kit.cloth[0], 7),
  tower: (kit) =>
    fill(disc(150, 50, 30), kit.light) +
    towers(kit, "M-10 280V170h24v-30h26v40h20v-24h90v40h24v-50h40v170z", 0.4) +
    tone("M66 210L84 30L112 12L140 30L158 210Z", kit.metal, 5) +
    tone("M84 30L112 12V210H66Z", [kit.metal[2], kit.metal[0]], 3) +
    line("M80 70H144M76 100H148M73 130H151M70 160H154M67 190H157", INK, 3) +
    fill("M118 46h16v14h-16zM118 78h18v14h-18zM118 108h20v14h-20zM118 138h20v14h-20z", kit.light) +
    tone("M40 210H184V228H40Z", kit.trim, 4) +
    fill("M100 210V186H124V210Z", INK) +
    line("M112 12V-10", INK, 5) +
    fill(disc(112, -2, 6), "#ff5a4a"),
  crystal: (kit) =>
    fill(disc(112, 90, 110), "url(#e)") +
    fill("M-10 200Q60 150 112 158T210 190V290H-10Z", mix(kit.dark, kit.mid, 0.4)) +
    tone(disc(112, 92, 48), [mix(kit.glow, "#ffffff", 0.35), kit.glow], 5) +
    line("M66 92Q112 112 158 92M112 44Q134 92 112 140M112 44Q90 92 112 140", INK, 3) +
    tone("M62 168L80 138H144L162 168L176 200H48Z", kit.metal, 4.5) +
    tone("M14 200L26 110L40 104L48 200ZM176 200L184 104L198 110L206 200Z", kit.metal, 4.5) +
    line("M84 64Q94 52 108 50", "#fff", 6),
  bank: (kit) =>
    towers(kit, "M-60 280V84h30v34h24v-24h28v60h180v-74h26v36h32v164z", 0.45) +
    fill(windows(-52, 98, 7, 11, 2, 4, 12, 22) + windows(210, 96, 7, 11, 1, 4, 12, 22), kit.light, ' opacity=".6"') +
    tone("M22 72L112 22L202 72V86H22Z", kit.metal, 4.5) +
    tone("M30 86H194V98H30Z", kit.trim, 4) +
    fill("M40 98H184V166H40Z", mix(kit.dark, INK, 0.3)) +
    fill("M94 166V116Q112 102 130 116V166Z", kit.light, ` stroke="${INK}" stroke-width="4"`) +
    line("M112 110V166", INK, 3) +
    tone("M40 98H60V164H40ZM72 98H90V164H72ZM134 98H152V164H134ZM164 98H184V164H164Z", kit.metal, 4) +
    line("M50 104V160M81 104V160M143 104V160M174 104V160", INK, 2) +
    tone("M30 164H194V176H30ZM20 176H204V188H20ZM10 188H214V202H10Z", kit.metal, 4) +
    tone(disc(112, 58, 15), ["#ffd84a", "#c08a1a"], 4) +
    fill("M112 48L121 58L112 68L103 58Z", "#8a5a10") +
    fill("M-60 200H260V290H-60Z", mix(kit.dark, INK, 0.25)) +
    line("M-30 200V158M236 200V158", INK, 5) +
    fill(disc(-30, 154, 8) + disc(236, 154, 8), kit.light, ` stroke="${INK}" stroke-width="3"`),
  institute: (kit) =>
    fill(disc(196, 48, 20), kit.light) +
    fill("M-60 168Q20 138 112 152T260 150V290H-60Z", mix(kit.dark, kit.mid, 0.35)) +
    line("M30 100L10 62", INK, 8) +
    tone("M-28 74Q-10 24 46 34Q34 74 -28 74Z", kit.metal, 4.5) +
    line("M8 58L0 26", INK, 4) +
    fill(disc(0, 24, 5), "#ff5a4a", ` stroke="${INK}" stroke-width="2.5"`) +
    tone("M14 186V104H50V186Z", kit.metal, 4.5) +
    tone("M64 186V118Q64 56 122 56T180 118V186Z", [mix(kit.glow, "#ffffff", 0.55), kit.glow], 4.5) +
    line("M64 120H180M70 92H174M122 56V186M93 64Q80 110 84 186M151 64Q164 110 160 186", INK, 3) +
    fill("M78 110Q84 80 104 70Q92 92 92 112Z", "#fff", ' opacity=".8"') +
    fill(disc(122, 146, 44), "url(#e)") +
    tone("M192 186V126H236V186ZM198 126V100H208V126ZM218 126V92H228V126Z", kit.metal, 4) +
    fill(windows(20, 114, 24, 7, 1, 4, 1, 16) + windows(199, 136, 30, 7, 1, 3, 1, 15), kit.light) +
    fill("M110 186V160Q122 148 134 160V186Z", INK) +
    fill("M-60 186H260V290H-60Z", mix(kit.dark, INK, 0.3)) +
    line("M-60 198H260", kit.light, 2.5, ' stroke-dasharray="14 12" opacity=".6"'),
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
};
