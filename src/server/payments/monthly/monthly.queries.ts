import { type RawBuilder, type SqlBool, sql } from "kysely";
import type {
  MonthlyAction,
  MonthlyGift,
  MonthlyGiftPage,
  MonthlyGiftQuery,
  MonthlyGiftRecord,
  MonthlyReason,
  MonthlyState,
  OwnMonthlyGift,
} from "../../../contract/monthly-gifts.ts";
import { instant, instantOrNull } from "../../clock.ts";
import { pageOf } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";

const COLUMNS = [
  "g.id",
  "g.amount_grosze as amountGrosze",
  "g.purpose",
  "g.is_test as isTest",
  "g.day_of_month as dayOfMonth",
  "g.next_charge_on as nextChargeOn",
  "g.card",
  "g.card_expires as cardExpires",
  "g.created_at",
  "g.ended_at",
] as const;

const gifts = (db: Db) =>
  db
    .selectFrom("monthly_gifts as g")
    .select(COLUMNS)
    .select([sql<MonthlyState>`g.state`.as("state"), sql<MonthlyReason | null>`g.reason`.as("reason")]);
type Row = Awaited<ReturnType<ReturnType<typeof gifts>["executeTakeFirstOrThrow"]>>;

const present = ({ created_at, ended_at, purpose, ...gift }: Row): MonthlyGift => ({
  ...gift,
  purpose: purpose || null,
  createdAt: instant(created_at),
  endedAt: instantOrNull(ended_at),
});

/** What the giver may do, by the state of their gift. */
export const OWN_ACTIONS: Readonly<Record<MonthlyState, readonly MonthlyAction[]>> = {
  beginning: ["end"],
  active: ["change", "pause", "end"],
  paused: ["change", "resume", "end"],
  ended: [],
};

/** The gift of an account that has not ended. */
export async function ownMonthlyGift(db: Db, accountId: number): Promise<OwnMonthlyGift> {
  const row = await gifts(db).where("g.account_id", "=", accountId).where("g.state", "<>", "ended").executeTakeFirst();
  return { gift: row ? { ...present(row), actions: [...OWN_ACTIONS[row.state]] } : null };
}

/** All monthly gifts of an account, for the export of personal data (rules §10). */
export async function exportMonthlyGifts(db: Db, accountId: number): Promise<MonthlyGift[]> {
  return (await gifts(db).where("g.account_id", "=", accountId).orderBy("g.id").execute()).map(present);
}

const giver = sql<MonthlyGiftRecord["giver"]>`case when g.account_id is not null then (
  select jsonb_build_object('userId', u.id, 'fullName',
    coalesce(u.name || ' ' || u.surname, e.name || ' ' || e.surname, ''))
  from accounts as a left join users as u on u.account_id = a.id left join employees as e on e.account_id = a.id
  where a.id = g.account_id limit 1) end`;

/** For admins: the newest first, with what the active ones give in a month. @param isTest of the provider in use */
export async function listMonthlyGifts(db: Db, query: MonthlyGiftQuery, isTest: boolean): Promise<MonthlyGiftPage> {
  const { state } = query;
  const found = db
    .selectFrom("monthly_gifts as g")
    .where(state ? sql<SqlBool>`g.state = ${state}` : sql<SqlBool>`true`);
  const page = await pageOf(
    db,
    found,
    (all) =>
      all
        .select(COLUMNS)
        .select([sql<MonthlyState>`g.state`.as("state"), sql<MonthlyReason | null>`g.reason`.as("reason")])
        .select(giver.as("giver"))
        .orderBy("g.id", "desc"),
    query,
  );
  const items = page.items.map(({ giver: by, ...row }) => ({ ...present(row), giver: by, actions: staffActions(row) }));
  return { ...page, items, active: await activeGifts(db, isTest) };
}

const staffActions = ({ state }: { state: MonthlyState }): MonthlyAction[] => (state === "ended" ? [] : ["end"]);

async function activeGifts(db: Db, isTest: boolean): Promise<MonthlyGiftPage["active"]> {
  return db
    .selectFrom("monthly_gifts")
    .where("state", "=", "active")
    .where("is_test", "=", isTest)
    .select([sql<number>`count(*)::int`.as("count")])
    .select(sql<number>`coalesce(sum(amount_grosze), 0)::int`.as("amountGrosze"))
    .executeTakeFirstOrThrow();
}

/** What the server works on: a gift with the names of its card at the provider. */
const atWork = (db: Db) =>
  db
    .selectFrom("monthly_gifts as g")
    .select(["g.id", "g.amount_grosze as amountGrosze", "g.purpose", "g.day_of_month as dayOfMonth", "g.refusals"])
    .select(["g.animal_id as animalId", "g.resource_id as resourceId", "g.account_id as accountId"])
    .select([
      "g.next_charge_on as nextChargeOn",
      "g.charge_month as chargeMonth",
      "g.ended_at as endedAt",
      "g.card_expires as cardExpires",
    ])
    .select(["g.customer_key as customerKey", "g.customer_email as email", "g.card_deleted_at as cardDeletedAt"])
    .select(sql<Date | null>`g.work_at`.as("workAt"))
    .select(sql<MonthlyState>`g.state`.as("state"));
export type GiftAtWork = Awaited<ReturnType<ReturnType<typeof atWork>["executeTakeFirstOrThrow"]>>;

const due = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`g.work_at <= ${now}`;

/** Gifts that the server has something to do with now. @param isTest only those of the provider in use */
export const giftsToWorkOn = (db: Db, isTest: boolean, now: Date): Promise<{ id: number }[]> =>
  db
    .selectFrom("monthly_gifts as g")
    .where(due(now))
    .where("g.is_test", "=", isTest)
    .select("g.id")
    .orderBy("g.work_at")
    .execute();

/** @returns undefined when it has been done in the meantime */
export const giftAtWork = (db: Db, id: number, now: Date): Promise<GiftAtWork | undefined> =>
  atWork(db).where("g.id", "=", id).where(due(now)).executeTakeFirst();

/** The same gift, locked, whatever its time. */
export const lockGift = (tx: Db, id: number): Promise<GiftAtWork | undefined> =>
  atWork(tx).where("g.id", "=", id).forUpdate().executeTakeFirst();

/** The gift of an account that has not ended, locked. */
export const lockOwnGift = (tx: Db, accountId: number): Promise<GiftAtWork | undefined> =>
  atWork(tx).where("g.account_id", "=", accountId).where("g.state", "<>", "ended").forUpdate().executeTakeFirst();

/** A charge whose end is not known; of a gift there is one at most. */
export const openCharge = (db: Db, giftId: number) =>
  db
    .selectFrom("donations")
    .select(["ext_order_id as extOrderId", "provider_order_id as orderId", "amount_grosze as amountGrosze", "purpose"])
    .select("created_at as createdAt")
    .where("monthly_gift_id", "=", giftId)
    .where("status", "=", "PENDING")
    .where("gift_try", ">", 0)
    .executeTakeFirst();

/** When the first gift was paid, if it was. */
export async function firstPaidAt(db: Db, giftId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom("donations")
    .select("settled_at")
    .where("monthly_gift_id", "=", giftId)
    .where("gift_try", "=", 0)
    .where("status", "=", "COMPLETED")
    .executeTakeFirst();
  return row?.settled_at ?? undefined;
}

/** The last month that was charged, or may have been. */
export async function lastChargedMonth(db: Db, giftId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("donations")
    .select(sql<string | null>`max(gift_month)`.as("month"))
    .where("monthly_gift_id", "=", giftId)
    .where("status", "in", ["COMPLETED", "PENDING"])
    .executeTakeFirst();
  return row?.month ?? undefined;
}
