import { type SqlBool, sql } from "kysely";
import type { Db } from "../database/pool.ts";
import { isFree } from "../jobs-queue/in-hand.ts";

/** When a pending donation is asked about, and when no more. */
export type Patience = { firstMs: number; lastMs: number };

/** A donation of which we have heard no end. */
export type Unsettled = {
  extOrderId: string;
  orderId: string | null;
  totalAmount: string;
  currencyCode: string;
  createdAt: Date;
};

const pending = (db: Db) => db.selectFrom("donations as d").where("d.status", "=", "PENDING");

/**
 * Donations that are due to be asked about and that no job has in hand, the oldest first: at first after a while, then
 * each time after twice as long, and once more when patience ends.
 * @param queue where the jobs are, keyed by the donation's id
 * @param isTest only those of the provider in use can be asked about
 */
export async function unsettledWithoutJob(
  db: Db,
  { queue, isTest, now, patience }: { queue: string; isTest: boolean; now: Date; patience: Patience },
): Promise<number[]> {
  const at = sql`${now}::timestamptz`;
  const last = new Date(now.getTime() - patience.lastMs);
  const rows = await pending(db)
    .where("d.is_test", "=", isTest)
    .where("d.created_at", "<=", new Date(now.getTime() - patience.firstMs))
    .where(
      sql<SqlBool>`(d.asked_at is null or d.created_at <= ${last} or ${at} - d.created_at >= 2 * (d.asked_at - d.created_at))`,
    )
    .where(isFree(queue, "d.id"))
    .select("d.id")
    .orderBy("d.created_at")
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns undefined when it has been settled in the meantime */
export function unsettledDonation(db: Db, id: number): Promise<Unsettled | undefined> {
  return pending(db)
    .where("d.id", "=", id)
    .select(["d.ext_order_id as extOrderId", "d.provider_order_id as orderId", "d.currency as currencyCode"])
    .select(sql<string>`d.amount_grosze::text`.as("totalAmount"))
    .select("d.created_at as createdAt")
    .executeTakeFirst();
}
