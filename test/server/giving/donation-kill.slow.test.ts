import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ServerProcess, serverProcess } from "../../support/server-process.ts";
import { createDatabase, type TestDatabase } from "../support/database.ts";
import { donationsIn } from "./cashier.ts";
import { type FakePayu, noticeOf, signed, startFakePayu, type TakenOrder } from "./fake-payu.ts";

let database: TestDatabase;
let payu: FakePayu;
let server: ServerProcess;
beforeEach(async () => {
  database = await createDatabase();
  payu = await startFakePayu();
  server = await serverProcess(database.url, settings());
});
afterEach(async () => {
  await server.remove();
  await payu.close();
  await database.drop();
});

function settings(): Record<string, string> {
  const { posId, clientId, clientSecret, secondKey, baseUrl } = payu.account;
  return {
    PAYU_POS_ID: posId,
    PAYU_CLIENT_ID: clientId,
    PAYU_CLIENT_SECRET: clientSecret,
    PAYU_SECOND_KEY: secondKey,
    PAYU_BASE_URL: baseUrl,
    PAYU_RECURRING: "1",
  };
}

/** A visitor who donates over a real connection. @returns the answer's status, or "gone" when the line broke */
async function donate(address: string): Promise<number | "gone"> {
  const first = await fetch(`${address}/api/animals?pageSize=1`);
  const cookie = first.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const token = decodeURIComponent(cookie.slice("XSRF-TOKEN=".length));
  const headers = { cookie, "x-xsrf-token": token, "content-type": "application/json" };
  const body = JSON.stringify({ amount: 50 });
  const sent = fetch(`${address}/api/payment/donate`, { method: "POST", headers, body });
  return sent.then(
    ({ status }) => status,
    () => "gone",
  );
}

function tell(address: string, order: TakenOrder): Promise<number | "gone"> {
  const body = noticeOf(order);
  const sent = fetch(`${address}/api/payment/payu/notify`, {
    method: "POST",
    headers: signed(body, payu.account),
    body,
  });
  return sent.then(
    ({ status }) => status,
    () => "gone",
  );
}

const onlyOrder = () => [...payu.orders.values()][0] as TakenOrder;
const rows = () => donationsIn(database);
/** As if everything, or this order alone, had happened a while ago. */
const letTimePass = ({ extOrderId }: Partial<TakenOrder> = {}) =>
  database.db
    .updateTable("donations")
    .set({ created_at: sql`created_at - interval '20 minutes'` })
    .$if(extOrderId !== undefined, (donations) => donations.where("ext_order_id", "=", extOrderId ?? ""))
    .execute();
/** How the donation of an order stands. */
const donationOf = async ({ extOrderId }: TakenOrder) => (await rows()).find((row) => row.ext_order_id === extOrderId);
const bothOrders = () => [...payu.orders.values()] as [TakenOrder, TakenOrder];
const RECONCILED = { timeout: 40_000, interval: 250 };

test("a server killed between PayU's answers and its own has lost nothing, and orders nothing twice", async () => {
  const dead = Promise.withResolvers<void>();
  payu.beforeAnswer = async () => {
    if (payu.orders.size === 2) await server.kill().then(dead.resolve);
    await dead.promise;
  };
  const address = await server.start();
  expect(await Promise.all([donate(address), donate(address)])).toEqual(["gone", "gone"]);
  const unanswered = { status: "PENDING", provider_order_id: null, amount_grosze: 5000 };
  expect(await rows()).toMatchObject([unanswered, unanswered]);

  const [paid, unpaid] = bothOrders();
  await letTimePass(unpaid);
  const again = await server.start();
  // The notice of an order finishes its donation, once.
  expect(await tell(again, { ...paid, status: "COMPLETED" })).toBe(200);
  expect(await tell(again, { ...paid, status: "COMPLETED" })).toBe(200);
  expect(await donationOf(paid)).toMatchObject({ status: "COMPLETED", provider_order_id: paid.orderId });
  // Nobody was sent to pay the other: after a while its donation has failed.
  await expect.poll(() => donationOf(unpaid), RECONCILED).toMatchObject({ status: "FAILED" });
  expect(payu.orders.size).toBe(2);
});

test("a server killed between notices and their commits hears one when it is sent again, and asks for the other", async () => {
  const address = await server.start();
  for (const _donation of ["sent again", "asked for"]) expect(await donate(address)).toBe(201);
  for (const order of bothOrders()) payu.orders.set(order.orderId, { ...order, status: "COMPLETED" });
  const [sentAgain, askedFor] = bothOrders();
  // Somebody holds the rows, so that the server stands in the middle of its transactions.
  await database.db.transaction().execute(async (tx) => {
    await tx.selectFrom("donations").select("id").forUpdate().execute();
    const told = [tell(address, sentAgain), tell(address, askedFor)];
    await wait(700);
    await server.kill();
    expect(await Promise.all(told)).toEqual(["gone", "gone"]);
  });
  await wait(500);
  expect(await rows()).toMatchObject([{ status: "PENDING" }, { status: "PENDING" }]);

  await letTimePass(askedFor);
  expect(await tell(await server.start(), sentAgain)).toBe(200);
  expect(await donationOf(sentAgain)).toMatchObject({ status: "COMPLETED" });
  await expect.poll(() => donationOf(askedFor), RECONCILED).toMatchObject({ status: "COMPLETED", last_error: null });
  expect(payu.orders.size).toBe(2);
});

describe("a monthly gift whose server is killed while it is charged", () => {
  const OWNER = { key: "5f0c1c2e-6f0a-4d3e-9d2b-0a4f6f9d1c11", email: "zofia@example.com" };
  /** A gift that is due now, with the card that PayU keeps. */
  async function aDueGift(): Promise<void> {
    await sql`insert into monthly_gifts (amount_grosze, is_test, state, day_of_month, next_charge_on, charge_month,
        work_at, customer_key, customer_email, created_at)
      values (6000, false, 'active', 1, current_date, date_trunc('month', current_date), now(), ${OWNER.key},
        ${OWNER.email}, now() - interval '40 days')`.execute(database.db);
    const card = { cardNumberMasked: "444433******1111", cardExpirationYear: "2999", cardExpirationMonth: "7" };
    payu.cards.set(`${OWNER.key} ${OWNER.email}`, [{ value: "TOKC_GOOD", status: "ACTIVE", ...card }]);
  }
  const charges = () => payu.calls.filter((call) => call === "POST /api/v2_1/orders").length;
  const state = () => sql`select state, next_charge_on > current_date as "isPlanned" from monthly_gifts`;
  /** The time has passed after which a server goes on with a charge, and with the job of a dead one. */
  async function letTimePass(): Promise<void> {
    await database.db.updateTable("monthly_gifts").set({ work_at: sql`now()` }).execute();
    await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(database.db);
  }
  /** Starts the server and waits until it was killed: `dies` says when. */
  async function killed(dies: (kill: () => Promise<void>) => void): Promise<void> {
    const dead = new Promise<void>((done) => dies(() => server.kill().then(done)));
    // It may be killed before it has said that it is open.
    await Promise.race([server.start().catch(() => dead), dead]);
    await dead;
  }

  test("before PayU hears of it and again before the answer is read, is charged once and stored once", async () => {
    await aDueGift();
    await killed((kill) => {
      payu.mood = ({ method, url }, response) => {
        if (method !== "POST" || url !== "/api/v2_1/orders") return;
        void kill().then(() => response.destroy());
        return true;
      };
    });
    expect(payu.orders.size).toBe(0);
    expect(await rows()).toMatchObject([{ status: "PENDING", provider_order_id: null, amount_grosze: 6000 }]);

    payu.mood = () => undefined;
    await letTimePass();
    await killed((kill) => {
      payu.beforeAnswer = kill;
    });
    expect(payu.orders.size).toBe(1);
    expect(await rows()).toMatchObject([{ status: "PENDING", provider_order_id: null }]);

    await letTimePass();
    const address = await server.start();
    await expect.poll(charges, RECONCILED).toBe(3);
    expect(await tell(address, { ...onlyOrder(), status: "COMPLETED" })).toBe(200);
    expect(payu.orders.size).toBe(1);
    expect(await rows()).toMatchObject([{ status: "COMPLETED", gift_try: 1, amount_grosze: 6000 }]);
    expect((await state().execute(database.db)).rows).toEqual([{ state: "active", isPlanned: true }]);
  });
});

test("two servers of one database, one of them killed: the other finishes what it began", async () => {
  const other = await serverProcess(database.url, settings());
  try {
    const [address, survivor] = [await server.start(), await other.start()];
    expect(await donate(address)).toBe(201);
    await server.kill();
    payu.orders.set(onlyOrder().orderId, { ...onlyOrder(), status: "COMPLETED" });
    await letTimePass();
    await expect.poll(rows, RECONCILED).toMatchObject([{ status: "COMPLETED" }]);
    expect(await tell(survivor, onlyOrder())).toBe(200);
  } finally {
    await other.remove();
  }
});
