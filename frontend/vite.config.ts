import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { fileURLToPath } from "node:url";
import { icons } from "./icons/plugin.ts";
import { fonts } from "./scripts/fonts.ts";
import { packed } from "./scripts/packed.ts";
import { shell } from "./scripts/shell.ts";

const server = process.env.ARCHFOE_SERVER ?? "http://127.0.0.1:8000";

const built = fileURLToPath(new URL("../src/archfoe/web", import.meta.url));

export default defineConfig({
  base: "/",
  plugins: [svelte(), icons(), fonts(), shell(), packed(built)],
  // Component tests need Svelte as a browser gets it.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: built,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page may load no data: URL
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server.replace("http", "ws"), ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    isolate: false, // a page for all of them: to make one takes longer than the tests
    unstubGlobals: true,
    testTimeout: 120_000, // a busy machine is no reason to fail
    include: ["src/**/*.test.ts", "icons/**/*.test.ts"],
  },
});
