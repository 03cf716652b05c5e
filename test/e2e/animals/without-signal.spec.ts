import type { Page } from "@playwright/test";
import { openOwnServer } from "../support/own-server.ts";
import { call, DEMO, PHONE, read, signIn, signInAs } from "../support/people.ts";
import { asUsual, roundOf, seenOf, seeUnsent, sent, unseen } from "../support/rounds.ts";
import { expect, NEW_BROWSER, NEW_BROWSER_WALK, test } from "../support/test.ts";

// The network is cut and the server killed: browsers have much to say about it.
test.use({ expectedTroubles: /./ });

const kept = (page: Page) =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return [
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...workers.map(({ scope }) => scope),
    ];
  });

test(
  "an hour without signal: browser and server end, all is sent once",
  NEW_BROWSER_WALK,
  async ({ newContext }, info) => {
    test.setTimeout(180_000);
    const server = await openOwnServer(`offline_${info.workerIndex}`, info.outputPath("server.log"));
    try {
      const context = await newContext({ baseURL: server.address, viewport: PHONE });
      let page = await context.newPage();
      await page.goto("/");
      expect(await kept(page)).toEqual([]);
      await signInAs(page, DEMO.employee.email, DEMO.password);
      await page.goto("/admin/rounds");
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      const { animals, on } = await roundOf(page);
      const [one, other] = animals.filter(({ seen }) => !seen);
      const animal = animals.find(({ doses }) =>
        doses.some(({ kind }) => !kind.needsBatch && kind.category !== "test"),
      );
      const dose = animal?.doses.find(({ kind }) => !kind.needsBatch && kind.category !== "test");
      if (!one || !other || !animal || !dose) throw new Error("Nothing is to do.");
      await expect(asUsual(page, one.name)).toBeVisible();

      await server.kill();
      await page.close();
      page = await context.newPage();
      await page.goto("/admin/rounds");
      await asUsual(page, one.name).click();
      await page.getByRole("button", { name: `Give: ${animal.name}, ${dose.kind.name}`, exact: true }).click();
      await expect(page.getByText("2 wait to be sent")).toBeVisible();
      await page.goto("/admin/rounds/unsent");
      await expect(page.getByText(`${animal.name}: ${dose.kind.name} given`)).toBeVisible();
      await page.goto("/admin/rounds");
      await asUsual(page, other.name).click();
      await expect(page.getByText("3 wait to be sent")).toBeVisible();
      await page.close();

      await server.start();
      page = await context.newPage();
      await page.goto("/admin/rounds");
      await sent(page);
      const after = (await roundOf(page)).animals;
      for (const { id } of [one, other]) {
        expect(after.find((found) => found.id === id)?.seen).toMatchObject({ ate: "all" });
        const { items } = await read(page, `/animals/${id}/observations`);
        expect(items.filter((item: { on: string }) => item.on === on)).toHaveLength(1);
      }
      const { items } = await read(page, `/animals/${animal.id}/treatments`);
      expect(items.find(({ id }: { id: number }) => id === dose.id)).toMatchObject({ state: "given" });
    } finally {
      await server.close();
    }
  },
);

test(
  "what one person has kept is never sent in another's name, but waits",
  NEW_BROWSER_WALK,
  async ({ page, context }) => {
    await signIn(page, "employee");
    const one = await seeUnsent(page);
    // The session ends, and somebody else takes the phone.
    await context.clearCookies();
    await page.unrouteAll();
    await signIn(page, "admin");
    await page.goto("/admin/rounds/unsent");
    await expect(page.getByText(/^1 more waits for another person/)).toBeVisible();
    await page.goto("/admin/rounds");
    await sent(page);
    expect(await seenOf(page, one)).toBeNull();
    await context.clearCookies();
    await signIn(page, "employee");
    await page.goto("/admin/rounds");
    await sent(page);
    await expect.poll(async () => (await seenOf(page, one))?.person).toMatch(/Piotr/);
  },
);

test("what was kept by somebody who left is refused, and stays", NEW_BROWSER_WALK, async ({ newContext }, info) => {
  test.setTimeout(120_000);
  const server = await openOwnServer(`left_${info.workerIndex}`, info.outputPath("server.log"));
  try {
    const context = await newContext({ baseURL: server.address, viewport: PHONE });
    const page = await context.newPage();
    await signInAs(page, DEMO.employee.email, DEMO.password);
    const one = await seeUnsent(page);
    const { id } = await read(page, "/auth/me");

    const office = await (await newContext({ baseURL: server.address })).newPage();
    await signInAs(office, DEMO.admin.email, DEMO.password);
    expect((await call(office, "DELETE", `/employees/${id}`)).status()).toBe(204);

    await page.unrouteAll();
    const answered = page.waitForResponse(/\/api\/animals\/\d+\/observations$/);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    expect((await answered).status()).toBe(401);
    expect(await seenOf(office, one)).toBeNull();
    // Nor does whoever has the device next do it in their name.
    await context.clearCookies();
    await signInAs(page, DEMO.admin.email, DEMO.password);
    await page.goto("/admin/rounds/unsent");
    await expect(page.getByText(/^1 more waits for another person/)).toBeVisible();
    expect(await seenOf(office, one)).toBeNull();
  } finally {
    await server.close();
  }
});

test("signing out with work unsent asks; then nothing is left in the browser", NEW_BROWSER_WALK, async ({ page }) => {
  await signInAs(page, DEMO.employee.email, DEMO.password);
  await seeUnsent(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole("link", { name: "Log out" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "1 thing is not sent yet" })).toBeVisible();
  await page.getByRole("button", { name: "Delete it and sign out" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL("/logout");
  await expect.poll(() => kept(page)).toEqual([]);
});

test("a device whose clock is wrong is told, and the day is the shelter's", NEW_BROWSER, async ({ page }) => {
  await page.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 2 * 86_400_000;
  });
  await signIn(page, "employee");
  await page.goto("/admin/rounds");
  await expect(page.getByText("This device’s clock is off by 2880 minutes.")).toBeVisible();
  const { on } = await roundOf(page);
  const one = await unseen(page);
  await asUsual(page, one.name).click();
  await expect(asUsual(page, one.name)).toBeHidden();
  await sent(page);
  await expect.poll(async () => (await seenOf(page, one))?.on).toBe(on);
});
