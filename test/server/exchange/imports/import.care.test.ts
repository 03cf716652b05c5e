import { sql } from "kysely";
import { expect, test } from "vitest";
import { csv, importingForEach } from "./importing.ts";
import { zipSync } from "./zip.ts";

const work = importingForEach();

/** What was done or is planned, as "Rex 2025-02-20 Rabies vaccine given batch R-12". */
async function care(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', a.name, coalesce(t.given_on, t.due_on), k.name, t.state, nullif(t.product, ''), nullif(t.batch, ''),
      nullif(t.dose, ''), t.result, t.protects_until, nullif(t.note, ''), case when t.stay_id is null then 'elsewhere' end) as line
    from treatments as t join animals as a on a.id = t.animal_id join treatment_kinds as k on k.id = t.kind_id
    order by a.name, coalesce(t.given_on, t.due_on), t.id`.execute(work.shelter.db);
  return rows.map(({ line }) => line);
}

async function homes(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', a.name, p.kind, p.from_on, p.until_on, p.person_name) as line from placements as p
    join stays as s on s.id = p.stay_id join animals as a on a.id = s.animal_id order by p.from_on`.execute(
    work.shelter.db,
  );
  return rows.map(({ line }) => line);
}

const kinds = async () => (await work.shelter.db.selectFrom("treatment_kinds").select("name").execute()).length;

const HEAD =
  "ANIMALCODE,ANIMALNAME,ANIMALSPECIES,ANIMALENTRYDATE,ANIMALENTRYTYPE,ANIMALNEUTERED,ANIMALNEUTEREDDATE,MOVEMENTTYPE,MOVEMENTDATE,MOVEMENTRETURNDATE,PERSONFIRSTNAME,PERSONLASTNAME,VACCINATIONTYPE,VACCINATIONDUEDATE,VACCINATIONGIVENDATE,VACCINATIONEXPIRESDATE,VACCINATIONMANUFACTURER,VACCINATIONBATCHNUMBER,TESTTYPE,TESTDUEDATE,TESTPERFORMEDDATE,TESTRESULT,MEDICALNAME,MEDICALDOSAGE,MEDICALGIVENDATE,LOGDATE,LOGCOMMENTS,COSTDATE,COSTAMOUNT";
/** A row of ASM3 by the columns that it fills. */
const asm3 = (cells: Record<string, string>) =>
  HEAD.split(",")
    .map((head) => cells[head] ?? "")
    .join(",");
const d1 = (cells: Record<string, string>) => asm3({ ANIMALCODE: "D1", ANIMALNAME: "Bursztyn", ...cells });

const ROWS = [
  d1({
    ANIMALSPECIES: "Dog",
    ANIMALENTRYDATE: "2025-02-03",
    ANIMALENTRYTYPE: "Stray",
    ANIMALNEUTERED: "Y",
    ANIMALNEUTEREDDATE: "2025-02-20",
    MOVEMENTTYPE: "1",
    MOVEMENTDATE: "2025-03-15",
    MOVEMENTRETURNDATE: "2025-04-02",
    PERSONFIRSTNAME: "Ewa",
    PERSONLASTNAME: "Lis",
  }),
  d1({
    VACCINATIONTYPE: "DHPP",
    VACCINATIONDUEDATE: "2025-02-03",
    VACCINATIONGIVENDATE: "2025-02-03",
    VACCINATIONEXPIRESDATE: "2026-02-03",
    VACCINATIONMANUFACTURER: "Example Vet",
    VACCINATIONBATCHNUMBER: "B-771",
  }),
  d1({ VACCINATIONTYPE: "Rabies", VACCINATIONDUEDATE: "2026-12-20" }),
  d1({ TESTTYPE: "Heartworm", TESTDUEDATE: "2025-02-04", TESTPERFORMEDDATE: "2025-02-04", TESTRESULT: "Negative" }),
  d1({ MEDICALNAME: "Milbemax", MEDICALDOSAGE: "1 tablet", MEDICALGIVENDATE: "2025-02-03" }),
  d1({ MEDICALNAME: "Milbemax", MEDICALDOSAGE: "1 tablet", MEDICALGIVENDATE: "2025-02-03" }),
  d1({ MEDICALNAME: "Carprofen", MEDICALGIVENDATE: "2025-03-20" }),
  d1({ MOVEMENTTYPE: "2", MOVEMENTDATE: "2025-04-10", PERSONFIRSTNAME: "Jan", PERSONLASTNAME: "Opiekun" }),
  d1({ MOVEMENTTYPE: "2", MOVEMENTDATE: "2025-03-20" }),
  d1({ MOVEMENTTYPE: "0", MOVEMENTDATE: "2025-04-11" }),
  d1({ COSTDATE: "2025-02-03", COSTAMOUNT: "12.50" }),
  d1({ LOGDATE: "2025-02-03", LOGCOMMENTS: "Bit the postman" }),
  d1({ VACCINATIONTYPE: "Rabies", VACCINATIONGIVENDATE: "2025-02-30" }),
];

test("doses, tests, operations and foster homes of ASM3 come in; what has no home here is said and counted", async () => {
  const before = await kinds();
  const done = await work.bringIn(csv(HEAD, ...ROWS));
  expect(await care()).toEqual([
    "Bursztyn 2025-02-03 DA2PP vaccine given DHPP, Example Vet B-771 2026-02-03",
    "Bursztyn 2025-02-03 Deworming given Milbemax 1 tablet",
    "Bursztyn 2025-02-04 Heartworm given negative",
    "Bursztyn 2025-02-20 Neutering given",
    "Bursztyn 2025-03-20 Medication given Carprofen elsewhere",
    "Bursztyn 2026-12-20 Rabies vaccine planned Rabies",
  ]);
  expect(await homes()).toEqual(["Bursztyn foster 2025-04-10 Jan Opiekun"]);
  expect(await work.said(done.id)).toEqual([
    "7 skipped: Another row says the same.",
    "10 skipped: The animal was not here on the day on which it went to a foster home; that is left out.",
    "11 skipped: A reservation of the former system is left out: the person applies here.",
    "12 skipped: Costs are not kept here; the row is left out.",
    "13 skipped: Entries of a log are not kept here; the row is left out.",
    "14 error: There is no such day; what was done or is planned on it is left out.",
  ]);
  expect(done.counts).toMatchObject({
    created: 7,
    skipped: 5,
    errors: 1,
    treatments: 6,
    placements: 1,
    costs: 1,
    logs: 1,
    reservations: 1,
  });

  const again = await work.bringIn(csv(HEAD, ...ROWS));
  expect(again.counts).toMatchObject({ created: 0, changed: 0, unchanged: 7, treatments: 0, placements: 0 });
  const given = {
    ...{ VACCINATIONTYPE: "Rabies", VACCINATIONDUEDATE: "2026-12-20", VACCINATIONGIVENDATE: "2026-11-20" },
  };
  const later = await work.bringIn(csv(HEAD, ...ROWS.with(2, d1(given))));
  expect(later.counts).toMatchObject({ created: 0, changed: 1, unchanged: 6 });
  expect((await care())[5]).toBe("Bursztyn 2026-11-20 Rabies vaccine given Rabies");

  await work.act(later.id, "undo");
  expect((await care())[5]).toBe("Bursztyn 2026-12-20 Rabies vaccine planned Rabies");
  const undone = await work.act(done.id, "undo");
  expect(undone.counts).toMatchObject({ removed: 1, kept: 0 });
  expect([await care(), await homes(), await kinds()]).toEqual([[], [], before]);
});

const SHELTERLUV = {
  "animals.csv": csv("Animal ID,Name,Species,Age (Y/M/D),Current Weight", "S-1,Pixel,Cat,2Y/ 4M/ 26D,8.6"),
  "intake.csv": csv(
    "Animal ID,Name,Intake Date,Intake Type,Intake From Name",
    "S-1,Pixel,03/04/2025,Surrender,Ada Example",
  ),
  "people.csv": csv("Name,Primary Email,Primary Phone", "Ada Example,ada@example.org,(541) 555-0101"),
};
const CARE = {
  "vaccinations.csv": csv("Animal ID,Date Completed,Vaccine Product,Lot #", "S-1,03/04/2025,FVRCP,L77"),
  "tests.csv": csv("Animal ID,Test Date,Test Product,Result", "S-1,03/04/2025,FeLV/FIV,Faint line"),
  "procedures.csv": csv("Animal ID,Date Completed,Type,Treatment,Comments", "S-1,03/12/2025,Spay,,"),
  "medical.csv": csv("Animal ID,Date Given,Product,Amount,Dose Notes", "S-1,03/04/2025,Pyrantel,0.4 ml,with food"),
  "fosters.csv": csv(
    "Animal ID,Microchip Number,Foster Placement Event Date,Foster Placement Person Name",
    "S-1,985112003456789,03/10/2025,Ada Example",
    "S-1,985112003456789,04/10/2025,Bo Example",
  ),
};

test("Shelterluv's sheets of care belong to animals of the same ZIP, or of one before; people give contacts their e-mail", async () => {
  const first = await work.bringIn(zipSync(SHELTERLUV), "first.zip");
  expect(first.counts).toMatchObject({ animals: 1, people: 1, errors: 0 });
  const [giver] = await work.shelter.db.selectFrom("stay_contacts").select(["name", "email", "phone"]).execute();
  expect(giver).toEqual({ name: "Ada Example", email: "ada@example.org", phone: "(541) 555-0101" });
  const second = await work.bringIn(zipSync(CARE), "care.zip");
  expect(second).toMatchObject({ questions: [], missing: [], counts: { errors: 0, treatments: 4, placements: 2 } });
  const cares = [
    "Pixel 2025-03-04 FVRCP vaccine given FVRCP L77",
    "Pixel 2025-03-04 FIV and FeLV test given FeLV/FIV Faint line",
    "Pixel 2025-03-04 Deworming given Pyrantel 0.4 ml with food",
    "Pixel 2025-03-12 Neutering given Spay",
  ];
  expect(await care()).toEqual(cares);
  expect(await homes()).toEqual([
    "Pixel foster 2025-03-10 2025-04-10 Ada Example",
    "Pixel foster 2025-04-10 Bo Example",
  ]);
  expect((await work.act(second.id, "undo")).counts).toMatchObject({ kept: 0 });
  expect([await care(), await homes(), await work.stays()]).toEqual([[], [], ["Pixel owner_surrender 2025-03-04"]]);

  const all = await work.bringIn(zipSync({ ...SHELTERLUV, ...CARE }), "all.zip");
  expect(all.counts).toMatchObject({ animals: 0, treatments: 4, placements: 2, errors: 0 });
  expect((await care()).toSorted()).toEqual(cares.toSorted());
});

test("a record of PetPoint that goes on in a second line is one dose; a table of people alone is refused with what to do", async () => {
  await work.bringIn(
    csv(
      "Animal #,Animal Name,Species,Intake Date,Intake Type,Outcome Date,Outcome Type",
      "A1,Tiger,Cat,1/2/2023,Stray,,",
    ),
  );
  const vaccines = await work.bringIn(
    csv(
      "Animal #,Vaccination,Re-Vac Date/Time,Status",
      "A1,FVRCP,1/16/2023,",
      ",,,1/3/2023",
      "A1,Rabies,1/3/2024,",
      ",,,1/4/2023",
    ),
  );
  expect(vaccines).toMatchObject({ layout: "petpoint", questions: [], counts: { treatments: 2, errors: 0 } });
  await work.bringIn(csv("Animal #,Test,Test For,Status", "A1,FIV,,", ",,Negative,1/3/2023"));
  expect(await care()).toEqual([
    "Tiger 2023-01-03 FVRCP vaccine given FVRCP 2023-01-16",
    "Tiger 2023-01-03 FIV and FeLV test given FIV negative",
    "Tiger 2023-01-04 Rabies vaccine given Rabies 2024-01-03",
  ]);
  const people = await work.send(
    csv("Person ID,Name First,Name Last,Email,Phone Number,Association", "P1,Sam,Example,sam@example.org,541,Adopter"),
  );
  expect([people.statusCode, people.json().message]).toEqual([
    400,
    "This table has only people. Put it into one ZIP with the tables of intakes and outcomes: their e-mails and phones come in with the stays.",
  ]);
});

const BOOK = "id,name,species,intake date,intake type,outcome date,outcome type,adopter";
const BOOK_ROWS = [
  "F1,Luna,dog,2025-02-01,stray,2025-03-01,Foster,Jan Opiekun",
  "F2,Mika,cat,2025-02-01,stray,2025-03-01,dom tymczasowy,Ewa Lis",
  "F2,Mika,cat,2025-04-01,foster,2025-05-01,adoption,Ada Nowa",
  "F3,Nero,dog,2025-02-01,stray,2025-03-01,DT,",
  "F3,Nero,dog,2025-02-01,stray,2025-03-20,died,",
];

test("an outcome whose word says foster ends no stay: the animal lives in a foster home until it comes back or the stay ends", async () => {
  const done = await work.bringIn(csv(BOOK, ...BOOK_ROWS));
  expect(await work.stays()).toEqual([
    "Luna stray 2025-02-01",
    "Mika stray 2025-02-01 adoption 2025-05-01",
    "Nero stray 2025-02-01 died 2025-03-20",
  ]);
  expect((await homes()).toSorted()).toEqual([
    "Luna foster 2025-03-01 Jan Opiekun",
    "Mika foster 2025-03-01 2025-04-01 Ewa Lis",
    "Nero foster 2025-03-01 2025-03-20 ",
  ]);
  const cameBack =
    "The animal was in a foster home, so it has come back from there: its stay goes on, and this is no new intake.";
  expect(await work.said(done.id)).toEqual(expect.arrayContaining([`4 warning: ${cameBack}`]));
  expect(done.counts).toMatchObject({ errors: 0, skipped: 0, animals: 3, stays: 3, open: 1, placements: 3 });
  const again = await work.bringIn(csv(BOOK, ...BOOK_ROWS));
  expect(again.counts).toMatchObject({ created: 0, changed: 0 });
});

test("a later file that ends a foster home, with the next one or with the stay, can be taken back", async () => {
  await work.bringIn(csv(BOOK, ...BOOK_ROWS));
  const present = async () => [(await homes()).toSorted(), await work.stays()];
  const before = await present();
  const moved = await work.bringIn(csv(BOOK, ...BOOK_ROWS, "F1,Luna,dog,2025-02-01,stray,2025-06-01,Foster,Ola Nowa"));
  expect(await homes()).toEqual(
    expect.arrayContaining(["Luna foster 2025-03-01 2025-06-01 Jan Opiekun", "Luna foster 2025-06-01 Ola Nowa"]),
  );
  await work.act(moved.id, "undo");
  expect(await present()).toEqual(before);
  const left = await work.bringIn(csv(BOOK, "F1,Luna,dog,2025-02-01,stray,2025-07-01,adoption,Ada Nowa"));
  expect(await homes()).toContain("Luna foster 2025-03-01 2025-07-01 Jan Opiekun");
  await work.act(left.id, "undo");
  expect(await present()).toEqual(before);
});
