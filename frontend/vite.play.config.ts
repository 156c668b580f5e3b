// The page that plays without a server: the same page, with the engine (scripts/engine) beside it. It may lie in any folder of
// any site, so all its addresses are relative.

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { icons } from "./icons/plugin.ts";
import { fonts } from "./scripts/fonts.ts";
import { playSite } from "./scripts/play-site.ts";

const engine = new URL("../build/engine/files/", import.meta.url);
const out = process.env.PLAY_SITE ?? fileURLToPath(new URL("../build/play", import.meta.url));

export default defineConfig({
  mode: "play",
  base: "./",
  plugins: [svelte(), icons(), fonts(), playSite(fileURLToPath(engine), out)],
  define: { __ENGINE__: readFileSync(new URL("files.json", engine), "utf8") },
  worker: { format: "es" },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
