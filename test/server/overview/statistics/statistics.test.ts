import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { startAppForFile } from "../../support/app.ts";
import { buildAnimal, removeStays } from "../../support/builders.ts";
import { anAdmin, anEmployee } from "../../support/people.ts";
import { addRows } from "../../support/rows.ts";

type Lived = [intakeOn: string, intakeType: string, outcomeOn?: string, outcomeType?: string, condition?: string];

/** An animal with just these stays. */
async function lived(given: Parameters<typeof buildAnimal>[1], ...stays: Lived[]): Promise<number> {
  const id = await buildAnimal(shelter.db, given);
  await removeStays(shelter.db, id);
  for (const [intake_on, intake_type, outcome_on, outcome_type, outcome_condition = "unknown"] of stays) {
    const values = { animal_id: id, intake_on, intake_type, outcome_on, outcome_type, outcome_condition };
    await addRows(shelter.db, "stays", values as never);
  }
  return id;
}

/** Today is 20 November 2026. In 2026, from January to June, with every edge of rules §14. */
const shelter = await startAppForFile();
const staff = (await anEmployee(shelter)).client;
const adult = { born_on: "2020-01-01" };
await lived(
  adult,
  ["2025-12-20", "stray", "2026-01-10", "adoption"],
  ["2026-02-09", "adoption_return", "2026-02-09", "adoption"],
  ["2026-02-09", "stray"],
);
await lived(adult, ["2026-01-01", "stray", "2026-01-01", "return_to_owner"]); // in and out on the first day
await lived(adult, ["2025-11-01", "stray", "2026-01-01", "return_to_owner"]); // taken in before
await lived(adult, ["2026-06-30", "owner_surrender", "2026-07-01", "transfer_out"]); // in on the last day
await lived(adult, ["2025-01-01", "stray", "2025-12-31", "adoption"]); // out on the day before
await lived({ ...adult, type: "Cat" }, [
  "2026-03-01",
  "owner_requested_euthanasia",
  "2026-03-02",
  "euthanasia",
  "unhealthy_untreatable",
]);
await lived({ ...adult, type: "Cat" }, [
  "2026-03-01",
  "owner_requested_euthanasia",
  "2026-03-05",
  "euthanasia",
  "healthy",
]);
await lived(
  adult,
  ["2026-03-10", "owner_requested_euthanasia", "2026-04-10", "adoption"],
  ["2026-05-11", "stray", "2026-05-20", "lost"],
); // back on the 31st day
await lived({ born_on: "2026-01-31" }, ["2026-03-01", "born_in_care", "2026-06-30", "died"]); // five months old on the last day
await lived({ born_on: "2026-02-01", type: "Cat" }, ["2026-02-01", "born_in_care", "2026-06-30", "adoption"]); // a day younger
await lived(adult, ["2026-04-01", "dead_on_arrival", "2026-04-01", "dead_on_arrival"]);
await lived({ ...adult, archived_at: new Date() }, ["2026-04-01", "stray", "2026-04-02", "died"]); // a mistake

const get = async (path: string) => (await staff.get(`/api/statistics/${path}`)).json();
const HALF = "from=2026-01-01&to=2026-06-30";

describe("the summary", () => {
  test("counts what is in the period, whatever the other end of the stay", async () => {
    expect(await get(`summary?${HALF}&against=none`)).toEqual({
      from: "2026-01-01",
      to: "2026-06-30",
      liveIntakes: 10,
      intakesByType: {
        stray: 3,
        adoption_return: 1,
        owner_surrender: 1,
        owner_requested_euthanasia: 3,
        born_in_care: 2,
      },
      intakesByReason: [],
      outcomes: 10,
      outcomesByReason: [],
      outcomesByType: { adoption: 4, return_to_owner: 2, euthanasia: 2, lost: 1, died: 1 },
      deadOnArrival: 1,
      rates: {
        liveRelease: { numerator: 6, denominator: 10, percent: 60 },
        // One of the two animals that were put to sleep at their owner's request could have been treated.
        asilomar: { numerator: 6, denominator: 7, percent: 85.71 },
        aliveOrDead: { numerator: 6, denominator: 9, percent: 66.67 },
        save: { numerator: 5, denominator: 7, percent: 71.43 },
        livePerIntake: { numerator: 6, denominator: 10, percent: 60 },
        returnToOwner: { numerator: 2, denominator: 3, percent: 66.67 },
      },
      // Days: 21, 0, 0, 61, 1, 4, 31, 9, 121, 149.
      lengthOfStay: {
        count: 10,
        mean: 39.7,
        median: 15,
        p90: 123.8,
        toAdoption: { count: 4, mean: 50.25, median: 26, p90: 113.6 },
        // Nobody was away.
        inShelter: { count: 10, mean: 39.7, median: 15, p90: 123.8 },
      },
      // Back after 30 days, and on the same day as a stray; the other two in time were not back at all, or too late.
      returns30: { returned: 1, backForAnyReason: 2, adoptions: 4, tooYoung: 0, percent: 25 },
      population: { begin: 2, end: 2 },
      // 9 + 0 + 0 + 142 (of the first animal), 0, 0, 1, 1, 4, 31, 9, 121, 149.
      animalDays: 467,
    });
  });

  test("stands beside the same days of the year before, or beside the months right before when they are asked for", async () => {
    const { previous, ...figures } = await get(`summary?${HALF}`);
    expect(figures).toEqual(await get(`summary?${HALF}&against=none`));
    expect(previous).toEqual(await get("summary?from=2025-01-01&to=2025-06-30&against=none"));
    const spanBefore = (await get(`summary?${HALF}&against=span&type=Dog`)).previous;
    expect(spanBefore).toEqual(await get("summary?from=2025-07-01&to=2025-12-31&against=none&type=Dog"));
    expect(spanBefore).toMatchObject({ liveIntakes: 2, outcomes: 1, population: { end: 2 } });
  });

  test("counts the reasons of each kind in the reader's language, own words together", async () => {
    const named = sql<number>`(select id from intake_reasons where name = 'Allergy')`;
    const ended = sql<number>`(select id from outcome_reasons where name = 'Severe injury')`;
    const stay = { intake_on: "2023-03-01", intake_type: "owner_surrender", outcome_on: "2023-03-02" } as const;
    const adopted = { ...stay, outcome_type: "adoption" } as const;
    for (const values of [
      { ...adopted, intake_reason_id: named },
      { ...adopted, intake_reason_id: named, intake_reason: "The child sneezes" },
      { ...adopted, intake_reason: "We emigrate" },
      adopted,
      { ...stay, outcome_type: "euthanasia", outcome_reason_id: ended } as const,
    ])
      await addRows(shelter.db, "stays", { ...values, animal_id: await lived(adult) });
    const { client, id } = await anAdmin(shelter);
    await client.put(`/api/employees/${id}`, { language: "pl" });
    const year = "summary?from=2023-01-01&to=2023-12-31";
    expect(await get(year)).toMatchObject({
      intakesByReason: [
        { type: "owner_surrender", reason: "Allergy", count: 2 },
        { type: "owner_surrender", reason: null, count: 1 },
      ],
      outcomesByReason: [{ type: "euthanasia", reason: "Severe injury", count: 1 }],
    });
    const lines = (await client.get(`/api/statistics/${year}&format=csv`)).body
      .split("\r\n")
      .filter((line) => /: .*: /.test(line));
    expect(lines.map((line) => line.replace(/^.*: |,+$/g, ""))).toEqual([
      "Alergia,2",
      "własnymi słowami,1",
      "Ciężki uraz,1",
    ]);
  });

  test("says nothing of rates without a denominator", async () => {
    const empty = await get("summary?from=2010-01-01&to=2010-01-31");
    expect(empty).toMatchObject({ liveIntakes: 0, intakesByType: {}, animalDays: 0, population: { begin: 0, end: 0 } });
    expect(empty.rates.liveRelease).toEqual({ numerator: 0, denominator: 0, percent: null });
    expect(empty.lengthOfStay).toMatchObject({ count: 0, mean: null, median: null, p90: null });
    expect(empty.returns30.percent).toBeNull();
  });

  test.each([
    ["type=Cat", 3, 3],
    ["intakeType=stray", 3, 4],
    ["ageClass=young", 2, 1],
    ["ageClass=adult", 8, 9],
    ["ageClass=unknown", 0, 0],
    ["type=Cat&ageClass=young", 1, 1],
  ])("with %s has %i intakes and %i outcomes", async (filter, intakes, outcomes) => {
    const { liveIntakes, outcomes: ended } = await get(`summary?${HALF}&${filter}`);
    expect([liveIntakes, ended]).toEqual([intakes, outcomes]);
  });

  test("does not judge adoptions of the last 30 days", async () => {
    shelter.clock.set(new Date("2026-07-29T11:00:00Z"));
    const { returns30 } = await get(`summary?${HALF}`);
    expect(returns30).toEqual({ returned: 1, backForAnyReason: 2, adoptions: 3, tooYoung: 1, percent: 33.33 });
    shelter.clock.set(new Date("2026-11-20T11:00:00Z"));
  });
});

describe("months and days", () => {
  test("every month is a row, and each begins where the one before ended", async () => {
    const { items } = await get(`months?${HALF}`);
    expect(
      items.map(({ month, begin, liveIntakes, outcomes, end }: Record<string, unknown>) => [
        month,
        begin,
        liveIntakes,
        outcomes,
        end,
      ]),
    ).toEqual([
      ["2026-01", 2, 1, 3, 0],
      ["2026-02", 0, 3, 1, 2],
      ["2026-03", 2, 4, 2, 4],
      ["2026-04", 4, 0, 1, 3],
      ["2026-05", 3, 1, 1, 3],
      ["2026-06", 3, 1, 2, 2],
    ]);
    expect(items[0].liveRelease).toEqual({ numerator: 3, denominator: 3, percent: 100 });
  });

  test.each([
    ["week", 26, ["2026-01-01", "2026-01-07", 2, 1, 2, 1], ["2026-06-25", "2026-06-30", 3, 1, 2, 2]],
    ["day", 181, ["2026-01-01", "2026-01-01", 2, 1, 2, 1], ["2026-06-30", "2026-06-30", 3, 1, 2, 2]],
    ["month", 6, ["2026-01-01", "2026-01-31", 2, 1, 3, 0], ["2026-06-01", "2026-06-30", 3, 1, 2, 2]],
  ])("by %s, half a year is %i steps that go on where the one before ended", async (by, count, first, last) => {
    const { items } = await get(`flow?${HALF}&by=${by}`);
    expect(items).toHaveLength(count);
    const shown = [items[0], items.at(-1)].map(({ from, to, begin, liveIntakes, outcomes, end }) => [
      from,
      to,
      begin,
      liveIntakes,
      outcomes,
      end,
    ]);
    expect(shown).toEqual([first, last]);
    expect(items.slice(1).map(({ begin }: { begin: number }) => begin)).toEqual(
      items.slice(0, -1).map(({ end }: { end: number }) => end),
    );
    const file = await staff.get(`/api/statistics/flow?${HALF}&by=${by}&format=csv`);
    expect(file.headers["content-disposition"]).toContain(`statistics-${by}s-2026-01-01-2026-06-30.csv`);
    expect(file.body.split("\r\n")[1]).toMatch(new RegExp(`^${first.slice(0, 4).join(",")},`));
  });

  test("a step that the period cuts has only its days", async () => {
    const { items } = await get("flow?from=2026-01-10&to=2026-02-08&by=month");
    expect(items).toMatchObject([
      { from: "2026-01-10", to: "2026-01-31", outcomes: 1 },
      { from: "2026-02-01", to: "2026-02-08", liveIntakes: 1 },
    ]);
  });

  test("an animal is there at the end of a day from its intake until the day before its outcome", async () => {
    const { items } = await get("population?from=2025-12-31&to=2026-01-11");
    expect(items.map(({ count }: { count: number }) => count)).toEqual([2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]);
    expect(items[0].day).toBe("2025-12-31");
  });
});

describe("what is asked", () => {
  test.each([
    ["from=2026-02-01&to=2026-01-31", "to", "The last day cannot be before the first."],
    ["from=2006-01-01&to=2026-01-02", "to", "Ask for at most 20 years."],
    ["from=2026-02-30&to=2026-03-31", "from", "Use a day as YYYY-MM-DD."],
    ["from=2026-01-01", "to", "Use a day as YYYY-MM-DD."],
    ["from=2026-01-01&to=2026-01-31&ageClass=old", "ageClass", "ageClass must be one of young, adult, unknown."],
  ])("%s is refused at %s", async (query, field, text) => {
    for (const path of ["summary", "flow", "months", "population"]) {
      const answer = await staff.get(`/api/statistics/${path}?${query}`);
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, errors: [text] }]]);
    }
  });

  test("twenty years are answered day by day", async () => {
    expect((await get("population?from=2006-01-01&to=2025-12-31")).items).toHaveLength(7305);
  });

  test("CSV files have the same numbers, with each rate's parts and its formula in words", async () => {
    const file = await staff.get(`/api/statistics/summary?${HALF}&format=csv`);
    expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(file.headers["content-disposition"]).toBe('attachment; filename="statistics-2026-01-01-2026-06-30.csv"');
    const lines = file.body.split("\r\n");
    expect(lines[0]).toBe("\uFEFFFigure,Value,Numerator,Denominator,Formula");
    expect(lines).toContain("Live release rate (%),60,6,10,live outcomes / all outcomes");
    const months = (await staff.get(`/api/statistics/months?${HALF}&format=csv`)).body.split("\r\n");
    expect(months).toHaveLength(7);
    expect(months[1]).toMatch(/^2026-01,2,1,.*,0,100,3,3$/);
    const days = await staff.get("/api/statistics/population?from=2026-01-01&to=2026-01-02&format=csv");
    expect(days.body).toBe("\uFEFFDay,Animals\r\n2026-01-01,1\r\n2026-01-02,1");
  });
});
