import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { EMAIL_MESSAGE, simpleEmail } from "../platform/email.ts";

/** The longest query of an address that is taken, in characters. */
const MAX_QUERY_LENGTH = 1000;

/** A search that a mailbox is to be written about when a new animal fits it (rules §6). */
export const SavedSearchRequest = z.object({
  emailAddress: simpleEmail(EMAIL_MESSAGE.pleaseEnterValid),
  query: z
    .string()
    .max(MAX_QUERY_LENGTH)
    .default("")
    .describe("the query of the animals list's address; its filters are kept and the rest is not"),
});
export type SavedSearchRequest = z.output<typeof SavedSearchRequest>;

/** Letters about new animals (rules §6). */
export const savedSearchCalls = {
  "POST /saved-searches": {
    description: "The answer is the same whatever is known about the mailbox; a letter there says the rest.",
    body: SavedSearchRequest,
    answer: z.object({ emailAddress: z.string() }),
  },
} satisfies CallTable;
