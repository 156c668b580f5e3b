// How this browser shows the table: kept here, never on the server.

import { recall, remember } from "./stored.ts";

export type Theme = "auto" | "dark" | "light";

export interface Settings {
  theme: Theme;
  largeText: boolean;
  /** 0: no moving cards; 3: slow. */
  speed: 0 | 1 | 2 | 3;
  /** How fast the moves of others are played back; "still": as a list, nothing flies; "off": not at all. */
  pace: 1 | 2 | 4 | "still" | "off";
  /** Letters as shortcuts; some speech programs type letters by themselves. */
  shortcuts: boolean;
  askBeforeEnding: boolean;
  /** The goal before a first game, and tips for what is new. */
  tips: boolean;
  /** A card that is asked for is picked first and confirmed then; else a press answers. */
  confirmPicks: boolean;
  keys: Record<string, string>;
  /** Off until somebody wants it. */
  sound: boolean;
  /** Was it offered? That happens once. */
  soundOffered: boolean;
  /** Remarks of bots. */
  botsTalk: boolean;
  /** 0 to 100. */
  volume: number;
  /** The daily deal on the first screen. */
  today: boolean;
  /** A notice of the browser when it is one's turn in another tab. */
  notify: boolean;
}

export const USUAL_KEYS: Record<string, string> = {
  power: "p",
  last: "l",
  opponents: "o",
  legal: "?",
  end: "e",
  all: "a",
  undo: "u",
  hint: "h",
  hand: "j",
  lineup: "k",
  question: "q",
  recap: "r",
  walk: "w",
  talk: "t",
  away: "b",
  sound: "m",
};

export const KEY_WORDS: Record<string, string> = {
  power: "Say the Power and its parts",
  last: "Open the log, and say what happened last",
  opponents: "Say how the others stand",
  legal: "Say what can be done now",
  end: "End the turn",
  all: "Play all cards that hold no choice",
  undo: "Take back",
  hint: "Ask for a hint",
  hand: "Go to the hand",
  lineup: "Go to the cards on sale",
  question: "Go to the question",
  recap: "Show what happened since your last turn",
  walk: "Walk to the selected place",
  talk: "Say something; then 1 to 6",
  away: "Step away, and say who plays meanwhile",
  sound: "Mute or unmute",
};

const USUAL: Settings = {
  theme: "dark",
  largeText: false,
  speed: 2,
  pace: 2,
  shortcuts: true,
  askBeforeEnding: true,
  tips: true,
  confirmPicks: true,
  keys: USUAL_KEYS,
  sound: false,
  soundOffered: false,
  botsTalk: true,
  volume: 60,
  today: true,
  notify: false,
};

const kept = fittingSettings(recall<unknown>("settings", {}));

export const settings: Settings = $state({ ...USUAL, ...kept, keys: { ...USUAL_KEYS, ...kept.keys } });

/** What is asked beside the game just now. */
export const offered = $state({ sound: false });

/** At the first game of this browser. */
export function offerSound(): void {
  offered.sound = !settings.sound && !settings.soundOffered;
}

/** Who has seen the offer is never asked again. */
export function soundSeen(): void {
  settings.soundOffered = true;
  saveSettings();
}

export function switchSound(on: boolean): void {
  settings.sound = on;
  offered.sound = false;
  saveSettings();
  if (on) void import("../drama/sound.ts").then(({ play }) => play("coin"));
}

/** What of these are settings that this page knows. */
export function fittingSettings(found: unknown): Partial<Settings> {
  const entries = Object.entries((found as object | null) ?? {}).filter(([key, value]) => {
    const usual = USUAL[key as keyof Settings];
    return usual !== undefined && (typeof value === typeof usual || (key === "pace" && ["still", "off"].includes(value as string)));
  });
  return Object.fromEntries(entries) as Partial<Settings>;
}

export function saveSettings(): void {
  remember("settings", settings);
  wear();
}

/** Puts theme and text size on the page. */
export function wear(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  if (settings.largeText) root.dataset.text = "large";
  else delete root.dataset.text;
}

export function calmMotion(): boolean {
  return settings.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
