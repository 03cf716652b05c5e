import type { Session } from "../../../contract/accounts/sessions.ts";
import { instant } from "../../base/clock.ts";
import type { Context } from "../../database/context.ts";
import { deviceOf } from "./device.ts";
import { isValidSession } from "./session.store.ts";

/** Where the actor is signed in: this session first, then the latest used. */
export async function listSessions({ db, clock, actor }: Context): Promise<Session[]> {
  const rows = await db
    .selectFrom("sessions as s")
    .innerJoin("accounts as a", "a.id", "s.account_id")
    .where("s.account_id", "=", actor.accountId)
    .where(isValidSession(clock.now()))
    .select(["s.id", "s.id_hash", "s.user_agent", "s.address", "s.created_at", "s.last_seen_at"])
    .orderBy("s.last_seen_at", "desc")
    .orderBy("s.id", "desc")
    .execute();
  const sessions = rows.map(({ id, id_hash, user_agent, address, created_at, last_seen_at }) => ({
    id,
    ...deviceOf(user_agent),
    address,
    createdAt: instant(created_at),
    lastSeenAt: instant(last_seen_at),
    isThis: id_hash.toString("hex") === actor.sessionId,
  }));
  return [...sessions.filter(({ isThis }) => isThis), ...sessions.filter(({ isThis }) => !isThis)];
}
