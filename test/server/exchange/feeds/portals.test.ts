import { parse } from "csv-parse/sync";
import { beforeEach, expect, test } from "vitest";
import { FEEDS } from "../../../../src/contract/platform/feed-paths.ts";
import { PUBLIC_URL, startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildPhoto, removeStays } from "../../support/builders.ts";

const shelter = await startAppForFile();
const { db } = shelter;

/** The order that Petfinder prescribes. */
const PETFINDER =
  "ID,Internal,AnimalName,PrimaryBreed,SecondaryBreed,Sex,Size,Age,Desc,Type,Status,Shots,Altered,NoDogs,NoCats,NoKids,Housetrained,Declawed,specialNeeds,Mix,photo1,photo2,photo3,photo4,photo5,photo6,arrival_date,birth_date,primaryColor,secondaryColor,tertiaryColor,coat_length,adoption_fee,display_adoption_fee,adoption_fee_waived,special_needs_notes,no_other,no_other_note,tags";
const ADOPT_A_PET =
  "Id,Animal,Breed,Breed2,Purebred,Age,Name,Size,Sex,Description,Status,GoodWKids,GoodWCats,GoodWDogs,SpayedNeutered,ShotsCurrent,Housetrained,Declawed,SpecialNeeds,HairLength,YouTubeVideoURL,Birthdate,Sizecurrent,SizeUOM,AdoptionFee,Cratetrained,HeartwormNegative,HeartwormPositive,Leashtrained,IndoorOnly,FIVPositive,SpecialDietaryNeeds";

beforeEach(async () => {
  await removeStays(db);
  await db.updateTable("animals").set({ main_photo_id: null }).execute();
  await db.deleteFrom("photos").execute();
  await db.deleteFrom("animals").execute();
});

const text = async (path: string): Promise<string> => {
  await shelter.contentChanges.catchUp();
  return (await shelter.app.inject(path)).body;
};
type Row = Record<string, string>;
const petfinder = async (): Promise<Row[]> => parse(await text(FEEDS.petfinder), { columns: true });
const adoptAPet = async (): Promise<Row[]> => parse(await text(FEEDS.adoptAPet), { columns: ADOPT_A_PET.split(",") });
const one = async <T>(rows: Promise<T[]>): Promise<T> => {
  const [row] = await rows;
  if (!row) throw new Error("The feed is empty.");
  return row;
};

async function latka(given: Parameters<typeof buildAnimal>[1] = {}) {
  const id = await buildAnimal(db, {
    name: "Łatka",
    sex: "Female",
    born_on: "2021-03-01",
    birth_month_known: true,
    description: "Friendly.",
    arrival_date: "2026-01-05",
    ...given,
  });
  const photoId = await buildPhoto(db, { animal_id: id });
  await db.updateTable("animals").set({ main_photo_id: photoId }).where("id", "=", id).execute();
  return { id, photoId };
}

test("Petfinder's file has its 39 columns, all quoted, and an animal as the portal reads it", async () => {
  const quoted = (names: string) =>
    names
      .split(",")
      .map((name) => `"${name}"`)
      .join(",");
  expect(PETFINDER.split(",")).toHaveLength(39);
  expect(await text(FEEDS.petfinder)).toBe(`${quoted(PETFINDER)}\n`);
  const { id, photoId } = await latka({ film_url: "https://youtu.be/abcdefg", score_children: 2, score_animals: 3 });
  expect(await text(FEEDS.petfinder)).toBe(
    `${quoted(PETFINDER)}\n"${id}","${id}","Łatka","Mixed Breed","","F","M","Adult","Friendly.","Dog","A","","","","","1","","","","1","${PUBLIC_URL}/photos/${photoId}?w=960","","","","","https://youtu.be/abcdefg","2026-01-05","2021-03-01","","","","","","","","","","",""\n`,
  );
});

test("Adopt-a-Pet's file has 32 cells a line and no head; the map beside it names them", async () => {
  expect(await text(FEEDS.adoptAPet)).toBe("");
  const { id } = await latka({ film_url: "https://youtu.be/abcdefg", score_children: 4, score_animals: 1 });
  expect(await text(FEEDS.adoptAPet)).toBe(
    `"${id}","Dog","Mixed Breed (Medium)","","0","Adult","Łatka","M","F","Friendly.","Available","1","0","0","","","","","","","https://www.youtube.com/watch?v=abcdefg","03/01/2021","12","kg","","","","","","","",""\n`,
  );
  const map = await text(FEEDS.adoptAPetMap);
  expect(map).toBe(
    ADOPT_A_PET.split(",")
      .map((name, at) => `#${at + 1}:${name}=${name}\n`)
      .join(""),
  );
  expect(map.startsWith("#1:Id=Id\n#2:Animal=Animal\n")).toBe(true);
});

test("to Petfinder an animal is adoptable, on hold, found or adopted; what has no page of its own is not there", async () => {
  const found = { status: "InCare", show_while_in_care: true } as const;
  await buildAnimal(db, { name: "A" });
  await buildAnimal(db, { name: "H", status: "Reserved" });
  await buildAnimal(db, { name: "F", ...found });
  const held = await buildAnimal(db, { name: "H in care", ...found });
  await db.updateTable("stays").set({ intake_type: "owner_surrender" }).where("animal_id", "=", held).execute();
  await buildAnimal(db, { name: "X", status: "Adopted", arrival_date: "2026-11-01" });
  await buildAnimal(db, { name: "Adopted long ago", status: "Adopted", arrival_date: "2026-01-01" });
  await buildAnimal(db, { name: "Quiet", status: "InCare" });
  await buildAnimal(db, { name: "Gone", status: "Left", arrival_date: "2026-11-01" });
  await buildAnimal(db, { name: "Archived", archived_at: new Date() });
  const said = (await petfinder()).map(({ AnimalName, Status }) => [AnimalName, Status]);
  expect(Object.fromEntries(said)).toEqual({ A: "A", H: "H", F: "F", "H in care": "H", X: "X" });
  expect((await adoptAPet()).map(({ Name }) => Name)).toEqual(["A"]);
});

test.each([
  ["2026-06-01", "Baby", "Baby"],
  ["2026-05-01", "Baby", "Young"],
  ["2025-11-20", "Young", "Young"],
  ["2024-11-20", "Young", "Adult"],
  ["2023-11-20", "Adult", "Adult"],
  ["2018-11-20", "Senior", "Adult"],
  ["2017-11-20", "Senior", "Senior"],
])("an animal that was born on %s is %s to Petfinder and %s to Adopt-a-Pet", async (born_on, first, second) => {
  await latka({ born_on, birth_month_known: true });
  expect((await one(petfinder())).Age).toBe(first);
  expect((await one(adoptAPet())).Age).toBe(second);
});

test.each([
  [9.9, "S", "Mixed Breed (Small)"],
  [10, "M", "Mixed Breed (Medium)"],
  [20, "L", "Mixed Breed (Large)"],
  [45, "XL", "Mixed Breed (Large)"],
])("with %s kg it is %s, and a %s", async (weight_kg, size, breed) => {
  await latka({ weight_kg });
  expect(await one(petfinder())).toMatchObject({ Size: size, PrimaryBreed: "Mixed Breed" });
  expect(await one(adoptAPet())).toMatchObject({ Size: size, Breed: breed, Sizecurrent: String(weight_kg) });
});

test("nothing is said that nobody knows", async () => {
  await latka({ born_on: null, weight_kg: null, sex: null, breed: null, birth_month_known: false });
  const unknown = { Sex: "", Size: "", Age: "" };
  const first = await one(petfinder());
  expect(first).toMatchObject({ ...unknown, birth_date: "", NoDogs: "", NoCats: "", NoKids: "", Mix: "" });
  const second = await one(adoptAPet());
  expect(second).toMatchObject({ ...unknown, Birthdate: "", Sizecurrent: "", SizeUOM: "", GoodWKids: "" });
});

test.each([
  ["Dog", "German Shepherd", "German Shepherd Dog", "German Shepherd Dog"],
  ["Dog", "Yorkshire Terrier", "Yorkshire Terrier Yorkie", "Yorkie, Yorkshire Terrier"],
  ["Dog", "Wyżeł", "Wyżeł", "Wyżeł"],
  ["Cat", "Mixed breed", "Domestic Short Hair", "Domestic Shorthair"],
  ["Cat", "European Shorthair", "Domestic Short Hair", "Domestic Shorthair"],
] as const)("a %s of the breed %s has the portals' own names", async (type, breed, first, second) => {
  await latka({ type, breed });
  expect((await one(petfinder())).PrimaryBreed).toBe(first);
  expect((await one(adoptAPet())).Breed).toBe(second);
});

test("what would be a formula in a spreadsheet is not one, what would be HTML is text, and no sign is added", async () => {
  await latka({
    name: "=HYPERLINK(1)",
    breed: "@SUM(1)",
    description: '- likes <b>children</b> & "cats"\n+ walks well;=1+1',
  });
  const row = await one(petfinder());
  expect(row).toMatchObject({
    AnimalName: "HYPERLINK(1)",
    PrimaryBreed: "SUM(1)",
    Desc: '– likes &lt;b&gt;children&lt;/b&gt; &amp; "cats"&#10;walks well;1+1',
  });
  expect((await one(adoptAPet())).Description).toContain("<br />walks well;1+1");
});
