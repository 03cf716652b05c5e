import { afterEach, beforeEach, expect } from "vitest";
import { processGift } from "../../../src/server/giving/charging/monthly.work.ts";
import { dueGifts } from "../../../src/server/giving/monthly/monthly.queries.ts";
import { PUBLIC_URL } from "../support/app.ts";
import { type Client, signedInAs } from "../support/client.ts";
import { subjectsTo } from "../support/letters.ts";
import { anAdmin, aUser } from "../support/people.ts";
import { openCashierForFile, tellStatus } from "./cashier.ts";
import type { FakeCard, SentOrder, TakenOrder } from "./fake-payu.ts";

export const GOOD: FakeCard = {
  value: "TOKC_GOOD",
  status: "ACTIVE",
  cardNumberMasked: "444433******1111",
  cardExpirationYear: "2029",
  cardExpirationMonth: "7",
};

/** A shelter that takes gifts of every month, with a giver of its own for each test of the file, and what they do. */
export async function openMonthlyForFile() {
  const cashier = await openCashierForFile();
  const { shelter, payu } = cashier;
  const admin = await anAdmin(shelter);
  const cast = { giver: admin };
  beforeEach(async () => {
    at("2026-11-20");
    cast.giver = await aUser(shelter, { name: "Zofia", surname: "Nowak" });
  });
  afterEach(async () => {
    payu.mood = () => undefined;
    payu.beforeAnswer = async () => {};
    payu.orders.clear();
    payu.cards.clear();
    // What this test has left is not worked on in the next one.
    await shelter.db.updateTable("monthly_gifts").set({ work_at: null }).execute();
  });

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

  async function begin(client: Client = cast.giver.client, body: object = {}): Promise<TakenOrder> {
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
    const order = await begin(cast.giver.client, body);
    await pay(order);
    return order;
  }
  /** Sessions of months ago have ended. */
  const signedIn = () => signedInAs(shelter, cast.giver.accountId);
  const mine = async () => (await (await signedIn()).get("/api/monthly-gifts/me")).json().gift;
  const stored = () =>
    shelter.db
      .selectFrom("monthly_gifts")
      .selectAll()
      .where("account_id", "=", cast.giver.accountId)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
  const gifts = () =>
    shelter.db
      .selectFrom("donations")
      .select(["id", "status", "amount_grosze", "gift_month", "gift_try", "purpose", "last_error"])
      .where("account_id", "=", cast.giver.accountId)
      .orderBy("id")
      .execute();
  const latest = async () => (await gifts()).at(-1);
  const letters = () => subjectsTo(shelter, cast.giver);
  const deeds = { at, theWork, work, orders, last, buyer, ownerOf, begin, pay, running };
  return { cashier, shelter, payu, admin, cast, ...deeds, signedIn, mine, stored, gifts, latest, letters };
}
