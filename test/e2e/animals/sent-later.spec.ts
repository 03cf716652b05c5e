import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { RoundAnimal } from "../../../src/contract/animals/rounds.ts";
import { beforeServer } from "../support/next-version.ts";
import { call, DEMO, read, signIn, signInAs } from "../support/people.ts";
import { asUsual, roundOf, sent, unseen } from "../support/rounds.ts";
import { expect, NEW_BROWSER_WALK, test } from "../support/test.ts";

// The network is cut and answers are lost: browsers have much to say about it.
test.use({ expectedTroubles: /./ });

const row = (page: Page, { name }: RoundAnimal) =>
  page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
const open = (page: Page, { name }: RoundAnimal) =>
  page.getByRole("button", { name: `Other than usual: ${name}`, exact: true }).click();

/** Opens the round. @returns the animals in units that nobody has seen today */
async function openRound(page: Page): Promise<RoundAnimal[]> {
  await signIn(page, "employee");
  await page.goto("/admin/rounds");
  const waiting = (await roundOf(page)).animals.filter(({ seen, unitId }) => !seen && unitId !== null);
  await expect(asUsual(page, waiting[0]?.name ?? "")).toBeVisible();
  return waiting;
}

test("a photo without signal is kept once, also when its answer was lost", NEW_BROWSER_WALK, async ({ page }) => {
  const [animal] = (await openRound(page)) as [RoundAnimal];
  const picture = sharp({ create: { width: 900, height: 700, channels: 3, background: "#8a5a2b" } });
  const buffer = await picture.jpeg().toBuffer();
  await page.context().setOffline(true);
  await open(page, animal);
  await page.locator("input[type=file]").setInputFiles({ name: "tick.jpg", mimeType: "image/jpeg", buffer });
  await page.getByLabel("Note").fill("A tick behind the ear.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("1 waits to be sent")).toBeVisible();

  // The server does it and the phone never hears of it: it sends once more.
  let tries = 0;
  await page.route("/api/animals/*/observations", async (route) => {
    tries += 1;
    const response = await route.fetch();
    if (tries === 1) await route.abort();
    else await route.fulfill({ response });
  });
  await page.context().setOffline(false);
  await sent(page);
  expect(tries).toBe(2);
  const { items } = await read(page, `/animals/${animal.id}/observations`);
  const withPhoto = items.filter(({ hasPhoto }: { hasPhoto: boolean }) => hasPhoto);
  expect(withPhoto).toHaveLength(1);
  const photo = await page.request.get(`/api/observations/${withPhoto[0].id}/photo`);
  expect(photo.headers()["content-type"]).toBe("image/jpeg");
});

test("moves without signal are done once, or refused with the reason", NEW_BROWSER_WALK, async ({ page, somebody }) => {
  const [one, other, third] = (await openRound(page)) as [RoundAnimal, RoundAnimal, RoundAnimal];
  const { locations, on } = await roundOf(page);
  const homes = new Set([one, other, third].map(({ unitId }) => unitId));
  const units = locations
    .flatMap((location) => location.units.map((unit) => ({ ...unit, location: location.name })))
    .filter(({ id, blocked }) => !blocked && !homes.has(id));
  const [there, closed] = units as [(typeof units)[0], (typeof units)[0]];
  await page.context().setOffline(true);
  for (const [animal, unit] of [
    [one, there],
    [other, closed],
    [third, there],
  ] as const) {
    await open(page, animal);
    await row(page, animal).getByLabel("Move to").selectOption(String(unit.id));
  }
  await expect(page.getByText("3 wait to be sent")).toBeVisible();

  const colleague = await somebody("admin");
  expect((await call(colleague, "PUT", `/units/${closed.id}`, { blocked: true })).ok()).toBe(true);
  const { stay } = await read(colleague, `/animals/${third.id}`);
  const left = { outcomeType: "return_to_owner", outcomeOn: on };
  expect((await call(colleague, "POST", `/stays/${stay.id}/outcome`, left)).ok()).toBe(true);
  await page.context().setOffline(false);
  await page.goto("/admin/rounds/unsent");
  await expect(page.getByText("Refused: This unit is closed for now.")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText("Refused: This animal is not in the shelter now.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Refused" })).toHaveCount(2);
  expect((await roundOf(page)).animals.find(({ id }) => id === one.id)?.unitId).toBe(there.id);
  const { items } = await read(page, `/animals/${one.id}/life`);
  const moves = items.filter((item: { kind: string; at: string }) => item.kind === "unit");
  expect(JSON.stringify(moves).split(there.name)).toHaveLength(2);
});

test(
  "a new version is offered, not put in; it sends what waits",
  NEW_BROWSER_WALK,
  async ({ newContext, ownServer }) => {
    const server = await beforeServer(ownServer);
    try {
      const page = await (await newContext({ baseURL: server.address })).newPage();
      await signInAs(page, DEMO.employee.email, DEMO.password);
      await page.goto("/admin/rounds");
      await page.evaluate(async () => void (await navigator.serviceWorker.ready));
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      const animal = await unseen(page);
      await page.route("/api/animals/*/observations", (route) => route.abort());
      await page.getByRole("button", { name: `As usual: ${animal.name}`, exact: true }).click();
      await expect(page.getByText("1 waits to be sent")).toBeVisible();

      server.renew();
      await page.evaluate(async () => {
        document.title = "still here";
        await (await navigator.serviceWorker.getRegistration("/admin"))?.update();
      });
      const offer = page.getByRole("button", { name: "Load it" });
      await expect(offer).toBeVisible();
      expect(await page.title()).toBe("still here");
      await offer.click();
      await expect(page).not.toHaveTitle("still here");
      await expect(offer).toBeHidden();
      await expect(page.getByText("1 waits to be sent")).toBeVisible();
      await page.unrouteAll();
      await sent(page);
      const { animals, on } = await roundOf(page);
      expect(animals.find(({ id }) => id === animal.id)?.seen?.on).toBe(on);
      const { items } = await read(page, `/animals/${animal.id}/observations`);
      expect(items.filter((item: { on: string }) => item.on === on)).toHaveLength(1);
    } finally {
      await server.close();
    }
  },
);
