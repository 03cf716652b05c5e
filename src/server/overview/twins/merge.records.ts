import { sql } from "kysely";
import { recordTexts } from "../../../contract/texts/texts.ts";
import { invalid, orNotFound } from "../../base/errors.ts";
import type { Db } from "../../database/pool.ts";
import { lockWhole, type Row } from "../../parts/merging/merge.rows.ts";
import type { Pair, PairOfPeople } from "../../parts/merging/merging.ts";

/** Two animals with all their columns. */
export type TwoAnimals = { pair: Pair; gone: Row; kept: Row };
/** Two users; the columns of their accounts stand after `account.`. */
export type TwoUsers = PairOfPeople & { gone: Row; kept: Row };

type Reading = "read" | "lock";

const noInto = () => invalid([{ field: "into", errors: [recordTexts().twins.into] }]);

async function readRow(
  db: Db,
  table: "animals" | "users" | "accounts",
  id: number,
  how: Reading,
): Promise<Row | undefined> {
  if (how === "lock") return lockWhole(db, table, id);
  const { rows } = await sql<{
    row: Row;
  }>`select to_jsonb(t) as row from ${sql.table(table)} as t where id = ${id}`.execute(db);
  return rows[0]?.row;
}

/** Reads, or locks in the order of their ids: in another order two merges at the same time could deadlock. */
async function readBoth(db: Db, table: "animals" | "users" | "accounts", { gone, kept }: Pair, how: Reading) {
  const found = new Map<number, Row | undefined>();
  for (const id of [gone, kept].toSorted((one, other) => one - other)) found.set(id, await readRow(db, table, id, how));
  return { gone: found.get(gone), kept: found.get(kept) };
}

/** @throws HttpProblem 404 for the one that goes, 400 at `into` for the other */
export async function readAnimals(db: Db, pair: Pair, how: Reading): Promise<TwoAnimals> {
  const { gone, kept } = await readBoth(db, "animals", pair, how);
  const found = orNotFound(gone, recordTexts().animals.notFound);
  if (!kept) throw noInto();
  return { pair, gone: found, kept };
}

/** {@link readAnimals} for users, with their accounts, which are locked after both of them. */
export async function readUsers(db: Db, users: Pair, how: Reading): Promise<TwoUsers> {
  const { gone, kept } = await readBoth(db, "users", users, how);
  const found = orNotFound(gone?.closed_at === null ? gone : undefined, recordTexts().users.notFound);
  if (!kept) throw noInto();
  const pair = { gone: Number(found.account_id), kept: Number(kept.account_id) };
  const accounts = await readBoth(db, "accounts", pair, how);
  const address = accounts.gone?.email_confirmed_at ? String(accounts.gone.email) : undefined;
  return {
    users,
    accounts: { ...pair, address },
    gone: { ...found, ...accountColumns(accounts.gone) },
    kept: { ...kept, ...accountColumns(accounts.kept) },
  };
}

const ACCOUNT = "account.";

const accountColumns = (account: Row = {}): Row =>
  Object.fromEntries(Object.entries(account).map(([column, value]) => [ACCOUNT + column, value]));

/** The columns of the record itself, and those of its account. */
export function parted(columns: Row): { own: Row; account: Row } {
  const all = Object.entries(columns);
  return {
    own: Object.fromEntries(all.filter(([column]) => !column.startsWith(ACCOUNT))),
    account: Object.fromEntries(
      all
        .filter(([column]) => column.startsWith(ACCOUNT))
        .map(([column, value]) => [column.slice(ACCOUNT.length), value]),
    ),
  };
}
