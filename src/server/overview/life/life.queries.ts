import { type RawBuilder, sql } from "kysely";
import type { LifeItem, LifeItemOf, LifeKind } from "../../../contract/overview/life.ts";
import { personOf } from "../../accounts/person.sql.ts";
import { visibleTo } from "../../adoption/adoption.queries.ts";
import { valueAndWords } from "../../animals/stays/stay.words.ts";
import { instant } from "../../platform/clock.ts";
import type { Context } from "../../platform/context.ts";
import { readersText } from "../../platform/database/translations.ts";

/** SQL for the day of a moment by the shelter's clock. */
type DayOf = (moment: string) => RawBuilder<unknown>;

/** A column by its name, or SQL. */
type Value = string | RawBuilder<unknown>;
const asSql = (value: Value) => (typeof value === "string" ? sql.ref(value) : value);

/** SQL for `kind`, `title`, `person` and `details` of an event: the details have the names that the contract gives them. */
function event<K extends LifeKind>(
  kind: K,
  title: Value,
  person: RawBuilder<unknown>,
  details: { [Name in keyof LifeItemOf<K>["details"]]: Value },
): RawBuilder<unknown> {
  const pairs = Object.entries<Value>(details).map(([name, value]) => sql`${sql.lit(name)}, ${asSql(value)}`);
  return sql`${sql.lit(kind)}, ${asSql(title)}, ${person}, json_build_object(${sql.join(pairs)})`;
}

/**
 * SQL for the events in an animal's life. Each part selects `on_day`, `moment`, `has_time` and an {@link event}. Without
 * `has_time` only the day is known, and `moment` is when the event was recorded.
 */
function lifeEvents({ db, actor, clock }: Context, animalId: number): RawBuilder<unknown>[] {
  const dayOf: DayOf = (moment) => sql`(${sql.ref(moment)} at time zone ${clock.zone})::date`;
  const seen = visibleTo(db, actor).where("a.animal_id", "=", animalId).select("a.id");
  const intake = event("intake", "s.intake_type", personOf("s.recorded_by"), {
    stayId: "s.id",
    subtype: valueAndWords("intake_subtype"),
    condition: "s.intake_condition",
    reason: valueAndWords("intake_reason"),
    note: "s.intake_note",
    foundWhere: "s.found_where",
    broughtBy: "s.brought_by",
    estimated: "s.intake_estimated",
  });
  const outcome = event("outcome", "s.outcome_type", personOf("s.outcome_recorded_by"), {
    stayId: "s.id",
    subtype: valueAndWords("outcome_subtype"),
    condition: "s.outcome_condition",
    reason: valueAndWords("outcome_reason"),
    note: "s.outcome_note",
    decidedBy: "s.decided_by",
    adoptionId: "s.adoption_id",
    estimated: "s.outcome_estimated",
  });
  const reopened = event("reopened", "r.outcome_type", personOf("r.reopened_by"), {
    stayId: "r.stay_id",
    reason: "r.reason",
    outcomeOn: "r.outcome_on",
  });
  const adoption = event("adoption", "h.event", personOf("h.actor_account_id"), {
    adoptionId: "h.adoption_id",
    stageType: "h.stage_type",
    stageStatus: "h.stage_status",
    note: "h.note",
  });
  const appointment = event("appointment", readersText("t.name"), sql`e.name || ' ' || e.surname`, {
    appointmentId: "p.id",
    purpose: "p.purpose",
  });
  return [
    sql`select s.intake_on, s.recorded_at, false, ${intake} from stays as s where s.animal_id = ${animalId}`,
    sql`select s.outcome_on, coalesce(s.outcome_recorded_at, s.recorded_at), false, ${outcome}
      from stays as s where s.animal_id = ${animalId} and s.outcome_on is not null`,
    sql`select ${dayOf("r.at")}, r.at, true, ${reopened}
      from stay_reopenings as r join stays as s on s.id = r.stay_id where s.animal_id = ${animalId}`,
    sql`select ${dayOf("h.at")}, h.at, true, ${adoption} from adoption_history as h where h.adoption_id in (${seen})`,
    sql`select ${dayOf("p.date_of_appointment")}, p.date_of_appointment, true, ${appointment}
      from appointments as p join service_types as t on t.id = p.service_type_id join employees as e on e.id = p.employee_id
      where p.animal_id = ${animalId}`,
    ...careEvents(animalId, dayOf),
  ];
}

/** SQL for holds, placements, units, weights, treatments and chips. The end of a hold or placement is an event of its own. */
function careEvents(animalId: number, dayOf: DayOf): RawBuilder<unknown>[] {
  const inStays = (alias: string) =>
    sql`${sql.ref(`${alias}.stay_id`)} in (select id from stays where animal_id = ${animalId})`;
  const hold = { holdId: "h.id", until: "h.until_on", reason: "h.reason" };
  const placement = { placementId: "p.id", userId: "p.user_id", personName: "p.person_name", dueBack: "p.due_back" };
  const treatment = event("treatment", readersText("k.name"), personOf("t.closed_by"), {
    treatmentId: "t.id",
    state: "t.state",
    batch: "t.batch",
    product: "t.product",
    result: "t.result",
    reason: "t.reason",
    note: "t.note",
    elsewhere: sql`t.stay_id is null`,
  });
  const report = sql`case when r.has_photo then 'photo' else 'note' end`;
  return [
    sql`select h.from_on, h.recorded_at, false, ${event("hold", "h.kind", personOf("h.recorded_by"), hold)}
      from holds as h where ${inStays("h")}`,
    sql`select ${dayOf("h.lifted_at")}, h.lifted_at, true,
        ${event("hold", "h.kind", personOf("h.lifted_by"), { holdId: "h.id", lifted: sql`true` })}
      from holds as h where ${inStays("h")} and h.lifted_at is not null`,
    sql`select p.from_on, p.recorded_at, false,
        ${event("placement", "p.kind", personOf("p.recorded_by"), { ...placement, note: "p.note" })}
      from placements as p where ${inStays("p")}`,
    sql`select p.until_on, p.ended_at, false,
        ${event("placement", "p.kind", personOf("p.ended_by"), { placementId: "p.id", ended: sql`true` })}
      from placements as p where ${inStays("p")} and p.until_on is not null`,
    sql`select ${dayOf("m.since")}, m.since, true,
        ${event("unit", "u.name", personOf("m.recorded_by"), { unitId: "m.unit_id", location: "l.name", until: "m.until" })}
      from unit_stays as m join units as u on u.id = m.unit_id join locations as l on l.id = u.location_id where ${inStays("m")}`,
    sql`select w.weighed_on, w.recorded_at, false,
        ${event("weight", sql`w.kg::text`, personOf("w.recorded_by"), { kg: "w.kg", byFoster: sql`w.placement_id is not null` })}
      from weights as w where w.animal_id = ${animalId}`,
    sql`select coalesce(t.given_on, ${dayOf("t.closed_at")}), t.closed_at, false, ${treatment}
      from treatments as t join treatment_kinds as k on k.id = t.kind_id
      where t.animal_id = ${animalId} and t.state in ('given', 'skipped')`,
    sql`select coalesce(k.implanted_on, ${dayOf("k.recorded_at")}), k.recorded_at, false,
        ${event("chip", "k.number", personOf("k.recorded_by"), { chipId: "k.id", registry: "k.registry" })}
      from chips as k where k.animal_id = ${animalId}`,
    sql`select ${dayOf("r.sent_at")}, r.sent_at, true,
        ${event("fosterReport", report, sql`u.name || ' ' || u.surname`, { reportId: "r.id", note: "r.note", answer: "r.answer" })}
      from foster_reports as r join placements as p on p.id = r.placement_id left join users as u on u.id = p.user_id where ${inStays("p")}`,
  ];
}

type Row = Omit<LifeItem, "at" | "person"> & { day: string; moment: Date; hasTime: boolean; person: string | null };

/** The events of an animal's life, the newest first, with the adoptions that this person may see (rules §11, §14). */
export async function lifeOf(context: Context, animalId: number): Promise<LifeItem[]> {
  const parts = sql.join(lifeEvents(context, animalId), sql` union all `);
  const { rows } = await sql<Row>`
    select on_day as day, moment, has_time as "hasTime", kind, title, person, details
    from (${parts}) as life (on_day, moment, has_time, kind, title, person, details)
    order by on_day desc, moment desc, kind`.execute(context.db);
  return rows.map(
    ({ day, moment, hasTime, person, ...item }) =>
      ({ at: hasTime ? instant(moment) : day, ...item, ...(person && { person }) }) as LifeItem,
  );
}
