/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons" {
  const outlines: Record<string, string>;
  export default outlines;
}

declare module "virtual:pictures/*" {
  /** The icon of each card, by its id. */
  export const of: Record<string, string>;
  export const outlines: Record<string, string>;
}
