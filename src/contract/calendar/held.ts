import { z } from "zod";
import { Day, Instant } from "../platform/shared.ts";

/** What is held of tasks on a person, for the export of personal data (rules §10). */
export const HELD = {
  tasks: z
    .array(z.object({ title: z.string(), dueOn: Day, doneAt: Instant.nullable() }))
    .describe("noted by staff about this person and their adoptions"),
};
export type Held = { [Part in keyof typeof HELD]: z.infer<(typeof HELD)[Part]> };
