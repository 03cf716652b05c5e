import type { DonationTierName } from "../../../contract/donations.ts";

/** The benefits of each donation tier (spec §2.4). */
export const TIER_BENEFITS: Readonly<Record<DonationTierName, readonly string[]>> = {
  Bronze: ["Dry food for one cat for two weeks", "A toy that will be loved to pieces"],
  Silver: ["Vaccination for one dog or cat", "Protection against fleas and ticks", "A warm blanket"],
  Gold: ["A check by the vet on arrival", "A microchip and its registration", "A collar and a lead that fit"],
  Platinum: ["Spaying or neutering of one cat", "The medicines for the days after", "A quiet room to get well in"],
  Diamond: ["Blood tests and an X-ray", "A dental treatment", "A month of special food for a patient"],
  Legendary: [
    "An operation that saves a life",
    "Its aftercare and physiotherapy",
    "A month of everything for one large dog",
  ],
};

/** Frequent questions about donations. */
export const DONATION_NOTES: readonly { title: string; text: string }[] = [
  {
    title: "One time, and that is all",
    text: "You give once. Nothing renews itself, and you need no account.",
  },
  {
    title: "Safe payment",
    text: "You pay by card or bank transfer on the pages of PayU. We never see the number of your card.",
  },
  {
    title: "Where it goes",
    text: "The lists are examples of what things cost us. Your money is spent where an animal needs it most.",
  },
];
