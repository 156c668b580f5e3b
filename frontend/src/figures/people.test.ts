import { expect, test } from "vitest";
import { FACE_PARTS, digitOf, faceInWords, faceOf, person, withDigit } from "./people.ts";
import { drawn } from "./picture.ts";

const picture = (word: string, name = "") => drawn({ draws: "face", traits: person(word, "calm", name) });
const PIP = "00a104031";

test("every part changes the face, and each of its choices is another one", () => {
  const bare = "134000310";
  FACE_PARTS.forEach(({ name, options }, part) => {
    const faces = options.map((_, digit) => picture(withDigit(bare, part, digit)));
    expect(new Set(faces).size, name).toBe(options.length);
  });
});

test("digits that the page does not know count modulo", () => {
  expect(picture("00a104031")).toBe(picture(`8${PIP.slice(1)}`));
  expect(picture("zzzzzzzzz")).toContain("<svg");
  expect(digitOf("9", 0)).toBe(1);
});

test("who has no word has a face by the name, always the same", () => {
  expect(faceOf("Ada")).toMatch(/^[0-9a-z]{9}$/);
  expect(picture("", "Ada")).toBe(picture("", "Ada"));
  expect(picture("", "Ada")).not.toBe(picture("", "Ben"));
});

test("three moods are three pictures", () => {
  const moods = (["calm", "hit", "triumphant"] as const).map((mood) => drawn({ draws: "face", traits: person(PIP, mood) }));
  expect(new Set(moods).size).toBe(3);
});

test("a face is said in words", () => {
  expect(faceInWords("134110300")).toBe("Long brown hair, yellow domino mask, peach skin, yellow suit");
  expect(faceInWords(PIP)).toBe("Short brown hair, red cap, freckles, light skin, red suit");
  expect(faceInWords("200000000")).toBe("Bald, tan skin, red suit");
});

test("no face has a hole, and none weighs much", () => {
  for (let i = 0; i < 200; i++) {
    const svg = picture("", `Guest ${i}`);
    expect(svg).not.toMatch(/NaN|undefined|null/);
    expect(svg.length).toBeLessThan(7000);
  }
});
