import { expect, test } from "vitest";
import { fetchPublic } from "../../../../src/server/exchange/imports/public-fetch.ts";
import { workOnImport } from "../../../../src/server/exchange/imports/work/run-import.ts";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin } from "../../support/people.ts";
import { filesIn } from "../../support/recording-store.ts";
import { csv, importing } from "./importing.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const work = importing(shelter, admin.client);

/** A table whose description has a line end and the separator in its cell. @param code tells its animals from others */
const table = (code: string, delimiter: string) =>
  ["Animal ID|Name|Type|Intake Date|Description", `${code}|Chloè|Dog|2019-01-31|"Calm${delimiter}so\nbrave"`]
    .join("\r\n")
    .replaceAll("|", delimiter);

const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();

test.each([
  ["utf-8", ",", (text: string) => Buffer.from(text)],
  ["utf-8", ";", (text: string) => Buffer.from(`\ufeff${text}`)],
  ["utf-16le", "\t", (text: string) => Buffer.from(`\ufeff${text}`, "utf16le")],
  ["utf-16be", "|", utf16be],
  ["windows-1252", ";", (text: string) => Buffer.from(text, "latin1")],
])("a table in %s, separated by %j, is read as it was meant", async (encoding, delimiter, write) => {
  const code = `${encoding}${delimiter.charCodeAt(0)}`;
  const added = await work.add(write(table(code, delimiter)), "animals.csv");
  expect(added).toMatchObject({ encoding, delimiter, missing: [] });
  expect((await work.act(added.id, "run")).counts).toMatchObject({ created: 1, errors: 0 });
  const rows = await shelter.db
    .selectFrom("imported_records as r")
    .innerJoin("animals as a", "a.id", "r.record_id")
    .select(["a.name", "a.description"])
    .where("r.kind", "=", "animal")
    .where("r.external_id", "=", code)
    .execute();
  // A tab within a text is a blank.
  expect(rows).toEqual([{ name: "Chloè", description: `Calm${delimiter === "\t" ? " " : delimiter}so\nbrave` }]);
});

test("a return comes in without the adoption before it, and is linked to none", async () => {
  await work.bringIn(csv("Animal ID,Name,Type,Intake Date,Intake Type", "R-1,Nika,Dog,2019-01-01,Return"));
  const stay = await shelter.db
    .selectFrom("stays as s")
    .innerJoin("animals as a", "a.id", "s.animal_id")
    .select(["s.intake_type", "s.returned_adoption_id"])
    .where("a.name", "=", "Nika")
    .executeTakeFirstOrThrow();
  expect(stay).toEqual({ intake_type: "adoption_return", returned_adoption_id: null });
});

test("the same number in two systems is two animals", async () => {
  await work.bringIn(csv("Animal ID,Name,Type,Intake Date", "7,Ours,Dog,2019-01-01"));
  const other = await work.bringIn(
    csv(
      "Animal ID,Status,Name,Species,Sex,Primary Breed,Birthdate,Received Date,Last Updated,Description,Picture 1",
      "7,Available,Theirs,Dog,Male,Beagle,2018-01-01,2019-02-01,,,",
    ),
  );
  expect(other).toMatchObject({ layout: "rescuegroups", counts: { created: 1, changed: 0, animals: 1 } });
});

test("where an animal was found is somebody's address, so it comes in only when staff choose that column", async () => {
  const { mapping } = await work.add(
    csv("Animal ID,Name,Type,Intake Date,crossing", "C-1,Bas,Dog,2019-01-01,Long Street 1"),
  );
  expect(Object.keys(mapping)).not.toContain("crossing");
});

test("a full disk refuses the file, or stops the work with a sentence; with room again it goes on", async () => {
  const { write } = shelter.deps.photoStore;
  const full = () => Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC" }));
  const file = csv("Animal ID,Name,Type,Intake Date", "F-1,Full,Dog,2019-01-01");
  const [before, imports] = [await filesIn(shelter.photosFolder), (await admin.client.get("/api/imports")).json()];
  shelter.deps.photoStore.write = full;
  const refused = await work.send(file);
  shelter.deps.photoStore.write = write;
  expect(refused.statusCode).toBe(503);
  expect(refused.json().message).toMatch(/disk/i);
  expect(await filesIn(shelter.photosFolder)).toEqual(before);
  expect((await admin.client.get("/api/imports")).json()).toEqual(imports);

  const { id } = await work.add(file);
  await admin.client.post(`/api/imports/${id}/run`);
  const photoStore = { ...shelter.deps.photoStore, read: full };
  await expect(workOnImport({ ...shelter.deps, photoStore }, id)).rejects.toThrow("full");
  const stopped = (await admin.client.get(`/api/imports/${id}`)).json();
  expect(stopped).toMatchObject({ state: "failed", failure: "The disk is full. Make room on it, then go on." });
  expect((await work.act(id, "run")).counts).toMatchObject({ created: 1, animals: 1 });
});

test("a picture is fetched where a redirect leads, but never from a private network, unencrypted, or for ever", async () => {
  const leads: Readonly<Record<string, string>> = {
    moved: "https://pictures.example/there",
    home: "https://192.168.1.1/a.jpg",
    plain: "http://pictures.example/there",
    round: "https://pictures.example/round",
  };
  const asked: string[] = [];
  const ask = async ({ href, pathname }: URL) => {
    asked.push(href);
    const location = leads[pathname.slice(1)];
    return location ? { location } : { bytes: Buffer.from("a picture") };
  };
  const fetched = (name: string) => fetchPublic(`https://pictures.example/${name}`, ask);
  expect((await fetched("moved")).toString()).toBe("a picture");
  for (const name of ["home", "plain", "round"]) await expect(fetched(name), name).rejects.toThrow();
  expect(asked.filter((href) => !href.startsWith("https://pictures.example/"))).toEqual([]);
});
