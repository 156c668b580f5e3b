// The player in a file of its own: a game that was shared.

import "../styles/all.ts";
import { mount } from "svelte";
import { wear } from "../lib/settings.svelte.ts";
import { answerAll, Desk, unpacked } from "./desk.ts";
import Shared from "./Shared.svelte";

declare global {
  var pictures: Record<string, unknown>;
}

async function open(): Promise<void> {
  const game = await unpacked(JSON.parse(document.getElementById("game")!.textContent!) as string);
  globalThis.pictures = game.pictures;
  answerAll(new Desk(game));
  mount(Shared, { target: document.getElementById("app")! });
}

wear();
open().catch(() => {
  document.getElementById("app")!.textContent =
    "This file is damaged or your browser is too old for it: ask for it again, or open it in another browser.";
});
