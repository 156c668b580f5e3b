// Bundles only the icons of the interface that are used, as paths, in one module.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ICONS = "virtual:icons";

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
  return {
    name: "archfoe-icons",
    resolveId: (id) => (id === ICONS ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${ICONS}`) return undefined;
      this.addWatchFile(fileURLToPath(own));
      const names: string[] = read(own);
      return `export default ${JSON.stringify(Object.fromEntries(names.map((name) => [name, outline(name)])))}`;
    },
  };
}
