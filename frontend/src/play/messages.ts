// What the page and its engine say to each other. The engine is Python in a worker; it answers what a server would.

/** What the engine is made of: see scripts/engine. */
export interface Engine {
  version: string;
  files: Record<string, number>;
  /** Of Pyodide: which packages there are; we bring our own. */
  lock: object;
  /** What the engine would say to /api/setup. */
  setup: object;
}

export type ToEngine =
  | { type: "start"; folder: string; engine: Engine }
  | { type: "ask"; id: number; method: string; address: string; body: string }
  | { type: "connect"; id: number; room: string }
  | { type: "say"; id: number; text: string }
  | { type: "hang_up"; id: number };

export type FromEngine =
  | { type: "loading"; loaded: number; of: number }
  | { type: "starting" }
  | { type: "elsewhere" }
  | { type: "ready" }
  | { type: "failed"; text: string }
  | { type: "answer"; id: number; status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }
  | { type: "heard"; id: number; text: string }
  | { type: "ended"; id: number; code: number; reason: string };
