import { sql } from "kysely";
import type { Db } from "../../database/pool.ts";
import { findSaved, type SavedShelter } from "./shelter.queries.ts";

/** Locks the record for the rest of the transaction, so that two saves run one after another. */
export async function lockSaved(tx: Db): Promise<SavedShelter> {
  await sql`insert into shelter (is_the_one) values (true) on conflict do nothing`.execute(tx);
  await tx.selectFrom("shelter").select("version").forUpdate().execute();
  return findSaved(tx);
}
