import type { Page } from "@playwright/test";
import { expect, onDeskAndPhone, test } from "../support/test.ts";

const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

test("the volunteer page says what we ask for, and its button downloads the form", async ({ page }) => {
  await page.goto("/help/volunteer");
  await expect(h1(page)).toHaveText("Volunteer");
  const list = page.getByRole("region", { name: "What we ask of you" });
  await expect(list.getByText("at least 16 years old")).toBeVisible();
  await expect(list.getByText("at least 3 months")).toBeVisible();
  const started = page.waitForEvent("download");
  await link(page, "Apply Now").click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("volunteer-application.pdf");
  expect(await download.failure()).toBeNull();
});

onDeskAndPhone(() => {
  test("header and footer lead to all parts, to login, legal pages and elsewhere", async ({ page, isMobile }) => {
    await page.goto("/about");
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Animal Shelter" })).toHaveAttribute("href", "/");
    if (isMobile) await header.getByRole("button", { name: "Open menu" }).click();
    const place = isMobile ? page.getByRole("dialog", { name: "Menu" }) : header;
    const links = place.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links).toHaveText(["News", "Animals", "Adoption", "How to Help", "About Us"]);
    await expect(place.getByRole("link", { name: "About Us" })).toHaveAttribute("aria-current", "page");
    const marked = place.getByRole("link", { name: "About Us" });
    const [property, value] = isMobile ? ["border-bottom-width", "3px"] : ["text-decoration-line", "underline"];
    await expect(marked).toHaveCSS(property, value);
    await expect(place.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
    if (isMobile) await page.keyboard.press("Escape");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText("© 2025 Animal Shelter")).toBeVisible();
    const social = footer.getByRole("list", { name: "Follow us" }).getByRole("link");
    expect(await social.count()).toBeGreaterThan(1);
    for (const one of await social.all()) await expect(one).toHaveAttribute("href", /^https:\/\//);
    await footer.getByRole("link", { name: "Terms of Service" }).click();
    await expect(h1(page)).toHaveText("Terms of Service");
    await footer.getByRole("link", { name: "Privacy Policy" }).click();
    await expect(h1(page)).toHaveText("Privacy Policy");
  });
});

test.describe("an address of nothing", () => {
  test.use({ expectedTroubles: /status of 404/ });

  test("says Not Found with a way on, and 404 to machines", async ({ page }) => {
    expect((await page.goto("/no-such-page"))?.status()).toBe(404);
    await expect(h1(page)).toHaveText("Not Found");
    await link(page, "See all animals").click();
    await expect(page).toHaveURL("/animals");
  });
});
