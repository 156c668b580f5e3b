// What is looked for in the rules and in the glossary: one word for both.

export const sought = $state({ words: "" });

/** What is found begins at the top, wherever one has read before. */
export function toTop({ currentTarget }: { currentTarget: EventTarget | null }): void {
  if (currentTarget instanceof Element) currentTarget.closest(".scrolls")?.scrollTo({ top: 0 });
}
