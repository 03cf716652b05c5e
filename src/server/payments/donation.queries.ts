import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Donation, DonationPage, DonationQuery } from "../../contract/donation-records.ts";
import { groszeOf } from "../../contract/donations.ts";
import { pageOfIds } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { startsWith } from "../database/search.ts";
import { descending, nullable, orderBy, orderOf } from "../database/sorting.ts";
import { storedAmount, storedCount } from "../database/stored-counts.ts";
import { remarkFor } from "../texts/remark.ts";

/** The id of an order, ours or the provider's, as it is written in an address. */
const ORDER_NAME = /^[\w-]{1,100}$/;

/**
 * A donation by the provider's name of its order or by ours (rules §11).
 * @param name as somebody sent it
 */
export async function findByOrder(db: Db, name: unknown): Promise<{ extOrderId: string } | undefined> {
  if (typeof name !== "string" || !ORDER_NAME.test(name)) return undefined;
  return db
    .selectFrom("donations")
    .select("ext_order_id as extOrderId")
    .where(({ eb, or }) => or([eb("ext_order_id", "=", name), eb("provider_order_id", "=", name)]))
    .executeTakeFirst();
}

/** How a donation stands, for who has its unguessable name. */
export async function donationState(db: Db, name: unknown) {
  if (typeof name !== "string" || !ORDER_NAME.test(name)) return undefined;
  return db
    .selectFrom("donations")
    .select(["ext_order_id as extOrderId", "amount_grosze as amountGrosze", "status", "is_test as isTest", "purpose"])
    .where("ext_order_id", "=", name)
    .executeTakeFirst();
}

/** What was typed as an amount, as '50' or '12,50'; undefined when it is none that a donation can have. */
function typedGrosze(q: string): number | undefined {
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(q)) return undefined;
  return groszeOf(Number(q.replace(",", ".")));
}

/** Donations of a status are counted in two parts: real ones, and those of the sandbox. */
const partsOf = (status: Donation["status"]): string[] => [status, `${status} test`];

/** What a search finds: the beginning of either name of the order, or the amount. */
function matches(q: string): RawBuilder<SqlBool> {
  const provider = sql`lower(d.provider_order_id) like lower(${q.replace(/[\\%_]/g, "\\$&")}) || '%'`;
  const amount = typedGrosze(q);
  const parts = [startsWith(sql.ref("d.ext_order_id"), q), provider];
  if (amount !== undefined) parts.push(sql`d.amount_grosze = ${amount}`);
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`;
}

const SORTS = {
  createdAt: sql`d.created_at`,
  amountGrosze: sql`d.amount_grosze`,
  status: sql`d.status`,
  settledAt: nullable(sql`d.settled_at`),
};
const NEWEST = orderBy(descending(sql`d.created_at`), descending(sql`d.id`));

/**
 * One page of donations, the newest first unless told otherwise, with the sum of the completed ones that the search finds.
 * @param isTest whether the provider in use is the stand-in; else its donations are no money, and not in the sum
 */
export async function listDonations(db: Db, query: DonationQuery, isTest: boolean): Promise<DonationPage> {
  const { q, status, sort } = query;
  const searched = q ? matches(q) : sql<SqlBool>`true`;
  const found = sql`donations as d where ${searched} ${status ? sql`and d.status = ${status}` : sql``}`;
  const total = q ? undefined : storedCount("donations", status && partsOf(status));
  const list = { id: sql`d.id`, found, order: orderOf(sort, SORTS, sql`d.id`, NEWEST), ...(total && { total }) };
  const from = (ids: RawBuilder<unknown>) => sql`(${ids}) as page join donations as d on d.id = page.id`;
  const page = await pageOfIds(db, list, (ids) => shown(from(ids)), query);
  return { ...page, items: page.items.map(present), completedGrosze: await completedGrosze(db, q, isTest) };
}

async function completedGrosze(db: Db, q: string | undefined, isTest: boolean): Promise<number> {
  const sum = q
    ? sql<number>`(select coalesce(sum(d.amount_grosze), 0) from donations as d
        where ${matches(q)} and d.status = 'COMPLETED' ${isTest ? sql`` : sql`and not d.is_test`})`
    : storedAmount(isTest ? partsOf("COMPLETED") : ["COMPLETED"]);
  const { rows } = await sql<{ grosze: number }>`select ${sum} as grosze`.execute(db);
  return rows[0]?.grosze ?? 0;
}

/** What was given since a moment, in grosze. @param isTest whether donations made with the stand-in count */
export async function donatedSince(db: Db, moment: RawBuilder<Date>, isTest: boolean): Promise<number> {
  const { rows } = await sql<{ grosze: number }>`
    select coalesce(sum(amount_grosze), 0) as grosze from donations
    where settled_at >= ${moment} and status = 'COMPLETED' ${isTest ? sql`` : sql`and not is_test`}`.execute(db);
  return rows[0]?.grosze ?? 0;
}

const shown = (from: RawBuilder<unknown>) => sql<Row>`
  select d.id, d.ext_order_id as "extOrderId", d.provider_order_id as "providerOrderId", d.status,
    d.amount_grosze as "amountGrosze", d.is_test as "isTest", d.last_error as "lastError", d.created_at, d.settled_at,
    case when d.purpose <> '' then
      jsonb_build_object('animalId', d.animal_id, 'resourceId', d.resource_id, 'text', d.purpose) end as purpose,
    case when d.account_id is not null then (
      select jsonb_build_object('userId', u.id, 'fullName',
        coalesce(u.name || ' ' || u.surname, e.name || ' ' || e.surname, ''))
      from accounts as a left join users as u on u.account_id = a.id left join employees as e on e.account_id = a.id
      where a.id = d.account_id limit 1) end as giver
  from ${from}`;

type Row = Omit<Donation, "currency" | "createdAt" | "settledAt"> & { created_at: Date; settled_at: Date | null };

const present = ({ created_at, settled_at, ...donation }: Row): Donation => ({
  ...donation,
  lastError: remarkFor("donations", donation.lastError),
  currency: "PLN",
  createdAt: created_at.toISOString(),
  settledAt: settled_at?.toISOString() ?? null,
});
