import { randomBytes } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { Db } from "../../database/pool.ts";
import { changeRows } from "../../database/rows.ts";

/** An order as it was sent to the sandbox; the names are PayU's. */
export type SandboxOrder = {
  extOrderId: string;
  totalAmount: number;
  currencyCode: string;
  description: string;
  notifyUrl: string;
  continueUrl: string;
  /** Whose card is to be saved; null for a single donation. */
  customer: string | null;
};
/** The status of an order: nobody has decided, paid, or cancelled. */
export type SandboxStatus = "PENDING" | "COMPLETED" | "CANCELED";
/** An order with its number and status. */
export type StoredOrder = SandboxOrder & { orderId: string; status: SandboxStatus };

/** @returns the new order's number; undefined when there is an order with this `extOrderId`: PayU refuses it too */
export async function insertOrder(
  db: Db,
  order: SandboxOrder & { status: SandboxStatus },
  now: Date,
): Promise<string | undefined> {
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
      customer: order.customer,
      status: order.status,
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
    .select([
      "currency as currencyCode",
      "notify_url as notifyUrl",
      "continue_url as continueUrl",
      "status",
      "customer",
    ]);

/** @returns the order with this number, if there is one */
export const findOrder = (db: Db, orderId: string): Promise<StoredOrder | undefined> =>
  orders(db).where("order_id", "=", orderId).executeTakeFirst();

/** Ends an order. Of two decisions the first one counts. @returns the order as it is afterwards */
export async function endOrder(
  db: Db,
  orderId: string,
  status: Exclude<SandboxStatus, "PENDING">,
): Promise<StoredOrder | undefined> {
  await changeRows(db, "sandbox_orders", { order_id: orderId, status: "PENDING" }, { status });
  return findOrder(db, orderId);
}

const toldNothing = sql<SqlBool>`status <> 'PENDING' and notified_at is null`;
/** The refunds of `sandbox_orders` whose notice has not been accepted. */
const untoldRefunds = sql<SqlBool>`exists (select from sandbox_refunds as r
  where r.order_id = sandbox_orders.order_id and r.notified_at is null)`;
const unnotified = (db: Db) => orders(db).where(({ or }) => or([toldNothing, untoldRefunds]));

/** The ids of ended orders of which a notice has not been accepted. */
export const ordersToNotify = (db: Db): Promise<{ id: number }[]> =>
  unnotified(db).clearSelect().select("id").orderBy("id").execute();

/** One of these; undefined when its notices have been accepted meanwhile. */
export const orderToNotify = (db: Db, id: number): Promise<StoredOrder | undefined> =>
  unnotified(db).where("id", "=", id).executeTakeFirst();

/** Whether the notice that an order has ended is still to be sent. */
export async function isUntold(db: Db, orderId: string): Promise<boolean> {
  const found = await db.selectFrom("sandbox_orders").select("id").where("order_id", "=", orderId).where(toldNothing);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Records that the notice was accepted, or that it is not sent again. */
export async function markNotified(db: Db, orderId: string, now: Date): Promise<void> {
  await db.updateTable("sandbox_orders").set({ notified_at: now }).where("order_id", "=", orderId).execute();
}
