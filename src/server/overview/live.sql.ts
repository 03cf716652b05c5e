import { sql } from "kysely";
import { LIVE_OUTCOMES } from "../../contract/animals/stays.ts";

/** SQL for whether an outcome is live. */
export const LIVE = sql`outcome_type in (${sql.join(LIVE_OUTCOMES.map((type) => sql.lit(type)))})`;
