import { type RawBuilder, sql } from "kysely";
import { DONATION_CURRENCY } from "../../contract/giving/donations.ts";
import type {
  DonationPurpose,
  GiftChoices,
  GivenInYear,
  OwnDonation,
  OwnDonationPage,
  Wish,
} from "../../contract/giving/gifts.ts";
import { formTexts } from "../../contract/texts/texts.ts";
import { findAnimal, listAnimals } from "../animals/animal.queries.ts";
import { VISITOR } from "../base/actor.ts";
import { instant, instantOrNull } from "../base/clock.ts";
import { HttpProblem, invalid } from "../base/errors.ts";
import type { System } from "../database/context.ts";
import { type PageRequest, pageOf } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { readersText } from "../database/translations.ts";
import { presentRefunds, refundsOf, type StoredRefund, stayed } from "./donation.queries.ts";

/** A donation counts when its money has arrived; sandbox money only while no real provider is set up (decision 0012). */
const arrived = (isTest: boolean): RawBuilder<boolean> =>
  isTest ? sql<boolean>`d.status = 'COMPLETED'` : sql<boolean>`d.status = 'COMPLETED' and not d.is_test`;

/** SQL for the sum that arrived and has stayed for the resource `r` since its collection began, in grosze. */
export const givenFor = (isTest: boolean): RawBuilder<number> => sql<number>`(
  select coalesce(sum(${stayed("d")}), 0)::int from donations as d
  where d.resource_id = r.id and d.created_at >= r.goal_since and ${arrived(isTest)})`;

/** SQL for what a collection is called: the words written for donors, else the resource's name. */
const wishText = () => sql<string>`coalesce(nullif(${readersText("r.appeal")}, ''), r.name)`;

const wishes = (db: Db, isTest: boolean) =>
  db
    .selectFrom("resources as r")
    .where("r.goal_grosze", "is not", null)
    .select(["r.id", wishText().as("text"), sql<number>`r.goal_grosze`.as("goalGrosze")])
    .select(givenFor(isTest).as("givenGrosze"));

/** An animal that donations can be meant for: visitors see it, and it has not been adopted. */
async function findSupportedAnimal(system: System, id: number | undefined) {
  if (id === undefined) return undefined;
  const animal = await findAnimal(system, id);
  return animal?.status === "Adopted" ? undefined : animal;
}

/**
 * What the donate page offers besides the amounts.
 * @param asked the purpose in the page's address; ignored when it takes no donations
 * @param isTest whether the provider in use is the sandbox
 */
export async function giftChoices(system: System, asked: DonationPurpose, isTest: boolean): Promise<GiftChoices> {
  const collections: Wish[] = await wishes(system.db, isTest).orderBy("r.goal_since").orderBy("r.id").execute();
  const animal = await findSupportedAnimal(system, asked.animalId);
  const wish = animal ? undefined : collections.find(({ id }) => id === asked.resourceId);
  const longest = { sort: "waiting", status: "Available", pageSize: 1 } as const;
  const [someone] = animal || wish ? [] : (await listAnimals({ ...system, actor: VISITOR }, longest)).items;
  return { animal: animal ?? null, wish: wish ?? null, someone: someone ?? null, wishes: collections };
}

/**
 * The columns that store the purpose of a donation.
 * @throws HttpProblem 400 for an animal that has left, or a resource without a collection
 */
export async function purposeColumns(system: System, { animalId, resourceId }: DonationPurpose) {
  const animal = await findSupportedAnimal(system, animalId);
  if (animalId !== undefined && !animal) throw refused("animalId", formTexts().donations.animalGone);
  const wish =
    resourceId === undefined
      ? undefined
      : await wishes(system.db, false).where("r.id", "=", resourceId).executeTakeFirst();
  if (resourceId !== undefined && !wish) throw refused("resourceId", formTexts().donations.wishGone);
  return { animal_id: animal?.id, resource_id: wish?.id, purpose: animal?.name ?? wish?.text ?? "" };
}

/** The same for a charge of a monthly gift. A purpose that takes no donations any more becomes "for all animals". */
export async function currentPurpose(
  system: System,
  { animalId, resourceId }: { animalId: number | null; resourceId: number | null },
) {
  const wanted = { animalId: animalId ?? undefined, resourceId: resourceId ?? undefined };
  try {
    const { animal_id = null, resource_id = null, purpose } = await purposeColumns(system, wanted);
    return { animal_id, resource_id, purpose };
  } catch (error) {
    if (error instanceof HttpProblem) return { animal_id: null, resource_id: null, purpose: "" };
    throw error;
  }
}

const refused = (field: string, text: string) => invalid([{ field, errors: [text] }]);

const ofAccount = (db: Db, accountId: number) => db.selectFrom("donations as d").where("d.account_id", "=", accountId);

const COLUMNS = [
  "d.id",
  "d.amount_grosze as amountGrosze",
  "d.status",
  "d.is_test as isTest",
  "d.created_at",
  "d.settled_at",
  "d.purpose",
] as const;
const columns = () => [...COLUMNS, refundsOf().as("refunds")] as const;

const present = ({ created_at, settled_at, refunds, ...donation }: Row): OwnDonation => ({
  ...donation,
  ...presentRefunds(refunds),
  currency: DONATION_CURRENCY,
  purpose: donation.purpose || null,
  createdAt: instant(created_at),
  settledAt: instantOrNull(settled_at),
});
type Row = Omit<OwnDonation, "currency" | "createdAt" | "settledAt" | "purpose" | "refunded" | "refunds"> & {
  refunds: StoredRefund[];
  purpose: string;
  created_at: Date;
  settled_at: Date | null;
};

/** One page of an account's donations, the newest first, and the sum of each year. */
export async function ownDonations(
  { db, clock }: System,
  accountId: number,
  query: PageRequest,
  isTest: boolean,
): Promise<OwnDonationPage> {
  const page = await pageOf(
    db,
    ofAccount(db, accountId),
    (all) => all.select(columns()).orderBy("d.created_at", "desc").orderBy("d.id", "desc"),
    query,
  );
  return { ...page, items: page.items.map(present), years: await givenByYear({ db, clock }, accountId, isTest) };
}

/** All donations of an account, for the export of personal data (rules §10). */
export async function exportDonations(db: Db, accountId: number): Promise<OwnDonation[]> {
  return (await ofAccount(db, accountId).select(columns()).orderBy("d.id").execute()).map(present);
}

const yearOf = (zone: string) => sql<number>`extract(year from d.settled_at at time zone ${zone})::int`;

/** What has stayed of an account's donations, by the year of the shelter's calendar in which they arrived, the latest first. */
export async function givenByYear({ db, clock }: System, accountId: number, isTest: boolean): Promise<GivenInYear[]> {
  const each = ofAccount(db, accountId)
    .where(arrived(isTest))
    .select([yearOf(clock.zone).as("year"), stayed("d").as("stayed")])
    .as("d");
  return db
    .selectFrom(each)
    .select(["d.year", sql<number>`count(*)::int`.as("count"), sql<number>`sum(d.stayed)::int`.as("amountGrosze")])
    .groupBy("d.year")
    .orderBy("d.year", "desc")
    .execute();
}

/** A donation on a statement: the day of the shelter's calendar on which it arrived. */
export type StatedDonation = {
  day: string;
  /** What has stayed of it. */
  amountGrosze: number;
  refundedGrosze: number;
  purpose: string;
  order: string;
  isTest: boolean;
};

/** The donations of an account that arrived in a year and of which something has stayed, the earliest first. */
export function donationsOfYear(
  { db, clock }: System,
  accountId: number,
  year: number,
  isTest: boolean,
): Promise<StatedDonation[]> {
  const day = sql<string>`to_char(d.settled_at at time zone ${clock.zone}, 'YYYY-MM-DD')`;
  return ofAccount(db, accountId)
    .where(arrived(isTest))
    .where(yearOf(clock.zone), "=", year)
    .select([day.as("day"), stayed("d").as("amountGrosze"), "d.refunded_grosze as refundedGrosze"])
    .select(["d.purpose", "d.is_test as isTest"])
    .select(sql<string>`coalesce(d.provider_order_id, d.ext_order_id)`.as("order"))
    .orderBy("d.settled_at")
    .orderBy("d.id")
    .execute();
}
