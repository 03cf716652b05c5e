import { barriers, darkBarriers } from "../support/barriers.ts";
import { read, signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

// A private address is refused.
test.use({ expectedTroubles: /status of 400 .*\/api\/webhooks/ });

test("an admin lets a program in by a token shown once, sees its use, and revokes it", async ({ page, request }) => {
  const name = `Website ${Date.now()}`;
  await signIn(page, "admin");
  await page.goto("/admin/programs");
  const tokens = page.getByRole("region", { name: "Tokens" });
  await tokens.getByRole("link", { name: "New token" }).click();
  await page.getByRole("button", { name: "Make the token" }).click();
  await expect(page.getByText("Choose what the program may do.").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Website with animals" }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill("weights");
  await page.getByRole("checkbox", { name: /Read care/ }).check();
  await expect(page.getByText("4 chosen")).toBeVisible();
  expect([...(await barriers(page)), ...(await darkBarriers(page))]).toEqual([]);
  await page.getByRole("button", { name: "Make the token" }).click();
  const made = page.getByRole("note").filter({ hasText: "The token is made" });
  await expect(made).toBeFocused();
  const token = (await made.locator("pre").textContent()) ?? "";
  expect(token).toMatch(/^shelter_[0-9a-f]{64}$/);
  expect(await barriers(page)).toEqual([]);

  const answer = await request.get("/api/animals?pageSize=1", { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(200);
  await made.getByRole("button", { name: "Done" }).click();
  const row = tokens.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText(token.slice(-4));
  await page.reload();
  await expect(row).not.toContainText("never");
  await expect(row).toContainText("Read animals");
  await row.getByRole("button", { name: `Revoke ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(row).toHaveCount(0);
  const after = await request.get("/api/animals?pageSize=1", { headers: { authorization: `Bearer ${token}` } });
  expect(after.status()).toBe(401);
});

test(
  "an admin adds a webhook, sends a test that does not arrive, reads why, and deletes it",
  WALK,
  async ({ page }) => {
    test.slow();
    await signIn(page, "admin");
    await page.goto("/admin/programs");
    const webhooks = page.getByRole("region", { name: "Webhooks" });
    await webhooks.getByRole("button", { name: "New webhook" }).click();
    const form = page.getByRole("dialog", { name: "New webhook" });
    await form.getByLabel("Address").fill("https://127.0.0.1/hook");
    await form.getByRole("checkbox", { name: /An animal is reserved/ }).uncheck();
    expect(await barriers(page)).toEqual([]);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("This address leads into a private network.").first()).toBeVisible();
    await form.getByLabel("Address").fill("https://shelter-events.invalid/hook");
    await form.getByRole("button", { name: "Save" }).click();
    const made = webhooks.getByRole("note").filter({ hasText: "The webhook is there" });
    await expect(made).toContainText("whsec_");
    await made.getByRole("button", { name: "Done" }).click();
    await webhooks.getByRole("link", { name: "https://shelter-events.invalid/hook" }).click();

    await page.getByRole("button", { name: "Send a test" }).click();
    const deliveries = page.getByRole("region", { name: "Deliveries" });
    await expect(deliveries.getByRole("row").filter({ hasText: "Test" })).toContainText("the name is not known", {
      timeout: 30_000,
    });
    await deliveries.getByRole("button", { name: "Test", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "What was sent" })).toContainText('"type": "ping"');
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "New secret" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "New secret" }).click();
    await expect(page.getByRole("note").filter({ hasText: "The new secret" })).toContainText("whsec_");

    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL("/admin/programs");
    const { items } = await read(page, "/webhooks");
    expect(items.map(({ url }: { url: string }) => url)).not.toContain("https://shelter-events.invalid/hook");
  },
);
