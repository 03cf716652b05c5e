import { z } from "zod";
import type { ItemsOf } from "../platform/morning-item.ts";
import { Instant } from "../platform/shared.ts";

/** What the morning list says of each kind of item of this area, beside what it says of all. */
export const MORNING = {
  message: { name: z.string(), start: z.string().describe("of the message"), sentAt: Instant },
};
export type Waiting = ItemsOf<typeof MORNING>;
