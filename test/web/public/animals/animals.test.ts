import { describe, expect, test } from "vitest";
import { renderPage } from "../../../../src/web/public/render.tsx";
import { animal, PROPS, pageOf, siteAt } from "../samples.ts";

const detail = (changes: Parameters<typeof animal>[0], viewer: Parameters<typeof siteAt>[1] = null) =>
  renderPage("animalDetail", { ...PROPS.animalDetail, animal: animal(changes) }, siteAt("/animal/7", viewer));
const KATE = { fullName: "Kate", panelPath: "/user_page" } as const;
const ANNA = { fullName: "Anna", panelPath: "/admin" } as const;

describe("the animals list", () => {
  const list = (changes: Partial<typeof PROPS.animalsList>, path = "/animals") =>
    renderPage("animalsList", { ...PROPS.animalsList, ...changes }, siteAt(path));

  test("shows an animal's name, photo and 'sex, Age n, breed' in one link", () => {
    const html = list({});
    expect(html).toMatch(/<a class="card-link" href="\/animal\/7">Rex<\/a>/);
    expect(html).toContain("Male, Age 4, German Shepherd");
    expect(html).toContain(`src="/photos/21"`);
  });

  test("offers the choices of each filter", () => {
    const selects = [...list({}).matchAll(/<select[^>]*name="(\w+)".*?<\/select>/g)];
    const choices = selects.map(([select, name = ""]) => [
      name,
      [...select.matchAll(/<option[^>]*>([\w ]*)/g)].map(([, choice]) => choice?.trim()),
    ]);
    expect(Object.fromEntries(choices)).toMatchObject({
      sex: ["All", "Male", "Female"],
      type: ["All", "Dog", "Cat"],
      breed: ["All", "Beagle", "Siamese"],
      size: ["All", "small", "medium", "large"],
      ageClass: ["All", "baby", "adult", "senior"],
    });
  });

  test("shows a status only if it is not Available", () => {
    expect(list({})).not.toContain(`class="tag"`);
    expect(list({ animals: pageOf([animal({ status: "Reserved" })], 12) })).toContain(
      `<span class="tag">Reserved</span>`,
    );
  });

  test("keeps the chosen filters, counts what matches and offers only the breeds of the chosen type", () => {
    const html = list({ filters: { type: "Cat", ageClass: "baby" }, animals: pageOf([animal()], 12, 13) });
    expect(html).toMatch(/<option value="Cat" selected="">/);
    expect(html).toMatch(/<option value="baby" selected="">/);
    expect(html).toContain("13 animals match");
    expect(html).toContain("Siamese");
    expect(html).not.toContain("Beagle");
    expect(html).toContain("Clear Filters");
  });

  test("says how old a young animal is, and nothing of an appointment, which its own page explains", () => {
    const html = list({ animals: pageOf([animal({ status: "Appointment", age: 0, ageMonths: 5 })], 12) });
    expect(html).toContain("<p>Male, Age 0, German Shepherd</p>");
    expect(html).toContain('<div class="tags"><span class="tag is-good">5 months</span></div>');
    expect(list({ animals: pageOf([animal({ status: "Appointment" })], 12) })).not.toContain('class="tags"');
    expect(list({ animals: pageOf([animal({ status: "Reserved" })], 12) })).toContain(
      '<span class="tag">Reserved</span>',
    );
    const tiles = detail({ status: "Appointment", age: 0, ageMonths: 5 });
    expect(tiles).toContain(
      '<div class="tile is-young"><dt>Age</dt><dd>0 years</dd><dd class="tile-beside">5 months</dd></div>',
    );
    expect(tiles).toMatch(/<dd>Appointment<\/dd><dd class="tile-beside">A visit to the vet/);
  });

  test("links to the other pages with the filters kept", () => {
    const html = list({ animals: pageOf([animal()], 12, 30) }, "/animals?type=Dog");
    expect(html).toMatch(/href="\/animals\?type=Dog&amp;page=3" aria-label="Page 3"/);
    expect(html).toMatch(/aria-label="Page 1" aria-current="page"/);
  });

  test("shows a text if nothing matches, and an error if the animals cannot be loaded", () => {
    expect(list({ filters: { sex: "Male" }, animals: pageOf([], 12) })).toMatch(/role="status">.*Nobody here matches/);
    expect(list({ animals: null })).toMatch(/role="alert"><p>Failed to load animals\.<\/p>/);
  });
});

describe("the animal's page", () => {
  test("shows every tile with the specification's texts", () => {
    expect(detail({})).toContain("Rex greets everybody at the gate.");
    const tiles = [...detail({}).matchAll(/<dt>(.*?)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, name, value]) => [name, value]);
    expect(tiles).toEqual([
      ["Breed", "German Shepherd"],
      ["Age", "4 years"],
      ["Sex", "Male"],
      ["Weight", "31.5 kg"],
      ["Admission Date", "9 Mar 2026"],
      ["Found At", "Łódź, Piotrkowska 12"],
      ["Chipped", "Yes"],
      ["Status", "Available"],
      ["Animal Group", "No group assigned"],
    ]);
  });

  test("links a signed-in person to the application for the animal", () => {
    expect(detail({}, KATE)).toContain(`href="/user_page/adoptions/apply?animalId=7">Adopt this animal</a>`);
  });

  test("links a visitor to the login, and then to the application", () => {
    expect(detail({})).toContain(
      `href="/login?redirect=%2Fuser_page%2Fadoptions%2Fapply%3FanimalId%3D7">You need to log in to apply for adoption.</a>`,
    );
  });

  test.each([
    ["Adopted", "Rex has found a home."],
    ["Reserved", "Rex is reserved: a family is in the last steps of the adoption."],
  ] as const)("of an animal that is %s says so and takes no applications", (status, text) => {
    for (const html of [detail({ status }), detail({ status }, KATE)]) {
      expect(html).toContain(text);
      expect(html).not.toContain("/adoptions/apply");
    }
  });

  test("shows a placeholder with a description if there is no photo", () => {
    const html = detail({ photos: [], mainPhotoId: null });
    expect(html).toContain(`role="img" aria-label="Rex, no picture yet"`);
    expect(html).not.toContain("/photos/");
  });

  test("rounds each picture's focal point to a class", () => {
    expect(detail({})).toContain(`class="ratio-4-3 fx-50 fy-35"`);
  });
});

describe("the landing page", () => {
  const landing = (animals: typeof PROPS.landing.animals) =>
    renderPage("landing", { ...PROPS.landing, animals }, siteAt("/"));

  test("says welcome, names four ways to help and asks for a message", () => {
    const html = landing([animal()]);
    const headings = [...html.matchAll(/<h([1-3])[^>]*>(.*?)<\/h/g)];
    const texts = headings.map(([, level, inside = ""]) => `${level} ${inside.replace(/<[^>]*>/g, "")}`);
    expect(texts).toEqual([
      "1 Adopt a Friend",
      "2 Welcome",
      "2 Who lives with you?",
      "2 Lately Found",
      "3 Rex",
      "2 How Can You Help",
      "3 Adoption",
      "3 Donating",
      "3 Volunteering",
      "3 Fostering",
      "2 Reach Out To Us",
    ]);
    for (const link of ['href="/adoption">Adopt Now', 'href="/help">Learn More']) expect(html).toContain(link);
    for (const field of ["Name", "Email", "Message"])
      expect(html).toContain(`<label for="field-${field.toLowerCase()}">${field}`);
    expect(html).toContain("Send Message");
  });

  test("shows the lately found animals with a link to each", () => {
    expect(landing([animal(), animal({ id: 8, name: "Luna" })])).toMatch(/href="\/animal\/8">Luna/);
  });

  test("shows a text if there are none, and an error if they cannot be loaded", () => {
    expect(landing([])).toMatch(/role="status"><p>No animals to display yet\./);
    expect(landing(null)).toMatch(/role="alert"><p>Failed to load animals\./);
  });
});

describe("the heart of a favourite", () => {
  const marked = (html: string) => [...html.matchAll(/<button[^>]*class="([^"]*)"[^>]*data-favourite="(\d+)"/g)];
  const animals = [animal(), animal({ id: 8, name: "Luna" })];
  const pages = (favourites: readonly number[] | null) => ({
    list: renderPage(
      "animalsList",
      { ...PROPS.animalsList, animals: pageOf(animals, 12), favourites },
      siteAt("/animals", KATE),
    ),
    landing: renderPage("landing", { ...PROPS.landing, animals, favourites }, siteAt("/", KATE)),
  });

  test("is on every card for a user, named after the animal, and shows which are marked", () => {
    for (const html of Object.values(pages([8]))) {
      expect(marked(html).map(([, look, id]) => [id, look])).toEqual([
        ["7", "heart"],
        ["8", "heart is-favourite"],
      ]);
      expect(html).toContain("<span>Add Luna to Favourites</span><span>Remove Luna from Favourites</span>");
    }
  });

  test("is not shown to people without favourites", () => {
    for (const html of Object.values(pages(null))) expect(html).not.toContain("data-favourite");
  });

  test("is a button with text on the animal's page", () => {
    const html = renderPage("animalDetail", { ...PROPS.animalDetail, favourites: [7] }, siteAt("/animal/7", KATE));
    expect(marked(html)).toMatchObject([{ 1: expect.stringContaining("is-favourite") }]);
    expect(html).toMatch(/<\/svg>Add to Favourites<\/span>.*<\/svg>Remove from Favourites<\/span>/);
  });

  test("is unmarked for a visitor, who without a script gets a login link, and missing for staff", () => {
    const html = renderPage("animalDetail", { ...PROPS.animalDetail, favourites: "device" }, siteAt("/animal/7", null));
    expect(html).toMatch(
      /<noscript><a class="favourite-login" href="\/login\?redirect=%2Fanimal%2F7">Log in to Add to Favourites<\/a><\/noscript>/,
    );
    expect(marked(html)).toMatchObject([{ 1: expect.not.stringContaining("is-favourite") }]);
    expect(detail({}, ANNA)).not.toContain("avourite");
  });
});
