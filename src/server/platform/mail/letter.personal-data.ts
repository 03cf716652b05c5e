import { type SqlBool, sql } from "kysely";
import type { Held } from "../../../contract/platform/held.ts";
import { instant, instantOrNull } from "../../base/clock.ts";
import type { Db } from "../../database/pool.ts";
import { eraseLetters } from "./letter.commands.ts";

/**
 * The letters to an account, for the export of personal data (rules §10). Letters to its address may be for somebody else
 * (docs/decisions/0021).
 */
export async function exportLetters(db: Db, accountId: number): Promise<Held["letters"]> {
  const rows = await db
    .selectFrom("letters")
    .where("account_id", "=", accountId)
    .select(["subject", "text", "created_at", "sent_at"])
    .orderBy("id")
    .execute();
  return rows.map(({ subject, text, created_at, sent_at }) => ({
    subject,
    text,
    createdAt: instant(created_at),
    sentAt: instantOrNull(sent_at),
  }));
}

/** Erases the letters of an account. Letters that only carry its address may belong to somebody else (rules §16). */
export const eraseLettersOf = (db: Db, accountId: number): Promise<void> =>
  eraseLetters(db, sql<SqlBool>`account_id = ${accountId}`);
