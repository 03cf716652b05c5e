import { sql } from "kysely";
import type { MorningItem, MorningKind } from "../../../contract/overview/morning.ts";
import { today } from "../../base/clock.ts";
import type { Context } from "../../database/context.ts";

/** @returns whether this person gets a letter in the morning */
export async function hasMorningLetter({ db, actor }: Context): Promise<boolean> {
  const found = db.selectFrom("morning_letters").select("employee_id").where("employee_id", "=", actor.personId);
  return (await found.executeTakeFirst()) !== undefined;
}

/** What names an item: items are not stored (docs/decisions/0051). */
export type MorningName = { kind: MorningKind; id: number };

type Marked = Pick<MorningItem, "isMine" | "handedTo"> & { isPutOff: boolean };

/**
 * Whose each of these items is, and until when this person has put it off. An item that was handed to somebody is theirs
 * alone, and so is a task that has an assignee. Otherwise an appointment is of its employee, an adoption of those it is assigned to, everything about an animal of
 * the caretakers of its group.
 * @returns one for each item, in their order
 */
export async function marksOf(
  { db, clock, actor }: Context,
  items: readonly (MorningName & { animalId?: number | null })[],
): Promise<Marked[]> {
  const me = actor.personId;
  const { rows } = await sql<Marked>`
    select e.id is null and case q.kind
        when 'appointment' then exists (select from appointments as p where p.id = q.id and p.employee_id = ${me})
        when 'visit' then exists (select from visits as v where v.id = q.id and v.employee_id = ${me})
        when 'adoption' then exists (
          select from adoption_stages as s join adoption_stage_assignees as x
            on x.stage_id = s.id and x.end_at is null and x.employee_id = ${me}
          where s.adoption_id = q.id and s.closed_at is null)
        else coalesce((select a.animal_group_id from animals as a where a.id = q.animal_id) in (
          select c.animal_group_id from animal_group_caretakers as c where c.employee_id = ${me}), false) end or e.id is not distinct from ${me}::int as "isMine",
      case when e.id is not null then json_build_object('id', e.id, 'name', e.name || ' ' || e.surname) end as "handedTo",
      exists (
        select from morning_put_offs as o
        where o.employee_id = ${me} and o.kind = q.kind and o.item_id = q.id and o.until_on > ${today(clock)}::date
      ) as "isPutOff"
    from unnest(${items.map(({ kind }) => kind)}::text[], ${items.map(({ id }) => id)}::int[],
      ${items.map(({ animalId }) => animalId ?? null)}::int[]) with ordinality as q(kind, id, animal_id, place)
    left join morning_handovers as h on h.kind = q.kind and h.item_id = q.id
    left join tasks as t on q.kind = 'task' and t.id = q.id
    left join employees as e on e.id = coalesce(h.employee_id, t.assignee_id) and e.archived_at is null
    order by q.place`.execute(db);
  return rows;
}
