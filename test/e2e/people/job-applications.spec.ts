import type { Page } from "@playwright/test";
import { expectInOrder, faultsOn, goTo } from "../support/in-order.ts";
import { call, read, signIn } from "../support/people.ts";
import { items, rows, said, TROUBLES_OF_PEOPLE } from "../support/staff-records.ts";
import { expect, test, WALK } from "../support/test.ts";

test.use({ expectedTroubles: TROUBLES_OF_PEOPLE });

/** The demonstration's own come first: a job that another test has just opened must stay free to be closed. */
const oldestJobs = async (page: Page) => (await items(page, "/jobs?pageSize=500")).sort((a, b) => a.id - b.id);

/** A resume that came on paper, to be decided on. */
async function newJobApplication(page: Page, firstName: string): Promise<number> {
  const [job] = await oldestJobs(page);
  const answer = await call(page, "POST", "/job-applications", {
    jobId: job?.id,
    firstName,
    lastName: "Papierowa",
    sex: "Female",
    age: 41,
    applicationLetter: "I would like to work with cats.",
    experience: "Ten years in a surgery.",
    phoneNumber: "600 700 800",
    emailAddress: "on-paper@example.com",
    note: "Left at the gate",
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

test.describe("resumes", () => {
  test("are tinted by their status, said in words, filtered and searched", async ({ page }) => {
    await signIn(page, "employee");
    await page.goto("/admin/resumes");
    await expect(page.getByRole("columnheader")).toHaveText([
      "Name",
      "Age",
      "Experience",
      "Phone Number",
      "Application Status",
      "Note",
    ]);
    const tints = new Set<string>();
    for (const status of ["Pending", "Approved", "Rejected"]) {
      await page.getByRole("radiogroup", { name: "Status" }).getByText(status).click();
      await expect(page).toHaveURL(new RegExp(`status=${status}`));
      await expect(rows(page, "Resumes").filter({ hasNotText: status })).toHaveCount(0);
      tints.add(
        await rows(page, "Resumes")
          .first()
          .evaluate((row) => getComputedStyle(row).backgroundColor),
      );
    }
    expect(tints.size).toBe(3);
    await page.getByRole("radiogroup", { name: "Status" }).getByText("All").click();
    const [some] = await items(page, "/job-applications?pageSize=1");
    await page.getByPlaceholder("Search Resume...").fill(String(some?.firstName).toUpperCase());
    await expect(rows(page, "Resumes").first()).toContainText(String(some?.firstName));
  });

  test(
    "that came on paper are entered by an employee, who edits the note and decides nothing",
    WALK,
    async ({ page }) => {
      await signIn(page, "employee");
      await page.goto("/admin/resumes");
      await page.getByRole("heading", { level: 1 }).click();
      await page.keyboard.press("n");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("alert")).toContainText("Please select a job.");
      await expect(page.getByRole("alert")).toContainText("Valid age is required");
      await page.getByRole("combobox", { name: "Job" }).click();
      await page.getByRole("option", { name: "Animal Caretaker" }).click();
      await page.getByLabel("First name").fill("Zenobia");
      await page.getByLabel("Last name").fill("Papierowa");
      await page.getByRole("combobox", { name: "Sex" }).click();
      await page.getByRole("option", { name: "Female" }).click();
      await page.getByLabel("Age").fill("52");
      await page.getByLabel("Phone number").fill("600 700 800");
      await page.getByLabel("Email").fill("zenobia@example.com");
      await page.getByLabel("Application letter").fill("Cats, please.");
      await page.getByLabel("Experience").fill("Forty years of cats.");
      await page.getByRole("button", { name: "Save" }).click();
      await said(page, "Created successfully.");
      await expect(page).toHaveURL("/admin/resumes");
      await page.getByRole("link", { name: "Zenobia Papierowa" }).click();
      const decision = page.getByRole("region", { name: "Decision" });
      await expect(decision).toContainText("Submitted via job detail form");
      await expect(decision.getByRole("button")).toHaveCount(0);
      await page.getByRole("link", { name: "Edit" }).click();
      await page.getByLabel("Note").fill("Came in person.");
      await page.getByRole("button", { name: "Save" }).click();
      await said(page, "Saved successfully.");
      await expect(decision).toContainText("Came in person.");
    },
  );

  test("are accepted and rejected by an admin, after a second look, once", async ({ page, somebody }) => {
    await signIn(page, "admin");
    const id = await newJobApplication(page, "Halina");
    await page.goto(`/admin/resume/${id}`);
    const decision = page.getByRole("region", { name: "Decision" });
    await expect(decision.getByRole("textbox")).toHaveCount(0);
    await decision.getByRole("button", { name: "Reject" }).click();
    await expect(decision.getByRole("button", { name: "Confirm Rejection" })).toBeVisible();
    await decision.getByRole("button", { name: "Cancel" }).click();
    await decision.getByRole("button", { name: "Accept" }).click();
    await decision.getByLabel("Note").fill("Starts in May.");
    await page.reload();
    await expect(decision.getByLabel("Note")).toHaveValue("Starts in May.");

    const rival = await somebody("admin");
    await rival.goto(`/admin/resume/${id}`);
    await rival.getByRole("button", { name: "Reject" }).click();

    await page.route(`**/api/job-applications/${id}/accept`, (route) => route.abort());
    await decision.getByRole("button", { name: "Confirm Acceptance" }).click();
    await said(page, "Failed to accept job application.");
    await expect(decision.getByLabel("Note")).toHaveValue("Starts in May.");
    await page.unrouteAll();
    await decision.getByRole("button", { name: "Confirm Acceptance" }).click();
    await said(page, "The application was accepted.");
    await expect(decision).toContainText("Approved");
    await expect(decision).toContainText("Starts in May.");
    await expect(decision.getByRole("button")).toHaveCount(0);

    await rival.getByRole("button", { name: "Confirm Rejection" }).click();
    await said(rival, "This application has been decided in the meantime. It is Approved now.");
    await expect(rival.getByRole("region", { name: "Decision" })).toContainText("Approved");
    const letters = await items(page, "/outbox?q=on-paper@example.com");
    expect(letters).toHaveLength(1);
  });
});

test("one's own record and a resume that is being accepted are in order, too", WALK, async ({ page }) => {
  await signIn(page, "admin");
  const me = await read(page, "/auth/me");
  await expectInOrder(page, [`/admin/employee/edit/${me.id}`]);
  await goTo(page, `/admin/resume/${await newJobApplication(page, "Barbara")}`);
  await page.getByRole("button", { name: "Accept" }).click();
  expect(await faultsOn(page)).toEqual([]);
});
