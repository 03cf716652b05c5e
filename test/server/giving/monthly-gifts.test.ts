import { describe, expect, test } from "vitest";
import { donationsToAskAbout } from "../../../src/server/giving/reconciliation.queries.ts";
import { buildAnimal } from "../support/builders.ts";
import { changeRows } from "../support/rows.ts";
import { tellStatus } from "./cashier.ts";
import { GOOD, openMonthlyForFile } from "./monthly-cast.ts";

const {
  cashier,
  shelter,
  payu,
  at,
  work,
  orders,
  last,
  buyer,
  ownerOf,
  begin,
  pay,
  running,
  signedIn,
  mine,
  gifts,
  latest,
  letters,
} = await openMonthlyForFile();

describe("a gift of every month", () => {
  test("begins with a payment on PayU's page, which is asked to keep the card", async () => {
    const order = await begin();
    expect(order).toMatchObject({
      recurring: "FIRST",
      totalAmount: "6000",
      description: "Monthly gift to the animal shelter",
      payMethods: { payMethod: { type: "PBL", value: "c" } },
      threeDsAuthentication: { recurring: { frequency: "1", expiry: "9999-12-31T00:00:00Z" } },
    });
    expect(await mine()).toMatchObject({ state: "beginning", card: null, nextChargeOn: null, actions: ["end"] });
    await pay(order);
    expect(await mine()).toMatchObject({
      state: "active",
      amountGrosze: 6000,
      dayOfMonth: 20,
      nextChargeOn: "2026-12-20",
      card: "•••• 1111",
      cardExpires: "2029-07",
      actions: ["change", "pause", "end"],
    });
    expect(await letters()).toEqual(["Thank you for helping every month"]);
    expect((await (await signedIn()).get("/api/donations/me")).json()).toMatchObject({ totalCount: 1 });
  });

  test("is charged once in each month, however many servers are at work", async () => {
    const first = await running();
    at("2026-12-19", 16);
    await work();
    expect(orders()).toHaveLength(1);
    at("2026-12-20");
    await work();
    await work();
    expect(orders()).toHaveLength(2);
    expect(last()).toMatchObject({
      recurring: "STANDARD",
      totalAmount: "6000",
      buyer: buyer(first),
      payMethods: { payMethod: { type: "CARD_TOKEN", value: "TOKC_GOOD" } },
    });
    await tellStatus(cashier, last(), "COMPLETED");
    await tellStatus(cashier, last(), "COMPLETED");
    await work();
    expect(orders()).toHaveLength(2);
    expect(await mine()).toMatchObject({ state: "active", nextChargeOn: "2027-01-20" });
    expect(await gifts()).toMatchObject([
      { status: "COMPLETED", gift_month: "2026-11-01", gift_try: 0 },
      { status: "COMPLETED", gift_month: "2026-12-01", gift_try: 1 },
    ]);
    expect((await letters()).slice(1)).toEqual(["Thank you for your gift"]);
  });

  test("is not charged twice when the answer is lost: PayU takes the same order once", async () => {
    await running();
    at("2026-12-20");
    payu.beforeAnswer = async () => "lost";
    await work();
    payu.beforeAnswer = async () => {};
    const taken = last();
    // A charge that is being sent is nobody else's.
    at("2026-12-20", 1);
    expect((await donationsToAskAbout(shelter.db, false, shelter.clock.now())).map(({ id }) => id)).not.toContain(
      (await latest())?.id,
    );
    at("2026-12-20", 2);
    await work();
    at("2026-12-21");
    await work();
    expect(orders()).toHaveLength(2);
    expect(payu.calls.filter((call) => call === "POST /api/v2_1/orders").length).toBeGreaterThan(3);
    await tellStatus(cashier, taken, "COMPLETED");
    expect(await mine()).toMatchObject({ nextChargeOn: "2027-01-20" });
    expect(await gifts()).toMatchObject([{ gift_try: 0 }, { gift_try: 1, status: "COMPLETED" }]);
  });

  test("of which nothing was heard is not charged again in that month, and counts if it arrives after all", async () => {
    await running();
    at("2026-12-20");
    payu.beforeAnswer = async () => "lost";
    await work();
    payu.beforeAnswer = async () => {};
    const taken = last();
    for (const day of ["2026-12-21", "2026-12-22", "2026-12-23", "2026-12-24"]) {
      at(day, 2);
      await work();
    }
    expect(orders()).toHaveLength(2);
    expect(await gifts()).toMatchObject([{ gift_try: 0 }, { gift_try: 1, status: "FAILED" }]);
    expect(await mine()).toMatchObject({ state: "active", nextChargeOn: "2027-01-20" });
    await tellStatus(cashier, taken, "COMPLETED");
    expect(await gifts()).toMatchObject([{ gift_try: 0 }, { gift_try: 1, status: "COMPLETED" }]);
    expect(await mine()).toMatchObject({ nextChargeOn: "2027-01-20" });
  });

  test("waits while PayU is away, and nothing is stored", async () => {
    await running();
    at("2026-12-20");
    payu.mood = (_request, response) => {
      response.writeHead(503).end();
      return true;
    };
    await work();
    expect(await gifts()).toHaveLength(1);
    payu.mood = () => undefined;
    await work();
    expect(await gifts()).toHaveLength(1);
    at("2026-12-20", 2);
    await work();
    expect(await gifts()).toMatchObject([{ gift_try: 0 }, { gift_try: 1, status: "PENDING" }]);
  });

  test("is tried again on later days when the bank refuses it, then paused, and goes on when its giver wishes", async () => {
    await running();
    for (const [day, hasMore] of [
      ["2026-12-20", true],
      ["2026-12-23", true],
      ["2026-12-26", false],
    ] as const) {
      at(day);
      await work();
      expect(await latest()).toMatchObject({ status: "PENDING", gift_month: "2026-12-01" });
      await tellStatus(cashier, last(), "CANCELED");
      expect(await mine()).toMatchObject({ state: hasMore ? "active" : "paused" });
    }
    expect(orders()).toHaveLength(4);
    expect((await letters()).at(-1)).toBe("Your monthly gift is paused");
    at("2027-02-03");
    await work();
    expect(orders()).toHaveLength(4);
    const resumed = await (await signedIn()).post("/api/monthly-gifts/me/resume");
    expect(resumed.json().gift).toMatchObject({ state: "active", reason: null, nextChargeOn: "2027-02-20" });
  });

  test("that PayU refuses to take is tried again, too", async () => {
    await running();
    at("2026-12-20");
    payu.mood = ({ method }, response) => {
      if (method !== "POST") return false;
      response.writeHead(400, { "content-type": "application/json" });
      response.end(JSON.stringify({ status: { statusCode: "BUSINESS_ERROR" } }));
      return true;
    };
    await work();
    expect(await latest()).toMatchObject({ status: "FAILED", gift_try: 1 });
    expect(await mine()).toMatchObject({ state: "active", nextChargeOn: "2026-12-23" });
    expect((await latest())?.last_error).toBe("PayU refused the order: 400 BUSINESS_ERROR");
  });

  test("is paused when its card has expired, and then wants a new one", async () => {
    const order = await running();
    payu.cards.set(ownerOf(order), [{ ...GOOD, status: "EXPIRED" }]);
    at("2026-12-20");
    await work();
    expect(orders()).toHaveLength(1);
    expect(await mine()).toMatchObject({ state: "paused", reason: "card" });
    expect((await letters()).at(-1)).toBe("Your monthly gift needs a new card");
    at("2029-09-01");
    const resumed = await (await signedIn()).post("/api/monthly-gifts/me/resume");
    expect(resumed.statusCode).toBe(409);
    expect(resumed.json().message).toContain("Your card has expired.");
  });

  test("goes on for all animals when the one that it was meant for has moved out", async () => {
    const animal = await buildAnimal(shelter.db, { name: "Burek" });
    expect((await running({ animalId: animal })).description).toBe("Monthly gift to the animal shelter: Burek");
    await changeRows(shelter.db, "animals", animal, { status: "Adopted" });
    at("2026-12-20");
    await work();
    expect(last().description).toBe("Monthly gift to the animal shelter");
    expect(await gifts()).toMatchObject([{ purpose: "Burek" }, { purpose: "" }]);
    expect((await letters()).filter((subject) => subject === "Your monthly gift goes on for all animals")).toHaveLength(
      1,
    );
    expect(await mine()).toMatchObject({ purpose: null });
  });
});
