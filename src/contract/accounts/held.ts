import { z } from "zod";
import { Instant } from "../platform/shared.ts";

/** What is held of signing in on a person, for the export of personal data (rules §10). */
export const HELD = {
  sessions: z.array(
    z.object({
      createdAt: Instant,
      lastSeenAt: Instant,
      userAgent: z.string().nullable(),
      address: z.string().nullable(),
    }),
  ),
  signingIn: z
    .object({
      passkeys: z.array(z.object({ name: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() })),
      authenticatorAppSince: Instant.nullable(),
      recoveryCodesLeft: z.int(),
      knownBrowsersLastSeenAt: z.array(Instant),
    })
    .describe("what is needed besides the password, and the browsers that have signed in before"),
};
export type Held = { [Part in keyof typeof HELD]: z.infer<(typeof HELD)[Part]> };
