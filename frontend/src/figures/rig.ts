// All that draws the cards of our sets, in one file that a page fetches when it shows its first card. What nobody has described
// has its own (defaults.ts).

export { described } from "./described.ts";
export { address, drawn } from "./picture.ts";
