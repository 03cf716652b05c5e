import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { formTexts } from "../../../src/contract/texts/texts.ts";
import { buildApp } from "../../../src/server/app/app.ts";
import { payuProvider } from "../../../src/server/giving/payment.provider.ts";
import { NOON } from "../support/app.ts";
import { Client, visitor } from "../support/client.ts";
import { anOrder, type Cashier, donationsIn, openCashier, tellStatus } from "./cashier.ts";
import type { TakenOrder } from "./fake-payu.ts";

let cashier: Cashier;
beforeEach(async () => {
  cashier = await openCashier();
});
afterEach(() => cashier.close());

const MAX_WAIT_MS = 1500;
async function waitShortly(): Promise<void> {
  await cashier.close();
  cashier = await openCashier(MAX_WAIT_MS);
}

const donate = (amount: unknown) => visitor(cashier.shelter).post("/api/payment/donate", { amount });
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const ordersMade = () => cashier.payu.calls.filter((call) => call === "POST /api/v2_1/orders").length;

describe("when PayU", () => {
  const refusesWith = (status: number, body: string) => {
    cashier.payu.mood = (_request, response) => {
      response.writeHead(status, { "content-type": "application/json" }).end(body);
      return true;
    };
  };
  async function expectFailure(reason: RegExp) {
    const answer = await donate(50);
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toMatchObject({ title: "Bad Gateway", message: formTexts().donations.failed });
    const [row, ...others] = await donationsIn(cashier.shelter);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ status: "FAILED", last_error: expect.stringMatching(reason), provider_order_id: null });
  }

  test("does not answer in time, it is said, noted, and not tried again", async () => {
    await waitShortly();
    cashier.payu.mood = () => true;
    await expectFailure(/no answer within 1.5 s/);
    expect(ordersMade()).toBe(1);
  });

  test("stops in the middle of its answer, it is the same", async () => {
    await waitShortly();
    cashier.payu.mood = (_request, response) => {
      response.writeHead(302, { "content-type": "application/json" }).write('{"status":');
      return true;
    };
    await expectFailure(/no answer within/);
    expect(ordersMade()).toBe(1);
  });

  test("talks without end, a megabyte of it is enough to give up", async () => {
    const line = "x".repeat(64_000);
    let sent = 0;
    cashier.payu.mood = (_request, response) => {
      const talk = () => {
        for (sent += line.length; response.write(line); ) sent += line.length;
      };
      response.writeHead(302, { "content-type": "application/json" }).on("drain", talk);
      talk();
      return true;
    };
    await expectFailure(/not understood/);
    expect(sent).toBeLessThan(10_000_000);
  });

  test("closes the line, it is the same", async () => {
    cashier.payu.mood = (request) => {
      request.socket.destroy();
      return true;
    };
    await expectFailure(/PayU cannot be reached/);
    expect(ordersMade()).toBe(1);
  });

  test("is not there at all, it is the same", async () => {
    await cashier.payu.close();
    await expectFailure(/PayU cannot be reached/);
  });

  test("fails, it is the same", async () => {
    refusesWith(500, '{"status":{"statusCode":"ERROR_INTERNAL"}}');
    await expectFailure(/500 ERROR_INTERNAL/);
    expect(ordersMade()).toBe(1);
  });

  test.each([
    "<html>Please wait</html>",
    "{}",
    "null",
    '{"status":{"statusCode":"SUCCESS"},"orderId":"A1"}',
    '{"status":{"statusCode":"SUCCESS"},"orderId":"A1","redirectUri":"javascript:alert(1)"}',
    '{"status":{"statusCode":"WARNING_CONTINUE_3DS"},"orderId":"A1","redirectUri":"https://payu.test"}',
  ])("answers with %s, nobody is sent anywhere", async (body) => {
    refusesWith(302, body);
    await expectFailure(/not understood/);
  });

  test("does not know us, it is said", async () => {
    cashier.payu.account.clientId = "somebody else";
    await expectFailure(/gives no token: 401/);
    expect(ordersMade()).toBe(0);
  });
});

describe("the token", () => {
  test("is asked for once for many donations, also for many at the same time", async () => {
    await Promise.all([1, 2, 3, 4, 5].map((amount) => anOrder(cashier, amount)));
    await anOrder(cashier, 6);
    expect(cashier.payu.tokensGiven).toHaveLength(1);
    expect(cashier.payu.orders.size).toBe(6);
  });

  test("is renewed before it ends", async () => {
    cashier.payu.tokenSeconds = 600;
    await anOrder(cashier);
    cashier.shelter.clock.set(later(8.9));
    await anOrder(cashier);
    expect(cashier.payu.tokensGiven).toHaveLength(1);
    cashier.shelter.clock.set(later(9.1));
    await anOrder(cashier);
    expect(cashier.payu.tokensGiven).toHaveLength(2);
  });

  test("that PayU has withdrawn is renewed once, and the order is made once", async () => {
    await anOrder(cashier);
    cashier.payu.expired.add(cashier.payu.tokensGiven[0] ?? "");
    await anOrder(cashier);
    expect(cashier.payu.tokensGiven).toHaveLength(2);
    expect(cashier.payu.orders.size).toBe(2);
  });

  test("that is refused again and again ends in a sentence, not in a circle", async () => {
    cashier.payu.mood = (_request, response) => {
      response.writeHead(401).end("{}");
      return true;
    };
    expect((await donate(50)).statusCode).toBe(502);
    expect(ordersMade()).toBe(2);
  });
});

describe("from one address", () => {
  test("sixty donations an hour are taken, however they come, and the next is told when to come back", async () => {
    const answers = await Promise.all(Array.from({ length: 64 }, () => donate(5)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json().message).toBe(formTexts().donations.tooMany);
    expect(refused?.headers["retry-after"]).toBe("3600");
    expect(await donationsIn(cashier.shelter)).toHaveLength(60);
    expect(cashier.payu.orders.size).toBe(60);

    // Another server, as after a restart, counts on.
    const { deps, clock } = cashier.shelter;
    const again = await buildApp({ ...deps, payments: payuProvider(cashier.payu.account, clock) });
    const restarted = new Client({ ...cashier.shelter, app: again });
    expect((await restarted.post("/api/payment/donate", { amount: 5 })).statusCode).toBe(429);
    clock.set(later(61));
    expect((await restarted.post("/api/payment/donate", { amount: 5 })).statusCode).toBe(201);
    await again.close();
  });

  test("wrong amounts do not count", async () => {
    for (let n = 0; n < 61; n++) await donate(0);
    expect((await donate(5)).statusCode).toBe(201);
  });
});

test("a provider that answers after our patience has made its order, and its notice is heard", async () => {
  await waitShortly();
  cashier.payu.beforeAnswer = () => new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS * 2));
  expect((await donate(50)).statusCode).toBe(502);
  const order = [...cashier.payu.orders.values()].at(-1) as TakenOrder;
  expect((await tellStatus(cashier, order, "COMPLETED")).statusCode).toBe(200);
  expect(await donationsIn(cashier.shelter)).toMatchObject([{ status: "COMPLETED", provider_order_id: order.orderId }]);
});
