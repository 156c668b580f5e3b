// Bundles only the icons that are used, as paths: those of the interface in one module, and for each
// set of cards a module of its own that is fetched when the set is first seen.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

type Pictures = Record<string, Record<string, string>>;

const require = createRequire(import.meta.url);
const read = (url: URL | string) => JSON.parse(readFileSync(url, "utf8"));

const drawn: Record<string, { body: string }> = read(require.resolve("@iconify-json/game-icons/icons.json")).icons;

/** The outline of an icon, in a box of 512. */
export function outline(name: string): string {
  const icon = drawn[name];
  if (!icon) throw new Error(`There is no icon "${name}" in game-icons.`);
  const paths = [...icon.body.matchAll(/<path [^>]*?d="([^"]+)"/g)].map((found) => found[1]!);
  if (paths.length === 0) throw new Error(`The icon "${name}" is not made of paths.`);
  return shorter(paths.join(""));
}

/** One decimal is finer than a pixel at any size we draw. Numbers that lean on each other ("1.5.3") must stay apart. */
export function shorter(path: string): string {
  return path.replace(/\d*\.\d+/g, (number, at: number) => {
    const rounded = String(Math.round(Number(number) * 10) / 10).replace(/^0\./, ".");
    const before = number.startsWith(".") && !rounded.startsWith(".") && /[\d.]/.test(path[at - 1] ?? "") ? " " : "";
    const after = !rounded.includes(".") && path[at + number.length] === "." ? " " : "";
    return before + rounded + after;
  });
}

export function icons(): Plugin {
  const own = new URL("./interface.json", import.meta.url);
  const cards = new URL("./pictures.json", import.meta.url);

  function code(id: string): string | undefined {
    if (id === "virtual:icons") {
      const names: string[] = read(own);
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, outline(name)])))}`;
    }
    if (id === "virtual:pictures") {
      const sets = Object.keys(read(cards) as Pictures);
      return `export default {${sets.map((set) => `${set}: () => import("virtual:pictures/${set}")`).join(", ")}}`;
    }
    const set = /^virtual:pictures\/(\w+)$/.exec(id)?.[1];
    if (!set) return undefined;
    const pictures = (read(cards) as Pictures)[set];
    if (!pictures) throw new Error(`No pictures are chosen for the set "${set}".`);
    const names = [...new Set(Object.values(pictures))];
    const outlines = Object.fromEntries(names.map((name) => [name, outline(name)]));
    return `export const of = ${JSON.stringify(pictures)};\nexport const outlines = ${JSON.stringify(outlines)};`;
  }

  return {
    name: "archfoe-icons",
    resolveId: (id) => (id === "virtual:icons" || id === "virtual:pictures" || id.startsWith("virtual:pictures/") ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith("\0virtual:")) return undefined;
      this.addWatchFile(own.pathname);
      this.addWatchFile(cards.pathname);
      return code(id.slice(1));
    },
  };
}
