import type { Page } from "@playwright/test";
import { darkBarriers } from "../support/barriers.ts";
import { goTo } from "../support/in-order.ts";
import { call, fillInLogin, NEW_USER, newUser, read, signIn } from "../support/people.ts";
import { expect, NEW_BROWSER, test, WALK } from "../support/test.ts";

test.use({
  expectedTroubles:
    /status of 40[0149] .*\/api\/|net::ERR_(FAILED|INTERNET_DISCONNECTED)|^console: (React Router caught .* )?Error: Thrown on purpose/,
});

const errorsOf = (page: Page) => page.getByRole("alert").first();
const said = (page: Page, text: string) => page.locator(".mantine-Notification-root", { hasText: text });

/** @returns the new adoption's id and the animal's name */
async function applied(page: Page, letter = "We would love to give this animal a home.") {
  const { items } = await read(page, "/animals?status=Available&availableFor=Adoption&pageSize=300");
  // Not the first: other tests look at those that have come lately.
  const animal = items.at(-1);
  const answer = await call(page, "POST", "/adoptions/applications", {
    animalId: animal.id,
    applicationLetter: letter,
  });
  expect(answer.status()).toBe(201);
  return { id: (await answer.json()).id as number, animal: animal.name as string };
}

async function advance(admin: Page, id: number, ...steps: [string, object?][]): Promise<void> {
  for (const [step, body = {}] of steps) {
    expect((await call(admin, "POST", `/adoptions/${id}/${step}`, body)).status(), step).toBe(200);
  }
}

test("the dashboard leads to the profile and the adoptions, and says what waits", async ({ page, somebody }) => {
  await newUser(page);
  const { id, animal } = await applied(page);
  await advance(await somebody("admin"), id, ["questionnaire/send"]);
  await page.goto("/user_page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
  await expect(page.getByRole("link", { name: "My Profile" }).last()).toBeVisible();
  await page.getByRole("region", { name: "Waiting for you" }).getByRole("link", { name: animal }).click();
  await expect(page).toHaveURL(`/user_page/adoptions/${id}`);
  await expect(page.getByRole("heading", { name: "Your turn: answer the questionnaire" })).toBeVisible();
});

test("a step without a network stays said to have failed, and is not made", NEW_BROWSER, async ({ page, context }) => {
  await newUser(page);
  const { id } = await applied(page);
  await page.clock.install();
  await page.goto(`/user_page/adoptions/${id}`);
  await page.getByRole("button", { name: "Withdraw from this adoption" }).click();
  await context.setOffline(true);
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("Failed to withdraw")).toBeVisible();
  await context.setOffline(false);
  // Longer than what has worked is said.
  await page.clock.runFor(5000);
  await expect(page.getByText("Failed to withdraw")).toBeVisible();
  expect((await read(page, `/adoptions/${id}`)).outcome).not.toBe("withdrawn");
});

test("an application is checked, kept over a reload, sent, and thanked for", async ({ page }) => {
  await newUser(page);
  await page.goto("/user_page/adoptions");
  await expect(page.getByText("You have no adoptions yet.")).toBeVisible();
  await page.getByRole("link", { name: "Apply for Adoption" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Adoption Application");
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(errorsOf(page)).toContainText("Please select an animal.");
  await expect(errorsOf(page)).toContainText("Application letter is required.");
  await expect(page.getByRole("combobox", { name: "Animal" })).toBeFocused();
  await expect(page.getByRole("option"), "options that cover the error").toHaveCount(0);

  await page.getByRole("textbox", { name: "Application letter" }).fill("A garden, two children, much time.");
  await page.getByRole("combobox", { name: "Animal" }).press("ArrowDown");
  await expect(page.getByRole("option").first()).toHaveAttribute("data-combobox-selected");
  expect(await darkBarriers(page)).toEqual([]);
  const option = page.getByRole("option").first();
  const [animal = ""] = ((await option.textContent()) ?? "").split(" – ");
  await option.click();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Application letter" })).toHaveValue(
    "A garden, two children, much time.",
  );
  await expect(page.getByRole("combobox", { name: "Animal" })).toHaveValue(new RegExp(`^${animal}`));

  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(
    page.getByText("Application submitted successfully! You can track progress in your adoptions."),
  ).toBeVisible();
  await page.getByRole("link", { name: "Go to My Adoptions" }).click();
  await expect(page.getByRole("row", { name: animal })).toContainText("Application - Pending");
  const { animalId, id } = (await read(page, "/adoptions/me")).items[0];
  await page.goto(`/user_page/adoptions/apply?animalId=${animalId}`);
  await expect(page.getByText(`You have applied for ${animal}: Application - Pending.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Submit Application" })).toHaveCount(0);
  await page.getByRole("link", { name: "See Your Adoption" }).click();
  await expect(page).toHaveURL(`/user_page/adoptions/${id}`);
});

test("the animal of the address is chosen; that it takes no more applications is said", WALK, async ({ page }) => {
  await newUser(page);
  const { id, name } = (await read(page, "/animals?pageSize=1")).items[0];
  const select = page.getByRole("combobox", { name: "Animal" });
  for (const status of ["Available", "Reserved"]) {
    await page.route(`/api/animals/${id}`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), status } });
    });
    await page.goto(`/user_page/adoptions/apply?animalId=${id}`);
    await expect(select).toHaveValue(new RegExp(`^${name}`));
    const refusal = page.getByText(`${name} is reserved: a family is in the last steps of the adoption.`);
    await expect(refusal).toBeVisible({ visible: status === "Reserved" });
    await page.unrouteAll({ behavior: "wait" });
  }
  await page.goto("/user_page/adoptions/apply?animalId=2147483647");
  await expect(page.getByText("Animal not found.")).toBeVisible();
  await expect(select).toHaveValue("");
});

test(
  "answers outlive reload, lost line and session, in every tab, until all are sent",
  WALK,
  async ({ page, somebody }) => {
    const email = await newUser(page);
    const { id } = await applied(page);
    await advance(await somebody("admin"), id, ["questionnaire/send"]);
    await page.goto(`/user_page/adoptions/${id}`);
    const answers = page.locator("form textarea:not([aria-hidden])");
    await expect(answers.first()).toBeVisible();
    const count = await answers.count();
    for (let at = 1; at < count; at++) await answers.nth(at).fill(`Answer ${at + 1}`);
    await page.getByRole("button", { name: "Submit Questionnaire" }).click();
    await expect(errorsOf(page)).toContainText("Please answer question #1.");
    await expect(answers.first()).toBeFocused();
    await page.reload();
    await expect(answers.nth(count - 1)).toHaveValue(`Answer ${count}`);

    // Another tab has them once they are saved, and what is typed there comes back to this one.
    const draft = async () => read(page, `/adoptions/${id}/questionnaire/draft`);
    await expect.poll(async () => (await draft()).answers[count - 1]).toBe(`Answer ${count}`);
    const other = await page.context().newPage();
    await other.goto(`/user_page/adoptions/${id}`);
    const elsewhere = other.locator("form textarea:not([aria-hidden])");
    await expect(elsewhere.nth(count - 1)).toHaveValue(`Answer ${count}`);
    const saved = other.waitForResponse((answer) => answer.request().method() === "PUT");
    await elsewhere.nth(1).fill("Typed in the other tab");
    expect((await saved).status()).toBe(200);
    await other.close();
    const merged = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
    await answers.nth(2).fill("Typed in this tab");
    await merged;
    await expect(answers.nth(1)).toHaveValue("Typed in the other tab");
    await expect(answers.nth(2)).toHaveValue("Typed in this tab");

    await page.route("**/questionnaire/**", (route) => route.abort());
    await answers.first().fill("Answer 1");
    await expect(page.getByText("There is no connection. Your answers are safe in this tab")).toBeVisible();
    await page.getByRole("button", { name: "Submit Questionnaire" }).click();
    await expect(page.getByText("Failed to submit questionnaire.", { exact: true })).toBeVisible();
    await expect(errorsOf(page)).toContainText("What you typed is safe here");
    await page.unroute("**/questionnaire/**");

    await page.context().clearCookies({ name: "session" });
    await page.getByRole("button", { name: "Submit Questionnaire" }).click();
    await expect(page).toHaveURL(`/login?after=session&redirect=${encodeURIComponent(`/user_page/adoptions/${id}`)}`);
    await fillInLogin(page, email, NEW_USER.password);
    await expect(page).toHaveURL(`/user_page/adoptions/${id}`);
    await expect(answers.first()).toHaveValue("Answer 1");
    await page.getByRole("button", { name: "Submit Questionnaire" }).click();
    await expect(said(page, "Questionnaire submitted.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "The shelter is reviewing your answers" })).toBeVisible();
    await expect(page.getByText(`Answer ${count}`)).toBeVisible();
  },
);

test("a step that comes too late says what happened meanwhile and shows the state now", async ({ page, somebody }) => {
  await newUser(page);
  const { id } = await applied(page);
  const admin = await somebody("admin");
  await advance(admin, id, ["questionnaire/send"]);
  await page.goto(`/user_page/adoptions/${id}`);
  const answers = page.locator("form textarea:not([aria-hidden])");
  await expect(answers.first()).toBeVisible();
  for (const answer of await answers.all()) await answer.fill("Yes.");
  await advance(admin, id, ["reject", { note: "The flat is too small." }]);
  await page.getByRole("button", { name: "Submit Questionnaire" }).click();
  await expect(errorsOf(page)).toContainText("This adoption has moved on in the meantime. It has been rejected.");
  await expect(page.getByRole("heading", { name: "This adoption has ended" })).toBeVisible();
  await expect(page.getByText("The flat is too small.")).toBeHidden();
});

test("an adoption is withdrawn from after a question", async ({ page }) => {
  await newUser(page);
  const { id, animal } = await applied(page);
  await page.goto(`/user_page/adoptions/${id}`);
  await page.getByRole("button", { name: "Withdraw from this adoption" }).click();
  const question = page.getByRole("dialog", { name: `Withdraw from the adoption of ${animal}?` });
  await question.getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByRole("heading", { name: "You have withdrawn" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw from this adoption" })).toBeHidden();
});

test("a foster family writes how it goes, and staff read it on their dashboard", async ({ page, somebody }) => {
  await signIn(page, "user");
  await page.goto("/user_page/foster");
  await page.getByRole("link", { name: "Pyza" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pyza");
  await page.getByLabel("Note").fill("She sleeps in the bookshelf.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(said(page, "Thank you, the shelter has it.")).toBeVisible();
  await expect(page.getByText("The shelter will look at it soon.")).toBeVisible();
  const staff = await somebody("employee");
  await staff.goto("/admin");
  await staff.getByRole("button", { name: "Read: Pyza: a note from its home" }).click();
  await expect(staff.getByRole("region", { name: /^Messages \d/ }).getByText("Done", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("The shelter has read it.")).toBeVisible();
});

test("what is not there, not theirs or no id at all is said so", async ({ page, somebody }) => {
  await newUser(page);
  const other = await somebody();
  await newUser(other);
  const { id } = await applied(other);
  for (const [address, text] of [
    [`/user_page/adoptions/${id}`, "Adoption not found."],
    ["/user_page/adoptions/7x", "Invalid route id."],
    ["/user_page/nothing", "There is nothing at this address."],
  ] as const) {
    await goTo(page, address);
    await expect(page.getByText(text)).toBeVisible();
  }
});

test("staff have no profile to adopt with", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/user_page/adoptions");
  await expect(page.getByText("You have no adoptions yet.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Apply for Adoption" })).toBeHidden();
  await goTo(page, "/user_page/adoptions/apply");
  await expect(page).toHaveURL("/user_page/profile");
  await expect(said(page, "We couldn't find your user profile. Please complete it first.")).toBeVisible();
});
