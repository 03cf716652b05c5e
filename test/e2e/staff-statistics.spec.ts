import { barriers, darkBarriers } from "./support/barriers.ts";
import { goTo } from "./support/in-order.ts";
import { overflow } from "./support/measures.ts";
import { PHONE, signIn } from "./support/people.ts";
import { expect, test } from "./support/test.ts";

/** Unlike `toFixed`, it rounds 94.55 up. */
const ONE_DECIMAL = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

test("staff read the figures of a period as the call answers them, and its plot as a table by the keyboard", async ({
  page,
}) => {
  await signIn(page, "employee");
  const period = "from=2020-01-01&to=2030-01-01";
  const answer = await page.request.get(`/api/statistics/summary?${period}`);
  const { rates, population, liveIntakes, outcomes } = await answer.json();
  expect(liveIntakes).toBeGreaterThan(0);
  await page.goto(`/admin/statistics?period=own&${period}`);
  const { numerator, denominator, percent } = rates.liveRelease;
  const first = page.getByRole("main").locator("dl > div").first();
  for (const text of [`${numerator} of ${denominator}`, ONE_DECIMAL.format(percent), "live outcomes / all outcomes"])
    await expect(first).toContainText(text);
  await expect(
    page.getByText(
      new RegExp(
        `${population.begin} at the start.*${liveIntakes} came in.*${outcomes} left.*${population.end} at the end`,
      ),
    ),
  ).toBeVisible();

  const name = "Intakes and outcomes by month";
  const months = page.getByRole("region", { name });
  await months.getByText("Show as a table").focus();
  await page.keyboard.press("Enter");
  await expect(months.getByRole("table", { name }).getByRole("row")).toHaveCount(1 + 10 * 12 + 1);
  expect(await barriers(page)).toEqual([]);
  expect(await darkBarriers(page)).toEqual([]);
  expect(await overflow(page, PHONE.width)).toBe(0);

  await goTo(page, "/admin/statistics?period=own&from=2001-01-01&to=2001-12-31");
  await expect(page.getByText("No animal was in the shelter in this period")).toBeVisible();
});
