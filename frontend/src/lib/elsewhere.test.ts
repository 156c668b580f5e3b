import { beforeEach, expect, test } from "vitest";
import { forgetElsewhere, joinElsewhere, keepElsewhere, serverOf, tableLinkIn, tablesElsewhere } from "./elsewhere.ts";
import { remember } from "./stored.ts";

const LINK = "https://games.example:8017/#/t/fLkl4o3u2aBc/key-1";

beforeEach(() => localStorage.clear());

test("a link of a table is told from words and from other addresses", () => {
  expect(tableLinkIn(` ${LINK} `)?.href).toBe(LINK);
  for (const other of ["brave comet 41", "https://games.example/", "javascript:alert(1)#/t/a/b", "ftp://games.example/#/t/a/b"])
    expect(tableLinkIn(other)).toBeNull();
});

test("it is kept once, under the name of its server, until it is forgotten", () => {
  keepElsewhere(tableLinkIn(LINK)!, 1);
  keepElsewhere(tableLinkIn(LINK)!, 2);
  keepElsewhere(tableLinkIn("http://other.example/#/r/room")!, 3);
  expect(tablesElsewhere().map((one) => [serverOf(one), one.at])).toEqual([
    ["other.example", 3],
    ["games.example:8017", 2],
  ]);
  forgetElsewhere(LINK);
  expect(tablesElsewhere().map(serverOf)).toEqual(["other.example"]);
});

test("what was kept damaged leads nowhere, and what another device knew is added", () => {
  remember("elsewhere", [{ link: "javascript:alert(1)", at: 1 }, null, { link: LINK, at: 2 }]);
  joinElsewhere([{ link: LINK, at: 9 }, { link: "http://other.example/#/r/room", at: 5 }, "?"]);
  expect(tablesElsewhere().map((one) => one.at)).toEqual([5, 2]);
});
