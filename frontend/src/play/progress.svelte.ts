// How far the engine is.

export class Progress {
  loaded = $state(0);
  of = $state(0);
  starting = $state(false);
  elsewhere = $state(false);
  problem = $state("");

  constructor(of: number) {
    this.of = of;
  }
}

/** What a browser needs beside what every browser has had for years; "" if nothing is missing. */
export function lacking(): string {
  const needed: [string, boolean][] = [
    ["WebAssembly", typeof WebAssembly === "object"],
    ["workers", typeof Worker === "function"],
    ["storage for games", typeof indexedDB === "object" && indexedDB !== null],
    ["unpacking of files", typeof DecompressionStream === "function"],
  ];
  const missing = needed.filter(([, there]) => !there).map(([name]) => name);
  return missing.length > 0
    ? `This browser can't run the game by itself (it lacks ${missing.join(", ")}). Try a current Firefox, Chrome, Edge or Safari.`
    : "";
}
