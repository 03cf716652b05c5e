import { z } from "zod";
import { Day, Instant } from "./shared.ts";

const HeldAttachment = z.object({
  subject: z.string().describe("the record that it is on, as adoption:2"),
  name: z.string(),
  title: z.string(),
  type: z.string(),
  bytes: z.int(),
  on: Day.nullable(),
  addedAt: Instant,
  file: z.string().describe("where staff read the file, to hand it over"),
});

/** What is held of letters and files on a person, for the export of personal data (rules §10). */
export const HELD = {
  attachments: z.array(HeldAttachment).describe("on this person and on their adoptions"),
  letters: z.array(z.object({ subject: z.string(), text: z.string(), createdAt: Instant, sentAt: Instant.nullable() })),
};
export type Held = { [Part in keyof typeof HELD]: z.infer<(typeof HELD)[Part]> };
