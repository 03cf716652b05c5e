import { beforeAll, describe, expect, test } from "vitest";
import { buildAnimal, buildResource } from "../support/builders.ts";
import type { Client } from "../support/client.ts";
import { wordsOf } from "../support/pdf-text.ts";
import { anAdmin, aUser, aVisitor } from "../support/people.ts";
import { anOrder, openCashierForFile, statusOf, tell, tellStatus } from "./cashier.ts";
import type { TakenOrder } from "./fake-payu.ts";

const cashier = await openCashierForFile();
const { shelter } = cashier;
const admin = await anAdmin(shelter);

/** A notice as PayU documents it. */
const refundNotice = ({ orderId, extOrderId }: TakenOrder, refundId: string, amount: string, change: object = {}) =>
  JSON.stringify({
    orderId,
    extOrderId,
    refund: {
      refundId,
      amount,
      currencyCode: "PLN",
      status: "FINALIZED",
      statusDateTime: "2026-11-20T19:43:31.418+01:00",
      reason: "refund",
      reasonDescription: "na życzenie klienta",
      refundDate: "2026-11-20T19:43:29.036+01:00",
      ...change,
    },
  });
const giveBack = async (order: TakenOrder, refundId: string, amount: string, change: object = {}) =>
  (await tell(cashier, refundNotice(order, refundId, amount, change))).statusCode;

async function give(client: Client, body: object): Promise<TakenOrder> {
  const answer = await client.post("/api/payment/donate", body);
  expect(answer.statusCode, answer.body).toBe(201);
  return [...cashier.payu.orders.values()].at(-1) as TakenOrder;
}
async function paid(client: Client, body: object): Promise<TakenOrder> {
  const order = await give(client, body);
  await tellStatus(cashier, order, "COMPLETED");
  return order;
}
const shown = async ({ extOrderId }: TakenOrder) =>
  (await admin.client.get(`/api/donations?q=${extOrderId}`)).json().items[0];
/** Without the no-break spaces of amounts. */
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const page = async (path: string) => plain((await shelter.app.inject(path)).body);

describe("a refund at the provider", () => {
  test("in parts, told in any order and repeatedly, counts each once", async () => {
    const order = await paid(aVisitor(shelter), { amount: 100 });
    expect(await giveBack(order, "2", "3000", { refundDate: "1763750000000" })).toBe(200);
    expect(await giveBack(order, "1", "2050")).toBe(200);
    for (const [id, amount] of [
      ["2", "3000"],
      ["1", "2050"],
    ] as const)
      expect(await giveBack(order, id, amount)).toBe(200);
    expect(await shown(order)).toMatchObject({
      status: "COMPLETED",
      amountGrosze: 10_000,
      refunded: 50.5,
      refunds: [
        { amount: 30, at: "2025-11-21T18:33:20.000Z" },
        { amount: 20.5, at: "2026-11-20T18:43:29.036Z" },
      ],
    });
    expect(await giveBack(order, "3", "4950")).toBe(200);
    expect(await shown(order)).toMatchObject({ status: "Refunded", refunded: 100 });
  });

  test("that waits or was called off changes nothing", async () => {
    const order = await paid(aVisitor(shelter), { amount: 60 });
    for (const status of ["PENDING", "CANCELED", "SOMETHING_NEW"]) {
      expect(await giveBack(order, "1", "6000", { status })).toBe(200);
    }
    expect(await shown(order)).toMatchObject({ status: "COMPLETED", refunded: 0, refunds: [] });
    expect(await giveBack(order, "1", "6000")).toBe(200);
    expect(await giveBack(order, "1", "6000", { status: "CANCELED" })).toBe(200);
    expect(await shown(order)).toMatchObject({ status: "Refunded", refunded: 60 });
  });

  test("that is told of before the payment counts once the payment is told of", async () => {
    const [whole, part] = [await anOrder(cashier), await anOrder(cashier)];
    expect(await giveBack(whole, "1", "5000")).toBe(200);
    expect(await giveBack(part, "1", "1000")).toBe(200);
    expect(await statusOf(cashier, whole)).toBe("PENDING");
    for (const order of [whole, part]) await tellStatus(cashier, order, "COMPLETED");
    expect(await shown(whole)).toMatchObject({ status: "Refunded", refunded: 50 });
    expect(await shown(part)).toMatchObject({ status: "COMPLETED", refunded: 10 });
  });

  test("stays, whatever is told of the payment afterwards", async () => {
    const order = await paid(aVisitor(shelter), { amount: 50 });
    await giveBack(order, "1", "5000");
    for (const status of ["COMPLETED", "CANCELED", "PENDING"]) {
      expect((await tellStatus(cashier, order, status)).statusCode).toBe(200);
      expect(await statusOf(cashier, order)).toBe("Refunded");
    }
  });

  test("of twenty identical notices at once counts once", async () => {
    const order = await paid(aVisitor(shelter), { amount: 50 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => giveBack(order, "1", "1000")));
    expect(answers).toEqual(Array(20).fill(200));
    expect(await shown(order)).toMatchObject({ refunded: 10 });
  });

  test.each([
    ["of more than was given", "5001", {}],
    ["of another currency", "1000", { currencyCode: "EUR" }],
    ["of nothing", "0", {}],
    ["of less than nothing", "-100", {}],
    ["of a fraction", "10.5", {}],
    ["without an amount", "1000", { amount: undefined }],
    ["without a state", "1000", { status: undefined }],
  ])("%s is answered 400 and changes nothing", async (_name, amount, change) => {
    const order = await paid(aVisitor(shelter), { amount: 50 });
    expect(await giveBack(order, "1", amount, change)).toBe(400);
    expect(await shown(order)).toMatchObject({ status: "COMPLETED", refunded: 0 });
  });

  test("of an order that nobody knows, or of ours under another name, is answered 400; unsigned 401", async () => {
    const order = await paid(aVisitor(shelter), { amount: 50 });
    expect(await giveBack({ ...order, extOrderId: "00000000-0000-4000-8000-000000000000" }, "1", "100")).toBe(400);
    expect(await giveBack({ ...order, orderId: "ANOTHER1" }, "1", "100")).toBe(400);
    const headers = { "content-type": "application/json" };
    expect((await tell(cashier, refundNotice(order, "1", "100"), headers)).statusCode).toBe(401);
    expect(await shown(order)).toMatchObject({ refunded: 0 });
  });
});

describe("every sum is what has stayed", () => {
  const sums = async () => {
    const [list, dashboard, donations] = await Promise.all([
      admin.client.get("/api/donations"),
      admin.client.get("/api/dashboard"),
      admin.client.get("/api/statistics/donations?from=2026-01-01&to=2026-12-31"),
    ]);
    return [list.json().completedGrosze, dashboard.json().donatedThisMonth, donations.json().grosze];
  };

  test("in the list, with a search or without, on the dashboard and in the statistics", async () => {
    const before = await sums();
    const order = await paid(aVisitor(shelter), { amount: 80 });
    await giveBack(order, "1", "3000");
    expect(await sums()).toEqual(before.map((sum) => sum + 5000));
    const searched = `/api/donations?q=${order.extOrderId}`;
    expect((await admin.client.get(searched)).json().completedGrosze).toBe(5000);
    await giveBack(order, "2", "5000");
    expect(await sums()).toEqual(before);
    expect((await admin.client.get(searched)).json().completedGrosze).toBe(0);
    expect((await admin.client.get("/api/donations?status=Refunded")).json().items).not.toHaveLength(0);
    await shelter.pool.query("select rebuild_lists()");
    expect(await sums()).toEqual(before);
  });

  test("of a collection, on the donate page", async () => {
    const food = await buildResource(shelter.db, { name: "Puppy food", amount: 3 });
    await admin.client.put(`/api/resources/${food}`, { goalGrosze: 50_000, appeals: { en: "Food for puppies" } });
    const order = await paid(aVisitor(shelter), { amount: 120, resourceId: food });
    await expect.poll(() => page(`/help/donate?resource=${food}`)).toContain("120 PLN of 500 PLN given.");
    await giveBack(order, "1", "2000");
    await expect.poll(() => page(`/help/donate?resource=${food}`)).toContain("100 PLN of 500 PLN given.");
    await giveBack(order, "2", "10000");
    await expect.poll(() => page(`/help/donate?resource=${food}`)).toContain("0 PLN of 500 PLN given.");
    expect((await admin.client.get(`/api/resources/${food}`)).json()).toMatchObject({ givenGrosze: 0 });
  });
});

describe("who gave while signed in", () => {
  const cast = { giver: admin };
  beforeAll(async () => {
    cast.giver = await aUser(shelter, { name: "Zofia", surname: "Nowak" });
  });
  const letters = async () =>
    (
      await shelter.db
        .selectFrom("letters")
        .select(["subject", "text"])
        .where("account_id", "=", cast.giver.accountId)
        .orderBy("id")
        .execute()
    ).map(({ subject, text }) => `${subject}\n${plain(text)}`);

  test("sees what was given back, confirmed by the statement of the year and a letter", async () => {
    const { client } = cast.giver;
    const burek = await buildAnimal(shelter.db, { name: "Burek" });
    const part = await paid(client, { amount: 100, animalId: burek });
    const whole = await paid(client, { amount: 77 });
    await giveBack(part, "1", "4000");
    await giveBack(part, "1", "4000");
    await giveBack(whole, "1", "7700");
    const mine = (await client.get("/api/donations/me")).json();
    expect(mine.items).toMatchObject([
      { amountGrosze: 7700, status: "Refunded", refunded: 77 },
      { amountGrosze: 10_000, status: "COMPLETED", refunded: 40, refunds: [{ amount: 40 }] },
    ]);
    expect(mine.years).toEqual([{ year: 2026, count: 1, amountGrosze: 6000 }]);
    const words = plain(wordsOf((await client.get("/api/donations/me/statement?year=2026")).rawPayload));
    expect(words).toContain("60 PLN");
    expect(words).toContain("40 PLN of it were given back");
    expect(words).not.toMatch(/100 PLN|77 PLN/);
    const held = (await client.get("/api/users/me/export")).json();
    expect(held.donations).toMatchObject([{ refunded: 40 }, { refunded: 77, refunds: [{ amount: 77 }] }]);
    const written = await letters();
    expect(written).toHaveLength(4);
    expect(written[2]).toContain("We have given back 40 PLN of your gift of 100 PLN.");
    expect(written[3]).toContain("We have given back your gift of 77 PLN.");
    expect(await page(`/payment/payu/success?donation=${part.extOrderId}`)).toContain("40 PLN of it were given back.");
    expect(await page(`/payment/payu/success?donation=${whole.extOrderId}`)).toContain("given back");
    expect(await page(`/pl/payment/payu/success?donation=${whole.extOrderId}`)).toContain("została zwrócona");
  });

  test("is not thanked for what was given back before it was known to have come", async () => {
    const before = (await letters()).length;
    const order = await give(cast.giver.client, { amount: 30 });
    await giveBack(order, "1", "3000");
    expect(await letters()).toHaveLength(before);
    await tellStatus(cashier, order, "COMPLETED");
    expect((await letters()).slice(before)).toMatchObject([
      expect.stringContaining("We have given back your gift of 30"),
    ]);
  });
});
