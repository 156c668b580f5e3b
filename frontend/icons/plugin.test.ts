import { expect, test } from "vitest";
import own from "./interface.json";
import { outline, shorter } from "./plugin.ts";

test("every icon of the interface exists, and none is listed twice", () => {
  for (const name of own) expect(outline(name)).not.toBe("");
  expect(new Set(own).size).toBe(own.length);
});

test("an unknown icon stops the build", () => {
  expect(() => outline("no-such-thing")).toThrow("no-such-thing");
});

test("shortened numbers stay apart", () => {
  expect(shorter("M1.04.5")).toBe("M1 .5");
  expect(shorter("l12.34.04")).toBe("l12.3 0");
  expect(shorter("c-.26-.44 1.999 3")).toBe("c-.3-.4 2 3");
});
