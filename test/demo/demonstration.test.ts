import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "../../demo/accounts.ts";
import { seedDemonstration } from "../../demo/demonstration.ts";
import { verifyPassword } from "../../src/server/accounts/password.ts";
import { planAllTreatments } from "../../src/server/animals/treatments/treatment.planning.ts";
import { isDemonstration } from "../../src/server/database/demonstration.marks.ts";
import { startApp, type TestApp } from "../server/support/app.ts";

let shelter: TestApp;
beforeAll(async () => {
  shelter = await startApp();
  await seedDemonstration(shelter.deps);
});
afterAll(() => shelter.close());

const get = async (path: string) => (await shelter.app.inject(path)).json();
const rows = async <T = Record<string, unknown>>(text: string): Promise<T[]> =>
  (await sql<T>`${sql.raw(text)}`.execute(shelter.db)).rows;

describe("the demonstration shelter", () => {
  test("has as many records of each kind as rules §8 says", async () => {
    const [counts] = await rows(`select
      (select count(*)::int from animals where main_photo_id is not null) as animals, (select count(*)::int from animal_groups) as groups,
      (select count(*)::int from employees) as employees, (select count(*)::int from users) as users,
      (select count(*)::int from news) as news, (select count(*)::int from jobs) as jobs,
      (select count(*)::int from job_applications) as resumes, (select count(*)::int from resources) as resources,
      (select count(*)::int from contact_messages) as messages,
      (select count(*)::int from appointments) as appointments,
      (select count(*)::int from newsletters) as newsletters,
      (select count(*)::int from favourites) as favourites,
      (select count(*)::int from newsletter_subscribers where confirmed_at is not null) as readers`);
    expect(counts).toEqual({
      animals: 64,
      groups: 8,
      employees: 10,
      users: 40,
      news: 12,
      jobs: 5,
      resumes: 14,
      resources: 18,
      messages: 7,
      appointments: 20,
      newsletters: 2,
      favourites: 3,
      readers: 6,
    });
  });

  test("has doses as the rules plan them: given over two years, some due today, some overdue", async () => {
    expect(await planAllTreatments(shelter)).toBe(0);
    const [doses] = await rows<Record<string, number>>(`select
      count(*) filter (where state = 'given')::int as given,
      count(*) filter (where state = 'planned' and due_on = '2026-11-20')::int as today,
      count(*) filter (where state = 'planned' and due_on < '2026-11-20')::int as overdue,
      count(*) filter (where state = 'planned' and due_on < '2026-11-08')::int as "longOverdue",
      count(*) filter (where ended_with_stay)::int as aftercare from treatments`);
    const atLeast = (fewest: number) => expect.toSatisfy((count: number) => count >= fewest);
    expect(doses).toEqual({
      given: atLeast(1000),
      today: atLeast(4),
      overdue: atLeast(8),
      longOverdue: 0,
      aftercare: atLeast(100),
    });
  });

  test("is recognized as the demonstration", async () => {
    expect(await isDemonstration(shelter.db)).toBe(true);
  });

  test.each(DEMO_ACCOUNTS)("lets $email sign in", async ({ email }) => {
    const account = await shelter.db.selectFrom("accounts").selectAll().where("email", "=", email).executeTakeFirst();
    expect(await verifyPassword(account?.password_hash ?? "", DEMO_PASSWORD)).toBe(true);
  });

  test("lets nobody else sign in with the known password", async () => {
    const others = await shelter.db
      .selectFrom("accounts")
      .select("password_hash")
      .distinct()
      .where(
        "email",
        "not in",
        DEMO_ACCOUNTS.map(({ email }) => email),
      )
      .execute();
    for (const { password_hash } of others) expect(await verifyPassword(password_hash, DEMO_PASSWORD)).toBe(false);
    expect(others.length).toBeGreaterThan(0);
  });

  test("has three accounts with the roles that it names", async () => {
    const people = await rows(`select a.email, coalesce(e.is_admin, false) as "isAdmin",
        (select count(*)::int from animal_group_caretakers c where c.employee_id = e.id and c.is_main_caretaker) as main,
        (select count(*)::int from animal_group_caretakers c where c.employee_id = e.id and not c.is_main_caretaker) > 0 as other
      from accounts a left join employees e on e.account_id = a.id
      where a.email in (${DEMO_ACCOUNTS.map(({ email }) => `'${email}'`)}) order by a.email`);
    expect(people).toEqual([
      { email: "admin@shelter.example", isAdmin: true, main: 0, other: false },
      { email: "employee@shelter.example", isAdmin: false, main: 1, other: true },
      { email: "user@shelter.example", isAdmin: false, main: 0, other: false },
    ]);
  });

  test("has unread, read and answered messages, none of them in the future", async () => {
    const [states] = await rows(`select count(*) filter (where read_at is null)::int as new,
        count(*) filter (where read_at is not null and answered_at is null)::int as read,
        count(*) filter (where answered_at is not null)::int as answered,
        count(*) filter (where read_at < created_at or answered_at < read_at)::int as backwards
      from contact_messages`);
    expect(states).toEqual({ new: 3, read: 2, answered: 2, backwards: 0 });
    const future = await rows("select from contact_messages where greatest(created_at, read_at, answered_at) > now()");
    expect(future).toEqual([]);
  });

  test("shows visitors every animal that is not adopted, with a picture and all scores", async () => {
    const types = await get("/api/animal-attribute-types");
    const list = await get("/api/animals?pageSize=500");
    expect(list.totalCount).toBe(52);
    for (const animal of list.items) {
      expect(animal.mainPhotoId).not.toBeNull();
      expect(animal.mainPhotoAlt).toContain(animal.name);
      expect(animal.attributeScores).toHaveLength(types.length);
    }
  });

  test("has animals of every status, several with an appointment within a day", async () => {
    const { items } = await get("/api/animals?pageSize=500");
    const count = (status: string) => items.filter((animal: { status: string }) => animal.status === status).length;
    expect(count("Appointment")).toBeGreaterThanOrEqual(4);
    expect(count("Reserved")).toBe(3);
    expect(count("Available")).toBeGreaterThan(30);
    expect(
      await rows("select count(*)::int as n from animals where status = 'Adopted' and main_photo_id is not null"),
    ).toEqual([{ n: 8 }]);
  });

  test("has a past of two years: animals that came, left in every way, and some that were brought back", async () => {
    const [past] = await rows(`select count(*)::int as stays, count(distinct outcome_type)::int as outcomes,
        count(distinct intake_type)::int as intakes, count(*) filter (where intake_type = 'adoption_return')::int as returns,
        count(distinct date_trunc('month', intake_on))::int as months, min(intake_on) < now() - interval '2 years' as "isOld"
      from stays where outcome_on is not null`);
    expect(past).toMatchObject({ outcomes: 8, intakes: 7, isOld: true });
    expect(past?.stays).toBeGreaterThan(200);
    expect(past?.returns).toBeGreaterThan(8);
    expect(past?.months).toBeGreaterThanOrEqual(24);
  });

  test("has a house: units that are empty, half full and over full, animals in foster homes, on trial and on hold", async () => {
    const [house] = await rows(`select count(*)::int as units, count(*) filter (where n = 0)::int as empty,
        count(*) filter (where n between 1 and capacity - 1)::int as free, count(*) filter (where n > capacity)::int as over
      from (select u.capacity, (select count(*) from unit_stays as h where h.unit_id = u.id and h.until is null) as n
        from units as u) as u`);
    expect(Object.entries(house ?? {}).filter(([, count]) => Number(count) < 1)).toEqual([]);
    const away = await rows(
      "select kind, count(*)::int as n from placements where until_on is null group by 1 order by 1",
    );
    expect(away).toEqual([
      { kind: "foster", n: 3 },
      { kind: "trial_adoption", n: 1 },
      { kind: "vet", n: 1 },
    ]);
    expect(await rows("select name from animals where status = 'InCare' order by name")).toEqual(
      ["Bez", "Dżin", "Sprężyna", "Wiatrak"].map((name) => ({ name })),
    );
    const astray = await rows(`select a.name from animals as a join stays as s on s.animal_id = a.id and s.is_open
      where not exists (select from unit_stays as h where h.stay_id = s.id and h.until is null)
        and not exists (select from placements as p where p.stay_id = s.id and p.until_on is null)`);
    expect(astray).toEqual([]);
    const wrong = await rows(`select a.name from animals as a join lateral (
      select kg from weights as w where w.animal_id = a.id order by weighed_on desc limit 1) as w on w.kg <> a.weight_kg`);
    expect(wrong).toEqual([]);
  });

  test("serves every picture, the main one first", async () => {
    const broken = await rows(`select a.name from animals a
      where a.status not in ('Adopted', 'Left')
      and not exists (select from photos p where p.id = a.main_photo_id and p.animal_id = a.id and p.position = 0)`);
    expect(broken).toEqual([]);
    const [photo] = await rows<{ id: number }>("select id from photos where animal_id is null limit 1");
    expect((await shelter.app.inject(`/photos/${photo?.id}?w=320`)).statusCode).toBe(200);
  });

  test("has a main caretaker in every group but one, which has other caretakers", async () => {
    const groups = await rows(`select count(*) filter (where is_main_caretaker)::int as main, count(*)::int as all
      from animal_group_caretakers group by animal_group_id order by 1`);
    expect(groups.map(({ main }) => main)).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
    expect(groups[0]?.all).toBe(2);
  });

  test("has no future appointment for an adopted animal, and none before an animal arrived", async () => {
    const wrong = await rows(`select a.name from appointments p join animals a on a.id = p.animal_id
      where p.date_of_appointment < a.arrival_date
         or (a.status = 'Adopted' and p.date_of_appointment >
             (select min(closed_at) from adoptions d where d.animal_id = a.id and d.outcome = 'completed'))`);
    expect(wrong).toEqual([]);
  });

  test("has job applications in every status, one of them on paper", async () => {
    const states =
      await rows(`select application_status as status, count(*) filter (where account_id is null)::int as paper
      from job_applications group by 1 order by 1`);
    expect(states.map(({ status }) => status)).toEqual(["Approved", "Pending", "Rejected"]);
    expect(states.some(({ paper }) => Number(paper) > 0)).toBe(true);
  });

  test("has at least twelve test donations, in every status, and one that can be paid", async () => {
    const states = await rows("select status, count(*)::int as n from donations where is_test group by 1 order by 1");
    expect(states.map(({ status }) => status)).toEqual(["CANCELED", "COMPLETED", "FAILED", "PENDING"]);
    expect(states.reduce((sum, { n }) => sum + Number(n), 0)).toBeGreaterThanOrEqual(12);
    const payable =
      await rows(`select d.status from donations d join sandbox_orders o on o.order_id = d.provider_order_id
      and o.ext_order_id = d.ext_order_id and o.total_amount = d.amount_grosze and o.status = 'PENDING'`);
    expect(payable).toEqual([{ status: "PENDING" }]);
  });

  test("has a monthly gift of its user, whose card the sandbox has saved; the next charge is to come", async () => {
    const gifts = await rows(`select a.email, g.is_test as test, c.behaviour,
        (select jsonb_agg(jsonb_build_array(d.gift_try, d.status) order by d.id) from donations d
         where d.monthly_gift_id = g.id) as given, g.work_at > '${shelter.clock.now().toISOString()}' as waits
      from monthly_gifts g join accounts a on a.id = g.account_id
      join sandbox_cards c on c.customer = g.customer_key::text`);
    expect(gifts).toMatchObject([
      {
        email: "user@shelter.example",
        test: true,
        behaviour: "good",
        waits: true,
        given: [
          [0, "COMPLETED"],
          [1, "COMPLETED"],
        ],
      },
    ]);
  });

  test("has no record that was created in the future", async () => {
    const tables = [
      "accounts",
      "users",
      "employees",
      "animals",
      "adoptions",
      "news",
      "jobs",
      "job_applications",
      "newsletters",
    ];
    const { now } = shelter.clock;
    for (const table of [...tables, "appointments", "resources", "donations"]) {
      const late = await rows(`select id from ${table} where created_at > '${now().toISOString()}'`);
      expect({ table, late }).toEqual({ table, late: [] });
    }
    expect(await rows(`select id from adoption_history where at > '${now().toISOString()}'`)).toEqual([]);
  });
});
