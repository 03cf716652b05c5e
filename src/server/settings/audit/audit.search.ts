import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { AuditQuery } from "../../../contract/platform/audit.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import type { Db } from "../../database/pool.ts";
import { contains, shownWord, startsWith } from "../../database/search.ts";

/** The kind (action and subject) of an entry `audit_log as l`, as it is indexed and counted (`audit_log_kind`). */
export const KIND = sql`(l.action || chr(10) || l.subject)`;

/** What an entry `audit_log as l` is about, as it is indexed (`audit_log_kind_of_deed`). */
export const DEED = sql`audit_kind(l.action)`;

/** A search for entries by the people who acted. */
export type ByPeople = {
  /** SQL for the people's accounts */
  accounts: RawBuilder<unknown>;
  /** limits the search to these kinds */
  kinds?: string[];
};

/** What a search text matches in the log. */
export type AuditSearch = {
  /** the kinds whose action or subject contain the text, by any person */
  kinds: string[];
  /** an entry may match several of these */
  people: ByPeople[];
};

/** All kinds of entries; there are few, however long the log is. */
const kinds = sql`
  select distinct part, split_part(part, chr(10), 1) as action, split_part(part, chr(10), 2) as subject
  from list_counts where list = 'audit_log'`;

/** The kinds about this, with this action or this subject. */
export async function findKinds(
  db: Db,
  { kind, action, subject }: Pick<AuditQuery, "kind" | "action" | "subject">,
): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select part from (${kinds}) as kinds
    where action = coalesce(${action ?? null}, action) and subject = coalesce(${subject ?? null}, subject)
      and audit_kind(action) = coalesce(${kind ?? null}, audit_kind(action))`.execute(db);
  return rows.map(({ part }) => part);
}

/** SQL for the accounts of people with matching names. */
const accountsOf = (matches: (name: RawBuilder<string>) => RawBuilder<SqlBool>) => sql`
  select account_id from employees where ${matches(sql.ref("name_folded"))}
  union all select account_id from users where ${matches(sql.ref("name_folded"))}`;

/**
 * Finds what a search text matches. An entry is searched as the text "action subject name" in the reader's language: what
 * was typed may be part of the first two words, part of the name, or end in the one and begin the other.
 */
export async function auditSearch(db: Db, q: string, kind: AuditQuery["kind"]): Promise<AuditSearch> {
  const { actions, subjects } = recordTexts().audit;
  const { rows } = await sql<{ part: string; words: string; typed: string }>`
    select part, fold(${shownWord(actions, sql`action`)} || ' ' || ${shownWord(subjects, sql`subject`)}) as words, fold(${q}) as typed from (${kinds}) as kinds
      where audit_kind(action) = coalesce(${kind ?? null}, audit_kind(action))`.execute(db);
  const typed = rows[0]?.typed ?? "";
  const found = rows.filter(({ words }) => words.includes(typed)).map(({ part }) => part);
  const across = [...typed.matchAll(/ /g)].flatMap(({ index }) => {
    const [end, begin] = [typed.slice(0, index), typed.slice(index + 1)];
    const ending = rows.filter(({ words }) => words.endsWith(end)).map(({ part }) => part);
    return ending.length > 0 ? [{ accounts: accountsOf((name) => startsWith(name, begin)), kinds: ending }] : [];
  });
  return { kinds: found, people: [{ accounts: accountsOf((name) => contains(name, q)) }, ...across] };
}
