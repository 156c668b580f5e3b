import { expect, test, vi } from "vitest";
import type { Face } from "../protocol.ts";
import { face, facesOf } from "./catalogue.svelte.ts";

function answered(card: string, name: string): Face {
  return { card, name } as Face;
}

test("a card that its set does not list is asked for by itself, once", async () => {
  const addresses: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    addresses.push(address);
    const cards = [answered("rebirth/punch", "Punch")];
    const body = address.startsWith("/api/face/") ? answered("rebirth/darkseid", "Darkseid") : { sets: {}, cards };
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  expect(face("rebirth/darkseid").name).toBe("darkseid");
  await vi.waitFor(() => expect(face("rebirth/punch").name).toBe("Punch"));
  await vi.waitFor(() => expect(face("rebirth/darkseid").name).toBe("Darkseid"));
  expect(addresses.filter((address) => address.startsWith("/api/face/"))).toEqual(["/api/face/rebirth/darkseid"]);
  expect(facesOf("rebirth").map((known) => known.name)).toEqual(["Punch", "Darkseid"]);
});
