import type { Page } from "@playwright/test";
import { aJpeg, aPdf } from "../../server/platform/attachments/files.ts";
import { barriers } from "../support/barriers.ts";
import { call, newUser, read, signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test.use({ expectedTroubles: /status of 41[35] .*\/api\/attachments/ });

/** Drops files from the computer on the frame of a page. */
async function drop(page: Page, files: readonly { name: string; bytes: Buffer }[]): Promise<void> {
  const sent = files.map(({ name, bytes }) => ({ name, base64: bytes.toString("base64") }));
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of all) {
      transfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name));
    }
    return transfer;
  }, sent);
  const frame = page.locator(".file-drop").first();
  await frame.dispatchEvent("dragover", { dataTransfer: data });
  await frame.dispatchEvent("drop", { dataTransfer: data });
}

test(
  "staff drop two files on an adoption and tick one; the adopter sees it alone",
  WALK,
  async ({ page, somebody }) => {
    await newUser(page);
    const { items } = await read(page, "/animals?status=Available&availableFor=Adoption&pageSize=300");
    const letter = { animalId: items.at(-2).id, applicationLetter: "We would love to." };
    const { id } = await (await call(page, "POST", "/adoptions/applications", letter)).json();

    const admin = await somebody("admin");
    await admin.goto(`/admin/adoption/${id}`);
    const files = admin.getByRole("region", { name: "Files" });
    await expect(files.getByText("No files yet.")).toBeVisible();
    await drop(admin, [
      { name: "agreement.pdf", bytes: aPdf() },
      { name: "home.jpg", bytes: await aJpeg() },
      { name: "virus.pdf", bytes: Buffer.from("MZ a program") },
    ]);
    await expect(files.getByRole("link", { name: "home.jpg", exact: true })).toBeVisible();
    const refused = files.getByRole("alert");
    await expect(refused).toHaveText("virus.pdfOnly PDF files and pictures (JPEG, PNG, WebP, HEIC) can be added.");
    await files.getByRole("button", { name: "Dismiss: virus.pdf" }).click();
    await expect(refused).toBeHidden();

    const opening = admin.waitForEvent("popup");
    await files.getByRole("link", { name: "home.jpg", exact: true }).click();
    const shown = await opening;
    await expect(shown.locator("img")).toBeVisible();
    await shown.close();

    await files.getByRole("button", { name: "Edit agreement.pdf" }).click();
    const dialog = admin.getByRole("dialog");
    await dialog.getByLabel("Title").fill("The agreement");
    await dialog.getByLabel("The adopter sees it, too").check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(files.getByText("For the adopter", { exact: true })).toBeVisible();
    expect(await barriers(admin)).toEqual([]);

    await page.goto(`/user_page/adoptions/${id}`);
    const theirs = page.getByRole("region", { name: "Files from the shelter" });
    await expect(theirs.getByRole("listitem")).toHaveCount(1);
    await expect(theirs.getByRole("link", { name: "The agreement", exact: true })).toBeVisible();

    await files.getByRole("button", { name: "Delete The agreement" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(files.getByRole("listitem")).toHaveCount(1);
    await admin.getByRole("button", { name: "Undo" }).click();
    await expect(files.getByRole("listitem")).toHaveCount(2);
  },
);

test("an animal, a person and a treatment have their files as well", async ({ page }) => {
  await signIn(page, "employee");
  const { items: animals } = await read(page, "/animals?status=Available&pageSize=1");
  const { items: users } = await read(page, "/users?pageSize=1");
  for (const path of [`/admin/animal/${animals[0].id}#files`, `/admin/user/${users[0].id}`]) {
    await page.goto(path);
    await expect(page.getByRole("region", { name: "Files" }).getByRole("button", { name: "Add files" })).toBeVisible();
  }
  await page.goto(`/admin/animal/${animals[0].id}#treatments`);
  await page
    .getByRole("button", { name: /^Files: / })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  const choosing = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Add files" }).click();
  await (await choosing).setFiles({ name: "blood.pdf", mimeType: "application/pdf", buffer: aPdf() });
  await expect(dialog.getByRole("link", { name: "blood.pdf", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Files" }).click();
  await expect(page.getByRole("region", { name: "Files" }).getByText(/on a treatment/)).toBeVisible();
});
