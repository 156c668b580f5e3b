// What is in the air: one layer above the whole table, in which cards fly from place to place, and the Power they bring into the star.
// The table is up to date at once; only the places where something has yet to land show what was there before.

import { settings } from "../lib/settings.svelte.ts";

/** What has not landed yet: so much Power, and so many cards of each pile. */
export const aloft = $state({ power: 0, piles: {} as Record<string, number> });

export interface Journey {
  /** What is seen to fly. */
  ghost: HTMLElement;
  from: DOMRect;
  to: DOMRect;
  /** Where it lies already: unseen until it lands. */
  place?: HTMLElement | undefined;
  /** It comes face down and is turned up where it lands. */
  turns?: boolean;
  /** It is held up where it lies before it goes. */
  lifts?: boolean;
  /** Comes after so many others. */
  after?: number;
  /** 1: at its usual pace; 0.5: twice as fast. */
  rate?: number;
  landed?: () => void;
}

const SPEED = [0, 0.55, 1, 1.75];
const STAGGER = 35;
const MOST_APART = 8;
const [LEAST, PER_PIXEL, MOST] = [260, 0.12, 420];
const LIFT = 150;
/** Half of a turn. */
const TURN = 130;
/** At the end a ghost gives way to the card itself. */
const HANDS_OVER = 90;
/** The middle of a path is so much of its length above the straight line. */
const ARC = 0.08;
const MOST_TILT = 7;
const STEPS = 12;

let layer: HTMLElement | undefined;
/** Each lands one of those that are under way. */
const flying = new Set<() => void>();
let ending = false;
/** How often all of it has been ended. */
let ends = 0;
export const ended = () => ends;

/** The layer itself. A key or a press, or another tab, ends all flights at once. */
export function sky(node: HTMLElement): { destroy: () => void } {
  layer = node;
  const end = () => landAll();
  const options = { capture: true, passive: true };
  window.addEventListener("pointerdown", end, options);
  window.addEventListener("keydown", end, options);
  document.addEventListener("visibilitychange", end);
  return {
    destroy() {
      landAll();
      layer = undefined;
      window.removeEventListener("pointerdown", end, options);
      window.removeEventListener("keydown", end, options);
      document.removeEventListener("visibilitychange", end);
    },
  };
}

export function landAll(): void {
  ending = true;
  for (const land of flying) land(); // what begins with a landing has landed, too
  ending = false;
  ends++;
  aloft.power = 0;
  aloft.piles = {};
}

export const pace = (rate = 1) => SPEED[settings.speed]! * rate;

interface Point {
  x: number;
  y: number;
}

const middle = (box: DOMRect): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
const slowing = (t: number) => 1 - (1 - t) ** 3;

/** The places on the way, as transforms of something that stands at `base`. */
export function path(base: DOMRect, from: DOMRect, to: DOMRect, held = 0): Keyframe[] {
  const [a, b, c] = [middle(from), middle(to), middle(base)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  // Above the line; where it is upright, to the side from which it comes.
  const side = dx < 0 ? -1 : 1;
  const over = { x: dy * side * 2 * ARC, y: -dx * side * 2 * ARC };
  const tilt = Math.max(-MOST_TILT, Math.min(MOST_TILT, dx / 40));
  const frames: Keyframe[] = [];
  for (let step = 0; step <= STEPS; step++) {
    const t = step / STEPS;
    const way = slowing(t);
    const bulge = 2 * way * (1 - way);
    const x = a.x + dx * way + over.x * bulge - c.x;
    const y = a.y + dy * way + over.y * bulge - c.y;
    const raised = 1 + 0.1 * Math.sin(Math.PI * t) + (held > 0 ? 0.08 * (1 - way) : 0);
    const scale = ((from.width + (to.width - from.width) * way) / base.width) * raised;
    const turned = tilt * Math.sin(Math.PI * way);
    frames.push({
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turned.toFixed(2)}deg) scale(${scale.toFixed(4)})`,
      offset: held + (1 - held) * t,
    });
  }
  if (held > 0) {
    const still = `translate(${(a.x - c.x).toFixed(1)}px, ${(a.y - c.y).toFixed(1)}px)`;
    const size = from.width / base.width;
    frames.unshift({ transform: `${still} rotate(0deg) scale(${size.toFixed(4)})`, offset: 0, easing: "ease-out" });
    frames[1]!.offset = held;
  }
  return frames;
}

/** Begins a flight; whatever must change when it lands does so in any case, once. */
export function fly(journey: Journey): void {
  const { ghost, from, to, place, turns = false, landed } = journey;
  // What is nowhere to be seen has no way, as a token that has just left a small map.
  if (!layer || ending || from.width === 0 || to.width === 0) return landed?.();
  const rate = pace(journey.rate);
  const length = Math.hypot(to.left - from.left, to.top - from.top);
  const lift = journey.lifts ? LIFT * rate : 0;
  const duration = Math.min(MOST, LEAST + PER_PIXEL * length) * rate + lift;
  const delay = STAGGER * rate * Math.min(MOST_APART, journey.after ?? 0);
  const base = turns ? to : from;
  const wrapped = wrap(ghost, base);
  layer.append(wrapped);
  // By its style alone: an animation would make a layer of each card that waits.
  if (place) place.style.opacity = "0";
  const arrive = () => {
    if (place) place.style.opacity = "";
    landed?.();
  };
  const settle = () => {
    arrive();
    if (ending) return wrapped.remove();
    if (place) give(place);
    const away = wrapped.animate([{ opacity: 1 }, { opacity: 0 }], { duration: HANDS_OVER * rate, fill: "forwards" });
    away.onfinish = away.oncancel = () => wrapped.remove();
  };
  /** First its back up to its edge, then its face from there. */
  const turn = () => {
    if (ending) return settle();
    const half = { duration: TURN * rate, easing: "ease-in", fill: "forwards" } as const;
    lands(ghost.animate([{ transform: "none" }, { transform: "perspective(900px) rotateY(90deg)" }], half), () => {
      wrapped.remove();
      arrive();
      if (!ending) place?.animate([{ scale: "0 1.03" }, { scale: "1 1" }], { duration: TURN * rate, easing: "ease-out" });
    });
  };
  lands(wrapped.animate(path(base, from, to, lift / duration), { delay, duration, fill: "both" }), turns ? turn : settle);
}

/** A ghost at a place of the window. */
function wrap(ghost: HTMLElement, box: DOMRect): HTMLElement {
  const wrapped = document.createElement("div");
  wrapped.className = "flight";
  Object.assign(wrapped.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  wrapped.style.setProperty("--card", `${box.width}px`);
  ghost.inert = true;
  for (const name of ["data-card", "data-state", "data-zone"]) ghost.removeAttribute(name);
  for (const node of ghost.querySelectorAll(":scope > :is(button, .tag, .mark)")) node.remove();
  wrapped.append(ghost);
  return wrapped;
}

/** A card has weight: it gives a little where it lands, and so do its neighbors. */
function give(place: HTMLElement): void {
  place.animate([{ translate: "0 0" }, { translate: "0 3px" }, { translate: "0 0" }], { duration: 110, easing: "ease-out" });
  const slot = place.parentElement;
  for (const [node, x] of [
    [slot?.previousElementSibling, -1],
    [slot?.nextElementSibling, 1],
  ] as const)
    node?.animate([{ translate: "0 0" }, { translate: `${x}px 0` }, { translate: "0 0" }], { duration: 110, easing: "ease-out" });
}

const TEARS = 480;
const EMBERS = 7;

/** A card that is destroyed is held up, torn in two, and goes up in embers. */
export function tear({ ghost, from, after = 0, rate: quick, landed }: Omit<Journey, "to" | "place">): void {
  if (!layer || ending) return landed?.();
  const rate = pace(quick);
  const timing = { delay: STAGGER * rate * Math.min(MOST_APART, after), duration: TEARS * rate, fill: "both" } as const;
  const pieces = [ghost, ghost.cloneNode(true) as HTMLElement].map((node, right) => {
    const half = wrap(node, from);
    half.classList.add(right ? "right" : "left");
    const side = right ? 1 : -1;
    half.animate(
      [
        { transform: "none", opacity: 1, easing: "ease-out" },
        { transform: "translateY(-10px) scale(1.06)", opacity: 1, offset: 0.3, easing: "ease-in" },
        { transform: `translate(${side * 26}px, 26px) rotate(${side * 11}deg) scale(1.02)`, opacity: 0 },
      ],
      timing,
    );
    return half;
  });
  for (let i = 0; i < EMBERS; i++) {
    const ember = document.createElement("i");
    ember.className = "ember";
    const x = from.left + (from.width * (i + 0.5)) / EMBERS;
    const y = from.top + from.height * (0.35 + 0.3 * ((i * 0.37) % 1));
    Object.assign(ember.style, { left: `${x}px`, top: `${y}px` });
    const rises = `translate(${(i % 3) * 14 - 14}px, ${-60 - ((i * 29) % 50)}px) rotate(${i * 50}deg) scale(0.4)`;
    ember.animate(
      [
        { transform: "none", opacity: 0 },
        { transform: "none", opacity: 1, offset: 0.35 },
        { transform: rises, opacity: 0 },
      ],
      timing,
    );
    pieces.push(ember);
  }
  layer.append(...pieces);
  lands(pieces[0]!.getAnimations()[0]!, () => {
    for (const piece of pieces) piece.remove();
    landed?.();
  });
}

/** A ring that opens around what has just become more than it was. */
export function shine(box: DOMRect): void {
  if (!layer || ending) return;
  const ring = document.createElement("span");
  ring.className = "shine";
  Object.assign(ring.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  layer.append(ring);
  const frames = [
    { transform: "scale(1)", opacity: 1 },
    { transform: "scale(1.4)", opacity: 0 },
  ];
  lands(ring.animate(frames, { duration: 600 * pace(), easing: "ease-out" }), () => ring.remove());
}

/** Once, when it is over or is ended. */
function lands(going: Animation, over: () => void): void {
  const land = () => {
    if (!flying.delete(land)) return;
    going.onfinish = going.oncancel = null;
    over();
  };
  flying.add(land);
  going.onfinish = going.oncancel = land;
}

export function back(): HTMLElement {
  const node = document.createElement("span");
  node.className = "back";
  return node;
}

const NUMBER = 300;
/** From so much Power on, the star pops; with each one more it pops further. */
const MUCH = 10;

/** Power flies from its card into the star, which counts it when it is there. */
export function flyPower(n: number, from: DOMRect, star: HTMLElement, to: DOMRect, rate: number, total: number): void {
  const land = () => {
    aloft.power -= n;
    number.remove();
    if (ending) return;
    const grown = Math.min(1.5, 1.12 + Math.max(0, total - MUCH + 1) / 10);
    star.animate([{ scale: "1" }, { scale: String(grown) }, { scale: "1" }], { duration: 200, easing: "ease-out" });
  };
  const number = document.createElement("span");
  if (!layer || ending || to.width === 0) return land();
  const size = Math.min(46, Math.max(28, to.width * 0.5));
  const at = new DOMRect(from.left + (from.width - size) / 2, from.top + (from.height - size) / 2, size, size);
  number.className = "gain";
  number.textContent = n > 0 ? `+${n}` : `−${-n}`;
  Object.assign(number.style, {
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${size}px`,
    height: `${size}px`,
    fontSize: `${size * 0.46}px`,
  });
  layer.append(number);
  const goal = new DOMRect(to.left + to.width / 4, to.top + to.height / 4, to.width / 2, to.height / 2);
  const going = number.animate(path(at, at, goal), { duration: NUMBER * pace(rate), easing: "cubic-bezier(.5, 0, .8, .6)", fill: "both" });
  lands(going, land);
}
