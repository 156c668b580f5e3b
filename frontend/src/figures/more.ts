// Kinds of powers, things and places that no card of the base set needs: fetched with the first card of another set.

import { DEEDS } from "./deeds.ts";
import { LANDS } from "./lands.ts";
import { MACHINES } from "./machines.ts";
import { PLACES } from "./places.ts";
import { POWERS } from "./powers.ts";
import { THINGS } from "./things.ts";

Object.assign(POWERS, DEEDS);
Object.assign(THINGS, MACHINES);
Object.assign(PLACES, LANDS);
