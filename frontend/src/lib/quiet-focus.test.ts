import { expect, test } from "vitest";
import { hush } from "./quiet-focus.ts";

test("the ring of the focus is hidden after a press, and comes back when keys move the focus", () => {
  const end = hush();
  const quiet = () => "quiet" in document.documentElement.dataset;
  const seen = [quiet()];
  const key = (name: string) => dispatchEvent(new KeyboardEvent("keydown", { key: name }));
  for (const act of [
    () => dispatchEvent(new Event("pointerdown")),
    () => key("e"),
    () => key("Escape"),
    () => key("Tab"),
    () => key("e"),
  ]) {
    act();
    seen.push(quiet());
  }
  end();
  expect(seen).toEqual([false, true, true, true, false, false]);
});
