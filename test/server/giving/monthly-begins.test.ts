import { describe, expect, test } from "vitest";
import { startMonthlyGifts } from "../../../src/server/giving/charging/monthly.work.ts";
import { startBackgroundJobs } from "../../../src/server/platform/background/background-jobs.ts";
import { aVisitor } from "../support/people.ts";
import { changeRows } from "../support/rows.ts";
import { tellStatus } from "./cashier.ts";
import { openMonthlyForFile } from "./monthly-cast.ts";

const {
  cashier,
  shelter,
  payu,
  cast,
  at,
  theWork,
  work,
  orders,
  ownerOf,
  begin,
  pay,
  running,
  mine,
  stored,
  gifts,
  letters,
} = await openMonthlyForFile();

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
    const second = await begin(cast.giver.client, { monthlyAmount: 100 });
    expect([reason, payu.orders.get(first.orderId)?.status]).toEqual([null, "CANCELED"]);
    expect(await stored()).toMatchObject({ state: "beginning", amount_grosze: 10_000 });
    const ended = () =>
      shelter.db
        .selectFrom("monthly_gifts")
        .select("reason")
        .where("account_id", "=", cast.giver.accountId)
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
    const answer = await cast.giver.client.post("/api/payment/monthly", { monthlyAmount: 100 });
    expect(answer.statusCode).toBe(502);
    expect(orders()).toHaveLength(1);
    expect(await stored()).toMatchObject({ state: "beginning", amount_grosze: 6000 });
  });

  test("has one page to be paid on, however often and with however different amounts it is begun at once", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => cast.giver.client.post("/api/payment/monthly", { monthlyAmount: 60 })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map((answer) => answer.json().url)).size).toBe(1);
    expect(orders()).toHaveLength(1);
    at("2026-11-20", 21);
    await begin();
    expect(orders().map(({ status }) => status)).toEqual(["CANCELED", "PENDING"]);
    await Promise.all(
      [70, 80, 90].map((monthlyAmount) => cast.giver.client.post("/api/payment/monthly", { monthlyAmount })),
    );
    const open = orders().filter(({ status }) => status === "PENDING");
    expect(open).toHaveLength(1);
    expect(Number(open[0]?.totalAmount)).toBe((await stored()).amount_grosze);
  });

  test("replaces the demonstration's example; the stand-in's gifts end when real money is taken", async () => {
    await running();
    const example = () =>
      shelter.db.updateTable("monthly_gifts").set({ is_example: true }).where("account_id", "=", cast.giver.accountId);
    await example().execute();
    await begin();
    expect(await stored()).toMatchObject({ state: "beginning", is_example: false });
    await changeRows(shelter.db, "monthly_gifts", { account_id: cast.giver.accountId }, { is_test: true });
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
    const answer = await cast.giver.client.post("/api/payment/monthly", body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ field }]);
    expect(orders()).toEqual([]);
  });

  test("is refused with a sentence to visitors, to who gives already, and where the account does not allow it", async () => {
    const asVisitor = await aVisitor(shelter).post("/api/payment/monthly", { monthlyAmount: 60 });
    expect(asVisitor.statusCode).toBe(401);
    await running();
    const again = await cast.giver.client.post("/api/payment/monthly", { monthlyAmount: 60 });
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe("You already give every month. You can change it under My Gifts.");
    const { payments } = shelter.deps;
    if (!payments) throw new Error("There is no provider.");
    payments.isRecurring = false;
    try {
      const elsewhere = await cast.giver.client.post("/api/payment/monthly", { monthlyAmount: 60 });
      expect(elsewhere.statusCode).toBe(503);
      expect(elsewhere.json().message).toMatch(/^This shelter cannot take monthly gifts by card yet\./);
      const account = shelter.db.updateTable("accounts").where("id", "=", cast.giver.accountId);
      await account.set({ language: "pl" }).execute();
      const polish = await cast.giver.client.post("/api/payment/monthly", { monthlyAmount: 60 });
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
    const answer = await cast.giver.client.post("/api/payment/monthly", { monthlyAmount: 60 });
    expect(answer.statusCode).toBe(502);
    expect(answer.json().message).toContain("did not take the monthly gift");
    expect(await mine()).toBeNull();
  });
});
