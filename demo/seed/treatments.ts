import { sql } from "kysely";
import { activeRules } from "../../src/server/animals/treatments/treatment.planning.ts";
import { type Due, type InStay, nextDue, type Rule } from "../../src/server/animals/treatments/treatment.schedule.ts";
import { HISTORY_DAYS } from "../past-lives.ts";
import type { SeedContext, SeededRecords } from "./seed-context.ts";

type StayRow = InStay & {
  id: number;
  animalId: number;
  species: "Dog" | "Cat";
  outcomeOn: string | null;
  isAdopted: boolean;
};
type Series = { stay: StayRow; kindId: number; given: Due[]; next: Due | undefined };

/** Doses that fell due in the last days are not given yet, so that the demonstration has overdue ones. */
const OPEN_DAYS = 12;
const ROWS_AT_ONCE = 1000;

/** Switches the rules on, and gives every animal the doses that they asked for in each of its stays. */
export async function seedTreatments(
  context: SeedContext,
  { employee }: Pick<SeededRecords, "employee">,
): Promise<void> {
  const { tx, calendar } = context;
  await tx
    .updateTable("treatment_rules")
    .set({ active_since: calendar.day(HISTORY_DAYS + 200) })
    .execute();
  const rules = await activeRules(tx);
  const vaccines = await tx.selectFrom("treatment_kinds").select("id").where("needs_batch", "=", true).execute();
  const needBatch = new Set(vaccines.map(({ id }) => id));
  const rows = (await seriesOf(context, rules)).flatMap((series) => rowsOf(series, needBatch));
  const { zone } = calendar.clockAt(new Date());
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await sql`insert into treatments (animal_id, stay_id, kind_id, rule_id, state, due_on, given_on, batch, batch_expires_on,
        ended_with_stay, recorded_at, closed_at, closed_by)
      select animal_id, stay_id, kind_id, rule_id, state, due_on, given_on, batch, batch_expires_on, state = 'cancelled',
        (coalesce(given_on, due_on) + time '10:30') at time zone ${zone} - interval '14 days',
        case when state <> 'planned' then (coalesce(given_on, ended_on) + time '10:30') at time zone ${zone} end,
        case when state <> 'planned' then ${employee("ewa").accountId}::int end
      from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + ROWS_AT_ONCE))}::jsonb) as r (animal_id int,
        stay_id int, kind_id int, rule_id int, state text, due_on date, given_on date, batch text, batch_expires_on date,
        ended_on date)`.execute(tx);
  }
}

/** Plays the rules for each stay and kind, the earliest stay first: a later one begins with the doses of those before. */
async function seriesOf(
  { tx, calendar }: SeedContext,
  rules: readonly (Rule & { species: string })[],
): Promise<Series[]> {
  const stays: StayRow[] = await tx
    .selectFrom("stays as s")
    .innerJoin("animals as a", "a.id", "s.animal_id")
    .where("s.intake_type", "<>", "dead_on_arrival")
    .select(["s.id", "a.id as animalId", "a.type as species", "a.born_on as bornOn", "s.intake_on as intakeOn"])
    .select(["s.outcome_on as outcomeOn", sql<boolean>`s.outcome_type is not distinct from 'adoption'`.as("isAdopted")])
    .orderBy("s.intake_on")
    .orderBy("s.id")
    .execute();
  const doses = new Map<string, string[]>();
  const today = calendar.day(0);
  return stays.flatMap((stay) =>
    [...Map.groupBy(rules, ({ species, kindId }) => `${species} ${kindId}`).values()]
      .filter(([first]) => first?.species === stay.species)
      .map((ofKind) => {
        const { kindId } = ofKind[0] as Rule;
        const key = `${stay.animalId} ${kindId}`;
        const before = doses.get(key) ?? [];
        const series = playRules(ofKind, stay, before, stay.outcomeOn ?? calendar.day(OPEN_DAYS));
        const moved = stay.outcomeOn === null ? dueToday(ofKind, stay, before, series, today) : series;
        doses.set(key, [...before, ...moved.given.map(({ dueOn }) => dueOn)]);
        return { stay, kindId, ...moved };
      }),
  );
}

type Played = { given: Due[]; next: Due | undefined };

/** Every dose is given on its day, up to this one. */
function playRules(rules: readonly Rule[], stay: StayRow, before: readonly string[], until: string): Played {
  const given: Due[] = [];
  for (;;) {
    const next = nextDue(rules, stay, [...before, ...given.map(({ dueOn }) => dueOn)]);
    if (!next || next.dueOn > until) return { given, next };
    given.push(next);
  }
}

/** Makes two in three overdue doses due today, by giving the dose before later. */
function dueToday(
  rules: readonly Rule[],
  stay: StayRow,
  before: readonly string[],
  played: Played,
  today: string,
): Played {
  const last = played.given.at(-1);
  if (!last || !played.next || stay.animalId % 3 === 0) return played;
  const daysLate = Temporal.PlainDate.from(played.next.dueOn).until(today).days;
  if (daysLate <= 0) return played;
  const dueOn = Temporal.PlainDate.from(last.dueOn).add({ days: daysLate }).toString();
  const given = [...played.given.slice(0, -1), { ...last, dueOn }];
  const next = nextDue(rules, stay, [...before, ...given.map((dose) => dose.dueOn)]);
  return next ? { given, next } : played;
}

/** Four batches a year of each vaccine. */
function batchOf(kindId: number, day: string) {
  const [year = "", month = ""] = day.split("-");
  const quarter = Math.ceil(Number(month) / 3);
  return { batch: `V${kindId}${year.slice(2)}-${quarter}07`, batch_expires_on: `${Number(year) + 1}-${month}-28` };
}

function rowsOf({ stay, kindId, given, next }: Series, needBatch: ReadonlySet<number>) {
  const common = { animal_id: stay.animalId, stay_id: stay.id, kind_id: kindId, batch: "", ended_on: stay.outcomeOn };
  const rows: object[] = given.map(({ ruleId, dueOn }) => ({
    ...common,
    rule_id: ruleId,
    state: "given",
    due_on: dueOn,
    given_on: dueOn,
    ...(needBatch.has(kindId) && batchOf(kindId, dueOn)),
  }));
  if (next && (stay.outcomeOn === null || stay.isAdopted)) {
    const state = stay.outcomeOn === null ? "planned" : "cancelled";
    rows.push({ ...common, rule_id: next.ruleId, state, due_on: next.dueOn, given_on: null });
  }
  return rows;
}
