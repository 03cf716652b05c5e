import fc from "fast-check";
import { expect, test } from "vitest";
import { INTAKE_TYPES, OUTCOME_TYPES } from "../../../../src/contract/animals/stays.ts";
import type {
  DayPopulation,
  MonthStatistics,
  StatisticsSummary,
} from "../../../../src/contract/overview/statistics.ts";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, removeStays } from "../../support/builders.ts";
import { anEmployee } from "../../support/people.ts";
import { addRows } from "../../support/rows.ts";

const shelter = await startAppForFile();
const staff = (await anEmployee(shelter)).client;

const FROM = "2026-02-10";
const TO = "2026-05-20";
const dayAfter = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
const isLive = (type: string) => type !== "dead_on_arrival";

/** A life: how old the animal is at its first intake, and how many days it is away and here in turns; -1 is for ever. */
const life = fc.record({
  type: fc.constantFrom("Dog" as const, "Cat" as const),
  ageInDays: fc.constantFrom(0, 100, 150, 160, 3000),
  turns: fc.array(
    fc.record({
      away: fc.integer({ min: 0, max: 60 }),
      here: fc.oneof(
        { arbitrary: fc.integer({ min: 0, max: 70 }), weight: 6 },
        { arbitrary: fc.constant(-1), weight: 1 },
      ),
      intake: fc.constantFrom(...INTAKE_TYPES.filter(isLive)),
      outcome: fc.constantFrom(...OUTCOME_TYPES.filter(isLive)),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});
type Life = typeof life extends fc.Arbitrary<infer L> ? L : never;

async function live({ type, ageInDays, turns }: Life): Promise<void> {
  const first = turns[0]?.away ?? 0;
  const animal_id = await buildAnimal(shelter.db, { type, born_on: dayAfter(first - ageInDays) });
  await removeStays(shelter.db, animal_id);
  let day = 0;
  for (const { away, here, intake, outcome } of turns) {
    // At least a day between stays of no night, which the database would number.
    day += away + (here === 0 ? 1 : 0);
    const end = here < 0 ? undefined : { outcome_on: dayAfter(day + here), outcome_type: outcome };
    const stay = { animal_id, intake_on: dayAfter(day), intake_type: intake, ...end };
    await addRows(shelter.db, "stays", stay as never);
    if (here < 0) return;
    day += here + 1;
  }
}

const get = async <T>(path: string): Promise<T> =>
  (await staff.get(`/api/statistics/${path.includes("?") ? path : `${path}?`}&from=${FROM}&to=${TO}`)).json();
const read = async (filter: string) => ({
  summary: await get<StatisticsSummary>(`summary?${filter}`),
  months: (await get<{ items: MonthStatistics[] }>(`months?${filter}`)).items,
  days: (await get<{ items: DayPopulation[] }>(`population?${filter}`)).items,
});
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);

type Figures = Awaited<ReturnType<typeof read>>;

/** Begin + intakes - outcomes = end, in every month, and days and months add up to the period. */
function expectBalance({ summary, months, days }: Figures): void {
  for (const { begin, liveIntakes, outcomes, end } of months) expect(begin + liveIntakes - outcomes).toBe(end);
  expect(months.map(({ begin }) => begin)).toEqual([
    summary.population.begin,
    ...months.slice(0, -1).map(({ end }) => end),
  ]);
  expect(months.at(-1)?.end).toBe(summary.population.end);
  expect(days.at(-1)?.count).toBe(summary.population.end);
  expect(sum(days.map(({ count }) => count))).toBe(summary.animalDays);
  expect(sum(months.map(({ liveIntakes }) => liveIntakes))).toBe(summary.liveIntakes);
  expect(sum(months.map(({ outcomes }) => outcomes))).toBe(summary.outcomes);
}

/** Animals grow up in the shelter, so that one age class does not balance alone; together the classes are all animals. */
function expectWhole(all: Figures, classes: readonly Figures[]): void {
  for (const figure of ["liveIntakes", "outcomes", "animalDays"] as const) {
    expect(sum(classes.map(({ summary }) => summary[figure]))).toBe(all.summary[figure]);
  }
  const days = all.days.map((_day, n) => sum(classes.map((one) => one.days[n]?.count ?? 0)));
  expect(days).toEqual(all.days.map(({ count }) => count));
  const ends = all.months.map((_month, n) => sum(classes.map(({ months }) => months[n]?.end ?? 0)));
  expect(ends).toEqual(all.months.map(({ end }) => end));
}

test("whatever lives animals lead, who was there, who came and who went add up, in every month and with every filter", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: 3, maxLength: 12 }), async (lives) => {
      await removeStays(shelter.db);
      for (const one of lives) await live(one);
      const all = await read("");
      expectBalance(all);
      for (const filter of ["type=Dog", "type=Cat", "intakeType=stray", "intakeType=adoption_return&type=Cat"]) {
        expectBalance(await read(filter));
      }
      expectWhole(all, await Promise.all(["young", "adult", "unknown"].map((name) => read(`ageClass=${name}`))));
    }),
    { numRuns: 12, seed: 20_261_122, endOnFailure: true },
  );
});
