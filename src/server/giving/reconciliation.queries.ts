import { type SqlBool, sql } from "kysely";
import { DAY_MS, MINUTE_MS } from "../base/clock.ts";
import type { Db } from "../database/pool.ts";

/** Notices come within minutes. */
const FIRST_ASKED_AFTER_MS = 15 * MINUTE_MS;
/** PayU cancels unpaid orders after a day. */
export const LAST_ASKED_AFTER_MS = DAY_MS;

/** A donation whose outcome the provider has not reported. */
export type Unsettled = {
  extOrderId: string;
  orderId: string | null;
  totalAmount: string;
  currencyCode: string;
  createdAt: Date;
};

/** Excludes charges of active monthly gifts that the provider has not taken yet: monthly/monthly.charging.ts sends them. */
const isNotBeingSent = sql<SqlBool>`(d.provider_order_id is not null or d.gift_try is null or d.gift_try = 0
  or not exists (select from monthly_gifts as g where g.id = d.monthly_gift_id and g.state = 'active'))`;

/** Donations that are due to be asked about: first after 15 minutes, then after twice as long each time, last after a day. */
function due(db: Db, now: Date) {
  const at = sql`${now}::timestamptz`;
  const last = new Date(now.getTime() - LAST_ASKED_AFTER_MS);
  return db
    .selectFrom("donations as d")
    .where("d.status", "=", "PENDING")
    .where(isNotBeingSent)
    .where("d.created_at", "<=", new Date(now.getTime() - FIRST_ASKED_AFTER_MS))
    .where(
      sql<SqlBool>`(d.asked_at is null or d.created_at <= ${last} or ${at} - d.created_at >= 2 * (d.asked_at - d.created_at))`,
    );
}

/** The ids of the donations that are due, the oldest first. @param isTest of the provider in use, which knows no others */
export const donationsToAskAbout = (db: Db, isTest: boolean, now: Date): Promise<{ id: number }[]> =>
  due(db, now).where("d.is_test", "=", isTest).select("d.id").orderBy("d.created_at").execute();

/** One donation that is due; undefined when it was settled or asked about after its job was sent. */
export function unsettledDonation(db: Db, id: number, now: Date): Promise<Unsettled | undefined> {
  return due(db, now)
    .where("d.id", "=", id)
    .select(["d.ext_order_id as extOrderId", "d.provider_order_id as orderId", "d.currency as currencyCode"])
    .select(sql<string>`d.amount_grosze::text`.as("totalAmount"))
    .select("d.created_at as createdAt")
    .executeTakeFirst();
}
