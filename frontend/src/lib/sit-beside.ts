// Somebody else sits down at this screen: the seat gets its own key, and this browser keeps all of them.

import { Client } from "./client.svelte.ts";
import { keepRoom, ownRoom } from "./stored.ts";

/** Takes a seat that is open for somebody beside who is here already; from then on the screen is shared. */
export function sitBeside(room: string, own: { seat: number; token: string }, seat: number, name: string): Promise<void> {
  return new Promise((done, failed) => {
    const guest = new Client(room, "");
    guest.playback.enabled = false;
    guest.onSeated = (taken, token) => {
      const kept = ownRoom(room);
      keepRoom({
        room,
        title: kept?.title ?? "A table by link",
        at: Date.now(),
        tokens: { ...kept?.tokens, [own.seat]: own.token, [taken]: token },
        hotSeat: true,
      });
      guest.close();
      done();
    };
    guest.onRefused = (text) => {
      guest.close();
      failed(new Error(text));
    };
    guest.onOpen = () => guest.sitDown(seat, name);
  });
}
