import type { Page } from "@playwright/test";
import { expect, onDeskAndPhone, test } from "./support/test.ts";

/** The names of the headings of one level in the page's own part, in their order. */
const headings = (page: Page, level: number) => page.getByRole("main").getByRole("heading", { level });
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
const day = (date: string, month: "short" | "long") =>
  new Date(date).toLocaleDateString("en-GB", { day: "numeric", month, year: "numeric", timeZone: "Europe/Warsaw" });

onDeskAndPhone(() => {
  test("the landing page says welcome, shows three animals and four ways to help, and asks for a message", async ({
    page,
    shelter,
  }) => {
    await page.goto("/");
    await expect(h1(page)).toHaveText("Adopt a Friend");
    await expect(link(page, "Adopt Now")).toHaveAttribute("href", "/adoption");
    await expect(headings(page, 2)).toHaveText([
      "Welcome",
      "Who lives with you?",
      "Lately Found",
      "How Can You Help",
      "Reach Out To Us",
    ]);
    await expect(page.getByText("We take in dogs and cats")).toBeVisible();
    const slides = page.getByRole("region", { name: "Lately found animals" }).getByRole("listitem");
    await expect(slides).toHaveCount(3);
    for (const [at, { id, name, description, mainPhotoAlt }] of shelter.lately.entries()) {
      const slide = slides.nth(at);
      await expect(slide.getByRole("link", { name, exact: true })).toHaveAttribute("href", `/animal/${id}`);
      await expect(slide.getByText(description)).toBeVisible();
      await expect(slide.getByRole("img", { name: mainPhotoAlt })).toBeVisible();
    }
    const help = page.getByRole("region", { name: "How Can You Help" });
    await expect(help.getByRole("heading", { level: 3 })).toHaveText([
      "Adoption",
      "Donating",
      "Volunteering",
      "Fostering",
    ]);
    const form = page.getByRole("region", { name: "Reach Out To Us" });
    for (const label of ["Name", "Email", "Message"])
      await expect(form.getByLabel(label, { exact: true })).toBeVisible();
    await expect(form.getByRole("button", { name: "Send Message" })).toBeEnabled();
    await help.getByRole("link", { name: "Learn More" }).click();
    await expect(page).toHaveURL("/help/donate");
  });
});

test("the news are five a page with title, long date and the first 200 characters", async ({ page, shelter }) => {
  await page.goto("/news");
  await expect(h1(page)).toHaveText("Latest News");
  const items = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(items).toHaveCount(5);
  for (const [at, { id, title, content, createdAt }] of shelter.news.items.entries()) {
    const item = items.nth(at);
    await expect(item.getByRole("link", { name: title })).toHaveAttribute("href", `/news/${id}`);
    await expect(item.getByText(day(createdAt, "long"), { exact: true })).toBeVisible();
    await expect(item.getByText(`${[...content].slice(0, 200).join("").trimEnd()}...`, { exact: true })).toBeVisible();
  }
  const box = page.getByRole("region", { name: "News in your mailbox" });
  await expect(box.getByLabel("Email")).toBeVisible();
  await expect(box.getByRole("button", { name: "Subscribe" })).toBeEnabled();
});

onDeskAndPhone(() => {
  test("the animals are twelve a page, each with name, photo and 'sex, Age n, breed', beside six filters", async ({
    page,
    shelter,
    isMobile,
  }) => {
    await page.goto("/animals");
    await expect(h1(page)).toHaveText("Animals");
    const cards = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 2 }) });
    await expect(cards).toHaveCount(12);
    for (const [at, { id, name, sex, age, breed, mainPhotoAlt }] of shelter.animals.items.entries()) {
      const card = cards.nth(at);
      await expect(card.getByRole("link", { name, exact: true })).toHaveAttribute("href", `/animal/${id}`);
      await expect(card.getByText(`${sex}, Age ${age}, ${breed}`, { exact: true })).toBeVisible();
      await expect(card.getByRole("img", { name: mainPhotoAlt })).toBeVisible();
    }
    if (isMobile) await page.getByRole("button", { name: "Filters" }).click();
    const options = (label: string) => page.getByRole("combobox", { name: label, exact: true }).getByRole("option");
    await expect(options("Sex")).toHaveText(["All", "Male", "Female"]);
    await expect(options("Type")).toHaveText(["All", "Dog", "Cat"]);
    await expect(options("Size")).toHaveText([/^All$/, /^small\b/, /^medium\b/, /^large\b/]);
    await expect(options("Age")).toHaveText([/^All$/, /^baby\b/, /^adult\b/, /^senior\b/]);
    expect(await options("Breed").allTextContents()).toContain(shelter.animal.breed);
    expect(await options("Animal Group").allTextContents()).toContain(shelter.animal.animalGroupName);
    await expect(page.getByRole("button", { name: "Clear Filters" })).toBeVisible();
  });
});

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

test("job openings are three a page with name, description and salary range, and lead to login", async ({
  page,
  shelter,
}) => {
  await page.goto("/help/jobs");
  await expect(h1(page)).toHaveText("Current Job Openings");
  const jobs = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
  await expect(jobs).toHaveCount(3);
  const pln = (amount: number) => amount.toLocaleString("pl-PL", { useGrouping: "always" });
  for (const [at, { id, name, description, minSalary, maxSalary }] of shelter.jobs.items.entries()) {
    const job = jobs.nth(at);
    await expect(job.getByRole("heading")).toHaveText(name);
    await expect(job).toContainText(description.replace(/\s*\n\s*/g, ""));
    await expect(job).toContainText(`${pln(minSalary)} – ${pln(maxSalary)} PLN`);
    const apply = job.getByRole("link", { name: "Log in to Apply" });
    await expect(apply).toHaveAttribute("href", `/login?redirect=%2Fhelp%2Fjob%2F${id}`);
    await expect(apply).toHaveAccessibleDescription(name);
  }
});

onDeskAndPhone(() => {
  test("the header leads to the five parts and to login, the footer to the legal pages and elsewhere", async ({
    page,
    isMobile,
  }) => {
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
