import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { choosePaymentProvider } from "../../../src/server/app/start/payments.ts";
import { sandboxProvider } from "../../../src/server/giving/payment.provider.ts";
import { startSandboxNotices } from "../../../src/server/giving/sandbox/sandbox.notices.ts";
import { startBackgroundJobs } from "../../../src/server/platform/background/background-jobs.ts";
import { heldClock, PUBLIC_URL, startApp, startAppForFile } from "../support/app.ts";
import { visitor } from "../support/client.ts";
import { aUser } from "../support/people.ts";
import { donationsIn } from "./cashier.ts";

let address = "";
const clock = heldClock();
const place = { signingKey: "a key for tests", publicUrl: PUBLIC_URL, ownAddress: () => address };
const payments = sandboxProvider(place, clock);
const shelter = await startAppForFile({ clock, payments });
address = await shelter.app.listen({ port: 0, host: "127.0.0.1" });

/** Donates and goes to the payment page. @returns its path */
async function goToPay(amount: number): Promise<string> {
  const answer = await visitor(shelter).post("/api/payment/donate", { amount });
  expect(answer.statusCode).toBe(201);
  expect(answer.json().url).toMatch(/^http:\/\/shelter\.test\/payment\/sandbox\/pay\/TEST[0-9A-F]{24}$/);
  return answer.json().url.slice(PUBLIC_URL.length);
}
const decide = (path: string, decision: string) =>
  shelter.app.inject({
    method: "POST",
    url: path,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: `decision=${decision}`,
  });
function theSandbox() {
  if (!payments.sandbox) throw new Error("There is no stand-in.");
  return payments.sandbox;
}
const sandboxSecret = () => theSandbox().clientSecret;
const latest = async () => (await donationsIn(shelter)).at(-1);

describe("the stand-in for the payment provider", () => {
  test("shows what is to be paid, marked as a test, to be decided without scripts", async () => {
    const page = await shelter.app.inject(await goToPay(12.5));
    expect(page.statusCode).toBe(200);
    expect(page.headers["cache-control"]).toBe("no-store");
    const html = page.body.replaceAll("\u00a0", " ");
    expect(html).toContain("It takes no money and asks for no card");
    expect(html).toContain("12.50 PLN");
    expect(html).toMatch(/<form [^>]*action="\/payment\/sandbox\/pay\/TEST\w+" method="post"/);
    for (const decision of ["pay", "cancel"]) expect(html).toContain(`value="${decision}"`);
    expect(await latest()).toMatchObject({ status: "PENDING", is_test: true });
  });

  test.each([
    ["pay", "COMPLETED", "has arrived"],
    ["cancel", "CANCELED", "was cancelled"],
  ])("told to %s sends a signed notice and the donor back", async (decision, status, text) => {
    const path = await goToPay(50);
    const decided = await decide(path, decision);
    expect(decided.statusCode).toBe(303);
    expect(await latest()).toMatchObject({ status });
    const back = await shelter.app.inject(String(decided.headers.location).slice(PUBLIC_URL.length));
    const thanks = await shelter.app.inject(String(back.headers.location));
    expect(thanks.body).toContain(text);
    expect(thanks.body).toContain("This was a test");
  });

  test("takes one decision only", async () => {
    const path = await goToPay(50);
    await decide(path, "pay");
    expect((await decide(path, "cancel")).statusCode).toBe(303);
    expect(await latest()).toMatchObject({ status: "COMPLETED" });
    const page = await shelter.app.inject(path);
    expect(page.body).toContain("This test payment is over");
    expect(page.body).not.toContain('name="decision"');
  });

  test("sends a notice again that was not taken", async () => {
    const path = await goToPay(50);
    const home = address;
    address = "http://127.0.0.1:1";
    expect((await decide(path, "pay")).statusCode).toBe(303);
    expect(await latest()).toMatchObject({ status: "PENDING" });
    address = home;
    const jobs = await startBackgroundJobs(shelter.where, () => {});
    const { db, clock } = shelter;
    await startSandboxNotices({ db, clock, jobs, sandbox: theSandbox() });
    await expect.poll(latest).toMatchObject({ status: "COMPLETED" });
    await jobs.stop();
  });

  test("gives back what was paid, in parts, on its page and as PayU takes it, and never more", async () => {
    const path = await goToPay(50);
    const giveBack = (amount: string) =>
      shelter.app.inject({
        method: "POST",
        url: path,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: `amount=${amount}`,
      });
    await giveBack("10");
    await decide(path, "pay");
    const answer = await giveBack("12.34");
    expect([answer.statusCode, answer.headers.location]).toEqual([303, path]);
    for (const wrong of ["37.67", "-1", "0", "x"]) await giveBack(wrong);
    expect(await latest()).toMatchObject({ status: "COMPLETED", refunded_grosze: 1234 });
    expect((await shelter.app.inject(path)).body.replaceAll("\u00a0", " ")).toContain("37.66 PLN can be given back.");
    const token = await shelter.app.inject({
      method: "POST",
      url: "/payment/sandbox/pl/standard/user/oauth/authorize",
      payload: { client_id: "sandbox", client_secret: sandboxSecret(), grant_type: "client_credentials" },
    });
    const refunds = `/payment/sandbox/api/v2_1/orders/${path.split("/").at(-1)}/refunds`;
    const headers = { authorization: `Bearer ${token.json().access_token}` };
    const ask = (refund: object, as: object = headers) =>
      shelter.app.inject({ method: "POST", url: refunds, headers: { ...as }, payload: { refund } });
    expect((await ask({ description: "Refund" }, {})).statusCode).toBe(401);
    expect((await ask({ description: "Refund", amount: "3767" })).statusCode).toBe(400);
    const taken = await ask({ description: "Refund" });
    expect(taken.json()).toMatchObject({
      refund: { amount: "3766", status: "PENDING" },
      status: { statusCode: "SUCCESS" },
    });
    const jobs = await startBackgroundJobs(shelter.where, () => {});
    const { db, clock } = shelter;
    await startSandboxNotices({ db, clock, jobs, sandbox: theSandbox() });
    await expect.poll(latest).toMatchObject({ status: "Refunded", refunded_grosze: 5000 });
    await jobs.stop();
  });

  test("answers 404 for payments that it does not know", async () => {
    expect((await shelter.app.inject("/payment/sandbox/pay/TEST1")).statusCode).toBe(404);
    expect((await decide("/payment/sandbox/pay/TEST1", "pay")).statusCode).toBe(404);
  });

  test("speaks as PayU does, and to none without its secret", async () => {
    const api = "/payment/sandbox/api/v2_1/orders";
    const post = (url: string, payload: object) => shelter.app.inject({ method: "POST", url, payload });
    expect((await post(api, {})).statusCode).toBe(401);
    expect((await shelter.app.inject(`${api}/TEST1`)).statusCode).toBe(401);
    const credentials = { client_id: "sandbox", client_secret: "guess" };
    expect((await post("/payment/sandbox/pl/standard/user/oauth/authorize", credentials)).statusCode).toBe(401);
    await goToPay(50);
    const { ext_order_id: extOrderId, provider_order_id: orderId } = (await latest()) ?? {};
    expect(await payments.client.findOrder(String(orderId))).toMatchObject({ extOrderId, totalAmount: "5000" });
    expect(await payments.client.findOrder("TEST1")).toBeUndefined();
    const urls = { notifyUrl: `${PUBLIC_URL}/n`, continueUrl: `${PUBLIC_URL}/c` };
    const twice = {
      extOrderId: String(extOrderId),
      amountGrosze: 5000,
      description: "Gift",
      customerIp: "127.0.0.1",
      ...urls,
    };
    await expect(payments.client.createOrder(twice)).rejects.toThrow("ERROR_ORDER_NOT_UNIQUE");
  });
});

describe("a monthly gift with the stand-in", () => {
  const owner = () => shelter.db.selectFrom("monthly_gifts").selectAll().executeTakeFirstOrThrow();

  test("keeps a card that behaves later as it was chosen on the page, and forgets it", async () => {
    const { client } = await aUser(shelter);
    const answer = await client.post("/api/payment/monthly", { monthlyAmount: 30 });
    const path = answer.json().url.slice(PUBLIC_URL.length);
    const page = await shelter.app.inject(path);
    for (const card of ["good", "refused", "expired", "none"]) expect(page.body).toContain(`value="${card}"`);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    await shelter.app.inject({ method: "POST", url: path, headers, payload: "card=refused&decision=pay" });
    expect(await latest()).toMatchObject({ status: "COMPLETED", is_test: true });
    const { customer_key: customerKey, customer_email: email } = await owner();
    const [card] = await payments.client.cards({ customerKey, email });
    expect(card).toMatchObject({ isActive: true, masked: "•••• 1111" });
    expect(await payments.client.cards({ customerKey: randomUUID(), email })).toEqual([]);
    const charge = { extOrderId: randomUUID(), amountGrosze: 3000, description: "Gift", notifyUrl: `${PUBLIC_URL}/x` };
    const token = card?.token ?? "";
    const orderId = await payments.client.charge({ ...charge, owner: { customerKey, email }, token });
    expect(await payments.client.findOrder(orderId ?? "")).toMatchObject({ status: "CANCELED" });
    expect(await payments.client.charge({ ...charge, owner: { customerKey, email }, token })).toBeUndefined();
    const strangers = { ...charge, extOrderId: randomUUID(), owner: { customerKey: randomUUID(), email }, token };
    await expect(payments.client.charge(strangers)).rejects.toThrow("PayU refused the order");
    await payments.client.deleteCard({ customerKey, email }, token);
    expect(await payments.client.cards({ customerKey, email })).toEqual([]);
  });
});

describe("who takes the money", () => {
  const keys = { posId: "1", clientId: "1", clientSecret: "s", secondKey: "k" };
  const payu = { ...keys, baseUrl: "https://secure.payu.com", isRecurring: false };
  const choose = (change: {
    payu?: typeof payu;
    host?: string;
    publicUrl?: string;
    demo?: boolean;
    nodeEnv?: string;
  }) => {
    const { host = "127.0.0.1", publicUrl = "http://127.0.0.1:3000", demo = false, nodeEnv } = change;
    return choosePaymentProvider({
      settings: { payu: change.payu, host, publicUrl },
      signingKey: "a key",
      clock: heldClock(),
      hasDemonstration: demo,
      ownAddress: () => publicUrl,
      nodeEnv,
    });
  };

  test("is PayU wherever its settings are given", () => {
    for (const demo of [true, false]) {
      expect(choose({ payu, demo })).toMatchObject({ isTest: false, secondKey: "k" });
      expect(choose({ payu, demo })?.sandbox).toBeUndefined();
    }
  });

  test("is the stand-in on one's own machine and in a demonstration, and nobody in production", () => {
    expect(choose({})?.sandbox).toBeDefined();
    expect(choose({ publicUrl: "http://[::1]:3000", host: "::1" })?.sandbox).toBeDefined();
    for (const place of [
      { host: "0.0.0.0", publicUrl: "http://localhost:3000" },
      { publicUrl: "https://shelter.example" },
    ]) {
      expect(choose(place)).toBeUndefined();
      expect(choose({ ...place, demo: true })?.sandbox).toBeDefined();
    }
    for (const demo of [false, true]) expect(choose({ nodeEnv: "production", demo })).toBeUndefined();
  });

  test("is no stand-in without one: its addresses are those of nothing", async () => {
    const without = await startApp();
    for (const url of ["/payment/sandbox/pay/TEST1", "/payment/sandbox/api/v2_1/orders/TEST1"]) {
      expect((await without.app.inject(url)).statusCode).toBe(404);
    }
    await without.close();
  });
});
