import { beforeEach, expect, test } from "vitest";
import { SHEETS } from "../../../../src/server/exchange/sheets/sheets.ts";
import { startApp, type TestApp } from "../../support/app.ts";
import { anAdmin } from "../../support/people.ts";
import { csv, importing } from "./importing.ts";
import { zipSync } from "./zip.ts";

let shelter: TestApp;
let work: ReturnType<typeof importing>;

beforeEach(async () => {
  shelter = await startApp();
  work = importing(shelter, (await anAdmin(shelter)).client);
  return () => shelter.close();
});

const SONOMA_HEAD =
  "Name,Type,Breed,Color,Sex,Size,Date Of Birth,Impound Number,Kennel Number,Animal ID,Intake Date,Outcome Date,Days in Shelter,Intake Type,Intake Subtype,Outcome Type,Outcome Subtype,Intake Condition,Outcome Condition";

test("a county's open data come in by themselves: the star is dropped, a dead arrival counts apart, others are skipped", async () => {
  const { layout, questions, missing, counts, release } = await work.bringIn(
    csv(
      SONOMA_HEAD,
      "*ROSIE,DOG,PIT BULL/MIX,BLUE,Spayed,MED,09/03/2012,K18-1,DA12,A1,01/10/2018,01/24/2018,14,STRAY,FIELD,ADOPTION,WEB,HEALTHY,HEALTHY",
      "ROSIE,DOG,PIT BULL/MIX,BLUE,Spayed,MED,09/03/2012,K18-2,DA03,A1,02/02/2018,,0,ADOPTION RETURN,COUNTER,,,TREATABLE/REHAB,",
      ",CAT,DOMESTIC SH,BLACK,Unknown,KITTN,,K18-3,EUTH,A2,03/01/2018,03/01/2018,0,STRAY,FIELD,DISPOSAL,DOA,UNKNOWN,DEAD",
      ",OTHER,BAT,BROWN,Unknown,SMALL,,K18-4,EUTH,A3,03/02/2018,03/03/2018,1,QUARANTINE,FLD_STRAY,EUTHANIZE,FRA,UNKNOWN,UNTREATABLE",
      "MIA,CAT,SIAMESE,WHITE,Female,KITTN,04/01/2018,K18-5,C1,A4,04/01/2018,05/01/2018,30,STRAY,BORN_HERE,TRANSFER,SPCA,HEALTHY,HEALTHY",
    ),
  );
  expect({ layout, questions, missing }).toEqual({ layout: "sonoma", questions: [], missing: [] });
  expect(counts).toMatchObject({
    created: 4,
    skipped: 1,
    errors: 0,
    warnings: 1,
    animals: 3,
    stays: 4,
    open: 1,
    deadOnArrival: 1,
  });
  expect(release).toMatchObject({ live: 2, outcomes: 2, percent: 100 });
  expect(await work.stays()).toEqual([
    "A2 dead_on_arrival 2018-03-01 dead_on_arrival 2018-03-01",
    "MIA born_in_care 2018-04-01 transfer_out 2018-05-01",
    "ROSIE stray 2018-01-10 adoption 2018-01-24",
    "ROSIE adoption_return 2018-02-02",
  ]);
});

test("a table of our own export is known without the columns that it has got since, which stay empty", async () => {
  const row = { animal_id: "7", name: "Rex", type: "Dog", is_chipped: "false", weight_kg: "12.5", descriptions: "{}" };
  const heads = Object.keys(SHEETS.animals.columns).filter((name) => name !== "film_url" && name !== "home_needed");
  const cells = heads.map((name) => row[name as keyof typeof row] ?? "");
  const stays = Object.keys(SHEETS.stays.columns).map(
    (name) =>
      ({
        stay_id: "1",
        animal_id: "7",
        intake_on: "2024-01-01",
        intake_type: "stray",
        intake_estimated: "false",
        intake_condition: "unknown",
        outcome_condition: "unknown",
        outcome_estimated: "false",
        recorded_at: "2024-01-01T10:00:00Z",
      })[name] ?? "",
  );
  const file = zipSync({
    "animals.csv": Buffer.from(csv(heads.join(), cells.join())),
    "stays.csv": Buffer.from(csv(Object.keys(SHEETS.stays.columns).join(), stays.join())),
  });
  const done = await work.bringIn(file, "export.zip");
  expect(await work.said(done.id)).toEqual([]);
  expect(done).toMatchObject({ layout: "export", counts: { errors: 0 } });
  const animals = shelter.db.selectFrom("animals").select(["name", "weight_kg", "film_url", "home_needed"]);
  expect(await animals.execute()).toEqual([{ name: "Rex", weight_kg: 12.5, film_url: null, home_needed: null }]);
});

const ASM3_HEAD =
  "ANIMALCODE,ANIMALNAME,ANIMALSPECIES,ANIMALSEX,ANIMALBREED1,ANIMALWEIGHT,ANIMALDOB,ANIMALAGE,ANIMALENTRYDATE,ANIMALENTRYTYPE,ANIMALMICROCHIP,ANIMALDECEASEDDATE,ANIMALEUTHANIZED,MOVEMENTTYPE,MOVEMENTDATE,MOVEMENTRETURNDATE,MOVEMENTCOMMENTS,PERSONFIRSTNAME,PERSONLASTNAME,PERSONEMAIL,VACCINATIONTYPE";

test("an ASM3 file says in several rows that an animal came, was adopted, came back and died; people are contacts alone", async () => {
  const added = await work.add(
    csv(
      ASM3_HEAD,
      "D1,Bursztyn,Dog,Male,Mixed Breed,17.4,2021-05-01,,2025-02-03,Stray,616093900100001,,,1,2025-03-15,2025-04-02,Allergy,Ewa,Przykład,ewa@example.org,",
      "D1,Bursztyn,,,,,,,,,,,,,,,,,,,Rabies",
      "C1,Mgła,Cat,Female,,,,3,2025-02-03,Surrender,,2025-05-01,Y,,,,,,,,",
      "R1,Rex,Rabbit,Male,,,,3,2025-02-03,Surrender,,,,,,,,,,,",
    ),
  );
  expect(added.layout).toBe("asm3");
  expect(added.questions).toMatchObject([{ key: "weightUnit", suggested: "kg" }]);
  const done = await work.act(added.id, "run");
  expect(done.counts).toMatchObject({ created: 2, skipped: 1, errors: 1, animals: 2, stays: 3, open: 1 });
  expect(await work.stays()).toEqual([
    "Bursztyn stray 2025-02-03 adoption 2025-03-15",
    "Bursztyn adoption_return 2025-04-02",
    "Mgła owner_surrender 2025-02-03 euthanasia 2025-05-01",
  ]);
  const contacts = await shelter.db.selectFrom("stay_contacts").select(["role", "name", "email", "user_id"]).execute();
  expect(contacts).toEqual([{ role: "taker", name: "Ewa Przykład", email: "ewa@example.org", user_id: null }]);
  const [{ count } = { count: -1 }] = await shelter.db
    .selectFrom("letters")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .execute();
  expect(count).toBe(0);
  const chips = await shelter.db.selectFrom("chips").select("number").execute();
  expect(chips).toEqual([{ number: "616093900100001" }]);
});

test("a PetPoint report has one row a stay, repeated heads and a return after the adoption", async () => {
  const head =
    "Animal #,ARN,Animal Name,Species,Primary Breed,Gender,Altered,Date Of Birth,Intake Date,Intake Type,Admitter,Outcome Date,Outcome Type,Outcome Person Name";
  const done = await work.bringIn(
    csv(
      head,
      "A1,,Tiger,Cat,Domestic Shorthair,M,Yes,6/1/2020,1/2/2023 10:15:00 AM,Stray,,2/1/2023 3:00:00 PM,Adoption,Sam Example",
      head,
      "A1,,Tiger,Cat,Domestic Shorthair,M,Yes,6/1/2020,2/20/2023 9:00:00 AM,Return,,3/1/2023 1:00:00 PM,Transfer Out,",
      "A2,,,Dog,Mixed,F,No,,3/3/2023 8:00:00 AM,Owner/Guardian Surrender,Al Example,3/3/2023 11:00:00 AM,Euthanasia,",
    ),
  );
  expect(done).toMatchObject({ layout: "petpoint", counts: { created: 3, ignored: 1, errors: 0 } });
  expect(await work.stays()).toEqual([
    "A2 owner_surrender 2023-03-03 euthanasia 2023-03-03",
    "Tiger stray 2023-01-02 adoption 2023-02-01",
    "Tiger adoption_return 2023-02-20 transfer_out 2023-03-01",
  ]);
});

test("Shelterluv's sheets come in one zip: animals, intakes and outcomes are put together, pounds become kilograms", async () => {
  const zip = zipSync({
    "export/animals.csv": csv(
      "Animal ID,Name,Species,Sex,Primary Breed,Secondary Breed,Age (Y/M/D),Current Weight,Photo",
      "S-1,Pixel,Cat,Female,Domestic Shorthair,,2Y/ 4M/ 26D,8.6,",
      'S-2,Rusty,Dog,Male,"Retriever, Labrador",,,,',
    ),
    "export/intake.csv": csv(
      "Animal ID,Name,Intake Date,Intake Type,Intake Subtype,Intake From Name",
      "S-1,Pixel,03/04/2025,Surrender,Owner moving,Ada Example",
      "S-2,Rusty,01/15/2025,Stray,,",
      "S-2,Rusty,02/20/2025,Return,,",
    ),
    "export/outcome.csv": csv(
      "Animal ID,Outcome Date,Outcome Type,Outcome To Person Name,Transfer To",
      "S-2,02/01/2025,Adoption,Ada Example,",
      "S-2,03/01/2025,Transfer Out,,Valley Rescue",
    ),
    "export/tests.csv": csv("Animal ID,Test Date,Test Product,Result", "S-1,03/04/2025,FeLV/FIV,Negative"),
  });
  const done = await work.bringIn(zip, "shelterluv.zip");
  expect(done.counts).toMatchObject({ errors: 0, animals: 2, stays: 3, open: 1 });
  expect(await work.stays()).toEqual([
    "Pixel owner_surrender 2025-03-04",
    "Rusty stray 2025-01-15 adoption 2025-02-01",
    "Rusty adoption_return 2025-02-20 transfer_out 2025-03-01",
  ]);
  const [pixel, rusty] = await shelter.db
    .selectFrom("animals")
    .select(["weight_kg", "breed", "born_on"])
    .orderBy("name")
    .execute();
  expect(pixel).toEqual({ weight_kg: 3.9, breed: "Domestic Shorthair", born_on: "2024-06-24" });
  expect(rusty?.breed).toBe("Labrador Retriever");
});

test("RescueGroups, Long Beach and Austin are recognised by their heads", async () => {
  const rescueGroups = await work.bringIn(
    csv(
      "Animal ID,Status,Name,Species,Sex,Primary Breed,Birthdate,Received Date,Last Updated,Description,Picture 1",
      "1001,Available,Bella,Dog,Female,Beagle,04/09/2021,02/10/2025,,<p>Sweet &amp; calm</p>,",
      "1002,Adopted,Ben,Dog,Male,Beagle,04/09/2021,02/10/2025,03/10/2025,,",
    ),
  );
  expect(rescueGroups).toMatchObject({ layout: "rescuegroups", questions: [], counts: { created: 2, open: 1 } });
  const longBeach = await work.bringIn(
    csv(
      "animal_id,animal_name,animal_type,sex,dob,intake_date,intake_type,intake_subtype,outcome_date,outcome_type",
      'L1,*KIKI,dog,Neutered,2020-01-01,2021-01-05,stray,NA,2021-01-09,"shelter, neuter, return"',
      "L2,NA,cat,Unknown,NA,2021-01-05,stray,born@shelt,NA,NA",
      "L3,NA,cat,Unknown,NA,2021-01-05,stray,NA,2021-01-06,duplicate",
    ),
  );
  expect(longBeach).toMatchObject({ layout: "longbeach", questions: [], counts: { created: 2, skipped: 1 } });
  const austin = await work.bringIn(
    zipSync({
      "intakes.csv": csv(
        "Animal ID,Name,DateTime,Intake Type,Animal Type,Sex upon Intake,Age upon Intake,Breed",
        "A7,Sunny,10/18/2013 09:31:00 AM,Stray,Dog,Intact Female,7 months,Boxer",
      ),
      "outcomes.csv": csv(
        "Animal ID,Name,DateTime,Date of Birth,Outcome Type,Outcome Subtype,Animal Type,Sex upon Outcome,Breed",
        "A7,Sunny,10/20/2013 11:39:00 AM,03/18/2013,Rto-Adopt,,Dog,Spayed Female,Boxer",
      ),
    }),
    "austin.zip",
  );
  expect(austin).toMatchObject({ questions: [], counts: { errors: 0, stays: 1 } });
  expect(await work.stays()).toEqual([
    "Bella other 2025-02-10",
    "Ben other 2025-02-10 adoption 2025-03-10",
    "KIKI stray 2021-01-05 return_to_field 2021-01-09",
    "L2 born_in_care 2021-01-05",
    "Sunny stray 2013-10-18 return_to_owner 2013-10-20",
  ]);
});
