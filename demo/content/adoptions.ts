import { COMPLETED_ADOPTIONS } from "./adoptions-completed.ts";
import { ENDED_ADOPTIONS } from "./adoptions-ended.ts";
import { OPEN_ADOPTIONS } from "./adoptions-open.ts";
import type { DemoAdoption } from "./types.ts";

/** Every adoption of the demonstration, the oldest application first, so that ids rise with time. */
export const ADOPTIONS: readonly DemoAdoption[] = [...COMPLETED_ADOPTIONS, ...OPEN_ADOPTIONS, ...ENDED_ADOPTIONS].sort(
  (one, other) => (other.days[0] ?? 0) - (one.days[0] ?? 0),
);
