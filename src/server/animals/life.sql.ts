import { type RawBuilder, sql } from "kysely";
import type { LifeItemOf } from "../../contract/animals/life.ts";
import { personOf } from "../accounts/person.sql.ts";
import type { Context } from "../database/context.ts";
import { readersText } from "../database/translations.ts";
import { dayOf, lifeEvent } from "../parts/sources/life-event.ts";
import { valueAndWords } from "./stays/stay.words.ts";

/** SQL for who brought or took the animal of `stays as s`, known from another system. */
const contactOf = (role: "giver" | "taker") => sql`(
  select json_build_object('name', c.name, 'phone', c.phone, 'email', c.email, 'userId', c.user_id)
  from stay_contacts as c where c.stay_id = s.id and c.role = ${sql.lit(role)})`;

/** Stays, care and treatments. */
export function animalsLife({ clock }: Context, animalId: number): RawBuilder<unknown>[] {
  const day = dayOf(clock);
  const intake = lifeEvent<LifeItemOf<"intake">>("intake", "s.intake_type", personOf("s.recorded_by"), {
    stayId: "s.id",
    subtype: valueAndWords("intake_subtype"),
    condition: "s.intake_condition",
    reason: valueAndWords("intake_reason"),
    note: "s.intake_note",
    foundWhere: "s.found_where",
    broughtBy: "s.brought_by",
    contact: contactOf("giver"),
    estimated: "s.intake_estimated",
  });
  const outcome = lifeEvent<LifeItemOf<"outcome">>("outcome", "s.outcome_type", personOf("s.outcome_recorded_by"), {
    stayId: "s.id",
    subtype: valueAndWords("outcome_subtype"),
    condition: "s.outcome_condition",
    reason: valueAndWords("outcome_reason"),
    note: "s.outcome_note",
    decidedBy: "s.decided_by",
    contact: contactOf("taker"),
    adoptionId: "s.adoption_id",
    estimated: "s.outcome_estimated",
  });
  const reopened = lifeEvent<LifeItemOf<"reopened">>("reopened", "r.outcome_type", personOf("r.reopened_by"), {
    stayId: "r.stay_id",
    reason: "r.reason",
    outcomeOn: "r.outcome_on",
  });
  return [
    sql`select s.intake_on, s.recorded_at, false, ${intake} from stays as s where s.animal_id = ${animalId}`,
    sql`select s.outcome_on, coalesce(s.outcome_recorded_at, s.recorded_at), false, ${outcome}
      from stays as s where s.animal_id = ${animalId} and s.outcome_on is not null`,
    sql`select ${day("r.at")}, r.at, true, ${reopened}
      from stay_reopenings as r join stays as s on s.id = r.stay_id where s.animal_id = ${animalId}`,
    ...careEvents(animalId, day),
  ];
}

/** SQL for holds, placements, units, weights, treatments, observations and chips. The end of a hold or placement is an event of its own. */
function careEvents(animalId: number, day: ReturnType<typeof dayOf>): RawBuilder<unknown>[] {
  const inStays = (alias: string) =>
    sql`${sql.ref(`${alias}.stay_id`)} in (select id from stays where animal_id = ${animalId})`;
  const hold = { holdId: "h.id", until: "h.until_on", reason: "h.reason" };
  const placement = { placementId: "p.id", userId: "p.user_id", personName: "p.person_name", dueBack: "p.due_back" };
  const treatment = lifeEvent<LifeItemOf<"treatment">>("treatment", readersText("k.name"), personOf("t.closed_by"), {
    treatmentId: "t.id",
    state: "t.state",
    batch: "t.batch",
    product: "t.product",
    result: "t.result",
    reason: "t.reason",
    note: "t.note",
    elsewhere: sql`t.stay_id is null`,
  });
  const observation = lifeEvent<LifeItemOf<"observation">>(
    "observation",
    sql`case when o.photo_key is null then 'seen' else 'photo' end`,
    personOf("o.recorded_by"),
    {
      observationId: "o.id",
      ate: "o.ate",
      drank: "o.drank",
      stool: "o.stool",
      mood: "o.mood",
      note: "o.note",
    },
  );
  const report = sql`case when r.has_photo then 'photo' else 'note' end`;
  return [
    sql`select h.from_on, h.recorded_at, false, ${lifeEvent<LifeItemOf<"hold">>("hold", "h.kind", personOf("h.recorded_by"), hold)}
      from holds as h where ${inStays("h")}`,
    sql`select ${day("h.lifted_at")}, h.lifted_at, true,
        ${lifeEvent<LifeItemOf<"hold">>("hold", "h.kind", personOf("h.lifted_by"), { holdId: "h.id", lifted: sql`true` })}
      from holds as h where ${inStays("h")} and h.lifted_at is not null`,
    sql`select p.from_on, p.recorded_at, false,
        ${lifeEvent<LifeItemOf<"placement">>("placement", "p.kind", personOf("p.recorded_by"), { ...placement, note: "p.note" })}
      from placements as p where ${inStays("p")}`,
    sql`select p.until_on, p.ended_at, false,
        ${lifeEvent<LifeItemOf<"placement">>("placement", "p.kind", personOf("p.ended_by"), { placementId: "p.id", ended: sql`true` })}
      from placements as p where ${inStays("p")} and p.until_on is not null`,
    sql`select ${day("m.since")}, m.since, true,
        ${lifeEvent<LifeItemOf<"unit">>("unit", "u.name", personOf("m.recorded_by"), { unitId: "m.unit_id", location: "l.name", until: "m.until" })}
      from unit_stays as m join units as u on u.id = m.unit_id join locations as l on l.id = u.location_id where ${inStays("m")}`,
    sql`select w.weighed_on, w.recorded_at, false,
        ${lifeEvent<LifeItemOf<"weight">>("weight", sql`w.kg::text`, personOf("w.recorded_by"), { kg: "w.kg", byFoster: sql`w.placement_id is not null` })}
      from weights as w where w.animal_id = ${animalId}`,
    sql`select coalesce(t.given_on, ${day("t.closed_at")}), t.closed_at, false, ${treatment}
      from treatments as t join treatment_kinds as k on k.id = t.kind_id
      where t.animal_id = ${animalId} and t.state in ('given', 'skipped')`,
    sql`select o.on_day, o.recorded_at, false, ${observation}
      from observations as o where o.animal_id = ${animalId}`,
    sql`select coalesce(k.implanted_on, ${day("k.recorded_at")}), k.recorded_at, false,
        ${lifeEvent<LifeItemOf<"chip">>("chip", "k.number", personOf("k.recorded_by"), { chipId: "k.id", registry: "k.registry" })}
      from chips as k where k.animal_id = ${animalId}`,
    sql`select ${day("r.sent_at")}, r.sent_at, true,
        ${lifeEvent<LifeItemOf<"fosterReport">>("fosterReport", report, sql`u.name || ' ' || u.surname`, { reportId: "r.id", note: "r.note", answer: "r.answer" })}
      from foster_reports as r join placements as p on p.id = r.placement_id left join users as u on u.id = p.user_id where ${inStays("p")}`,
  ];
}
