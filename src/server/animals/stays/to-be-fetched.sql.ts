import { type RawBuilder, sql } from "kysely";
import type { ToBeFetched } from "../../../contract/animals/to-be-fetched.ts";

/** SQL for who the animal of the stay `s` waits for, as JSON: its adoption is completed, and it has not been handed over. */
export const toBeFetched: RawBuilder<ToBeFetched | null> = sql<ToBeFetched | null>`(
  select json_build_object('adoptionId', o.id, 'startsAt', (
    select to_char(v.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from visits as v
    where v.adoption_id = o.id and v.kind = 'fetching' and v.state = 'booked'))
  from adoptions as o where o.stay_id = s.id and o.completed and s.is_open)`;
