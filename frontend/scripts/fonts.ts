// The fonts with the signs of plain English only, two thirds of their size: what a visitor from abroad is called comes from
// the whole font, which a browser loads when it is needed. A file of its own cannot load more: there accents are left in.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const PACKAGES = fileURLToPath(new URL("../node_modules/@fontsource", import.meta.url));
const MADE = fileURLToPath(new URL("../../build/fonts", import.meta.url));
const FONTS = [
  ["atkinson-hyperlegible-next", 400],
  ["atkinson-hyperlegible-next", 700],
  ["barlow-condensed", 700],
  ["ibm-plex-sans-condensed", 500],
] as const;

const signs = (first: number, last: number) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
const PLAIN = signs(0x20, 0x7e) + "\u00a0\u00ad\u00b1\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212";
const ACCENTS = signs(0xc0, 0xff);

export function fonts({ accents = false } = {}): Plugin {
  const folder = join(MADE, accents ? "accents" : "plain");
  return {
    name: "archfoe-fonts",
    async config() {
      mkdirSync(folder, { recursive: true });
      for (const [name, weight] of FONTS) {
        const whole = join(PACKAGES, name, "files", `${name}-latin-${weight}-normal.woff2`);
        const made = join(folder, `${name}-${weight}.woff2`);
        if (existsSync(made)) continue;
        writeFileSync(made, await subset(readFileSync(whole), accents ? PLAIN + ACCENTS : PLAIN, { targetFormat: "woff2" }));
      }
      return { resolve: { alias: { "@fonts": folder } } };
    },
  };
}
