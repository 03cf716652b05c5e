import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { anAdmin } from "../support/people.ts";
import { addRows } from "../support/rows.ts";
import { anOrder, openCashierForFile, tellStatus } from "./cashier.ts";
import type { TakenOrder } from "./fake-payu.ts";

const cashier = await openCashierForFile();
const admin = await anAdmin(cashier.shelter);
let paid: TakenOrder;
beforeAll(async () => {
  const { clock } = cashier.shelter;
  for (const [amount, status] of [
    [50, "COMPLETED"],
    [12.34, "COMPLETED"],
    [1000, "CANCELED"],
    [250, "PENDING"],
    [0.1 + 0.2 + 1, "COMPLETED"],
  ] as const) {
    const order = await anOrder(cashier, Math.round(amount * 100) / 100);
    await tellStatus(cashier, order, status);
    if (amount === 12.34) paid = order;
    clock.set(new Date(clock.now().getTime() + 60_000));
  }
  // The numbers are random: none may begin with an amount that a test searches for.
  await sql`update donations set ext_order_id = 'order-' || ext_order_id`.execute(cashier.shelter.db);
  paid = { ...paid, extOrderId: `order-${paid.extOrderId}` };
  // What was given to the sandbox before there was a provider.
  const test = { ext_order_id: "a-test", amount_grosze: 9900, status: "COMPLETED", is_test: true } as const;
  const moments = { created_at: "2026-01-01T10:00:00Z", settled_at: "2026-01-01T10:01:00Z" };
  await addRows(cashier.shelter.db, "donations", { ...test, ...moments });
});

const read = async (query = "") => (await admin.client.get(`/api/donations${query}`)).json();
const amounts = async (query: string) =>
  (await read(query)).items.map(({ amountGrosze }: { amountGrosze: number }) => amountGrosze);

describe("the list of donations", () => {
  test("shows the newest first, and the sum of what was given in real money", async () => {
    const list = await read();
    expect(list).toMatchObject({ page: 1, pageSize: 16, totalCount: 6, completedGrosze: 5000 + 1234 + 130 });
    expect(await amounts("")).toEqual([130, 25000, 100000, 1234, 5000, 9900]);
    expect(list.items[3]).toEqual({
      id: expect.any(Number),
      extOrderId: paid.extOrderId,
      providerOrderId: paid.orderId,
      amountGrosze: 1234,
      currency: "PLN",
      status: "COMPLETED",
      isTest: false,
      createdAt: "2026-11-20T11:01:00.000Z",
      settledAt: "2026-11-20T11:01:00.000Z",
      lastError: null,
      refunded: 0,
      refunds: [],
      purpose: null,
      giver: null,
    });
  });

  test("is filtered by status, in pages", async () => {
    expect(await amounts("?status=COMPLETED")).toEqual([130, 1234, 5000, 9900]);
    expect(await amounts("?status=canceled")).toEqual([100000]);
    expect(await amounts("?status=FAILED")).toEqual([]);
    expect(await read("?status=PENDING")).toMatchObject({ totalCount: 1, completedGrosze: 6364 });
    expect(await amounts("?pageSize=2&page=2")).toEqual([100000, 1234]);
    expect(await read("?page=9")).toMatchObject({ items: [], totalCount: 6, completedGrosze: 6364 });
  });

  test.each([
    ["12.34", [1234]],
    ["12,34", [1234]],
    ["50", [5000]],
    ["a-test", [9900]],
    ["%", []],
    ["_", []],
    ["\\", []],
    ["nothing", []],
  ])("finds %j", async (q, found) => {
    expect(await amounts(`?q=${encodeURIComponent(q)}`)).toEqual(found);
  });

  test("finds an order by the beginning of either name, whatever its case", async () => {
    for (const q of [paid.extOrderId, paid.extOrderId.slice(0, 20), paid.orderId, paid.orderId.toLowerCase()]) {
      expect(await read(`?q=${q}`)).toMatchObject({ totalCount: 1, completedGrosze: 1234 });
    }
  });

  test("is sorted by what was asked for", async () => {
    expect(await amounts("?sort=amountGrosze")).toEqual([130, 1234, 5000, 9900, 25000, 100000]);
    expect(await amounts("?sort=-amountGrosze&pageSize=1")).toEqual([100000]);
    expect(await amounts("?sort=createdAt&pageSize=1")).toEqual([9900]);
    expect((await amounts("?sort=settledAt")).at(-1)).toBe(25000);
  });

  test.each(["status=paid", "sort=lastError", "page=0", "pageSize=501", "pageSize=x"])("refuses %s", async (query) => {
    const answer = await admin.client.get(`/api/donations?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ field: query.split("=")[0] }]);
  });
});
