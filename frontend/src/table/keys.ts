// Letters as shortcuts; each can be changed, and all can be switched off.

import { showFocus } from "../lib/quiet-focus.ts";
import { settings, switchSound } from "../lib/settings.svelte.ts";
import type { Board } from "./board.svelte.ts";
import { sayLast, sayLegal, sayOpponents, sayPower } from "./spoken.ts";

type Deeds = Record<string, () => void>;

/** Milliseconds within which two presses are a slip: to end a turn after all takes a second thought. */
const SLIP = 300;

export function deeds(board: Board): Deeds {
  const { client } = board;
  /** Who acts does not wait for what is still being shown. */
  const now = () => {
    if (client.prompt) client.playback.acted();
    return true;
  };
  let endedAt = -Infinity;
  const end = () => {
    const slip = board.asksEnd && performance.now() - endedAt < SLIP;
    endedAt = performance.now();
    if (now() && board.end && !slip) board.choose(board.end);
  };
  return {
    power: () => sayPower(board),
    last: () => {
      board.pull("log");
      if (board.drawer) sayLast(board);
    },
    opponents: () => sayOpponents(board),
    legal: () => sayLegal(board),
    end,
    all: () => now() && board.main && board.plain > 0 && board.giveAll(),
    walk: () => now() && board.town.go(board.town.place),
    undo: () => board.takeBack(),
    hint: () => now() && client.prompt && client.hint(),
    recap: () => (client.playback.recap = !client.playback.recap),
    away: () => (board.leaving = board.me !== null && !client.table?.over && !client.replaced && !client.standin),
    talk: () => (board.talks = client.company && !board.talks),
    sound: () => {
      switchSound(!settings.sound);
      board.say(settings.sound ? "Sound on." : "Sound off.");
    },
    hand: () => focusFirst("#hand"),
    lineup: () => focusFirst("#lineup"),
    question: () => (showFocus(), document.querySelector<HTMLElement>(QUESTION)?.focus()),
  };
}

/** What answers the question, rather than the rule behind it. */
const QUESTION = ":is(.tray, [data-question] .answers) button:not(:disabled)";

function focusFirst(zone: string): void {
  showFocus();
  const lit = document.querySelector<HTMLElement>(`${zone} [data-lit="true"]`);
  (lit ?? document.querySelector<HTMLElement>(`${zone} button`))?.focus();
}

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
}

/** Is there anything that Escape puts aside? Only then does it do that, and no more. */
function isBusy(board: Board): boolean {
  const { playback } = board.client;
  const open = board.talks || board.leaving || board.zoom || board.drawer || board.reading || playback.playing || playback.recap;
  return Boolean(open || board.picked.length > 0 || board.narrowed || board.asksEnd || board.asksUndo || board.confronts);
}

export function listen(board: Board): () => void {
  const doing = deeds(board);

  function pressed(event: KeyboardEvent): void {
    const { playback } = board.client;
    if (event.key === "Escape") {
      if (typing(event.target)) return;
      const closes = event.defaultPrevented || isBusy(board);
      event.preventDefault(); // a dialog that opens by it would be closed by it
      if (board.talks) board.talks = false;
      else if (board.zoom) board.close();
      else if (board.drawer) board.drawer = null;
      else if (board.reading) board.reading.close();
      else if (playback.playing) playback.skip();
      else playback.recap = false;
      board.clear();
      board.said = "";
      if (!closes) board.hide?.();
      return;
    }
    if (
      event.key === " " &&
      playback.playing &&
      !playback.led &&
      !(event.target instanceof Element && event.target.closest("button, a, summary")) &&
      !typing(event.target)
    ) {
      event.preventDefault();
      return playback.toggle();
    }
    if (!settings.shortcuts || event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return;
    const deed = Object.keys(doing).find((name) => settings.keys[name] === event.key.toLowerCase());
    if (!deed) return;
    event.preventDefault();
    doing[deed]!();
  }

  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}
