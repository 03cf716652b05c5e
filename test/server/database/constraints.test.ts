import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type AdoptionState, reserves } from "../../../src/server/adoption/adoption.process.ts";
import {
  buildAdoption,
  buildAnimal,
  buildAppointment,
  buildEmployee,
  buildGroup,
  buildPhoto,
  buildUser,
} from "../support/builders.ts";
import { databaseForFile } from "../support/database.ts";

const database = await databaseForFile();

/** PostgreSQL's codes of what it refused. */
const REFUSED = { check: "23514", unique: "23505", exclusion: "23P01", foreignKey: "23503" } as const;
const refusedWith = (code: keyof typeof REFUSED) => ({ code: REFUSED[code] });

describe("the database itself", () => {
  test("lets no animal be reserved for two people, nor be both adopted and reserved", async () => {
    const { db } = database;
    const animal = await buildAnimal(db);
    await buildAdoption(db, { animal_id: animal, stage_type: 5, stage_status: 1 });
    await expect(buildAdoption(db, { animal_id: animal, stage_type: 5, stage_status: 1 })).rejects.toMatchObject(
      refusedWith("unique"),
    );
    await expect(buildAdoption(db, { animal_id: animal, stage_type: 6, stage_status: 2 })).rejects.toMatchObject(
      refusedWith("unique"),
    );
    await buildAdoption(db, { animal_id: animal, stage_type: 5, stage_status: 3 });
    await buildAdoption(db, { animal_id: animal, stage_type: 4, stage_status: 1 });
  });

  test("keeps an animal for an adopter in the same states as the process does", async () => {
    const { db } = database;
    const { rows: columns } = await sql<{ rule: string }>`
      select pg_get_expr(adbin, adrelid) as rule from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
      where adrelid = 'adoptions'::regclass and attname = 'holds_open_stay'`.execute(db);
    const { rows } = await sql<AdoptionState & { isKept: boolean }>`
      select stage_type as "stageType", 1 as "stageStatus", outcome, (${sql.raw(columns[0]?.rule ?? "")}) is true as "isKept"
      from generate_series(1, 6) as stage_type,
        unnest(array[null, 'completed', 'rejected', 'withdrawn']) as outcome`.execute(db);
    expect(rows).toHaveLength(24);
    for (const { isKept, ...state } of rows) expect([state, reserves(state)]).toEqual([state, isKept]);
  });

  test("lets nobody have two open applications for one animal", async () => {
    const { db } = database;
    const animal_id = await buildAnimal(db);
    const user_id = await buildUser(db);
    await buildAdoption(db, { animal_id, user_id, stage_type: 1, stage_status: 3 });
    await buildAdoption(db, { animal_id, user_id, stage_type: 1, stage_status: 0 });
    await expect(buildAdoption(db, { animal_id, user_id, stage_type: 1, stage_status: 0 })).rejects.toMatchObject(
      refusedWith("unique"),
    );
  });

  test("knows whether an adoption is over from how its last stage ended", async () => {
    const { db } = database;
    const animal_id = await buildAnimal(db);
    const wrong = { animal_id, stage_type: 3, stage_status: 1, outcome: "rejected", closed_at: new Date() } as const;
    await expect(buildAdoption(db, wrong)).rejects.toMatchObject(refusedWith("check"));
  });

  test("lets an animal and an employee have one appointment at a time, of 30 minutes", async () => {
    const { db } = database;
    const animal_id = await buildAnimal(db);
    const employee_id = await buildEmployee(db);
    const at = (time: string) => new Date(`2030-01-01T${time}:00Z`);
    await buildAppointment(db, { animal_id, employee_id, date_of_appointment: at("10:00") });
    await expect(buildAppointment(db, { animal_id, date_of_appointment: at("10:29") })).rejects.toMatchObject(
      refusedWith("exclusion"),
    );
    const other = await buildAnimal(db);
    await expect(
      buildAppointment(db, { animal_id: other, employee_id, date_of_appointment: at("09:31") }),
    ).rejects.toMatchObject(refusedWith("exclusion"));
    await buildAppointment(db, { animal_id, employee_id, date_of_appointment: at("10:30") });
  });

  test("lets a group have one main caretaker", async () => {
    const { db } = database;
    const animal_group_id = await buildGroup(db);
    const caretaker = async (is_main_caretaker: boolean) =>
      db
        .insertInto("animal_group_caretakers")
        .values({ animal_group_id, employee_id: await buildEmployee(db), is_main_caretaker })
        .execute();
    await caretaker(true);
    await caretaker(false);
    await expect(caretaker(true)).rejects.toMatchObject(refusedWith("unique"));
  });

  test("lets an animal have twelve pictures, each at its place, and a main one of its own only", async () => {
    const { db } = database;
    const animal_id = await buildAnimal(db);
    const stranger = await buildPhoto(db, { animal_id: await buildAnimal(db) });
    for (let position = 0; position < 12; position++) await buildPhoto(db, { animal_id, position });
    await expect(buildPhoto(db, { animal_id, position: 12 })).rejects.toMatchObject(refusedWith("check"));
    await expect(buildPhoto(db, { animal_id, position: 3 })).rejects.toMatchObject(refusedWith("unique"));
    const steal = db.updateTable("animals").set({ main_photo_id: stranger }).where("id", "=", animal_id).execute();
    await expect(steal).rejects.toMatchObject(refusedWith("foreignKey"));
  });

  test("gives an e-mail address to one account, whatever its case, and an account to one person", async () => {
    const { db } = database;
    const account = (email: string) =>
      db
        .insertInto("accounts")
        .values({ kind: "user", email, password_hash: "none" })
        .returning("id")
        .executeTakeFirstOrThrow();
    const { id } = await account("Ala@shelter.test");
    await expect(account("ala@SHELTER.test")).rejects.toMatchObject(refusedWith("unique"));
    await expect(buildEmployee(db, { account_id: id })).rejects.toMatchObject(refusedWith("foreignKey"));
  });

  test.each([
    ["weight_kg", 0],
    ["weight_kg", 500.01],
    ["name", "  "],
  ])("refuses an animal whose %s is %s", async (field, value) => {
    await expect(buildAnimal(database.db, { [field]: value })).rejects.toMatchObject(refusedWith("check"));
  });

  test("refuses a user whose phone number has not 9 digits or whose postal code is not 00-000", async () => {
    await expect(buildUser(database.db, { phone_number: "12345678" })).rejects.toMatchObject(refusedWith("check"));
    await expect(buildUser(database.db, { postal_code: "90001" })).rejects.toMatchObject(refusedWith("check"));
  });

  test("compares names in lower case with Polish letters as plain ones", async () => {
    const { rows } = await sql<{ folded: string }>`select fold('ZAŻÓŁĆ Gęślą jaźń Łódź') as folded`.execute(
      database.db,
    );
    expect(rows[0]?.folded).toBe("zazolc gesla jazn lodz");
  });

  test("answers the public list from an index that has the animals on show alone", async () => {
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain (costs off)
      select id from animals a where a.archived_at is null and a.status <> 'Adopted'
      order by a.arrival_date desc, a.id desc limit 16`.execute(database.db);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("animals_on_show");
  });

  test("writes a step of an adoption beside what was there, without a change of any index", async () => {
    const { db } = database;
    const id = await buildAdoption(db, { animal_id: await buildAnimal(db), stage_type: 1, stage_status: 0 });
    await db.insertInto("adoption_stages").values({ adoption_id: id, type: 1 }).execute();
    const inPlace = await db.transaction().execute(async (tx) => {
      await tx.updateTable("adoptions").set({ stage_type: 2, stage_status: 1 }).where("id", "=", id).execute();
      await tx.updateTable("adoption_stages").set({ closed_at: new Date() }).where("adoption_id", "=", id).execute();
      const { rows } = await sql<{ writes: number }>`
        select pg_stat_get_xact_tuples_hot_updated(table_name::regclass)::int as writes
        from unnest(array['adoptions', 'adoption_stages']) as table_name`.execute(tx);
      return rows.map(({ writes }) => writes);
    });
    expect(inPlace).toEqual([1, 1]);
  });
});
