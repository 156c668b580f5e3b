// The focus never falls to the body of the page: when what had it is gone or cannot be pressed any more, the question takes it,
// or the end of the game.

const GONE = ":disabled, [inert] *, .unseen";

export function keepFocus(root: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  let frame = 0;

  const note = (event: FocusEvent) => (last = event.target as HTMLElement);
  function look(): void {
    if (!last || document.activeElement !== document.body) return;
    const there = last.isConnected && !last.matches(GONE) && last.getClientRects().length > 0;
    last = null;
    if (there) return; // somebody pressed beside it
    root.querySelector<HTMLElement>("[data-result], [data-question]")?.focus({ preventScroll: true });
  }
  // A browser takes the focus away with the next frame.
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    if (last) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
  });

  root.addEventListener("focusin", note);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "inert"] });
  return () => {
    cancelAnimationFrame(frame);
    root.removeEventListener("focusin", note);
    observer.disconnect();
  };
}
