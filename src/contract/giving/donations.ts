import { z } from "zod";
import { type Message, messages } from "../texts/message.ts";
import { formTexts } from "../texts/texts.ts";

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

/** The limits of one donation in PLN; amounts have at most two decimals (rules §7). */
export const DONATION_LIMITS = { min: 1, max: 50_000, decimals: 2 } as const;

const text = messages(() => formTexts().donations);

/** 50000 as "50 000", with no-break spaces. */
const grouped = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, "\u00a0");

/** The message with the smallest and the largest amount. */
export const donationRangeText = (): string =>
  formTexts().donations.range(String(DONATION_LIMITS.min), grouped(DONATION_LIMITS.max));
const range: Message = { error: donationRangeText };

const amountInPln = z
  .number(text.required)
  .min(DONATION_LIMITS.min, range)
  .max(DONATION_LIMITS.max, range)
  .refine((amount) => Number(amount.toFixed(DONATION_LIMITS.decimals)) === amount, text.decimals)
  .describe("PLN");

export const DonationRequest = z.object({ amount: amountInPln });
export type DonationRequest = z.output<typeof DonationRequest>;

/** The amount of a monthly gift (docs/decisions/0053). */
export const MonthlyGiftRequest = z.object({ monthlyAmount: amountInPln });
export type MonthlyGiftRequest = z.output<typeof MonthlyGiftRequest>;

/** The answer: where the browser goes to pay (spec §7). */
export const DonationStarted = z.object({ url: z.string() });

/** The currency of all donations (spec §9). */
export const DONATION_CURRENCY = "PLN";

/** @param amount in PLN, with two decimals at most @returns the same in grosze, the unit in which money is kept */
export const groszeOf = (amount: number): number => Math.round(amount * 100);

/**
 * The states of a donation. FAILED is ours: the order could not be made, or its outcome is unknown; the provider
 * may still say otherwise. Refunded: all of it was given back.
 */
export const DONATION_STATUSES = ["PENDING", "COMPLETED", "CANCELED", "FAILED", "Refunded"] as const;
export type DonationStatus = (typeof DONATION_STATUSES)[number];
