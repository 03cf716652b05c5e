import { z } from "zod";
import { Instant } from "../platform/shared.ts";

const HeldMessage = z.object({
  createdAt: Instant,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  answeredAt: Instant.nullable(),
  replies: z.array(z.object({ text: z.string(), sentAt: Instant })),
});

/** What is held of messages, searches and newsletters on a person, for the export of personal data (rules §10). */
export const HELD = {
  contactMessages: z.array(HeldMessage).describe("sent while signed in"),
  savedSearches: z.array(z.object({ query: z.string(), savedAt: Instant, confirmedAt: Instant.nullable() })),
  newsletter: z.object({ subscribedAt: Instant, confirmedAt: Instant.nullable() }).nullable(),
};
export type Held = { [Part in keyof typeof HELD]: z.infer<(typeof HELD)[Part]> };
