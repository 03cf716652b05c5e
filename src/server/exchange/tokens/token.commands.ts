import type { ApiToken, ApiTokenRequest } from "../../../contract/exchange/api-tokens.ts";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { today } from "../../base/clock.ts";
import { conflict, forbidden, invalid, notFound } from "../../base/errors.ts";
import { isPermission, may, PROGRAM_PERMISSIONS } from "../../base/policy.ts";
import { type Context, inTransaction } from "../../database/context.ts";
import { addRow } from "../../database/rows.ts";
import { audit, audited } from "../../platform/audit/audit.commands.ts";
import { serverTexts } from "../../texts/texts.ts";
import { findToken } from "./token.queries.ts";
import { hashOfToken, makeToken } from "./token.ts";

/** How many tokens a shelter has at most. */
const MOST_TOKENS = 100;
const subject = "API token";

/** @throws HttpProblem 400 for a permission that there is not; 403 for one that the maker or no program may have */
function checkedPermissions({ actor }: Context, names: readonly string[]): string[] {
  const { refusals } = serverTexts();
  const unknown = names.find((name) => !isPermission(name));
  if (unknown !== undefined)
    throw invalid([{ field: "permissions", errors: [refusals.programs.unknownPermission(unknown)] }]);
  const refused = names.find(
    (name) => isPermission(name) && (!PROGRAM_PERMISSIONS.includes(name) || !may(actor, name)),
  );
  if (refused !== undefined) throw forbidden(refusals.programs.notForPrograms(refused));
  return PROGRAM_PERMISSIONS.filter((name) => names.includes(name));
}

/** Lets a program in. @returns its token, which nobody can read again @throws HttpProblem 400, 403, 409 */
export async function addToken(
  context: Context,
  { name, permissions, expiresOn = null }: ApiTokenRequest,
): Promise<ApiToken & { token: string }> {
  const given = checkedPermissions(context, permissions);
  const { programs } = recordTexts();
  if (expiresOn !== null && expiresOn < today(context.clock))
    throw invalid([{ field: "expiresOn", errors: [programs.expiresOn] }]);
  const token = makeToken();
  return audited(
    context,
    "create",
    ({ id }: ApiToken) => ({ subject, id, details: { name, permissions: given.join(", ") } }),
    async ({ db, clock, actor }) => {
      const { count } = await db
        .selectFrom("api_tokens")
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      if (count >= MOST_TOKENS) throw conflict(serverTexts().refusals.programs.tooManyTokens(MOST_TOKENS));
      const id = await addRow(db, "api_tokens", {
        name,
        token_hash: hashOfToken(token) as Buffer,
        token_end: token.slice(-4),
        permissions: given,
        account_id: actor.accountId,
        created_at: clock.now(),
        expires_on: expiresOn,
      });
      return { ...(await findToken({ db, clock }, id)), token };
    },
  );
}

/** Lets a program in no longer: its next call is refused. @throws HttpProblem 404 */
export function revokeToken(context: Context, id: number): Promise<void> {
  return inTransaction(context, async (within) => {
    const gone = await within.db.deleteFrom("api_tokens").where("id", "=", id).returning("name").executeTakeFirst();
    if (!gone) throw notFound(recordTexts().programs.tokenNotFound);
    await audit(within, "delete", { subject, id, details: { name: gone.name } });
  });
}
