// What colours a picture is printed in. Each type has lists of its own, so that a type is known from afar and two cards of it
// still differ: Heroes by daylight, Villains acid on night, Super-Villains one neon on black, Super Powers hot, Equipment metal
// and one colour, Locations dusk, Starters newsprint, Weakness sick.

import type { Code } from "./types.ts";

/** Ground light, ground deep, rays, figure, shade of the figure. */
export type Inks = readonly [light: string, deep: string, rays: string, figure: string, shade: string];

export const INKS: Record<Code, readonly Inks[]> = {
  HE: [
    ["#ffe27a", "#ff9a3c", "#fff3bd", "#e0312b", "#8c0f22"],
    ["#c9ecff", "#58b7f2", "#effaff", "#f7c531", "#d0720f"],
    ["#ffe0d2", "#ff8f73", "#fff2ea", "#1d57b0", "#0b2a66"],
    ["#e6f7b0", "#8ccc4d", "#f7fde0", "#156b4a", "#07382a"],
    ["#ece2ff", "#a78bf2", "#f8f4ff", "#ffd23f", "#d4760e"],
    ["#d2f7ea", "#56cba9", "#effdf8", "#d7263d", "#7d0c24"],
    ["#fff0c2", "#f5bf5e", "#fff9e3", "#1769c2", "#0a3470"],
    ["#dff4ff", "#86cdf2", "#f5fcff", "#e2478a", "#8a1450"],
    ["#ffe3ee", "#ff8fb6", "#fff4f8", "#5b2bb0", "#2c0f66"],
    ["#e9f0f7", "#8fb3d9", "#f9fcff", "#e86a1c", "#9c3206"],
  ],
  VI: [
    ["#7a2fae", "#1f0838", "#9a4fd0", "#a6ec3a", "#3f8f12"],
    ["#12685c", "#04201f", "#1f8d7d", "#ff5fa5", "#b0145c"],
    ["#8f1a30", "#25050d", "#b52b45", "#ffb92e", "#c46a04"],
    ["#2b418f", "#0a1030", "#3f5bbd", "#ff7a45", "#b8340c"],
    ["#e3ee6a", "#7da01f", "#f1f7a8", "#54189c", "#2a0757"],
    ["#ff8cb4", "#9c1a5c", "#ffb3cd", "#23123f", "#0d0620"],
    ["#ff8a55", "#97240d", "#ffb08a", "#1f1238", "#0c0619"],
    ["#4a4a52", "#121216", "#63636e", "#f0e83a", "#b59c08"],
    ["#3f6f2a", "#0e2408", "#588f3f", "#f3d9ff", "#a45fd0"],
  ],
  SV: [
    ["#5a0b12", "#0e0305", "#a3101f", "#ff4438", "#a30d14"],
    ["#123d20", "#030d07", "#1d7a3c", "#48f57c", "#0f8f3c"],
    ["#34145c", "#090312", "#6a2bb5", "#c084ff", "#6a1fc0"],
    ["#083f52", "#020c12", "#0d7f9f", "#41e6ff", "#0784a0"],
    ["#5c2a06", "#120702", "#b85a0c", "#ffa02e", "#b85504"],
    ["#565007", "#100f02", "#a89b0a", "#ffee3d", "#b39a04"],
  ],
  SP: [
    ["#fff3b0", "#ff9a1f", "#fffbe2", "#d81e5b", "#7d0636"],
    ["#d6fbff", "#25a9e3", "#f4feff", "#fff04a", "#e29b00"],
    ["#ffe0f0", "#ff5aa8", "#fff5fa", "#3f14a8", "#1d0566"],
    ["#ecffd2", "#74d633", "#f9fff0", "#0b6b4a", "#033827"],
    ["#fff6d8", "#ffcb2e", "#fffdf2", "#e23d00", "#8f1f00"],
    ["#efe2ff", "#8c5cf0", "#faf6ff", "#ffe14a", "#e08a00"],
  ],
  EQ: [
    ["#eaeff4", "#9db2c6", "#fafcfe", "#f2b01e", "#b36a04"],
    ["#f2ebdd", "#bdaa88", "#fdfaf2", "#1d6fb8", "#0a3666"],
    ["#e2efe8", "#8db8a4", "#f6fbf8", "#c8322b", "#740f14"],
    ["#ece6f4", "#a596c4", "#faf8fd", "#2f9e6f", "#0d5438"],
    ["#e8e8e6", "#a5a5a2", "#f9f9f8", "#e0662a", "#8c2f08"],
    ["#e3edf0", "#7fa9b5", "#f6fafb", "#7a2fae", "#3b0f5c"],
  ],
  LO: [
    ["#f58a62", "#16375c", "#ffb692", "#0c1f38", "#ffd23f"],
    ["#35b8a4", "#0d2a3d", "#7adccb", "#081a26", "#ffe88a"],
    ["#e56f96", "#2b1a4a", "#f5a9c0", "#170c2c", "#ffd98a"],
    ["#b9d257", "#153524", "#dcec9c", "#0a1f14", "#fff0a0"],
    ["#f5b945", "#4a2410", "#ffdc92", "#26110a", "#ffe9b8"],
  ],
  ST: [
    ["#f7efd8", "#e3d5ad", "#fdf9ec", "#d8452e", "#8c1e12"],
    ["#f7efd8", "#e3d5ad", "#fdf9ec", "#2a6fb0", "#123d6b"],
    ["#f7efd8", "#e3d5ad", "#fdf9ec", "#c98a12", "#7a4c04"],
  ],
  WK: [["#c5caa6", "#7d8660", "#d8dcc0", "#4a5a1c", "#232d08"]],
  BA: [
    ["#e6f9ff", "#9adcf4", "#f7fdff", "#0f77a0", "#053d57"],
    ["#e6f9ff", "#9adcf4", "#f7fdff", "#d9482b", "#87200e"],
    ["#e6f9ff", "#9adcf4", "#f7fdff", "#3a8f3f", "#14501a"],
  ],
  SG: [
    ["#efe0ff", "#b98be0", "#faf5ff", "#8546b1", "#46186a"],
    ["#efe0ff", "#b98be0", "#faf5ff", "#e08a1e", "#8f4a04"],
  ],
  SH: [
    ["#4fa3ff", "#0b2f8a", "#86c2ff", "#ffd23f", "#d0720f"],
    ["#ffb03a", "#b3300c", "#ffd08a", "#1f4fb0", "#0a2460"],
    ["#45d0b0", "#064f52", "#8ce8d3", "#ffe14a", "#d48a06"],
    ["#ff6f6f", "#7d0c2c", "#ffa3a3", "#fff0c2", "#f2a51e"],
    ["#9a7bff", "#2b0f7a", "#c0acff", "#7ff5c0", "#1fa36a"],
    ["#7fd64a", "#0d5230", "#b3ec8e", "#ffffff", "#9be0ff"],
  ],
};

export type View = "burst" | "blast" | "moon" | "speed" | "split" | "slash" | "echo" | "panel" | "city" | "plain" | "crack";

/** The ways to lay out what lies behind the figure. */
export const VIEWS: Record<Code, readonly View[]> = {
  HE: ["burst", "moon", "speed", "split", "echo"],
  VI: ["split", "slash", "echo", "moon", "burst"],
  SV: ["burst"],
  SP: ["burst", "speed", "blast"],
  EQ: ["panel", "moon", "split"],
  LO: ["city"],
  ST: ["plain"],
  WK: ["crack"],
  BA: ["panel", "moon"],
  SG: ["burst"],
  SH: ["burst", "speed", "moon"],
};
