import type { DonationStatus } from "../../contract/donations.ts";

/** The state in which every donation begins: nobody has paid (rules §7). */
export const FIRST_STATUS: DonationStatus = "PENDING";

/**
 * The whole life of a donation: which states may follow which. It only goes forward, and what the provider has said for
 * good stays. FAILED is our own state, for an order that we could not make or whose end was never told; the provider, who
 * has the money, may still correct it.
 */
export const PROCESS: Readonly<Record<DonationStatus, readonly DonationStatus[]>> = {
  PENDING: ["COMPLETED", "CANCELED", "FAILED"],
  FAILED: ["COMPLETED", "CANCELED"],
  COMPLETED: [],
  CANCELED: [],
};

/** @returns whether a donation may come from one state to the other; pure: no clock, no database */
export const follows = (from: DonationStatus, to: DonationStatus): boolean => PROCESS[from].includes(to);

/** @returns whether the provider has the money of a donation that it had cancelled: a person should look at it */
export const contradicts = (ours: DonationStatus, told: DonationStatus): boolean =>
  ours === "CANCELED" && told === "COMPLETED";

/**
 * What an order's status at PayU means here. NEW, WAITING_FOR_CONFIRMATION and REJECTED are steps on the way, after which
 * PayU says COMPLETED or CANCELED; so are statuses that PayU may add later.
 */
export function statusOfPayu(status: string): DonationStatus {
  return status === "COMPLETED" || status === "CANCELED" ? status : "PENDING";
}
