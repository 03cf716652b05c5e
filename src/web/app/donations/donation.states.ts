import type { DonationStatus } from "../../../contract/donations.ts";

/** Each state in a word and in the colour of states. */
export const DONATION_STATE: Readonly<Record<DonationStatus, { text: string; color: string }>> = {
  COMPLETED: { text: "Completed", color: "green" },
  PENDING: { text: "Pending", color: "yellow" },
  CANCELED: { text: "Cancelled", color: "gray" },
  FAILED: { text: "Failed", color: "red" },
};
