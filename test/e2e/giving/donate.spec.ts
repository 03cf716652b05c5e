import type { Page } from "@playwright/test";
import { answer, answerCalls, deadLine, refusal } from "../support/calls.ts";
import { expect, test, WALK } from "../support/test.ts";

test.use({ expectedTroubles: /\/api\/payment\/donate/ });

const CALL = "/payment/donate";
/** Stands for the provider's page. */
const PROVIDER = "/payment/payu/success";
const UNREACHABLE = "We could not reach the payment provider. Nothing was charged; please try again later.";
const tier = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
const amount = (page: Page) => page.getByLabel("Amount in PLN");
const ownButton = (page: Page) => page.getByRole("button", { name: "Donate" }).last();

test.beforeEach(({ page }) => page.goto("/help/donate", { waitUntil: "networkidle" }));

test("each tier sends its own amount and goes on to the payment provider", WALK, async ({ page }) => {
  const sent = await answerCalls(page, CALL, answer(201, { url: PROVIDER }));
  const amounts = { Bronze: 50, Silver: 100, Gold: 150, Platinum: 250, Diamond: 500, Legendary: 1000 };
  for (const name of Object.keys(amounts)) {
    await tier(page, name).getByRole("button", { name: "Donate" }).click();
    await expect(page).toHaveURL(PROVIDER);
    await expect(page.getByRole("heading", { name: "Thank you!" })).toBeVisible();
    await page.goBack();
  }
  expect(sent.map((request) => request.postDataJSON())).toEqual(
    Object.values(amounts).map((each) => ({ amount: each })),
  );
});

test("an amount of one's own is checked before it is sent", async ({ page }) => {
  const sent = await answerCalls(page, CALL, answer(201, { url: PROVIDER }));
  const refused = {
    "": "Please enter an amount.",
    "0": "Please choose an amount from 1 to 50 000 PLN.",
    "50000.01": "Please choose an amount from 1 to 50 000 PLN.",
    "12.345": "Please use at most two decimals.",
  };
  for (const [typed, text] of Object.entries(refused)) {
    await amount(page).fill(typed);
    await ownButton(page).click();
    await expect(amount(page)).toHaveAccessibleDescription(text);
    await expect(amount(page)).toBeFocused();
  }
  expect(sent).toEqual([]);
  await amount(page).fill("12.5");
  await ownButton(page).click();
  await expect(page).toHaveURL(PROVIDER);
  expect(sent[0]?.postDataJSON()).toEqual({ amount: 12.5 });
});

test("when the provider cannot be reached, it is said where the button was pressed", async ({ page }) => {
  const closed = "Donations cannot be made online at the moment. Nothing was charged.";
  await answerCalls(page, CALL, refusal(502, closed), answer(502), deadLine);
  for (const [name, text] of [
    ["Gold", closed],
    ["Diamond", "Error (502)"],
    ["Silver", UNREACHABLE],
  ] as const) {
    await tier(page, name).getByRole("button", { name: "Donate" }).click();
    await expect(tier(page, name).getByRole("status")).toHaveText(text);
  }
  await expect(page).toHaveURL("/help/donate");
});

test("an answer without an address leaves people where they are", async ({ page }) => {
  await answerCalls(page, CALL, answer(201));
  await tier(page, "Bronze").getByRole("button", { name: "Donate" }).click();
  await expect(tier(page, "Bronze").getByRole("button", { name: "Donate" })).toBeEnabled();
  await expect(page).toHaveURL("/help/donate");
});
