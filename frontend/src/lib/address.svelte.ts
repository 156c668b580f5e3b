// The address at which others reach this server: what the server says, else the one in the address bar.

import { getSetup } from "./server.ts";

let outer = $state("");
let asked = false;
let told = $state(false);

export function outerAddress(): string {
  if (!asked) {
    asked = true;
    const here = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
    if (here)
      getSetup().then(
        (setup) => {
          outer = setup.address.replace(/\/$/, "");
          told = true;
        },
        () => {},
      );
  }
  return outer || location.origin;
}

/** Can nobody but this computer open a link to this server? */
export function onlyHere(): boolean {
  outerAddress();
  return told && outer === "";
}
