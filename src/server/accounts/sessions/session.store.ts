import { sql } from "kysely";
import { beginningOf } from "../../../contract/platform/whole-text.ts";
import { languageOf } from "../../../contract/texts/language.ts";
import type { Actor } from "../../base/actor.ts";
import { compiledOnce } from "../../database/compiled-once.ts";
import type { Db } from "../../database/pool.ts";
import { emailConfirmed } from "../account.queries.ts";
import { isFactorDemanded } from "../factor.demand.ts";
import { hashOfToken, newToken } from "../token.ts";

/** A session's longest idle time and longest lifetime, for staff and for users (rules §2). */
const IDLE = { employee: "12 hours", user: "14 days" } as const;
const LIFE = { employee: "7 days", user: "90 days" } as const;
/** The longest lifetime of any session, in days. */
export const MAX_SESSION_DAYS = 90;
/** How often the time of last use is updated, in milliseconds. */
const TOUCH_EVERY_MS = 60_000;

/**
 * The condition for a valid session `s` of an account `a`: neither idle for too long nor too old, nor begun by a clock that
 * was ahead, after which it would be good for years.
 */
export const isValidSession = (now: Date) => {
  const since = (limits: typeof IDLE | typeof LIFE) =>
    sql`${now}::timestamptz - case a.kind when 'employee' then ${limits.employee}::interval else ${limits.user}::interval end`;
  return sql<boolean>`(s.last_seen_at > ${since(IDLE)} and s.created_at > ${since(LIFE)}
    and s.created_at < ${now}::timestamptz + interval '1 day')`;
};

/** Deletes expired sessions. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await sql`delete from sessions s using accounts a where a.id = s.account_id and not ${isValidSession(now)}`.execute(
    db,
  );
}

type Found = Exclude<Actor, { role: "visitor" }>;

/** What is known of a session when it begins. */
type Beginning = {
  /** as the browser and the network say */
  from?: { userAgent: string | undefined; address: string };
  /** whether its person may do nothing yet but set up a second factor */
  awaitsFactor?: boolean;
};

/** The longest name of a browser that is stored, in characters. */
const LONGEST_USER_AGENT = 300;

type NewSession = {
  hash: Buffer;
  accountId: number;
  now: Date;
  userAgent: string | null;
  address: string | null;
  awaitsFactor: boolean;
};

const insertSession = compiledOnce(
  (db, { hash, accountId, now, userAgent, address, awaitsFactor }: NewSession) =>
    db.insertInto("sessions").values({
      id_hash: hash,
      account_id: accountId,
      created_at: now,
      last_seen_at: now,
      confirmed_at: now,
      user_agent: userAgent,
      address,
      awaits_factor: awaitsFactor,
    }),
  "never",
);

/**
 * Begins a session. Its person has just proved who they are.
 * @returns the cookie's value: 256 random bits, of which only a hash is stored (rules §2)
 */
export async function beginSession(
  db: Db,
  accountId: number,
  now: Date,
  { from, awaitsFactor = false }: Beginning = {},
): Promise<string> {
  const token = newToken();
  await insertSession(db, {
    ...{ hash: hashOfToken(token), accountId, now, awaitsFactor },
    userAgent: from?.userAgent === undefined ? null : beginningOf(from.userAgent, LONGEST_USER_AGENT),
    address: from?.address ?? null,
  });
  return token;
}

/** Ends a session; does nothing when it is unknown. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom("sessions").where("id_hash", "=", hashOfToken(token)).execute();
}

/** Ends the session with this number. @returns whether the account has one */
export async function endSessionOf(db: Db, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Ends all sessions of an account except one, after a change of password (rules §2), and sign-ins that are half done.
 * @param exceptId that session's id, if any
 */
export async function endOtherSessions(db: Db, accountId: number, exceptId?: string): Promise<void> {
  await db.deleteFrom("sign_in_steps").where("account_id", "=", accountId).execute();
  await db
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .$if(exceptId !== undefined, (others) => others.where("id_hash", "<>", Buffer.from(exceptId ?? "", "hex")))
    .execute();
}

const selectSession = compiledOnce((db, { hash, now }: { hash: Buffer; now: Date }) =>
  db
    .selectFrom("sessions as s")
    .innerJoin("accounts as a", "a.id", "s.account_id")
    .leftJoin("users as u", (join) =>
      join.onRef("u.account_id", "=", "a.id").on("u.archived_at", "is", null).on("u.closed_at", "is", null),
    )
    .leftJoin("employees as e", (join) => join.onRef("e.account_id", "=", "a.id").on("e.archived_at", "is", null))
    .where("s.id_hash", "=", hash)
    .where(isValidSession(now))
    .select(["a.id as accountId", "a.kind", "a.language", "s.last_seen_at", "e.is_admin as isAdmin"])
    .select(["a.password_by_staff as passwordByStaff", "s.awaits_factor", emailConfirmed.as("emailConfirmed")])
    .select(sql<number | null>`coalesce(u.id, e.id)`.as("personId"))
    .select(sql<string>`coalesce(u.name, e.name)`.as("name"))
    .select(sql<string>`coalesce(u.surname, e.surname)`.as("surname")),
);

/**
 * Finds the person of a session cookie.
 * @returns undefined when the session is unknown or expired, or the person is archived
 */
export async function findSession(db: Db, token: string, now: Date): Promise<Found | undefined> {
  const hash = hashOfToken(token);
  const [row] = await selectSession(db, { hash, now });
  if (!row || row.personId === null) return undefined;
  if (now.getTime() - row.last_seen_at.getTime() > TOUCH_EVERY_MS) {
    await db.updateTable("sessions").set({ last_seen_at: now }).where("id_hash", "=", hash).execute();
  }
  const { accountId, personId, name, surname } = row;
  const role = row.kind === "user" ? "user" : row.isAdmin ? "admin" : "employee";
  return {
    role,
    accountId,
    personId,
    name,
    surname,
    emailConfirmed: row.emailConfirmed,
    passwordByStaff: row.passwordByStaff,
    language: languageOf(row.language),
    sessionId: hash.toString("hex"),
    // A shelter that asks for none any more lets everybody on.
    ...(row.awaits_factor && isFactorDemanded(role) && { awaitsFactor: true as const }),
  };
}

/** When a person signed in; undefined for a session that has ended. */
export async function signedInAt(db: Db, sessionId: string): Promise<Date | undefined> {
  const hash = Buffer.from(sessionId, "hex");
  return (await db.selectFrom("sessions").select("created_at").where("id_hash", "=", hash).executeTakeFirst())
    ?.created_at;
}
