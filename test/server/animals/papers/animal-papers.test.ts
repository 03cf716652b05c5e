import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { assembleCast, type Cast } from "../../support/adoption-cast.ts";
import { fieldsOf, statusesOf } from "../../support/answers.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildStay, monthsOld } from "../../support/builders.ts";
import { englishIn } from "../../support/english-words.ts";
import { wordsOf } from "../../support/pdf-text.ts";
import { latestStayOf } from "../../support/stay-cast.ts";

const shelter = await startAppForFile();
const cast = await assembleCast(shelter);

const staff = () => cast.outsider.client;
const numberOf = async (animal: number) => (await latestStayOf(staff(), animal)).registerNumber;
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type \/Page\n/g)?.length;
const intake = (body: object = {}) =>
  staff().post("/api/intakes", { type: "Dog", name: "Bury", whereFound: "Las", arrivalDate: "2024-05-02", ...body });

/** Adds so many animals that came in on one day. */
const buildMany = (count: number, day: string) =>
  sql`with added as (
      insert into animals (name, type, breed, where_found, arrival_date)
      select 'Zwierzę ' || n, 'Dog', 'Owczarek niemiecki długowłosy', 'Łódź', ${day}::date from generate_series(1, ${count}::int) as n
      returning id)
    insert into stays (animal_id, intake_on, intake_type, outcome_on, outcome_type, outcome_reason, brought_by)
    select id, ${day}::date, 'stray', ${day}::date + 30, 'died', 'Niewydolność nerek, mimo leczenia.', 'Straż Miejska w Łodzi'
    from added`.execute(shelter.db);

describe("the register", () => {
  test("numbers are without gaps and never given twice, though intakes race and some of them fail", async () => {
    const chip = "616098100001234";
    const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => intake(at % 2 ? { chip } : {})));
    expect(statusesOf(answers)).toEqual([...Array(7).fill(201), ...Array(5).fill(409)]);
    const ids = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().id);
    const numbers = await Promise.all(ids.map(numberOf));
    expect(numbers.sort()).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `2024/${number}`));
  });

  test("a number stays when the intake is corrected, and is struck out when it belongs to another year", async () => {
    const animal = await buildAnimal(shelter.db, { arrival_date: "2022-03-03", name: "Reks" });
    const other = await buildAnimal(shelter.db, { arrival_date: "2022-01-01", name: "Pomyłka" });
    const move = (arrivalDate: string) => staff().put(`/api/animals/${animal}`, { arrivalDate });
    expect(await numberOf(animal)).toBe("2022/1");
    await move("2022-02-02");
    expect(await numberOf(animal)).toBe("2022/1");
    await move("2021-12-31");
    expect(await numberOf(animal)).toBe("2021/1");
    await move("2022-01-05");
    expect(await numberOf(animal)).toBe("2022/3");
    await cast.admin.client.delete(`/api/animals/${other}`);
    const words = wordsOf((await cast.admin.client.get("/api/register?year=2022")).rawPayload);
    expect(words).toContain("3 entries, 2 of them struck out.");
    expect(words).toContain("struck out: now 2022/3");
    expect(words).toContain("struck out: entered by mistake");
  });

  test("says of each stay who brought the animal, its chip, its holds, and how it left; in the reader's language", async () => {
    const animal = await buildAnimal(shelter.db, { name: "Ćma", type: "Cat", arrival_date: "2023-06-01", sex: null });
    const { id } = await latestStayOf(staff(), animal);
    await staff().post(`/api/animals/${animal}/chips`, { number: "985141000000001" });
    await staff().post(`/api/animals/${animal}/holds`, { kind: "quarantine", from: "2023-06-01", until: "2023-06-15" });
    await shelter.db
      .updateTable("stays")
      .set({ brought_by: "Straż Miejska", paid_by: "Gmina Zgierz", found_where: "ul. Długa 3" })
      .where("id", "=", id)
      .execute();
    const ended = { outcomeType: "transfer_out", outcomeOn: "2023-07-01", transferredTo: "Fundacja Koty" };
    expect((await staff().post(`/api/stays/${id}/outcome`, ended)).statusCode).toBe(200);
    await cast.admin.client.put(`/api/employees/${cast.admin.id}`, { language: "pl" });
    const answer = await cast.admin.client.get("/api/register?year=2023");
    await cast.admin.client.put(`/api/employees/${cast.admin.id}`, { language: "en" });
    expect(answer.headers["content-disposition"]).toBe('inline; filename="ksiega-ewidencji-2023.pdf"');
    const words = wordsOf(answer.rawPayload);
    expect(englishIn(words)).toEqual([]);
    for (const said of [
      "Księga ewidencji zwierząt, rok 2023",
      "Ćma kot, mieszaniec, data urodzenia: około maj 2023",
      "985141000000001",
      "miejsce znalezienia: ul. Długa 3",
      "kto przyniósł: Straż Miejska płaci: Gmina Zgierz",
      "Kwarantanna, 1 cze 2023 – 15 cze 2023",
      "1 lip 2023 przekazanie innej organizacji komu: Fundacja Koty",
    ]) {
      expect(words).toContain(said);
    }
  });

  test("of 500 stays has its headings on every page, and is of admins alone", async () => {
    await buildMany(500, "2020-01-01");
    const { rawPayload } = await cast.admin.client.get("/api/register?year=2020");
    expect(wordsOf(rawPayload).match(/From whom/g)).toHaveLength(pagesOf(rawPayload) as number);
    expect((await staff().get("/api/register?year=2020")).statusCode).toBe(403);
    const parts = async (year: number) =>
      (await cast.admin.client.get(`/api/register/parts?year=${year}`)).json().items;
    expect(await parts(2020)).toEqual([{ from: 1, until: 500 }]);
    expect(await parts(1999)).toEqual([]);
    await shelter.db.updateTable("register_entries").set({ number: 5001 }).where("number", "=", 500).execute();
    expect(await parts(2020)).toEqual([
      { from: 1, until: 5000 },
      { from: 5001, until: 5001 },
    ]);
    expect((await staff().get("/api/register/parts?year=2020")).statusCode).toBe(403);
    expect(fieldsOf(await cast.admin.client.get("/api/register?year=2027"))).toEqual(["year"]);
    expect(fieldsOf(await cast.admin.client.get("/api/register?year=MMXX&from=0"))).toEqual(["year", "from"]);
    const part = wordsOf((await cast.admin.client.get("/api/register?year=2020&from=499")).rawPayload);
    expect(part).toContain("2 entries. Printed on");
    expect(wordsOf((await cast.admin.client.get("/api/register?year=1999")).rawPayload)).toContain(
      "No animal came in.",
    );
  });
});

describe("a poster", () => {
  test("has the animal's name, story and a code of its page, for staff; an animal without a page has none", async () => {
    const animal = await buildAnimal(shelter.db, {
      name: "Święty Mikołaj Zażółć Gęślą Jaźń",
      description: "Lubi śnieg.",
    });
    const poster = (client = staff(), id = animal) => client.get(`/api/animals/${id}/poster`);
    const answer = await poster();
    expect(answer.headers["content-disposition"]).toBe(`inline; filename="poster-${animal}.pdf"`);
    expect(pagesOf(answer.rawPayload)).toBe(1);
    const words = wordsOf(answer.rawPayload);
    for (const said of ["Święty Mikołaj", "Lubi śnieg.", "I am looking for a home"]) expect(words).toContain(said);
    expect(answer.rawPayload.toString("latin1")).toContain(`http://shelter.test/animal/${animal}`);
    expect((await poster(cast.adopter.client)).statusCode).toBe(403);
    const adopted = await poster(staff(), await buildAnimal(shelter.db, { status: "Adopted" }));
    expect(wordsOf(adopted.rawPayload)).toContain("I have found a home");
    expect(wordsOf(adopted.rawPayload)).not.toContain("looking for a home");
    await cast.admin.client.delete(`/api/animals/${animal}`);
    expect((await poster()).statusCode).toBe(404);
  });
});

describe("kennel cards", () => {
  const cards = (ids: readonly (number | string)[], paper = "a5") =>
    staff().get(`/api/kennel-cards?ids=${ids.join(",")}&paper=${paper}`);

  test("are one on a sheet or four, also for an animal of which little is known; deleted ones are left out", async () => {
    const drawn = sharp({ create: { width: 900, height: 700, channels: 3, background: "#8a5a2b" } }).jpeg();
    const picture = { base64: (await drawn.toBuffer()).toString("base64"), name: "a.jpg", fileExtention: "jpg" };
    const shown = (await intake({ photos: [picture], holdUntil: "2026-12-04", arrivalDate: "2026-11-20" })).json().id;
    const deleted = await buildAnimal(shelter.db);
    await cast.admin.client.delete(`/api/animals/${deleted}`);
    const name = "Bardzo długie imię psa, którego nikt nigdy nie zawoła w całości";
    const long = await buildAnimal(shelter.db, { name });
    const ids = [shown, deleted, long, ...(await Promise.all([1, 2, 3].map(() => buildAnimal(shelter.db))))];
    const [single, sheet] = [await cards(ids), await cards(ids, "a4")];
    expect([pagesOf(single.rawPayload), pagesOf(sheet.rawPayload)]).toEqual([5, 2]);
    expect(single.headers["content-disposition"]).toBe('inline; filename="kennel-cards.pdf"');
    const words = wordsOf((await cards([shown])).rawPayload);
    expect(words).toContain("Can be adopted from 4 Dec 2026");
    expect(words).not.toContain("Room for a photo");
    expect(wordsOf((await cards([long])).rawPayload)).toContain("Looking for a home");
    const gone = await buildAnimal(shelter.db, { status: "Adopted" });
    expect((await cards([deleted, gone, 999_999])).statusCode).toBe(404);
  });

  test("are refused for what are no animals, and for more than 100", async () => {
    expect(fieldsOf(await cards(["x"]))[0]).toMatch(/^ids/);
    expect(fieldsOf(await cards([1], "a3"))).toEqual(["paper"]);
    expect(fieldsOf(await cards(Array.from({ length: 101 }, (_, at) => at + 1)))).toEqual(["ids"]);
    expect((await cast.visitor.get("/api/kennel-cards?ids=1")).statusCode).toBe(401);
  });

  test("their code leads staff to the record and everybody else to the public page", async () => {
    const target = async (client: Cast["visitor"], path: string) => (await client.get(path)).headers.location;
    expect(await target(cast.visitor, "/pl/card/7")).toBe("/pl/animal/7");
    expect(await target(staff(), "/pl/card/7")).toBe("/admin/animal/7");
    expect((await cast.visitor.get("/card/..%2Fx")).statusCode).toBe(404);
  });
});

test("a medical history has chips, what was given and what is due, weights and stays; in the reader's language", async () => {
  const animal = await buildAnimal(shelter.db, {
    ...monthsOld(shelter.clock, 5),
    name: "Łatka",
    type: "Dog",
    weight_kg: null,
    breed: null,
  });
  const paper = async (client = staff()) => {
    const answer = await client.get(`/api/animals/${animal}/medical-history`);
    return { ...answer, words: wordsOf(answer.rawPayload) };
  };
  for (const nothing of ["No chip number", "No treatment is planned", "No treatment is recorded", "No weight"]) {
    expect((await paper()).words).toContain(nothing);
  }
  await staff().post(`/api/animals/${animal}/chips`, { number: "985141000000002", implantedOn: "2026-11-01" });
  await staff().post(`/api/animals/${animal}/weights`, { on: "2026-10-02", kg: 10 });
  await staff().post(`/api/animals/${animal}/weights`, { on: "2026-11-02", kg: 8.5 });
  const kinds = (await staff().get("/api/treatment-kinds")).json().items;
  const vaccine = kinds.find(
    ({ needsBatch, species }: { needsBatch: boolean; species: string }) => needsBatch && species !== "Cat",
  );
  const treat = (body: object) => staff().post(`/api/animals/${animal}/treatments`, { kindId: vaccine.id, ...body });
  expect((await treat({ on: "2026-10-03", batch: "A-17", product: "Nobivac", route: "sc" })).statusCode).toBe(201);
  expect((await treat({ dueOn: "2027-01-03" })).statusCode).toBe(201);
  await cast.admin.client.put(`/api/employees/${cast.admin.id}`, { language: "pl" });
  const { words, headers } = await paper(cast.admin.client);
  await cast.admin.client.put(`/api/employees/${cast.admin.id}`, { language: "en" });
  expect(headers["content-disposition"]).toBe(`inline; filename="historia-medyczna-${animal}.pdf"`);
  expect(words).toContain("5 miesięcy");
  expect(englishIn(words)).toEqual([]);
  const said = [
    "985141000000002 1 lis 2026",
    "Nobivac seria A-17",
    "3 sty 2027",
    "2 lis 2026 8,5 kg -15%",
    "1 paź 2026",
  ];
  for (const one of said) expect(words).toContain(one);
});

test("the inspection's figures are those of the statistics, with deaths and losses as they were called, and communes", async () => {
  const stay = async (given: object, type: "Dog" | "Cat" = "Dog") =>
    buildStay(shelter.db, { animal_id: await newcomer(type), intake_on: "2019-02-01", paid_by: "Łódź", ...given });
  const newcomer = async (type: "Dog" | "Cat") =>
    buildAnimal(shelter.db, { type, arrival_date: "2018-12-30", status: "Adopted" });
  await stay({ outcome_on: "2019-03-01", outcome_type: "died", outcome_subtype: "Zagryzienie" });
  await stay({ outcome_on: "2019-03-02", outcome_type: "died", outcome_subtype: "zagryzienie" }, "Cat");
  await stay({ outcome_on: "2019-03-02", outcome_type: "lost", outcome_subtype: "ucieczka" });
  await stay({ outcome_on: "2019-05-02", outcome_type: "adoption", paid_by: "" });
  await stay({ outcome_on: "2020-01-01", outcome_type: "return_to_owner" }, "Cat");
  const words = wordsOf((await staff().get("/api/statistics/inspection?year=2019")).rawPayload);
  for (const said of [
    "At the start 0 0 0",
    "Taken in 3 2 5",
    "Handed over 1 0 1",
    "Lost to the shelter 2 1 3",
    "of which: died 1 1 2 – Zagryzienie 1 1 2",
    "ucieczka 1 0 1",
    "At the end 0 1 1",
    "Łódź 2 2 4",
    "not recorded 1 0 1",
  ]) {
    expect(words).toContain(said);
  }
  expect(fieldsOf(await staff().get("/api/statistics/inspection?year=2027"))).toEqual(["year"]);
});
