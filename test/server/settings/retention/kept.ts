import type { RetentionKind } from "../../../../src/contract/platform/retention.ts";
import type { RetentionPeriod } from "../../../../src/contract/settings/retention.ts";
import { NOON, type TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { anAdmin } from "../../support/people.ts";

/** NOON so many months ago. */
export function monthsAgo(months: number): Date {
  const day = new Date(NOON);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day;
}

/** The night after NOON, at this time at the shelter. */
export const nightAt = (time: string) => new Date(`2026-11-21T${time}:00+01:00`);

export async function periodOf(client: Client, kind: RetentionKind): Promise<RetentionPeriod> {
  const { items } = (await client.get("/api/shelter/retention")).json();
  return items.find((item: RetentionPeriod) => item.kind === kind);
}

/** Sends a period as the screen does; the version is the present one. */
export async function send(client: Client, kind: RetentionKind, body: object, version?: number | string) {
  const seen = version ?? (await periodOf(client, kind)).version;
  return client.put(`/api/shelter/retention/${kind}`, body, { "if-match": `"${seen}"` });
}

/** Sets a period at the database, as somebody did a day before NOON. */
export async function setBefore({ db }: TestApp, kind: RetentionKind, months: number): Promise<void> {
  const set = { months, version: 1, changed_at: new Date(NOON.getTime() - 86_400_000) };
  await db
    .insertInto("retention_periods")
    .values({ kind, ...set })
    .onConflict((known) => known.column("kind").doUpdateSet({ ...set, ran_on: null, finished_on: null, erased: 0 }))
    .execute();
}

/** Somebody who is signed in now: sessions end while the clock moves. */
export const adminNow = async (shelter: TestApp): Promise<Client> => (await anAdmin(shelter)).client;

/** What the audit log says of erased records, the oldest first. */
export async function erasures({ db }: Pick<TestApp, "db">): Promise<object[]> {
  const rows = await db
    .selectFrom("audit_log")
    .select(["details", "actor_account_id as by"])
    .where("action", "=", "erase")
    .orderBy("id")
    .execute();
  return rows.map(({ details, by }) => ({ ...(details as object), by }));
}
