// One stop for Tab in each zone, arrow keys within it: the pattern of toolbars and grids.

type Item = HTMLElement;

const ITEMS = "button:not([data-apart])";

export function roving(zone: HTMLElement) {
  let current: Item | null = null;
  let place = 0;
  let inside = false;

  const items = () => [...zone.querySelectorAll<Item>(ITEMS)];

  function settle(): void {
    const all = items();
    if (inside && document.activeElement === document.body) {
      // What had the focus is gone: its neighbour takes it, else the question.
      const next = all[Math.min(place, all.length - 1)] ?? document.querySelector<Item>("[data-question] button:not(:disabled)");
      next?.focus({ preventScroll: true });
      inside = !!next && zone.contains(next);
    }
    if (!current || !all.includes(current)) current = all.find((item) => item.dataset.lit === "true") ?? all[0] ?? null;
    for (const item of all) item.tabIndex = item === current ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    const item = (event.target as Element).closest<Item>(ITEMS);
    if (!item) return;
    current = item;
    inside = true;
    place = items().indexOf(item);
    settle();
  }

  function left(event: FocusEvent): void {
    if (event.relatedTarget instanceof Node && !zone.contains(event.relatedTarget)) inside = false;
  }

  function pressed(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || !current) return;
    const all = items();
    const next = target(event.key, all, current);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  zone.addEventListener("focusin", focused);
  zone.addEventListener("focusout", left);
  zone.addEventListener("keydown", pressed);
  const observer = new MutationObserver(settle);
  observer.observe(zone, { childList: true, subtree: true });
  settle();

  return {
    destroy() {
      observer.disconnect();
      zone.removeEventListener("focusin", focused);
      zone.removeEventListener("focusout", left);
      zone.removeEventListener("keydown", pressed);
    },
  };
}

function target(key: string, all: Item[], from: Item): Item | undefined {
  const at = all.indexOf(from);
  switch (key) {
    case "ArrowRight":
      return all[(at + 1) % all.length];
    case "ArrowLeft":
      return all[(at - 1 + all.length) % all.length];
    case "Home":
      return all[0];
    case "End":
      return all.at(-1);
    case "ArrowDown":
      return nearest(all, from, 1);
    case "ArrowUp":
      return nearest(all, from, -1);
    default:
      return undefined;
  }
}

/** The closest item in the rows below (1) or above (-1). */
function nearest(all: Item[], from: Item, way: 1 | -1): Item | undefined {
  const here = from.getBoundingClientRect();
  const beyond = all
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
    .filter(({ box }) => way * (box.top - here.top) > here.height / 3);
  const distance = (box: DOMRect) => Math.abs(box.top - here.top) * 3 + Math.abs(box.left - here.left);
  return beyond.sort((a, b) => distance(a.box) - distance(b.box))[0]?.item;
}
