import { sql } from "kysely";
import { expect, test } from "vitest";
import type { z } from "zod";
import { StaffReview } from "../../../src/contract/adoption/adoptions.ts";
import { VisitPlan } from "../../../src/contract/adoption/visit-plan.ts";
import { VisitMove } from "../../../src/contract/adoption/visits.ts";
import { animalRequest } from "../../../src/contract/animals/animal-form.ts";
import { weightRequest } from "../../../src/contract/animals/care.ts";
import { TreatmentRuleChange } from "../../../src/contract/animals/treatment-rules.ts";
import { UnitChange, UnitRequest } from "../../../src/contract/animals/units.ts";
import { AppointmentChange } from "../../../src/contract/calendar/appointments.ts";
import { groszeOf } from "../../../src/contract/giving/donations.ts";
import { DonationBody, MonthlyGiftBody } from "../../../src/contract/giving/gifts.ts";
import { ResourceDifference, ResourceRequest } from "../../../src/contract/giving/resources.ts";
import { JobApplicationRequest } from "../../../src/contract/people/job-applications.ts";
import { JobRequest } from "../../../src/contract/people/jobs.ts";
import { addedPhotos } from "../../../src/contract/platform/photo-form.ts";
import { RetentionChange } from "../../../src/contract/settings/retention.ts";
import { startAppForFile } from "../support/app.ts";
import { anEmployee } from "../support/people.ts";

const shelter = await startAppForFile();

type Column = { name: string; type: string; checks: string[] };
/** Columns that round or that check numbers more narrowly than 32 bits. */
const { rows: columns } = await sql<Column>`
  select a.attrelid::regclass || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    coalesce(array_agg(substring(pg_get_constraintdef(c.oid) from 'CHECK (.*)')) filter (where c.oid is not null), '{}') as checks
  from pg_attribute a
  join pg_class t on t.oid = a.attrelid and t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
  left join pg_constraint c on c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
  where a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and (a.atttypid in ('numeric'::regtype, 'smallint'::regtype)
      or a.atttypid in ('integer'::regtype, 'bigint'::regtype) and c.oid is not null)
  group by 1, 2 order by 1`.execute(shelter.db);

/** What people type into a column: schema, path of the field, and what is stored of it. */
type Typed = [schema: z.ZodType, path: (string | number)[], stored?: (typed: number) => number];
const noText = { error: () => "" };
const facts = { today: "2026-11-20", attributeTypeIds: [1] } as never;
const typed: Readonly<Record<string, Typed[]>> = {
  "adoption_questionnaires.staff_score": [[StaffReview, ["score"]]],
  "animals.weight_kg": [[animalRequest(facts), ["weight"]]],
  "appointments.minutes": [[AppointmentChange, ["minutes"]]],
  "donations.amount_grosze": [[DonationBody, ["amount"], groszeOf]],
  "job_applications.age": [[JobApplicationRequest, ["age"]]],
  "jobs.max_salary": [[JobRequest, ["maxSalary"]]],
  "jobs.min_salary": [[JobRequest, ["minSalary"]]],
  "monthly_gifts.amount_grosze": [[MonthlyGiftBody, ["monthlyAmount"], groszeOf]],
  "photos.focal_x": [[addedPhotos(9, noText, noText), [0, "focalX"]]],
  "photos.focal_y": [[addedPhotos(9, noText, noText), [0, "focalY"]]],
  "resource_changes.difference": [[ResourceDifference, ["difference"]]],
  "resources.amount": [[ResourceRequest, ["amount"]]],
  "resources.goal_grosze": [[ResourceRequest, ["goalGrosze"]]],
  "retention_periods.months": [[RetentionChange, ["months"]]],
  "treatment_rules.every_count": [[TreatmentRuleChange, ["everyCount"]]],
  "treatment_rules.from_weeks": [[TreatmentRuleChange, ["fromWeeks"]]],
  "treatment_rules.times": [[TreatmentRuleChange, ["times"]]],
  "treatment_rules.until_weeks": [[TreatmentRuleChange, ["untilWeeks"]]],
  "units.area_m2": [
    [UnitRequest, ["area"]],
    [UnitChange, ["area"]],
  ],
  "units.capacity": [
    [UnitRequest, ["capacity"]],
    [UnitChange, ["capacity"]],
  ],
  "visits.minutes": [
    [VisitPlan, ["minutes"]],
    [VisitMove, ["minutes"]],
  ],
  "weights.kg": [[weightRequest(facts), ["kg"]]],
};
/** Columns whose numbers the server counts or measures itself, or that are chosen from a few. */
const OURS = [
  /^animal_attribute_scores\.score$/,
  /^questionnaire_template_questions\.part$/,
  /^adoption(s|_history|_stages)\./,
  /^earlier_stages\.type$/,
  /^kept_waits\./,
  /^animals\.score_/,
  /^donations\.gift_try$/,
  /_refunds\.amount(_grosze)?$/,
  /^(photos|foster_reports|observations)\.(photo_)?(width|height)$/,
  /^monthly_gifts\.(day_of_month|refusals)$/,
  /\.position$/,
  /^register_/,
  /^shelter_texts\.version$/,
  /^stays\.turn$/,
  /^unit_places\.places$/,
  /^attachments\.bytes$/,
  /^tasks\.month_day$/,
  /^accounts\.password_min_length$/,
];

const BOUNDS = [
  0, 0.01, 0.5, 1, 4, 5, 6, 10, 15, 31, 50, 75, 99, 100, 126, 150, 180, 240, 300, 499, 500, 520, 999, 1000, 9999,
];
const LARGE = [32_767, 50_000, 100_000, 999_999, 1_000_000, 5_000_000, 10_000_000, 2 ** 31 - 1, 2 ** 31, 1e15];
const candidates = [...BOUNDS, ...LARGE].flatMap((bound) =>
  [0, 1e-9, 0.001, 0.0049, 0.005, 0.0099, 1].flatMap((step) => [bound + step, bound - step, -bound - step]),
);

/** The body in which only this field is looked at. */
const bodyWith = (path: readonly (string | number)[], value: number): unknown =>
  path.reduceRight<unknown>((inner, part) => (typeof part === "number" ? [inner] : { [part]: inner }), value);

function isTaken([schema, path]: Typed, value: number): boolean {
  const { error } = schema.safeParse(bodyWith(path, value));
  return !error?.issues.some(
    (issue) =>
      issue.path[0] === path[0] && (path[1] === undefined || issue.path.length < 2 || issue.path[1] === path[1]),
  );
}

/** Whether PostgreSQL stores a number in this column. */
async function isStored({ name, type, checks }: Column, value: number): Promise<boolean> {
  const [, column = ""] = name.split(".");
  const condition = checks.length === 0 ? "true" : checks.join(" and ");
  const stored = sql<{ ok: boolean }>`
    select ${sql.raw(condition)} as ok from (select ${sql.lit(String(value))}::${sql.raw(type)} as ${sql.ref(column)}) as t`;
  return stored.execute(shelter.db).then(
    ({ rows }) => rows[0]?.ok === true,
    () => false,
  );
}

test("every column that checks or rounds numbers is known", () => {
  const unknown = columns.filter(({ name }) => !(name in typed) && !OURS.some((ours) => ours.test(name)));
  expect(unknown).toEqual([]);
});

test.each(columns.filter(({ name }) => name in typed))(
  "$name stores whatever number its forms take",
  async (column) => {
    for (const form of typed[column.name] ?? []) {
      const [, , stored = (value: number) => value] = form;
      const taken = candidates.filter((value) => isTaken(form, value));
      expect(taken.length).toBeGreaterThan(0);
      expect(taken.length).toBeLessThan(candidates.length);
      for (const value of new Set(taken)) {
        expect([value, await isStored(column, stored(value))]).toEqual([value, true]);
      }
    }
  },
);

test("an area that rounds to nothing is refused at its field, of a new unit and of one that exists", async () => {
  const { client } = await anEmployee(shelter, { is_admin: true });
  const made = await client.post("/api/locations", {
    name: "House",
    kind: "kennel",
    units: [{ name: "A", capacity: 1, area: 0.01 }],
  });
  expect(made.statusCode, made.body).toBe(201);
  const { id, units } = made.json();
  for (const area of [1e-7, 0.004, 0.0099, 0, -1]) {
    const refused = { field: "area", errors: [expect.any(String)] };
    const answers = [
      await client.post(`/api/locations/${id}/units`, { name: "a", capacity: 5, area }),
      await client.put(`/api/units/${units[0].id}`, { area }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().errors])).toEqual(Array(2).fill([400, [refused]]));
  }
});
