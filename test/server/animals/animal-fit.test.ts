import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Animal } from "../../../src/contract/animals/animals.ts";
import { fitOf, HOMES_NEEDED, type Household } from "../../../src/contract/animals/household.ts";
import type { PageOf } from "../../../src/contract/platform/lists.ts";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal } from "../support/builders.ts";
import { addRows, changeRows, rowOf } from "../support/rows.ts";

const ATTRIBUTES = {
  children: "Good with children",
  animals: "Friendliness to other animals",
  energy: "Energy",
  independence: "Independence",
};

async function score(animalId: number, scores: Partial<Record<keyof typeof ATTRIBUTES, number>>) {
  for (const [trait, given] of Object.entries(scores)) {
    const { id } = await rowOf(shelter.db, "animal_attribute_types", {
      name: ATTRIBUTES[trait as keyof typeof ATTRIBUTES],
    });
    await addRows(shelter.db, "animal_attribute_scores", { animal_id: animalId, attribute_type_id: id, score: given });
  }
}

/** More than the distance between the best fit and the worst. */
const RESERVED_LAST = 100;

/** The n-th number of a series that looks random and is the same in each run. */
const drawn = (n: number, below: number) => Math.floor((Math.abs(Math.sin(n * 12.9898)) * 43758.5453) % below);

const shelter = await startAppForFile();
for (let n = 1; n <= 40; n++) {
  const id = await buildAnimal(shelter.db, {
    name: `A${n}`,
    arrival_date: `2026-10-${String(1 + drawn(n, 20)).padStart(2, "0")}`,
    status: drawn(n * 3, 4) === 0 ? "Reserved" : "Available",
    home_needed: [null, ...HOMES_NEEDED][drawn(n * 5, 4)] ?? null,
  });
  const traits = Object.keys(ATTRIBUTES).filter((_, at) => drawn(n * 7 + at, 4) > 0);
  await score(id, Object.fromEntries(traits.map((trait, at) => [trait, 1 + drawn(n * 11 + at, 5)])));
}

const list = async (query: string): Promise<PageOf<Animal>> =>
  (await shelter.app.inject(`/api/animals?${query}`)).json();

describe("animals ordered by who lives with a visitor", () => {
  test.each<[string, Household]>([
    ["children=small", { children: "small" }],
    ["pets=yes&alone=day", { pets: "yes", alone: "day" }],
    ["children=older&pets=yes&alone=long", { children: "older", pets: "yes", alone: "long" }],
    ["home=lift", { home: "lift" }],
    ["home=garden", { home: "garden" }],
    ["children=older&home=stairs", { children: "older", home: "stairs" }],
  ])(
    "with %s come as the contract counts, reserved ones last, equal ones by their arrival, and nobody is left out",
    async (query, household) => {
      const plain = (await list("pageSize=500")).items;
      const fitting = (await list(`pageSize=500&${query}`)).items;
      const points = (a: Animal) => fitOf(household, a) - (a.status === "Reserved" ? RESERVED_LAST : 0);
      const wanted = plain.toSorted((a, b) => points(b) - points(a));
      expect(fitting.map(({ name }) => name)).toEqual(wanted.map(({ name }) => name));
      expect(fitting.map(({ id }) => id)).not.toEqual(plain.map(({ id }) => id));
      const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => list(`pageSize=9&page=${page}&${query}`)));
      expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(fitting.map(({ id }) => id));
    },
  );

  test("stand in any other order that is asked for by name", async () => {
    expect((await list("sort=name&children=small")).items).toEqual((await list("sort=name")).items);
  });

  test.each([
    "children=many",
    "pets=two",
    "alone=never",
    "home=castle",
    "goodWithChildren=6",
    "energy=wild",
    "homeNeeded=castle",
  ])("refuse %s", async (query) => {
    const refused = await shelter.app.inject(`/api/animals?${query}`);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors[0].field).toBe(query.split("=")[0]);
  });
});

test.each<[string, (traits: Animal["traits"], animal: Animal) => boolean]>([
  ["goodWithChildren=4", ({ children }) => (children ?? 0) >= 4],
  ["goodWithAnimals=5", ({ animals }) => animals === 5],
  ["energy=calm", ({ energy }) => energy !== null && energy <= 2],
  ["energy=medium", ({ energy }) => energy === 3],
  ["energy=lively&goodWithChildren=3", ({ energy, children }) => (energy ?? 0) >= 4 && (children ?? 0) >= 3],
  ["homeNeeded=lift", (_, { homeNeeded }) => homeNeeded === "lift"],
])("the filter %s finds exactly these animals", async (query, fits) => {
  const all = (await list("pageSize=500")).items;
  const found = await list(`pageSize=500&${query}`);
  expect(found.items).toEqual(all.filter((animal) => fits(animal.traits, animal)));
  expect(found.totalCount).toBeGreaterThan(0);
});

test("a score that is changed or taken away is seen at once, whatever its attribute is called by now", async () => {
  const id = await buildAnimal(shelter.db, { name: "Changing" });
  const traits = async () => (await shelter.app.inject(`/api/animals/${id}`)).json().traits;
  await score(id, { children: 2, energy: 5 });
  expect(await traits()).toEqual({ children: 2, animals: null, energy: 5, independence: null });
  const { id: kind } = await rowOf(shelter.db, "animal_attribute_types", { trait: "children" });
  await changeRows(shelter.db, "animal_attribute_types", { trait: "children" }, { name: "Kids" });
  await changeRows(shelter.db, "animal_attribute_scores", { animal_id: id, attribute_type_id: kind }, { score: 4 });
  expect(await traits()).toMatchObject({ children: 4 });
  await shelter.db
    .deleteFrom("animal_attribute_scores")
    .where("animal_id", "=", id)
    .where("attribute_type_id", "=", kind)
    .execute();
  expect(await traits()).toMatchObject({ children: null, energy: 5 });
});

describe("the public list with answers", () => {
  const page = async (url: string) => (await shelter.app.inject(url)).body;

  test("says of each animal how it fits, why the list has this order, and leads on with the answers", async () => {
    const { items } = await list("children=small&pageSize=12");
    const html = await page("/animals?children=small&type=Dog");
    const names = [...html.matchAll(/class="card-link" href="\/animal\/(\d+)\?children=small"/g)].map(([, id]) =>
      Number(id),
    );
    expect(names).toEqual(items.map(({ id }) => id));
    expect(html).toMatch(/<p class="fit">Children \d of 5/);
    expect(html).toContain("Why this order?");
    expect(html).toContain(`<a href="/animals?type=Dog" data-clear-household="true">Clear answers</a>`);
    expect(html).toContain(`<meta name="robots" content="noindex"/>`);
    expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="small"/);
    expect(await page(`/animal/${items[0]?.id}?children=small`)).toMatch(/<p class="fit">Children \d of 5\.<\/p>/);
    expect(await page("/pl/animals?pets=yes&alone=day")).toMatch(
      /<p class="fit">Inne zwierzęta: [^<]* Zostawanie bez ludzi: /,
    );
    const atHome = await page("/animals?home=stairs");
    expect(atHome).toMatch(/<input type="radio"[^>]*name="home"[^>]*checked=""[^>]*value="stairs"/);
    expect(atHome).toMatch(/<p class="fit">A flat is fine\.<\/p>/);
    expect(await page("/animals?home=stairs&homeNeeded=garden")).toContain(`<p class="fit">Wants a garden.</p>`);
    expect(await page("/pl/animals?home=lift&homeNeeded=lift")).toContain("Potrzebny parter albo winda.");
  });

  test("says on the page of an animal which home it needs, and nothing where nobody knows", async () => {
    const [needs] = (await list("homeNeeded=garden")).items;
    expect(await page(`/animal/${needs?.id}`)).toContain("<dt>The home it needs</dt><dd>A garden</dd>");
    const unknown = (await list("pageSize=500")).items.find(({ homeNeeded }) => homeNeeded === null);
    expect(await page(`/animal/${unknown?.id}`)).not.toContain("The home it needs");
    expect(await page(`/animal/${unknown?.id}?home=stairs`)).toContain(`<p class="fit">Home: we do not know yet.</p>`);
  });

  test("is as before without answers, and asks nothing that nobody knows an answer to", async () => {
    const plain = await page("/animals");
    expect(plain).not.toContain(`class="fit"`);
    expect(plain).not.toContain("Why this order?");
    await shelter.db
      .updateTable("animal_attribute_types")
      .set({ retired_at: new Date() })
      .where("trait", "is not", null)
      .execute();
    await expect.poll(() => page("/animals")).not.toContain("Children at home");
    expect(await page("/animals")).toContain("Your home");
    const homes = await shelter.db
      .selectFrom("animals")
      .select(["id", "home_needed"])
      .where("home_needed", "is not", null)
      .execute();
    await shelter.db.updateTable("animals").set({ home_needed: null }).execute();
    await expect.poll(() => page("/animals")).not.toContain("Who lives with you?");
    expect(await page("/")).not.toContain("Who lives with you?");
    await shelter.db.updateTable("animal_attribute_types").set({ retired_at: null }).execute();
    for (const { id, home_needed } of homes) {
      await changeRows(shelter.db, "animals", id, { home_needed });
    }
  });
});

test("a long list has every animal once on its pages, also on those that are read from its end", async () => {
  await shelter.db.executeQuery(
    sql`insert into animals (name, type, sex, breed, born_on, weight_kg, where_found, arrival_date, score_children, home_needed)
      select 'Many ' || n, 'Cat', 'Male', 'Mixed breed', '2023-05-01', 4, 'Łódź', date '2020-01-01' + n % 900,
        nullif(n * 7 % 6, 0), (array['flat', 'lift', 'garden'])[n * 5 % 4] from generate_series(1, 3000) as n`.compile(
      shelter.db,
    ),
  );
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((page) => list(`type=Cat&children=small&home=stairs&pageSize=400&page=${page}`)),
  );
  const all = pages.flatMap(({ items }) => items);
  expect(new Set(all.map(({ id }) => id)).size).toBe(3000);
  const key = (animal: Animal) =>
    [fitOf({ children: "small", home: "stairs" }, animal), animal.arrivalDate, animal.id] as const;
  const isInOrder = (before: Animal, after: Animal) => {
    const [fit, day, id] = key(before);
    const [nextFit, nextDay, nextId] = key(after);
    return fit !== nextFit ? fit > nextFit : day !== nextDay ? day > nextDay : id > nextId;
  };
  expect(all.every((animal, at) => at === 0 || isInOrder(all[at - 1] as Animal, animal))).toBe(true);
});
