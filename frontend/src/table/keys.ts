// Letters as shortcuts; each can be changed, and all can be switched off.

import { settings } from "../lib/settings.svelte.ts";
import type { Board } from "./board.svelte.ts";

type Deeds = Record<string, () => void>;

export function deeds(board: Board): Deeds {
  const { client } = board;
  return {
    power: () => board.sayPower(),
    last: () => board.sayLast(),
    opponents: () => board.sayOpponents(),
    legal: () => board.sayLegal(),
    end: () => board.end && board.choose(board.end),
    all: () => board.main && board.plain > 0 && client.playAll(),
    undo: () => client.table?.undo !== null && client.undo(),
    hint: () => client.prompt && client.hint(),
    hand: () => focusFirst("#hand"),
    lineup: () => focusFirst("#lineup"),
    question: () => document.querySelector<HTMLElement>(QUESTION)?.focus(),
  };
}

/** What answers the question, rather than the rule behind it. */
const QUESTION = ":is([data-question] .tray, [data-question] .answers) button:not(:disabled)";

function focusFirst(zone: string): void {
  const lit = document.querySelector<HTMLElement>(`${zone} [data-lit="true"]`);
  (lit ?? document.querySelector<HTMLElement>(`${zone} button`))?.focus();
}

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
}

export function listen(board: Board): () => void {
  const doing = deeds(board);

  function pressed(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      board.close();
      board.clear();
      board.said = "";
      return;
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
