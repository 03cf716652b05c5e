import { describe, expect, test } from "vitest";
import { buildApp } from "../../../src/server/app/app.ts";
import { payuProvider } from "../../../src/server/giving/payment.provider.ts";
import { startApp } from "../support/app.ts";
import { changeRows } from "../support/rows.ts";
import { anOrder, donationsIn, openCashierForFile, statusOf, tell, tellStatus } from "./cashier.ts";
import { noticeOf, signed } from "./fake-payu.ts";

const cashier = await openCashierForFile();

describe("the provider's notice", () => {
  test.each([
    ["MD5", "OpenPayu-Signature"],
    ["MD5", "X-OpenPayU-Signature"],
    ["SHA-1", "OpenPayu-Signature"],
    ["SHA1", "X-OpenPayU-Signature"],
    ["SHA-256", "OpenPayu-Signature"],
    ["SHA256", "openpayu-signature"],
    ["sha-256", "X-OPENPAYU-SIGNATURE"],
  ])("is believed when it is signed by %s in %s", async (algorithm, header) => {
    const order = await anOrder(cashier);
    const body = noticeOf({ ...order, status: "COMPLETED" });
    const answer = await tell(cashier, body, signed(body, cashier.payu.account, { algorithm, header }));
    expect([answer.statusCode, answer.body]).toEqual([200, ""]);
    expect(await statusOf(cashier, order)).toBe("COMPLETED");
  });

  test("that names no algorithm is signed by MD5", async () => {
    const order = await anOrder(cashier);
    const body = noticeOf({ ...order, status: "COMPLETED" });
    const { "OpenPayu-Signature": whole = "", ...others } = signed(body, cashier.payu.account);
    const bare = { ...others, "OpenPayu-Signature": whole.replace(";algorithm=MD5", "") };
    expect((await tell(cashier, body, bare)).statusCode).toBe(200);
    expect(await statusOf(cashier, order)).toBe("COMPLETED");
  });

  test("is read by its very bytes, whatever its spacing and letters", async () => {
    const order = await anOrder(cashier);
    const body = `${noticeOf({ ...order, status: "CANCELED" }, { description: "Zażółć gęślą jaźń" })} \n`;
    expect((await tell(cashier, body)).statusCode).toBe(200);
    expect(await statusOf(cashier, order)).toBe("CANCELED");
  });

  test.each(["application/json", "application/json; charset=utf-8", "application/vnd.payu+json"])(
    "may come as %s",
    async (type) => {
      const order = await anOrder(cashier);
      const body = noticeOf({ ...order, status: "COMPLETED" });
      const headers = { ...signed(body, cashier.payu.account), "content-type": type };
      expect((await tell(cashier, body, headers)).statusCode).toBe(200);
    },
  );

  test("may be about an order by the provider's name alone", async () => {
    const order = await anOrder(cashier);
    const body = noticeOf({ ...order, status: "COMPLETED" }, { extOrderId: undefined });
    expect((await tell(cashier, body)).statusCode).toBe(200);
    expect(await statusOf(cashier, order)).toBe("COMPLETED");
  });
});

describe("a notice that is not signed rightly", () => {
  const CHANGES: Record<string, (headers: Record<string, string>, signature: string) => Record<string, string>> = {
    "without a signature": ({ "content-type": type = "" }) => ({ "content-type": type }),
    "with an empty one": (headers) => ({ ...headers, "OpenPayu-Signature": "" }),
    "without its digest": (headers) => ({ ...headers, "OpenPayu-Signature": "sender=checkout;algorithm=MD5" }),
    "with another digest": (headers, good) => ({
      ...headers,
      "OpenPayu-Signature": `signature=${good.replace(/^../, (start) => (start === "00" ? "11" : "00"))};algorithm=MD5`,
    }),
    "with half of the digest": (headers, good) => ({
      ...headers,
      "OpenPayu-Signature": `signature=${good.slice(0, 16)};algorithm=MD5`,
    }),
    "with another algorithm than it says": (headers, good) => ({
      ...headers,
      "OpenPayu-Signature": `signature=${good};algorithm=SHA-256`,
    }),
    "by an unknown algorithm": (headers, good) => ({
      ...headers,
      "OpenPayu-Signature": `signature=${good};algorithm=constructor`,
    }),
  };

  test.each(Object.keys(CHANGES))("%s is answered 401 and changes nothing", async (name) => {
    const order = await anOrder(cashier);
    const body = noticeOf({ ...order, status: "COMPLETED" });
    const good = signed(body, cashier.payu.account);
    const digest = /signature=(\w+)/.exec(good["OpenPayu-Signature"] ?? "")?.[1] ?? "";
    expect((await tell(cashier, body, CHANGES[name]?.(good, digest))).statusCode).toBe(401);
    expect(await statusOf(cashier, order)).toBe("PENDING");
  });

  test("but by somebody without the second key is answered 401", async () => {
    const order = await anOrder(cashier);
    const body = noticeOf({ ...order, status: "COMPLETED" });
    expect((await tell(cashier, body, signed(body, { secondKey: "guess" }))).statusCode).toBe(401);
    expect(await statusOf(cashier, order)).toBe("PENDING");
  });

  test("but changed by one byte on its way is answered 401", async () => {
    const order = await anOrder(cashier);
    const body = noticeOf({ ...order, status: "PENDING" });
    const headers = signed(body, cashier.payu.account);
    expect((await tell(cashier, body.replace('"PENDING"', '"COMPLETED"'), headers)).statusCode).toBe(401);
    expect((await tell(cashier, `${body} `, headers)).statusCode).toBe(401);
    expect(await statusOf(cashier, order)).toBe("PENDING");
  });

  test("is refused by a shelter without a provider, whatever it is signed with", async () => {
    const shelter = await startApp();
    const headers = signed("{}", { secondKey: "" });
    const url = "/api/payment/payu/notify";
    expect((await shelter.app.inject({ method: "POST", url, headers, payload: "{}" })).statusCode).toBe(401);
    await shelter.close();
  });
});

describe("a signed notice", () => {
  test.each([
    ["of an order that nobody knows", { extOrderId: "00000000-0000-4000-8000-000000000000", orderId: "UNKNOWN1" }],
    ["of another amount", { totalAmount: "4999" }],
    ["of the amount with a fraction", { totalAmount: "5000.0" }],
    ["of another currency", { currencyCode: "EUR" }],
    ["of our order under another name", { orderId: "ANOTHER1" }],
    ["without an amount", { totalAmount: undefined }],
    ["with a status that is no text", { status: 7 }],
    ["with a name that no database takes", { extOrderId: "\u0000" }],
  ])("%s is answered 400 and changes nothing", async (_name, change) => {
    const order = await anOrder(cashier);
    const answer = await tell(cashier, noticeOf({ ...order, status: "COMPLETED" }, change));
    expect(answer.statusCode).toBe(400);
    expect(await statusOf(cashier, order)).toBe("PENDING");
  });

  test.each(["", "{", "[]", "null", '"COMPLETED"', '{"order":{}}', '{"order":[]}'])(
    "that reads %j is answered 400",
    async (body) => {
      expect((await tell(cashier, body)).statusCode).toBe(400);
    },
  );

  test("that gives one order to two donations is answered 400", async () => {
    const [first, second] = [await anOrder(cashier), await anOrder(cashier)];
    await changeRows(cashier.shelter.db, "donations", { ext_order_id: second.extOrderId }, { provider_order_id: null });
    const body = noticeOf({ ...second, status: "COMPLETED" }, { orderId: first.orderId });
    expect((await tell(cashier, body)).statusCode).toBe(400);
    expect(await statusOf(cashier, second)).toBe("PENDING");
  });

  test("larger than any notice is answered 413, one of another type 415", async () => {
    const huge = JSON.stringify({ order: { description: "x".repeat(70_000) } });
    expect((await tell(cashier, huge)).statusCode).toBe(413);
    const form = { ...signed("a=b", cashier.payu.account), "content-type": "text/plain" };
    expect((await tell(cashier, "a=b", form)).statusCode).toBe(415);
  });

  test.each(["PENDING", "NEW", "WAITING_FOR_CONFIRMATION", "REJECTED", "SOMETHING_NEW"])(
    "of the status %s leaves the donation pending",
    async (status) => {
      const order = await anOrder(cashier);
      expect((await tellStatus(cashier, order, status)).statusCode).toBe(200);
      expect(await statusOf(cashier, order)).toBe("PENDING");
    },
  );

  test("of a payout, which names no order, is taken and changes nothing", async () => {
    const body = JSON.stringify({ payout: { payoutId: "1", status: "REALIZED", amount: "5000" } });
    expect((await tell(cashier, body)).statusCode).toBe(200);
  });
});

describe("states only go forward:", () => {
  test.each([
    [["COMPLETED", "PENDING"], "COMPLETED"],
    [["COMPLETED", "CANCELED"], "COMPLETED"],
    [["COMPLETED", "COMPLETED", "CANCELED", "PENDING", "REJECTED"], "COMPLETED"],
    [["CANCELED", "PENDING"], "CANCELED"],
    [["PENDING", "WAITING_FOR_CONFIRMATION", "COMPLETED"], "COMPLETED"],
    [["WAITING_FOR_CONFIRMATION", "PENDING", "CANCELED", "CANCELED"], "CANCELED"],
  ])("after the notices %j a donation is %s", async (told, end) => {
    const order = await anOrder(cashier);
    for (const status of told) expect((await tellStatus(cashier, order, status)).statusCode).toBe(200);
    expect(await statusOf(cashier, order)).toBe(end);
  });

  test("money for a donation that was called off is a remark for admins", async () => {
    const order = await anOrder(cashier);
    await tellStatus(cashier, order, "CANCELED");
    expect((await tellStatus(cashier, order, "COMPLETED")).statusCode).toBe(200);
    const row = (await donationsIn(cashier.shelter)).find(({ ext_order_id }) => ext_order_id === order.extOrderId);
    expect(row).toMatchObject({ status: "CANCELED", last_error: expect.stringMatching(/COMPLETED after/) });
  });

  test("of twenty identical notices at once, at two servers, one does it and all are answered 200", async () => {
    const { deps, clock } = cashier.shelter;
    const second = await buildApp({ ...deps, payments: payuProvider(cashier.payu.account, clock) });
    const other = { ...cashier, shelter: { ...cashier.shelter, app: second } };
    const order = await anOrder(cashier);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => tellStatus(n % 2 ? cashier : other, order, "COMPLETED")),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(await statusOf(cashier, order)).toBe("COMPLETED");
    await second.close();
  });

  test("of racing notices of different ends, the first counts for good", async () => {
    const order = await anOrder(cashier);
    const told = Array.from({ length: 12 }, (_, n) => (n % 2 ? "CANCELED" : "COMPLETED"));
    const answers = await Promise.all(told.map((status) => tellStatus(cashier, order, status)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const end = await statusOf(cashier, order);
    expect(["COMPLETED", "CANCELED"]).toContain(end);
    for (const status of ["CANCELED", "COMPLETED", "PENDING"]) await tellStatus(cashier, order, status);
    expect(await statusOf(cashier, order)).toBe(end);
  });

  test("a notice that is quicker than the answer to the order is heard", async () => {
    cashier.payu.beforeAnswer = async (order) => {
      expect((await tellStatus(cashier, order, "COMPLETED")).statusCode).toBe(200);
    };
    const order = await anOrder(cashier);
    cashier.payu.beforeAnswer = async () => {};
    expect(await statusOf(cashier, order)).toBe("COMPLETED");
  });

  test("a notice that cannot be kept is not answered 200, and is heard when it comes again", async () => {
    const order = await anOrder(cashier);
    const { pool } = cashier.shelter;
    await pool.query("alter table donations rename to donations_away");
    expect((await tellStatus(cashier, order, "COMPLETED")).statusCode).toBe(500);
    await pool.query("alter table donations_away rename to donations");
    expect(await statusOf(cashier, order)).toBe("PENDING");
    expect((await tellStatus(cashier, order, "COMPLETED")).statusCode).toBe(200);
    expect(await statusOf(cashier, order)).toBe("COMPLETED");
  });
});
