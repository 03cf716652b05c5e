import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import {
  buildAdoption,
  buildAnimal,
  buildAppointment,
  buildEmployee,
  buildPhoto,
  buildStay,
  buildUser,
} from "../../support/builders.ts";
import { anAdmin, aVisitor } from "../../support/people.ts";
import { changeRows, rowOf } from "../../support/rows.ts";

const shelter = await startAppForFile();
const { db } = shelter;
const admin = await anAdmin(shelter);

const merge = (gone: number, into: number, fields?: object) =>
  admin.client.post(`/api/animals/${gone}/merge`, { into, ...(fields && { fields }) });
const undo = (id: number) => admin.client.post(`/api/merges/${id}/undo`);

/** An animal that was here in the past, and one that is here now. */
async function twoLives(given: Parameters<typeof buildAnimal>[1] = {}): Promise<{ past: number; present: number }> {
  const past = await buildAnimal(db, { name: "Burek", status: "Left", arrival_date: "2024-03-01", ...given });
  return { past, present: await buildAnimal(db, { name: "Buruś", description: "Came back.", ...given }) };
}

const weigh = (animal_id: number, weighed_on: string, kg: number) =>
  db.insertInto("weights").values({ animal_id, weighed_on, kg, recorded_at: new Date() }).execute();

const refusedWith = async (gone: number, into: number, words: RegExp) => {
  const answer = await merge(gone, into);
  expect(answer.statusCode, answer.body).toBe(409);
  expect(answer.json().message).toMatch(words);
};

describe("merging two animals", () => {
  it("moves the life of the one to the other, field by field, and answers the one that stays", async () => {
    const { past, present } = await twoLives();
    await weigh(past, "2024-03-02", 9);
    await weigh(past, "2026-10-02", 11);
    await weigh(present, "2026-10-02", 12);
    const answer = await merge(present, past, { name: "gone" });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ id: past, name: "Buruś", status: "Available", arrivalDate: "2026-10-01" });
    const stays = await db.selectFrom("stays").select("animal_id").where("animal_id", "in", [past, present]).execute();
    expect(stays).toEqual([{ animal_id: past }, { animal_id: past }]);
    const { rows } =
      await sql`select weighed_on::text as on, kg from weights where animal_id = ${past} order by 1`.execute(db);
    expect(rows).toEqual([
      { on: "2024-03-02", kg: 9 },
      { on: "2026-10-02", kg: 11 },
    ]);
    expect((await admin.client.get(`/api/animals/${present}`)).statusCode).toBe(404);
    // What nobody knows of the one that stays is taken from the other.
    expect((await admin.client.get(`/api/animals/${past}`)).json()).toMatchObject({ description: "Came back." });
  });

  it("says before what would move, and what differs", async () => {
    const { past, present } = await twoLives();
    await weigh(present, "2026-10-02", 12);
    await weigh(past, "2026-10-02", 11);
    const preview = (await admin.client.get(`/api/animals/${present}/merge?into=${past}`)).json();
    expect(preview).toMatchObject({ gone: { id: present }, kept: { id: past }, refusals: [] });
    expect(preview.moves).toContainEqual({ what: "stays", count: 1, aside: 0 });
    expect(preview.moves).toContainEqual({ what: "weights", count: 0, aside: 1 });
    expect(preview.fields).toContainEqual({ field: "name", gone: "Buruś", kept: "Burek", takes: "kept" });
    expect(preview.fields).toContainEqual({ field: "description", gone: "Came back.", kept: null, takes: "gone" });
  });

  it("keeps the numbers of the register with the stays", async () => {
    const { past, present } = await twoLives();
    const numbers = () =>
      sql<{
        n: string;
      }>`select r.year || '/' || r.number as n from register_entries as r join stays as s on s.id = r.stay_id
        where s.animal_id in (${past}, ${present}) order by s.id`.execute(db);
    const before = (await numbers()).rows;
    expect(before).toHaveLength(2);
    expect((await merge(present, past)).statusCode).toBe(200);
    expect((await numbers()).rows).toEqual(before);
  });

  it("leads from the page of the one to that of the other, in every language", async () => {
    const { past, present } = await twoLives({ show_while_in_care: true });
    const visitor = aVisitor(shelter);
    expect((await visitor.get(`/animal/${past}`)).statusCode).toBe(404);
    expect((await visitor.get(`/animal/${present}`)).statusCode).toBe(200);
    const { mergeId } = (await merge(past, present)).json();
    const moved = await visitor.get(`/pl/animal/${past}`);
    expect([moved.statusCode, moved.headers.location]).toEqual([301, `/pl/animal/${present}`]);
    expect((await visitor.get(`/animal/${past}`)).headers.location).toBe(`/animal/${present}`);
    expect((await undo(mergeId)).statusCode).toBe(200);
    expect((await visitor.get(`/animal/${past}`)).statusCode).toBe(404);
    // A page that was cached is dropped, and leads on as well.
    const again = await merge(present, past, { name: "gone" });
    expect(again.statusCode).toBe(200);
    await expect.poll(async () => (await visitor.get(`/animal/${present}`)).headers.location).toBe(`/animal/${past}`);
  });

  it("is in the history of both, and what was done to the one is found at the other", async () => {
    const { past, present } = await twoLives();
    await admin.client.put(`/api/animals/${present}`, { whereFound: "Gdańsk" });
    await merge(present, past, { whereFound: "gone" });
    const entries = (await admin.client.get(`/api/audit?subject=animal&subjectId=${past}`)).json().items;
    const merged = entries.find(({ action, subjectId }: never) => action === "merge" && subjectId === past);
    expect(merged).toMatchObject({ before: { whereFound: "Łódź" }, after: { whereFound: "Gdańsk" } });
    expect(entries.map(({ action, subjectId }: never) => [action, subjectId])).toContainEqual(["edit", present]);
  });
});

describe("two records of one animal that are both in the shelter", () => {
  const staysOf = (...animals: number[]) =>
    db
      .selectFrom("stays")
      .select(["id", "animal_id", "intake_on"])
      .where("animal_id", "in", animals)
      .orderBy("id")
      .execute();
  const registered = async (stayId: number) =>
    (await db.selectFrom("register_entries").selectAll().where("stay_id", "=", stayId).orderBy("number").execute()).map(
      ({ number, is_struck }) => ({ number, is_struck }),
    );
  /** Everything that the database holds of these stays. */
  const held = async (stays: number[]) => {
    const { rows } = await sql`
      select 'unit' as what, stay_id, unit_id as of, (until is null)::text as more from unit_stays where stay_id = any(${stays})
      union all select 'hold', stay_id, null, kind from holds where stay_id = any(${stays})
      union all select 'treatment', stay_id, kind_id, state from treatments where stay_id = any(${stays})
      union all select 'register', stay_id, number, is_struck::text from register_entries where stay_id = any(${stays})
      union all select 'year', null, last_number, null from register_years
      order by 1, 2, 3, 4`.execute(db);
    return rows;
  };

  it("become one: the earlier intake stays, the later one is struck out with its number, what hangs on it moves; undo parts them exactly", async () => {
    const earlier = await buildAnimal(db, { name: "Fuks", arrival_date: "2026-09-01" });
    const later = await buildAnimal(db, { name: "Fuksik", arrival_date: "2026-10-05" });
    const [first, second] = await staysOf(earlier, later);
    if (!(first && second)) throw new Error("Both have a stay.");
    await sql`
      with place as (insert into locations (name, kind) values ('Twins', 'kennel') returning id),
      two as (insert into units (location_id, name, capacity) select id, n::text, 2 from place, generate_series(1, 2) as n returning id, name)
      insert into unit_stays (stay_id, unit_id, since)
      select case name when '1' then ${first.id}::int else ${second.id}::int end, id, '2026-11-01'::timestamptz from two`.execute(
      db,
    );
    await sql`insert into holds (stay_id, kind, from_on, recorded_at) values
      (${first.id}, 'stray', '2026-09-01', now()), (${second.id}, 'stray', '2026-10-05', now()), (${second.id}, 'bite', '2026-10-05', now())`.execute(
      db,
    );
    await sql`insert into treatments (animal_id, stay_id, kind_id, state, given_on, due_on, recorded_at, closed_at)
      select ${later}, ${second.id}, min(id), 'given', '2026-10-06'::date, '2026-10-06'::date, now(), now() from treatment_kinds`.execute(
      db,
    );
    const before = await held([first.id, second.id]);
    const numbers = await Promise.all([registered(first.id), registered(second.id)]);

    const preview = (await admin.client.get(`/api/animals/${earlier}/merge?into=${later}`)).json();
    const struckNumber = `2026/${numbers[1]?.[0]?.number}`;
    expect(preview.stays).toEqual({ since: "2026-09-01", struckOn: "2026-10-05", struckNumber });
    const answer = await merge(earlier, later);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ id: later, status: "InCare", arrivalDate: "2026-09-01" });
    expect(await staysOf(earlier, later)).toEqual([{ id: first.id, animal_id: later, intake_on: "2026-09-01" }]);
    expect(await registered(first.id)).toEqual([
      { number: numbers[0]?.[0]?.number, is_struck: false },
      { number: numbers[1]?.[0]?.number, is_struck: true },
    ]);
    const after = (await held([first.id, second.id])) as { what: string; stay_id: number; more: string }[];
    expect(
      after
        .filter(({ what }) => what !== "register" && what !== "year")
        .map(({ what, stay_id, more }) => [what, stay_id, more]),
    ).toEqual([
      ["hold", first.id, "bite"],
      ["hold", first.id, "stray"],
      ["treatment", first.id, "given"],
      ["unit", first.id, "true"],
    ]);

    expect((await undo(answer.json().mergeId)).statusCode).toBe(200);
    expect(await held([first.id, second.id])).toEqual(before);
    expect((await staysOf(earlier, later)).map(({ animal_id }) => animal_id)).toEqual([earlier, later]);
  });

  it("are not parted any more when the animal has left since", async () => {
    const [one, other] = [await buildAnimal(db, { arrival_date: "2026-09-01" }), await buildAnimal(db)];
    const { mergeId } = (await merge(other, one)).json();
    await sql`update stays set outcome_on = '2026-11-10', outcome_type = 'died' where animal_id = ${one}`.execute(db);
    expect((await undo(mergeId)).statusCode).toBe(409);
  });
});

describe("two animals are not merged", () => {
  it("when both are in the shelter and have a chip each, or are with somebody", async () => {
    const [one, other] = [await buildAnimal(db), await buildAnimal(db)];
    for (const [animal_id, number] of [
      [one, "985112006542187"],
      [other, "985112006542188"],
    ] as const)
      await db.insertInto("chips").values({ animal_id, number, recorded_at: new Date() }).execute();
    await refusedWith(one, other, /a chip of its own/);
    const [third, fourth] = [await buildAnimal(db), await buildAnimal(db)];
    await sql`insert into placements (stay_id, kind, from_on, recorded_at)
      select id, 'vet', intake_on, now() from stays where animal_id in (${third}, ${fourth})`.execute(db);
    await refusedWith(third, fourth, /with somebody at the same time/);
  });

  it("when their stays overlap", async () => {
    const one = await buildAnimal(db, { status: "Left", arrival_date: "2024-03-01" });
    await sql`update stays set outcome_on = '2024-05-01' where animal_id = ${one}`.execute(db);
    const other = await buildAnimal(db, { status: "Left", arrival_date: "2024-04-01" });
    await refusedWith(one, other, /1 March 2024 and 1 April 2024 overlap/);
  });

  it("when they are of two species, or one is deleted, or they are the same record", async () => {
    const { past, present } = await twoLives();
    const cat = await buildAnimal(db, { type: "Cat", status: "Left", arrival_date: "2020-01-01" });
    await refusedWith(cat, present, /one of the two is a dog/i);
    await admin.client.delete(`/api/animals/${cat}`);
    await refusedWith(cat, past, /deleted or closed/);
    await refusedWith(past, past, /with itself/);
  });

  it("when both have open adoptions, appointments at one time, or too many photos together", async () => {
    const { past, present } = await twoLives();
    const employee_id = await buildEmployee(db);
    const at = new Date("2099-05-01T08:00:00Z");
    await buildAppointment(db, { animal_id: past, employee_id, date_of_appointment: at });
    await buildAppointment(db, { animal_id: present, date_of_appointment: new Date("2099-05-01T08:10:00Z") });
    for (const animal_id of [past, present])
      await buildAdoption(db, { animal_id, user_id: await buildUser(db), stage_type: 1, stage_status: 0 });
    for (const animal_id of [past, present])
      await sql`insert into photos (animal_id, position, width, height, key)
        select ${animal_id}, n, 10, 10, md5(${animal_id} || ' ' || n) from generate_series(0, 6) as n`.execute(db);
    const { message } = (await merge(present, past)).json();
    expect(message).toMatch(/adoptions that are not over/);
    expect(message).toMatch(/appointment on 1 May 2099/);
    expect(message).toMatch(/14 photos/);
  });

  it("into one that does not exist, and one that does not exist into another", async () => {
    const { past } = await twoLives();
    expect((await merge(past, 999_999)).statusCode).toBe(400);
    expect((await merge(999_999, past)).statusCode).toBe(404);
  });
});

describe("undoing the merge of two animals", () => {
  it("brings both back, and keeps what was changed and added since", async () => {
    const { past, present } = await twoLives();
    const { mergeId } = (await merge(present, past, { name: "gone", whereFound: "gone" })).json();
    await admin.client.put(`/api/animals/${past}`, { whereFound: "Poznań" });
    await weigh(past, "2026-11-01", 13);
    const user_id = await buildUser(db);
    const { id: stay_id } = await rowOf(db, "stays", { animal_id: past, is_open: true });
    const adoption = await buildAdoption(db, { animal_id: past, user_id, stay_id, stage_type: 1, stage_status: 0 });
    const answer = await undo(mergeId);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ id: mergeId, goneId: present, keptId: past, undoUntil: null });
    expect((await admin.client.get(`/api/animals/${past}`)).json()).toMatchObject({
      name: "Burek",
      status: "Left",
      whereFound: "Poznań",
    });
    expect((await admin.client.get(`/api/animals/${present}`)).json()).toMatchObject({
      name: "Buruś",
      status: "Available",
    });
    // The application belongs to the stay, and the weight to the animal that was weighed.
    const { rows } = await sql`select animal_id from adoptions where id = ${adoption}
      union all select animal_id from weights where weighed_on = '2026-11-01'`.execute(db);
    expect(rows).toEqual([{ animal_id: present }, { animal_id: past }]);
    expect((await undo(mergeId)).json().message).toMatch(/undone already/);
  });

  it("is refused while something else was merged into the same one, and after 30 days", async () => {
    const { past, present } = await twoLives();
    const older = await buildAnimal(db, { name: "Bury", status: "Left", arrival_date: "2020-01-01" });
    const first = (await merge(older, past)).json().mergeId;
    const second = (await merge(present, past)).json().mergeId;
    expect((await undo(first)).json().message).toMatch(/Buruś/);
    const listed = (await admin.client.get("/api/merges")).json().items;
    expect(listed.find(({ id }: { id: number }) => id === first)).toMatchObject({ goneName: "Bury", undoUntil: null });
    expect((await undo(second)).statusCode).toBe(200);
    const now = shelter.clock.now();
    shelter.clock.set(new Date(now.getTime() + 30 * 86_400_000));
    const late = await anAdmin(shelter);
    expect((await late.client.post(`/api/merges/${first}/undo`)).json().message).toMatch(/30 days/);
    shelter.clock.set(now);
  });
});

describe("what is told of an animal", () => {
  const told = async (id: number) =>
    (
      await sql<{ told: boolean }>`
        select is_told as told from profile_times where animal_id = ${id} order by at, id`.execute(db)
    ).rows.map((row) => row.told);
  const mainPhoto = async (id: number) => (await rowOf(db, "animals", id)).main_photo_id;

  it("is after an undo what it was before, also without a main picture of the pictures that it had got", async () => {
    const { past, present } = await twoLives();
    const pictured = await buildAnimal(db, { name: "Bury", status: "Left", arrival_date: "2023-03-01" });
    await buildPhoto(db, { animal_id: pictured });
    await merge(pictured, present, { photo: "kept" });
    const before = [await told(present), await mainPhoto(present)];
    expect(before).toEqual([[false], null]);
    const { mergeId } = (await merge(present, past)).json();
    expect((await undo(mergeId)).statusCode).toBe(200);
    expect([await told(present), await mainPhoto(present)]).toEqual(before);
  });

  it("stays after an undo what somebody has made of it since", async () => {
    const { past, present } = await twoLives();
    await sql`update animals set description = '' where id = ${past}`.execute(db);
    const photo = await buildPhoto(db, { animal_id: past });
    await changeRows(db, "animals", past, { main_photo_id: photo });
    expect(await told(past)).toEqual([false]);
    const { mergeId } = (await merge(present, past)).json();
    expect(await told(past)).toEqual([false, true]);
    await admin.client.put(`/api/animals/${past}`, { description: "Loves the river." });
    expect((await undo(mergeId)).statusCode).toBe(200);
    expect(await rowOf(db, "animals", past)).toMatchObject({ description: "Loves the river.", main_photo_id: photo });
    expect(await told(past)).toEqual([false, true]);
  });
});

it("of two admins who merge at once, one is told what has become of it", async () => {
  const { past, present } = await twoLives();
  const admins = [await anAdmin(shelter), await anAdmin(shelter)];
  const answers = await Promise.all([
    admins[0]?.client.post(`/api/animals/${present}/merge`, { into: past }),
    admins[1]?.client.post(`/api/animals/${past}/merge`, { into: present }),
  ]);
  const codes = answers.map((answer) => answer?.statusCode).sort();
  expect(codes[0]).toBe(200);
  expect([400, 404]).toContain(codes[1]);
});

it("who changes the one that goes while it is merged either comes first or finds it no more", async () => {
  for (let round = 0; round < 5; round++) {
    const { past, present } = await twoLives();
    await buildStay(db, {
      animal_id: past,
      intake_on: "2023-01-01",
      outcome_on: "2023-02-01",
      outcome_type: "adoption",
    });
    const [merged, ...others] = await Promise.all([
      merge(past, present),
      admin.client.put(`/api/animals/${past}`, { name: "Changed" }),
      admin.client.post(`/api/animals/${past}/weights`, { on: "2024-03-01", kg: 8 }),
    ]);
    expect(merged.statusCode, merged.body).toBe(200);
    for (const answer of others) expect([200, 201, 404, 409], answer.body).toContain(answer.statusCode);
  }
});
