import type { Page } from "@playwright/test";
import { call, DEMO, logIn, newEmail, PHONE, read, signInAs } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

test.use({
  expectedTroubles: /status of (400|404) .*\/api\/adoptions|Blocked script execution in 'about:srcdoc'/,
});

/** The main caretaker of the family dogs; nobody knows her password until an admin gives her one. */
const CARETAKER = { email: "zofia.szymanska@shelter.example", name: "Zofia Szymańska", password: "a quiet office" };
const GROUP = "Family dogs";
const ADOPTER = { name: "Hanna", surname: "Nowicka", password: "a quiet dog" };

const stageIn = (page: Page) => page.locator("main dl").first();
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** An animal of the group that nobody has asked for. */
async function freeAnimal(admin: Page): Promise<{ id: number; name: string }> {
  const [animals, adoptions] = await Promise.all(
    ["/api/animals?status=Available&availableFor=Adoption&pageSize=500", "/api/adoptions?pageSize=500"].map(
      async (path) => (await (await admin.request.get(path)).json()).items,
    ),
  );
  const asked = new Set(adoptions.map(({ animalId }: { animalId: number }) => animalId));
  return animals.find(
    ({ id, animalGroupName }: { id: number; animalGroupName: string }) => animalGroupName === GROUP && !asked.has(id),
  );
}

async function signUpByForm(page: Page, email: string): Promise<void> {
  await page.goto("/sign_up");
  const fields = {
    name: ADOPTER.name,
    surname: ADOPTER.surname,
    phoneNumber: "600700801",
    dateOfBirth: "1988-04-02",
    street: "Sienkiewicza 3",
    postalCode: "90-057",
    city: "Łódź",
    "account.email": email,
    "account.password": ADOPTER.password,
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator("main").getByRole("button", { name: "Sign Up" }).click();
  await said(page, "Account created. Please log in.");
  await logIn(page, email, ADOPTER.password);
  await expect(page).toHaveURL("/user_page");
}

/** An admin gives the caretaker a password. */
async function newPassword(admin: Page): Promise<void> {
  const { items } = await read(admin, `/employees?q=${CARETAKER.name}`);
  const account = { password: CARETAKER.password };
  expect((await call(admin, "PUT", `/employees/${items[0].id}`, { account })).status()).toBe(200);
}

/** Without a mail server the letter waits in the outbox, and the admin hands on its link. */
async function confirmEmail(adopter: Page, admin: Page, email: string): Promise<void> {
  await said(adopter, "Please confirm your email address");
  await admin.goto(`/admin/outbox?q=${email}`);
  await admin.getByRole("link", { name: "Welcome to the Animal Shelter" }).click();
  await said(admin, "The link below is good");
  await admin.getByText("Plain text").click();
  const letter = (await admin.locator("pre").textContent()) ?? "";
  await adopter.goto(/\/confirm_email\?token=\S+/.exec(letter)?.[0] ?? "");
  await adopter.getByRole("button", { name: "Confirm My Address" }).click();
  await said(adopter, "Your email address is confirmed. From now on our letters find you there.");
  await adopter.getByRole("link", { name: "Go to my page" }).click();
  await said(adopter, `Hello, ${ADOPTER.name}.`);
  await expect(adopter.getByText("Please confirm your email address")).toBeHidden();
}

// The four people bring their own screens.
test("an animal finds its home through all hands, from the letter to the contract", WALK, async ({ somebody }) => {
  test.slow();
  const adopter = await somebody(undefined, PHONE);
  const employee = await somebody("employee");
  const caretaker = await somebody();
  const admin = await somebody("admin");
  const email = newEmail();

  const animal = await freeAnimal(admin);
  await newPassword(admin);
  await signInAs(caretaker, CARETAKER.email, CARETAKER.password);

  await test.step("the adopter signs up, confirms their address and applies", async () => {
    const page = adopter;
    await signUpByForm(adopter, email);
    await confirmEmail(page, admin, email);
    await page.goto(`/animal/${animal.id}`);
    await page.getByRole("link", { name: "Adopt this animal" }).first().click();
    await expect(page).toHaveURL(`/user_page/adoptions/apply?animalId=${animal.id}`);
    await page.getByRole("button", { name: "Submit Application" }).click();
    await said(page, "Application letter is required.");
    await page.getByRole("textbox", { name: "Application letter" }).fill("We have read every word about you.");
    await page.getByRole("button", { name: "Submit Application" }).click();
    await said(page, "Application submitted successfully! You can track progress in your adoptions.");
    await page.getByRole("link", { name: "Go to My Adoptions" }).click();
    await expect(page).toHaveURL("/user_page/adoptions");
    await said(page, "Application - Pending");
    await page.getByRole("link", { name: animal.name }).click();
    await expect(page).toHaveURL(/\/user_page\/adoptions\/\d+$/);
  });
  const id = Number(new URL(adopter.url()).pathname.split("/").at(-1));
  const record = `/admin/adoption/${id}`;

  await test.step("the admin gives the stage to the employee, for whom it was not there before", async () => {
    await employee.goto(record);
    await said(employee, "Adoption not found.");
    await admin.goto(record);
    await expect(stageIn(admin)).toContainText("Application");
    await admin.keyboard.press("e");
    await admin.getByRole("combobox", { name: "Assigned to" }).click();
    await admin.getByRole("option", { name: DEMO.employee.name }).click();
    await admin.getByRole("button", { name: "Save" }).click();
    await said(admin, "Saved successfully.");
  });

  await test.step("the employee reads the letter and sends the questionnaire", async () => {
    const page = employee;
    await page.goto("/admin/adoptions");
    await page.getByRole("row", { name: ADOPTER.surname }).getByRole("link").click();
    await expect(page).toHaveURL(record);
    await said(page, "We have read every word about you.");
    await page.getByRole("button", { name: "Send questionnaire" }).click();
    await said(page, "Questionnaire has been sent.");
    await expect(page.getByRole("button", { name: "Send questionnaire" })).toBeHidden();
  });

  await test.step("the adopter answers every question", async () => {
    const page = adopter;
    await page.reload();
    const answers = page.locator("main form textarea:not([aria-hidden])");
    await expect(answers.first()).toBeVisible();
    const count = await answers.count();
    await answers.first().fill("We are four.");
    await page.getByRole("button", { name: "Submit Questionnaire" }).click();
    await said(page, "Please answer question #2.");
    for (let at = 1; at < count; at++) await answers.nth(at).fill(`Our answer number ${at + 1}.`);
    await page.getByRole("button", { name: "Submit Questionnaire" }).click();
    await said(page, "Questionnaire submitted.");
  });

  await test.step("the main caretaker reviews the answers and decides", async () => {
    const page = caretaker;
    await page.goto(record);
    await expect(page.getByRole("region", { name: "Questionnaire" })).toContainText("We are four.");
    await page.getByRole("textbox", { name: "Score" }).fill("very good");
    await page.getByRole("button", { name: "Save review" }).click();
    await said(page, "Please enter a valid numeric score.");
    await page.getByRole("textbox", { name: "Score" }).fill("91,5");
    await page.getByRole("textbox", { name: "Note" }).fill("Calm people.");
    await page.getByRole("button", { name: "Save review" }).click();
    await said(page, "Staff review saved.");
    await expect(page.getByRole("region", { name: "Questionnaire" })).toContainText("91.5");
    await expect(stageIn(page)).toContainText("Main Caretaker Approval");
    await page.getByRole("button", { name: "Approve", exact: true }).click();
    await said(page, "Main caretaker approved.");
    await expect(stageIn(page)).toContainText("Home Check");
  });

  await test.step("the employee, whose stage is over, may read along but not act", async () => {
    const page = employee;
    await page.reload();
    await said(page, `This stage is with ${CARETAKER.name}. You can read along.`);
    await expect(page.getByRole("button", { name: "Approve home check" })).toBeHidden();
    expect((await call(page, "POST", `/adoptions/${id}/home-check/complete`, { approved: true })).status()).toBe(403);
  });

  await test.step("the admin records the home check, and the contract is issued", async () => {
    const page = admin;
    await page.goto(record);
    await expect(page.getByRole("note", { name: "Before you go on" })).toContainText(
      "Walks before the adoption: 0 of 2 have taken place.",
    );
    await page.getByRole("button", { name: "Approve home check" }).click();
    const question = page.getByRole("dialog", { name: `Issue the contract for ${animal.name}?` });
    await expect(question).toContainText(ADOPTER.surname);
    await expect(question).toContainText("0 of 2 have taken place.");
    await question.getByRole("button", { name: "Approve home check" }).click();
    await said(page, "Please say why you go on all the same.");
    await question.getByRole("textbox", { name: "Why you go on all the same" }).fill("They walked at the foster home.");
    await question.getByRole("button", { name: "Approve home check" }).click();
    await said(page, "Home Check approved.");
    await expect(page.getByRole("region", { name: "Walks before the adoption" })).toContainText("did not take place");
    await expect(page.getByRole("region", { name: "History" })).toContainText("They walked at the foster home.");
    const contract = await page.request.get(`/api/adoptions/${id}/contract`);
    expect(contract.headers()["content-type"]).toBe("application/pdf");
    await expect(page.getByRole("link", { name: "Download contract" })).toBeVisible();
    await page.getByRole("button", { name: "Take the contract back" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take the contract back" }).click();
    await said(page, "The contract has been taken back.");
    await expect(stageIn(page)).toContainText("Home Check");
    await page.getByRole("button", { name: "Approve home check" }).click();
    await question.getByRole("textbox", { name: "Why you go on all the same" }).fill("They walked at the foster home.");
    await question.getByRole("button", { name: "Approve home check" }).click();
    await page.getByRole("button", { name: "Issue the contract again" }).click();
    await question.getByRole("textbox", { name: "Why you go on all the same" }).fill("The address was wrong.");
    await question.getByRole("button", { name: "Issue the contract again" }).click();
    await said(page, "The contract has been issued again.");
  });

  await test.step("the adopter accepts the contract", async () => {
    const page = adopter;
    await page.reload();
    await expect(page.getByRole("link", { name: "View Contract" })).toHaveAttribute(
      "href",
      /\/adoptions\/\d+\/contract$/,
    );
    await page.getByRole("button", { name: "Accept Contract" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Accept Contract" }).click();
    await said(page, "Contract accepted. Adoption completed.");
    await said(page, `${animal.name} is yours and waits for you at the shelter.`);
    await said(page, `Call us to find a time to fetch ${animal.name}.`);
  });

  await test.step("staff hand the animal over", async () => {
    await admin.reload();
    const part = admin.getByRole("region", { name: "Handover" });
    await expect(part).toContainText(`${animal.name} waits here to be fetched.`);
    await part.getByRole("button", { name: "Hand over" }).click();
    await admin.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(part).toContainText(`${animal.name} was handed over`);
    await adopter.reload();
    await said(adopter, `Thank you for giving ${animal.name} a home.`);
  });

  await test.step("the animal has found its home, for everybody", async () => {
    await expect(stageIn(admin)).toContainText("Contract");
    await expect(stageIn(admin)).toContainText("Approved");
    const visitor = await somebody();
    await visitor.goto(`/animal/${animal.id}`);
    await said(visitor, "Adopted");
    await expect(visitor.getByRole("link", { name: /Adopt this animal|You need to log in/ })).toHaveCount(0);
  });
});
