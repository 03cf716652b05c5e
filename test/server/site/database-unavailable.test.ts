import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase, openPool } from "../../../src/server/database/pool.ts";
import { startApp, type TestApp } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";

/** Nothing listens on this port: the database is unavailable. */
const NOWHERE = { host: "127.0.0.1", port: 1, user: "nobody", database: "nothing" };

let shelter: TestApp;
const pool = openPool(NOWHERE);
beforeAll(async () => {
  shelter = await startApp({ db: openDatabase(pool) });
});
afterAll(async () => {
  await shelter.close();
  await pool.end();
});

describe("while the database is unavailable", () => {
  test.each([
    ["/", "Failed to load animals."],
    ["/animals", "Failed to load animals."],
    ["/news", "Failed to load news."],
    ["/help/jobs", "Error loading jobs."],
  ])("%s still stands, says '%s' in the list's place, and answers 503", async (path, sentence) => {
    const response = await shelter.app.inject(path);
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain(sentence);
    expect(response.body).toContain("How to Help");
  });

  test("a detail page is the error page with status and message", async () => {
    const response = await shelter.app.inject("/animal/1");
    expect(response.statusCode).toBe(503);
    expect(response.body).toContain("503");
    expect(response.body).toContain("Service Unavailable");
    expect(response.body).toContain("Reload");
  });

  test("people who come back from a payment come to the page that claims nothing", async () => {
    const back = await shelter.app.inject("/api/payment/payu/return?orderId=1");
    expect([back.statusCode, back.headers.location]).toEqual([303, "/payment/payu/success"]);
    const page = await shelter.app.inject("/payment/payu/success?donation=1");
    expect(page.statusCode).toBe(503);
    expect(page.body).toContain("Thank you for thinking of our animals");
  });

  test.each(["/about", "/adoption", "/help/donate", "/payment/payu/success", "/healthz"])(
    "%s is as always",
    async (path) => {
      expect((await shelter.app.inject(path)).statusCode).toBe(200);
    },
  );

  test("the API answers 503 in the one shape of errors, and is not ready", async () => {
    for (const path of ["/api/animals", "/api/animals/1", "/api/news", "/api/jobs", "/readyz"]) {
      const response = await shelter.app.inject(path);
      expect(response.statusCode, path).toBe(503);
      expect(response.json()).toMatchObject({ status: 503, title: "Service Unavailable" });
    }
  });
});

describe("while the database is unavailable, a cached page", () => {
  const [ONE_MINUTE, ONE_HOUR] = [60_000, 3_600_000];
  let kept: TestApp;
  beforeAll(async () => {
    kept = await startApp();
  });
  afterAll(() => kept.close());
  const later = (ms: number) => kept.clock.set(new Date(kept.clock.now().getTime() + ms));

  test("is sent with its age and a warning, for an hour, to visitors; when the database is back it is current", async () => {
    const { db } = kept.deps;
    const id = await buildAnimal(db, { name: "Before" });
    await kept.contentChanges.catchUp();
    expect((await kept.app.inject(`/animal/${id}`)).headers.warning).toBeUndefined();

    await db.updateTable("animals").set({ name: "After" }).where("id", "=", id).execute();
    await kept.contentChanges.catchUp();
    kept.deps.db = openDatabase(pool);
    later(ONE_MINUTE);
    const stale = await kept.app.inject(`/animal/${id}`);
    expect(stale.statusCode).toBe(200);
    expect(stale.body).toContain("Before");
    expect(stale.headers).toMatchObject({ age: "60", warning: '110 - "Response is Stale"' });
    expect((await kept.app.inject("/animals")).statusCode).toBe(503);

    later(ONE_HOUR);
    expect((await kept.app.inject(`/animal/${id}`)).statusCode).toBe(503);

    kept.deps.db = db;
    const back = await kept.app.inject(`/animal/${id}`);
    expect(back.body).toContain("After");
    expect(back.headers.warning).toBeUndefined();
  });

  test("is sent soon when the database does not answer at all and changes are not received", async () => {
    const { db } = kept.deps;
    await kept.contentChanges.catchUp();
    const before = await kept.app.inject("/news");
    kept.deps.db = openDatabase({ connect: () => new Promise(() => {}) } as unknown as typeof pool);
    await kept.contentChanges.stop();
    const began = performance.now();
    const stale = await kept.app.inject("/news");
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(stale.headers.warning).toContain("110");
    expect(stale.body).toBe(before.body);
    kept.deps.db = db;
    expect((await kept.app.inject("/about")).headers.warning).toBeUndefined();
  });
});
