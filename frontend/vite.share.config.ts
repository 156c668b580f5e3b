// The player of replays that goes into a file of its own: one script, and one style sheet with its fonts. The server puts them together with a game (archfoe/server/share.py).

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { fileURLToPath } from "node:url";
import { icons } from "./icons/plugin.ts";
import { fonts } from "./scripts/fonts.ts";

export default defineConfig({
  mode: "share",
  plugins: [svelte(), icons(), fonts({ accents: true })],
  publicDir: false,
  build: {
    outDir: fileURLToPath(new URL("../src/archfoe/web/share", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 1_000_000, // what is not in the file is not there
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: fileURLToPath(new URL("src/share/main.ts", import.meta.url)),
      output: { format: "iife", inlineDynamicImports: true, entryFileNames: "player.js", assetFileNames: "player[extname]" },
    },
  },
});
