import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { languageOf } from "../../contract/texts/language.ts";
import type { Actor } from "../platform/actor.ts";
import { compiledOnce } from "../platform/database/compiled-once.ts";
import type { Db } from "../platform/database/pool.ts";
import { emailConfirmed } from "./account.queries.ts";

/** A session's longest idle time and longest lifetime, for staff and for users (rules §2). */
const IDLE = { employee: "12 hours", user: "14 days" } as const;
const LIFE = { employee: "7 days", user: "90 days" } as const;
/** The longest lifetime of any session, in days. */
export const MAX_SESSION_DAYS = 90;
/** How often the time of last use is updated, in milliseconds. */
const TOUCH_EVERY_MS = 60_000;

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

/** The condition for a valid session `s` of an account `a`: neither idle for too long nor too old. */
const isValid = (now: Date) => {
  const since = (limits: typeof IDLE | typeof LIFE) =>
    sql`${now}::timestamptz - case a.kind when 'employee' then ${limits.employee}::interval else ${limits.user}::interval end`;
  return sql<boolean>`(s.last_seen_at > ${since(IDLE)} and s.created_at > ${since(LIFE)})`;
};

/** Deletes expired sessions. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
  await sql`delete from sessions s using accounts a where a.id = s.account_id and not ${isValid(now)}`.execute(db);
}

type Found = Exclude<Actor, { role: "visitor" }>;

/**
 * Begins a session.
 * @returns the cookie's value: 256 random bits, of which only a hash is stored (rules §2)
 */
export async function beginSession(db: Db, accountId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insertInto("sessions")
    .values({ id_hash: hashOf(token), account_id: accountId, created_at: now, last_seen_at: now })
    .execute();
  return token;
}

/** Ends a session; does nothing when it is unknown. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom("sessions").where("id_hash", "=", hashOf(token)).execute();
}

/** Ends all sessions of an account except one, after a change of password (rules §2). @param exceptId that session's id, if any */
export async function endOtherSessions(db: Db, accountId: number, exceptId?: string): Promise<void> {
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
    .where(isValid(now))
    .select(["a.id as accountId", "a.kind", "a.language", "s.last_seen_at", "e.is_admin as isAdmin"])
    .select(["a.password_by_staff as passwordByStaff", emailConfirmed.as("emailConfirmed")])
    .select(sql<number | null>`coalesce(u.id, e.id)`.as("personId"))
    .select(sql<string>`coalesce(u.name, e.name)`.as("name"))
    .select(sql<string>`coalesce(u.surname, e.surname)`.as("surname")),
);

/**
 * Finds the person of a session cookie.
 * @returns undefined when the session is unknown or expired, or the person is archived
 */
export async function findSession(db: Db, token: string, now: Date): Promise<Found | undefined> {
  const hash = hashOf(token);
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
  };
}

/** When a person signed in; undefined for a session that has ended. */
export async function signedInAt(db: Db, sessionId: string): Promise<Date | undefined> {
  const hash = Buffer.from(sessionId, "hex");
  return (await db.selectFrom("sessions").select("created_at").where("id_hash", "=", hash).executeTakeFirst())
    ?.created_at;
}
