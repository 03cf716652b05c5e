import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { TreatmentKind } from "../../../contract/animals/treatment-rules.ts";
import type { Batch, DoneTreatment, DueTreatment, Treatment } from "../../../contract/animals/treatments.ts";
import type { Translations } from "../../../contract/platform/translations.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { personOf } from "../../accounts/person.sql.ts";
import { addDays, type Clock, instant, instantOrNull, today } from "../../base/clock.ts";
import { orNotFound } from "../../base/errors.ts";
import { may } from "../../base/policy.ts";
import { anyOf } from "../../database/any-of.ts";
import type { Context } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { alphabeticalText } from "../../database/sorting.ts";
import { allTexts, readersText, textColumns } from "../../database/translations.ts";
import { placeAway } from "../care/placement.queries.ts";

/** SQL for the kind of a treatment as `k`, in the reader's language. */
export const kindAsJson = () => sql<Treatment["kind"]>`json_build_object('id', k.id, 'name', ${readersText("k.name")},
  'category', k.category, 'needsBatch', k.needs_batch)`;

const corrections = sql<Treatment["corrections"]>`(
  select coalesce(json_agg(json_build_object('at', x.at, 'by', coalesce(${personOf("x.corrected_by")}, ''),
    'reason', x.reason, 'before', x.before) order by x.id desc), '[]')
  from treatment_corrections as x where x.treatment_id = t.id)`;

const treatmentsFrom = (db: Db) =>
  db
    .selectFrom("treatments as t")
    .innerJoin("treatment_kinds as k", "k.id", "t.kind_id")
    .leftJoin("stays as s", "s.id", "t.stay_id")
    .select(["t.id", "t.animal_id as animalId", "t.stay_id as stayId", "t.state", "t.rule_id", "t.due_on as dueOn"])
    .select(["t.given_on as givenOn", "t.product", "t.batch", "t.batch_expires_on as batchExpiresOn", "t.dose"])
    .select(["t.route", "t.result", "t.protects_until as protectsUntil", "t.note", "t.reason"])
    .select(["t.closed_at", "s.is_open as isOpen"])
    .select([kindAsJson().as("kind"), personOf("t.closed_by").as("person"), corrections.as("corrections")]);
type Row = Awaited<ReturnType<ReturnType<typeof treatmentsFrom>["execute"]>>[number];

function actionsOf({ state, isOpen }: Row): Treatment["actions"] {
  if (state === "planned") return ["give", "skip"];
  if (state === "given") return ["correct", "undo"];
  return state === "skipped" && isOpen ? ["undo"] : [];
}

function present(row: Row): Treatment {
  const { rule_id, closed_at, isOpen: _isOpen, ...treatment } = row;
  return {
    ...treatment,
    isPlannedByRule: rule_id !== null,
    closedAt: instantOrNull(closed_at),
    corrections: row.corrections.map((one) => ({ ...one, at: instant(one.at) })),
    actions: actionsOf(row),
  };
}

/**
 * The treatments of an animal, for its page, its foster's page and its medical history. Planned ones come first, the
 * next one on top; then those that were given or skipped, the latest on top. Cancelled ones are left out.
 */
export async function treatmentsOf(db: Db, animalId: number): Promise<Treatment[]> {
  const rows = await treatmentsFrom(db)
    .where("t.animal_id", "=", animalId)
    .where("t.state", "<>", "cancelled")
    .orderBy(sql`t.state <> 'planned'`)
    .orderBy(sql`case when t.state = 'planned' then t.due_on end`)
    .orderBy(sql`coalesce(t.given_on, t.closed_at::date) desc`)
    .orderBy("t.id", "desc")
    .execute();
  return rows.map(present);
}

/** Treatments in the order of these ids; unknown ones are left out. */
export async function readTreatments(db: Db, ids: readonly number[]): Promise<Treatment[]> {
  const rows = await treatmentsFrom(db).where("t.id", "=", anyOf(ids)).execute();
  const found = new Map(rows.map((row) => [row.id, present(row)]));
  return ids.map((id) => found.get(id)).filter((treatment) => treatment !== undefined);
}

/** @throws HttpProblem 404 */
export async function readTreatment(db: Db, id: number): Promise<Treatment> {
  const [treatment] = await readTreatments(db, [id]);
  return orNotFound(treatment, recordTexts().treatments.notFound);
}

/** The last day of each choice, in days from today. */
const DAYS_AHEAD = { overdue: -1, today: 0, week: 6 } as const;
type DueQuery = { due: keyof typeof DAYS_AHEAD; locationId?: number | undefined };

/** Doses with where their animals are, by location and unit, and in each unit the overdue ones first. */
const dosesByUnit = (db: Db, day: string, { due, locationId }: DueQuery) =>
  db
    .selectFrom("treatments as t")
    .innerJoin("treatment_kinds as k", "k.id", "t.kind_id")
    .innerJoin("animals as a", "a.id", "t.animal_id")
    .leftJoin("unit_stays as h", (on) => on.onRef("h.stay_id", "=", "t.stay_id").on("h.until", "is", null))
    .leftJoin("units as u", "u.id", "h.unit_id")
    .leftJoin("locations as l", "l.id", "u.location_id")
    .where("a.archived_at", "is", null)
    .where(sql<SqlBool>`t.due_on <= ${addDays(day, DAYS_AHEAD[due])}::date`)
    .$if(locationId !== undefined, (found) => found.where("l.id", "=", locationId ?? 0))
    .select(["t.id", kindAsJson().as("kind"), "t.product", "t.dose", "t.note"])
    .select((row) => row.ref("t.due_on").$notNull().as("dueOn"))
    .select(sql<boolean>`t.due_on < ${day}::date`.as("isOverdue"))
    .select(sql<DueTreatment["animal"]>`json_build_object('id', a.id, 'name', a.name, 'type', a.type)`.as("animal"))
    .select(
      sql<DueTreatment["unit"]>`case when u.id is not null then json_build_object('unitId', u.id, 'unit', u.name,
        'locationId', l.id, 'location', l.name) end`.as("unit"),
    )
    .select(placeAway("t.stay_id").as("placement"))
    .orderBy(sql`l.name collate "pl-x-icu" nulls last`)
    .orderBy(sql`u.name collate "pl-x-icu" nulls last`)
    .orderBy("u.id")
    .orderBy("t.due_on")
    .orderBy(sql`a.name collate "pl-x-icu"`)
    .orderBy("t.id");

/**
 * The doses that are due, and what became of others of them today: they stay in sight as ticked, for whoever comes next.
 * @param asked.due each choice includes the one before
 * @param asked.locationId only animals in this location
 */
export async function dueTreatments(
  db: Db,
  clock: Clock,
  asked: DueQuery,
): Promise<{ items: DueTreatment[]; done: DoneTreatment[] }> {
  const day = today(clock);
  const doses = dosesByUnit(db, day, asked);
  const closed = doses
    // Of animals that are still here.
    .innerJoin("stays as s", (on) => on.onRef("s.id", "=", "t.stay_id").on("s.is_open", "=", true))
    .where("t.state", "in", ["given", "skipped"])
    .where(sql<SqlBool>`t.closed_at >= ${day}::timestamp at time zone ${clock.zone}`)
    .select((row) => row.ref("t.state").$castTo<DoneTreatment["state"]>().as("state"))
    .select((row) => row.ref("t.closed_at").$notNull().as("closedAt"))
    .select(["t.batch", personOf("t.closed_by").as("person")]);
  const [items, done] = await Promise.all([doses.where("t.state", "=", "planned").execute(), closed.execute()]);
  return { items, done: done.map((dose) => ({ ...dose, closedAt: instant(dose.closedAt) })) };
}

/** Only the latest doses are searched for batches; an older batch is still found by its number. */
const LATEST_DOSES = 5000;
const MAX_BATCHES = 500;

/** The batches that were given last, the latest first, each with the number of its doses. */
export async function listBatches(db: Db): Promise<Batch[]> {
  const { rows } = await sql<Batch>`
    with doses as (select batch_key, kind_id, given_on from treatments
        where batch_key <> '' and state = 'given' order by given_on desc limit ${LATEST_DOSES}),
      latest as (select batch_key, kind_id, max(given_on) as "lastGivenOn" from doses
        group by batch_key, kind_id order by 3 desc, batch_key limit ${MAX_BATCHES})
    select b.batch, ${kindAsJson()} as kind, b."expiresOn", "lastGivenOn", b.doses
    from latest as d join treatment_kinds as k on k.id = d.kind_id cross join lateral (
      select min(t.batch) as batch, max(t.batch_expires_on) as "expiresOn", count(*)::int as doses
      from treatments as t where t.batch_key <> '' and t.batch_key = d.batch_key and t.kind_id = d.kind_id and t.state = 'given') as b
    order by "lastGivenOn" desc, ${alphabeticalText("k.name")}, b.batch`.execute(db);
  return rows;
}

/** A vaccination that should have been given by now, with its name in each language; `dueOn` is YYYY-MM-DD. */
export type OverdueVaccine = { names: Translations; dueOn: string };

/**
 * SQL for the required treatments of a stay that are overdue, the oldest first. Required are vaccinations that a rule of the
 * shelter has planned, while it is switched on. What was planned only today is not overdue yet: nobody could have given it
 * earlier, as for an animal whose intake is entered late (rules §4).
 * @param stay SQL for its id
 */
export const overdueRequired = (stay: RawBuilder<unknown>, day: string, zone: string) => sql<OverdueVaccine[]>`(
  select coalesce(json_agg(json_build_object('names', ${allTexts("k.name")}, 'dueOn', t.due_on) order by t.due_on, t.id), '[]')
  from treatments as t join treatment_kinds as k on k.id = t.kind_id join treatment_rules as r on r.id = t.rule_id
  where t.stay_id = ${stay} and t.state = 'planned' and k.category = 'vaccine' and r.active_since is not null
    and t.due_on < ${day}::date and (t.recorded_at at time zone ${zone})::date < ${day}::date)`;

const rules = sql<TreatmentKind["rules"]>`(
  select coalesce(json_agg(json_build_object('id', r.id, 'species', r.species, 'fromWeeks', r.from_weeks,
    'untilWeeks', r.until_weeks, 'everyCount', r.every_count, 'everyUnit', r.every_unit, 'times', r.times,
    'activeSince', r.active_since, 'source', r.source) order by r.species desc, r.from_weeks, r.times nulls last, r.id), '[]')
  from treatment_rules as r where r.kind_id = k.id)`;

/** All kinds of treatment with their rules, by name. @param id only this one */
export async function listKinds({ db, actor }: Pick<Context, "db" | "actor">, id?: number): Promise<TreatmentKind[]> {
  const rows = await db
    .selectFrom("treatment_kinds as k")
    .$if(id !== undefined, (found) => found.where("k.id", "=", id ?? 0))
    .select(["k.id", "k.category", "k.species", "k.needs_batch as needsBatch", rules.as("rules")])
    .select(textColumns("k", ["name"], true))
    .orderBy(alphabeticalText("k.name"))
    .orderBy("k.id")
    .execute();
  const actions: TreatmentKind["actions"] = may(actor, "treatmentRules.write") ? ["edit"] : [];
  return rows.map((row) => ({ ...row, actions }));
}
