import { COMPLETED_ADOPTIONS } from "./adoptions-completed.ts";
import { ENDED_ADOPTIONS } from "./adoptions-ended.ts";
import { OPEN_ADOPTIONS } from "./adoptions-open.ts";
import type { AdoptionStory } from "./shapes.ts";

/** Every adoption of the demonstration, the oldest letter first, so that ids follow time. */
export const ADOPTIONS: readonly AdoptionStory[] = [...COMPLETED_ADOPTIONS, ...OPEN_ADOPTIONS, ...ENDED_ADOPTIONS].sort(
  (one, other) => (other.days[0] ?? 0) - (one.days[0] ?? 0),
);
