import { z } from "zod";
import type { ItemsOf } from "../platform/morning-item.ts";

/** What the morning list says of each kind of item of this area, beside what it says of all. */
export const MORNING = {
  resource: { name: z.string(), amount: z.int(), target: z.number() },
};
export type Waiting = ItemsOf<typeof MORNING>;
