import { sql } from "kysely";
import type { System } from "../database/context.ts";
import type { Pair } from "../parts/merging/merging.ts";
import { serverTexts } from "../texts/texts.ts";

/** An animal is in one place at a time. */
export async function refuseTwoAppointments({ db, clock }: System, { gone, kept }: Pair): Promise<string[]> {
  const { rows } = await sql<{ at: string }>`
    select (v.date_of_appointment at time zone ${clock.zone})::date::text as at from appointments as v join appointments as w on w.animal_id = ${kept}
      and visit_span(v.date_of_appointment, v.minutes) && visit_span(w.date_of_appointment, w.minutes)
    where v.animal_id = ${gone} order by 1 limit 1`.execute(db);
  return rows.map(({ at }) => serverTexts().merges.appointmentsOverlap(at));
}
