import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { startAppForFile } from "../support/app.ts";
import { buildAnimal, buildUser } from "../support/builders.ts";
import { anAdmin, aUser, type Person } from "../support/people.ts";

const shelter = await startAppForFile();
const admin = await anAdmin(shelter);

/** What is kept beside the lists, in whatever pieces. */
async function kept() {
  const counts = await sql`
    select list, part, sum(row_count) as rows, sum(amount) as amount from list_counts
    group by list, part having sum(row_count) <> 0 order by list, part`.execute(shelter.db);
  const names = await sql`select adoption_id, animal_name, adopter_name from adoption_names order by 1`.execute(
    shelter.db,
  );
  const people = await sql`select id, adoption_count from users order by 1`.execute(shelter.db);
  const accounts = await sql`select id, listed_user_id from accounts order by 1`.execute(shelter.db);
  const appointments = await sql`select id, animal_name from appointments order by 1`.execute(shelter.db);
  const letters = await sql`select letter_id, created_at, words_folded from letter_words order by 1`.execute(
    shelter.db,
  );
  return [counts, names, people, accounts, appointments, letters].map(({ rows }) => rows);
}

/** @returns what is kept, after it was compared with the same made anew */
async function truthOf() {
  const before = await kept();
  await sql`select rebuild_lists()`.execute(shelter.db);
  expect(before).toEqual(await kept());
  return before;
}

const apply = (adopter: Person, animalId: number) =>
  adopter.client.post("/api/adoptions/applications", { animalId, applicationLetter: "We have a garden and time." });

const listed = async (address: string) => (await admin.client.get(address)).json();

describe("What is kept beside the lists", () => {
  let adopter: Person;
  let animal: number;
  beforeEach(async () => {
    adopter = await aUser(shelter, { name: "Ola", surname: "Nowak" });
    animal = await buildAnimal(shelter.db, { name: "Luna" });
    expect((await apply(adopter, animal)).statusCode).toBe(201);
  });

  it("follows new names of the animal and of the adopter, in the adoptions and in the appointments", async () => {
    await sql`insert into appointments (animal_id, employee_id, service_type_id, purpose, date_of_appointment)
      values (${animal}, ${admin.id}, 1, 'Check-up', now())`.execute(shelter.db);
    await sql`update animals set name = 'Żabka' where id = ${animal}`.execute(shelter.db);
    await sql`update users set surname = 'Wiśniewska' where id = ${adopter.id}`.execute(shelter.db);
    const { items } = await listed("/api/adoptions?q=zabka");
    expect(items[0]).toMatchObject({ animalName: "Żabka", adopterFullName: "Ola Wiśniewska" });
    expect((await listed("/api/adoptions?q=wisniewska")).totalCount).toBe(1);
    expect((await listed("/api/appointments?q=zabka")).items[0]).toMatchObject({ animalName: "Żabka" });
    expect((await listed("/api/adoptions?q=luna")).items).not.toContainEqual(
      expect.objectContaining({ animalId: animal }),
    );
    await truthOf();
  });

  it("finds one letter or two as it finds more, also where folding makes two of one", async () => {
    await sql`update users set surname = 'Strauß' where id = ${adopter.id}`.execute(shelter.db);
    await sql`update animals set name = '%_' where id = ${animal}`.execute(shelter.db);
    const found = await Promise.all(
      ["ß", "ss", "auß", "%", "_", "%_", "O", "ą", "sz", "xß"].map(async (q) =>
        (await listed(`/api/adoptions?q=${encodeURIComponent(q)}&pageSize=100`)).items.some(
          ({ animalId }: { animalId: number }) => animalId === animal,
        ),
      ),
    );
    expect(found).toEqual([true, true, true, true, true, true, true, true, false, false]);
  });

  it("finds a letter by what it says now", async () => {
    const add = (subject: string) =>
      sql`insert into letters (recipient, subject, text, html) values ('ewa@post.test', ${subject}, '', '')`.execute(
        shelter.db,
      );
    await add("Żółta qx");
    await add("Another");
    expect((await listed("/api/outbox?q=zolta")).totalCount).toBe(1);
    expect((await listed("/api/outbox?q=qx")).items).toEqual([expect.objectContaining({ subject: "Żółta qx" })]);
    expect((await listed("/api/outbox?q=ewa@post")).totalCount).toBe(2);
    await sql`update letters set recipient = '', subject = '' where subject = 'Żółta qx'`.execute(shelter.db);
    expect((await listed("/api/outbox?q=qx")).totalCount).toBe(0);
    expect((await listed("/api/outbox?q=ewa@post")).totalCount).toBe(1);
    await truthOf();
    await sql`delete from letters where subject = 'Another'`.execute(shelter.db);
    expect((await listed("/api/outbox?q=ewa@post")).totalCount).toBe(0);
    await truthOf();
  });

  it("counts each archived and restored user, and each animal by its status", async () => {
    const { totalCount: users } = await listed("/api/users");
    const archived = await buildUser(shelter.db);
    expect((await listed("/api/users")).totalCount).toBe(users + 1);
    expect((await admin.client.delete(`/api/users/${archived}`)).statusCode).toBeLessThan(300);
    expect((await listed("/api/users")).totalCount).toBe(users);
    const byEmail = await listed("/api/users?sort=email&pageSize=100");
    expect(byEmail).toMatchObject({ totalCount: users, items: { length: users } });
    await sql`update users set closed_at = now() where id = ${await buildUser(shelter.db)}`.execute(shelter.db);
    expect(await listed("/api/users?sort=email&pageSize=100")).toEqual(byEmail);
    const { availableAnimals } = await listed("/api/dashboard");
    await sql`update animals set status = 'Reserved' where id = ${animal}`.execute(shelter.db);
    expect((await listed("/api/dashboard")).availableAnimals).toBe(availableAnimals - 1);
    await truthOf();
  });

  it("sorts users by the number of their adoptions", async () => {
    expect((await apply(adopter, await buildAnimal(shelter.db))).statusCode).toBe(201);
    const { items } = await listed("/api/users?sort=-adoptions");
    expect(items[0]).toMatchObject({ id: adopter.id, adoptionIds: [expect.any(Number), expect.any(Number)] });
    await truthOf();
  });

  it("is exact with many writers at once, none of whom waits for another, and without what is rolled back", async () => {
    const { totalCount } = await listed("/api/adoptions");
    const first = await shelter.pool.connect();
    const add = `insert into letters (recipient, subject, text, html) values ('a@b.test', 'Hello', '', '')`;
    const { totalCount: letters } = await listed("/api/outbox");
    try {
      await first.query("begin");
      await first.query(add);
      // Would wait for ever if both counted in one row.
      await Promise.all([1, 2, 3].map(() => shelter.pool.query(add)));
      expect((await listed("/api/outbox")).totalCount).toBe(letters + 3);
      await first.query("rollback");
    } finally {
      first.release();
    }
    expect((await listed("/api/outbox")).totalCount).toBe(letters + 3);
    const animals = await Promise.all([1, 2, 3, 4].map(() => buildAnimal(shelter.db)));
    const answers = await Promise.all(animals.map((id) => apply(adopter, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect((await listed("/api/adoptions")).totalCount).toBe(totalCount + 4);
    await truthOf();
  });

  it("knows donations by status, and the sum of the completed ones", async () => {
    const add = (name: string, status: string, grosze: number) =>
      sql`insert into donations (ext_order_id, amount_grosze, status, is_test, created_at, settled_at)
        values (${name}, ${grosze}, ${status}, false, now(), ${status === "PENDING" ? null : new Date()})`.execute(
        shelter.db,
      );
    await add("one", "PENDING", 5000);
    await add("two", "COMPLETED", 7000);
    await sql`update donations set status = 'COMPLETED', settled_at = now() where ext_order_id = 'one'`.execute(
      shelter.db,
    );
    await add("three", "FAILED", 100);
    expect(await listed("/api/donations")).toMatchObject({ totalCount: 3, completedGrosze: 12_000 });
    expect((await listed("/api/donations?status=COMPLETED")).totalCount).toBe(2);
    expect((await listed("/api/donations?status=PENDING")).totalCount).toBe(0);
    await truthOf();
    await sql`delete from donations`.execute(shelter.db);
    expect(await listed("/api/donations")).toMatchObject({ totalCount: 0, completedGrosze: 0 });
    await truthOf();
  });
});
