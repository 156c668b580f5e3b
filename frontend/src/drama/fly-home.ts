// The card of an entrance flies to its place when the entrance is over.

import { fly } from "../table/flights.svelte.ts";

const HOME = '[data-zone="villains"][data-card]';

export function flyHome(node: HTMLElement): { destroy: () => void } {
  return {
    destroy() {
      const place = document.querySelector<HTMLElement>(HOME);
      const [from, to] = [node.getBoundingClientRect(), place?.getBoundingClientRect()];
      if (!place || !to || to.width === 0 || from.width === 0 || document.hidden) return;
      const ghost = node.cloneNode(true) as HTMLElement;
      Object.assign(ghost.style, { animation: "none", width: "auto" });
      fly({ ghost, from, to, place });
    },
  };
}
