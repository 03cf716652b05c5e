import { sql } from "kysely";
import { type AreaRetention, accountOfUser } from "../parts/retention/kept-kind.ts";

/** Who has an animal of the shelter at home. What is written about animals is theirs, and has no period. */
export const ANIMALS_RETENTION: AreaRetention = {
  inProcess: sql`select ${accountOfUser(sql`f.user_id`)} as account_id from placements f
    where f.until_on is null and f.user_id is not null`,
};
