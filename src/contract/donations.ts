import { z } from "zod";
import { choice, Id, Instant, listOf, listQuery, PAGE_SIZE, sortBy } from "./shared.ts";

/** Donation tiers in PLN (spec §9), from the smallest. */
export const DONATION_TIERS = [
  { name: "Bronze", amount: 50 },
  { name: "Silver", amount: 100 },
  { name: "Gold", amount: 150 },
  { name: "Platinum", amount: 250 },
  { name: "Diamond", amount: 500 },
  { name: "Legendary", amount: 1000 },
] as const;
export type DonationTierName = (typeof DONATION_TIERS)[number]["name"];

/** What one donation may be, in PLN; amounts have two decimals at most (decisions §7). */
export const DONATION_LIMITS = { min: 1, max: 50_000, decimals: 2 } as const;

/** 50000 as people read it: "50 000", with spaces that do not break. */
const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, "\u00a0");

/** What the donate form and call say about the amount. */
export const DONATION_TEXT = {
  required: "Please enter an amount.",
  range: `Please choose an amount from ${DONATION_LIMITS.min} to ${grouped(DONATION_LIMITS.max)} PLN.`,
  decimals: "Please use at most two decimals.",
  failed: "We could not reach the payment provider. Nothing was charged; please try again later.",
  tooMany: "Too many donations from this address. Please try again later.",
  notOffered: "Donations cannot be made online at the moment. Nothing was charged.",
  loadFailed: "Error loading donations.",
} as const;

/** The body of `POST /payment/donate` (spec §7, decisions §7). */
export const DonationRequest = z.object({
  amount: z
    .number(DONATION_TEXT.required)
    .min(DONATION_LIMITS.min, DONATION_TEXT.range)
    .max(DONATION_LIMITS.max, DONATION_TEXT.range)
    .refine((amount) => Number(amount.toFixed(DONATION_LIMITS.decimals)) === amount, DONATION_TEXT.decimals)
    .describe("PLN"),
});
export type DonationRequest = z.output<typeof DonationRequest>;

/** The answer: where the browser goes to pay (spec §7). */
export const DonationStarted = z.object({ url: z.string() });

/** What a donation is for the provider to show on its page. */
export const DONATION_DESCRIPTION = "Donation to the animal shelter";

/** The currency of all donations (spec §9). */
export const DONATION_CURRENCY = "PLN";

/** @param amount in PLN, with two decimals at most @returns the same in grosze, the unit in which money is kept */
export const groszeOf = (amount: number): number => Math.round(amount * 100);

/**
 * The states of a donation. FAILED is ours: the order could not be made, or nothing more was heard of it; the provider
 * may still say otherwise.
 */
export const DONATION_STATUSES = ["PENDING", "COMPLETED", "CANCELED", "FAILED"] as const;
export type DonationStatus = (typeof DONATION_STATUSES)[number];

/** One donation as admins see it; it belongs to nobody (decisions §7). */
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
    settledAt: Instant.nullable().describe("when it came to its status, if that is not PENDING"),
    lastError: z.string().nullable().describe("what went wrong last"),
  })
  .meta({ id: "Donation" });
export type Donation = z.infer<typeof Donation>;

/** The list, with what was given in all by the completed ones among those that the search finds, whatever the status. */
export const DonationPage = listOf(Donation).extend({
  completedGrosze: z.int().describe("grosze; test donations count only where all donations are tests"),
});
export type DonationPage = z.infer<typeof DonationPage>;

/** What the list may be sorted by. */
export const DONATION_SORTS = ["createdAt", "amountGrosze", "status", "settledAt"] as const;

/** The query of `GET /donations` (decisions §11); `q` is the beginning of an order's name, or an amount in PLN. */
export const DonationQuery = listQuery(PAGE_SIZE.adminList).extend({
  status: choice(DONATION_STATUSES, "Status must be PENDING, COMPLETED, CANCELED or FAILED."),
  sort: sortBy(DONATION_SORTS),
});
export type DonationQuery = z.output<typeof DonationQuery>;
