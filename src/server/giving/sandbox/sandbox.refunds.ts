import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { inTransaction, type System } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import type { StoredOrder } from "./sandbox.store.ts";

/** Something that the sandbox gave back of an order. */
export type SandboxRefund = { number: string; amount: number; at: Date };

/** What can still be given back of an order, in grosze. */
export async function leftOf(db: Db, { orderId, status, totalAmount }: StoredOrder): Promise<number> {
  if (status !== "COMPLETED") return 0;
  const { sum } = await db
    .selectFrom("sandbox_refunds")
    .select(sql<number>`coalesce(sum(amount), 0)::int`.as("sum"))
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return totalAmount - sum;
}

/**
 * Gives back a part of an order, or all that is left of it.
 * @returns undefined when so much is not left, or the order was not paid
 */
export function giveBack(system: System, order: StoredOrder, wanted?: number): Promise<SandboxRefund | undefined> {
  return inTransaction(system, async ({ db: tx, clock }) => {
    await tx.selectFrom("sandbox_orders").select("id").where("order_id", "=", order.orderId).forUpdate().execute();
    const left = await leftOf(tx, order);
    const amount = wanted ?? left;
    if (!Number.isSafeInteger(amount) || amount < 1 || amount > left) return undefined;
    const refund = { number: String(randomInt(10 ** 9, 10 ** 10)), amount, at: clock.now() };
    const { number } = refund;
    await tx
      .insertInto("sandbox_refunds")
      .values({ order_id: order.orderId, number, amount, created_at: refund.at })
      .execute();
    return refund;
  });
}

/** The refunds of an order whose notice has not been accepted, the earliest first. */
export const untoldRefunds = (db: Db, orderId: string): Promise<SandboxRefund[]> =>
  db
    .selectFrom("sandbox_refunds")
    .select(["number", "amount", "created_at as at"])
    .where("order_id", "=", orderId)
    .where("notified_at", "is", null)
    .orderBy("id")
    .execute();

/** Records that the notice of a refund was accepted, or of all of an order, that no more are sent. */
export async function markRefundsTold(db: Db, which: { number: string } | { orderId: string }, now: Date) {
  const told = db.updateTable("sandbox_refunds").set({ notified_at: now }).where("notified_at", "is", null);
  await ("number" in which
    ? told.where("number", "=", which.number)
    : told.where("order_id", "=", which.orderId)
  ).execute();
}
