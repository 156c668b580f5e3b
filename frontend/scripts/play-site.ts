// What makes the page one that needs no server: its own beginning, the files of the engine, and a service worker that keeps
// the whole page. The engine keeps its files itself (src/play/engine.ts), so that nothing is loaded twice.

import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const MANIFEST = "manifest.webmanifest";

export function playSite(engine: string, out: string): Plugin {
  const source = new URL("./play-worker.js", import.meta.url);
  return {
    name: "archfoe-play-site",
    apply: "build",
    transformIndexHtml: { order: "pre", handler: (html) => html.replace("/src/main.ts", "/src/play/main.ts") },
    closeBundle() {
      const { version } = JSON.parse(readFileSync(join(engine, "files.json"), "utf8")) as { version: string };
      const manifest = JSON.parse(readFileSync(join(out, MANIFEST), "utf8")) as { icons: { src: string }[] };
      const icons = manifest.icons.map((icon) => ({ ...icon, src: icon.src.replace(/^\//, "./") }));
      writeFileSync(join(out, MANIFEST), JSON.stringify({ ...manifest, id: "./", start_url: "./", scope: "./", icons }, null, 2));
      const files = readdirSync(out, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(out.length + 1)
            .replaceAll("\\", "/"),
        )
        .filter((name) => name !== "index.html" && name !== "sw.js")
        .sort();
      const digest = createHash("sha256");
      for (const name of [...files, "index.html"]) digest.update(readFileSync(join(out, name)));
      const code = readFileSync(source, "utf8")
        .replace('"VERSION"', JSON.stringify(digest.digest("hex").slice(0, 12)))
        .replace('["FILES"]', JSON.stringify(["./", ...files]));
      writeFileSync(join(out, "sw.js"), code);
      const place = join(out, `engine-${version}`);
      cpSync(engine, place, { recursive: true });
      rmSync(join(place, "files.json"));
    },
  };
}
