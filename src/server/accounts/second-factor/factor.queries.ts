import { sql } from "kysely";
import type { Factor } from "../../../contract/accounts/accounts.ts";
import { compiledOnce } from "../../database/compiled-once.ts";
import type { Db } from "../../database/pool.ts";

const selectFactors = compiledOnce((db, { accountId }: { accountId: number }) =>
  db.selectNoFrom([
    sql<boolean>`exists (select from passkeys where account_id = ${accountId})`.as("passkey"),
    sql<boolean>`exists (select from authenticator_apps where account_id = ${accountId} and secret is not null)`.as(
      "totp",
    ),
    sql<boolean>`exists (select from recovery_codes where account_id = ${accountId} and used_at is null)`.as(
      "recovery",
    ),
  ]),
);

/**
 * The ways in which the person of an account can show who they are besides the password. Recovery codes alone are no second
 * factor: they go with the last one.
 * @returns none when the password is enough
 */
export async function factorsOf(db: Db, accountId: number): Promise<Factor[]> {
  const [has] = await selectFactors(db, { accountId });
  if (!has || !(has.passkey || has.totp)) return [];
  return (["passkey", "totp", "recovery"] as const).filter((factor) => has[factor]);
}
