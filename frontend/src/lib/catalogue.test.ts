import { expect, test, vi } from "vitest";
import type { Face } from "../protocol.ts";
import { face, facesOf } from "./catalogue.svelte.ts";

function answered(card: string, name: string): Face {
  return { card, name } as Face;
}

test("a card that its set does not list is asked for by itself, once", async () => {
  const addresses: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    if (!address.includes("attic")) return Promise.reject(new Error("Another test still asks for its own cards."));
    addresses.push(address);
    const cards = [answered("attic/punch", "Punch")];
    const body = address.startsWith("/api/face/") ? answered("attic/darkseid", "Darkseid") : { sets: {}, cards };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  expect(face("attic/darkseid").name).toBe("darkseid");
  await vi.waitFor(() => expect(face("attic/punch").name).toBe("Punch"));
  await vi.waitFor(() => expect(face("attic/darkseid").name).toBe("Darkseid"));
  expect(addresses.filter((address) => address.startsWith("/api/face/"))).toEqual(["/api/face/attic/darkseid"]);
  expect(facesOf("attic").map((known) => known.name)).toEqual(["Punch", "Darkseid"]);
});
