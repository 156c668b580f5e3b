// All stories with their words, fetched once when somebody opens one.

import type { StoryShown } from "../protocol.ts";
import { getStories } from "../lib/server.ts";

let found: Promise<StoryShown[]> | undefined;

export function allStories(): Promise<StoryShown[]> {
  found ??= getStories().then(
    (told) => told.stories,
    (error: Error) => {
      found = undefined;
      throw error;
    },
  );
  return found;
}
