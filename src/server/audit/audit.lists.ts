import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Deps } from "../deps.ts";
import type { ListWanted } from "../http/whole-list.ts";
import { isStaff } from "../sessions/actor.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** This list names people: what staff read of it is written down under this subject (decisions §10). */
    listOfPeople?: string;
  }
}

/**
 * The same page of the same list, looked at again within this time, is one entry: screens fetch anew whenever they are seen.
 * A whole list is read because somebody asked for it, so each time is an entry.
 */
const ONE_LOOK = "10 minutes";

/** Writes down which staff looked at which list of people, before it is answered (decisions §10). */
export function auditListsOfPeople(app: FastifyInstance, { db, clock }: Deps): void {
  app.addHook("preSerialization", async ({ actor, query, routeOptions }, reply, payload) => {
    const subject = routeOptions.config.listOfPeople;
    if (!subject || reply.statusCode !== 200 || actor.role === "visitor" || !isStaff(actor)) return payload;
    const { page, pageSize, all } = query as Partial<ListWanted>;
    const now = clock.now();
    // What was searched for may be a name, which is not written down again.
    const details = JSON.stringify(all ? { all } : { page, pageSize });
    await sql`
      insert into audit_log (at, actor_account_id, action, subject, details)
      select ${now}::timestamptz, ${actor.accountId}::int, 'list', ${subject}::text, ${details}::jsonb
      where ${all === true} or not exists (
        select from audit_log where at > ${now}::timestamptz - ${ONE_LOOK}::interval
        and actor_account_id = ${actor.accountId} and action = 'list' and subject = ${subject} and details = ${details}::jsonb)
    `.execute(db);
    return payload;
  });
}
