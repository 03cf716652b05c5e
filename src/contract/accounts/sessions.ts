import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { ByAccountId, Id, IdInAddress, Instant } from "../platform/shared.ts";

/** Where somebody is signed in. */
export const Session = z
  .object({
    id: Id,
    browser: z.string().nullable(),
    system: z.string().nullable().describe("the operating system; both are as the browser says"),
    address: z.string().nullable().describe("the network address from which the session began"),
    createdAt: Instant,
    lastSeenAt: Instant,
    isThis: z.boolean(),
  })
  .meta({ id: "Session" });
export type Session = z.infer<typeof Session>;

/** One's own sessions: to see them, and to end what one does not know (rules §2). */
export const sessionCalls = {
  "GET /accounts/:accountId/sessions": {
    params: ByAccountId,
    answer: z.object({ items: z.array(Session).describe("this one first, then the latest used") }),
  },
  "DELETE /accounts/:accountId/sessions": { description: "Ends all but this one.", params: ByAccountId },
  "DELETE /accounts/:accountId/sessions/:id": { params: z.object({ accountId: IdInAddress, id: IdInAddress }) },
} satisfies CallTable;
