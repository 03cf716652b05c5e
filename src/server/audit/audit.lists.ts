import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";
import type { ListWanted } from "../http/whole-list.ts";
import { isStaff } from "../sessions/actor.ts";
import { audit, auditOnce } from "./audit.commands.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What staff read of this list is written to the audit log, under this subject (decisions §10). */
    auditedList?: string;
  }
}

/**
 * Writes down which staff looked at which page of which list, before it is answered (decisions §10). A whole list is read
 * because somebody asked for it, so each time is an entry.
 */
export function auditLists(app: FastifyInstance, { db, clock }: Pick<Deps, "db" | "clock">): void {
  app.addHook("preSerialization", async ({ actor, query, routeOptions }, reply, payload) => {
    const subject = routeOptions.config.auditedList;
    if (!subject || reply.statusCode !== 200 || actor.role === "visitor" || !isStaff(actor)) return payload;
    const { page, pageSize, all } = query as Partial<ListWanted>;
    const write = all ? audit : auditOnce;
    // What was searched for may be a name, which is not written down again.
    await write({ db, clock, actor }, "list", { subject, id: null, details: all ? { all } : { page, pageSize } });
    return payload;
  });
}
