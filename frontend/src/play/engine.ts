// The engine, in a worker: loads Python and archfoe, and does what the page asks for.

import { Book } from "./book.ts";
import type { Engine, FromEngine, ToEngine } from "./messages.ts";
import { unpack } from "./pack.js";

interface Answer {
  status_code: number;
  headers: { toJs(options: object): Record<string, string> };
  body: { toJs(): Uint8Array<ArrayBuffer> };
  destroy(): void;
}

interface Line {
  say(text: string): void;
  hang_up(): void;
  destroy(): void;
}

/** archfoe/serverless/host.py */
interface Host {
  request(method: string, address: string, body: string): Promise<Answer>;
  connect(room: string, hear: (text: string) => void, ended: (code: number, reason: string) => void): Line;
}

interface Python {
  FS: Parameters<typeof unpack>[1];
  runPython(code: string): unknown;
  runPythonAsync(code: string, options: { globals: unknown }): Promise<unknown>;
  toPy(value: object): unknown;
}

interface Loader {
  loadPyodide(options: object): Promise<Python>;
}

const CACHE = "archfoe-engine-";
/** Cards and code stay for ever: nobody should wait while they are looked through for garbage. */
const START = `import gc, os
gc.disable()
os.environ["ARCHFOE_CACHE"] = ""  # no folder outlives the page
from archfoe.serverless.host import opened
host = await opened(book)
gc.freeze()
gc.enable()
host`;
/** Milliseconds. */
const EVERY = 100;
const NOT_LOADED = "The game could not be loaded. Check your connection, then reload the page.";
const NOT_STARTED = "Your browser could not start the game. Close other tabs or try another browser, then reload the page.";

const post = (message: FromEngine, transfer: Transferable[] = []) => (self as unknown as Worker).postMessage(message, transfer);

/** As the browser does it. */
const fetched = globalThis.fetch.bind(globalThis);
let host: Host | null = null;
const lines = new Map<number, Line>();

class Files {
  #loaded = 0;
  #told = 0;
  readonly #of: number;

  constructor(
    private readonly folder: string,
    private readonly engine: Engine,
  ) {
    this.#of = Object.values(engine.files).reduce((sum, size) => sum + size, 0);
  }

  /** A file, from what the browser keeps or from the site, which it is kept from then on. */
  async get(name: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const address = this.folder + name;
    const cache = await caches.open(CACHE + this.engine.version).catch(() => null); // not everywhere, and not in every window
    let answer = await cache?.match(address);
    if (!answer) {
      answer = await fetched(address);
      if (!answer.ok) throw new Error(`${answer.status}`);
      if (cache) void cache.put(address, answer.clone()).catch(() => {});
    }
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, out) => {
        this.#loaded += piece.length;
        this.#tell();
        out.enqueue(piece);
      },
    });
    return answer.body!.pipeThrough(counted);
  }

  /** Now and then: what is shown costs time, too. */
  #tell(): void {
    if (performance.now() - this.#told < EVERY && this.#loaded < this.#of) return;
    this.#told = performance.now();
    post({ type: "loading", loaded: Math.min(this.#loaded, this.#of), of: this.#of });
  }

  async unpacked(name: string, type: string): Promise<Response> {
    const stream = (await this.get(name)).pipeThrough(new DecompressionStream("gzip"));
    return new Response(stream, { headers: { "content-type": type } });
  }

  /** A script, which the browser would load past us, and not keep. */
  async module<T>(name: string): Promise<T> {
    const address = URL.createObjectURL(await (await this.unpacked(name, "text/javascript")).blob());
    return (await import(/* @vite-ignore */ address).finally(() => URL.revokeObjectURL(address))) as T;
  }

  /** What earlier versions have kept. */
  async forgetOld(): Promise<void> {
    const old = (await caches.keys()).filter((name) => name.startsWith(CACHE) && name !== CACHE + this.engine.version);
    await Promise.all(old.map((name) => caches.delete(name)));
  }
}

async function load(folder: string, engine: Engine): Promise<Python> {
  const files = new Files(folder, engine);
  const compiled = files.unpacked("python.wasm.gz", "application/wasm").then((answer) => WebAssembly.compileStreaming(answer));
  const library = files.get("python_stdlib.zip").then((stream) => new Response(stream));
  const pack = files.unpacked("archfoe.pack.gz", "application/octet-stream").then((found) => found.arrayBuffer());
  const modules = Promise.all([files.module<Loader>("pyodide.mjs.gz"), files.module<{ default: unknown }>("python.mjs.gz")]);
  // Pyodide asks for its files by their names; ours are packed, counted and kept. Python is compiled from the first moment on,
  // while the rest is still coming: what is asked for as a program is that one.
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  globalThis.fetch = async (asked, how) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (address.endsWith("pyodide.asm.wasm")) return new Response();
    if (address.endsWith("python_stdlib.zip")) return library;
    return fetched(asked, how);
  };
  const started = modules.then(([{ loadPyodide }, { default: createPyodideModule }]) =>
    loadPyodide({ indexURL: folder, createPyodideModule, lockFileContents: engine.lock, packageBaseUrl: folder }),
  );
  // Each is waited for by name: of a part that does not come Pyodide would say nothing, or the wrong thing.
  const [bytes, python] = await Promise.all([pack, started, compiled, library]);
  globalThis.fetch = fetched;
  WebAssembly.instantiateStreaming = instantiateStreaming;
  post({ type: "starting" });
  unpack(new Uint8Array(bytes), python.FS, String(python.runPython("import sysconfig\nsysconfig.get_path('purelib')")));
  void files.forgetOld().catch(() => {});
  return python;
}

async function start(folder: string, engine: Engine): Promise<void> {
  const python = await load(folder, engine).catch((error: unknown) => {
    throw new Error(error instanceof TypeError || /^\d+$/.test((error as Error).message) ? NOT_LOADED : NOT_STARTED, { cause: error });
  });
  const book = await Book.open(new URL("..", folder).pathname === "/" ? "archfoe" : `archfoe${new URL("..", folder).pathname}`);
  const globals = python.toPy({ book });
  host = (await python.runPythonAsync(START, { globals })) as Host;
  post({ type: "ready" });
}

/** One page at a time: two engines would each play their own game of the same book. */
async function startAlone(folder: string, engine: Engine): Promise<void> {
  const forever = () => start(folder, engine).then(() => new Promise<void>(() => {}));
  const name = `archfoe ${folder}`;
  if (!navigator.locks) return start(folder, engine);
  const { held } = await navigator.locks.query();
  if (held?.some((lock) => lock.name === name)) post({ type: "elsewhere" });
  return navigator.locks.request(name, forever) as Promise<void>;
}

async function ask(id: number, method: string, address: string, body: string): Promise<void> {
  const answer = await host!.request(method, address, body);
  const bytes = answer.body.toJs();
  post(
    { type: "answer", id, status: answer.status_code, headers: answer.headers.toJs({ dict_converter: Object.fromEntries }), body: bytes },
    [bytes.buffer],
  );
  answer.destroy();
}

function hangUp(id: number): void {
  lines.get(id)?.hang_up();
  lines.delete(id);
}

addEventListener("message", ({ data: message }: MessageEvent<ToEngine>) => {
  switch (message.type) {
    case "start":
      startAlone(message.folder, message.engine).catch((error: Error) => {
        console.error(error.cause ?? error);
        post({ type: "failed", text: error.cause ? error.message : NOT_STARTED });
      });
      break;
    case "ask":
      ask(message.id, message.method, message.address, message.body).catch((error: unknown) => {
        console.error(error);
        post({ type: "answer", id: message.id, status: 500, headers: {}, body: new Uint8Array() });
      });
      break;
    case "connect":
      lines.set(
        message.id,
        host!.connect(
          message.room,
          (text) => post({ type: "heard", id: message.id, text }),
          (code, reason) => post({ type: "ended", id: message.id, code, reason }),
        ),
      );
      break;
    case "say":
      lines.get(message.id)?.say(message.text);
      break;
    case "hang_up":
      hangUp(message.id);
      break;
  }
});
