import type { Page } from "@playwright/test";
import { faultsAtADesk, faultsOn, openScreen } from "../support/in-order.ts";
import { leftEnglish } from "../support/left-english.ts";
import { call, newUser, read, setLanguage, signIn } from "../support/people.ts";
import { routerPaths } from "../support/routes.ts";
import { expect, test, WALK } from "../support/test.ts";

// Looking into a letter is done by a script, which the letter's frame refuses as it should.
test.use({ expectedTroubles: /^console: Blocked script execution in 'about:srcdoc'/ });

const { user, admin } = await routerPaths();
/** The routes that are about the same things, as `/admin/jobs` and `/admin/job/:id`. */
const features = Map.groupBy(admin, (route) => (route.split("/")[2] ?? "dashboard").replace(/s$/, ""));

const isOneOf = (path: string, route: string): boolean =>
  new RegExp(`^${route.replaceAll(":key", String.raw`[\w.-]+`).replaceAll(/:\w+/g, String.raw`\d+`)}$`).test(path);

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("a")]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );

type Look = (page: Page) => Promise<string[]>;

/**
 * Opens and looks at each of these routes; one with an id by the first link that leads to one.
 * @returns the routes to which no screen leads, and what is wrong on the others
 */
async function crawl(
  page: Page,
  routes: readonly string[],
  look: Look,
): Promise<{ unreached: string[]; faults: string[] }> {
  const paths = routes.filter((route) => !route.includes(":"));
  const unreached = new Set(routes.filter((route) => route.includes(":")));
  const records = new Set<string>();
  const faults: string[] = [];
  for (const path of paths) {
    await openScreen(page, path);
    const found = [...(await leftEnglish(page)), ...(await look(page))];
    faults.push(...found.map((fault) => `${path}: ${fault}`));
    const links = await linksOf(page);
    for (const route of unreached) {
      const link = links.find((one) => isOneOf(one, route));
      if (link === undefined) continue;
      unreached.delete(route);
      paths.push(link);
    }
    // Not each record leads on, as to the form of an open adoption: then another one is opened.
    for (const link of links) if (routes.some((one) => isOneOf(link, one))) records.add(link);
    const another = [...records].find((one) => !paths.includes(one));
    if (unreached.size > 0 && path === paths.at(-1) && another !== undefined) paths.push(another);
  }
  return { unreached: [...unreached], faults };
}

/** The demonstration shelter has brought in nothing. */
async function addImport(page: Page): Promise<void> {
  await page.goto("/admin/import");
  const table = { name: "zwierzęta.csv", mimeType: "text/csv", buffer: Buffer.from("Nr;Gatunek\n9101;pies\n") };
  await page.locator("input[type=file]").setInputFiles(table);
  await expect(page).toHaveURL(/\/import\/\d+/);
}

/** Nor does it tell any program. */
const addWebhook = (page: Page) =>
  call(page, "POST", "/webhooks", { url: "https://shelter-events.invalid/", events: ["animal.left"] });

/** @param atOnce so many features are looked at by one test, which signs in once */
function walk(look: Look, atOnce: number): void {
  const all = [...features];
  for (let first = 0; first < all.length; first += atOnce) {
    const some = all.slice(first, first + atOnce);
    test(some.map(([feature]) => feature).join(", "), async ({ page }) => {
      test.setTimeout(test.info().timeout * some.length);
      await signIn(page, "admin");
      await setLanguage(page, "pl");
      for (const [feature, routes] of some) {
        if (feature === "import") await addImport(page);
        if (feature === "program") expect((await addWebhook(page)).status()).toBe(201);
        expect.soft(await crawl(page, routes, look), feature).toEqual({ unreached: [], faults: [] });
      }
    });
  }

  test("the user area", async ({ page, somebody }) => {
    test.slow();
    await newUser(page);
    await setLanguage(page, "pl");
    const { items } = await read(page, "/animals?status=Available&availableFor=Adoption");
    const application = { animalId: items.at(-1).id, applicationLetter: "Mamy ogród i dużo czasu." };
    const { id } = await (await call(page, "POST", "/adoptions/applications", application)).json();
    const admin = await somebody("admin");
    expect((await call(admin, "POST", `/adoptions/${id}/questionnaire/send`)).status()).toBe(200);
    const { id: userId } = await read(page, "/users/me");
    const foster = { kind: "foster", userId, from: new Date().toLocaleDateString("sv", { timeZone: "Europe/Warsaw" }) };
    expect((await call(admin, "POST", `/animals/${items.at(-2).id}/placements`, foster)).status()).toBe(201);
    expect(await crawl(page, [...user, "/user_page/profile?mode=edit"], look)).toEqual({ unreached: [], faults: [] });

    // An adopter who has not confirmed the address has the longest mark of all.
    await setLanguage(admin, "pl");
    expect(await crawl(admin, [`/admin/adoption/${id}`], look)).toEqual({ unreached: [], faults: [] });
  });
}

test.describe("in Polish, every screen is in order on a desk:", () => walk(faultsAtADesk, 6));
test.describe("in Polish, every screen is in order on a desk and on a phone, light and dark:", WALK, () =>
  walk(faultsOn, 1),
);
