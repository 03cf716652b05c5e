import type { Page } from "@playwright/test";
import type { DailyRound } from "../../src/contract/animals/rounds.ts";
import { openOwnServer } from "./support/own-server.ts";
import { call, DEMO, PHONE, read, signIn, signInAs } from "./support/people.ts";
import { expect, NEW_BROWSER, test } from "./support/test.ts";

// The network is cut and the server killed: browsers have much to say about it.
test.use({ expectedTroubles: /./ });

const roundOf = (page: Page): Promise<DailyRound> => read(page, "/rounds") as never;
const sent = (page: Page) => expect(page.getByText("Everything is sent")).toBeVisible({ timeout: 30_000 });
const asUsual = (page: Page, name: string) => page.getByRole("button", { name: `As usual: ${name}`, exact: true });
const kept = (page: Page) =>
  page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    return [
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name }) => name),
      ...workers.map(({ scope }) => scope),
    ];
  });

test("an hour without signal: browser and server end, all is sent once", NEW_BROWSER, async ({ newContext }, info) => {
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
    const animal = animals.find(({ doses }) => doses.some(({ kind }) => !kind.needsBatch && kind.category !== "test"));
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
});

test("what one person has kept is never sent in another's name, but waits", NEW_BROWSER, async ({ page, context }) => {
  await signIn(page, "employee");
  await page.goto("/admin/rounds");
  const one = (await roundOf(page)).animals.find(({ seen }) => !seen);
  if (!one) throw new Error("Nobody is left to be seen.");
  await expect(asUsual(page, one.name)).toBeVisible();
  await page.route("/api/animals/*/observations", (route) => route.abort());
  await asUsual(page, one.name).click();
  await expect(page.getByText("1 waits to be sent")).toBeVisible();
  await page.unrouteAll();
  // The session ends, and somebody else takes the phone.
  await context.clearCookies();
  await signIn(page, "admin");
  await page.goto("/admin/rounds/unsent");
  await expect(page.getByText(/^1 more waits for another person/)).toBeVisible();
  await page.goto("/admin/rounds");
  await sent(page);
  expect((await roundOf(page)).animals.find(({ id }) => id === one.id)?.seen).toBeNull();
  await context.clearCookies();
  await signIn(page, "employee");
  await page.goto("/admin/rounds");
  await sent(page);
  await expect
    .poll(async () => (await roundOf(page)).animals.find(({ id }) => id === one.id)?.seen?.person)
    .toMatch(/Piotr/);
});

test("what was kept by somebody who left is refused, and stays", NEW_BROWSER, async ({ newContext }, info) => {
  test.setTimeout(120_000);
  const server = await openOwnServer(`left_${info.workerIndex}`, info.outputPath("server.log"));
  try {
    const context = await newContext({ baseURL: server.address, viewport: PHONE });
    const page = await context.newPage();
    await signInAs(page, DEMO.employee.email, DEMO.password);
    await page.goto("/admin/rounds");
    const one = (await roundOf(page)).animals.find(({ seen }) => !seen);
    if (!one) throw new Error("Nobody is left to be seen.");
    await expect(asUsual(page, one.name)).toBeVisible();
    await page.route("/api/animals/*/observations", (route) => route.abort());
    await asUsual(page, one.name).click();
    await expect(page.getByText("1 waits to be sent")).toBeVisible();
    const { id } = await read(page, "/auth/me");

    const office = await (await newContext({ baseURL: server.address })).newPage();
    await signInAs(office, DEMO.admin.email, DEMO.password);
    expect((await call(office, "DELETE", `/employees/${id}`)).status()).toBe(204);

    await page.unrouteAll();
    const answered = page.waitForResponse(/\/api\/animals\/\d+\/observations$/);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    expect((await answered).status()).toBe(401);
    expect((await roundOf(office)).animals.find((found) => found.id === one.id)?.seen).toBeNull();
    // Nor does whoever has the device next do it in their name.
    await context.clearCookies();
    await signInAs(page, DEMO.admin.email, DEMO.password);
    await page.goto("/admin/rounds/unsent");
    await expect(page.getByText(/^1 more waits for another person/)).toBeVisible();
    expect((await roundOf(office)).animals.find((found) => found.id === one.id)?.seen).toBeNull();
  } finally {
    await server.close();
  }
});

test("signing out with work unsent asks; then nothing is left in the browser", NEW_BROWSER, async ({ page }) => {
  await signInAs(page, DEMO.employee.email, DEMO.password);
  await page.goto("/admin/rounds");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const one = (await roundOf(page)).animals.find(({ seen }) => !seen);
  if (!one) throw new Error("Nobody is left to be seen.");
  await page.route("/api/animals/*/observations", (route) => route.abort());
  await asUsual(page, one.name).click();
  await expect(page.getByText("1 waits to be sent")).toBeVisible();
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
  const { animals, on } = await roundOf(page);
  const one = animals.find(({ seen }) => !seen);
  if (!one) throw new Error("Nobody is left to be seen.");
  await asUsual(page, one.name).click();
  await expect(asUsual(page, one.name)).toBeHidden();
  await sent(page);
  await expect.poll(async () => (await roundOf(page)).animals.find(({ id }) => id === one.id)?.seen?.on).toBe(on);
});
