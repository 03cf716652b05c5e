import { type SqlBool, sql } from "kysely";
import type { Donation, DonationPage, DonationQuery } from "../../contract/donation-records.ts";
import { groszeOf } from "../../contract/donations.ts";
import { pageOf } from "../database/paging.ts";
import type { Db } from "../database/pool.ts";
import { startsWith } from "../database/search.ts";
import { orderOf } from "../database/sorting.ts";

/** A name of an order, ours or the provider's, as it stands in an address. */
const ORDER_NAME = /^[\w-]{1,100}$/;

/**
 * A donation by the provider's name of its order or by ours (decisions §11).
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
    .select(["ext_order_id as extOrderId", "amount_grosze as amountGrosze", "status", "is_test as isTest"])
    .where("ext_order_id", "=", name)
    .executeTakeFirst();
}

/** What was typed as an amount, as '50' or '12,50'; undefined when it is none that a donation can have. */
function typedGrosze(q: string): number | undefined {
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(q)) return undefined;
  return groszeOf(Number(q.replace(",", ".")));
}

function searched(db: Db, q: string | undefined) {
  const all = db.selectFrom("donations as d");
  if (!q) return all;
  const provider = sql<SqlBool>`lower(d.provider_order_id) like lower(${q.replace(/[\\%_]/g, "\\$&")}) || '%'`;
  const amount = typedGrosze(q);
  return all.where(({ eb, or }) =>
    or([
      startsWith(sql.ref("d.ext_order_id"), q),
      provider,
      ...(amount === undefined ? [] : [eb("d.amount_grosze", "=", amount)]),
    ]),
  );
}

const SORTS = {
  createdAt: sql`d.created_at`,
  amountGrosze: sql`d.amount_grosze`,
  status: sql`d.status`,
  settledAt: sql`d.settled_at`,
};

/**
 * One page of donations, the newest first unless told otherwise, with the sum of the completed ones that the search finds.
 * @param isTest whether the provider in use is the stand-in; else its donations are no money, and not in the sum
 */
export async function listDonations(db: Db, query: DonationQuery, isTest: boolean): Promise<DonationPage> {
  const { q, status, sort } = query;
  const order = orderOf(sort, SORTS, sql`d.id`, sql`d.created_at desc, d.id desc`);
  const found = searched(db, q).$if(status !== undefined, (all) => all.where("d.status", "=", status ?? "PENDING"));
  const [page, sum] = await Promise.all([
    pageOf(db, found, (all) => shape(all).orderBy(order), query),
    searched(db, q)
      .where("d.status", "=", "COMPLETED")
      .$if(!isTest, (all) => all.where("d.is_test", "=", false))
      .select(({ fn }) => fn.coalesce(fn.sum<number>("d.amount_grosze"), sql.lit(0)).as("grosze"))
      .executeTakeFirst(),
  ]);
  return { ...page, items: page.items.map(present), completedGrosze: sum?.grosze ?? 0 };
}

const shape = (donations: ReturnType<typeof searched>) =>
  donations
    .select(["d.id", "d.ext_order_id as extOrderId", "d.provider_order_id as providerOrderId", "d.status"])
    .select(["d.amount_grosze as amountGrosze", "d.is_test as isTest", "d.last_error as lastError"])
    .select(["d.created_at", "d.settled_at"]);

type Row = Awaited<ReturnType<ReturnType<typeof shape>["executeTakeFirstOrThrow"]>>;

const present = ({ created_at, settled_at, ...donation }: Row): Donation => ({
  ...donation,
  currency: "PLN",
  createdAt: created_at.toISOString(),
  settledAt: settled_at?.toISOString() ?? null,
});
