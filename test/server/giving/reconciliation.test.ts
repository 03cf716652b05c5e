import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startReconciliation } from "../../../src/server/giving/reconciliation.ts";
import { type BackgroundJobs, startBackgroundJobs } from "../../../src/server/platform/background/background-jobs.ts";
import { sendJob } from "../../../src/server/platform/background/queues.ts";
import { NOON } from "../support/app.ts";
import { anOrder, type Cashier, donationsIn, openCashier, tellStatus } from "./cashier.ts";
import type { TakenOrder } from "./fake-payu.ts";

let cashier: Cashier;
let running: BackgroundJobs[];
beforeEach(async () => {
  cashier = await openCashier();
  running = [];
});
afterEach(async () => {
  for (const work of running) await work.stop();
  await cashier.close();
});

/** One server's background work. */
async function begin(): Promise<void> {
  const { db, clock, deps, where } = cashier.shelter;
  const jobs = await startBackgroundJobs(where, () => {});
  running.push(jobs);
  if (!deps.payments) throw new Error("There is no provider.");
  await startReconciliation({ db, clock, jobs, provider: deps.payments, publicUrl: "http://shelter" }, 50);
}

const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const later = (minutes: number) => cashier.shelter.clock.set(at(minutes));
const asked = () => cashier.payu.calls.filter((call) => call.startsWith("GET /api/v2_1/orders/")).length;
const end = (order: TakenOrder, status: string) => cashier.payu.orders.set(order.orderId, { ...order, status });
const rows = () => donationsIn(cashier.shelter);
const jobsLeft = async () => {
  const left = "select from pgboss.job where name = 'unsettled-donations' and state <> 'completed'";
  return (await cashier.shelter.pool.query(left)).rowCount;
};
/** Longer than a sweep and its jobs take. */
const aWhile = () => wait(1500);

describe("a donation of which no notice came", () => {
  test("is asked about after a quarter of an hour, and not before", async () => {
    const order = await anOrder(cashier);
    end(order, "COMPLETED");
    await begin();
    later(14.9);
    await aWhile();
    expect(asked()).toBe(0);
    later(15);
    await expect.poll(rows).toMatchObject([{ status: "COMPLETED", last_error: null }]);
    expect(asked()).toBe(1);
  });

  test("and was cancelled is cancelled here", async () => {
    end(await anOrder(cashier), "CANCELED");
    later(16);
    await begin();
    await expect.poll(rows).toMatchObject([{ status: "CANCELED" }]);
  });

  test("and that PayU does not know any more is cancelled", async () => {
    await anOrder(cashier);
    cashier.payu.orders.clear();
    later(16);
    await begin();
    await expect.poll(rows).toMatchObject([{ status: "CANCELED" }]);
  });

  test("and is still pending is asked about again after ever longer pauses, for a day", async () => {
    await anOrder(cashier);
    await begin();
    for (const [minutes, times, last] of [
      [15, 1, 15],
      [29, 1, 15],
      [30, 2, 30],
      [59, 2, 30],
      [60, 3, 60],
      [1439, 4, 1439],
    ] as const) {
      later(minutes);
      await expect.poll(asked).toBe(times);
      // The time of an answer is noted after it came: the clock may not be moved before.
      await expect.poll(rows).toMatchObject([{ asked_at: at(last) }]);
      await aWhile();
      expect([minutes, asked()]).toEqual([minutes, times]);
      expect(await rows()).toMatchObject([{ status: "PENDING" }]);
    }
    later(1440);
    await expect.poll(rows).toMatchObject([{ status: "FAILED" }]);
    expect((await rows())[0]?.last_error).toMatch(/no end within a day/);
    later(3000);
    await aWhile();
    expect(asked()).toBe(5);
  });

  test("is asked about once, also when a second job was sent just before the first was done", async () => {
    const order = await anOrder(cashier);
    later(15);
    await begin();
    await expect.poll(rows).toMatchObject([{ asked_at: at(15) }]);
    await expect.poll(jobsLeft).toBe(0);
    const { db } = cashier.shelter;
    const { id } = await db.selectFrom("donations").select("id").executeTakeFirstOrThrow();
    await sendJob(db, "unsettled-donations", id);
    await expect.poll(jobsLeft).toBe(0);
    expect(asked()).toBe(1);
    end(order, "COMPLETED");
    later(30);
    await expect.poll(rows).toMatchObject([{ status: "COMPLETED" }]);
    expect(asked()).toBe(2);
  });

  test("and that was given up is still completed by a late notice", async () => {
    const order = await anOrder(cashier);
    later(1440);
    await begin();
    await expect.poll(rows).toMatchObject([{ status: "FAILED" }]);
    expect((await tellStatus(cashier, order, "COMPLETED")).statusCode).toBe(200);
    expect(await rows()).toMatchObject([{ status: "COMPLETED", last_error: null }]);
  });

  test("while PayU is away says so, and is asked about again", async () => {
    const order = await anOrder(cashier);
    cashier.payu.mood = (_request, response) => {
      response.writeHead(503).end();
      return true;
    };
    later(15);
    await begin();
    await expect.poll(rows).toMatchObject([{ last_error: expect.stringMatching(/503/) }]);
    expect(await rows()).toMatchObject([{ status: "PENDING" }]);
    cashier.payu.mood = () => undefined;
    end(order, "COMPLETED");
    later(30);
    await expect.poll(rows).toMatchObject([{ status: "COMPLETED", last_error: null }]);
  });

  test("and stands at PayU with another amount is left alone, which is said", async () => {
    const order = await anOrder(cashier);
    cashier.payu.orders.set(order.orderId, { ...order, status: "COMPLETED", totalAmount: "1" });
    later(15);
    await begin();
    const said = { status: "PENDING", last_error: expect.stringMatching(/another amount/) };
    await expect.poll(rows).toMatchObject([said]);
  });

  test("is asked about once by two servers", async () => {
    end(await anOrder(cashier), "COMPLETED");
    later(20);
    await Promise.all([begin(), begin()]);
    await expect.poll(rows).toMatchObject([{ status: "COMPLETED" }]);
    await aWhile();
    expect(asked()).toBe(1);
  });
});

test("a donation whose order nobody knows the answer to has failed, until a notice says otherwise", async () => {
  const order = await anOrder(cashier);
  await cashier.shelter.db.updateTable("donations").set({ provider_order_id: null }).execute();
  later(15);
  await begin();
  await expect.poll(rows).toMatchObject([{ status: "FAILED" }]);
  expect((await rows())[0]?.last_error).toMatch(/never came/);
  expect(asked()).toBe(0);
  await tellStatus(cashier, order, "COMPLETED");
  expect(await rows()).toMatchObject([{ status: "COMPLETED", provider_order_id: order.orderId }]);
});
