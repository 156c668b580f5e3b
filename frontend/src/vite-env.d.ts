/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons" {
  const outlines: Record<string, string>;
  export default outlines;
}
