// The card of an entrance flies to its place when the entrance is over.

const FLIGHT = 380;
const HOME = '[data-zone="villains"][data-card]';

export function flyHome(node: HTMLElement): { destroy: () => void } {
  return {
    destroy() {
      const home = document.querySelector<HTMLElement>(HOME)?.getBoundingClientRect();
      const from = node.getBoundingClientRect();
      if (!home || home.width === 0 || from.width === 0 || document.hidden) return;
      fly(node.cloneNode(true) as HTMLElement, from, home);
    },
  };
}

function fly(ghost: HTMLElement, from: DOMRect, to: DOMRect): void {
  ghost.inert = true;
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "12",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    animation: "none",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  document.querySelector(".table")?.append(ghost);
  const end = `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(${to.width / from.width})`;
  const flight = ghost.animate([{ transform: "rotate(-5deg)" }, { transform: end }], {
    duration: FLIGHT,
    easing: "cubic-bezier(.2, .7, .2, 1)",
  });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
