import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { AuditQuery } from "../../contract/audit.ts";
import type { Db } from "../database/pool.ts";
import { contains, startsWith } from "../database/search.ts";

/** What kind of entry `audit_log as l` is, as it is indexed and counted (migration 0022). */
export const KIND = sql`(l.action || chr(10) || l.subject)`;

/** Entries that are found by who did it. */
export type ByPeople = {
  /** the accounts of the people */
  accounts: RawBuilder<unknown>;
  /** of which kinds, if not of all */
  kinds?: string[];
};

/** What is searched for in the log. */
export type AuditSearch = {
  /** the kinds of entries whose own words have it, whoever they are of */
  kinds: string[];
  /** an entry may be found by several of these */
  people: ByPeople[];
};

/** The kinds of all entries; few, however long the log is. */
const kinds = sql`
  select distinct part, split_part(part, chr(10), 1) as action, split_part(part, chr(10), 2) as subject
  from list_counts where list = 'audit_log'`;

/** The kinds of an action, of a subject, or of both. */
export async function kindsOf(db: Db, { action, subject }: Pick<AuditQuery, "action" | "subject">): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select part from (${kinds}) as kinds
    where action = coalesce(${action ?? null}, action) and subject = coalesce(${subject ?? null}, subject)`.execute(db);
  return rows.map(({ part }) => part);
}

/** The accounts of people by their names. */
const accountsOf = (matches: (name: RawBuilder<string>) => RawBuilder<SqlBool>) => sql`
  select account_id from employees where ${matches(sql.ref("name_folded"))}
  union all select account_id from users where ${matches(sql.ref("name_folded"))}`;

/**
 * Looks up what a search can mean: an entry is found by the text "action subject name", in which what was typed may stand
 * in the first two words, in the name, or begin in the one and end in the other.
 */
export async function auditSearch(db: Db, q: string): Promise<AuditSearch> {
  const { rows } = await sql<{ part: string; words: string; typed: string }>`
    select part, fold(action || ' ' || subject) as words, fold(${q}) as typed from (${kinds}) as kinds`.execute(db);
  const typed = rows[0]?.typed ?? "";
  const found = rows.filter(({ words }) => words.includes(typed)).map(({ part }) => part);
  const across = [...typed.matchAll(/ /g)].flatMap(({ index }) => {
    const [end, begin] = [typed.slice(0, index), typed.slice(index + 1)];
    const ending = rows.filter(({ words }) => words.endsWith(end)).map(({ part }) => part);
    return ending.length > 0 ? [{ accounts: accountsOf((name) => startsWith(name, begin)), kinds: ending }] : [];
  });
  return { kinds: found, people: [{ accounts: accountsOf((name) => contains(name, q)) }, ...across] };
}
