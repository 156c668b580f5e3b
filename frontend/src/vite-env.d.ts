/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons" {
  const outlines: Record<string, string>;
  export default outlines;
}

declare module "virtual:pictures" {
  export interface Pictures {
    /** The icon of each card, by its id. */
    of: Record<string, string>;
    /** Which list of inks a card has, where its name does not choose. */
    inks: Record<string, number>;
    outlines: Record<string, string>;
  }
  /** Each set that has pictures, to be fetched when one of its cards is first shown. */
  const sets: Record<string, () => Promise<Pictures>>;
  export default sets;
}

declare module "virtual:foreign" {
  /** Icons for each type, for cards that nobody has chosen a picture for. */
  export const types: Record<string, string[]>;
  export const outlines: Record<string, string>;
}

declare module "virtual:places" {
  /** The icon of each Location of the city, by its name. */
  export const of: Record<string, string>;
  export const outlines: Record<string, string>;
}
