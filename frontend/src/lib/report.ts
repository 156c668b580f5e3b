// One file about a problem: the record, if it may be had, and beside it what the page knows.

import type { Client } from "./client.svelte.ts";
import type { RecordFile } from "./download.ts";

const LINES = 40;

export interface Report {
  file: RecordFile;
  /** Why the record is not in it; "" if it is. */
  without: string;
}

export async function makeReport(client: Client): Promise<Report> {
  let record: RecordFile | null = null;
  let without = "";
  try {
    const { name, text } = await client.getRecord();
    record = { name, text };
  } catch (error) {
    without = error instanceof Error ? error.message : "Can't reach the server. Check that it's running, then try again.";
  }
  const told = about(client, without);
  const name = `${client.view?.game || client.id}-report.archfoe.json`;
  return { file: { name, text: record ? withReport(record.text, told) : alone(client, told) }, without };
}

function about(client: Client, without: string) {
  const { room, view } = client;
  return {
    saved: new Date().toISOString(),
    version: room?.version ?? "",
    protocol: room?.protocol ?? 0,
    game: view?.game ?? "",
    number: view?.number ?? 0,
    seat: view?.table.seat ?? null,
    asked: view?.table.prompt?.text ?? "",
    refused: client.lastRefused?.text ?? "",
    browser: navigator.userAgent,
    window: [innerWidth, innerHeight],
    log: client.lines.slice(-LINES).map((line) => (line.rule ? `${line.text} [${line.rule}]` : line.text)),
    without,
  };
}

/** A record's file with a report in it: readers of records leave the report aside. */
export function withReport(record: string, report: object): string {
  return record.replace(/\n\}\s*$/, () => `,\n  "report": ${JSON.stringify(report)}\n}\n`);
}

function alone(client: Client, report: object): string {
  return `${JSON.stringify({ archfoe: 1, version: client.room?.version ?? "", report }, null, 2)}\n`;
}
