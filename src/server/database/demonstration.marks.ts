import { sql } from "kysely";
import { findFact } from "./installation.queries.ts";
import type { Db } from "./pool.ts";

/** The row of `installation` that says that this database holds the demonstration; its value are the marks. */
export const DEMONSTRATION_KEY = "demonstration";

/** The highest id of each table when the demonstration had been inserted into the empty database. */
export type Marks = Readonly<Record<string, number>>;

/**
 * The tables of records. Rows that people add to them stay when the shelter leaves the demonstration. Each other table belongs
 * to one of these.
 */
export const RECORD_TABLES = [
  "accounts",
  "adoptions",
  "animal_groups",
  "animals",
  "appointments",
  "contact_messages",
  "donations",
  "employees",
  "job_applications",
  "jobs",
  "locations",
  "monthly_gifts",
  "news",
  "newsletter_subscribers",
  "newsletters",
  "organisations",
  "resources",
  "search_mailboxes",
  "tasks",
  "units",
  "users",
  "visits",
] as const;

/** @returns how far the records go now */
export async function readMarks(db: Db): Promise<Marks> {
  const marks: Record<string, number> = {};
  for (const table of [...RECORD_TABLES, "photos"]) {
    const { rows } = await sql<{
      last: number;
    }>`select coalesce(max(id), 0)::int as last from ${sql.table(table)}`.execute(db);
    marks[table] = rows[0]?.last ?? 0;
  }
  return marks;
}

/** @returns whether the database holds the demonstration */
export async function isDemonstration(db: Db): Promise<boolean> {
  return (await findFact(db, DEMONSTRATION_KEY)) !== undefined;
}
