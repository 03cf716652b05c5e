import { type SqlBool, sql } from "kysely";
import type { Db } from "../database/pool.ts";

const MINUTE_MS = 60_000;
/** Notices come within minutes. */
const FIRST_ASKED_AFTER_MS = 15 * MINUTE_MS;
/** PayU cancels unpaid orders after a day. */
export const LAST_ASKED_AFTER_MS = 24 * 60 * MINUTE_MS;

/** A donation whose outcome the provider has not reported. */
export type Unsettled = {
  extOrderId: string;
  orderId: string | null;
  totalAmount: string;
  currencyCode: string;
  createdAt: Date;
};

const pending = (db: Db) => db.selectFrom("donations as d").where("d.status", "=", "PENDING");

/** The charge of an active monthly gift is sent until the provider has taken it (monthly/monthly.charging.ts). */
const isNotBeingSent = sql<SqlBool>`(d.provider_order_id is not null or d.gift_try is null or d.gift_try = 0
  or not exists (select from monthly_gifts as g where g.id = d.monthly_gift_id and g.state = 'active'))`;

/**
 * Donations that are due to be asked about, the oldest first: at first after a quarter of an hour, then each time after
 * twice as long, and once more after a day.
 * @param isTest only those of the provider in use can be asked about
 */
export function donationsToAskAbout(db: Db, isTest: boolean, now: Date): Promise<{ id: number }[]> {
  const at = sql`${now}::timestamptz`;
  const last = new Date(now.getTime() - LAST_ASKED_AFTER_MS);
  return pending(db)
    .where("d.is_test", "=", isTest)
    .where(isNotBeingSent)
    .where("d.created_at", "<=", new Date(now.getTime() - FIRST_ASKED_AFTER_MS))
    .where(
      sql<SqlBool>`(d.asked_at is null or d.created_at <= ${last} or ${at} - d.created_at >= 2 * (d.asked_at - d.created_at))`,
    )
    .select("d.id")
    .orderBy("d.created_at")
    .execute();
}

/** A pending donation; undefined when it has been settled in the meantime. */
export function unsettledDonation(db: Db, id: number): Promise<Unsettled | undefined> {
  return pending(db)
    .where("d.id", "=", id)
    .select(["d.ext_order_id as extOrderId", "d.provider_order_id as orderId", "d.currency as currencyCode"])
    .select(sql<string>`d.amount_grosze::text`.as("totalAmount"))
    .select("d.created_at as createdAt")
    .executeTakeFirst();
}
