import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { choice, exportedListQuery, Id, Instant, listOf, sortBy } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { DONATION_CURRENCY, DONATION_STATUSES } from "./donations.ts";
import { REFUND_FIELDS } from "./refunds.ts";

/** One donation as admins see it; one that was made while signed in has its giver (rules §7). */
export const Donation = z
  .object({
    id: Id,
    extOrderId: z.string().describe("our name of the order at the payment provider"),
    providerOrderId: z.string().nullable().describe("the provider's name of it, once it has one"),
    amountGrosze: z.int().describe("the amount in grosze: 5000 is 50 PLN"),
    currency: z.literal(DONATION_CURRENCY),
    status: z.enum(DONATION_STATUSES),
    isTest: z.boolean().describe("made with the stand-in for the payment provider: no money has moved"),
    createdAt: Instant,
    settledAt: Instant.nullable().describe("when its money arrived, or it ended otherwise"),
    ...REFUND_FIELDS,
    lastError: z.string().nullable().describe("what went wrong last"),
    purpose: z
      .object({ animalId: Id.nullable(), resourceId: Id.nullable(), text: z.string() })
      .nullable()
      .describe("what it is meant for; an id is null when that has been deleted"),
    giver: z.object({ userId: Id.nullable().describe("null of staff"), fullName: z.string() }).nullable(),
  })
  .meta({ id: "Donation" });
export type Donation = z.infer<typeof Donation>;

/** The list, with what has stayed of the donations that match the search. The status filter does not change this sum. */
export const DonationPage = listOf(Donation).extend({
  completedGrosze: z.int().describe("grosze; test donations count only where all donations are tests"),
});
export type DonationPage = z.infer<typeof DonationPage>;

/** What the list may be sorted by. */
export const DONATION_SORTS = ["createdAt", "amountGrosze", "status", "settledAt"] as const;

/** The query of `GET /donations` (rules §11); `q` is the beginning of an order's name, or an amount in PLN. */
export const DonationQuery = exportedListQuery(PAGE_SIZE.adminList).extend({
  status: choice(DONATION_STATUSES, messages(() => recordTexts().donations).statusInvalid),
  sort: sortBy(DONATION_SORTS),
});
export type DonationQuery = z.output<typeof DonationQuery>;

export const donationRecordCalls = {
  "GET /donations": { query: DonationQuery, answer: DonationPage },
} satisfies CallTable;
