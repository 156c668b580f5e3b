// The ring around what has the focus is for those who move it by keys. Who presses with a pointer, and then a letter that does
// something, never moved it: a ring would seem to mean a card.

const MOVES = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

export function showFocus(): void {
  delete document.documentElement.dataset.quiet;
}

export function hush(): () => void {
  const pressed = () => void (document.documentElement.dataset.quiet = "");
  const typed = (event: KeyboardEvent) => void (MOVES.has(event.key) && showFocus());
  addEventListener("pointerdown", pressed, true);
  addEventListener("keydown", typed, true);
  return () => {
    removeEventListener("pointerdown", pressed, true);
    removeEventListener("keydown", typed, true);
    showFocus();
  };
}
