import { afterAll } from "vitest";
import { payuProvider } from "../../../src/server/giving/payment.provider.ts";
import { heldClock, startApp, type TestApp } from "../support/app.ts";
import { visitor } from "../support/client.ts";
import { rowOf } from "../support/rows.ts";
import { type FakePayu, noticeOf, signed, startFakePayu, type TakenOrder } from "./fake-payu.ts";

/** A shelter that takes donations, with PayU played beside it. */
export type Cashier = {
  shelter: TestApp;
  payu: FakePayu;
  close(): Promise<void>;
};

/** @param longestWaitMs how long our side waits for PayU: usually for as long as a busy machine may take */
export async function openCashier(longestWaitMs = 30_000): Promise<Cashier> {
  const payu = await startFakePayu();
  const clock = heldClock();
  const shelter = await startApp({ clock, payments: payuProvider(payu.account, clock, longestWaitMs) });
  const close = async () => {
    await shelter.close();
    await payu.close();
  };
  return { shelter, payu, close };
}

/** A cashier for all tests of a file, at its top level. It is closed after the last of them. */
export async function openCashierForFile(): Promise<Cashier> {
  const cashier = await openCashier();
  afterAll(cashier.close);
  return cashier;
}

export const donationsIn = ({ db }: Pick<TestApp, "db">) =>
  db.selectFrom("donations").selectAll().orderBy("id").execute();

/** A donation that waits to be paid. @returns PayU's order of it */
export async function anOrder({ shelter, payu }: Cashier, amount = 50): Promise<TakenOrder> {
  const answer = await visitor(shelter).post("/api/payment/donate", { amount });
  if (answer.statusCode !== 201) throw new Error(`The donation was not taken: ${answer.body}`);
  return [...payu.orders.values()].at(-1) as TakenOrder;
}

/** Hands over a notice as PayU does. */
export function tell({ shelter, payu }: Cashier, body: string, headers = signed(body, payu.account)) {
  return shelter.app.inject({ method: "POST", url: "/api/payment/payu/notify", headers, payload: body });
}

/** Hands over the notice that an order has this status. */
export const tellStatus = (cashier: Cashier, order: TakenOrder, status: string) =>
  tell(cashier, noticeOf({ ...order, status }));

/** How the one donation of this order stands. */
export async function statusOf({ shelter }: Cashier, { extOrderId }: { extOrderId: string }): Promise<string> {
  const { status } = await rowOf(shelter.db, "donations", { ext_order_id: extOrderId });
  return status;
}
