import { z } from "zod";
import type { CallTable } from "../platform/call.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { ById, choice, Day, exportedListQuery, Id, Instant, listOf } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { recordTexts } from "../texts/texts.ts";
import { DonationStarted, MonthlyGiftRequest } from "./donations.ts";
import { MonthlyGiftBody } from "./gifts.ts";

/** `beginning`: the first gift is not paid yet, or its card is not known yet. */
export const MONTHLY_STATES = ["beginning", "active", "paused", "ended"] as const;
export type MonthlyState = (typeof MONTHLY_STATES)[number];

/**
 * Why a gift is paused or ended. `refused`: the bank refused the charge several times; `card`: the card has expired or is
 * not kept any more; `unpaid`: the first gift was never paid; `paid once`: it
 * was paid after the monthly gift had ended without it; `not kept`: the provider did not keep the card.
 */
export const MONTHLY_REASONS = [
  "giver",
  "staff",
  "refused",
  "card",
  "unpaid",
  "paid once",
  "not kept",
  "closed",
] as const;
export type MonthlyReason = (typeof MONTHLY_REASONS)[number];

export const MonthlyAction = z.enum(["change", "pause", "resume", "end"]);
export type MonthlyAction = z.infer<typeof MonthlyAction>;

/** What somebody gives every month, as they see it. The card is kept by the payment provider, and is never in an answer. */
export const MonthlyGift = z
  .object({
    id: Id,
    amountGrosze: z.int().describe("of each month, in grosze"),
    purpose: z.string().nullable().describe("what it is meant for; null: all animals"),
    isTest: z.boolean(),
    state: z.enum(MONTHLY_STATES),
    reason: z.enum(MONTHLY_REASONS).nullable().describe("why it is paused or ended"),
    dayOfMonth: z.int().describe("in shorter months it is the last day"),
    nextChargeOn: Day.nullable(),
    card: z.string().nullable().describe("the number of the card without its middle"),
    cardExpires: z.string().nullable().describe("YYYY-MM"),
    createdAt: Instant,
    endedAt: Instant.nullable(),
  })
  .meta({ id: "MonthlyGift" });
export type MonthlyGift = z.infer<typeof MonthlyGift>;

const actions = z.array(MonthlyAction).describe("what the reader may do with it");
export const OwnMonthlyGift = z.object({ gift: MonthlyGift.extend({ actions }).nullable() });
export type OwnMonthlyGift = z.infer<typeof OwnMonthlyGift>;

/** The same as admins see it. */
export const MonthlyGiftRecord = MonthlyGift.extend({
  giver: z
    .object({ userId: Id.nullable().describe("null of staff"), fullName: z.string() })
    .nullable()
    .describe("null once the account is closed"),
  actions,
});
export type MonthlyGiftRecord = z.infer<typeof MonthlyGiftRecord>;

export const MonthlyGiftPage = listOf(MonthlyGiftRecord).extend({
  active: z
    .object({ count: z.int(), amountGrosze: z.int() })
    .describe("of the active ones, whatever is searched: how many, and what they give in a month"),
});
export type MonthlyGiftPage = z.infer<typeof MonthlyGiftPage>;

export const MonthlyGiftQuery = exportedListQuery(PAGE_SIZE.adminList).extend({
  state: choice(MONTHLY_STATES, messages(() => recordTexts().monthlyGifts).stateInvalid),
});
export type MonthlyGiftQuery = z.output<typeof MonthlyGiftQuery>;

/** Giving every month by card (rules §7, docs/decisions/0053). */
export const monthlyGiftCalls = {
  "POST /payment/monthly": { body: MonthlyGiftBody, answer: DonationStarted, status: 201 },
  "GET /monthly-gifts/me": { answer: OwnMonthlyGift },
  "PUT /monthly-gifts/me": { body: MonthlyGiftRequest, answer: OwnMonthlyGift },
  "POST /monthly-gifts/me/pause": { answer: OwnMonthlyGift },
  "POST /monthly-gifts/me/resume": { answer: OwnMonthlyGift },
  "POST /monthly-gifts/me/end": { answer: OwnMonthlyGift },
  "GET /monthly-gifts": { query: MonthlyGiftQuery, answer: MonthlyGiftPage },
  "POST /monthly-gifts/:id/end": { params: ById },
} satisfies CallTable;
