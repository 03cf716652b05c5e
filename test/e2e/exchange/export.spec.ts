import { barriers } from "../support/barriers.ts";
import { expect, test, WALK } from "../support/test.ts";

test.use({ expectedTroubles: /status of 400 .*\/api\/export/ });

test(
  "an admin takes all data along by password, leaves, and finds the file on coming back",
  WALK,
  async ({ somebody }) => {
    const admin = await somebody("admin");
    await admin.goto("/admin/import");
    await admin.getByRole("link", { name: "Export" }).click();
    await expect(admin.getByRole("heading", { name: "What is inside" })).toBeVisible();

    await admin.getByRole("button", { name: /^Make (the|a new) file$/ }).click();
    const dialog = admin.getByRole("dialog");
    await dialog.getByLabel("Current password").fill("wrong");
    await dialog.getByRole("button", { name: "Start" }).click();
    await expect(dialog.getByText("Current password is not right.")).toBeVisible();
    await dialog.getByLabel("Current password").fill("shelter-demo");
    await dialog.getByRole("button", { name: "Start" }).click();
    await expect(dialog).toBeHidden();
    await admin.goto("/admin");
    await admin.goto("/admin/import/export");
    await expect(admin.getByText(/The file can be downloaded until/)).toBeVisible({ timeout: 30_000 });
    expect(await barriers(admin)).toEqual([]);
    const coming = admin.waitForEvent("download");
    await admin.getByRole("link", { name: /^Download \(/ }).click();
    expect((await coming).suggestedFilename()).toMatch(/^animals-\d{4}-\d\d-\d\d\.zip$/);
  },
);
