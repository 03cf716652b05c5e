import { sql } from "kysely";
import type { Db } from "../../../src/server/database/pool.ts";

/** What can never be. Each query finds the rows for which it is so. */
const IMPOSSIBLE: Readonly<Record<string, string>> = {
  "has two open stays":
    "select animal_id as id from stays where outcome_on is null group by animal_id having count(*) > 1",
  "is in two units":
    "select s.animal_id as id from unit_stays u join stays s on s.id = u.stay_id where u.until is null group by 1 having count(*) > 1",
  "has no stay": "select a.id from animals a where not exists (select from stays s where s.animal_id = a.id)",
  "is an adoption without its history":
    "select id from adoptions a where not exists (select from adoption_history h where h.adoption_id = a.id)",
  "is a message without its letter": "select id from contact_messages where letter_id is null",
};

/** @returns sentences about what is half done or was done where it must not be */
export async function findImpossible(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [what, query] of Object.entries(IMPOSSIBLE))
    for (const { id } of (await sql<{ id: number }>`${sql.raw(query)}`.execute(db)).rows) found.push(`${id} ${what}`);
  return found;
}
