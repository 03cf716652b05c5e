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

test("a news item stands below Home / News / title, with its date, in paragraphs", async ({ page, shelter }) => {
  const [item] = shelter.news.items;
  await page.goto(`/news/${item?.id}`);
  const trail = page.getByRole("navigation", { name: "Breadcrumbs" });
  await expect(trail.getByRole("listitem")).toHaveText(["Home", "News", item?.title ?? ""]);
  await expect(trail.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  await expect(trail.getByRole("link", { name: "News" })).toHaveAttribute("href", "/news");
  await expect(h1(page)).toHaveText(item?.title ?? "");
  await expect(page.getByRole("article").getByText(day(item?.createdAt ?? "", "long"))).toBeVisible();
  const paragraphs = (item?.content ?? "").split(/\n\s*\n/);
  expect(paragraphs.length).toBeGreaterThan(1);
  await expect(page.getByRole("article").getByRole("paragraph")).toHaveText(paragraphs);
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

test("an animal's page shows its photo, its story and nine tiles", async ({ page, shelter }) => {
  const { animal } = shelter;
  await page.goto(`/animal/${animal.id}`);
  await expect(h1(page)).toHaveText(animal.name);
  await expect(page.getByRole("img", { name: animal.photos[0]?.alt, exact: true }).first()).toBeVisible();
  await expect(page.getByText(animal.description)).toBeVisible();
  const tiles = {
    Breed: animal.breed,
    Age: `${animal.age} years`,
    Sex: animal.sex,
    Weight: `${animal.weight} kg`,
    "Admission Date": day(animal.arrivalDate, "short"),
    "Found At": animal.whereFound,
    Chipped: animal.isChipped ? "Yes" : "No",
    Status: "Available",
    "Animal Group": animal.animalGroupName ?? "No group assigned",
  };
  expect((await page.getByRole("term").allTextContents()).slice(0, 9)).toEqual(Object.keys(tiles));
  expect((await page.getByRole("definition").allTextContents()).slice(0, 9)).toEqual(Object.values(tiles));
});

test("an animal without a group says so", async ({ page, shelter }) => {
  await page.goto(`/animal/${shelter.withoutGroup.id}`);
  await expect(page.getByRole("definition").filter({ hasText: "No group assigned" })).toBeVisible();
});

test("an animal that is reserved says so and takes no applications", async ({ page, shelter }) => {
  await page.goto(`/animal/${shelter.reserved.id}`);
  await expect(page.getByText(`${shelter.reserved.name} is reserved`)).toBeVisible();
  await expect(page.getByRole("link", { name: /adopt|log in to apply/i }).and(page.locator("main *"))).toHaveCount(0);
});

test("the adoption page tells four types, six steps and the shelter's rules", async ({ page }) => {
  await page.goto("/adoption");
  await expect(h1(page)).toHaveText("Adoption");
  const types = page.getByRole("region", { name: "Four types of adoption" });
  await expect(types.getByRole("heading", { level: 3 })).toHaveText([
    "In Shelter",
    "Off-Site",
    "Foster to Adopt",
    "Virtual Meet & Greet",
  ]);
  await expect(types.getByText("for two weeks")).toBeVisible();
  const procedure = page.getByRole("region", { name: "The procedure, in six steps" });
  await expect(procedure.getByRole("listitem")).toHaveCount(6);
  await expect(page.getByText("Dogs aged 4+ months need at least two pre-adoption walks")).toBeVisible();
  await expect(page.getByText("Dog adoptions may be finalized within three days")).toBeVisible();
  await expect(page.getByText("Foster to adopt lasts two weeks")).toBeVisible();
  await expect(link(page, "Log in to Apply")).toHaveAttribute(
    "href",
    "/login?redirect=%2Fuser_page%2Fadoptions%2Fapply",
  );
});

test("six tiers of donations have a price, benefits and a button each", async ({ page }) => {
  await page.goto("/help");
  await expect(page).toHaveURL("/help/donate");
  const tiers = page.getByRole("region", { name: "Donation tiers" }).getByRole("listitem");
  const prices = { Bronze: "50", Silver: "100", Gold: "150", Platinum: "250", Diamond: "500", Legendary: "1 000" };
  for (const [name, price] of Object.entries(prices)) {
    const tier = tiers.filter({ has: page.getByRole("heading", { name }) });
    await expect(tier.getByRole("heading")).toHaveText(`${name} ${price} PLN`);
    expect(await tier.getByRole("listitem").count()).toBeGreaterThan(1);
    const button = tier.getByRole("button", { name: "Donate" });
    await expect(button).toHaveAccessibleDescription(`${name} ${price} PLN`);
  }
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

test("about us names the four values", async ({ page }) => {
  await page.goto("/about");
  await expect(h1(page)).toHaveText("About Us");
  await expect(page.getByText("We are a shelter for dogs and cats")).toBeVisible();
  const values = page.getByRole("region", { name: "What we believe in" });
  await expect(values.getByRole("heading", { level: 3 })).toHaveText([
    "Team",
    "Quality Care",
    "Strong Partnerships",
    "Ongoing Education",
  ]);
});

test("after a payment people are thanked and can go back to the donate page", async ({ page }) => {
  await page.goto("/payment/payu/success");
  await expect(h1(page)).toHaveText("Thank you!");
  await link(page, "Back to Donate").click();
  await expect(page).toHaveURL("/help/donate");
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

  test("says Animal not found. where an animal was looked for", async ({ page }) => {
    for (const id of ["2147483647", "0", "rex"]) {
      expect((await page.goto(`/animal/${id}`))?.status()).toBe(404);
      await expect(page.getByText("Animal not found.", { exact: true })).toBeVisible();
    }
  });
});
