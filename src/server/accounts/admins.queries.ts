import type { Db } from "../database/pool.ts";

/** Every admin who works here, as letters to all of them are written. */
export const readAdmins = (db: Db) =>
  db
    .selectFrom("employees as e")
    .innerJoin("accounts as a", "a.id", "e.account_id")
    .select(["e.name", "a.id as accountId", "a.email", "a.language"])
    .where("e.is_admin", "=", true)
    .where("e.archived_at", "is", null)
    .orderBy("e.id")
    .execute();
