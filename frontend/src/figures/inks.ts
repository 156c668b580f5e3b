// Inks by name. One name gives a base; shade and light are mixed from it with the dark and the lamp of the picture.

export const INK = "#111122";

// prettier-ignore
export const INKS: Record<string, string> = {
  rose: "#f3b896", pale: "#f7dccb", tan: "#d99a6a", brown: "#a8673e", dark: "#6b3f2a",
  green: "#7fb069", blue: "#6fa8d8", teal: "#4fb3a5", violet: "#a78bd0", stone: "#9a9488",
  ash: "#75757f", obsidian: "#3b3548", metal: "#a9b8c6", bronze: "#b5803f", gold: "#e0b040",
  clay: "#b8714a", chalk: "#e9e6df", moss: "#6d8b4a", bark: "#7a5a3c", ice: "#bfe3f2",
  fur: "#5a4638", sand: "#d8b878", black: "#2a2533", white: "#f4f0e6", red: "#c8323c",
  crimson: "#8f1d3c", orange: "#e8853a", yellow: "#f2c53d", lime: "#a9cf4a", forest: "#2f6b45",
  navy: "#2b3f78", sky: "#5fb4e8", plum: "#6a3a80", pink: "#e87aa8", grey: "#80848f",
  olive: "#6f6a3a", lilac: "#b9a0e0", mint: "#9fdcc0", cream: "#f0e0b8", rust: "#a8482a",
  slate: "#4a5568", wine: "#5e1f38",
};

/** Base, shade, light. */
export type Tones = readonly [base: string, shade: string, light: string];
/** Of a ground: dark, middle, light. */
export type Ground = readonly [dark: string, mid: string, light: string];

export const ink = (name: string | undefined): string => INKS[name ?? ""] ?? name ?? "#888888";

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Both colors are written "#rrggbb" or "#rgb". */
export function mix(from: string, to: string, share: number): string {
  const end = channels(six(to));
  const hex = (value: number, i: number) =>
    Math.round(value + (end[i]! - value) * share)
      .toString(16)
      .padStart(2, "0");
  return `#${channels(six(from)).map(hex).join("")}`;
}

const SHORT = 4;
export const six = (hex: string) => (hex.length === SHORT ? hex.replace(/[\da-f]/gi, "$&$&") : hex);
