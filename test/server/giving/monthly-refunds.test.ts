import { expect, test } from "vitest";
import { tell } from "./cashier.ts";
import type { TakenOrder } from "./fake-payu.ts";
import { GOOD, openMonthlyForFile } from "./monthly-cast.ts";

const { at, begin, cashier, cast, latest, last, letters, mine, ownerOf, payu, running, signedIn, stored, work } =
  await openMonthlyForFile();

const giveBack = ({ orderId, extOrderId }: TakenOrder, amount = "6000") =>
  tell(
    cashier,
    JSON.stringify({
      orderId,
      extOrderId,
      refund: { refundId: "1", amount, currencyCode: "PLN", status: "FINALIZED" },
    }),
  );
const complete = (order: TakenOrder) =>
  tell(
    cashier,
    JSON.stringify({
      order: { ...order, status: "COMPLETED", currencyCode: "PLN", totalAmount: order.totalAmount },
    }),
  );

test("a first payment that is given back at once lets the monthly gift begin, and its giver reads that it goes on", async () => {
  const order = await begin();
  payu.cards.set(ownerOf(order), [GOOD]);
  expect((await giveBack(order)).statusCode).toBe(200);
  expect((await complete(order)).statusCode).toBe(200);
  await work();
  expect(await latest()).toMatchObject({ status: "Refunded" });
  expect(await stored()).toMatchObject({ state: "active", next_charge_on: "2026-12-20" });
  expect(await letters()).toContain("Your gift was given back");
  const { text } = await cashier.shelter.db
    .selectFrom("letters")
    .select("text")
    .where("account_id", "=", cast.giver.accountId)
    .where("subject", "=", "Your gift was given back")
    .executeTakeFirstOrThrow();
  expect(text).toContain("Your monthly gift goes on.");
});

test("a month that was given back is not charged again", async () => {
  await running();
  at("2026-12-20");
  await work();
  const charge = last();
  await complete(charge);
  expect((await giveBack(charge)).statusCode).toBe(200);
  expect(await latest()).toMatchObject({ status: "Refunded", gift_month: "2026-12-01" });
  expect(await mine()).toMatchObject({ nextChargeOn: "2027-01-20" });
  const client = await signedIn();
  for (const deed of ["pause", "resume"]) await client.post(`/api/monthly-gifts/me/${deed}`);
  expect(await mine()).toMatchObject({ state: "active", nextChargeOn: "2027-01-20" });
  expect((await client.get("/api/donations/me")).json().years).toEqual([{ year: 2026, count: 1, amountGrosze: 6000 }]);
});
