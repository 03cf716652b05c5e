import { sql } from "kysely";
import type { Held } from "../../../contract/animals/held.ts";
import type { Db } from "../../database/pool.ts";
import type { Leaving } from "../../parts/personal-data/personal-data.ts";

/** The stays of which somebody is known to have brought or taken the animal, for the export (rules §10). */
export async function exportContacts(db: Db, { id }: Leaving): Promise<Held["stayContacts"]> {
  return db
    .selectFrom("stay_contacts as c")
    .innerJoin("stays as s", "s.id", "c.stay_id")
    .innerJoin("animals as a", "a.id", "s.animal_id")
    .where("c.user_id", "=", id)
    .select(["s.animal_id as animalId", "a.name as animal", "c.role", "c.name", "c.phone", "c.email"])
    .select(["s.intake_on as intakeOn", "s.outcome_on as outcomeOn"])
    .orderBy("c.id")
    .execute() as Promise<Held["stayContacts"]>;
}

/** Deletes what was brought from another system about a person who leaves: what is linked to them or has their address. */
export async function eraseContactsOf(tx: Db, { id, email }: Leaving): Promise<void> {
  await sql`delete from stay_contacts where user_id = ${id}
    or (email <> '' and user_id is null and email_key(email) = email_key(${email}))`.execute(tx);
}
