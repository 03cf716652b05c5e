import { sql } from "kysely";
import type { CurrentUser } from "../../contract/platform/current-user.ts";
import { emailKey } from "../../contract/platform/email.ts";
import type { Language } from "../../contract/texts/language.ts";
import type { SignedIn } from "../base/actor.ts";
import { compiledOnce } from "../database/compiled-once.ts";
import type { Db } from "../database/pool.ts";

/** An account that may sign in. */
export type Account = {
  id: number;
  email: string;
  emailConfirmed: boolean;
  passwordHash: string;
  language: Language;
  /** The least length of the next password. */
  passwordMinLength: number;
};

/** Whether the e-mail of the account `a` was confirmed by a link. */
export const emailConfirmed = sql<boolean>`a.email_confirmed_at is not null`;

const activeAccounts = (db: Db) =>
  db
    .selectFrom("accounts as a")
    .leftJoin("users as u", "u.account_id", "a.id")
    .leftJoin("employees as e", "e.account_id", "a.id")
    .where(
      sql<boolean>`coalesce(u.archived_at, u.closed_at, e.archived_at) is null and coalesce(u.id, e.id) is not null`,
    )
    .select(["a.id", "a.email", "a.password_hash as passwordHash", "a.password_min_length as passwordMinLength"])
    .select([emailConfirmed.as("emailConfirmed"), sql<Language>`a.language`.as("language")]);

const selectByEmail = compiledOnce((db, { key }: { key: string }) =>
  activeAccounts(db).where(sql`email_key(a.email)`, "=", key),
);
const selectById = compiledOnce((db, { id }: { id: number }) => activeAccounts(db).where("a.id", "=", id));

/** The account of an e-mail address, ignoring case; none for archived people. */
export const accountByEmail = async (db: Db, email: string): Promise<Account | undefined> =>
  (await selectByEmail(db, { key: emailKey(email) }))[0];

/** The account of an id. */
export const accountById = async (db: Db, id: number): Promise<Account | undefined> =>
  (await selectById(db, { id }))[0];

const lock = (purpose: "sign in" | "change") =>
  compiledOnce((tx, { id }: { id: number }) => {
    const row = tx.selectFrom("accounts").select("id").where("id", "=", id);
    return purpose === "sign in" ? row.forShare() : row.forNoKeyUpdate();
  }, "never");
const LOCKS = { "sign in": lock("sign in"), change: lock("change") };

/**
 * Locks an account until the transaction ends. Sign-ins share the lock; a change of e-mail or password excludes them.
 * @returns the account as it is now, or undefined when nobody can sign in to it any more
 */
export async function lockAccount(tx: Db, id: number, purpose: "sign in" | "change"): Promise<Account | undefined> {
  await LOCKS[purpose](tx, { id });
  // A separate statement: the one that waited for the lock may have read the person as they were before.
  return accountById(tx, id);
}

/** The signed-in person, in the contract's shape (spec §7). */
export function presentActor(actor: SignedIn): CurrentUser {
  return {
    loginId: actor.accountId,
    accountId: actor.accountId,
    id: actor.personId,
    isAdmin: actor.role === "admin",
    isEmployee: actor.role !== "user",
    name: actor.name,
    surname: actor.surname,
    emailConfirmed: actor.emailConfirmed,
    language: actor.language,
    ...(actor.awaitsFactor && { mustAddFactor: true }),
  };
}
