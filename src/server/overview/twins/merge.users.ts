import { sql } from "kysely";
import type { UserMergeRequest } from "../../../contract/overview/twins.ts";
import { NO_PASSWORD } from "../../accounts/password.ts";
import { endOtherSessions } from "../../accounts/sessions/session.store.ts";
import type { Context, System, WithSettings } from "../../database/context.ts";
import type { Db } from "../../database/pool.ts";
import { changeRows } from "../../database/rows.ts";
import type { WithKeys } from "../../parts/keys/keys.ts";
import { addBack, lockWhole, type Moves, type Row, setColumns } from "../../parts/merging/merge.rows.ts";
import type { PairOfPeople } from "../../parts/merging/merging.ts";
import { takenColumns } from "./merge.fields.ts";
import { queueApartLetters, queueMergeLetters } from "./merge.letters.ts";
import { moveAll, moveAllBack, pairedRules } from "./merge.moves.ts";
import { parted, type TwoUsers } from "./merge.records.ts";
import {
  addMerge,
  type Changed,
  changeTogether,
  differences,
  nameAdoptions,
  saveChanged,
  unchangedSince,
  type WrittenMerge,
} from "./merge.write.ts";

const DERIVED: ReadonlySet<string> = new Set(["adoption_count", "name_folded"]);

/** What staff have said to look out for, of both. */
const bothFlags = (gone: Row, kept: Row): unknown[] => {
  const all = [...((kept.flags ?? []) as unknown[]), ...((gone.flags ?? []) as unknown[])];
  return [...new Map(all.map((flag) => [JSON.stringify(flag), flag])).values()];
};

const countAdoptions = (tx: Db, ids: readonly number[]) =>
  sql`update users as u set adoption_count = (select count(*) from adoptions where user_id = u.id)
    where id = any(${ids}::int[])`.execute(tx);

/** Writes a merge of two locked users. The record of the one that goes is deleted, and its account is emptied. */
export function writeUserMerge(
  within: Context & WithSettings & WithKeys,
  { users, accounts, gone, kept }: TwoUsers,
  fields: NonNullable<UserMergeRequest["fields"]>,
): Promise<WrittenMerge> {
  const { db: tx, keys } = within;
  return changeTogether(within, async () => {
    const [{ own, account }, before] = [parted(gone), parted(kept)];
    const mergeId = await addMerge(within, {
      ...{ goneId: users.gone, goneAccountId: accounts.gone, intoId: users.kept, userId: users.kept },
      gone: { users: own, accounts: account },
    });
    await moveAll(tx, mergeId, pairedRules(keys, { accounts, users }));
    await tx.deleteFrom("users").where("id", "=", users.gone).execute();
    await emptyAccount(tx, accounts.gone);
    const taken = parted(takenColumns("users", { gone, kept, fields }));
    await setColumns(tx, "users", users.kept, { ...taken.own, flags: bothFlags(gone, kept) });
    await setColumns(tx, "accounts", accounts.kept, taken.account);
    if (fields.email === "gone") await endOtherSessions(tx, accounts.kept);
    await countAdoptions(tx, [users.kept]);
    await nameAdoptions(tx, sql`o.user_id = ${users.kept}`);
    const now = {
      users: await lockWhole(tx, "users", users.kept),
      accounts: await lockWhole(tx, "accounts", accounts.kept),
    };
    const ofUser = differences(before.own, now.users ?? {}, DERIVED);
    const ofAccount = differences(before.account, now.accounts ?? {}, DERIVED);
    const changed: Changed = {
      before: { users: ofUser.before, accounts: ofAccount.before },
      after: { users: ofUser.after, accounts: ofAccount.after },
    };
    await saveChanged(tx, mergeId, changed);
    await queueMergeLetters(within, { accountId: accounts.kept, gone, kept, email: String(now.accounts?.email) });
    return { mergeId, ...changed };
  });
}

/** Nobody signs in with it any more. It stays to say who did something. */
async function emptyAccount(tx: Db, accountId: number): Promise<void> {
  await endOtherSessions(tx, accountId);
  await changeRows(tx, "accounts", accountId, {
    email: `merged-${accountId}@invalid`,
    email_confirmed_at: null,
    password_hash: NO_PASSWORD,
    listed_user_id: null,
  });
}

/** What a merge has stored of two users. */
export type StoredUserMerge = PairOfPeople & {
  gone: { users: Row; accounts: Row };
  changed: Changed;
  moves: ReadonlyMap<string, Moves>;
};

/** Takes a merge back. The transaction has locked the user who was kept. @throws HttpProblem 409 for what is in the way */
export function undoUserMerge(
  within: System & WithSettings & WithKeys,
  { users, accounts, gone, changed, moves }: StoredUserMerge,
): Promise<void> {
  const { db: tx, keys } = within;
  return changeTogether(within, async () => {
    const now = {
      users: await lockWhole(tx, "users", users.kept),
      accounts: await lockWhole(tx, "accounts", accounts.kept),
    };
    const changes = (table: "users" | "accounts") => ({
      before: changed.before[table] ?? {},
      after: changed.after[table] ?? {},
    });
    const restored = unchangedSince(now.accounts ?? {}, changes("accounts"));
    await setColumns(tx, "accounts", accounts.kept, restored);
    if ("email" in restored) await endOtherSessions(tx, accounts.kept);
    const { id: _, ...account } = gone.accounts;
    await setColumns(tx, "accounts", accounts.gone, account);
    await addBack(tx, "users", [gone.users]);
    await moveAllBack(tx, moves, pairedRules(keys, { accounts, users }));
    await setColumns(tx, "users", users.kept, unchangedSince(now.users ?? {}, changes("users")));
    await countAdoptions(tx, [users.gone, users.kept]);
    await nameAdoptions(tx, sql`o.user_id in (${users.gone}, ${users.kept})`);
    await sql`delete from twins where user_one = ${users.gone} or user_other = ${users.gone}`.execute(tx);
    for (const side of ["one", "other"]) await addBack(tx, "twins", moves.get(`twins.user_${side}`)?.aside ?? []);
    await sql`select find_twins_of_users(array[${users.gone}, ${users.kept}]::int[])`.execute(tx);
    await queueApartLetters(within, [accounts.gone, accounts.kept]);
  });
}
