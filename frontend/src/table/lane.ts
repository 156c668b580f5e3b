// A row of cards to swipe on a small screen: it says on which side there is more, and comes back to what can be used.

const USABLE = '[data-state="lit"], [data-state="target"], [data-state="picked"]';
/** Half a pixel is none. */
const NONE = 2;

export function lane(node: HTMLElement, wanted: string) {
  let last = wanted;
  const tell = () => {
    const left = node.scrollLeft > NONE;
    const right = node.scrollWidth - node.clientWidth - node.scrollLeft > NONE;
    const more = left && right ? "both" : left ? "left" : right ? "right" : "";
    if (node.dataset.more !== more) node.dataset.more = more;
  };
  const sizes = new ResizeObserver(tell);
  for (const one of [node, ...node.children]) sizes.observe(one);
  const comeBack = () => {
    const first = node.querySelector(USABLE);
    const edge = parseFloat(getComputedStyle(node).scrollPaddingLeft) || 0;
    const at = first ? first.getBoundingClientRect().left - node.getBoundingClientRect().left + node.scrollLeft - edge : 0;
    // Cards that are in sight already stay where they are.
    const shown = at >= node.scrollLeft && at < node.scrollLeft + node.clientWidth / 2;
    if (!first || !shown) node.scrollTo({ left: at, behavior: "instant" });
  };
  node.addEventListener("scroll", tell, { passive: true });
  return {
    update(now: string) {
      if (now === last) return;
      last = now;
      if (node.dataset.more) requestAnimationFrame(comeBack);
    },
    destroy() {
      sizes.disconnect();
      node.removeEventListener("scroll", tell);
    },
  };
}
