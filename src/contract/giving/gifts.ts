import { z } from "zod";
import { YearQuery } from "../animals/animal-papers.ts";
import type { Animal } from "../animals/animals.ts";
import type { CallTable } from "../platform/call.ts";
import { PAGE_SIZE } from "../platform/lists.ts";
import { ById, chosenId, Id, Instant, listOf, listQuery } from "../platform/shared.ts";
import { messages } from "../texts/message.ts";
import { formTexts } from "../texts/texts.ts";
import {
  DONATION_CURRENCY,
  DONATION_STATUSES,
  DonationRequest,
  DonationStarted,
  MonthlyGiftRequest,
} from "./donations.ts";
import { REFUND_FIELDS } from "./refunds.ts";

const text = messages(() => formTexts().donations);

/** Money that the shelter collects for something in store, in grosze: 1 to 100 000 PLN. */
export const GOAL_LIMITS = { min: 100, max: 10_000_000 } as const;

/**
 * What a donation is meant for: one animal, or something in store that the shelter collects money for. Most are meant for
 * all animals.
 */
const purpose = { animalId: chosenId(text.animalGone).optional(), resourceId: chosenId(text.wishGone).optional() };
export const DonationPurpose = z.object(purpose);
export type DonationPurpose = z.output<typeof DonationPurpose>;

const isForOneThing = ({ animalId, resourceId }: DonationPurpose) => animalId === undefined || resourceId === undefined;
const forOneThing = { path: ["resourceId"], ...text.onePurpose };

export const DonationBody = DonationRequest.extend(purpose).refine(isForOneThing, forOneThing);
export type DonationBody = z.output<typeof DonationBody>;

export const MonthlyGiftBody = MonthlyGiftRequest.extend(purpose).refine(isForOneThing, forOneThing);
export type MonthlyGiftBody = z.output<typeof MonthlyGiftBody>;

/** A donation as its giver sees it. */
export const OwnDonation = z
  .object({
    id: Id,
    amountGrosze: z.int(),
    currency: z.literal(DONATION_CURRENCY),
    status: z.enum(DONATION_STATUSES),
    isTest: z.boolean(),
    createdAt: Instant,
    settledAt: Instant.nullable(),
    ...REFUND_FIELDS,
    purpose: z.string().nullable().describe("what it is meant for, as the giver read it"),
  })
  .meta({ id: "OwnDonation" });
export type OwnDonation = z.infer<typeof OwnDonation>;

/** The donations of one giver that arrived in a calendar year, and what has stayed of them. */
export const GivenInYear = z
  .object({ year: z.int(), count: z.int(), amountGrosze: z.int() })
  .meta({ id: "GivenInYear" });
export type GivenInYear = z.infer<typeof GivenInYear>;
const years = z.array(GivenInYear).describe("only what has arrived, the latest year first");

export const OwnDonationPage = listOf(OwnDonation).extend({ years });
export type OwnDonationPage = z.infer<typeof OwnDonationPage>;

/** Something that the shelter collects money for, with what has come in, in grosze. */
export type Wish = { id: number; text: string; goalGrosze: number; givenGrosze: number };

/** The purposes to choose from: the animal or wish of the address, otherwise an animal that has waited for long. */
export type GiftChoices = {
  animal: Animal | null;
  wish: Wish | null;
  someone: Animal | null;
  wishes: readonly Wish[];
};

/** Giving, and what one person has given while signed in (spec §7, rules §7). */
export const giftCalls = {
  "POST /payment/donate": { body: DonationBody, answer: DonationStarted, status: 201 },
  "GET /donations/me": { query: listQuery(PAGE_SIZE.adminList), answer: OwnDonationPage },
  "GET /donations/me/statement": { query: YearQuery },
  "GET /users/:id/donations": { params: ById, answer: z.object({ years }) },
  "GET /users/:id/donations/statement": { params: ById, query: YearQuery },
} satisfies CallTable;
