import { type RawBuilder, type SqlBool, sql } from "kysely";
import type {
  MonthlyAction,
  MonthlyGift,
  MonthlyGiftPage,
  MonthlyGiftQuery,
  MonthlyState,
  OwnMonthlyGift,
} from "../../../contract/giving/monthly-gifts.ts";
import { instant, instantOrNull } from "../../base/clock.ts";
import { pageOf } from "../../database/paging.ts";
import type { Db } from "../../database/pool.ts";
import { giverOf } from "../donation.queries.ts";

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
  "g.state",
  "g.reason",
] as const;

const gifts = (db: Db) => db.selectFrom("monthly_gifts as g").select(COLUMNS);
type Row = Awaited<ReturnType<ReturnType<typeof gifts>["executeTakeFirstOrThrow"]>>;

const present = ({ created_at, ended_at, purpose, ...gift }: Row): MonthlyGift => ({
  ...gift,
  purpose: purpose || null,
  createdAt: instant(created_at),
  endedAt: instantOrNull(ended_at),
});

/** The actions of the giver, by the state of their gift. */
export const OWN_ACTIONS: Readonly<Record<MonthlyState, readonly MonthlyAction[]>> = {
  beginning: ["end"],
  active: ["change", "pause", "end"],
  paused: ["change", "resume", "end"],
  ended: [],
};

/** The monthly gift of an account, if one is running. */
export async function ownMonthlyGift(db: Db, accountId: number): Promise<OwnMonthlyGift> {
  const row = await gifts(db).where("g.account_id", "=", accountId).where("g.state", "<>", "ended").executeTakeFirst();
  return { gift: row ? { ...present(row), actions: [...OWN_ACTIONS[row.state]] } : null };
}

/** All monthly gifts of an account, for the export of personal data (rules §10). */
export async function exportMonthlyGifts(db: Db, accountId: number): Promise<MonthlyGift[]> {
  return (await gifts(db).where("g.account_id", "=", accountId).orderBy("g.id").execute()).map(present);
}

/** One page for admins, the newest first, with the monthly sum of the active gifts. @param isTest of the provider in use */
export async function listMonthlyGifts(db: Db, query: MonthlyGiftQuery, isTest: boolean): Promise<MonthlyGiftPage> {
  const { state } = query;
  const found = db
    .selectFrom("monthly_gifts as g")
    .$if(state !== undefined, (all) => all.where("g.state", "=", state ?? "active"));
  const page = await pageOf(
    db,
    found,
    (all) => all.select([...COLUMNS, giverOf("g.account_id").as("giver")]).orderBy("g.id", "desc"),
    query,
  );
  const items = page.items.map(({ giver, ...row }) => ({ ...present(row), giver, actions: staffActions(row) }));
  return { ...page, items, active: await sumOfActive(db, isTest) };
}

const staffActions = ({ state }: { state: MonthlyState }): MonthlyAction[] => (state === "ended" ? [] : ["end"]);

function sumOfActive(db: Db, isTest: boolean): Promise<MonthlyGiftPage["active"]> {
  return db
    .selectFrom("monthly_gifts")
    .where("state", "=", "active")
    .where("is_test", "=", isTest)
    .select([sql<number>`count(*)::int`.as("count")])
    .select(sql<number>`coalesce(sum(amount_grosze), 0)::int`.as("amountGrosze"))
    .executeTakeFirstOrThrow();
}

/** A gift as the background work needs it, with the names under which the provider keeps its card. */
const giftRows = (db: Db) =>
  db
    .selectFrom("monthly_gifts as g")
    .select(["g.id", "g.state", "g.amount_grosze as amountGrosze", "g.purpose", "g.day_of_month as dayOfMonth"])
    .select(["g.animal_id as animalId", "g.resource_id as resourceId", "g.account_id as accountId", "g.refusals"])
    .select(["g.charge_month as chargeMonth", "g.work_at as workAt", "g.ended_at as endedAt"])
    .select(["g.card_expires as cardExpires", "g.customer_key as customerKey", "g.customer_email as email"])
    .select(["g.is_test as isTest", "g.is_example as isExample", "g.created_at as createdAt"]);
/** A row of these. */
export type MonthlyGiftRow = Awaited<ReturnType<ReturnType<typeof giftRows>["executeTakeFirstOrThrow"]>>;

const due = (now: Date): RawBuilder<SqlBool> => sql<SqlBool>`g.work_at <= ${now}`;

/** The ids of gifts whose time has come: a charge, a card to find or to delete. @param isTest of the provider in use */
export const dueGifts = (db: Db, isTest: boolean, now: Date): Promise<{ id: number }[]> =>
  db
    .selectFrom("monthly_gifts as g")
    .where(due(now))
    .where("g.is_test", "=", isTest)
    .select("g.id")
    .orderBy("g.work_at")
    .execute();

/** One gift whose time has come; undefined when another server has dealt with it. */
export const findDueGift = (db: Db, id: number, now: Date): Promise<MonthlyGiftRow | undefined> =>
  giftRows(db).where("g.id", "=", id).where(due(now)).executeTakeFirst();

/** A gift, locked until the transaction ends. */
export const lockGift = (tx: Db, id: number): Promise<MonthlyGiftRow | undefined> =>
  giftRows(tx).where("g.id", "=", id).forUpdate().executeTakeFirst();

/** The running gift of an account, locked until the transaction ends. */
export const lockOwnGift = (tx: Db, accountId: number): Promise<MonthlyGiftRow | undefined> =>
  giftRows(tx).where("g.account_id", "=", accountId).where("g.state", "<>", "ended").forUpdate().executeTakeFirst();

/** The running gifts of the stand-in for the provider, locked until the transaction ends. */
export const lockTestGifts = (tx: Db): Promise<MonthlyGiftRow[]> =>
  giftRows(tx).where("g.is_test", "=", true).where("g.state", "<>", "ended").orderBy("g.id").forUpdate().execute();

/** The charge of a gift whose result is not known; there is one at most. */
export const openCharge = (db: Db, giftId: number) =>
  db
    .selectFrom("donations")
    .select(["ext_order_id as extOrderId", "provider_order_id as orderId", "amount_grosze as amountGrosze", "purpose"])
    .select("created_at as createdAt")
    .where("monthly_gift_id", "=", giftId)
    .where("status", "=", "PENDING")
    .where("gift_try", ">", 0)
    .executeTakeFirst();

/** The page of a gift's first payment, and the provider's number of its order; null while they are not known. */
export const firstPage = (db: Db, giftId: number) =>
  db
    .selectFrom("monthly_gifts as g")
    .innerJoin("donations as d", (on) => on.onRef("d.monthly_gift_id", "=", "g.id").on("d.gift_try", "=", 0))
    .where("g.id", "=", giftId)
    .where("g.state", "=", "beginning")
    .where("d.status", "=", "PENDING")
    .select(["g.first_page as url", "d.provider_order_id as orderId"])
    .executeTakeFirst();

/** When the first payment of a gift arrived; undefined when it has not. */
export async function firstPaidAt(db: Db, giftId: number): Promise<Date | undefined> {
  const row = await db
    .selectFrom("donations")
    .select("settled_at")
    .where("monthly_gift_id", "=", giftId)
    .where("gift_try", "=", 0)
    .where("status", "in", ["COMPLETED", "Refunded"])
    .executeTakeFirst();
  return row?.settled_at ?? undefined;
}

/** The last month that was charged, or may have been. */
export async function lastChargedMonth(db: Db, giftId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("donations")
    .select(sql<string | null>`max(gift_month)`.as("month"))
    .where("monthly_gift_id", "=", giftId)
    .where("status", "in", ["COMPLETED", "PENDING", "Refunded"])
    .executeTakeFirst();
  return row?.month ?? undefined;
}
