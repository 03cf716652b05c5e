import { expect, test } from "vitest";
import { anEmployee } from "../../support/people.ts";
import { csv, importingForEach } from "./importing.ts";

const work = importingForEach();

const HEAD = "Animal ID,Name,Type,Date Of Birth,Intake Date,Intake Type,Outcome Date,Outcome Type";
const row = (id: string, rest: string) => `${id},Rex,Dog,${rest}`;

test("every row that is not in order says why, in order of days; the others come in", async () => {
  const done = await work.bringIn(
    csv(
      HEAD,
      row("1", "2015-05-05,2019-01-01,Stray,2019-02-01,Adoption"),
      row("2", "2015-05-05,2019-01-01,Stray,2019-02-01,"),
      row("3", "2015-05-05,2019-01-01,Stray,,Adoption"),
      row("4", "2015-05-05,2019-03-01,Stray,2019-02-01,Adoption"),
      row("5", "2015-05-05,2027-01-01,Stray,,"),
      row("6", "2015-05-05,2019-02-30,Stray,,"),
      row("7", "2019-05-05,2019-01-01,Stray,,"),
      row("8", ",2019-01-01,Stray,,"),
      row("9", "2015-05-05,2019-01-01,Fallen from heaven,,"),
      row("1", "2015-05-05,2019-01-15,Stray,2019-03-01,Transfer"),
      row("1", "2015-05-05,2019-01-01,Stray,2019-02-01,Adoption"),
      row("1", "2015-05-05,2019-02-01,Return,2019-02-01,Died"),
      row("", "2015-05-05,2019-01-01,Stray,,"),
      HEAD,
      ",,,,,,,",
      "10,Coco,Parrot,,2019-01-01,Stray,,",
      row("11", "2015-05-05,2019-01-01,Stray,2019-01-09,Duplicate"),
    ),
  );
  expect(await work.said(done.id)).toEqual([
    "3 error: It says when the animal left, but not how.",
    "4 error: It says how the animal left, but not when.",
    "5 error: The animal left before it came.",
    "6 error: The day is in the future.",
    "7 error: There is no such day.",
    "8 warning: The animal came before it was born; the birth date is left out.",
    "9 warning: Nobody knows when the animal was born.",
    "10 error: Nobody has said what this word means here.",
    "11 error: Rows 11 and 2 overlap: the animal cannot be here twice at a time.",
    "12 skipped: The same as row 2.",
    "14 error: The row has no number of the animal.",
    "17 skipped: This is no dog and no cat.",
    "18 skipped: Rows with this word are left out.",
  ]);
  expect(done.counts).toMatchObject({
    read: 15,
    ignored: 2,
    created: 4,
    errors: 8,
    skipped: 3,
    warnings: 2,
    stays: 4,
    open: 2,
  });
  expect(await work.stays()).toEqual([
    "Rex stray 2019-01-01 adoption 2019-02-01",
    "Rex stray 2019-01-01",
    "Rex stray 2019-01-01",
    "Rex adoption_return 2019-02-01 died 2019-02-01",
  ]);
});

test("the rows that are not in order are saved as the same file, mended and sent again", async () => {
  const done = await work.bringIn(
    csv(HEAD, row("1", "2015-05-05,2019-01-01,Stray,,"), 'A2,"Re;x",Dog,,2019-02-30,"=1+1",,'),
  );
  const file = await work.admin.client.get(`/api/imports/${done.id}/problems.csv`);
  expect(file.headers["content-disposition"]).toBe(`attachment; filename="problems-${done.id}.csv"`);
  expect(file.body).toBe(
    `\ufeff${csv(
      "Animal ID,Name,Type,Date Of Birth,Intake Date,Intake Type,Outcome Date,Outcome Type,problem",
      'A2,"Re;x",Dog,,2019-02-30,\'=1+1,,,Intake Date: There is no such day.',
    )}`,
  );
  const again = await work.bringIn(file.body.replace("02-30", "02-20").replace("'=1+1", "Stray"));
  expect(again.counts).toMatchObject({ created: 1, errors: 0 });
  expect(await work.stays()).toHaveLength(2);
});

test("columns and words of an own table are mapped once and kept under a name; only what the file does not say is asked", async () => {
  const own = csv("Numer;Jak;Skąd;Kiedy;Waga", "7;Łatka;błąkał się;03/04/2019;12,5", "8;Burek;zabrany;05/06/2019;3");
  const added = await work.add(own, "psy.csv");
  expect(added).toMatchObject({ encoding: "utf-8", delimiter: ";", mapping: { Numer: "externalId", Waga: "weight" } });
  expect(added.missing).toEqual(["intakeOn"]);
  const early = await work.admin.client.post(`/api/imports/${added.id}/check`);
  expect([early.statusCode, early.json().message]).toEqual([
    409,
    "Choose the column with the day on which each animal came.",
  ]);
  const mapping = { Numer: "externalId", Jak: "name", Skąd: "intakeType", Kiedy: "intakeOn", Waga: "weight" };
  const mapped = (await work.admin.client.put(`/api/imports/${added.id}`, { mapping })).json();
  expect(mapped.questions.map(({ key, suggested }: { key: string; suggested: string }) => [key, suggested])).toEqual([
    ["dateOrder", null],
    ["weightUnit", "kg"],
    ["type", null],
  ]);
  expect(mapped.words.map(({ word, ours }: { word: string; ours: string }) => [word, ours])).toEqual([
    ["błąkał się", null],
    ["zabrany", null],
  ]);
  const values = { intakeType: { "błąkał się": "stray", zabrany: "seizure" } };
  const answers = { dateOrder: "dmy", weightUnit: "kg", type: "Dog" };
  expect(
    (await work.admin.client.put(`/api/imports/${added.id}`, { values: { intakeType: { x: "fallen" } } })).statusCode,
  ).toBe(400);
  expect((await work.admin.client.put(`/api/imports/${added.id}`, { values, answers })).json().missing).toEqual([]);
  await work.admin.client.post(`/api/imports/${added.id}/mappings`, { name: "Our table" });
  await work.act(added.id, "run");
  expect(await work.stays()).toEqual(["Burek seizure 2019-06-05", "Łatka stray 2019-04-03"]);

  const next = await work.add(own.replace("7;", "9;"), "psy.csv");
  const kept = (await work.admin.client.get(`/api/imports/${next.id}/mappings`)).json().items;
  expect(kept).toMatchObject([{ name: "Our table", fits: true }]);
  const used = await work.admin.client.post(`/api/imports/${next.id}/mappings/${kept[0].id}/use`);
  expect(used.json()).toMatchObject({ mapping, answers, missing: [] });
});

test("a letter of an old encoding is guessed and shown in both readings", async () => {
  const text = csv("Nr,Imię,Gatunek,Data przyjęcia", "1,Łatka,pies,2019-04-03", "2,Żółw Wąs,kot,2019-04-03");
  const bytes = Buffer.from(
    [...text].map((sign) => ({ Ł: 0xa3, Ż: 0xaf, ó: 0xf3, ł: 0xb3, ą: 0xb9, ę: 0xea })[sign] ?? sign.charCodeAt(0)),
  );
  const added = await work.add(bytes, "stare.csv");
  expect(added.encoding).toBe("windows-1250");
  const [question] = added.questions;
  expect(question).toMatchObject({ key: "encoding", suggested: "windows-1250" });
  const reads = (encoding: string) =>
    question?.options.find(({ value }) => value === encoding)?.sample.includes("Łatka");
  expect(["windows-1250", "windows-1252"].map(reads)).toEqual([true, false]);
  await work.act(added.id, "run");
  expect(await work.stays()).toEqual(["Łatka other 2019-04-03", "Żółw Wąs other 2019-04-03"]);
});

test("only admins bring in; who is not told about it is nobody but the audit log, once", async () => {
  const employee = await anEmployee(work.shelter);
  expect((await employee.client.get("/api/imports")).statusCode).toBe(403);
  const lines = Array.from({ length: 50 }, (_, at) => row(`${at}`, "2015-05-05,2019-01-01,Stray,,"));
  const done = await work.bringIn(csv(HEAD, ...lines));
  const entries = await work.shelter.db
    .selectFrom("audit_log")
    .select(["action", "subject_id"])
    .where("subject", "=", "import")
    .orderBy("id")
    .execute();
  expect(entries).toEqual([
    { action: "create", subject_id: done.id },
    { action: "import", subject_id: done.id },
  ]);
  const { count } = await work.shelter.db
    .selectFrom("audit_log")
    .where("subject", "=", "animal")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(0);
});
