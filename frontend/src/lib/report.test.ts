import { expect, test } from "vitest";
import late from "../../samples/view-base-3p-main-late.json";
import type { ToServer, View } from "../protocol.ts";
import { Client } from "./client.svelte.ts";
import { makeReport } from "./report.ts";

const RECORD = '{\n  "archfoe": 1,\n  "check": "c"\n}\n';

function table(): { client: Client; sent: ToServer[] } {
  const sent: ToServer[] = [];
  const client = new Client("room", "token", { send: (message) => sent.push(message), close: () => {} });
  client.state = "open";
  const lines = [{ at: 3, text: "Ann plays Kick.", rule: "BASE-3.1", what: "played", cards: [], seat: 0 }];
  client.hear({ ...(late as unknown as View), log: { start: 3, end: 4, earlier: true, lines, events: [] }, steps: [] });
  return { client, sent };
}

test("a report is the record with one more entry", async () => {
  const { client, sent } = table();
  client.hear({ type: "refused", text: "Not that one.", rule: "", about: "answer", number: null });
  client.undo(); // which takes the sentence off the screen
  const made = makeReport(client);
  expect(sent.at(-1)).toEqual({ type: "get_record" });
  client.hear({ type: "record", name: "game-0.archfoe.json", text: RECORD });
  const { file, without } = await made;
  const { report, ...record } = JSON.parse(file.text);
  expect([without, file.name]).toEqual(["", "game-0-report.archfoe.json"]);
  expect(record).toEqual(JSON.parse(RECORD));
  expect([report.refused, report.number, report.without]).toEqual(["Not that one.", client.view!.number, ""]);
  expect(report.log).toEqual(["Ann plays Kick. [BASE-3.1]"]);
  expect(report.browser).toBe(navigator.userAgent);
});

test("without a connection there is a report all the same", async () => {
  const { client, sent } = table();
  client.state = "lost";
  const { file, without } = await makeReport(client);
  expect([without, sent]).toEqual(["There is no connection to the server now.", []]);
  expect(JSON.parse(file.text).report.log.length).toBe(1);
});

test("where the record tells what is hidden, the report says why it is not there", async () => {
  const { client } = table();
  const made = makeReport(client);
  client.hear({ type: "refused", text: "It can be had when the game is over.", rule: "", about: "get_record", number: null });
  const { file, without } = await made;
  expect(without).toBe("It can be had when the game is over.");
  expect(client.refused).toBe(null);
  const told = JSON.parse(file.text);
  expect([told.archfoe, told.report.without, told.key]).toEqual([1, without, undefined]);
});
