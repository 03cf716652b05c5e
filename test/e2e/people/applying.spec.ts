import type { Page, Route } from "@playwright/test";
import { barriers, darkBarriers } from "../support/barriers.ts";
import { answerCalls, deadLine, refusal } from "../support/calls.ts";
import { newUser } from "../support/people.ts";
import { expect, onPhone, test } from "../support/test.ts";

test.use({ expectedTroubles: /\/api\/job-applications|\/help\/job\/\d+/ });

const CALL = "/job-applications";
const TYPED = {
  "First name": "Zofia",
  "Last name": "Źdźbło",
  Age: "32",
  "Phone number": "+48 600-700-800",
  Email: "zofia@example.org",
  "Application letter": "I would like to work with old dogs.",
  Experience: "Two of my own.",
};

const form = (page: Page) => page.getByRole("region", { name: "Submit Your Resume" });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const outcome = (page: Page) => form(page).getByRole("status");
const submit = (page: Page) => form(page).getByRole("button", { name: "Submit Resume" }).click();

async function fillIn(page: Page) {
  for (const [label, text] of Object.entries(TYPED)) await field(page, label).fill(text);
  await field(page, "Sex").selectOption("Female");
}

async function expectTyped(page: Page) {
  for (const [label, text] of Object.entries(TYPED)) await expect(field(page, label)).toHaveValue(text);
  await expect(field(page, "Sex")).toHaveValue("Female");
}

/** Somebody new, who comes to the first job opening by the list. */
async function applicant(page: Page): Promise<number> {
  await newUser(page);
  await page.goto("/help/jobs");
  await page.getByRole("link", { name: "Apply for this Job" }).first().click();
  await expect(page).toHaveURL(/\/help\/job\/\d+$/);
  return Number(/\d+$/.exec(page.url())?.[0]);
}

test("a resume is sent once, thanked for, and read by its sender as it was typed", async ({ page }) => {
  const id = await applicant(page);
  await fillIn(page);
  const answered = page.waitForResponse((response) => response.url().endsWith("/api/job-applications"));
  await submit(page);
  await expect(outcome(page)).toHaveText("Thank you for applying! We'll be in touch soon.");
  await expect(field(page, "First name")).toHaveValue("");
  const sent = await (await answered).json();
  expect(sent).toMatchObject({
    jobId: id,
    firstName: "Zofia",
    lastName: "Źdźbło",
    sex: "Female",
    age: 32,
    phoneNumber: "+48 600-700-800",
    emailAddress: "zofia@example.org",
    applicationStatus: "Pending",
    note: "Submitted via job detail form",
  });

  await fillIn(page);
  await submit(page);
  await expect(outcome(page)).toHaveText("You have already applied for this job.");
  await expect(outcome(page)).toHaveClass(/is-bad/);
  await expectTyped(page);

  await page.goto("/help/jobs");
  const again = page.getByRole("link", { name: "Apply for this Job" }).first();
  await expect(again).toHaveAttribute("href", `/help/job/${id}`);
});

onPhone(() => {
  test("an empty form says at each field what is missing, names what is malformed, is not sent", async ({ page }) => {
    await applicant(page);
    const sent = await answerCalls(page, CALL, refusal(500, "Never asked"));
    await submit(page);
    for (const [label, text] of Object.entries({
      "First name": "First name is required",
      "Last name": "Last name is required",
      Sex: "Sex is required",
      Age: "Valid age is required",
      "Phone number": "Phone number is required",
      Email: "Email is required",
    })) {
      await expect(field(page, label)).toHaveAccessibleDescription(text);
      await expect(field(page, label)).toHaveAttribute("aria-invalid", "true");
    }
    await expect(form(page).getByText("Application letter is required")).toBeVisible();
    await expect(form(page).getByText("Experience is required")).toBeVisible();
    await expect(field(page, "First name")).toBeFocused();

    await fillIn(page);
    await field(page, "Age").fill("0");
    await field(page, "Phone number").fill("12-34");
    await field(page, "Email").fill("zofia@example");
    await submit(page);
    await expect(field(page, "Age")).toHaveAccessibleDescription("Valid age is required");
    await expect(field(page, "Phone number")).toHaveAccessibleDescription("Invalid phone number");
    await expect(field(page, "Email")).toHaveAccessibleDescription("Invalid email address");
    expect(sent).toEqual([]);
    expect(await barriers(page)).toEqual([]);
    expect(await darkBarriers(page)).toEqual([]);
  });
});

const gone = refusal(400, "Some fields are not right.", [{ field: "jobId", errors: ["Job not found."] }]);
const REFUSALS: readonly [string, (route: Route) => Promise<void>, string][] = [
  ["the line is dead", deadLine, "Failed to submit resume."],
  ["the server fails", refusal(503, "The server is busy."), "The server is busy."],
  ["the server fails without a word", (route) => route.fulfill({ status: 500 }), "Error (500)"],
  ["the job was closed meanwhile", gone, "Job not found."],
  [
    "the session is over",
    refusal(401, "Unauthorized"),
    "You are logged out. Log in in another tab and submit again; what you typed stays here.",
  ],
];

test("whatever goes wrong is said in plain words, and nothing that was typed is lost", async ({ page }) => {
  await applicant(page);
  await fillIn(page);
  await answerCalls(page, CALL, ...REFUSALS.map(([, answer]) => answer));
  for (const [what, , text] of REFUSALS) {
    await submit(page);
    await expect(outcome(page), what).toHaveText(text);
    await expectTyped(page);
  }
});

test("a job that is not there is said to be so, under its old address too", async ({ page }) => {
  await applicant(page);
  for (const path of ["/help/job/2147483647", "/jobs/2147483647"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/help/job/2147483647");
    await expect(page.getByText("Job not found.")).toBeVisible();
  }
});
