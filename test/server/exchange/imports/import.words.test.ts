import { expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin } from "../../support/people.ts";
import { csv, importing } from "./importing.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);
const work = importing(shelter, admin.client);

const HEAD = "id,name,species,intake date,intake type,outcome date,outcome type";

test("every word of the file can be explained, however long, many or late it is", async () => {
  const long = `Returned to its owner ${"after the owner had come with the passport ".repeat(30)}`.trim();
  const rows = Array.from(
    { length: 200 },
    (_, at) => `W${at},A,dog,2025-03-01,stray,2025-04-01,adopted by family ${at}`,
  );
  const added = await work.add(csv(HEAD, ...rows, `W200,A,dog,2025-03-01,stray,2025-04-01,${long}`), "words.csv");
  const unsaid = added.words.filter(({ field, ours }) => field === "outcomeType" && ours === null);
  expect(unsaid).toHaveLength(201);
  const values = {
    outcomeType: Object.fromEntries(
      unsaid.map(({ key }) => [key, key.startsWith("adopted") ? "adoption" : "return_to_owner"]),
    ),
  };
  await admin.client.put(`/api/imports/${added.id}`, { values });
  expect((await work.act(added.id, "check")).counts).toMatchObject({ created: 201, errors: 0 });

  const late = await work.add(
    csv(
      HEAD,
      ...Array.from({ length: 50_100 }, (_, at) => `V${at},A,dog,2025-03-01,${at < 50_050 ? "stray" : "po drodze"},,`),
    ),
    "late.csv",
  );
  expect(late.tables[0]).toMatchObject({ rows: 50_100, isCut: false });
  expect(late.words).toContainEqual({
    field: "intakeType",
    word: "po drodze",
    key: "po drodze",
    count: 50,
    ours: null,
  });
});

test("the words of a column are counted when somebody says that it has words", async () => {
  const rows = Array.from({ length: 90 }, (_, at) => `X${at},A,dog,2025-03-01,way ${at}`);
  const added = await work.add(csv("id,name,species,intake date,came", ...rows), "came.csv");
  expect(added.words.map(({ field }) => field)).not.toContain("intakeType");
  const mapped = await admin.client.put(`/api/imports/${added.id}`, {
    mapping: { ...added.mapping, came: "intakeType" },
  });
  expect(mapped.json().words.filter(({ field }: { field: string }) => field === "intakeType")).toHaveLength(90);
});

test("signs for nothing are nothing, and a word can be said to mean nothing", async () => {
  const signs = ["NULL", "NA", "N/A", "–", "?", "brak", "nan", "0000-00-00", "01/01/1900", "1900-01-01 00:00:00"];
  const added = await work.add(
    csv(
      "id,name,species,dob,intake date,intake type,outcome date,outcome type",
      ...signs.map((sign, at) => `Z${at},N${at},dog,${sign},2025-03-01,stray,${sign},${/\d/.test(sign) ? "" : sign}`),
      "Z90,Here,dog,,2025-03-01,stray,in the shelter,In shelter",
    ),
    "nothing.csv",
  );
  expect(added.nothing).toEqual(expect.arrayContaining(["NULL", "N/A", "–", "brak", "0000-00-00", "01/01/1900"]));
  expect(added.words.filter(({ ours }) => ours === null).map(({ word }) => word)).toEqual(["In shelter"]);
  const said = await admin.client.put(`/api/imports/${added.id}`, {
    values: { outcomeType: { "in shelter": "nothing" } },
    answers: { nothing: ["In the shelter"] },
  });
  expect(said.json().words).toContainEqual(expect.objectContaining({ word: "In shelter", ours: "nothing" }));
  const done = await work.act(added.id, "run");
  expect(done.counts).toMatchObject({ created: 11, errors: 0, open: 11 });
});

test("a table with some columns called as another system's is no table of that system, and what is not taken is named", async () => {
  const added = await work.add(
    csv(
      "animal_id,name,animal_type,breed,sex,microchip,weight,intake_date,intake_type,outcome_date,outcome_type,gmina,kolor",
      "R1,Azor,dog,Owczarek,male,616093900123456,20,2025-03-13,stray,,,Gmina Zielona,rudy",
    ),
    "snake.csv",
  );
  expect(added).toMatchObject({
    layout: "own table",
    missing: [],
    notTaken: ["kolor"],
    mapping: {
      animal_id: "externalId",
      name: "name",
      breed: "breed",
      microchip: "chip",
      weight: "weight",
      gmina: "paidBy",
    },
  });
});

test("a column without a name is shown, and can be taken", async () => {
  const added = await work.add(csv("id,name,species,intake date", "K1,Azor,dog,2025-03-13,12"), "beside.csv");
  expect(added.notTaken).toEqual(["#5"]);
  await admin.client.put(`/api/imports/${added.id}`, { mapping: { ...added.mapping, "#5": "weight" } });
  await work.act(added.id, "run");
  const rows = await shelter.db.selectFrom("weights").select("kg").execute();
  expect(rows.map(({ kg }) => Number(kg))).toEqual([12]);
});
