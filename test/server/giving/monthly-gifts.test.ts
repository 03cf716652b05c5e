import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dueGifts } from "../../../src/server/giving/monthly/monthly.queries.ts";
import { processGift, startMonthlyGifts } from "../../../src/server/giving/monthly/monthly.work.ts";
import { donationsToAskAbout } from "../../../src/server/giving/reconciliation.queries.ts";
import { startBackgroundJobs } from "../../../src/server/platform/background/background-jobs.ts";
import { auditOf } from "../support/answers.ts";
import { PUBLIC_URL } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";
import { type Client, signedInAs } from "../support/client.ts";
import { subjectsTo } from "../support/letters.ts";
import { anAdmin, aUser, aVisitor, type Person } from "../support/people.ts";
import { changeRows } from "../support/rows.ts";
import { openCashierForFile, tellStatus } from "./cashier.ts";
import type { FakeCard, SentOrder, TakenOrder } from "./fake-payu.ts";

const cashier = await openCashierForFile();
const { shelter, payu } = cashier;
const admin = await anAdmin(shelter);
let giver: Person;
beforeEach(async () => {
  at("2026-11-20");
  giver = await aUser(shelter, { name: "Zofia", surname: "Nowak" });
});
afterEach(async () => {
  payu.mood = () => undefined;
  payu.beforeAnswer = async () => {};
  payu.orders.clear();
  payu.cards.clear();
  // What this test has left is not worked on in the next one.
  await shelter.db.updateTable("monthly_gifts").set({ work_at: null }).execute();
});

const GOOD: FakeCard = {
  value: "TOKC_GOOD",
  status: "ACTIVE",
  cardNumberMasked: "444433******1111",
  cardExpirationYear: "2029",
  cardExpirationMonth: "7",
};

/** Moves the clock to the noon of a day. */
function at(day: string, hours = 0): void {
  shelter.clock.set(new Date(new Date(`${day}T11:00:00Z`).getTime() + hours * 3_600_000));
}
function theWork() {
  const { db, clock, deps } = shelter;
  if (!deps.payments) throw new Error("There is no provider.");
  return { db, clock, provider: deps.payments, publicUrl: PUBLIC_URL };
}
/** Does what is due, on two servers at once. */
async function work(): Promise<void> {
  const due = await dueGifts(shelter.db, false, shelter.clock.now());
  for (const { id } of due) await Promise.all([processGift(theWork(), id), processGift(theWork(), id)]);
}
const orders = () => [...payu.orders.values()];
const last = () => orders().at(-1) as TakenOrder;
const buyer = (order: SentOrder) => order.buyer as { extCustomerId: string; email: string };
const ownerOf = (order: SentOrder) => `${buyer(order).extCustomerId} ${buyer(order).email}`;

async function begin(client: Client = giver.client, body: object = {}): Promise<TakenOrder> {
  const answer = await client.post("/api/payment/monthly", { monthlyAmount: 60, ...body });
  expect(answer.statusCode, answer.body).toBe(201);
  return last();
}
/** Pays the first gift; PayU keeps this card. */
async function pay(order: TakenOrder, card: FakeCard | null = GOOD): Promise<void> {
  if (card) payu.cards.set(ownerOf(order), [card]);
  await tellStatus(cashier, order, "COMPLETED");
  await work();
}
/** A gift that runs. @returns its first order */
async function running(body: object = {}): Promise<TakenOrder> {
  const order = await begin(giver.client, body);
  await pay(order);
  return order;
}
/** Sessions of months ago have ended. */
const signedIn = () => signedInAs(shelter, giver.accountId);
const mine = async () => (await (await signedIn()).get("/api/monthly-gifts/me")).json().gift;
const stored = () =>
  shelter.db
    .selectFrom("monthly_gifts")
    .selectAll()
    .where("account_id", "=", giver.accountId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
const gifts = () =>
  shelter.db
    .selectFrom("donations")
    .select(["id", "status", "amount_grosze", "gift_month", "gift_try", "purpose", "last_error"])
    .where("account_id", "=", giver.accountId)
    .orderBy("id")
    .execute();
const latest = async () => (await gifts()).at(-1);
const letters = () => subjectsTo(shelter, giver);

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

describe("a gift that does not begin", () => {
  test("counts once when PayU keeps no card, and its giver is told", async () => {
    await pay(await begin(), null);
    expect(await mine()).toMatchObject({ state: "beginning" });
    at("2026-11-20", 2);
    await work();
    expect(await mine()).toBeNull();
    expect(await stored()).toMatchObject({ state: "ended", reason: "not kept" });
    expect(await letters()).toEqual(["Your gift has arrived, once"]);
    expect(await gifts()).toMatchObject([{ status: "COMPLETED" }]);
  });

  test("ends when another one is begun, whose page replaces its own; what is paid late counts once", async () => {
    const first = await begin();
    const { reason } = await stored();
    const second = await begin(giver.client, { monthlyAmount: 100 });
    expect([reason, payu.orders.get(first.orderId)?.status]).toEqual([null, "CANCELED"]);
    expect(await stored()).toMatchObject({ state: "beginning", amount_grosze: 10_000 });
    const ended = () =>
      shelter.db
        .selectFrom("monthly_gifts")
        .select("reason")
        .where("account_id", "=", giver.accountId)
        .where("state", "=", "ended")
        .execute();
    expect(await ended()).toEqual([{ reason: "unpaid" }]);
    await pay(first);
    expect(await letters()).toEqual(["Thank you for your gift"]);
    expect(payu.cards.get(ownerOf(first))).toEqual([]);
    expect(await ended()).toEqual([{ reason: "paid once" }]);
    expect(await mine()).toMatchObject({ state: "beginning" });
    await tellStatus(cashier, second, "CANCELED");
    expect(await mine()).toBeNull();
    expect(await stored()).toMatchObject({ reason: "unpaid" });
  });

  test("is not begun twice while the provider does not close the page of the first, as when it was just paid", async () => {
    const first = await begin();
    Object.assign(payu.orders.get(first.orderId) ?? {}, { status: "COMPLETED" });
    const answer = await giver.client.post("/api/payment/monthly", { monthlyAmount: 100 });
    expect(answer.statusCode).toBe(502);
    expect(orders()).toHaveLength(1);
    expect(await stored()).toMatchObject({ state: "beginning", amount_grosze: 6000 });
  });

  test("has one page to be paid on, however often and with however different amounts it is begun at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => giver.client.post("/api/payment/monthly", { monthlyAmount: 60 })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1);
    expect(orders()).toHaveLength(1);
    at("2026-11-20", 21);
    await begin();
    expect(orders().map(({ status }) => status)).toEqual(["CANCELED", "PENDING"]);
    await Promise.all(
      [70, 80, 90].map((monthlyAmount) => giver.client.post("/api/payment/monthly", { monthlyAmount })),
    );
    const open = orders().filter(({ status }) => status === "PENDING");
    expect(open).toHaveLength(1);
    expect(Number(open[0]?.totalAmount)).toBe((await stored()).amount_grosze);
  });

  test("replaces the demonstration's example; the stand-in's gifts end when real money is taken", async () => {
    await running();
    const example = () =>
      shelter.db.updateTable("monthly_gifts").set({ is_example: true }).where("account_id", "=", giver.accountId);
    await example().execute();
    await begin();
    expect(await stored()).toMatchObject({ state: "beginning", is_example: false });
    await changeRows(shelter.db, "monthly_gifts", { account_id: giver.accountId }, { is_test: true });
    const jobs = await startBackgroundJobs(shelter.where, () => {});
    await startMonthlyGifts({ ...theWork(), jobs });
    await jobs.stop();
    expect(await stored()).toMatchObject({ state: "ended", reason: "staff" });
  });

  test.each([
    [{ monthlyAmount: 0.5 }, "monthlyAmount"],
    [{ monthlyAmount: 50_001 }, "monthlyAmount"],
    [{ monthlyAmount: "60" }, "monthlyAmount"],
    [{ amount: 60 }, "monthlyAmount"],
    [{ monthlyAmount: 60, animalId: 999_999 }, "animalId"],
    [{ monthlyAmount: 60, animalId: 1, resourceId: 1 }, "resourceId"],
  ])("refuses %j at its field", async (body, field) => {
    const answer = await giver.client.post("/api/payment/monthly", body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ field }]);
    expect(orders()).toEqual([]);
  });

  test("is refused with a sentence to visitors, to who gives already, and where the account does not allow it", async () => {
    const asVisitor = await aVisitor(shelter).post("/api/payment/monthly", { monthlyAmount: 60 });
    expect(asVisitor.statusCode).toBe(401);
    await running();
    const again = await giver.client.post("/api/payment/monthly", { monthlyAmount: 60 });
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe("You already give every month. You can change it under My Gifts.");
    const { payments } = shelter.deps;
    if (!payments) throw new Error("There is no provider.");
    payments.isRecurring = false;
    try {
      const elsewhere = await giver.client.post("/api/payment/monthly", { monthlyAmount: 60 });
      expect(elsewhere.statusCode).toBe(503);
      expect(elsewhere.json().message).toMatch(/^This shelter cannot take monthly gifts by card yet\./);
      const account = shelter.db.updateTable("accounts").where("id", "=", giver.accountId);
      await account.set({ language: "pl" }).execute();
      const polish = await giver.client.post("/api/payment/monthly", { monthlyAmount: 60 });
      expect(polish.json().message).toMatch(/^Schronisko nie przyjmuje jeszcze comiesięcznych darowizn kartą\./);
      // What had begun before waits.
      at("2026-12-20");
      await work();
      expect(orders()).toHaveLength(1);
    } finally {
      payments.isRecurring = true;
    }
  });

  test("charges nothing when PayU refuses it", async () => {
    payu.mood = ({ url }, response) => {
      if (url !== "/api/v2_1/orders") return false;
      response.writeHead(403).end();
      return true;
    };
    const answer = await giver.client.post("/api/payment/monthly", { monthlyAmount: 60 });
    expect(answer.statusCode).toBe(502);
    expect(answer.json().message).toContain("did not take the monthly gift");
    expect(await mine()).toBeNull();
  });
});

describe("its giver", () => {
  test("changes, pauses and goes on with it; another amount counts from the next charge on", async () => {
    await running();
    const changed = await giver.client.put("/api/monthly-gifts/me", { monthlyAmount: 75.5 });
    expect(changed.json().gift).toMatchObject({ amountGrosze: 7550 });
    expect((await giver.client.put("/api/monthly-gifts/me", { monthlyAmount: -1 })).statusCode).toBe(400);
    expect((await giver.client.post("/api/monthly-gifts/me/resume")).statusCode).toBe(409);
    expect((await giver.client.post("/api/monthly-gifts/me/pause")).json().gift).toMatchObject({ state: "paused" });
    expect((await giver.client.post("/api/monthly-gifts/me/pause")).statusCode).toBe(409);
    at("2026-12-20");
    await work();
    expect(orders()).toHaveLength(1);
    await (await signedIn()).post("/api/monthly-gifts/me/resume");
    expect(await mine()).toMatchObject({ nextChargeOn: "2027-01-20" });
    at("2027-01-20");
    await work();
    expect(last().totalAmount).toBe("7550");
  });

  test("ends it with one call; PayU is told to delete the card until it has", async () => {
    const order = await running();
    expect((await giver.client.post("/api/monthly-gifts/me/end")).json()).toEqual({ gift: null });
    expect((await giver.client.post("/api/monthly-gifts/me/end")).statusCode).toBe(404);
    payu.mood = ({ method }, response) => {
      if (method !== "DELETE") return false;
      response.writeHead(500).end();
      return true;
    };
    await work();
    expect(await stored()).toMatchObject({ state: "ended", card_deleted_at: null });
    payu.mood = () => undefined;
    at("2026-11-20", 2);
    await work();
    expect(payu.cards.get(ownerOf(order))).toEqual([]);
    expect(await stored()).toMatchObject({ customer_email: "", work_at: null });
    expect((await letters()).at(-1)).toBe("Your monthly gift has ended");
    at("2026-12-20");
    await work();
    expect(orders()).toHaveLength(1);
  });

  test("can end it while a charge is on its way: what arrives counts, and nothing follows", async () => {
    await running();
    at("2026-12-20");
    await work();
    await (await signedIn()).post("/api/monthly-gifts/me/end");
    await tellStatus(cashier, last(), "COMPLETED");
    expect(await gifts()).toMatchObject([{ status: "COMPLETED" }, { status: "COMPLETED" }]);
    at("2027-01-20");
    await work();
    expect(orders()).toHaveLength(2);
  });

  test("takes it along, and ends it with the account; the token of the card is nowhere", async () => {
    const order = await running();
    const held = await giver.client.get("/api/users/me/export");
    expect(held.json().monthlyGifts).toMatchObject([{ state: "active", card: "•••• 1111" }]);
    expect(held.body).not.toContain("TOKC_");
    expect(held.body).not.toContain(buyer(order).extCustomerId);
    expect(JSON.stringify(await shelter.db.selectFrom("monthly_gifts").selectAll().execute())).not.toContain("TOKC_");
    expect(JSON.stringify(await shelter.db.selectFrom("donations").selectAll().execute())).not.toContain("TOKC_");
    expect((await admin.client.post(`/api/users/${giver.id}/close`)).statusCode).toBe(204);
    const [closed] = await shelter.db.selectFrom("monthly_gifts").selectAll().orderBy("id", "desc").limit(1).execute();
    expect(closed).toMatchObject({ state: "ended", reason: "closed", account_id: null, card: null });
    await work();
    expect(payu.cards.get(ownerOf(order))).toEqual([]);
    const { items } = (await admin.client.get("/api/monthly-gifts")).json();
    expect(items[0]).toMatchObject({ giver: null, state: "ended", actions: [] });
  });
});

test("admins see who gives how much each month, and may end a gift; that is recorded", async () => {
  const before = (await admin.client.get("/api/monthly-gifts")).json().active;
  await running();
  const list = (await admin.client.get("/api/monthly-gifts?state=active")).json();
  expect(list.active).toEqual({ count: before.count + 1, amountGrosze: before.amountGrosze + 6000 });
  expect(list.items[0]).toMatchObject({
    giver: { userId: giver.id, fullName: "Zofia Nowak" },
    amountGrosze: 6000,
    actions: ["end"],
  });
  expect((await admin.client.get("/api/monthly-gifts?state=x")).statusCode).toBe(400);
  const { id } = list.items[0];
  expect((await admin.client.post(`/api/monthly-gifts/${id}/end`)).statusCode).toBe(204);
  expect((await admin.client.post(`/api/monthly-gifts/${id}/end`)).statusCode).toBe(409);
  expect(await mine()).toBeNull();
  expect(await auditOf(shelter, "monthly gift", id)).toEqual([
    { action: "give", actor_account_id: giver.accountId },
    { action: "end", actor_account_id: admin.accountId },
  ]);
});
