import type { Page } from "@playwright/test";
import { expectInOrder, goTo } from "../support/in-order.ts";
import { read, signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

/** Looking into a letter is done by a script, which the letter's frame refuses as it should. */
const FRAME = /^console: Blocked script execution in 'about:srcdoc'/;
test.use({ expectedTroubles: new RegExp(`${FRAME.source}|status of 409 .*\\/api\\/newsletters`) });

/** Reads the link of the newest letter to somebody in the outbox. @param called what the link is named by */
async function linkTo(admin: Page, email: string, subject: string, called: string): Promise<string> {
  await admin.goto(`/admin/outbox?q=${email}`);
  await admin.getByRole("link", { name: subject }).first().click();
  await expect(admin.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  const link = admin.frameLocator("iframe").getByRole("link", { name: called });
  return (await link.getAttribute("href")) ?? "";
}

async function readerCount(page: Page): Promise<number> {
  const { confirmedCount } = await read(page, "/newsletters/subscribers");
  return confirmedCount;
}

test(
  "a visitor subscribes, an admin composes and sends, and the stored letter ends nothing",
  WALK,
  async ({ somebody }) => {
    test.slow();
    const visitor = await somebody();
    const admin = await somebody();
    const email = `reader-${Date.now()}@person.example`;
    const subject = `Issue of ${Date.now()}`;
    await signIn(admin, "admin");
    const before = await readerCount(admin);

    await visitor.goto("/news");
    const box = visitor.getByRole("region", { name: "News in your mailbox" });
    const subscribe = async () => {
      await box.getByLabel("Email").fill(email);
      await box.getByRole("button", { name: "Subscribe" }).click();
    };
    await subscribe();
    await expect(box.getByRole("status")).toHaveText("Thank you for subscribing to our newsletter!");
    await subscribe();
    await expect(box.getByRole("status")).toContainText("This address is subscribed already.");
    expect(await readerCount(admin)).toBe(before);
    await visitor.goto(await linkTo(admin, email, "Please confirm your newsletter", "Confirm my address"));
    await visitor.getByRole("button", { name: "Yes, subscribe me" }).click();
    await expect(visitor).toHaveURL(/\/newsletter\/confirmed$/);
    await expect(visitor.getByRole("heading", { name: "Thank you for confirming!" })).toBeVisible();

    const page = admin;
    await page.goto("/admin/newsletters");
    await expect(page.getByText(`The next one goes to ${before + 1} people`)).toBeVisible();
    await page.getByRole("link", { name: "Add Newsletter" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    for (const text of ["Subject is required.", "Content is required."]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await page.getByRole("textbox", { name: "Subject" }).fill(subject);
    await page.getByRole("textbox", { name: "Content" }).fill("The first paragraph.\n\nThe <b>second</b> one.");
    await page.getByRole("button", { name: "Preview" }).click();
    const paper = page.getByRole("region", { name: "Preview" }).frameLocator("iframe");
    await expect(paper.getByText("The <b>second</b> one.")).toBeVisible();
    await expect(paper.getByRole("link", { name: "Unsubscribe" })).toBeVisible();
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Created successfully.")).toBeVisible();

    await page.getByRole("row", { name: subject }).click();
    await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
    await page.getByRole("button", { name: "Send Newsletter" }).click();
    const question = page.getByRole("dialog", { name: "Send this newsletter?" });
    await expect(question).toContainText(`goes to ${before + 1} people`);
    await question.getByRole("button", { name: `Send to ${before + 1} people` }).click();
    await expect(page.getByText(`The newsletter is on its way to ${before + 1} people.`)).toBeVisible();
    const facts = page.locator(".record-facts");
    // There is no mail server: the letters are written, and wait.
    await expect(facts).toContainText(/StatusQueued/);
    await expect(facts).toContainText("Letters sent0");
    await expect(page.getByText(`0 of ${before + 1} letters handed to the mail server`)).toBeVisible();
    await expect(page.getByRole("button", { name: "Send Newsletter" })).toHaveCount(0);
    await page.getByRole("link", { name: "All newsletters" }).click();
    await expect(page.getByRole("row", { name: subject })).toContainText("Queued");

    const letters = async () => (await read(page, `/outbox?q=${email}`)).totalCount;
    await expect.poll(letters).toBe(2);
    // Its token is made when the letter is sent: the copy that admins read ends nobody's letters.
    await visitor.goto(await linkTo(page, email, subject, "Unsubscribe"));
    await visitor.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(visitor).toHaveURL(/\/newsletter\/unsubscribed$/);
    await expect(visitor.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
    expect(await readerCount(page)).toBe(before + 1);
  },
);

test("an admin corrects a draft and deletes it", WALK, async ({ page }) => {
  const subject = `Draft of ${Date.now()}`;
  await signIn(page, "admin");
  await page.goto("/admin/newsletters/add");
  await page.getByRole("textbox", { name: "Subject" }).fill(subject);
  await page.getByRole("textbox", { name: "Content" }).fill("Something.");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("row", { name: subject }).click();
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("No changes to save.")).toBeVisible();
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Subject" }).fill(`${subject}, twice`);
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved successfully.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: `${subject}, twice` })).toBeVisible();
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("button", { name: "Delete Newsletter" }).click();
  const question = page.getByRole("dialog", { name: "Delete this newsletter?" });
  await expect(question).toContainText(`${subject}, twice`);
  await question.getByRole("button", { name: "Delete Newsletter" }).click();
  await expect(page).toHaveURL(/\/admin\/newsletters$/);
  await expect(page.getByRole("row", { name: subject })).toHaveCount(0);
});

test.describe("an employee", () => {
  test.use({ expectedTroubles: new RegExp(`${FRAME.source}|status of 404`) });
  test("reads the newsletters, and has no way to write or send one", async ({ page }) => {
    await signIn(page, "employee");
    await page.goto("/admin/newsletters");
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await expect(page.getByRole("link", { name: "Add Newsletter" })).toHaveCount(0);
    await page.getByRole("row", { name: "Before the fireworks: what helps" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Before the fireworks: what helps" })).toBeVisible();
    await expect(page.locator("iframe")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send Newsletter" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Edit" })).toHaveCount(0);
    await goTo(page, "/admin/newsletters/999999");
    await expect(page.getByText("Newsletter not found.")).toBeVisible();
    await goTo(page, "/admin/newsletters/none");
    await expect(page.getByText("Invalid route id.")).toBeVisible();
  });
});

test("the pages that a newsletter's links lead to are in order on a desk and on a phone", WALK, async ({ page }) => {
  await expectInOrder(page, ["/newsletter/confirmed", "/newsletter/unsubscribed"]);
});
