import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Donation, DonationPage, DonationQuery } from "../../contract/giving/donation-records.ts";
import { groszeOf } from "../../contract/giving/donations.ts";
import { instant, instantOrNull } from "../base/clock.ts";
import { startOfDay } from "../database/days.ts";
import { pageOfIds } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { startsWith } from "../database/search.ts";
import { descending, nullable, orderBy, orderOf } from "../database/sorting.ts";
import { storedAmount, storedCount } from "../database/stored-counts.ts";
import { remarkFor } from "../texts/remark.ts";

/** The number of an order, ours or the provider's, as it is written in an address. */
const ORDER_NUMBER = /^[\w-]{1,100}$/;

/**
 * A donation by the provider's or our own number of its order (rules §11).
 * @param number as somebody sent it
 */
export async function findByOrder(db: Db, number: unknown): Promise<{ extOrderId: string } | undefined> {
  if (typeof number !== "string" || !ORDER_NUMBER.test(number)) return undefined;
  return db
    .selectFrom("donations")
    .select("ext_order_id as extOrderId")
    .where(({ eb, or }) => or([eb("ext_order_id", "=", number), eb("provider_order_id", "=", number)]))
    .executeTakeFirst();
}

/** The state of a donation, for anybody who has our number of its order: nobody can guess it. */
export async function donationState(db: Db, number: unknown) {
  if (typeof number !== "string" || !ORDER_NUMBER.test(number)) return undefined;
  return db
    .selectFrom("donations")
    .select(["ext_order_id as extOrderId", "amount_grosze as amountGrosze", "status", "is_test as isTest", "purpose"])
    .select("refunded_grosze as refundedGrosze")
    .where("ext_order_id", "=", number)
    .executeTakeFirst();
}

/** A typed amount such as '50' or '12,50' in grosze; undefined for other texts. */
function typedGrosze(q: string): number | undefined {
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(q)) return undefined;
  return groszeOf(Number(q.replace(",", ".")));
}

/** The stored counts of a status: one of real donations, one of those made in the sandbox. */
const countsOf = (status: Donation["status"]): string[] => [status, `${status} test`];

/** A search finds the beginning of either number of the order, or the amount. */
function matches(q: string): RawBuilder<SqlBool> {
  const provider = sql`lower(d.provider_order_id) like lower(${q.replace(/[\\%_]/g, "\\$&")}) || '%'`;
  const amount = typedGrosze(q);
  const conditions = [startsWith(sql.ref("d.ext_order_id"), q), provider];
  if (amount !== undefined) conditions.push(sql`d.amount_grosze = ${amount}`);
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}

const SORTS = {
  createdAt: sql`d.created_at`,
  amountGrosze: sql`d.amount_grosze`,
  status: sql`d.status`,
  settledAt: nullable(sql`d.settled_at`),
};
const NEWEST = orderBy(descending(sql`d.created_at`), descending(sql`d.id`));

/**
 * One page of donations, the newest first unless sorted otherwise, with the sum that has stayed of those that the search finds.
 * @param isTest whether the provider in use is the sandbox; if not, sandbox donations are no money and not in the sum
 */
export async function listDonations(db: Db, query: DonationQuery, isTest: boolean): Promise<DonationPage> {
  const { q, status, sort } = query;
  const searched = q ? matches(q) : sql<SqlBool>`true`;
  const found = sql`donations as d where ${searched} ${status ? sql`and d.status = ${status}` : sql``}`;
  const total = q ? undefined : storedCount("donations", status && countsOf(status));
  const list = { id: sql`d.id`, found, order: orderOf(sort, SORTS, sql`d.id`, NEWEST), ...(total && { total }) };
  const from = (ids: RawBuilder<unknown>) => sql`(${ids}) as page join donations as d on d.id = page.id`;
  const page = await pageOfIds(db, list, (ids) => shown(from(ids)), query);
  return { ...page, items: page.items.map(present), completedGrosze: await completedGrosze(db, q, isTest) };
}

async function completedGrosze(db: Db, q: string | undefined, isTest: boolean): Promise<number> {
  const sum = q
    ? sql<number>`(select coalesce(sum(${stayed("d")}), 0) from donations as d
        where ${matches(q)} and d.status = 'COMPLETED' ${isTest ? sql`` : sql`and not d.is_test`})`
    : storedAmount(isTest ? countsOf("COMPLETED") : ["COMPLETED"]);
  const { rows } = await sql<{ grosze: number }>`select ${sum} as grosze`.execute(db);
  return rows[0]?.grosze ?? 0;
}

/** SQL for what has stayed of a donation, in grosze. @param donation the alias of its table */
export const stayed = (donation: string): RawBuilder<number> =>
  sql<number>`(${sql.ref(`${donation}.amount_grosze`)} - ${sql.ref(`${donation}.refunded_grosze`)})`;

/** SQL for what was given back of the donation `d`, the earliest first. */
export const refundsOf = (): RawBuilder<StoredRefund[]> => sql<StoredRefund[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('grosze', r.amount_grosze, 'at', r.refunded_at)
    order by r.refunded_at, r.id), '[]') from donation_refunds as r where r.donation_id = d.id)`;
export type StoredRefund = { grosze: number; at: string };

/** A donation's refunds as they are answered. */
export const presentRefunds = (refunds: readonly StoredRefund[]): Pick<Donation, "refunded" | "refunds"> => ({
  refunded: refunds.reduce((sum, { grosze }) => sum + grosze, 0) / 100,
  refunds: refunds.map(({ grosze, at }) => ({ amount: grosze / 100, at: instant(new Date(at)) })),
});

/** The sum that has stayed of the donations that arrived since a moment, in grosze. @param isTest whether sandbox donations count */
export async function donatedSince(db: Db, moment: RawBuilder<Date>, isTest: boolean): Promise<number> {
  const { rows } = await sql<{ grosze: number }>`
    select coalesce(sum(${stayed("donations")}), 0) as grosze from donations
    where settled_at >= ${moment} and status = 'COMPLETED' ${isTest ? sql`` : sql`and not is_test`}`.execute(db);
  return rows[0]?.grosze ?? 0;
}

/** The sum that has stayed of the donations that arrived on the days of a span, in grosze. @param of.isTest whether sandbox donations count */
export async function donatedBetween(
  db: Db,
  { from, to }: { from: string; to: string },
  { zone, isTest }: { zone: string; isTest: boolean },
): Promise<number> {
  const { rows } = await sql<{ grosze: number }>`
    select coalesce(sum(${stayed("donations")}), 0) as grosze from donations
    where settled_at >= ${startOfDay(from, zone)} and settled_at < ${startOfDay(to, zone, 1)}
      and status = 'COMPLETED' ${isTest ? sql`` : sql`and not is_test`}`.execute(db);
  return rows[0]?.grosze ?? 0;
}

/** SQL for the person behind an account that gives; null without one. @param account the column of its id */
export const giverOf = (account: string): RawBuilder<Donation["giver"]> => sql<Donation["giver"]>`case
  when ${sql.ref(account)} is not null then (
    select jsonb_build_object('userId', u.id, 'fullName',
      coalesce(u.name || ' ' || u.surname, e.name || ' ' || e.surname, ''))
    from accounts as a left join users as u on u.account_id = a.id left join employees as e on e.account_id = a.id
    where a.id = ${sql.ref(account)} limit 1) end`;

const shown = (from: RawBuilder<unknown>) => sql<Row>`
  select d.id, d.ext_order_id as "extOrderId", d.provider_order_id as "providerOrderId", d.status,
    d.amount_grosze as "amountGrosze", d.is_test as "isTest", d.last_error as "lastError", d.created_at, d.settled_at,
    case when d.purpose <> '' then
      jsonb_build_object('animalId', d.animal_id, 'resourceId', d.resource_id, 'text', d.purpose) end as purpose,
    ${giverOf("d.account_id")} as giver, ${refundsOf()} as refunds
  from ${from}`;

type Row = Omit<Donation, "currency" | "createdAt" | "settledAt" | "refunded" | "refunds"> & {
  created_at: Date;
  settled_at: Date | null;
  refunds: StoredRefund[];
};

const present = ({ created_at, settled_at, refunds, ...donation }: Row): Donation => ({
  ...donation,
  ...presentRefunds(refunds),
  lastError: remarkFor("donations", donation.lastError),
  currency: "PLN",
  createdAt: instant(created_at),
  settledAt: instantOrNull(settled_at),
});
