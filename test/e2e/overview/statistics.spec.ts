import { readFileSync } from "node:fs";
import sharp from "sharp";
import { barriers } from "../support/barriers.ts";
import { goTo } from "../support/in-order.ts";
import { overflow } from "../support/measures.ts";
import { DESK, PHONE, signIn } from "../support/people.ts";
import { expect, test, WALK } from "../support/test.ts";

/** Unlike `toFixed`, it rounds 94.55 up. */
const ONE_DECIMAL = new Intl.NumberFormat("en-GB", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

test("staff read the live release rate in a sentence with its plot, and the rest as calls say", async ({ page }) => {
  await signIn(page, "employee");
  const period = "from=2020-01-01&to=2030-01-01";
  const answer = await page.request.get(`/api/statistics/summary?${period}`);
  const { rates, population, liveIntakes, outcomes } = await answer.json();
  expect(liveIntakes).toBeGreaterThan(0);
  await page.goto(`/admin/statistics?period=own&${period}`);
  const { numerator, denominator, percent } = rates.liveRelease;
  await expect(
    page.getByText(new RegExp(`^${ONE_DECIMAL.format(percent)}% of the animals.*: ${numerator} of ${denominator}`)),
  ).toBeVisible();
  const more = page.getByRole("region", { name: "More rates" });
  for (const text of [`${numerator} of ${denominator}`, "live outcomes / all outcomes", "Save rate"])
    await expect(more).toContainText(text);
  await expect(
    page.getByText(
      new RegExp(
        `${population.begin} at the start.*${liveIntakes} came in.*${outcomes} left.*${population.end} at the end`,
      ),
    ),
  ).toBeVisible();

  const name = "Intakes and outcomes by month";
  const months = page.getByRole("region", { name });
  await months.getByText("Every month: at the start, came, left, at the end").focus();
  await page.keyboard.press("Enter");
  await expect(months.getByRole("table", { name }).getByRole("row")).toHaveCount(1 + 10 * 12 + 1);
  expect(await overflow(page, PHONE.width)).toBe(0);

  await goTo(page, "/admin/statistics?period=own&from=2001-01-01&to=2001-12-31");
  await expect(page.getByText("No animal was in the shelter in this period")).toBeVisible();
});

test(
  "a plot tells its values to pointer and arrow keys, as a table, and is saved as a picture",
  WALK,
  async ({ page }) => {
    await signIn(page, "employee");
    await page.goto("/admin/statistics?period=lastYear");
    const title = "Left the shelter, by kind";
    const plot = page.getByRole("figure", { name: title });
    const drawn = plot.getByRole("img", { name: title });
    await expect(drawn).toBeInViewport({ ratio: 1 });
    const shown = plot.getByRole("status");
    await drawn.hover();
    await expect(shown).toContainText(/Jun \d{4}/);
    await page.mouse.move(0, 0);
    await expect(shown).toBeEmpty();

    const keys = plot.getByRole("slider", { name: `${title}: value by value` });
    await keys.focus();
    await expect(shown).toContainText(/Dec \d{4}/);
    await page.keyboard.press("ArrowLeft");
    await expect(shown).toContainText(/Nov \d{4}.*Together:.*Adopted:/s);
    await expect(keys).toHaveAttribute("aria-valuetext", /Nov \d{4}/);
    const adopted = await shown.getByText("Adopted:").locator("xpath=following-sibling::b").innerText();
    await page.keyboard.press("Escape");
    await expect(shown).toBeEmpty();

    await plot.getByText("Show as a table").click();
    const row = plot.getByRole("table", { name: title }).getByRole("row", { name: /Nov \d{4}/ });
    await expect(row.getByRole("cell").nth(1)).toHaveText(adopted);
    expect(await barriers(page)).toEqual([]);
    for (const { width } of [DESK, PHONE]) expect(await overflow(page, width)).toBe(0);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      plot.getByRole("button", { name: `Save as picture: ${title}` }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^left-the-shelter-by-kind-\d{4}-01-01-\d{4}-12-31\.png$/);
    const picture = sharp(readFileSync(await download.path()));
    expect(await picture.metadata()).toMatchObject({ format: "png", width: 2128 });
    expect((await picture.stats()).dominant).toMatchObject({ r: 248, g: 248, b: 248 });
  },
);

test("a click leads from a month to the one before and back, and the address keeps which it is", async ({ page }) => {
  await signIn(page, "employee");
  await page.goto("/admin/statistics?period=month");
  const chosen = page.getByRole("radiogroup", { name: "Period" });
  await page.getByRole("button", { name: "The time before" }).click();
  await expect(chosen.getByRole("radio", { name: "Last month" })).toBeChecked();
  await expect(page).toHaveURL(/period=lastMonth/);
  await page.getByRole("button", { name: "The time before" }).click();
  await expect(page).toHaveURL(/period=own&from=\d{4}-\d\d-01&to=\d{4}-\d\d-(28|29|30|31)/);
  await expect(page.getByRole("heading", { name: "Intakes and outcomes by day" })).toBeVisible();
  for (let back = 0; back < 2; back += 1) await page.getByRole("button", { name: "The time after" }).click();
  await expect(chosen.getByRole("radio", { name: "This month" })).toBeChecked();
  await expect(page.getByRole("button", { name: "The time after" })).toBeDisabled();
  await expect(page.getByRole("link", { name: "For the council (PDF)" })).toHaveAttribute(
    "href",
    /\/api\/statistics\/council\?year=\d{4}/,
  );
});

test.describe("forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("keep the bars of a plot, their signs and its lines", async ({ page }) => {
    await signIn(page, "employee");
    await page.goto("/admin/statistics?period=lastYear");
    const plot = page.getByRole("figure", { name: "Left the shelter, by kind" });
    const { channels } = await sharp(await plot.getByRole("img").first().screenshot()).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
    const samples = plot.getByRole("listitem").locator("svg");
    const looks = await Promise.all(
      (await samples.all()).map(async (one) => (await one.screenshot()).toString("base64")),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });
});

test("the statistics of a year are printed on four pages", async ({ page }) => {
  await signIn(page, "admin");
  await page.goto("/admin/statistics?period=lastYear");
  await expect(page.getByRole("figure")).toHaveCount(5);
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString("latin1").match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4);
});
