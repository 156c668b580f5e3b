// The service worker of the page, with the files of this build that its first screen needs. A build with other files is another
// worker, so the browser sees by itself that there is a new version.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Of the fonts and pictures only what the style sheet of the first screen names. */
const NAMED = /\/assets\/[\w.-]+/g;

export function shell(): Plugin {
  const source = new URL("./worker.js", import.meta.url);
  return {
    name: "archfoe-shell",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = new Set(["/", "/favicon.svg", "/manifest.webmanifest"]);
      const look = (text: string) => {
        for (const [file] of text.matchAll(NAMED)) files.add(file);
      };
      for (const file of Object.values(bundle)) if (file.fileName === "index.html" && file.type === "asset") look(String(file.source));
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(".css") && files.has(`/${file.fileName}`)) look(String(file.source));
      const list = [...files].sort();
      const version = createHash("sha256").update(list.join()).digest("hex").slice(0, 12);
      const code = readFileSync(source, "utf8").replace('"VERSION"', JSON.stringify(version)).replace('["FILES"]', JSON.stringify(list));
      this.emitFile({ type: "asset", fileName: "sw.js", source: code });
    },
  };
}
