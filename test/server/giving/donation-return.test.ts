import { describe, expect, test } from "vitest";
import { anOrder, openCashierForFile, tellStatus } from "./cashier.ts";

const cashier = await openCashierForFile();

const PAGE = "/payment/payu/success";
const goBack = (orderId: string, method: "GET" | "POST" = "GET") =>
  cashier.shelter.app.inject({ method, url: `/api/payment/payu/return?orderId=${encodeURIComponent(orderId)}` });
const read = async (url: string) => {
  const response = await cashier.shelter.app.inject(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers["cache-control"]).toBe("no-store");
  return response.body.replaceAll("\u00a0", " ");
};

describe("coming back from the provider", () => {
  test.each(["GET", "POST"] as const)("by %s leads to the page of one's donation, by either name", async (method) => {
    const order = await anOrder(cashier);
    for (const name of [order.extOrderId, order.orderId]) {
      const answer = await goBack(name, method);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, `${PAGE}?donation=${order.extOrderId}`]);
    }
  });

  test("may bring a form, as the provider sends it", async () => {
    const order = await anOrder(cashier);
    const answer = await cashier.shelter.app.inject({
      method: "POST",
      url: `/api/payment/payu/return?orderId=${order.extOrderId}&error=501`,
      headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://secure.payu.com" },
      payload: "statusCode=COMPLETED&orderId=1",
    });
    expect(answer.headers.location).toBe(`${PAGE}?donation=${order.extOrderId}`);
  });

  test.each(["", "nothing", "1", "0'; drop table donations; --", "\u0000", "//evil.test", "x".repeat(5000)])(
    "with %j leads to the page that claims nothing",
    async (name) => {
      const answer = await goBack(name);
      expect([answer.statusCode, answer.headers.location]).toEqual([303, PAGE]);
    },
  );

  test("with two names at once leads to the page that claims nothing", async () => {
    const { extOrderId } = await anOrder(cashier);
    const url = `/api/payment/payu/return?orderId=${extOrderId}&orderId=${extOrderId}`;
    expect((await cashier.shelter.app.inject(url)).headers.location).toBe(PAGE);
  });

  test("proves nothing: the donation stays as it is", async () => {
    const order = await anOrder(cashier);
    await goBack(order.extOrderId);
    expect(await read(`${PAGE}?donation=${order.extOrderId}`)).toContain("50 PLN is still pending");
  });
});

describe("the page after a payment", () => {
  test("shows the stored state at every moment, from no cache", async () => {
    const order = await anOrder(cashier, 12.5);
    const address = `${PAGE}?donation=${order.extOrderId}`;
    expect(await read(address)).toContain("Your donation of 12.50 PLN is still pending");
    await tellStatus(cashier, order, "COMPLETED");
    expect(await read(address)).toContain("Your donation of 12.50 PLN has arrived");
  });

  test("says that a donation was cancelled", async () => {
    const order = await anOrder(cashier, 1000);
    await tellStatus(cashier, order, "CANCELED");
    const page = await read(`${PAGE}?donation=${order.extOrderId}`);
    expect(page).toContain("Your donation of 1 000 PLN was cancelled");
    expect(page).not.toContain("Thank you!");
  });

  test.each(["", "?donation=unknown", "?donation=%00", "?donation=a&donation=b"])(
    "thanks and claims nothing at %j",
    async (query) => {
      const page = await read(PAGE + query);
      expect(page).toContain("Thank you for thinking of our animals");
      expect(page).not.toMatch(/Your donation/);
    },
  );

  test("tells nobody of a donation who has only the provider's name of it or its number", async () => {
    const order = await anOrder(cashier);
    for (const name of [order.orderId, "1"]) {
      expect(await read(`${PAGE}?donation=${name}`)).not.toMatch(/Your donation/);
    }
  });
});
