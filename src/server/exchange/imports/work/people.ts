import { sql } from "kysely";
import type { Db } from "../../../database/pool.ts";
import type { Person, RowFacts } from "../rows/facts.ts";
import { keyOfPerson } from "../rows/read-row.ts";

/**
 * Gives contacts of stays the phone and e-mail that a table of people has under their name. Of two people with one name nobody
 * knows which it was: then only the name is kept.
 */
export async function nameContacts(db: Db, importId: number, parts: readonly { facts: RowFacts }[]): Promise<void> {
  const contacts = parts.flatMap(({ facts }) =>
    [facts.intake?.giver, facts.outcome?.taker].filter((one) => one !== undefined && !one.phone && !one.email),
  ) as Person[];
  if (contacts.length === 0) return;
  const keys = [...new Set(contacts.map(({ name }) => keyOfPerson(name)))];
  const { rows } = await sql<{ key: string; phone: string; email: string }>`
    select animal_key as key, min(facts -> 'person' ->> 'phone') as phone, min(facts -> 'person' ->> 'email') as email
    from import_read_rows where import_id = ${importId} and animal_key = any(${keys}::text[])
    group by animal_key having count(distinct facts -> 'person' ->> 'email') = 1 and count(distinct facts -> 'person' ->> 'phone') = 1`.execute(
    db,
  );
  const known = new Map(rows.map(({ key, ...person }) => [key, person]));
  for (const contact of contacts) Object.assign(contact, known.get(keyOfPerson(contact.name)));
}
