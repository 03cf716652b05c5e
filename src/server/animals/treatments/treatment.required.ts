import { sql } from "kysely";
import { type Clock, today } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/pool.ts";
import { readersText } from "../../platform/database/translations.ts";

/** A vaccination that should have been given by now; `dueOn` is YYYY-MM-DD. */
export type OverdueVaccine = { name: string; dueOn: string };

/**
 * The required treatments of a stay that are overdue, the oldest first. Required are vaccinations that a rule of the shelter
 * has planned, while it is switched on. What was planned only today is not overdue yet: nobody could have given it earlier,
 * as for an animal whose intake is entered late (rules §4).
 */
export async function overdueRequired(db: Db, clock: Clock, { stayId }: { stayId: number }): Promise<OverdueVaccine[]> {
  const day = today(clock);
  const { rows } = await sql<OverdueVaccine>`
    select ${readersText("k.name")} as name, t.due_on as "dueOn"
    from treatments as t join treatment_kinds as k on k.id = t.kind_id join treatment_rules as r on r.id = t.rule_id
    where t.stay_id = ${stayId} and t.state = 'planned' and k.category = 'vaccine' and r.active_since is not null
      and t.due_on < ${day}::date and (t.recorded_at at time zone ${clock.zone})::date < ${day}::date
    order by t.due_on, t.id`.execute(db);
  return rows;
}
