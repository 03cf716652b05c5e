import type { Passkey } from "../../../contract/accounts/second-factor.ts";
import { instant } from "../../base/clock.ts";
import type { Db } from "../../database/pool.ts";

/** A passkey as the server checks its answers. */
export type StoredPasskey = {
  id: number;
  accountId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
};

const stored = (db: Db) =>
  db
    .selectFrom("passkeys")
    .select(["id", "account_id as accountId", "credential_id as credentialId", "public_key as publicKey"])
    .select(["counter", "transports"]);

const counted = <T extends { counter: unknown }>(row: T) => ({ ...row, counter: Number(row.counter) });

/** All passkeys of an account, as the server checks them. */
export async function storedPasskeys(db: Db, accountId: number): Promise<StoredPasskey[]> {
  return (await stored(db).where("account_id", "=", accountId).orderBy("id").execute()).map(counted);
}

/** The passkey that an answer names. @param accountId left out: of any account */
export async function findPasskey(
  db: Db,
  { credentialId, accountId }: { credentialId: string; accountId?: number },
): Promise<StoredPasskey | undefined> {
  const row = await stored(db)
    .where("credential_id", "=", credentialId)
    .$if(accountId !== undefined, (own) => own.where("account_id", "=", accountId as number))
    .executeTakeFirst();
  return row && counted(row);
}

/** The passkeys of an account as their owner sees them, the oldest first. */
export async function listPasskeys(db: Db, accountId: number): Promise<Passkey[]> {
  const rows = await db
    .selectFrom("passkeys")
    .select(["id", "name", "created_at", "last_used_at"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: instant(created_at),
    lastUsedAt: last_used_at && instant(last_used_at),
  }));
}
