// What one looks at: a card seen large, the drawer, and what is said aloud.

import type { Client } from "../lib/client.svelte.ts";
import { Asking } from "./asking.svelte.ts";
import type { Look } from "./choice.ts";
import type { Shown } from "./shown.ts";

/** A card that is seen large. */
export interface Zoom {
  look: Look;
  /** Where it lies on the screen. */
  at: DOMRect | null;
  /** Asked for: it stays until it is closed. Else it goes with the pointer. */
  pinned: boolean;
}

/** What the drawer shows: a part of the table, or a pile that is looked through. */
export type Drawer = {
  tab: "log" | "chat" | "decks" | "players" | "help" | "rules" | "glossary";
  pile?: Shown;
  seat?: number;
  rule?: string;
};

/** The goal of the game is read: nothing else is asked meanwhile. */
export interface Reading {
  /** It was asked for in the middle of a game. */
  again: boolean;
  close: () => void;
  /** Also without tips from now on. */
  quiet: () => void;
}

/** Milliseconds that a pointer rests on a card before it is seen large. */
const REST = 350;
/** Milliseconds that a sentence stays on the screen. */
const SAID_FOR = 9000;

export class Looking extends Asking {
  zoom: Zoom | null = $state.raw(null);
  drawer: Drawer | null = $state.raw(null);
  /** Does one want to say something? */
  talks = $state(false);
  /** Does one want to step away? */
  leaving = $state(false);
  /** Does one want to plan with teammates, and about which place or with whom? */
  planning: { space?: number; seat?: number } | null = $state.raw(null);
  /** Hides one's hand from others at this screen. */
  hide: (() => void) | undefined;
  /** Is the menu open? */
  menu = $state(false);
  /** A small screen: a tap opens a sheet with what can be done. */
  phone = $state(false);
  said = $state("");
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** The goal of the game is asked for. */
  goal = $state(false);
  reading: Reading | null = $state.raw(null);
  /** Has all been told that a first game begins with? */
  introduced = $state(false);
  #resting: ReturnType<typeof setTimeout> | undefined;
  #moved = new AbortController();
  #lookedAt = "";

  constructor(client: Client) {
    super(client);
    // What was to be said of a card belongs to the question and to the turn in which one looked at it.
    $effect.pre(() => {
      const now = this.#moment;
      if (this.zoom && this.#lookedAt !== now) this.close();
    });
  }

  /** The pointer rests on a card: soon it is seen large, for as long as it rests there. A card that came to lie under a pointer
   * that did not move is not looked at. */
  rest(look: () => Look, node: Element): void {
    this.#lookAway();
    if (this.phone || this.zoom?.pinned) return;
    this.#moved.abort();
    this.#moved = new AbortController();
    const wait = () => {
      if (this.zoom) return;
      this.#resting ??= setTimeout(() => {
        this.#resting = undefined;
        if (!this.zoom?.pinned) this.#see({ look: look(), at: node.getBoundingClientRect(), pinned: false });
      }, REST);
    };
    node.addEventListener("pointermove", wait, { signal: this.#moved.signal });
  }

  /** The pointer goes elsewhere. */
  leave(): void {
    this.#moved.abort();
    this.blink();
  }

  /** The table has changed under the pointer: whoever moves it again on that card sees the card as it is now. */
  blink(): void {
    this.#lookAway();
    if (this.zoom && !this.zoom.pinned) this.zoom = null;
  }

  #lookAway(): void {
    clearTimeout(this.#resting);
    this.#resting = undefined;
  }

  open(look: Look, at: DOMRect | null = null): void {
    this.#lookAway();
    this.#see({ look, at, pinned: true });
  }

  /** Who looks at one card and goes on to the next by key sees that one. Focus that comes from nowhere was not moved by anyone. */
  follow(look: Look, at: DOMRect, from: EventTarget | null): void {
    if (from && this.zoom?.pinned && !this.phone) this.#see({ look, at, pinned: true });
  }

  /** A press beside the card that is seen large closes it. A sheet of a small screen sees to itself. */
  pressed(on: EventTarget | null): void {
    const beside = on instanceof Element && on.closest("[data-zoom], dialog") === null;
    if (on instanceof Element && on.closest("[data-talk]") === null) this.talks = false;
    if (beside && this.zoom?.pinned && !this.phone) this.close();
  }

  #see(zoom: Zoom): void {
    this.#lookedAt = this.#moment;
    this.zoom = zoom;
  }

  get #moment(): string {
    const { asked, shown } = this.client;
    return `${asked?.number} ${shown?.turn}`;
  }

  close(): void {
    this.#lookAway();
    this.zoom = null;
  }

  /** Opens the drawer there, or closes it if that is what it shows. */
  pull(tab: Drawer["tab"]): void {
    this.drawer = this.drawer?.tab === tab && !this.drawer.pile ? null : { tab };
  }

  show(pile: Shown): void {
    this.drawer = { tab: "decks", pile };
  }

  /** Shows a sentence and has it read out; the same twice in a row is read twice. */
  say(text: string): void {
    this.said = this.said === text ? `${text}\u200b` : text;
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.said = ""), SAID_FOR);
  }
}
