import { afterEach, describe, expect, test } from "vitest";
import { donationRangeText } from "../../../src/contract/giving/donations.ts";
import { formTexts } from "../../../src/contract/texts/texts.ts";
import { buildApp } from "../../../src/server/app/app.ts";
import { payuProvider } from "../../../src/server/giving/payment.provider.ts";
import { PUBLIC_URL, startApp } from "../support/app.ts";
import { Client, visitor } from "../support/client.ts";
import { anOrder, donationsIn, openCashierForFile } from "./cashier.ts";

const cashier = await openCashierForFile();
afterEach(async () => {
  await cashier.shelter.db.deleteFrom("donations").execute();
  cashier.payu.orders.clear();
  cashier.payu.calls.length = 0;
  cashier.payu.beforeAnswer = async () => {};
});

const donate = (amount: unknown) => visitor(cashier.shelter).post("/api/payment/donate", { amount });

describe("a donation", () => {
  test("is written down, ordered at PayU in grosze, and answered with where to pay", async () => {
    const answer = await donate(50);
    expect(answer.statusCode).toBe(201);
    const [order] = [...cashier.payu.orders.values()];
    expect(answer.json()).toEqual({ url: `${cashier.payu.account.baseUrl}/pay/?orderId=${order?.orderId}` });
    const [row, ...others] = await donationsIn(cashier.shelter);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ amount_grosze: 5000, currency: "PLN", status: "PENDING", is_test: false });
    expect(row).toMatchObject({ provider_order_id: order?.orderId, last_error: null });
    expect(order).toMatchObject({
      extOrderId: row?.ext_order_id,
      merchantPosId: "300746",
      currencyCode: "PLN",
      totalAmount: "5000",
      customerIp: "127.0.0.1",
      notifyUrl: `${PUBLIC_URL}/api/payment/payu/notify`,
      continueUrl: `${PUBLIC_URL}/api/payment/payu/return?orderId=${row?.ext_order_id}`,
      products: [{ name: expect.any(String), unitPrice: "5000", quantity: "1" }],
    });
    expect(row?.ext_order_id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
  });

  test("is committed before PayU hears of it", async () => {
    let seen: unknown[] = [];
    cashier.payu.beforeAnswer = async () => {
      seen = await donationsIn(cashier.shelter);
    };
    await donate(50);
    expect(seen).toMatchObject([{ status: "PENDING", provider_order_id: null }]);
  });

  test.each([
    [1, "100"],
    [1.1, "110"],
    [4.35, "435"],
    [8.2, "820"],
    [19.99, "1999"],
    [64.1, "6410"],
    [1.15, "115"],
    [1001.29, "100129"],
    [50_000, "5000000"],
  ])("of %d PLN is %s grosze, to the grosz", async (amount, grosze) => {
    expect((await anOrder(cashier, amount)).totalAmount).toBe(grosze);
  });

  test.each([
    [undefined, formTexts().donations.required],
    [null, formTexts().donations.required],
    ["50", formTexts().donations.required],
    [0.29, donationRangeText()],
    [-5, donationRangeText()],
    [50_000.01, donationRangeText()],
    [1e300, donationRangeText()],
    [12.345, formTexts().donations.decimals],
  ])("of %j is refused at its field, and nothing is written", async (amount, text) => {
    const answer = await donate(amount);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: "amount", errors: [text] }]);
    expect(await donationsIn(cashier.shelter)).toEqual([]);
    expect(cashier.payu.calls).toEqual([]);
  });

  test("made by two servers at once is two orders with names of their own", async () => {
    const { deps, clock } = cashier.shelter;
    const second = await buildApp({ ...deps, payments: payuProvider(cashier.payu.account, clock) });
    const other = new Client({ ...cashier.shelter, app: second });
    const answers = await Promise.all(
      [visitor(cashier.shelter), other].map((from) => from.post("/api/payment/donate", { amount: 7 })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const names = (await donationsIn(cashier.shelter)).map(({ ext_order_id }) => ext_order_id);
    expect(new Set(names).size).toBe(2);
    expect([...cashier.payu.orders.values()].map(({ extOrderId }) => extOrderId).sort()).toEqual(names.sort());
    await second.close();
  });
});

test("without a payment provider donations are not offered, which is said", async () => {
  const shelter = await startApp();
  const answer = await visitor(shelter).post("/api/payment/donate", { amount: 50 });
  expect(answer.statusCode).toBe(503);
  expect(answer.json().message).toBe(formTexts().donations.notOffered);
  expect(await donationsIn(shelter)).toEqual([]);
  await shelter.close();
});
