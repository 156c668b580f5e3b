// From the drawing of a front page to a file with a picture. A picture cannot see the letters of the page: they go into it.

import { HIGH, WIDE } from "./poster.ts";

const FAMILIES = /Shout|Barlow Condensed|Atkinson Hyperlegible/;

async function inText(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let signs = "";
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return `data:font/woff2;base64,${btoa(signs)}`;
}

/** The rules of the page for its letters, each with its file inside; without them a drawing has those of the system. */
export async function letters(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const found = rules.filter((rule) => FAMILIES.test(rule.style.getPropertyValue("font-family")));
  const made = found.map(async (rule) => {
    const url = /url\(["']?([^"')]+)/.exec(rule.cssText)?.[1];
    if (!url) return "";
    const inside = await inText(new URL(url, rule.parentStyleSheet?.href ?? document.baseURI).href);
    return rule.cssText.replace(/src:[^;]+;/, `src: url("${inside}") format("woff2");`);
  });
  return (await Promise.all(made)).join("\n");
}

async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}

/** A PNG of the page. */
export async function pictureFile(svg: string): Promise<File> {
  const image = await loaded(svg);
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  canvas.getContext("2d")!.drawImage(image, 0, 0, WIDE, HIGH);
  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!content) throw new Error("The picture could not be made.");
  return new File([content], "city-courier.png", { type: "image/png" });
}
