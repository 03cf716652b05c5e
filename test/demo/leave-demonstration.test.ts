import { expect, test } from "vitest";
import { seedDemonstration } from "../../demo/demonstration.ts";
import { type Marks, RECORD_TABLES, readMarks } from "../../src/server/database/demonstration.marks.ts";
import { startAppForFile } from "../server/support/app.ts";
import { buildAdoption, buildAnimal, buildJob, buildNews, buildUser } from "../server/support/builders.ts";
import { signedInAs } from "../server/support/client.ts";
import { anAdmin } from "../server/support/people.ts";
import { discardingPhotoStore } from "../server/support/recording-store.ts";

const shelter = await startAppForFile({ photoStore: discardingPhotoStore() });
await seedDemonstration(shelter.deps);

async function counts(): Promise<Marks> {
  const found: Record<string, number> = {};
  for (const table of [...RECORD_TABLES, "photos"]) {
    const { rows } = await shelter.pool.query(`select count(*)::int as n from ${table}`);
    found[table] = rows[0].n;
  }
  return found;
}

test("leaving takes out what was invented, and keeps what people have typed with what it names", async () => {
  const before = await counts();
  expect(before.animals).toBeGreaterThan(50);
  const demoAdmin = await anAdminOfTheDemonstration();
  const alone = await demoAdmin.post("/api/shelter/leave-demonstration", { confirm: "Animal Shelter" });
  expect(alone.statusCode).toBe(409);
  expect(alone.json().message).toContain("Add an admin of your own first");

  const { client: admin } = await anAdmin(shelter);
  const ownAnimal = await buildAnimal(shelter.db, { name: "Burek" });
  await buildNews(shelter.db, { title: "We are open" });
  await buildJob(shelter.db, { name: "Vet" });
  const user = await buildUser(shelter.db, {});
  const invented = await shelter.db
    .selectFrom("animals")
    .select(["id", "animal_group_id"])
    .where("status", "=", "Available")
    .where("animal_group_id", "is not", null)
    .limit(1)
    .executeTakeFirstOrThrow();
  await buildAdoption(shelter.db, {
    animal_id: invented.id,
    user_id: user,
    stage_type: 1,
    stage_status: 0,
  });

  // A month later the server has charged the invented gift once more: nobody has typed that.
  const gift = shelter.db.selectFrom("monthly_gifts").select(["id", "account_id"]);
  const { id: monthly_gift_id, account_id } = await gift.executeTakeFirstOrThrow();
  const now = shelter.clock.now();
  const charge = {
    status: "COMPLETED",
    is_test: true,
    amount_grosze: 3_000,
    created_at: now,
    settled_at: now,
  } as const;
  await shelter.db
    .insertInto("donations")
    .values({ ...charge, ext_order_id: "later", gift_month: "2031-01-01", gift_try: 1, account_id, monthly_gift_id })
    .execute();

  const wrong = await admin.post("/api/shelter/leave-demonstration", { confirm: "yes" });
  expect(wrong.json().errors[0]).toEqual({
    field: "confirm",
    errors: ["Please type the shelter's name: Animal Shelter."],
  });
  expect(await counts()).toMatchObject({ users: (before.users ?? 0) + 1, news: (before.news ?? 0) + 1 });

  const isPresent = async () => (await admin.get("/api/shelter/demonstration")).json().isPresent;
  expect(await isPresent()).toBe(true);
  const left = await admin.post("/api/shelter/leave-demonstration", { confirm: "Animal Shelter" });
  expect(left.statusCode, left.body).toBe(204);
  const after = await counts();
  expect(after).toMatchObject({ users: 1, jobs: 1, adoptions: 1, animal_groups: 1, job_applications: 0, donations: 0 });
  expect(after).toMatchObject({
    appointments: 0,
    resources: 0,
    contact_messages: 0,
    monthly_gifts: 0,
    newsletters: 0,
    locations: 0,
    units: 0,
  });
  const animals = await shelter.db.selectFrom("animals").select("id").orderBy("id").execute();
  expect(animals.map(({ id }) => id)).toEqual([invented.id, ownAnimal]);
  const numbers = await shelter.db.selectFrom("register_entries").select(["year", "number"]).execute();
  expect(numbers).toHaveLength(2);
  expect(numbers.filter(({ number }) => number === 1)).toHaveLength(new Set(numbers.map(({ year }) => year)).size);
  expect((await shelter.app.inject("/animals")).body).toContain("Burek");
  expect((await admin.get("/api/auth/me")).statusCode).toBe(200);
  expect((await demoAdmin.get("/api/auth/me")).statusCode).toBe(401);
  expect(await isPresent()).toBe(false);
  expect((await admin.post("/api/shelter/leave-demonstration", { confirm: "Animal Shelter" })).statusCode).toBe(404);
  expect((await readMarks(shelter.db)).animals).toBe(ownAnimal);
});

async function anAdminOfTheDemonstration() {
  const admin = await shelter.db
    .selectFrom("accounts")
    .select("id")
    .where("email", "=", "admin@shelter.example")
    .executeTakeFirstOrThrow();
  return signedInAs(shelter, admin.id);
}
