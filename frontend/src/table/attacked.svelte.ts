// Where timing is hidden: an Attack is made, and everybody waits for the same time, asked or not.

import { nameOf } from "../lib/catalogue.svelte.ts";
import type { Client } from "../lib/client.svelte.ts";

export function attackWords(client: Client): string {
  const attack = client.attacked;
  if (!attack) return "";
  const card = attack.card ? nameOf(attack.card) : "An Attack";
  const target =
    attack.target === null ? "every foe" : client.who(attack.target).toLowerCase() === "you" ? "you" : client.name(attack.target);
  return attack.seat < 0 ? `${card} attacks ${target}.` : `${client.name(attack.seat)} attacks ${target} with ${card}.`;
}

/** Counts down until its outcome is shown; to be called by a component. */
export function secondsLeft(client: Client): { readonly seconds: number } {
  let left = $state(0);
  $effect(() => {
    const attack = client.attacked;
    if (!attack) return;
    const end = performance.now() + attack.seconds * 1000;
    const count = () => (left = Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return left;
    },
  };
}
