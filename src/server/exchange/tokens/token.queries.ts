import { sql } from "kysely";
import type { ApiToken, ProgramPermission } from "../../../contract/exchange/api-tokens.ts";
import type { PageOf } from "../../../contract/platform/lists.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { instant, instantOrNull, today } from "../../base/clock.ts";
import { orNotFound } from "../../base/errors.ts";
import { PROGRAM_PERMISSIONS } from "../../base/policy.ts";
import type { System } from "../../database/context.ts";
import { type PageRequest, pageOf } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import type { Operation } from "../../platform/http/authorization.ts";
import { serverTexts } from "../../texts/texts.ts";

const tokens = (db: Db) => db.selectFrom("api_tokens as t").innerJoin("employees as e", "e.account_id", "t.account_id");

const withColumns = (found: ReturnType<typeof tokens>, day: string) =>
  found
    .select(["t.id", "t.name", "t.permissions", "t.token_end as end", "t.created_at", "t.expires_on as expiresOn"])
    .select(["t.last_used_at", sql<string>`e.name || ' ' || e.surname`.as("createdBy")])
    .select(
      sql<boolean>`e.is_admin and e.archived_at is null and coalesce(t.expires_on >= ${day}::date, true)`.as("works"),
    )
    .orderBy("t.id", "desc");

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>["executeTakeFirstOrThrow"]>>;

const present = ({ created_at, last_used_at, ...row }: Row): ApiToken => ({
  ...row,
  createdAt: instant(created_at),
  lastUsedAt: instantOrNull(last_used_at),
});

/** One page of the tokens, the newest first. */
export async function listTokens({ db, clock }: System, query: PageRequest): Promise<PageOf<ApiToken>> {
  const page = await pageOf(db, tokens(db), (found) => withColumns(found, today(clock)), query);
  return { ...page, items: page.items.map(present) };
}

/** @throws HttpProblem 404 */
export async function findToken({ db, clock }: System, id: number): Promise<ApiToken> {
  const row = await withColumns(tokens(db).where("t.id", "=", id), today(clock)).executeTakeFirst();
  return present(orNotFound(row, recordTexts().programs.tokenNotFound));
}

/** @returns what programs can be allowed, in words, with the calls behind it */
export function programPermissions(operations: readonly Operation[]): ProgramPermission[] {
  const titles: Readonly<Record<string, string>> = serverTexts().programPermissions;
  return PROGRAM_PERMISSIONS.map((name) => {
    const own = operations.filter(({ permission, method }) => permission === name && method !== "HEAD");
    const calls = own.map(({ method, url }) => `${method} ${url}`).filter((call) => call.includes(" /api/"));
    return {
      name,
      title: titles[name] ?? name,
      isRead: own.every(({ method }) => method === "GET"),
      calls: [...new Set(calls)].sort(),
    };
  }).filter(({ calls }) => calls.length > 0);
}
