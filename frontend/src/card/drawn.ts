// A picture as a part of the page. As the address of an image each would be a document of its own, which costs a browser
// several times as much as its shapes (docs/performance.md). In a tree of its own its ids are its own, and no style comes in.

/** As object-fit: cover does it; `--from-top` says how much of what is too high is cut off above. */
const STYLE = `
:host { position: relative; overflow: hidden; contain: strict; background-image: linear-gradient(#0000 0 0) }
svg {
  all: initial; position: absolute; top: var(--from-top, 12%); left: 0; width: 100%; min-height: 100%;
  translate: 0 calc(-1 * var(--from-top, 12%)); stroke-linecap: round; visibility: inherit; forced-color-adjust: none;
  pointer-events: none }`;
const SIZE = / width='\d+' height='\d+'/;

let sheet: CSSStyleSheet | undefined;

function styled(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  return sheet;
}

/** An element, since what flies over the table is a copy of a node, and a copy has to draw itself again. */
class DrawnPicture extends HTMLElement {
  static readonly observedAttributes = ["src"];
  readonly #root = this.attachShadow({ mode: "closed" });

  constructor() {
    super();
    this.#root.adoptedStyleSheets = [styled()];
  }

  /** `src` is the address of a picture (figures/picture.ts): what it says, not what lies there. */
  attributeChangedCallback(_: string, before: string | null, src: string | null): void {
    if (src === before) return;
    const svg = decodeURIComponent(src?.slice(src.indexOf(",") + 1) ?? "");
    this.#root.innerHTML = svg.replace(SIZE, " preserveAspectRatio='xMidYMid slice'");
  }
}

customElements.define("drawn-picture", DrawnPicture);
