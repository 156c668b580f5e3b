// The address at which others reach this server: what the server says, else the one in the address bar.

import { getSetup } from "./server.ts";

let outer = $state("");
let asked = false;
let told = $state(false);
let here = false;

export function outerAddress(): string {
  if (!asked) {
    asked = true;
    here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
    if (here)
      getSetup().then(
        (setup) => {
          outer = setup.address.replace(/\/$/, "");
          told = true;
        },
        () => (told = true),
      );
  }
  return outer || location.origin;
}

/** Is it known by now? Until then a code would be drawn twice. */
export function addressKnown(): boolean {
  outerAddress();
  return told || !here;
}

/** Can nobody but this computer open a link to this server? */
export function onlyHere(): boolean {
  return addressKnown() && here && outer === "";
}
