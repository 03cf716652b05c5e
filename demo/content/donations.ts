import { DEMO_ACCOUNTS } from "../accounts.ts";
import type { DemoDonation } from "./types.ts";

/** Half a year of donations: the offered amounts, other amounts, and payments that were cancelled or failed. */
export const DONATIONS: readonly DemoDonation[] = [
  { grosze: 5_000, status: "COMPLETED", daysAgo: 171, time: "19:12", minutes: 3 },
  { grosze: 25_000, status: "COMPLETED", daysAgo: 140, time: "08:41", minutes: 2 },
  { grosze: 100_000, status: "COMPLETED", daysAgo: 118, time: "12:05", minutes: 6 },
  { grosze: 5_000, status: "CANCELED", daysAgo: 97, time: "21:33", minutes: 1 },
  { grosze: 15_000, status: "COMPLETED", daysAgo: 83, time: "17:20", minutes: 4 },
  { grosze: 4_250, status: "COMPLETED", daysAgo: 66, time: "10:02", minutes: 2 },
  { grosze: 10_000, status: "COMPLETED", daysAgo: 51, time: "22:47", minutes: 2 },
  {
    grosze: 50_000,
    status: "FAILED",
    daysAgo: 38,
    time: "20:15",
    minutes: 0,
    remark: "PayU cannot be reached: no answer within 10 s",
  },
  { grosze: 50_000, status: "COMPLETED", daysAgo: 38, time: "20:19", minutes: 5 },
  { grosze: 2_000, status: "COMPLETED", daysAgo: 24, time: "07:55", minutes: 2, resource: "Renal diet, cats" },
  { grosze: 10_000, status: "CANCELED", daysAgo: 15, time: "18:26", minutes: 2 },
  {
    grosze: 10_000,
    status: "COMPLETED",
    daysAgo: 15,
    time: "18:31",
    minutes: 3,
    giver: "user@shelter.example",
    resource: "Dry food, puppies",
  },
  { grosze: 120_050, status: "COMPLETED", daysAgo: 6, time: "13:14", minutes: 7, resource: "Orthopaedic beds" },
  { grosze: 5_000, status: "COMPLETED", daysAgo: 2, time: "16:48", minutes: 2 },
  { grosze: 15_000, status: "PENDING", daysAgo: 0, time: "00:00", minutes: 0 },
];

/** What the demonstration's user gives every month; one charge has followed the first payment. */
export const MONTHLY_GIFT = {
  giver: DEMO_ACCOUNTS[2].email,
  animal: "Dziadek",
  grosze: 3_000,
  /** A month and a half: the next charge is always to come. */
  daysAgo: 45,
  time: "18:20",
} as const;
