import { randomBytes } from "node:crypto";
import type { Db } from "../../database/pool.ts";
import { isFree } from "../../jobs-queue/in-hand.ts";

/** An order as the stand-in was asked for it; the names are PayU's. */
export type SandboxOrder = {
  extOrderId: string;
  totalAmount: number;
  currencyCode: string;
  description: string;
  notifyUrl: string;
  continueUrl: string;
};
export type SandboxStatus = "PENDING" | "COMPLETED" | "CANCELED";
export type KeptOrder = SandboxOrder & { orderId: string; status: SandboxStatus };

/** @returns the new order's name; undefined when there is one with this `extOrderId`, as PayU refuses it too */
export async function keepOrder(db: Db, order: SandboxOrder, now: Date): Promise<string | undefined> {
  const orderId = `TEST${randomBytes(12).toString("hex").toUpperCase()}`;
  const kept = await db
    .insertInto("sandbox_orders")
    .values({
      order_id: orderId,
      ext_order_id: order.extOrderId,
      total_amount: order.totalAmount,
      currency: order.currencyCode,
      description: order.description,
      notify_url: order.notifyUrl,
      continue_url: order.continueUrl,
      created_at: now,
    })
    .onConflict((twice) => twice.doNothing())
    .returning("order_id")
    .executeTakeFirst();
  return kept?.order_id;
}

const orders = (db: Db) =>
  db
    .selectFrom("sandbox_orders")
    .select(["order_id as orderId", "ext_order_id as extOrderId", "total_amount as totalAmount", "description"])
    .select(["currency as currencyCode", "notify_url as notifyUrl", "continue_url as continueUrl", "status"]);

export const findOrder = (db: Db, orderId: string): Promise<KeptOrder | undefined> =>
  orders(db).where("order_id", "=", orderId).executeTakeFirst();

/** Ends an order, once: of two decisions the first one counts. @returns the order as it is then */
export async function endOrder(
  db: Db,
  orderId: string,
  status: Exclude<SandboxStatus, "PENDING">,
): Promise<KeptOrder | undefined> {
  await db
    .updateTable("sandbox_orders")
    .set({ status })
    .where("order_id", "=", orderId)
    .where("status", "=", "PENDING")
    .execute();
  return findOrder(db, orderId);
}

/** Ended orders of which nobody has taken the notice, and that no job has in hand. */
export async function untoldWithoutJob(db: Db, queue: string): Promise<number[]> {
  const rows = await db
    .selectFrom("sandbox_orders as o")
    .where("o.status", "<>", "PENDING")
    .where("o.notified_at", "is", null)
    .where(isFree(queue, "o.id"))
    .select("o.id")
    .orderBy("o.id")
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns undefined when its notice has been taken in the meantime */
export const untoldOrder = (db: Db, id: number): Promise<KeptOrder | undefined> =>
  orders(db).where("id", "=", id).where("status", "<>", "PENDING").where("notified_at", "is", null).executeTakeFirst();

/** Notes that the notice was taken, or that no more is sent. */
export async function noteTold(db: Db, orderId: string, now: Date): Promise<void> {
  await db.updateTable("sandbox_orders").set({ notified_at: now }).where("order_id", "=", orderId).execute();
}
