// One stop for Tab on the map; arrows go round the ring.

import type { Town } from "./town.svelte.ts";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function around(map: HTMLElement, town: Town) {
  const places = () => [...map.querySelectorAll<HTMLButtonElement>("button[data-place]")];

  function pressed(event: KeyboardEvent): void {
    const all = places();
    const at = all.indexOf(event.target as HTMLButtonElement);
    if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    const to =
      event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step === undefined ? -1 : (at + step + all.length) % all.length;
    if (to < 0) return;
    event.preventDefault();
    all[to]!.focus();
  }

  function settle(): void {
    for (const [i, place] of places().entries()) place.tabIndex = i === town.place ? 0 : -1;
  }

  map.addEventListener("keydown", pressed);
  $effect(() => settle());
  return { destroy: () => map.removeEventListener("keydown", pressed) };
}
