import type { DonationStatus } from "../../contract/giving/donations.ts";

/** The state in which every donation begins: nobody has paid (rules §7). */
export const FIRST_STATUS: DonationStatus = "PENDING";

/**
 * Which states may follow which. A donation only goes forward, and what the provider has settled stays. FAILED is our own
 * state, for an order that we could not make or whose result was never reported; the provider may still correct it.
 */
export const PROCESS: Readonly<Record<DonationStatus, readonly DonationStatus[]>> = {
  PENDING: ["COMPLETED", "CANCELED", "FAILED"],
  FAILED: ["COMPLETED", "CANCELED"],
  COMPLETED: ["Refunded"],
  CANCELED: [],
  Refunded: [],
};

/** @returns whether a donation in one state may get the other */
export const canFollow = (from: DonationStatus, to: DonationStatus): boolean => PROCESS[from].includes(to);

/** @returns whether the provider has received money for a donation that it had cancelled: an admin should look at it */
export const contradicts = (ours: DonationStatus, reported: DonationStatus): boolean =>
  ours === "CANCELED" && reported === "COMPLETED";

/**
 * Translates PayU's order status. NEW, WAITING_FOR_CONFIRMATION and REJECTED are not final: COMPLETED or CANCELED follows
 * them. Statuses that PayU may add later are taken as not final either.
 */
export function statusOfPayu(status: string): DonationStatus {
  return status === "COMPLETED" || status === "CANCELED" ? status : "PENDING";
}
