import { describe, expect, test } from "vitest";
import { workQueue } from "../../../../src/server/platform/photos/work-queue.ts";

const soon = () => new Promise((resolve) => setImmediate(resolve));

describe("the work queue", () => {
  test("runs everything in order, with a limit on how much runs at once", async () => {
    const queue = workQueue(2);
    const begun: number[] = [];
    let running = 0;
    let most = 0;
    const work = async (index: number) => {
      begun.push(index);
      running += 1;
      most = Math.max(most, running);
      await soon();
      running -= 1;
      return index * 10;
    };
    const results = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => queue.run(() => work(index))));
    expect(results).toEqual([0, 10, 20, 30, 40, 50]);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  test("continues after failed work, and throws its error to the caller", async () => {
    const queue = workQueue(1);
    const failed = queue.run(() => Promise.reject(new Error("no")));
    const next = queue.run(async () => "yes");
    await expect(failed).rejects.toThrow("no");
    expect(await next).toBe("yes");
    await queue.whenIdle();
  });

  test("is idle when nothing runs or waits", async () => {
    const queue = workQueue(1);
    const order: string[] = [];
    const first = queue.run(soon).then(() => order.push("first"));
    const second = queue.run(soon).then(() => order.push("second"));
    await queue.whenIdle().then(() => order.push("idle"));
    await Promise.all([first, second]);
    expect(order.indexOf("idle")).toBeGreaterThan(order.indexOf("first"));
    expect(order).toHaveLength(3);
    await queue.whenIdle();
  });
});
