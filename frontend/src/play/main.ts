// The page that needs no server: it loads the engine into a worker, then it is the page as everywhere.

import "../styles/all.ts";
import "../styles/accents.css";
import { mount, unmount } from "svelte";
import { wear } from "../lib/settings.svelte.ts";
import { answerAll, Desk } from "./desk.ts";
import Loading from "./Loading.svelte";
import type { Engine as EngineFiles } from "./messages.ts";
import { lacking, Progress } from "./progress.svelte.ts";

declare const __ENGINE__: EngineFiles;

async function open(): Promise<void> {
  const target = document.getElementById("app")!;
  const progress = new Progress(Object.values(__ENGINE__.files).reduce((sum, size) => sum + size, 0));
  const screen = mount(Loading, { target, props: { progress } });
  const page = import("../App.svelte"); // comes meanwhile
  try {
    const problem = lacking();
    if (problem) throw new Error(problem);
    const desk = new Desk(new Worker(new URL("./engine.ts", import.meta.url), { type: "module" }));
    await desk.start(new URL(`engine-${__ENGINE__.version}/`, document.baseURI).href, __ENGINE__, {
      loading: (loaded) => ((progress.loaded = loaded), (progress.elsewhere = false)),
      starting: () => {
        progress.starting = true;
        void import("../screens/TableScreen.svelte"); // what most visits come for, while there is time
      },
      elsewhere: () => (progress.elsewhere = true),
    });
    answerAll(desk, __ENGINE__.setup);
  } catch (error) {
    progress.problem = (error as Error).message;
    return;
  }
  const { default: App } = await page;
  await unmount(screen);
  mount(App, { target });
}

wear();
void open();

if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register("./sw.js").catch(() => {}));
