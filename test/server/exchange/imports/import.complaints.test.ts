import { expect, test } from "vitest";
import type { Import } from "../../../../src/contract/exchange/imports.ts";
import { startAppForFile } from "../../support/app.ts";
import { anAdmin } from "../../support/people.ts";
import { csv, importing } from "./importing.ts";
import { zipSync } from "./zip.ts";

const shelter = await startAppForFile();
const { client } = await anAdmin(shelter);
const work = importing(shelter, client);

const HEAD = "id,name,species,sex,intake date,intake type,outcome date,outcome type,chip,weight,age,breed";

/** Brings in a table as an admin does who has answered these questions. */
async function bring(table: string | Uint8Array, answers: Import["answers"] = {}, name?: string): Promise<Import> {
  const { id } = await work.add(table, name);
  const answer = await client.put(`/api/imports/${id}`, { answers: { weightUnit: "kg", ageIs: "intake", ...answers } });
  expect(answer.statusCode, answer.body).toBe(200);
  const checked = await work.act(id, "check");
  const done = await work.act(id, "run");
  expect(checked.counts, "a check decides as the run does").toMatchObject({
    errors: done.counts.errors,
    warnings: done.counts.warnings,
    skipped: done.counts.skipped,
  });
  return done;
}

/** What is said of rows, but for births that nobody has written down. */
const said = async (id: number, state?: string) =>
  (await work.said(id, state)).filter((line) => !line.endsWith("Nobody knows when the animal was born."));

const animalsNamed = (begin: string) =>
  shelter.db
    .selectFrom("animals")
    .select(["id", "name", "born_on", "birth_month_known", "weight_kg"])
    .where("name", "like", `${begin}%`)
    .orderBy("id")
    .execute();

const staysOf = async (...names: string[]) =>
  (await work.stays()).filter((line) => names.some((name) => line.startsWith(`${name} `)));

test("older chips of 9, 10 and 14 signs are kept and found; two chips in a cell are two", async () => {
  const done = await bring(
    csv(
      HEAD,
      "c1,Chip Nine,dog,m,2025-03-01,stray,,,012*345*678,,,",
      "c2,Chip Ten,dog,m,2025-03-01,stray,,,0a115d7358,,,",
      "c3,Chip Fourteen,dog,m,2025-03-01,stray,,,AB 1234 5678 90CD,,,",
      'c4,Chip Two,dog,m,2025-03-01,stray,,,"981020019070093, 616093900100009",,,',
      "c5,Chip None,dog,m,2025-03-01,stray,,,unchipped,,,",
    ),
  );
  expect(await said(done.id, "warning")).toContain("6 warning: A chip has 15 digits; this one is left out.");
  const found = async (chip: string) =>
    (await client.get(`/api/animals?all=true&chip=${encodeURIComponent(chip)}`))
      .json()
      .items.map(({ name }: { name: string }) => name);
  expect(await found("012*345*678")).toEqual(["Chip Nine"]);
  expect(await found("0A115D7358")).toEqual(["Chip Ten"]);
  expect(await found("AB1234567890CD")).toEqual(["Chip Fourteen"]);
  expect(await found("616093900100009")).toEqual(["Chip Two"]);
});

test("one chip for two animals of a file is an error at the second that names the first, and the row changes nothing", async () => {
  const done = await bring(
    csv(
      HEAD,
      "s1,Shared One,dog,m,2025-03-02,stray,,,981020019070011,,,",
      "s2,Shared Two,dog,m,2025-03-01,stray,,,981020019070011,,,",
    ),
  );
  expect(await said(done.id)).toContain("3 error: Row 2 gives this chip to another animal.");
  expect(await staysOf("Shared One", "Shared Two")).toEqual(["Shared One stray 2025-03-02"]);
});

test("a chip that an animal gets in a later file comes in, and goes with that file", async () => {
  const row = (chip: string) => csv(HEAD, `l1,Later Chip,dog,m,2025-03-01,stray,,,${chip},,,`);
  await bring(row(""));
  const later = await bring(row("981020019070022"));
  const chips = () =>
    shelter.db
      .selectFrom("chips as c")
      .innerJoin("animals as a", "a.id", "c.animal_id")
      .select(["c.number", "a.is_chipped"])
      .where("a.name", "=", "Later Chip")
      .execute();
  expect(await chips()).toEqual([{ number: "981020019070022", is_chipped: true }]);
  await work.act(later.id, "undo");
  expect(await chips()).toEqual([]);
  expect((await animalsNamed("Later Chip")).length).toBe(1);
});

test("a book of movements repeats the intake at each movement: that is one stay with its ways", async () => {
  const { id } = await work.add(
    csv(
      "sheltercode,animalname,speciesname,intakedate,intakereason,movementdate,movementtype,returndate,deceaseddate,puttosleep",
      "M1,Move Alfa,Dog,2016-10-09,Stray,2016-11-26,Adoption,2017-07-23,,0",
      "M1,Move Alfa,Dog,2016-10-09,Stray,2017-08-09,Foster,2018-02-14,,0",
      "M1,Move Alfa,Dog,2016-10-09,Stray,2018-02-14,Adoption,,,0",
      "M2,Move Beta,Dog,2017-01-06,Stray,2017-02-01,Foster,2017-03-01,2017-03-01,1",
      "M3,Move Gama,Dog,2017-01-08,Stray,2017-02-01,Adoption,2017-02-10,2017-02-10,0",
    ),
  );
  const mapping = {
    ...{ sheltercode: "externalId", animalname: "name", speciesname: "type", intakedate: "intakeOn" },
    ...{ intakereason: "intakeType", movementdate: "movementOn", movementtype: "movementType" },
    ...{ returndate: "movementReturnOn", deceaseddate: "deadOn", puttosleep: "isEuthanized" },
  };
  await client.put(`/api/imports/${id}`, { mapping });
  const done = await work.act(id, "run");
  expect(done.counts).toMatchObject({ errors: 0, skipped: 0, placements: 2, animals: 3 });
  expect(await staysOf("Move Alfa", "Move Beta", "Move Gama")).toEqual([
    "Move Alfa stray 2016-10-09 adoption 2016-11-26",
    "Move Alfa adoption_return 2017-07-23 adoption 2018-02-14",
    "Move Beta stray 2017-01-06 euthanasia 2017-03-01",
    "Move Gama stray 2017-01-08 adoption 2017-02-01",
    "Move Gama adoption_return 2017-02-10 died 2017-02-10",
  ]);
});

const INTAKES = "Animal ID,Name,DateTime,Intake Type,Animal Type,Sex upon Intake,Age upon Intake,Breed";
const OUTCOMES =
  "Animal ID,Name,DateTime,Date of Birth,Outcome Type,Outcome Subtype,Animal Type,Sex upon Outcome,Age upon Outcome,Breed";

test("an event that stands twice is one and counted as left out; events of one day go by their times", async () => {
  const came = (id: string, on: string) => `${id},${id},${on},Stray,Dog,Neutered Male,2 years,Mix`;
  const left = (id: string, on: string, how: string) =>
    `${id},${id},${on},03/15/2015,${how},,Dog,Neutered Male,2 years,Mix`;
  const done = await bring(
    zipSync({
      "intakes.csv": csv(
        INTAKES,
        came("Twice", "03/14/2017 10:00:00 AM"),
        came("Twice", "03/14/2017 10:00:00 AM"),
        came("Order", "03/20/2017 03:00:00 PM"),
        came("Order", "03/14/2017 10:00:00 AM"),
      ),
      "outcomes.csv": csv(
        OUTCOMES,
        left("Twice", "03/20/2017 05:00:00 PM", "Adoption"),
        left("Twice", "03/20/2017 05:00:00 PM", "Adoption"),
        left("Order", "03/20/2017 08:00:00 PM", "Euthanasia"),
        left("Order", "03/20/2017 09:00:00 AM", "Return to Owner"),
      ),
    }),
    {},
    "events.zip",
  );
  expect(done.counts).toMatchObject({ errors: 0, skipped: 2 });
  expect(await staysOf("Twice", "Order")).toEqual([
    "Order stray 2017-03-14 return_to_owner 2017-03-20",
    "Order stray 2017-03-20 euthanasia 2017-03-20",
    "Twice stray 2017-03-14 adoption 2017-03-20",
  ]);
});

const ASM3 =
  "ANIMALCODE,ANIMALNAME,ANIMALSPECIES,ANIMALDOB,ANIMALAGE,ANIMALENTRYDATE,ANIMALENTRYTYPE,MOVEMENTTYPE,MOVEMENTDATE,MOVEMENTRETURNDATE,PERSONLASTNAME,VACCINATIONTYPE,VACCINATIONDUEDATE,ANIMALIMAGE,ANIMALTRANSFER,ORIGINALOWNERLASTNAME";

test("an outcome or a death that is only planned is left out with a warning, and the animal comes in", async () => {
  const done = await bring(
    csv(
      HEAD,
      "ah1,Ahead Later,dog,m,2026-10-01,stray,2026-12-24,adoption,,,,",
      "ah2,Ahead Today,dog,m,2026-10-01,stray,2026-11-20,adoption,,,,",
    ),
  );
  const planned = "The day is in the future: what is planned is left out.";
  expect(await said(done.id)).toEqual([`2 warning: ${planned}`]);
  expect(await staysOf("Ahead Later", "Ahead Today")).toEqual([
    "Ahead Later stray 2026-10-01",
    "Ahead Today stray 2026-10-01 adoption 2026-11-20",
  ]);
});

test("a picture that a later file adds to an animal that is here is named, one that it had is not", async () => {
  const head = `${HEAD},photo`;
  const row = (photo: string) => csv(head, `h1,Later Photo,dog,m,2026-10-01,stray,,,,,,,${photo}`);
  const first = await bring(row("https://127.0.0.1:9/one.jpg"));
  const again = await bring(row("https://127.0.0.1:9/one.jpg"));
  const other = await bring(row("https://127.0.0.1:9/two.jpg"));
  const told = "Pictures come in with a new animal. This one is here already: add it on the animal's page.";
  expect(await said(first.id)).not.toContain(`2 warning: ${told}`);
  expect(await said(again.id)).not.toContain(`2 warning: ${told}`);
  expect(await said(other.id)).toEqual([`2 warning: ${told}`]);
});

test("a movement that is only planned is left out with a warning, and the animal comes in", async () => {
  const done = await bring(
    csv(
      ASM3,
      "F1,Plan Foster,Dog,2020-01-01,,2026-10-01,Stray,2,2026-11-01,2026-12-20,Opiekun,,,,,",
      "F2,Plan Adopt,Dog,2020-01-01,,2026-10-02,Stray,1,2026-12-05,,Nowa,,,,,",
      "F3,Plan Reserve,Dog,2020-01-01,,2026-10-03,Stray,0,2026-12-05,,Nowa,,,,,",
      "F4,Plan Return,Dog,2020-01-01,,2026-10-04,Stray,1,2026-11-20,2026-12-04,Nowa,,,,,",
    ),
  );
  const planned = "The day is in the future: what is planned is left out.";
  expect(await said(done.id)).toEqual([
    `2 warning: ${planned}`,
    `3 warning: ${planned}`,
    "4 warning: A reservation of the former system is left out: the person applies here.",
    `5 warning: ${planned}`,
  ]);
  expect(done.counts).toMatchObject({ errors: 0, animals: 4, placements: 1 });
  expect(await staysOf("Plan")).toEqual([
    "Plan Adopt stray 2026-10-02",
    "Plan Foster stray 2026-10-01",
    "Plan Reserve stray 2026-10-03",
    "Plan Return stray 2026-10-04 adoption 2026-11-20",
  ]);
});

test("an age of ASM3 is today's; elsewhere it is asked whose day it is", async () => {
  await bring(csv(ASM3, "G1,Aged Six,Dog,,6,2021-06-01,Stray,,,,,,,,,"));
  expect((await animalsNamed("Aged Six"))[0]?.born_on?.slice(0, 4)).toBe("2020");
  const { id, questions } = await work.add(csv(HEAD, "g2,Aged Two,dog,m,2024-06-01,stray,,,,,2,"));
  expect(questions).toContainEqual({
    key: "ageIs",
    options: [
      { value: "intake", sample: "2" },
      { value: "today", sample: "2" },
    ],
    suggested: null,
    answer: null,
  });
  expect((await client.post(`/api/imports/${id}/check`)).statusCode).toBe(409);
});

test("ages are read as people write them; what is not understood is said and left open", async () => {
  const ages: Readonly<Record<string, string | null>> = {
    ...{ "1.5 years": "2025-05-01", "1,5 roku": "2025-05-01", "0.5 year": "2026-05-01", "6M": "2026-05-01" },
    ...{ "2Y/ 4M/ 26D": "2024-06-05", "10 weeks": "2026-08-23", "1 1/2 years": "2025-05-01", "2½ lata": "2024-05-01" },
    ...{
      "ok. 8 lat": "2018-11-01",
      "3": "2023-11-01",
      "9 years 2 months.": "2017-09-01",
      "półtora roku": "2025-05-01",
    },
    ...{ "2-3 lata": null, "4 yr. old, 12 lbs": null, adult: null },
  };
  const lines = Object.keys(ages).map((age, at) => `a${10 + at},Age ${10 + at},dog,m,2026-11-01,stray,,,,,"${age}",`);
  const done = await bring(csv(HEAD, ...lines));
  const born = (await animalsNamed("Age ")).map(({ born_on }) => born_on);
  expect(born).toEqual(Object.values(ages));
  expect(await said(done.id)).toEqual(
    [14, 15, 16].map((row) => `${row} warning: This age is not understood; it is left out.`),
  );
});

test("another species or sex under one number is an error of the row, also in a later file", async () => {
  const first = csv(
    HEAD,
    "12,Azor,dog,m,2024-01-10,stray,2024-02-01,adoption,,20,,Owczarek",
    "12,Mruczka,cat,f,2025-03-05,owner surrender,,,,4,,Europejska",
    "13,Reks,dog,m,2024-01-11,stray,2024-02-01,adoption,,20,,Owczarek",
    "13,Sonia,dog,f,2025-03-05,stray,,,,9,,Jamnik",
  );
  const done = await bring(first);
  expect(await said(done.id, "error")).toEqual([
    "3 error: Under this number row 2 has another species.",
    "5 error: Under this number row 4 has another sex.",
  ]);
  expect(await staysOf("Azor", "Mruczka", "Reks", "Sonia")).toEqual([
    "Azor stray 2024-01-10 adoption 2024-02-01",
    "Reks stray 2024-01-11 adoption 2024-02-01",
  ]);
  const later = await bring(csv(HEAD, "12,Mruczka,cat,f,2025-03-05,owner surrender,,,,4,,Europejska"));
  expect(await said(later.id)).toEqual(["2 error: The animal with this number here is of another species."]);
});

test("a letter of two units at the limit of a text is there whole or not at all, and what is cut is said", async () => {
  const long = `Emoji ${"a".repeat(93)}🐶 rest`;
  const done = await bring(
    csv(HEAD, `e1,${long},dog,m,2025-03-01,stray,,,,,,`, "e2,Emoji After,dog,m,2025-03-01,stray,,,,,,"),
  );
  expect(done).toMatchObject({ state: "done", counts: { animals: 2, errors: 0 } });
  expect((await animalsNamed("Emoji a"))[0]?.name).toBe(`Emoji ${"a".repeat(93)}`);
  expect(await said(done.id)).toEqual(["2 warning: Only the first 100 characters of this are kept."]);
});

test("a two-digit year of what is due lies ahead, and one of a birth behind", async () => {
  await bring(
    csv(
      ASM3,
      "Y1,Year Due,Dog,5/13/98,,10/13/26,Stray,,,,,Rabies,4/13/27,,,",
      "Y2,Year Four,Dog,5/13/2020,,10/13/2026,Stray,,,,,Rabies,4/13/2027,,,",
    ),
    { dateOrder: "mdy" },
  );
  const due = await shelter.db
    .selectFrom("treatments as t")
    .innerJoin("animals as a", "a.id", "t.animal_id")
    .select(["a.name", "a.born_on", "t.due_on"])
    .where("a.name", "like", "Year %")
    .orderBy("a.name")
    .execute();
  expect(due).toEqual([
    { name: "Year Due", born_on: "1998-05-13", due_on: "2027-04-13" },
    { name: "Year Four", born_on: "2020-05-13", due_on: "2027-04-13" },
  ]);
});

test("an animal that another shelter has sent was transferred from it, and each picture left out is said", async () => {
  const done = await bring(
    csv(
      ASM3,
      "T1,Sent One,Dog,2020-01-01,,2026-10-01,,,,,,,,http://pictures.example.org/t1.jpg,Y,Schronisko Obok",
      'T2,Sent Two,Dog,2020-01-01,,2026-10-01,Transfer In,,,,,,,"data:image/jpeg;base64,/9j/4AAQ",,Schronisko Obok',
    ),
  );
  const address = "The address of a picture is not a public one (https).";
  expect(await said(done.id)).toEqual([`2 warning: ${address}`, `3 warning: ${address}`]);
  const rows = await shelter.db
    .selectFrom("stays as s")
    .innerJoin("animals as a", "a.id", "s.animal_id")
    .leftJoin("stay_contacts as c", "c.stay_id", "s.id")
    .select(["s.intake_type", "s.transferred_from", "s.brought_by", "c.name"])
    .where("a.name", "like", "Sent %")
    .execute();
  const sent = { intake_type: "transfer_in", transferred_from: "Schronisko Obok", brought_by: "", name: null };
  expect(rows).toEqual([sent, sent]);
});

test("weights are read with their units; one that the species cannot have is named", async () => {
  const weights: Readonly<Record<string, number | null>> = {
    ...{ "12,4": 12.4, "12.4 kg": 12.4, "5 lb 3 oz": 2.35, "5lbs": 2.27, "350 g": 0.35, "3500g": 3.5 },
    ...{ "4 kg 300 g": 4.3, "8#": 3.63, "12kg.": 12, "~10": 10, "10-12": null, "350": null },
  };
  const lines = Object.keys(weights).map(
    (kg, at) => `w${10 + at},Weight ${10 + at},cat,f,2026-11-01,stray,,,,"${kg}",1,`,
  );
  const done = await bring(csv(HEAD, ...lines));
  expect((await animalsNamed("Weight ")).map(({ weight_kg }) => weight_kg)).toEqual(Object.values(weights));
  const rows = (await client.get(`/api/imports/${done.id}/rows`)).json().items;
  expect(rows.map(({ row, problems }: { row: number; problems: object[] }) => [row, problems])).toEqual([
    [2, [{ column: "weight", value: "350 kg", text: expect.stringMatching(/^No animal of this species/) }]],
    [13, [{ column: "weight", value: "10-12", text: "This is no weight; it is left out." }]],
  ]);
});

test("nothing comes after an animal's death", async () => {
  const done = await bring(
    csv(HEAD, "z1,Zombie,dog,m,2025-06-01,stray,,,,,3,", "z1,Zombie,dog,m,2025-03-01,stray,2025-03-05,euthanasia,,,3,"),
  );
  expect(await said(done.id, "error")).toEqual(["2 error: The animal died on 2025-03-05, says row 3."]);
  expect(await staysOf("Zombie")).toEqual(["Zombie stray 2025-03-01 euthanasia 2025-03-05"]);
});

test("words of public systems stand under the type that they mean; other species are left out whatever their words are", async () => {
  const words: Readonly<Record<string, string>> = {
    ...{ "safe keep": "seizure", "Public Assist": "seizure", wildlife: "other", "Trap, Neuter, Return": "other" },
    ...{ "os appt": "owner_surrender", feral: "stray" },
  };
  const lines = Object.keys(words).map(
    (word, at) => `v${at},Word ${at},cat,f,2025-03-01,"${word}",2025-03-02,"trap, neuter, return",,,,`,
  );
  const done = await bring(csv(HEAD, ...lines, "vx,Bat,bat,f,2025-03-01,fallen from heaven,,?!,,,,"));
  expect(done.counts).toMatchObject({ errors: 0, skipped: 1 });
  expect(await staysOf("Word")).toEqual(
    Object.values(words).map((type, at) => `Word ${at} ${type} 2025-03-01 return_to_field 2025-03-02`),
  );
  const returns = await bring(
    csv(
      "animal_id,animal_name,animal_type,sex,dob,intake_date,intake_type,intake_subtype,outcome_date,outcome_type",
      "vr1,Field One,cat,Unknown,2020-01-01,2021-01-05,return,field,,",
      "vr2,Field Two,cat,Unknown,2020-01-01,2021-01-05,adopted animal return,otc,,",
    ),
  );
  expect(returns.counts).toMatchObject({ errors: 0 });
  expect(await staysOf("Field")).toEqual(["Field One other 2021-01-05", "Field Two adoption_return 2021-01-05"]);
});

test("who pays comes in with the stay", async () => {
  const { id } = await work.add(csv(`${HEAD},payer`, "e1,Paid,dog,m,2025-03-01,stray,,,,,,,Gmina Przykład"));
  const { mapping } = (await client.get(`/api/imports/${id}`)).json();
  await client.put(`/api/imports/${id}`, { mapping: { ...mapping, payer: "paidBy" } });
  await work.act(id, "run");
  const [animal] = await animalsNamed("Paid");
  const { items } = (await client.get(`/api/animals/${animal?.id}/stays`)).json();
  expect(items).toMatchObject([{ paidBy: "Gmina Przykład" }]);
});

test("a row that is refused changes nothing of its animal; of two words on one fact the later counts and the other is named", async () => {
  const done = await bring(
    csv(
      HEAD,
      "r1,Kept,dog,m,2025-03-01,stray,,,,,,Beagle",
      "r1,Refused,dog,m,2025-03-05,stray,,,,,,Poodle",
      "r2,Newer,dog,m,2025-03-05,adoption return,,,,,,Beagle",
      "r2,Older,dog,m,2025-03-01,stray,2025-03-05,adoption,,,,Beagle",
    ),
  );
  expect(await said(done.id)).toEqual([
    "3 error: Rows 3 and 2 overlap: the animal cannot be here twice at a time.",
    "5 warning: Row 4 says something else, and counts.",
  ]);
  expect(await staysOf("Kept", "Refused", "Newer", "Older")).toEqual([
    "Kept stray 2025-03-01",
    "Newer stray 2025-03-01 adoption 2025-03-05",
    "Newer adoption_return 2025-03-05",
  ]);
});
