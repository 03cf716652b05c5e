import { sql } from "kysely";
import type { StayContact } from "../../../contract/animals/contacts.ts";
import type { Db } from "../../database/pool.ts";

/**
 * The contacts of stays that are linked to a user, and those that may be: they have the address that the user has confirmed,
 * and belong to nobody else.
 */
export async function contactsOfUser(db: Db, userId: number): Promise<StayContact[]> {
  const { rows } = await sql<StayContact>`
    select c.id, c.role, c.name, c.phone, c.email, s.animal_id as "animalId", a.name as animal, s.intake_on as "intakeOn",
      s.outcome_on as "outcomeOn", c.user_id is not null as "isLinked"
    from stay_contacts as c join stays as s on s.id = c.stay_id join animals as a on a.id = s.animal_id
    where a.archived_at is null and (c.user_id = ${userId} or c.user_id is null and c.email <> '' and email_key(c.email) = (
      select email_key(o.email) from users as u join accounts as o on o.id = u.account_id
      where u.id = ${userId} and u.closed_at is null and o.email_confirmed_at is not null))
    order by s.intake_on desc, c.id`.execute(db);
  return rows;
}
