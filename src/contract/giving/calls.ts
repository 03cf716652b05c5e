import type { donationRecordCalls } from "./donation-records.ts";
import type { giftCalls } from "./gifts.ts";
import type { monthlyGiftCalls } from "./monthly-gifts.ts";
import type { resourceCalls } from "./resources.ts";

/** The calls of this area. Only types, so that the browser loads no schemas for them. */
export type GivingCalls = typeof donationRecordCalls &
  typeof giftCalls &
  typeof monthlyGiftCalls &
  typeof resourceCalls;
