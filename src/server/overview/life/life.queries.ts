import { sql } from "kysely";
import type { LifeItem } from "../../../contract/animals/life.ts";
import { instant } from "../../base/clock.ts";
import type { Context } from "../../database/context.ts";
import { LIFE } from "../all-sources.ts";

type Row = Omit<LifeItem, "at" | "person"> & { day: string; moment: Date; hasTime: boolean; person: string | null };

/** The events of an animal's life, the newest first, with the adoptions that this person may see (rules §11, §14). */
export async function lifeOf(context: Context, animalId: number): Promise<LifeItem[]> {
  const events = LIFE.flatMap((source) => source(context, animalId));
  const parts = sql.join(events, sql` union all `);
  const { rows } = await sql<Row>`
    select on_day as day, moment, has_time as "hasTime", kind, title, person, details
    from (${parts}) as life (on_day, moment, has_time, kind, title, person, details)
    order by on_day desc, moment desc, kind, title`.execute(context.db);
  return rows.map(
    ({ day, moment, hasTime, person, ...item }) =>
      ({ at: hasTime ? instant(moment) : day, ...item, ...(person && { person }) }) as LifeItem,
  );
}
