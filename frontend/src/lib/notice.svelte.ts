// Who looks at another tab is told by the browser when it is their turn, if they have asked for that.

import { saveSettings, settings } from "./settings.svelte.ts";

/** Does this browser have such notices? Without a secure connection it has not. */
export function canNotify(): boolean {
  return "Notification" in window && isSecureContext;
}

/** Switched on, and the browser lets us? */
export function notifies(): boolean {
  return settings.notify && canNotify() && Notification.permission === "granted";
}

/** Asks the browser for leave; only ever after a press, since nobody wants to be asked unasked. */
export async function wantNotices(wanted: boolean): Promise<void> {
  const leave = wanted && canNotify() ? await Notification.requestPermission() : "denied";
  settings.notify = leave === "granted";
  saveSettings();
}

/** One notice for each table: a later one takes the place of an earlier one. */
export function notice(room: string, title: string, body: string): void {
  if (!document.hidden || !notifies()) return;
  try {
    const shown = new Notification(title, { body, tag: room });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Some phones allow them only to installed pages.
  }
}
