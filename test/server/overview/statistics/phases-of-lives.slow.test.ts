import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { WAIT_PHASES } from "../../../../src/contract/animals/wait-phases.ts";
import type { PhaseStatistics, StayPhases } from "../../../../src/contract/overview/phases.ts";
import { keepAnswers } from "../../../../src/server/overview/waiting/wait.answers.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, buildUser, removeStays } from "../../support/builders.ts";
import { anEmployee } from "../../support/people.ts";
import { rowOf } from "../../support/rows.ts";

const shelter = await startAppForFile();
const { db } = shelter;
const staff = (await anEmployee(shelter)).client;

/** The lives are led from 1 March 2026, in which both changes of the clock lie, until today, 20 November. */
const DAYS = 264;
const dayAfter = (days: number) => new Date(Date.UTC(2026, 2, 1 + days)).toISOString().slice(0, 10);
const TODAY = dayAfter(DAYS);
/** Moments just before and after the shelter's midnight as well. */
const momentAt = (days: number, minutes: number) => new Date(Date.UTC(2026, 2, 1 + days, 0, minutes));

const byName = (one: { phase: string }, other: { phase: string }) => one.phase.localeCompare(other.phase);

const KINDS = [
  "hold",
  "lifted",
  "foster",
  "vet",
  "operation",
  "exam",
  "visit",
  "cancelled",
  "adoption",
  "profile",
] as const;
const span = { from: fc.integer({ min: -20, max: DAYS }), days: fc.integer({ min: 0, max: 40 }) };
const fact = fc.record({
  kind: fc.constantFrom(...KINDS),
  ...span,
  minutes: fc.constantFrom(0, 30, 90, 600, 1290, 1350, 1439),
  isOpen: fc.boolean(),
  choice: fc.nat({ max: 5 }),
});
type Fact = typeof fact extends fc.Arbitrary<infer F> ? F : never;

/** A life: days away and here in turns, -1 for until today and on; with facts that may also lie in the days away. */
const life = fc.record({
  type: fc.constantFrom("Dog" as const, "Cat" as const),
  turns: fc.array(
    fc.record({
      away: fc.integer({ min: 0, max: 60 }),
      here: fc.oneof(fc.integer({ min: 0, max: 70 }), fc.constant(-1)),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  facts: fc.array(fact, { maxLength: 14 }),
  isProfileKnown: fc.boolean(),
});
type Life = typeof life extends fc.Arbitrary<infer L> ? L : never;

/** @returns the animal and its stays, of which more can be recorded */
async function live({ type, turns, facts, isProfileKnown }: Life): Promise<{ animal: number; stays: number[] }> {
  const animal = await buildAnimal(db, { type });
  await removeStays(db, animal);
  if (!isProfileKnown) await sql`delete from profile_times where animal_id = ${animal}`.execute(db);
  const stays: number[] = [];
  let day = 0;
  for (const { away, here } of turns) {
    day += away + (here === 0 ? 1 : 0);
    if (day + here > DAYS) break;
    const outcome = here < 0 ? [null, null] : [dayAfter(day + here), "adoption"];
    const added = await sql<{
      id: number;
    }>`insert into stays (animal_id, intake_on, intake_type, outcome_on, outcome_type)
      values (${animal}, ${dayAfter(day)}, 'stray', ${outcome[0]}, ${outcome[1]}) returning id`.execute(db);
    stays.push(added.rows[0]?.id as number);
    if (here < 0) break;
    day += here;
  }
  for (const one of facts) await record(one, animal, stays);
  return { animal, stays };
}

const user = await buildUser(db);
const kindOf = async (category: string) => (await rowOf(db, "treatment_kinds", { category: category as never })).id;
const [operation, exam] = [await kindOf("surgery"), await kindOf("exam")];

type Row = Record<string, unknown>;
const add = (table: string, row: Row) =>
  db
    .insertInto(table as never)
    .values(row as never)
    .onConflict((twice) => twice.doNothing())
    .execute();

type Told = Fact & { animal: number; stay_id: number; at: Date; end: Date };
const kindOfHold = ({ choice }: Told) => ["stray", "quarantine", "medical", "court"][choice % 4];

const placement = async ({ kind, stay_id, from, days, isOpen, at, end }: Told) => {
  const over = isOpen ? {} : { until_on: dayAfter(from + days), ended_at: end };
  await add("placements", { stay_id, kind, from_on: dayAfter(from), recorded_at: at, ...over });
};
const treatment = ({ animal, stay_id, at }: Told, more: Row) =>
  add("treatments", { animal_id: animal, stay_id, recorded_at: at, ...more });
const visit = ({ animal, from, days, choice, minutes, at }: Told, more: Row) => {
  const times = { booked_at: at, told_at: at, starts_at: momentAt(from + days + choice, minutes), minutes: 45 };
  return add("visits", { kind: "visit", animal_id: animal, user_id: user, ...times, ...more });
};

async function adoption({ animal, stay_id, from, minutes, isOpen, choice, at, end }: Told): Promise<void> {
  const stage_type = 1 + (choice % 4);
  const over = isOpen ? {} : { outcome: "rejected", stage_status: 3, closed_at: end };
  const asked = await db
    .insertInto("adoptions")
    .values({
      animal_id: animal,
      stay_id,
      user_id: user,
      application_letter: "",
      created_at: at,
      stage_type,
      ...over,
    } as never)
    .onConflict((twice) => twice.doNothing())
    .returning("id")
    .executeTakeFirst();
  for (let type = 1; asked && type <= stage_type; type += 1) {
    const isLast = type === stage_type;
    const closed_at = isLast ? (isOpen ? null : end) : momentAt(from + type, minutes);
    await add("adoption_stages", {
      adoption_id: asked.id,
      type,
      opened_at: momentAt(from + type - 1, minutes),
      closed_at,
    });
  }
}

/** How each fact is recorded. */
const RECORD: Readonly<Record<Fact["kind"], (told: Told) => Promise<unknown>>> = {
  hold: (told) =>
    add("holds", {
      stay_id: told.stay_id,
      kind: kindOfHold(told),
      from_on: dayAfter(told.from),
      until_on: told.isOpen ? null : dayAfter(told.from + told.days + 1),
      recorded_at: told.at,
    }),
  lifted: (told) =>
    add("holds", {
      stay_id: told.stay_id,
      kind: kindOfHold(told),
      from_on: dayAfter(told.from),
      recorded_at: told.at,
      lifted_at: told.end,
    }),
  foster: placement,
  vet: placement,
  operation: (told) =>
    treatment(told, {
      kind_id: operation,
      due_on: dayAfter(told.from),
      ...(told.isOpen
        ? { state: "planned" }
        : { state: "given", given_on: dayAfter(told.from + told.days), closed_at: told.end }),
    }),
  exam: (told) => treatment(told, { kind_id: exam, state: "given", given_on: dayAfter(told.from), closed_at: told.at }),
  visit: (told) => visit(told, { state: "done" }),
  cancelled: (told) =>
    visit(told, { state: "cancelled", cancelled_by: "visitor", cancelled_at: told.isOpen ? null : told.end }),
  adoption,
  profile: ({ animal, at, isOpen, choice }) =>
    add("profile_times", { animal_id: animal, at, is_told: isOpen, is_offered: choice % 2 === 0 }),
};

/** Records a fact in one of the stays, unless the database refuses what overlaps another one. */
async function record(fact: Fact, animal: number, stays: readonly number[]): Promise<void> {
  const stay_id = stays[fact.choice % Math.max(stays.length, 1)];
  if (stay_id === undefined) return;
  const [at, end] = [momentAt(fact.from, fact.minutes), momentAt(fact.from + fact.days, fact.minutes + 1)];
  await RECORD[fact.kind]({ ...fact, animal, stay_id, at, end });
}

async function get<T>(path: string): Promise<T> {
  const answer = await staff.get(path);
  expect([answer.statusCode, answer.statusCode === 200 ? "" : answer.body]).toEqual([200, ""]);
  return answer.json();
}
const sum = (items: readonly { days: number }[]) => items.reduce((total, { days }) => total + days, 0);
const length = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** How often each phase is today's, by two ways. */
async function expectSameToday(): Promise<void> {
  const { items } = await get<PhaseStatistics>(`/api/statistics/phases?from=${TODAY}&to=${TODAY}`);
  const rounds = await get<{ items: { phase: string }[] }>("/api/waiting?pageSize=500");
  const counted = Map.groupBy(rounds.items, ({ phase }) => phase);
  expect(Object.fromEntries(items.map(({ phase, days }) => [phase, days]))).toEqual(
    Object.fromEntries([...counted].map(([phase, animals]) => [phase, animals.length])),
  );
}

async function forgetAll(): Promise<void> {
  for (const table of ["visits", "profile_times", "holds", "placements", "treatments", "adoption_stages", "adoptions"])
    await sql`delete from ${sql.table(table)}`.execute(db);
  await removeStays(db);
}

const seen = new Set<string>();

test("whatever happens in random lives, the days by phase add up to each stay's length, to each month, place and the whole", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: 2, maxLength: 8 }), async (lives) => {
      await forgetAll();
      for (const one of lives) await live(one);
      const query = `from=2026-01-01&to=${TODAY}`;
      const { items: stays } = await get<{ items: StayPhases[] }>(`/api/statistics/phases/stays?${query}&pageSize=500`);
      for (const { intakeOn, outcomeOn, phases, total } of stays) {
        expect(total).toBe(length(intakeOn, outcomeOn ?? dayAfter(DAYS + 1)));
        expect(sum(phases)).toBe(total);
        expect(new Set(phases.map(({ phase }) => phase)).size).toBe(phases.length);
      }
      const all = await get<PhaseStatistics>(`/api/statistics/phases?${query}`);
      expect(all.total).toBe(stays.reduce((total, stay) => total + stay.total, 0));
      expect(all.needless).toBe(stays.reduce((total, stay) => total + stay.needless, 0));
      expect(all.total).toBe(
        (await get<{ animalDays: number }>(`/api/statistics/summary?${query}&against=none`)).animalDays,
      );
      for (const by of ["day", "week", "month", "location"]) {
        const { items, phases, total, needless } = await get<PhaseStatistics>(
          `/api/statistics/phases?${query}&by=${by}`,
        );
        expect(phases.toSorted(byName)).toEqual(all.items.toSorted(byName));
        expect([by, sum(items), total, needless]).toEqual([by, all.total, all.total, all.needless]);
      }
      // Cut anywhere, also at a change of the clock, the parts are the whole.
      for (const cut of ["2026-03-29", "2026-06-15", "2026-10-25"]) {
        const before = await get<PhaseStatistics>(`/api/statistics/phases?from=2026-01-01&to=${dayBefore(cut)}`);
        const after = await get<PhaseStatistics>(`/api/statistics/phases?from=${cut}&to=${TODAY}`);
        expect(before.total + after.total).toBe(all.total);
        expect(before.needless + after.needless).toBe(all.needless);
      }
      const classes = await Promise.all(
        ["young", "adult", "unknown"].map((age) =>
          get<PhaseStatistics>(`/api/statistics/phases?${query}&ageClass=${age}`),
        ),
      );
      expect(classes.reduce((total, one) => total + one.total, 0)).toBe(all.total);
      await expectSameToday();
      for (const { phase } of all.items) seen.add(phase);
    }),
    { numRuns: 15, seed: 20_261_125, endOnFailure: true },
  );
  // All but the contract.
  expect(seen.size).toBe(WAIT_PHASES.length - 1);
});

/** Everything that is told of what days waited for. */
async function told(): Promise<unknown[]> {
  const query = `from=2026-01-01&to=${TODAY}`;
  const stays = await get(`/api/statistics/phases/stays?${query}&pageSize=500`);
  const groups = ["month", "location"].map((by) => get(`/api/statistics/phases?${query}&by=${by}`));
  return [stays, ...(await Promise.all(groups)), await get("/api/waiting?pageSize=500")];
}

test("what is kept of each stay is what its records say, also after they were changed, added to and deleted", async () => {
  const changes = [
    (stay: number) => sql`delete from holds where stay_id = ${stay}`,
    (stay: number) => sql`update placements set kind = 'vet' where stay_id = ${stay}`,
    (stay: number) => sql`delete from treatments where stay_id = ${stay}`,
    (stay: number) => sql`update adoption_stages set opened_at = opened_at - interval '1 day' where type = 1
      and adoption_id in (select id from adoptions where stay_id = ${stay})`,
    (stay: number) => sql`update visits set starts_at = starts_at + interval '2 days'
      where animal_id = (select animal_id from stays where id = ${stay})`,
    (stay: number) => sql`update stays set outcome_on = null, outcome_type = null where id = ${stay}
      and not exists (select from stays as later where later.animal_id = stays.animal_id and later.intake_on > stays.intake_on)`,
    (stay: number) =>
      sql`delete from stays where id = ${stay} and not exists (select from adoptions where stay_id = ${stay})`,
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.array(life, { minLength: 2, maxLength: 6 }),
      fc.array(fact, { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat({ max: changes.length - 1 }), { maxLength: 3 }),
      async (lives, facts, changed) => {
        await forgetAll();
        const lived = [];
        for (const one of lives) lived.push(await live(one));
        const derived = await told();
        await keepAnswers(shelter.deps);
        expect((await sql`select from changed_stays`.execute(db)).rows).toEqual([]);
        expect(await told()).toEqual(derived);
        for (const [at, one] of facts.entries()) {
          const { animal, stays } = lived[at % lived.length] as (typeof lived)[0];
          await record(one, animal, stays);
        }
        const stays = lived.flatMap((one) => one.stays);
        for (const [at, change] of changed.entries()) {
          const stay = stays[(at * 7) % Math.max(stays.length, 1)];
          if (stay !== undefined) await changes[change]?.(stay).execute(db);
        }
        const afterwards = await told();
        // As a server with other rules would see it: nothing is kept.
        await sql`update kept_waits_version set made_by = 'others'`.execute(db);
        expect(afterwards).toEqual(await told());
        await keepAnswers(shelter.deps);
        expect(await told()).toEqual(afterwards);
      },
    ),
    { numRuns: 12, seed: 20_261_126, endOnFailure: true },
  );
});
