import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import type pg from "pg";
import { expect, test } from "vitest";
import { DatabaseBusy } from "../../../src/server/database/database-errors.ts";
import { inLane, type LaneWork, limitedByLane } from "../../../src/server/database/lanes.ts";

/** A pool whose connections are plain objects, counted. */
function pool() {
  const inUse = { count: 0 };
  const connect = async () => {
    inUse.count += 1;
    return {
      release() {
        inUse.count -= 1;
      },
    };
  };
  return { inUse, shared: limitedByLane({ connect, options: {} } as unknown as pg.Pool) };
}

type Pool = ReturnType<typeof pool>["shared"];
const take = (shared: Pool, work: LaneWork) => inLane(work, () => shared.connect());
const times = <T>(count: number, make: () => Promise<T>) => Array.from({ length: count }, make);
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("one person's lists take three connections and leave one to others; more than fifty waiting are refused at once", async () => {
  const { inUse, shared } = pool();
  const work = { lane: "lists", holder: "1" } as const;
  const asked = times(53, () => take(shared, work));
  await settled();
  expect(inUse.count).toBe(3);
  await expect(take(shared, work)).rejects.toBeInstanceOf(DatabaseBusy);
  const other = await take(shared, { lane: "lists", holder: "2" });
  expect(inUse.count).toBe(4);
  other.release();
  for (const each of asked) (await each).release();
  expect(inUse.count).toBe(0);
});

test("all lanes together leave connections to work without a lane", async () => {
  const { inUse, shared } = pool();
  for (const lane of ["public", "people", "lists"] as const) {
    for (const holder of ["1", "2", "3"])
      for (const each of times(9, () => take(shared, { lane, holder }))) each.catch(() => {});
  }
  await settled();
  expect(inUse.count).toBe(20);
  (await shared.connect()).release();
});

test("a wait ends when its client goes away, and the next one moves up; many waits of one request are no leak", async () => {
  const { shared } = pool();
  const warnings: Error[] = [];
  const note = (warning: Error) => warnings.push(warning);
  process.on("warning", note);
  const held = await Promise.all(times(3, () => take(shared, { lane: "lists", holder: "1" })));
  const response = new EventEmitter() as ServerResponse;
  const gone = times(50, () => take(shared, { lane: "lists", holder: "1", response }));
  await settled();
  const refused = Promise.allSettled(gone);
  response.emit("close");
  expect(new Set((await refused).map(({ status }) => status))).toEqual(new Set(["rejected"]));
  expect(response.listenerCount("close")).toBe(0);
  const next = take(shared, { lane: "lists", holder: "1" });
  held[0]?.release();
  await next;
  process.off("warning", note);
  expect(warnings).toEqual([]);
});

test("a wait that is too long ends with a refusal", async () => {
  const { shared } = pool();
  await Promise.all(times(3, () => take(shared, { lane: "lists", holder: "1" })));
  const began = performance.now();
  await expect(take(shared, { lane: "lists", holder: "1" })).rejects.toBeInstanceOf(DatabaseBusy);
  expect(performance.now() - began).toBeLessThan(20_000);
});

test("a connection that cannot be opened takes no room in its lane", async () => {
  const failing = async () => {
    throw new Error("ECONNREFUSED");
  };
  const shared = limitedByLane({ connect: failing, options: {} } as unknown as pg.Pool);
  for (let turn = 0; turn < 5; turn++) {
    await expect(take(shared, { lane: "lists", holder: "1" })).rejects.toThrow("ECONNREFUSED");
  }
});
